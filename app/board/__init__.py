"""The board a person sees and moves on: scene, geometry, painter, widget and accessibility. It knows no rule."""
