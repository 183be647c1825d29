"""What an exercise asks for: goals that are put together from small predicates."""

from tutorials.curriculum.goals.goal import AllOf, AnyOf, Condition, Negation, PlayGoal
from tutorials.curriculum.goals.parsing import parse_goal
from tutorials.curriculum.goals.played import Played
from tutorials.curriculum.goals.registry import GoalError

__all__ = [
    "AllOf",
    "AnyOf",
    "Condition",
    "GoalError",
    "Negation",
    "PlayGoal",
    "Played",
    "parse_goal",
]
