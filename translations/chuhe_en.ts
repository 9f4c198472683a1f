<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Controls</name>
    <message>
        <source>Scheme {scheme}: {figures}</source>
        <comment>scheme 6.1: its periods</comment>
        <translation>Scheme {scheme}: {figures}</translation>
    </message>
    <message>
        <source>{time} all-in</source>
        <comment>one allotment of time for the whole game</comment>
        <translation>{time} all-in</translation>
    </message>
    <message>
        <source>{moves} moves / {time} each period</source>
        <translation>{moves} moves / {time} each period</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_moves} / {later_time}</source>
        <translation>{moves} moves / {time}, then {later_moves} / {later_time}</translation>
    </message>
    <message>
        <source>6.1: 40 moves in 90 minutes, then 10 in every 15</source>
        <translation>6.1: 40 moves in 90 minutes, then 10 in every 15</translation>
    </message>
    <message>
        <source>6.2: 30 moves in 60 minutes, then 10 in every 10</source>
        <translation>6.2: 30 moves in 60 minutes, then 10 in every 10</translation>
    </message>
    <message>
        <source>6.3: 40 moves in 10 minutes, then 50 in every 5 (rapid)</source>
        <translation>6.3: 40 moves in 10 minutes, then 50 in every 5 (rapid)</translation>
    </message>
    <message>
        <source>6.4: 30 moves in every 5 minutes (rapid)</source>
        <translation>6.4: 30 moves in every 5 minutes (rapid)</translation>
    </message>
    <message>
        <source>6.5: all-in, one allotment for the whole game</source>
        <translation>6.5: all-in, one allotment for the whole game</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on into the next period. A move at the last moment is in time.</source>
        <translation>Time saved and moves made ahead count on into the next period. A move at the last moment is in time.</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes.</source>
        <translation>Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes.</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes.</source>
        <translation>Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes.</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes.</source>
        <translation>Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes.</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within every 5 minutes of its time.</source>
        <translation>Each side makes 30 moves within every 5 minutes of its time.</translation>
    </message>
    <message>
        <source>Each side has this much time for all its moves; whoever uses more first loses.</source>
        <translation>Each side has this much time for all its moves; whoever uses more first loses.</translation>
    </message>
    <message>
        <source>Players press the clock</source>
        <translation>Players press the clock</translation>
    </message>
    <message>
        <source>Automatic press</source>
        <translation>Automatic press</translation>
    </message>
    <message>
        <source>After moving a player presses the clock: the space bar, or a click on the own clock face. Forgetting it costs time, and nobody reminds (article 6).</source>
        <translation>After moving a player presses the clock: the space bar, or a click on the own clock face. Forgetting it costs time, and nobody reminds (article 6).</translation>
    </message>
    <message>
        <source>The program presses the clock as soon as a move is made.</source>
        <translation>The program presses the clock as soon as a move is made.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Red wins</source>
        <translation>Red wins</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Both sides lose</source>
        <translation>Both sides lose</translation>
    </message>
    <message>
        <source>{loser}: {how}</source>
        <translation>{loser}: {how}</translation>
    </message>
    <message>
        <source>{how} ({article})</source>
        <comment>how a game ended, and the article</comment>
        <translation>{how} ({article})</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>checkmate</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>stalemated</translation>
    </message>
    <message>
        <source>lost on time</source>
        <translation>lost on time</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>resigned</translation>
    </message>
    <message>
        <source>made the generals face each other</source>
        <translation>made the generals face each other</translation>
    </message>
    <message>
        <source>lost by lateness</source>
        <translation>lost by lateness</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>illegal move</translation>
    </message>
    <message>
        <source>refused to vary</source>
        <translation>refused to vary</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>fouls</translation>
    </message>
    <message>
        <source>refused the rules, or grave misconduct</source>
        <translation>refused the rules, or grave misconduct</translation>
    </message>
    <message>
        <source>perpetual check or chase</source>
        <translation>perpetual check or chase</translation>
    </message>
    <message>
        <source>no winning chances for either side</source>
        <translation>no winning chances for either side</translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation>draw by agreement</translation>
    </message>
    <message>
        <source>draw, neither side varied</source>
        <translation>draw, neither side varied</translation>
    </message>
    <message>
        <source>natural move limit</source>
        <translation>natural move limit</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>forfeit</translation>
    </message>
    <message>
        <source>ruled a loss for both</source>
        <translation>ruled a loss for both</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>annulled</source>
        <translation>annulled</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>adjourned</translation>
    </message>
    <message>
        <source>{n} h</source>
        <comment>hours</comment>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} min</source>
        <comment>minutes</comment>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>seconds</comment>
        <translation>{n} s</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>No board in this text: ten ranks with “/” between are needed.</source>
        <translation>No board in this text: ten ranks with “/” between are needed.</translation>
    </message>
    <message>
        <source>Unknown sign “{sign}” at character {place}.</source>
        <translation>Unknown sign “{sign}” at character {place}.</translation>
    </message>
    <message>
        <source>{found} ranks instead of 10.</source>
        <translation>{found} ranks instead of 10.</translation>
    </message>
    <message>
        <source>Rank {rank} (from Red&apos;s back rank, 0) has {found} points, not 9.</source>
        <translation>Rank {rank} (from Red&apos;s back rank, 0) has {found} points, not 9.</translation>
    </message>
    <message>
        <source>“{text}” names no side: w or b is needed.</source>
        <translation>“{text}” names no side: w or b is needed.</translation>
    </message>
    <message>
        <source>“{text}” is no count of moves.</source>
        <translation>“{text}” is no count of moves.</translation>
    </message>
    <message>
        <source>“{text}” and what follows does not belong to a position.</source>
        <translation>“{text}” and what follows does not belong to a position.</translation>
    </message>
    <message>
        <source>{side} has no general.</source>
        <translation>{side} has no general.</translation>
    </message>
    <message>
        <source>{side} has {count} generals.</source>
        <translation>{side} has {count} generals.</translation>
    </message>
    <message>
        <source>A {piece} can never stand on {point}.</source>
        <translation>A {piece} can never stand on {point}.</translation>
    </message>
    <message>
        <source>{count} times {piece}; a set has {most}.</source>
        <translation>{count} times {piece}; a set has {most}.</translation>
    </message>
    <message>
        <source>The generals face each other.</source>
        <translation>The generals face each other.</translation>
    </message>
    <message>
        <source>{side} stands in check, but it is the other side&apos;s move.</source>
        <translation>{side} stands in check, but it is the other side&apos;s move.</translation>
    </message>
    <message>
        <source>“{text}” is no move in any notation known here.</source>
        <translation>“{text}” is no move in any notation known here.</translation>
    </message>
    <message>
        <source>“{text}” fits several moves: {moves}. Type one of them.</source>
        <translation>“{text}” fits several moves: {moves}. Type one of them.</translation>
    </message>
    <message>
        <source>The general goes one step, within the palace.</source>
        <translation>The general goes one step, within the palace.</translation>
    </message>
    <message>
        <source>The advisor goes one diagonal step, within the palace.</source>
        <translation>The advisor goes one diagonal step, within the palace.</translation>
    </message>
    <message>
        <source>The elephant goes two diagonal steps, on its side of the river.</source>
        <translation>The elephant goes two diagonal steps, on its side of the river.</translation>
    </message>
    <message>
        <source>The horse goes one point straight, then one diagonally on.</source>
        <translation>The horse goes one point straight, then one diagonally on.</translation>
    </message>
    <message>
        <source>The chariot goes straight as far as the way is clear.</source>
        <translation>The chariot goes straight as far as the way is clear.</translation>
    </message>
    <message>
        <source>The cannon moves like the chariot and captures over one screen.</source>
        <translation>The cannon moves like the chariot and captures over one screen.</translation>
    </message>
    <message>
        <source>The pawn goes one point forward; beyond the river also sideways, never back.</source>
        <translation>The pawn goes one point forward; beyond the river also sideways, never back.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>Set up the game</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Red&apos;s unit</source>
        <translation>Red&apos;s unit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>Black&apos;s unit</source>
        <translation>Black&apos;s unit</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contest</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Start position</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulations</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>Time for each side</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>Clock press</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>By the players</source>
        <translation>By the players</translation>
    </message>
    <message>
        <source>No game can start from this position.</source>
        <translation>No game can start from this position.</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red general</source>
        <translation>red general</translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation>red advisor</translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation>red elephant</translation>
    </message>
    <message>
        <source>red horse</source>
        <translation>red horse</translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation>red chariot</translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation>red cannon</translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation>red pawn</translation>
    </message>
    <message>
        <source>black general</source>
        <translation>black general</translation>
    </message>
    <message>
        <source>black advisor</source>
        <translation>black advisor</translation>
    </message>
    <message>
        <source>black elephant</source>
        <translation>black elephant</translation>
    </message>
    <message>
        <source>black horse</source>
        <translation>black horse</translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation>black chariot</translation>
    </message>
    <message>
        <source>black cannon</source>
        <translation>black cannon</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>black pawn</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Friendly game</source>
        <translation>Friendly game</translation>
    </message>
    <message>
        <source>Rules of 1999, with a referee</source>
        <translation>Rules of 1999, with a referee</translation>
    </message>
    <message>
        <source>Club sheet, with a referee</source>
        <translation>Club sheet, with a referee</translation>
    </message>
    <message>
        <source>Older rules, with a referee</source>
        <translation>Older rules, with a referee</translation>
    </message>
    <message>
        <source>Rules of 2011, with a referee</source>
        <translation>Rules of 2011, with a referee</translation>
    </message>
    <message>
        <source>A referee runs the game: he stops the clocks and rules.</source>
        <translation>A referee runs the game: he stops the clocks and rules.</translation>
    </message>
    <message>
        <source>No referee: the players stop the clocks themselves.</source>
        <translation>No referee: the players stop the clocks themselves.</translation>
    </message>
    <message>
        <source>Moves are taken back if the opponent agrees.</source>
        <translation>Moves are taken back if the opponent agrees.</translation>
    </message>
    <message>
        <source>No move is taken back (5.7).</source>
        <translation>No move is taken back (5.7).</translation>
    </message>
    <message>
        <source>{n} fouls lose the game.</source>
        <translation>{n} fouls lose the game.</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Record of the game</source>
        <translation>Record of the game</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>style of the record</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Abbreviated</source>
        <translation>Abbreviated</translation>
    </message>
    <message>
        <source>Style of the record</source>
        <translation>Style of the record</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Type a move</translation>
    </message>
    <message>
        <source>Type a move: {examples}</source>
        <translation>Type a move: {examples}</translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Time</source>
        <comment>time used for a move</comment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>The clocks have not been started yet.</translation>
    </message>
    <message>
        <source>The game has been started already.</source>
        <translation>The game has been started already.</translation>
    </message>
    <message>
        <source>The start position is decided already.</source>
        <translation>The start position is decided already.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>The clocks are stopped.</translation>
    </message>
    <message>
        <source>The clocks are running.</source>
        <translation>The clocks are running.</translation>
    </message>
    <message>
        <source>A flag has fallen; the referee decides.</source>
        <translation>A flag has fallen; the referee decides.</translation>
    </message>
    <message>
        <source>The time was over before that.</source>
        <translation>The time was over before that.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s move.</source>
        <translation>It is the other side&apos;s move.</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time (8.5).</source>
        <translation>Only in one&apos;s own time (8.5).</translation>
    </message>
    <message>
        <source>No press without a move on the board.</source>
        <translation>No press without a move on the board.</translation>
    </message>
    <message>
        <source>The program presses the clock in this game.</source>
        <translation>The program presses the clock in this game.</translation>
    </message>
    <message>
        <source>That is no move.</source>
        <translation>That is no move.</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>The rules do not allow this move.</translation>
    </message>
    <message>
        <source>A draw offer is waiting for its answer.</source>
        <translation>A draw offer is waiting for its answer.</translation>
    </message>
    <message>
        <source>There is no draw offer to answer.</source>
        <translation>There is no draw offer to answer.</translation>
    </message>
    <message>
        <source>The opponent answers a draw offer.</source>
        <translation>The opponent answers a draw offer.</translation>
    </message>
    <message>
        <source>No move is taken back in this game (5.7).</source>
        <translation>No move is taken back in this game (5.7).</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>There is no move to take back.</translation>
    </message>
    <message>
        <source>A request to take back is waiting for its answer.</source>
        <translation>A request to take back is waiting for its answer.</translation>
    </message>
    <message>
        <source>There is no request to answer.</source>
        <translation>There is no request to answer.</translation>
    </message>
    <message>
        <source>The opponent answers a request to take back.</source>
        <translation>The opponent answers a request to take back.</translation>
    </message>
    <message>
        <source>This game has no referee.</source>
        <translation>This game has no referee.</translation>
    </message>
    <message>
        <source>Only the referee may do this.</source>
        <translation>Only the referee may do this.</translation>
    </message>
    <message>
        <source>Only the players may do this.</source>
        <translation>Only the players may do this.</translation>
    </message>
    <message>
        <source>No foul of this name is known to the regulations.</source>
        <translation>No foul of this name is known to the regulations.</translation>
    </message>
    <message>
        <source>A foul counts at least once.</source>
        <translation>A foul counts at least once.</translation>
    </message>
    <message>
        <source>This result does not go with this ending.</source>
        <translation>This result does not go with this ending.</translation>
    </message>
</context>
<context>
    <name>StartPosition</name>
    <message>
        <source>Usual position</source>
        <translation>Usual position</translation>
    </message>
    <message>
        <source>Another position (FEN)</source>
        <translation>Another position (FEN)</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Start position</translation>
    </message>
    <message>
        <source>Paste a FEN here</source>
        <translation>Paste a FEN here</translation>
    </message>
    <message>
        <source>FEN of the start position</source>
        <translation>FEN of the start position</translation>
    </message>
    <message>
        <source>The side to move has no move here: the game would be over at once.</source>
        <translation>The side to move has no move here: the game would be over at once.</translation>
    </message>
</context>
</TS>
