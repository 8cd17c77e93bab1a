"""Pages of documents: FAQs, errata, bans, sets, rulings, and whatever has an id."""
