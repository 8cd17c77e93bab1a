"""Pages of FAQs, errata, bans, bulletins and the tournament rules."""
