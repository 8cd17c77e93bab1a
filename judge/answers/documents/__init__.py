"""Pages of documents: FAQs, errata, bans, sets, rulings, and everything that has an id."""
