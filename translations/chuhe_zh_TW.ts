<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>ActForm</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Offer a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} resigns (Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee&apos;s desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>{article}  {words}</source>
        <comment>article of a foul and its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disturbed the opponent in his time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped or started the clock without right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered a draw again after a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claimed the natural limit wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touched an own piece that can&apos;t move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left too many moves unrecorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broke the players&apos; duties (article 8)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished">台次</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can move here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChooserPage</name>
    <message>
        <source>{count} games in “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>{file}, game {game}: moves {plies}, faults {faults}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move, legal moves: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal move fits this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several moves fit this: {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text shows no board.</source>
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
    <name>ClockFaces</name>
    <message>
        <source>Game clock</source>
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
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves {made}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves {made} / {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves made: {made}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{made} of {due} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag fell first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>Crash</name>
    <message>
        <source>Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has a fault of its own. Every confirmed move is on disk. What happened stands in {file}.</source>
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
    <name>FileFaults</name>
    <message>
        <source>{fault} There are {count} faults in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of the file: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no move. What comes after it is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not legal here. What comes after it is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” fits several moves. What comes after it is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves are in a notation not read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is too long. The rest is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some signs can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heading is not well formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move stands with the wrong side or number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is text between the moves that is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comment or variation is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result does not agree with the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This game is open in another window of the program. Play it there, or close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed or broken after event {count}. What comes before it can be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can be read but not written. Save it in another place to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version of Chuhe wrote this game. Install that version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game of Chuhe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a file of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game&apos;s file can&apos;t be written any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk refuses to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stands as it was when the last move was confirmed, and nothing of it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoulForm</name>
    <message>
        <source>Call a foul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the foul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee announces a foul at once (9.2); it stands on the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.chuhe *.pgn *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PGN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in it that can be read here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Headings</name>
    <message>
        <source>Round {number}</source>
        <comment>a round of a contest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}</source>
        <comment>the number of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{red} – {black}</source>
        <comment>the two players of a game</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Keys and short help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presses the clock, in games where the players press it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From part to part of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a game that is looked at: step through its moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirms a resignation. Any other key takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is on disk before the clock and the record confirm it; “On disk” at the top says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a power failure the program offers the game again at its next start: with the clocks as they stood at the last sign of life, and stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are kept in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chuhe {version}, under the Apache licence 2.0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>No move was made yet. Last sign of life: {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{plies} moves were made. Last sign of life: {time}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>All right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not finished. Leave it? It is kept and will be offered again, with stopped clocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbreviated record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as PGN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score &amp;sheet as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the board round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and short help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red resigns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black resigns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a &amp;foul…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule a result…</source>
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
        <translation type="unfinished">台次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished">地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished">日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished">裁判</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished">起始局面</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation type="unfinished">規則</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation type="unfinished">計時</translation>
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
    <name>OfferCard</name>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard this game for good</source>
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
    <name>PlayActs</name>
    <message>
        <source>&amp;Let the clocks go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in another place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} resigns? The key Y or a second click confirms it; Esc takes it back.</source>
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
    <name>Questions</name>
    <message>
        <source>Referee: are both players ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are both players ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee: the clocks stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee: check the number of moves, then decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule a result…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: agree to a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: may {side} take the move back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee: the fouls call for a loss. {ending}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Fouls: Red {red}, Black {black}</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>WXF letters</source>
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
        <translation type="unfinished">用時</translation>
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
    <name>Review</name>
    <message>
        <source>This game has no moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position before the first of {plies} moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {ply} of {plies}: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>First position (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>only to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Rule a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks stop and the game is over; the article stands on the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">結果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>used for a move</comment>
        <translation>用時</translation>
    </message>
    <message>
        <source>Xiangqi Score Sheet</source>
        <translation>象棋對局記錄表</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第 {page} 頁，共 {pages} 頁</translation>
    </message>
    <message>
        <source>(continued overleaf)</source>
        <translation>（續下頁）</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of a table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>{name} ({unit})</source>
        <comment>a player and the unit</comment>
        <translation>{name}（{unit}）</translation>
    </message>
    <message>
        <source>Red {red}; Black {black}</source>
        <comment>two different time controls</comment>
        <translation>紅方 {red}；黑方 {black}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Red&apos;s time</source>
        <translation>紅方用時</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>黑方用時</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>對局未結束</translation>
    </message>
    <message>
        <source>{result} ({score})</source>
        <comment>a result in words and as points</comment>
        <translation>{result}（{score}）</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯規</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Red {red}, Black {black}</source>
        <comment>how many fouls each side has</comment>
        <translation>紅方 {red}　黑方 {black}</translation>
    </message>
    <message>
        <source>{side} {article}, round {round}</source>
        <comment>a foul and when it was called</comment>
        <translation>{side} {article}，第 {round} 回合</translation>
    </message>
    <message>
        <source>{foul}: {note}</source>
        <comment>a foul and what happened</comment>
        <translation>{foul}：{note}</translation>
    </message>
    <message>
        <source>Signed, Red</source>
        <translation>紅方簽字</translation>
    </message>
    <message>
        <source>Signed, Black</source>
        <translation>黑方簽字</translation>
    </message>
    <message>
        <source>Signed, referee</source>
        <translation>裁判簽字</translation>
    </message>
    <message>
        <source>Abbreviated: a line under the last digit advances, over it retreats, none traverses.</source>
        <translation>簡寫：末位數字下加橫線為進，上加橫線為退，無橫線為平。</translation>
    </message>
    <message>
        <source>※: a move against the rules.</source>
        <translation>※：違反行棋規定的著法。</translation>
    </message>
    <message>
        <source>Record check {hash}</source>
        <translation>記錄校驗 {hash}</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is printed in another font.</source>
        <translation>「{letter}」（{code}）以其他字型列印。</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is in no font here; the sheet shows 〓 for it.</source>
        <translation>本機字型中沒有「{letter}」（{code}），記錄表上以〓代替。</translation>
    </message>
    <message>
        <source>there is no game number {number} in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: pages {pages}</source>
        <comment>a PDF and how many pages it has</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {name}</source>
        <comment>a player: side and name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flag has fallen and both clocks stand. The referee decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is set. The referee starts the clocks when it is time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is set. Start the clocks when both players are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program did not run; the clocks stand as of {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks are stopped: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program did not run for {span}. The clocks are stopped as of the last sign of life; that time is charged to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. {result}. {ending}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} played {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} played {move}; the clock is pressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} played {move} and pressed the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} offers a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declines the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} calls the referee; the clock goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foul of {side} by {article}; that makes {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} asks to take back a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} does not agree to the takeback.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took back a move; both clocks stand as before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games that are not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each goes on exactly where its record ends: the clocks stand as of the last sign of life, and the time since then is charged to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a game, or open one to look at.</source>
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
        <translation type="unfinished">起始局面</translation>
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
<context>
    <name>Typed</name>
    <message>
        <source>The rules allow no move “{text}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general would still stand in check: answer the check first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own general would stand in check, or face the other one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
