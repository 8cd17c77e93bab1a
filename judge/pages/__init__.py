"""Pages for a browser: one file each, without network; they need the extra ``page`` and are loaded by no look-up."""
