"""ipywidgets as a page needs it that shows our widgets alone: they refer to no others."""

__all__ = ["widget_serialization"]

widget_serialization: dict[str, object] = {}
