"""What is read from page to page: places, their pages, the links in them, the tree of documents, what typing finds."""
