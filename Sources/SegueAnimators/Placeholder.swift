// Placeholder: replaced by this room's first file.
