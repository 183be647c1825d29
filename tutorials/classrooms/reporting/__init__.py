"""What a class made of its exercises: counted, said in sentences, drawn, and as a table."""
