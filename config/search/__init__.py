"""The search over the whole site: rules and exercises."""
