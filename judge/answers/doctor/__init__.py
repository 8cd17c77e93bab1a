"""``judge doctor``: checks of the content, of imported documents, and of the cache."""
