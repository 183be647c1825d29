"""From content files to rows: what is taught, checked and stored."""
