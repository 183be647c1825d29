"""Letters to teachers by e-mail, and the signed links in them."""
