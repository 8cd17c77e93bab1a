"""The screen of ``judge browse``: a search line, the tree of documents, and pages whose links are followed."""
