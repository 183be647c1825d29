"""Template contexts of the pages for courses, lessons, exercises and progress."""
