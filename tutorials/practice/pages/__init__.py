"""What the pages of courses, lessons, exercises and progress show."""
