"""Pages of documents that are only imported: their rules, cards and wordings."""
