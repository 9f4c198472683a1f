"""What is done about touched pieces (article 5)."""

from __future__ import annotations

from engine.base import Side, Stamp
from engine.game.core import GameCore
from engine.game.events import Event
from engine.game.regulations import TouchMove
from engine.game.touch import Binding
from engine.game.touch_events import AdjustAnswered, AdjustAsked, Adjusted, PieceTouched, TouchReleased


class TouchActs(GameCore):
    """Touching, adjusting, brushing."""

    __slots__ = ()

    @property
    def touches(self) -> tuple[PieceTouched, ...]:
        """The pieces the side to move has touched for this move, in order."""
        return tuple(touch.event for touch in self.state.desk.touches)

    @property
    def binding(self) -> Binding | None:
        """What they bind it to; None: it is free. Whether another move is refused is up to the regulations."""
        return self.state.binding

    @property
    def enforced(self) -> Binding | None:
        """What they bind it to so that any other move is refused; None where nothing does or it is only recorded."""
        return self.state.binding if self.regulations.moves.touch is TouchMove.ENFORCED else None

    @property
    def breach(self) -> Binding | None:
        """What the last move should have obeyed and did not, where touch-move is recorded and not enforced."""
        return self.state.desk.breach

    @property
    def adjusting(self) -> Side | None:
        """Who may adjust pieces now without touching them."""
        return self.state.desk.adjusting

    @property
    def adjust_asked(self) -> Side | None:
        """Who waits for consent to adjust pieces."""
        return self.state.desk.adjust_asked

    def touch(self, side: Side, point: str, stamp: Stamp) -> tuple[Event, ...]:
        """The side to move touches the piece on a point. Nothing to journal if it has touched it already."""
        events = self._enter(PieceTouched(stamp, side, point))
        again = any(touch.side is side and touch.point == point for touch in self.touches)
        return self.tick(stamp) if again else events

    def enter_touch(self, point: str, stamp: Stamp, together: bool = False) -> tuple[Event, ...]:
        """The referee enters what the side to move touched; ``together``: at once with the piece before (5.5)."""
        return self._enter(PieceTouched(stamp, self.position.to_move, point, together, desk=True))

    def release_touch(self, point: str, stamp: Stamp, reason: str = "") -> tuple[Event, ...]:
        """The referee finds that a piece was only brushed (误碰, 5.6)."""
        return self._enter(TouchReleased(stamp, self.position.to_move, point, reason))

    def ask_adjust(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """Ask to adjust pieces (摆正, 5.6), in one's own time; where it need only be announced, this is enough."""
        return self._enter(AdjustAsked(stamp, side))

    def answer_adjust(self, side: Side, accepted: bool, stamp: Stamp) -> tuple[Event, ...]:
        """Consent to the other's adjusting, or not."""
        return self._enter(AdjustAnswered(stamp, side, accepted))

    def end_adjust(self, side: Side, stamp: Stamp) -> tuple[Event, ...]:
        """The pieces are adjusted; a touch counts again. Making a move ends it too."""
        return self._enter(Adjusted(stamp, side))
