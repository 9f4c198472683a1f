<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Controls</name>
    <message>
        <source>Scheme {scheme}: {figures}</source>
        <comment>scheme 6.1: its periods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} all-in</source>
        <comment>one allotment of time for the whole game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves} moves / {time} each period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_moves} / {later_time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.1: 40 moves in 90 minutes, then 10 in every 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.2: 30 moves in 60 minutes, then 10 in every 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.3: 40 moves in 10 minutes, then 50 in every 5 (rapid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.4: 30 moves in every 5 minutes (rapid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.5: all-in, one allotment for the whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on into the next period. A move at the last moment is in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side makes 30 moves within every 5 minutes of its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side has this much time for all its moves; whoever uses more first loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players press the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After moving a player presses the clock: the space bar, or a click on the own clock face. Forgetting it costs time, and nobody reminds (article 6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program presses the clock as soon as a move is made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser}: {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{how} ({article})</source>
        <comment>how a game ended, and the article</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made the generals face each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by lateness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused to vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused the rules, or grave misconduct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpetual check or chase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no winning chances for either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, neither side varied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural move limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled a loss for both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>No board in this text: ten ranks with “/” between are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown sign “{sign}” at character {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} ranks instead of 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank} (from Red&apos;s back rank, 0) has {found} points, not 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names no side: w or b is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no count of moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” and what follows does not belong to a position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has no general.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has {count} generals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {piece} can never stand on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} times {piece}; a set has {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generals face each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} stands in check, but it is the other side&apos;s move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no move in any notation known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” fits several moves: {moves}. Type one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general goes one step, within the palace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The advisor goes one diagonal step, within the palace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elephant goes two diagonal steps, on its side of the river.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The horse goes one point straight, then one diagonally on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chariot goes straight as far as the way is clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cannon moves like the chariot and captures over one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn goes one point forward; beyond the river also sideways, never back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red&apos;s unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game can start from this position.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black advisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black cannon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Friendly game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of 1999, with a referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club sheet, with a referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older rules, with a referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of 2011, with a referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A referee runs the game: he stops the clocks and rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No referee: the players stop the clocks themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are taken back if the opponent agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is taken back (5.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} fouls lose the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Record of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <comment>style of the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbreviated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a move: {examples}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Time</source>
        <comment>time used for a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has been started already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start position is decided already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks are running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flag has fallen; the referee decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time was over before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other side&apos;s move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in one&apos;s own time (8.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No press without a move on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program presses the clock in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw offer is waiting for its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no draw offer to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent answers a draw offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is taken back in this game (5.7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request to take back is waiting for its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no request to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent answers a request to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no referee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the referee may do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the players may do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No foul of this name is known to the regulations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foul counts at least once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result does not go with this ending.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPosition</name>
    <message>
        <source>Usual position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another position (FEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a FEN here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEN of the start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move has no move here: the game would be over at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
