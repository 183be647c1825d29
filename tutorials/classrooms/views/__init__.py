"""Pages of classrooms: for teachers, for learners, and about what is stored."""
