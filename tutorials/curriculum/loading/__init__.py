"""From content files to rows: reading, checking and storing what is taught."""
