"""Pages on which teachers sign up and in, and look after their accounts."""
