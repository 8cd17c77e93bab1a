"""What is written: documents, ids, versions, the Markdown reader and the library that answers as of a day."""
