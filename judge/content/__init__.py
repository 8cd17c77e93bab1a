"""The written content: documents, ids, versions, the Markdown reader, and the library as of a day."""
