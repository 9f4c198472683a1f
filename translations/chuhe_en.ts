<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActForm</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>Claim...</source>
        <translation>Claim...</translation>
    </message>
    <message>
        <source>{side} resigns (Y)</source>
        <translation>{side} resigns (Y)</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Call referee</source>
        <translation>Call referee</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>the referee&apos;s</comment>
        <translation>Desk</translation>
    </message>
    <message>
        <source>Desk (locked)</source>
        <comment>the referee&apos;s</comment>
        <translation>Desk (locked)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Stop the clocks</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>{article}  {words}</source>
        <comment>article of a foul and its name</comment>
        <translation>{article}  {words}</translation>
    </message>
    <message>
        <source>pressed the clock without a move</source>
        <translation>pressed the clock without a move</translation>
    </message>
    <message>
        <source>made an illegal move</source>
        <translation>made an illegal move</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>came late</translation>
    </message>
    <message>
        <source>disturbed the opponent in the opponent&apos;s time</source>
        <translation>disturbed the opponent in the opponent&apos;s time</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t move, or can&apos;t be captured</source>
        <translation>touched a piece that can&apos;t move, or can&apos;t be captured</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two fouls of one article</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{words} ({first} to {last})</source>
        <comment>a foul and the articles it breaks</comment>
        <translation>{words} ({first} to {last})</translation>
    </message>
    <message>
        <source>stopped or started the clock without right</source>
        <translation>stopped or started the clock without right</translation>
    </message>
    <message>
        <source>offered a draw again after a refusal</source>
        <translation>offered a draw again after a refusal</translation>
    </message>
    <message>
        <source>claimed the natural limit wrongly</source>
        <translation>claimed the natural limit wrongly</translation>
    </message>
    <message>
        <source>touched a piece of one&apos;s own that can&apos;t move</source>
        <translation>touched a piece of one&apos;s own that can&apos;t move</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t be captured</source>
        <translation>touched a piece that can&apos;t be captured</translation>
    </message>
    <message>
        <source>left too many moves unrecorded</source>
        <translation>left too many moves unrecorded</translation>
    </message>
    <message>
        <source>broke the players&apos; duties</source>
        <translation>broke the players&apos; duties</translation>
    </message>
    <message>
        <source>talked, or lifted a piece and put it back</source>
        <translation>talked, or lifted a piece and put it back</translation>
    </message>
    <message>
        <source>disputed the referee&apos;s decision</source>
        <translation>disputed the referee&apos;s decision</translation>
    </message>
</context>
<context>
    <name>AmendForm</name>
    <message>
        <source>Change the result</source>
        <translation>Change the result</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Change it</translation>
    </message>
    <message>
        <source>After the game complaints about the board are not heard (5.8): only what was written down wrongly, what an appeal led to, or a player&apos;s conduct since. Who has signed has to sign again.</source>
        <translation>After the game complaints about the board are not heard (5.8): only what was written down wrongly, what an appeal led to, or a player&apos;s conduct since. Who has signed has to sign again.</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Because of</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Office</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ending</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>h m s</source>
        <comment>hours, minutes, seconds as they may be typed: a/b c/d e</comment>
        <translation>h m s</translation>
    </message>
</context>
<context>
    <name>AppealForm</name>
    <message>
        <source>An appeal is reserved</source>
        <translation>An appeal is reserved</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>The game goes on or stays as it is; the appeal stands on the score sheet (8.5).</source>
        <translation>The game goes on or stays as it is; the appeal stands on the score sheet (8.5).</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>Who appeals</translation>
    </message>
    <message>
        <source>About what</source>
        <translation>About what</translation>
    </message>
</context>
<context>
    <name>BarActs</name>
    <message>
        <source>{side} resigns? The key Y or a second click confirms it; Esc takes it back.</source>
        <translation>{side} resigns? The key Y or a second click confirms it; Esc takes it back.</translation>
    </message>
</context>
<context>
    <name>BoardDesk</name>
    <message>
        <source>Pieces touched...</source>
        <translation>Pieces touched...</translation>
    </message>
    <message>
        <source>A piece was only brushed...</source>
        <translation>A piece was only brushed...</translation>
    </message>
    <message>
        <source>Note an illegal move...</source>
        <translation>Note an illegal move...</translation>
    </message>
    <message>
        <source>What applies to it...</source>
        <translation>What applies to it...</translation>
    </message>
    <message>
        <source>Correct the board...</source>
        <translation>Correct the board...</translation>
    </message>
    <message>
        <source>What applies...</source>
        <translation>What applies...</translation>
    </message>
    <message>
        <source>Note...</source>
        <translation>Note...</translation>
    </message>
    <message>
        <source>Put back...</source>
        <translation>Put back...</translation>
    </message>
    <message>
        <source>Touched: {count}</source>
        <translation>Touched: {count}</translation>
    </message>
    <message>
        <source>In the record and not noted: {count}</source>
        <translation>In the record and not noted: {count}</translation>
    </message>
    <message>
        <source>No illegal move is noted.</source>
        <translation>No illegal move is noted.</translation>
    </message>
    <message>
        <source>Round {number}, {side}: {move}</source>
        <comment>a move of the record</comment>
        <translation>Round {number}, {side}: {move}</translation>
    </message>
    <message>
        <source>{ply} is against the rules; nobody has noted it.</source>
        <translation>{ply} is against the rules; nobody has noted it.</translation>
    </message>
    <message>
        <source>{side} points out an illegal move.</source>
        <translation>{side} points out an illegal move.</translation>
    </message>
    <message>
        <source>{side} asks to adjust pieces; {other} is to agree ({article}).</source>
        <translation>{side} asks to adjust pieces; {other} is to agree ({article}).</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Agrees</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>Does not</translation>
    </message>
    <message>
        <source>Not in the record, such as two moves running</source>
        <translation>Not in the record, such as two moves running</translation>
    </message>
    <message>
        <source>{side}: a move that is not in the record</source>
        <translation>{side}: a move that is not in the record</translation>
    </message>
    <message>
        <source>{what}.</source>
        <comment>a move, as a sentence</comment>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{result}: {ending}.</source>
        <comment>a result and how it came about</comment>
        <translation>{result}: {ending}.</translation>
    </message>
    <message>
        <source>It is a foul of {side} ({article}).</source>
        <translation>It is a foul of {side} ({article}).</translation>
    </message>
    <message>
        <source>The regulations leave it to the referee.</source>
        <translation>The regulations leave it to the referee.</translation>
    </message>
    <message>
        <source>Referee: an illegal move of {side} is noted.</source>
        <translation>Referee: an illegal move of {side} is noted.</translation>
    </message>
    <message>
        <source>The generals faced each other after it.</source>
        <translation>The generals faced each other after it.</translation>
    </message>
    <message>
        <source>It left the own general to be taken.</source>
        <translation>It left the own general to be taken.</translation>
    </message>
    <message>
        <source>A move against the rules</source>
        <translation>A move against the rules</translation>
    </message>
    <message>
        <source>Colours reversed</source>
        <translation>Colours reversed</translation>
    </message>
    <message>
        <source>A piece displaced or dropped by accident</source>
        <translation>A piece displaced or dropped by accident</translation>
    </message>
    <message>
        <source>The names change sides. With all moves put back the game begins anew; with none it counts as it is.</source>
        <translation>The names change sides. With all moves put back the game begins anew; with none it counts as it is.</translation>
    </message>
    <message>
        <source>Set the wooden board up as the board here shows it; the side to move is free to choose.</source>
        <translation>Set the wooden board up as the board here shows it; the side to move is free to choose.</translation>
    </message>
    <message>
        <source>What it costs stands under “What applies”; here only the board is put right.</source>
        <translation>What it costs stands under “What applies”; here only the board is put right.</translation>
    </message>
    <message>
        <source>Put the moves back: {count}</source>
        <translation>Put the moves back: {count}</translation>
    </message>
    <message>
        <source>Then {side} is to move.</source>
        <translation>Then {side} is to move.</translation>
    </message>
    <message>
        <source>Put back: {moves}.</source>
        <translation>Put back: {moves}.</translation>
    </message>
</context>
<context>
    <name>BoardNews</name>
    <message>
        <source>{side} adjusts pieces: until that is done, no touch counts.</source>
        <translation>{side} adjusts pieces: until that is done, no touch counts.</translation>
    </message>
    <message>
        <source>{side} does not agree to the adjusting: a touch counts.</source>
        <translation>{side} does not agree to the adjusting: a touch counts.</translation>
    </message>
    <message>
        <source>{side} has adjusted its pieces: a touch counts again.</source>
        <translation>{side} has adjusted its pieces: a touch counts again.</translation>
    </message>
    <message>
        <source>{side} points out an illegal move to the referee; the clock goes on.</source>
        <translation>{side} points out an illegal move to the referee; the clock goes on.</translation>
    </message>
    <message>
        <source>The referee finds that the piece was only brushed.</source>
        <translation>The referee finds that the piece was only brushed.</translation>
    </message>
    <message>
        <source>The referee notes an illegal move of {side}.</source>
        <translation>The referee notes an illegal move of {side}.</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>The players have changed sides.</translation>
    </message>
    <message>
        <source>The board was put right.</source>
        <translation>The board was put right.</translation>
    </message>
    <message>
        <source>Moves put back: {count}. The clocks stand as before them.</source>
        <translation>Moves put back: {count}. The clocks stand as before them.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.</source>
        <translation>Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
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
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>file {number}</source>
        <translation>file {number}</translation>
    </message>
    <message>
        <source>point {name}</source>
        <translation>point {name}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selected</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>can be captured</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>can move here</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>touched</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>in check</translation>
    </message>
    <message>
        <source>last move from here</source>
        <translation>last move from here</translation>
    </message>
    <message>
        <source>last move to here</source>
        <translation>last move to here</translation>
    </message>
    <message>
        <source>irregular move</source>
        <translation>irregular move</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>not recorded yet</translation>
    </message>
</context>
<context>
    <name>ChooserPage</name>
    <message>
        <source>Games in “{name}”: {count}</source>
        <translation>Games in “{name}”: {count}</translation>
    </message>
    <message>
        <source>Games in “{name}”, read so far: {count}</source>
        <translation>Games in “{name}”, read so far: {count}</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Games of the file</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Choose what is claimed.</source>
        <translation>Choose what is claimed.</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Claim a draw</translation>
    </message>
    <message>
        <source>Put it to the referee</source>
        <translation>Put it to the referee</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>Claim it</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choose...</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Natural move limit</source>
        <translation>Natural move limit</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetition</translation>
    </message>
    <message>
        <source>{side} puts a claim to the referee</source>
        <translation>{side} puts a claim to the referee</translation>
    </message>
    <message>
        <source>The same moves came round three times. The referee rules whether it is a draw ({article}) or a side must vary; a claim that is not true costs nothing.</source>
        <translation>The same moves came round three times. The referee rules whether it is a draw ({article}) or a side must vary; a claim that is not true costs nothing.</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw ({article}).</source>
        <translation>{n} rounds in a row without a capture are a draw ({article}).</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s own checks at most {n} count.</source>
        <translation>Of the claimant&apos;s own checks at most {n} count.</translation>
    </message>
    <message>
        <source>If it is not true, that is a foul ({article}).</source>
        <translation>If it is not true, that is a foul ({article}).</translation>
    </message>
    <message>
        <source>It costs {time} on the clock.</source>
        <translation>It costs {time} on the clock.</translation>
    </message>
    <message>
        <source>False claim no. {n} before another capture loses the game ({article}).</source>
        <translation>False claim no. {n} before another capture loses the game ({article}).</translation>
    </message>
    <message>
        <source>{side} claims the natural move limit ({article}).</source>
        <translation>{side} claims the natural move limit ({article}).</translation>
    </message>
    <message>
        <source>{side} claims a repetition ({article}).</source>
        <translation>{side} claims a repetition ({article}).</translation>
    </message>
    <message>
        <source>Check it...</source>
        <translation>Check it...</translation>
    </message>
    <message>
        <source>The board is not seen here: the referee counts the rounds without a capture.</source>
        <translation>The board is not seen here: the referee counts the rounds without a capture.</translation>
    </message>
    <message>
        <source>The claim is true: {counted} of {wanted} rounds count.</source>
        <translation>The claim is true: {counted} of {wanted} rounds count.</translation>
    </message>
    <message>
        <source>The claim is not true: {counted} of {wanted} rounds count.</source>
        <translation>The claim is not true: {counted} of {wanted} rounds count.</translation>
    </message>
    <message>
        <source>If it is upheld, the game is drawn ({article}).</source>
        <translation>If it is upheld, the game is drawn ({article}).</translation>
    </message>
    <message>
        <source>The last capture was move {ply}; {n} moves were made since.</source>
        <translation>The last capture was move {ply}; {n} moves were made since.</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made.</source>
        <translation>Nothing has been captured; {n} moves were made.</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made, {before} of them before the start position.</source>
        <translation>Nothing has been captured; {n} moves were made, {before} of them before the start position.</translation>
    </message>
    <message>
        <source>{side} checked {n} times; at most {most} checks count (22.2).</source>
        <translation>{side} checked {n} times; at most {most} checks count (22.2).</translation>
    </message>
    <message>
        <source>Overruled by the referee: {reason}</source>
        <translation>Overruled by the referee: {reason}</translation>
    </message>
    <message>
        <source>The referee: {reason}</source>
        <translation>The referee: {reason}</translation>
    </message>
    <message>
        <source>The claim is true: a draw</source>
        <translation>The claim is true: a draw</translation>
    </message>
    <message>
        <source>The claim is not true</source>
        <translation>The claim is not true</translation>
    </message>
    <message>
        <source>No loop was played three times: the claim is not heard (23.3).</source>
        <translation>No loop was played three times: the claim is not heard (23.3).</translation>
    </message>
    <message>
        <source>By these rules a repetition is ruled on only when a player claims it (23.1).</source>
        <translation>By these rules a repetition is ruled on only when a player claims it (23.1).</translation>
    </message>
    <message>
        <source>The clock goes on.</source>
        <translation>The clock goes on.</translation>
    </message>
    <message>
        <source>The referee upholds the claim.</source>
        <translation>The referee upholds the claim.</translation>
    </message>
    <message>
        <source>The referee does not uphold the claim; the game goes on.</source>
        <translation>The referee does not uphold the claim; the game goes on.</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds ({article}).</source>
        <translation>{side} must vary within {n} rounds ({article}).</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>{file}, game {game}: moves {plies}, faults {faults}</source>
        <translation>{file}, game {game}: moves {plies}, faults {faults}</translation>
    </message>
    <message>
        <source>{side} to move, legal moves: {count}</source>
        <translation>{side} to move, legal moves: {count}</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Check.</translation>
    </message>
    <message>
        <source>This is no move.</source>
        <translation>This is no move.</translation>
    </message>
    <message>
        <source>No legal move fits this.</source>
        <translation>No legal move fits this.</translation>
    </message>
    <message>
        <source>Several moves fit this: {moves}.</source>
        <translation>Several moves fit this: {moves}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This text shows no board.</source>
        <translation>This text shows no board.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>“{name}” is no command, and no file to open alone.</source>
        <translation>“{name}” is no command, and no file to open alone.</translation>
    </message>
    <message>
        <source>There is no display for the window; the commands work without one.</source>
        <translation>There is no display for the window; the commands work without one.</translation>
    </message>
    <message>
        <source>A library that the window needs is missing: {error}</source>
        <translation>A library that the window needs is missing: {error}</translation>
    </message>
    <message>
        <source>{file}: games {games}</source>
        <translation>{file}: games {games}</translation>
    </message>
    <message>
        <source>“{name}” names no format that can be written. Use --to.</source>
        <translation>“{name}” names no format that can be written. Use --to.</translation>
    </message>
    <message>
        <source>There is no such game in it.</source>
        <translation>There is no such game in it.</translation>
    </message>
    <message>
        <source>A library that printing needs is missing: {error}</source>
        <translation>A library that printing needs is missing: {error}</translation>
    </message>
    <message>
        <source>{file} was not written. {reason}</source>
        <translation>{file} was not written. {reason}</translation>
    </message>
    <message>
        <source>{file}, game {game}: {fault}</source>
        <translation>{file}, game {game}: {fault}</translation>
    </message>
    <message>
        <source>{file}, game {game}: variations left out: {count}</source>
        <translation>{file}, game {game}: variations left out: {count}</translation>
    </message>
    <message>
        <source>Name a game, or ask for blank sheets by --blank.</source>
        <translation>Name a game, or ask for blank sheets by --blank.</translation>
    </message>
    <message>
        <source>A library that sound needs is missing: {error}</source>
        <translation>A library that sound needs is missing: {error}</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>Change places</source>
        <translation>Change places</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>Dials</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Digits</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message>
        <source>Across a table</source>
        <translation>Across a table</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Full screen (F11)</translation>
    </message>
</context>
<context>
    <name>ClockDesk</name>
    <message>
        <source>Set the time left</source>
        <translation>Set the time left</translation>
    </message>
    <message>
        <source>Correct the time used</source>
        <translation>Correct the time used</translation>
    </message>
    <message>
        <source>Time penalty</source>
        <translation>Time penalty</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Time bonus</translation>
    </message>
    <message>
        <source>Set the moves made</source>
        <translation>Set the moves made</translation>
    </message>
    <message>
        <source>Lift the flag, with so much time</source>
        <translation>Lift the flag, with so much time</translation>
    </message>
    <message>
        <source>The time used stays as it is.</source>
        <translation>The time used stays as it is.</translation>
    </message>
    <message>
        <source>+ is more used and less left, - the reverse.</source>
        <translation>+ is more used and less left, - the reverse.</translation>
    </message>
    <message>
        <source>It counts as used. Beyond what is left the flag falls.</source>
        <translation>It counts as used. Beyond what is left the flag falls.</translation>
    </message>
    <message>
        <source>More is left; the time used stays as it is.</source>
        <translation>More is left; the time used stays as it is.</translation>
    </message>
    <message>
        <source>The period is worked out anew, a flag fallen by mistake is lifted, and the clocks stand.</source>
        <translation>The period is worked out anew, a flag fallen by mistake is lifted, and the clocks stand.</translation>
    </message>
    <message>
        <source>The flag does not count, and the game can go on.</source>
        <translation>The flag does not count, and the game can go on.</translation>
    </message>
    <message>
        <source>The clock was set wrongly</source>
        <translation>The clock was set wrongly</translation>
    </message>
    <message>
        <source>The clock ran wrongly</source>
        <translation>The clock ran wrongly</translation>
    </message>
    <message>
        <source>The moves were counted wrongly</source>
        <translation>The moves were counted wrongly</translation>
    </message>
    <message>
        <source>Decision of the referee</source>
        <translation>Decision of the referee</translation>
    </message>
    <message>
        <source>Disturbed from outside</source>
        <translation>Disturbed from outside</translation>
    </message>
    <message>
        <source>Called by a player</source>
        <translation>Called by a player</translation>
    </message>
    <message>
        <source>A claim is examined</source>
        <translation>A claim is examined</translation>
    </message>
    <message>
        <source>The position is put right</source>
        <translation>The position is put right</translation>
    </message>
    <message>
        <source>Give the reason: it stands in the referee&apos;s record.</source>
        <translation>Give the reason: it stands in the referee&apos;s record.</translation>
    </message>
    <message>
        <source>Type a time: 5 for five minutes, 0:30, 1:29:52.</source>
        <translation>Type a time: 5 for five minutes, 0:30, 1:29:52.</translation>
    </message>
    <message>
        <source>Only a correction of the time used can be below zero.</source>
        <translation>Only a correction of the time used can be below zero.</translation>
    </message>
    <message>
        <source>Type the number of moves made.</source>
        <translation>Type the number of moves made.</translation>
    </message>
    <message>
        <source>-{time}</source>
        <translation>-{time}</translation>
    </message>
    <message>
        <source>{side}: {old} → {new} left.</source>
        <translation>{side}: {old} → {new} left.</translation>
    </message>
    <message>
        <source>Used: {old} → {new}.</source>
        <translation>Used: {old} → {new}.</translation>
    </message>
    <message>
        <source>Moves: {old} → {new}.</source>
        <translation>Moves: {old} → {new}.</translation>
    </message>
    <message>
        <source>Period: {old} → {new}.</source>
        <translation>Period: {old} → {new}.</translation>
    </message>
    <message>
        <source>{time} of it finds no main time: the referee decides.</source>
        <translation>{time} of it finds no main time: the referee decides.</translation>
    </message>
    <message>
        <source>The flag falls.</source>
        <translation>The flag falls.</translation>
    </message>
    <message>
        <source>The flag is lifted.</source>
        <translation>The flag is lifted.</translation>
    </message>
    <message>
        <source>The clocks then stand.</source>
        <translation>The clocks then stand.</translation>
    </message>
    <message>
        <source>The clock of {side} goes on.</source>
        <translation>The clock of {side} goes on.</translation>
    </message>
    <message>
        <source>Both clocks then stand.</source>
        <translation>Both clocks then stand.</translation>
    </message>
    <message>
        <source>The program presses the clock in this game: the side to move goes on.</source>
        <translation>The program presses the clock in this game: the side to move goes on.</translation>
    </message>
</context>
<context>
    <name>ClockFaces</name>
    <message>
        <source>Game clock</source>
        <translation>Game clock</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>White</source>
        <translation>White</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second player</translation>
    </message>
    <message>
        <source>running</source>
        <translation>running</translation>
    </message>
    <message>
        <source>+{time}</source>
        <comment>what a move adds</comment>
        <translation>+{time}</translation>
    </message>
    <message>
        <source>+{time} a move</source>
        <translation>+{time} a move</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Period {n}</source>
        <translation>Period {n}</translation>
    </message>
    <message>
        <source>fill in the record first</source>
        <translation>fill in the record first</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>may stop recording</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>Reserve {time}</source>
        <translation>Reserve {time}</translation>
    </message>
    <message>
        <source>Overruns {n} of {all}</source>
        <translation>Overruns {n} of {all}</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>Each move</translation>
    </message>
    <message>
        <source>Delay {time}</source>
        <translation>Delay {time}</translation>
    </message>
    <message>
        <source>then {time} a move</source>
        <translation>then {time} a move</translation>
    </message>
    <message>
        <source>then {n} × {time}</source>
        <comment>periods of byo-yomi</comment>
        <translation>then {n} × {time}</translation>
    </message>
    <message>
        <source>Byo-yomi: {n} left</source>
        <translation>Byo-yomi: {n} left</translation>
    </message>
    <message>
        <source>then {moves} in {time}</source>
        <comment>moves in a block of time</comment>
        <translation>then {moves} in {time}</translation>
    </message>
    <message>
        <source>{moves} moves due</source>
        <translation>{moves} moves due</translation>
    </message>
    <message>
        <source>Moves {made}</source>
        <translation>Moves {made}</translation>
    </message>
    <message>
        <source>Moves {made} / {due}</source>
        <translation>Moves {made} / {due}</translation>
    </message>
    <message>
        <source>not running</source>
        <translation>not running</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} left</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>moves made: {made}</source>
        <translation>moves made: {made}</translation>
    </message>
    <message>
        <source>{made} of {due} moves</source>
        <translation>{made} of {due} moves</translation>
    </message>
    <message>
        <source>flag fell first</source>
        <translation>flag fell first</translation>
    </message>
    <message>
        <source>flag fell</source>
        <translation>flag fell</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>paused</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>adjourned</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>game over</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Change a clock</source>
        <translation>Change a clock</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Change it</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
</context>
<context>
    <name>ClockOnly</name>
    <message>
        <source>Both clocks stop, the referee looks</source>
        <translation>Both clocks stop, the referee looks</translation>
    </message>
    <message>
        <source>The game is lost at once</source>
        <translation>The game is lost at once</translation>
    </message>
    <message>
        <source>It is only marked, the clock runs on</source>
        <translation>It is only marked, the clock runs on</translation>
    </message>
    <message>
        <source>Presses are counted, not moves: the referee compares the count with the record before anybody has lost. A wrong count is set right, and the game goes on.</source>
        <translation>Presses are counted, not moves: the referee compares the count with the record before anybody has lost. A wrong count is set right, and the game goes on.</translation>
    </message>
    <message>
        <source>For games in which nothing depends on the count of moves.</source>
        <translation>For games in which nothing depends on the count of moves.</translation>
    </message>
    <message>
        <source>A player claims the game when he sees the flag; which one fell first is marked.</source>
        <translation>A player claims the game when he sees the flag; which one fell first is marked.</translation>
    </message>
    <message>
        <source>All is set. Whoever presses starts the clock of the other; the space bar starts {side}&apos;s.</source>
        <translation>All is set. Whoever presses starts the clock of the other; the space bar starts {side}&apos;s.</translation>
    </message>
    <message>
        <source>Before the first press; presses in all: {n}.</source>
        <translation>Before the first press; presses in all: {n}.</translation>
    </message>
    <message>
        <source>Press {n} of {all}: {side}, after {time}.</source>
        <translation>Press {n} of {all}: {side}, after {time}.</translation>
    </message>
    <message>
        <source>{side}&apos;s clock runs.</source>
        <translation>{side}&apos;s clock runs.</translation>
    </message>
    <message>
        <source>Space presses it; A or ↓ the near clock, L or ↑ the far one. F8 stops both.</source>
        <translation>Space presses it; A or ↓ the near clock, L or ↑ the far one. F8 stops both.</translation>
    </message>
    <message>
        <source>Space presses it; A or ← the left clock, L or → the right one. F8 stops both.</source>
        <translation>Space presses it; A or ← the left clock, L or → the right one. F8 stops both.</translation>
    </message>
    <message>
        <source>{side}&apos;s clock goes on next.</source>
        <translation>{side}&apos;s clock goes on next.</translation>
    </message>
    <message>
        <source>{side}&apos;s press had no effect.</source>
        <translation>{side}&apos;s press had no effect.</translation>
    </message>
    <message>
        <source>The last act was undone.</source>
        <translation>The last act was undone.</translation>
    </message>
</context>
<context>
    <name>ClockPair</name>
    <message>
        <source>Clocks</source>
        <translation>Clocks</translation>
    </message>
    <message>
        <source>Clock of {side}</source>
        <translation>Clock of {side}</translation>
    </message>
</context>
<context>
    <name>ClockSetupPage</name>
    <message>
        <source>Clock only</source>
        <translation>Clock only</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Set up the clock</source>
        <translation>Set up the clock</translation>
    </message>
    <message>
        <source>The players write records (7.1, 7.2)</source>
        <translation>The players write records (7.1, 7.2)</translation>
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
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>When a flag falls</source>
        <translation>When a flag falls</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulations</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contest</translation>
    </message>
    <message>
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>Round, board</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Referee</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{side} to move seals the move while the own clock runs; then both clocks stand. Nobody sees it until the game is reopened.</source>
        <translation>{side} to move seals the move while the own clock runs; then both clocks stand. Nobody sees it until the game is reopened.</translation>
    </message>
    <message>
        <source>The file shows it to no reader; whoever takes the program apart could find it. Where that is to be feared, seal it on paper.</source>
        <translation>The file shows it to no reader; whoever takes the program apart could find it. Where that is to be feared, seal it on paper.</translation>
    </message>
    <message>
        <source>This can&apos;t be read as one legal move. Write it again.</source>
        <translation>This can&apos;t be read as one legal move. Write it again.</translation>
    </message>
    <message>
        <source>Sealed by {side} at {time}.</source>
        <translation>Sealed by {side} at {time}.</translation>
    </message>
    <message>
        <source>It is played on the board, and the clock of {side} starts.</source>
        <translation>It is played on the board, and the clock of {side} starts.</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played: {reason} The referee decides.</source>
        <translation>The sealed move can&apos;t be played: {reason} The referee decides.</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>{who} (refused)</source>
        <translation>{who} (refused)</translation>
    </message>
    <message>
        <source>{who} (has signed)</source>
        <translation>{who} (has signed)</translation>
    </message>
    <message>
        <source>Used: Red {red}, Black {black}.</source>
        <translation>Used: Red {red}, Black {black}.</translation>
    </message>
    <message>
        <source>Fouls: Red {red}, Black {black}.</source>
        <translation>Fouls: Red {red}, Black {black}.</translation>
    </message>
    <message>
        <source>Result: {result}. {ending}.</source>
        <translation>Result: {result}. {ending}.</translation>
    </message>
    <message>
        <source>Not signed yet: {who}.</source>
        <translation>Not signed yet: {who}.</translation>
    </message>
    <message>
        <source>It was written down wrongly</source>
        <translation>It was written down wrongly</translation>
    </message>
    <message>
        <source>An appeal was upheld</source>
        <translation>An appeal was upheld</translation>
    </message>
    <message>
        <source>A fair copy was refused, or the player put out (7.4, 18.2)</source>
        <translation>A fair copy was refused, or the player put out (7.4, 18.2)</translation>
    </message>
    <message>
        <source>Adjourn with a sealed move...</source>
        <translation>Adjourn with a sealed move...</translation>
    </message>
    <message>
        <source>The envelope...</source>
        <translation>The envelope...</translation>
    </message>
    <message>
        <source>Reopen the game...</source>
        <translation>Reopen the game...</translation>
    </message>
    <message>
        <source>Sign the result...</source>
        <translation>Sign the result...</translation>
    </message>
    <message>
        <source>Somebody refuses to sign...</source>
        <translation>Somebody refuses to sign...</translation>
    </message>
    <message>
        <source>Reserve an appeal...</source>
        <translation>Reserve an appeal...</translation>
    </message>
    <message>
        <source>Change the result...</source>
        <translation>Change the result...</translation>
    </message>
    <message>
        <source>Finish and seal the record...</source>
        <translation>Finish and seal the record...</translation>
    </message>
    <message>
        <source>Hand over to another referee...</source>
        <translation>Hand over to another referee...</translation>
    </message>
    <message>
        <source>The clocks stand. Let them go on first: the side to move seals in its own time.</source>
        <translation>The clocks stand. Let them go on first: the side to move seals in its own time.</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>The game is not adjourned.</translation>
    </message>
</context>
<context>
    <name>ControlChooser</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>Time for each side</translation>
    </message>
    <message>
        <source>Change it...</source>
        <translation>Change it...</translation>
    </message>
    <message>
        <source>Your own...</source>
        <translation>Your own...</translation>
    </message>
    <message>
        <source>Set up a time control of your own and keep it under a name</source>
        <translation>Set up a time control of your own and keep it under a name</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>A time control of your own</source>
        <translation>A time control of your own</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Its name</translation>
    </message>
    <message>
        <source>Delete it...</source>
        <translation>Delete it...</translation>
    </message>
    <message>
        <source>Delete this time control</source>
        <translation>Delete this time control</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save and choose it</source>
        <translation>Save and choose it</translation>
    </message>
    <message>
        <source>These figures make no time control.</source>
        <translation>These figures make no time control.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>It needs a name.</translation>
    </message>
    <message>
        <source>Another time control has this name.</source>
        <translation>Another time control has this name.</translation>
    </message>
    <message>
        <source>There are too many of your own; delete one first.</source>
        <translation>There are too many of your own; delete one first.</translation>
    </message>
</context>
<context>
    <name>ControlFields</name>
    <message>
        <source>The sides have different times</source>
        <translation>The sides have different times</translation>
    </message>
    <message>
        <source>{side}: {amount}</source>
        <comment>a figure of one side</comment>
        <translation>{side}: {amount}</translation>
    </message>
</context>
<context>
    <name>ControlForms</name>
    <message>
        <source>All-in, with or without time added</source>
        <translation>All-in, with or without time added</translation>
    </message>
    <message>
        <source>So many moves within each period</source>
        <translation>So many moves within each period</translation>
    </message>
    <message>
        <source>Main time, then byo-yomi</source>
        <translation>Main time, then byo-yomi</translation>
    </message>
    <message>
        <source>Main time, then blocks of moves (Canadian)</source>
        <translation>Main time, then blocks of moves (Canadian)</translation>
    </message>
    <message>
        <source>The beginning of each move is free (delay)</source>
        <translation>The beginning of each move is free (delay)</translation>
    </message>
    <message>
        <source>Part of each move is given back (Bronstein)</source>
        <translation>Part of each move is given back (Bronstein)</translation>
    </message>
    <message>
        <source>A limit on each move, and a reserve</source>
        <translation>A limit on each move, and a reserve</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>A limit on each move</translation>
    </message>
    <message>
        <source>A limit on each move, overruns are counted</source>
        <translation>A limit on each move, overruns are counted</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Main time</translation>
    </message>
    <message>
        <source>Added for each move</source>
        <translation>Added for each move</translation>
    </message>
    <message>
        <source>Periods of byo-yomi</source>
        <translation>Periods of byo-yomi</translation>
    </message>
    <message>
        <source>Each of them</source>
        <translation>Each of them</translation>
    </message>
    <message>
        <source>Moves in each block</source>
        <translation>Moves in each block</translation>
    </message>
    <message>
        <source>Time of a block</source>
        <translation>Time of a block</translation>
    </message>
    <message>
        <source>Of each move</source>
        <translation>Of each move</translation>
    </message>
    <message>
        <source>Limit on a move</source>
        <translation>Limit on a move</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Overrun that loses</source>
        <translation>Overrun that loses</translation>
    </message>
    <message>
        <source>Period {n}: moves</source>
        <translation>Period {n}: moves</translation>
    </message>
    <message>
        <source>Period {n}: time</source>
        <translation>Period {n}: time</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Different periods</source>
        <translation>Different periods</translation>
    </message>
    <message>
        <source>The last of them</source>
        <translation>The last of them</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>What is saved</translation>
    </message>
    <message>
        <source>Time is added</source>
        <translation>Time is added</translation>
    </message>
    <message>
        <source>comes again and again</source>
        <translation>comes again and again</translation>
    </message>
    <message>
        <source>is for all the other moves</source>
        <translation>is for all the other moves</translation>
    </message>
    <message>
        <source>counts on, time and moves</source>
        <translation>counts on, time and moves</translation>
    </message>
    <message>
        <source>counts on; added when none is left</source>
        <translation>counts on; added when none is left</translation>
    </message>
    <message>
        <source>no moves: a period ends with its time</source>
        <translation>no moves: a period ends with its time</translation>
    </message>
    <message>
        <source>is lost with the last move due</source>
        <translation>is lost with the last move due</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>after each move</translation>
    </message>
    <message>
        <source>before each move, the first too</source>
        <translation>before each move, the first too</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Red {red}; Black {black}</source>
        <comment>two different time controls</comment>
        <translation>Red {red}; Black {black}</translation>
    </message>
    <message>
        <source>Scheme {scheme}: {figures}</source>
        <comment>scheme 6.1: its periods</comment>
        <translation>Scheme {scheme}: {figures}</translation>
    </message>
    <message>
        <source>{main}, then {moves} moves / {block}</source>
        <translation>{main}, then {moves} moves / {block}</translation>
    </message>
    <message>
        <source>hourglass, {time}</source>
        <translation>hourglass, {time}</translation>
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
        <source>{moves} moves / {time}, then {later_time}</source>
        <translation>{moves} moves / {time}, then {later_time}</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_moves} / {later_time}</source>
        <translation>{moves} moves / {time}, then {later_moves} / {later_time}</translation>
    </message>
    <message>
        <source>{limits}, then {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}, then {time}</translation>
    </message>
    <message>
        <source>{limits}, then {moves} / {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}, then {moves} / {time}</translation>
    </message>
    <message>
        <source>{time} + {increment} a move</source>
        <comment>60 min + 30 s for each move</comment>
        <translation>{time} + {increment} a move</translation>
    </message>
    <message>
        <source>{step} a move</source>
        <translation>{step} a move</translation>
    </message>
    <message>
        <source>{step} a move, {main} in reserve</source>
        <translation>{step} a move, {main} in reserve</translation>
    </message>
    <message>
        <source>{main}, {step} of each move back</source>
        <translation>{main}, {step} of each move back</translation>
    </message>
    <message>
        <source>{main}, {step} of each move free</source>
        <translation>{main}, {step} of each move free</translation>
    </message>
    <message>
        <source>{step} a move, overrun no. {n} loses</source>
        <translation>{step} a move, overrun no. {n} loses</translation>
    </message>
    <message>
        <source>{main}, then {step} a move</source>
        <translation>{main}, then {step} a move</translation>
    </message>
    <message>
        <source>{main}, then byo-yomi {n} × {step}</source>
        <translation>{main}, then byo-yomi {n} × {step}</translation>
    </message>
    <message>
        <source>Competition rules of 1999, article 6</source>
        <translation>Competition rules of 1999, article 6</translation>
    </message>
    <message>
        <source>Older rules, chapter 9</source>
        <translation>Older rules, chapter 9</translation>
    </message>
    <message>
        <source>Time added for each move</source>
        <translation>Time added for each move</translation>
    </message>
    <message>
        <source>Time odds</source>
        <translation>Time odds</translation>
    </message>
    <message>
        <source>Time beyond the main time</source>
        <translation>Time beyond the main time</translation>
    </message>
    <message>
        <source>Part of each move free</source>
        <translation>Part of each move free</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>A limit on each move</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Hourglass</translation>
    </message>
    <message>
        <source>There is no time control called “{name}”. Choose one.</source>
        <translation>There is no time control called “{name}”. Choose one.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Your own</translation>
    </message>
    <message>
        <source>6.1: 40 moves in 90 min, then 10 in every 15</source>
        <translation>6.1: 40 moves in 90 min, then 10 in every 15</translation>
    </message>
    <message>
        <source>6.2: 30 moves in 60 min, then 10 in every 10</source>
        <translation>6.2: 30 moves in 60 min, then 10 in every 10</translation>
    </message>
    <message>
        <source>6.3: 40 moves in 10 min, then 50 in every 5</source>
        <translation>6.3: 40 moves in 10 min, then 50 in every 5</translation>
    </message>
    <message>
        <source>6.4: 30 moves in every 5 min</source>
        <translation>6.4: 30 moves in every 5 min</translation>
    </message>
    <message>
        <source>6.5: all-in</source>
        <translation>6.5: all-in</translation>
    </message>
    <message>
        <source>A move at the last moment is in time.</source>
        <translation>A move at the last moment is in time.</translation>
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
        <source>Time saved and moves made ahead count on into the next period.</source>
        <translation>Time saved and moves made ahead count on into the next period.</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on; the time of the next period is added when none is left.</source>
        <translation>Time saved and moves made ahead count on; the time of the next period is added when none is left.</translation>
    </message>
    <message>
        <source>A period ends with its time; moves made ahead do not count in the next one.</source>
        <translation>A period ends with its time; moves made ahead do not count in the next one.</translation>
    </message>
    <message>
        <source>The last move due sets the clock to the time of the next period; time saved is lost.</source>
        <translation>The last move due sets the clock to the time of the next period; time saved is lost.</translation>
    </message>
    <message>
        <source>Red has {red}, Black {black}, each for all its moves.</source>
        <translation>Red has {red}, Black {black}, each for all its moves.</translation>
    </message>
    <message>
        <source>The sides have different times. Red: {red}. Black: {black}.</source>
        <translation>The sides have different times. Red: {red}. Black: {black}.</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes {moves} moves within each {block}; what is left of it is lost.</source>
        <translation>Once its {main} are used up, a side makes {moves} moves within each {block}; what is left of it is lost.</translation>
    </message>
    <message>
        <source>Each side begins with {time}; what one side uses for its moves the other one gets.</source>
        <translation>Each side begins with {time}; what one side uses for its moves the other one gets.</translation>
    </message>
    <message>
        <source>Each side has {time} for all its moves.</source>
        <translation>Each side has {time} for all its moves.</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within every {time} of its time.</source>
        <translation>Each side makes {moves} moves within every {time} of its time.</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within its first {time}</source>
        <translation>Each side makes {moves} moves within its first {time}</translation>
    </message>
    <message>
        <source>{before}, then {moves} within the next {time}</source>
        <translation>{before}, then {moves} within the next {time}</translation>
    </message>
    <message>
        <source>{before}, then has {time} for all the others.</source>
        <translation>{before}, then has {time} for all the others.</translation>
    </message>
    <message>
        <source>{before}, then {moves} within every further {time}.</source>
        <translation>{before}, then {moves} within every further {time}.</translation>
    </message>
    <message>
        <source>Each move is given {increment} beforehand, the first one too.</source>
        <translation>Each move is given {increment} beforehand, the first one too.</translation>
    </message>
    <message>
        <source>Each completed move adds {increment}.</source>
        <translation>Each completed move adds {increment}.</translation>
    </message>
    <message>
        <source>{red} for Red, {black} for Black</source>
        <comment>two different times</comment>
        <translation>{red} for Red, {black} for Black</translation>
    </message>
    <message>
        <source>Each move is made within {step}; time saved on a move is lost. Whoever uses more loses.</source>
        <translation>Each move is made within {step}; time saved on a move is lost. Whoever uses more loses.</translation>
    </message>
    <message>
        <source>Each move is made within {step}. What it takes beyond comes off a reserve of {main}, at once or in parts; time saved on a move is lost.</source>
        <translation>Each move is made within {step}. What it takes beyond comes off a reserve of {main}, at once or in parts; time saved on a move is lost.</translation>
    </message>
    <message>
        <source>Each side has {main}, and after a move gets back what the move took, at most {step}.</source>
        <translation>Each side has {main}, and after a move gets back what the move took, at most {step}.</translation>
    </message>
    <message>
        <source>Each side has {main}, which begin to run when a move takes more than {step}.</source>
        <translation>Each side has {main}, which begin to run when a move takes more than {step}.</translation>
    </message>
    <message>
        <source>Each move is made within {step}. Overruns are counted; overrun no. {n} loses the game.</source>
        <translation>Each move is made within {step}. Overruns are counted; overrun no. {n} loses the game.</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes each move within {step}.</source>
        <translation>Once its {main} are used up, a side makes each move within {step}.</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side has {n} periods of {step}. A period is lost only by a move that uses more than all of it; else it is whole again for the next move.</source>
        <translation>Once its {main} are used up, a side has {n} periods of {step}. A period is lost only by a move that uses more than all of it; else it is whole again for the next move.</translation>
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
        <source>After moving a player presses the clock: the space bar, or a click on one&apos;s own clock face. Forgetting it costs time, and nobody reminds (article 6).</source>
        <translation>After moving a player presses the clock: the space bar, or a click on one&apos;s own clock face. Forgetting it costs time, and nobody reminds (article 6).</translation>
    </message>
    <message>
        <source>The program presses the clock as soon as a move is made.</source>
        <translation>The program presses the clock as soon as a move is made.</translation>
    </message>
</context>
<context>
    <name>CorrectForm</name>
    <message>
        <source>Correct the board</source>
        <translation>Correct the board</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>The clocks go on at once</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Moves back</source>
        <translation>Moves back</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>To be moved</source>
        <translation>To be moved</translation>
    </message>
    <message>
        <source>found by the opponent</source>
        <translation>found by the opponent</translation>
    </message>
    <message>
        <source>found by the referee</source>
        <translation>found by the referee</translation>
    </message>
    <message>
        <source>an accident</source>
        <translation>an accident</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>any piece</translation>
    </message>
    <message>
        <source>{piece}, which was moved</source>
        <translation>{piece}, which was moved</translation>
    </message>
    <message>
        <source>as touched: {pieces}</source>
        <translation>as touched: {pieces}</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Chuhe</source>
        <translation>Chuhe</translation>
    </message>
    <message>
        <source>The program has a fault of its own. Every confirmed move is on disk. What happened stands in {file}.</source>
        <translation>The program has a fault of its own. Every confirmed move is on disk. What happened stands in {file}.</translation>
    </message>
</context>
<context>
    <name>DemandForm</name>
    <message>
        <source>Demand of a player</source>
        <translation>Demand of a player</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>Who refuses may be ruled to have lost ({article}).</source>
        <translation>Who refuses may be ruled to have lost ({article}).</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demand</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Failed: {part}: {error}</source>
        <translation>Failed: {part}: {error}</translation>
    </message>
    <message>
        <source>The sample game is legal to its end: moves {plies}, checks {checks}, captures {captures}</source>
        <translation>The sample game is legal to its end: moves {plies}, checks {checks}, captures {captures}</translation>
    </message>
    <message>
        <source>The window is open at {width} × {height} and the clocks are started</source>
        <translation>The window is open at {width} × {height} and the clocks are started</translation>
    </message>
    <message>
        <source>Played with mouse and space bar: moves {plies}, events {events}</source>
        <translation>Played with mouse and space bar: moves {plies}, events {events}</translation>
    </message>
    <message>
        <source>Resumed as after a kill: events {events}, time used by Red {red}, by Black {black}</source>
        <translation>Resumed as after a kill: events {events}, time used by Red {red}, by Black {black}</translation>
    </message>
    <message>
        <source>Played to the end: moves {plies}. {result}: {how}</source>
        <translation>Played to the end: moves {plies}. {result}: {how}</translation>
    </message>
    <message>
        <source>Pictures of the window in the middle of the game: {pictures}</source>
        <translation>Pictures of the window in the middle of the game: {pictures}</translation>
    </message>
    <message>
        <source>Pictures of the window at the end of the game: {pictures}</source>
        <translation>Pictures of the window at the end of the game: {pictures}</translation>
    </message>
    <message>
        <source>The journal&apos;s copy reads back whole: events {events}, hash {hash}</source>
        <translation>The journal&apos;s copy reads back whole: events {events}, hash {hash}</translation>
    </message>
    <message>
        <source>The PGN reads back as it was written: moves {plies}</source>
        <translation>The PGN reads back as it was written: moves {plies}</translation>
    </message>
    <message>
        <source>The score sheet with the full record: pages {pages}</source>
        <translation>The score sheet with the full record: pages {pages}</translation>
    </message>
    <message>
        <source>The score sheet with the abbreviated record: pages {pages}</source>
        <translation>The score sheet with the abbreviated record: pages {pages}</translation>
    </message>
    <message>
        <source>The PGN is shown in the window: moves {plies}</source>
        <translation>The PGN is shown in the window: moves {plies}</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>Referee&apos;s desk</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>Start the clocks</translation>
    </message>
    <message>
        <source>Let the clocks go on</source>
        <translation>Let the clocks go on</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Stop the clocks</translation>
    </message>
    <message>
        <source>Undo the last act on clock or board</source>
        <translation>Undo the last act on clock or board</translation>
    </message>
    <message>
        <source>Stop them with a reason...</source>
        <translation>Stop them with a reason...</translation>
    </message>
    <message>
        <source>Go on, with a reason...</source>
        <translation>Go on, with a reason...</translation>
    </message>
    <message>
        <source>Change a clock...</source>
        <translation>Change a clock...</translation>
    </message>
    <message>
        <source>End of the session...</source>
        <translation>End of the session...</translation>
    </message>
    <message>
        <source>Sanction (18)...</source>
        <translation>Sanction (18)...</translation>
    </message>
    <message>
        <source>Take back a foul or note...</source>
        <translation>Take back a foul or note...</translation>
    </message>
    <message>
        <source>Repetition and natural limit</source>
        <translation>Repetition and natural limit</translation>
    </message>
    <message>
        <source>Overrule a fallen flag...</source>
        <translation>Overrule a fallen flag...</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>Lock the desk</translation>
    </message>
    <message>
        <source>In a window of its own (second screen)</source>
        <translation>In a window of its own (second screen)</translation>
    </message>
    <message>
        <source>Set a passcode...</source>
        <translation>Set a passcode...</translation>
    </message>
    <message>
        <source>{side} calls the referee: {note}</source>
        <translation>{side} calls the referee: {note}</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side} calls the referee.</translation>
    </message>
    <message>
        <source>The flag of {side} has fallen: check the number of moves.</source>
        <translation>The flag of {side} has fallen: check the number of moves.</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>Rule a result</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>a group of the desk</comment>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>a group of the desk</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>a group of the desk</comment>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>a group of the desk</comment>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>a group of the desk</comment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Closing</source>
        <comment>a group of the desk</comment>
        <translation>Closing</translation>
    </message>
    <message>
        <source>Office</source>
        <comment>a group of the desk</comment>
        <translation>Office</translation>
    </message>
    <message>
        <source>It has no passcode yet.</source>
        <translation>It has no passcode yet.</translation>
    </message>
    <message>
        <source>It is in one already.</source>
        <translation>It is in one already.</translation>
    </message>
    <message>
        <source>A ruling is called for. {ending}</source>
        <translation>A ruling is called for. {ending}</translation>
    </message>
    <message>
        <source>{side} {offence} ({article}).</source>
        <translation>{side} {offence} ({article}).</translation>
    </message>
    <message>
        <source>Rule...</source>
        <translation>Rule...</translation>
    </message>
    <message>
        <source>Call...</source>
        <translation>Call...</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>No foul</translation>
    </message>
    <message>
        <source>Table referee</source>
        <translation>Table referee</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>Chief referee</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organiser</translation>
    </message>
    <message>
        <source>Arbitration committee</source>
        <translation>Arbitration committee</translation>
    </message>
    <message>
        <source>{name}, {office}</source>
        <comment>a referee and his office</comment>
        <translation>{name}, {office}</translation>
    </message>
    <message>
        <source>Players can move, press, offer, claim and resign all the same.</source>
        <translation>Players can move, press, offer, claim and resign all the same.</translation>
    </message>
    <message>
        <source>This is not the passcode. The try stands in the game&apos;s record.</source>
        <translation>This is not the passcode. The try stands in the game&apos;s record.</translation>
    </message>
    <message>
        <source>The next try is possible in {seconds} s.</source>
        <translation>The next try is possible in {seconds} s.</translation>
    </message>
    <message>
        <source>The two passcodes are not the same. Type the second one again.</source>
        <translation>The two passcodes are not the same. Type the second one again.</translation>
    </message>
</context>
<context>
    <name>DeskNews</name>
    <message>
        <source>{side} is not there.</source>
        <translation>{side} is not there.</translation>
    </message>
    <message>
        <source>{side} has come.</source>
        <translation>{side} has come.</translation>
    </message>
    <message>
        <source>Reopened; the sealed move is {move}.</source>
        <translation>Reopened; the sealed move is {move}.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>The game goes on.</translation>
    </message>
    <message>
        <source>The game is adjourned; {side} has sealed its move.</source>
        <translation>The game is adjourned; {side} has sealed its move.</translation>
    </message>
    <message>
        <source>It goes on: {time}.</source>
        <translation>It goes on: {time}.</translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>Referee&apos;s desk</translation>
    </message>
    <message>
        <source>A letter chooses a group, a digit or letter beside a line does it, Esc puts the desk away.</source>
        <translation>A letter chooses a group, a digit or letter beside a line does it, Esc puts the desk away.</translation>
    </message>
    <message>
        <source>{group} {key}</source>
        <comment>a group of the desk and the key that chooses it</comment>
        <translation>{group} {key}</translation>
    </message>
</context>
<context>
    <name>DeskStatus</name>
    <message>
        <source>, </source>
        <comment>between two figures of a side</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{side}: {figures}</source>
        <comment>a side and how it stands</comment>
        <translation>{side}: {figures}</translation>
    </message>
    <message>
        <source>moves {made}</source>
        <translation>moves {made}</translation>
    </message>
    <message>
        <source>fouls {n}</source>
        <translation>fouls {n}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>Referee&apos;s desk</translation>
    </message>
</context>
<context>
    <name>Endings</name>
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
        <source>{how} ({article})</source>
        <comment>how a game ended, and the article</comment>
        <translation>{how} ({article})</translation>
    </message>
    <message>
        <source>{side} lost on the board</source>
        <translation>{side} lost on the board</translation>
    </message>
    <message>
        <source>decided on the board</source>
        <translation>decided on the board</translation>
    </message>
    <message>
        <source>drawn on the board</source>
        <translation>drawn on the board</translation>
    </message>
    <message>
        <source>{side} is checkmated</source>
        <translation>{side} is checkmated</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>{side} is stalemated</translation>
    </message>
    <message>
        <source>{side} lost on time</source>
        <translation>{side} lost on time</translation>
    </message>
    <message>
        <source>{side} resigned</source>
        <translation>{side} resigned</translation>
    </message>
    <message>
        <source>{side} made the generals face each other</source>
        <translation>{side} made the generals face each other</translation>
    </message>
    <message>
        <source>{side} lost by lateness</source>
        <translation>{side} lost by lateness</translation>
    </message>
    <message>
        <source>{side} made an illegal move</source>
        <translation>{side} made an illegal move</translation>
    </message>
    <message>
        <source>{side} refused to vary</source>
        <translation>{side} refused to vary</translation>
    </message>
    <message>
        <source>perpetual check or chase by {side}</source>
        <translation>perpetual check or chase by {side}</translation>
    </message>
    <message>
        <source>{side} forfeited</source>
        <translation>{side} forfeited</translation>
    </message>
    <message>
        <source>{side} committed three fouls</source>
        <translation>{side} committed three fouls</translation>
    </message>
    <message>
        <source>{side} reached the number of fouls that loses</source>
        <translation>{side} reached the number of fouls that loses</translation>
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
        <source>three fouls</source>
        <translation>three fouls</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences in a row</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>refused the rules, or grave misconduct</source>
        <translation>refused the rules, or grave misconduct</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} wins</translation>
    </message>
    <message>
        <source>refusal of the rules, or grave misconduct, by {side}</source>
        <translation>refusal of the rules, or grave misconduct, by {side}</translation>
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
    <name>Entries</name>
    <message>
        <source>{time}  {entry}</source>
        <comment>an entry of the referee and when it was made</comment>
        <translation>{time}  {entry}</translation>
    </message>
    <message>
        <source>{side} pressed the clock</source>
        <translation>{side} pressed the clock</translation>
    </message>
    <message>
        <source>Board put right, moves put back: {n}</source>
        <translation>Board put right, moves put back: {n}</translation>
    </message>
    <message>
        <source>The clocks were stopped</source>
        <translation>The clocks were stopped</translation>
    </message>
    <message>
        <source>The clocks went on</source>
        <translation>The clocks went on</translation>
    </message>
    <message>
        <source>{side}: {change}, {old} → {new}</source>
        <translation>{side}: {change}, {old} → {new}</translation>
    </message>
    <message>
        <source>{side}: foul {article}</source>
        <translation>{side}: foul {article}</translation>
    </message>
    <message>
        <source>{side}: foul {article}, counted {n} times</source>
        <translation>{side}: foul {article}, counted {n} times</translation>
    </message>
    <message>
        <source>{side}: illegal move</source>
        <translation>{side}: illegal move</translation>
    </message>
    <message>
        <source>{side}: moves left out of the record: {n}</source>
        <translation>{side}: moves left out of the record: {n}</translation>
    </message>
    <message>
        <source>{side}: ordered to vary</source>
        <translation>{side}: ordered to vary</translation>
    </message>
    <message>
        <source>{entry}: {note}</source>
        <comment>an entry and its reason or note</comment>
        <translation>{entry}: {note}</translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>Sealed Move</source>
        <translation>Sealed Move</translation>
    </message>
    <message>
        <source>{used}, {moves} moves, period {period}</source>
        <comment>time used, moves made and period of a side</comment>
        <translation>{used}, {moves} moves, period {period}</translation>
    </message>
    <message>
        <source>Red has used</source>
        <translation>Red has used</translation>
    </message>
    <message>
        <source>Black has used</source>
        <translation>Black has used</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>Sealed by</translation>
    </message>
    <message>
        <source>At</source>
        <translation>At</translation>
    </message>
    <message>
        <source>It will be move</source>
        <translation>It will be move</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
    <message>
        <source>The move is in this envelope, written by the side named above.</source>
        <translation>The move is in this envelope, written by the side named above.</translation>
    </message>
    <message>
        <source>The move was typed unseen and is kept by the program.</source>
        <translation>The move was typed unseen and is kept by the program.</translation>
    </message>
    <message>
        <source>It is opened by the referee when both sides are there.</source>
        <translation>It is opened by the referee when both sides are there.</translation>
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
        <source>Ranks found: {found}; needed: 10.</source>
        <translation>Ranks found: {found}; needed: 10.</translation>
    </message>
    <message>
        <source>Points in rank {rank}, counted from 0 at Red&apos;s side: {found}; needed: 9.</source>
        <translation>Points in rank {rank}, counted from 0 at Red&apos;s side: {found}; needed: 9.</translation>
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
    <name>FileAsker</name>
    <message>
        <source>Look in:</source>
        <translation>Look in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Files of type:</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>{fault} There are {count} faults in this game.</source>
        <translation>{fault} There are {count} faults in this game.</translation>
    </message>
    <message>
        <source>Line {line} of the file: {fault}</source>
        <translation>Line {line} of the file: {fault}</translation>
    </message>
    <message>
        <source>“{text}” is no move. What comes after it is not shown.</source>
        <translation>“{text}” is no move. What comes after it is not shown.</translation>
    </message>
    <message>
        <source>“{text}” is not legal here. What comes after it is not shown.</source>
        <translation>“{text}” is not legal here. What comes after it is not shown.</translation>
    </message>
    <message>
        <source>“{text}” fits several moves. What comes after it is not shown.</source>
        <translation>“{text}” fits several moves. What comes after it is not shown.</translation>
    </message>
    <message>
        <source>The moves are in a notation not read here.</source>
        <translation>The moves are in a notation not read here.</translation>
    </message>
    <message>
        <source>The game is too long. The rest is not shown.</source>
        <translation>The game is too long. The rest is not shown.</translation>
    </message>
    <message>
        <source>Some signs can&apos;t be read.</source>
        <translation>Some signs can&apos;t be read.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>There is no game here.</translation>
    </message>
    <message>
        <source>A heading is not well formed.</source>
        <translation>A heading is not well formed.</translation>
    </message>
    <message>
        <source>A move stands with the wrong side or number.</source>
        <translation>A move stands with the wrong side or number.</translation>
    </message>
    <message>
        <source>There is text between the moves that is no move.</source>
        <translation>There is text between the moves that is no move.</translation>
    </message>
    <message>
        <source>A comment or variation is not closed.</source>
        <translation>A comment or variation is not closed.</translation>
    </message>
    <message>
        <source>The result does not agree with the game.</source>
        <translation>The result does not agree with the game.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This game is open in another window of the program. Play it there, or close it there first.</source>
        <translation>This game is open in another window of the program. Play it there, or close it there first.</translation>
    </message>
    <message>
        <source>The file was changed or broken after event {count}. What comes before it can be looked at.</source>
        <translation>The file was changed or broken after event {count}. What comes before it can be looked at.</translation>
    </message>
    <message>
        <source>The file can be read but not written. Save it in another place to play on.</source>
        <translation>The file can be read but not written. Save it in another place to play on.</translation>
    </message>
    <message>
        <source>A newer version of Chuhe wrote this game. Install that version to open it.</source>
        <translation>A newer version of Chuhe wrote this game. Install that version to open it.</translation>
    </message>
    <message>
        <source>This is not a game of Chuhe.</source>
        <translation>This is not a game of Chuhe.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>The file is not there any more.</translation>
    </message>
    <message>
        <source>There is already a file of this name.</source>
        <translation>There is already a file of this name.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}</source>
        <translation>The file can&apos;t be read: {reason}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>The disk is full.</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced.</source>
        <translation>The game&apos;s file was removed or replaced.</translation>
    </message>
    <message>
        <source>The game&apos;s file can&apos;t be written any more.</source>
        <translation>The game&apos;s file can&apos;t be written any more.</translation>
    </message>
    <message>
        <source>The disk refuses to write.</source>
        <translation>The disk refuses to write.</translation>
    </message>
    <message>
        <source>The game stands as it was when the last move was confirmed, and nothing of it is lost.</source>
        <translation>The game stands as it was when the last move was confirmed, and nothing of it is lost.</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced. All confirmed moves are in a new file; the clocks are stopped.</source>
        <translation>The game&apos;s file was removed or replaced. All confirmed moves are in a new file; the clocks are stopped.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>This is a pipe or a device, not a file.</translation>
    </message>
    <message>
        <source>This is the name of a game. Choose another name.</source>
        <translation>This is the name of a game. Choose another name.</translation>
    </message>
    <message>
        <source>The file is too big.</source>
        <translation>The file is too big.</translation>
    </message>
    <message>
        <source>No such file or folder.</source>
        <translation>No such file or folder.</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>The system does not permit it.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>This is a folder, not a file.</translation>
    </message>
    <message>
        <source>This place can only be read.</source>
        <translation>This place can only be read.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>The name is too long.</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Not saved: {reason}</translation>
    </message>
    <message>
        <source>“{name}” was not opened: {reason}</source>
        <translation>“{name}” was not opened: {reason}</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Saved as “{name}”.</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them stands; the damaged file was set aside.</source>
        <translation>The settings were damaged. What could be read of them stands; the damaged file was set aside.</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>A click shows the game; its score sheet can be made there.</source>
        <translation>A click shows the game; its score sheet can be made there.</translation>
    </message>
    <message>
        <source>Older games...</source>
        <translation>Older games...</translation>
    </message>
</context>
<context>
    <name>FoulDesk</name>
    <message>
        <source>dress and bearing</source>
        <translation>dress and bearing</translation>
    </message>
    <message>
        <source>pleaded not to know the rules</source>
        <translation>pleaded not to know the rules</translation>
    </message>
    <message>
        <source>left the board, talked, or looked something up</source>
        <translation>left the board, talked, or looked something up</translation>
    </message>
    <message>
        <source>disturbed the opponent or the play</source>
        <translation>disturbed the opponent or the play</translation>
    </message>
    <message>
        <source>asked out of turn, or did not obey the referee</source>
        <translation>asked out of turn, or did not obey the referee</translation>
    </message>
    <message>
        <source>pressed with the other hand, or too hard</source>
        <translation>pressed with the other hand, or too hard</translation>
    </message>
    <message>
        <source>arranged points or a draw</source>
        <translation>arranged points or a draw</translation>
    </message>
    <message>
        <source>dress and manners</source>
        <translation>dress and manners</translation>
    </message>
    <message>
        <source>went far from the playing area</source>
        <translation>went far from the playing area</translation>
    </message>
    <message>
        <source>stayed in the hall after the game</source>
        <translation>stayed in the hall after the game</translation>
    </message>
    <message>
        <source>unfair play, or want of respect</source>
        <translation>unfair play, or want of respect</translation>
    </message>
    <message>
        <source>Choose the duty that was broken.</source>
        <translation>Choose the duty that was broken.</translation>
    </message>
    <message>
        <source>{article}, {duty}</source>
        <comment>a foul and the duty it was against</comment>
        <translation>{article}, {duty}</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n}.</source>
        <translation>{side}: foul {article}, number {n}.</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n} of {limit}.</source>
        <translation>{side}: foul {article}, number {n} of {limit}.</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n}.</source>
        <translation>Now, at {time}; {side} then has {n}.</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n} of {limit}.</source>
        <translation>Now, at {time}; {side} then has {n} of {limit}.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>disqualified for the session</source>
        <translation>disqualified for the session</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>expelled</translation>
    </message>
    <message>
        <source>{sanction}: {role}, or a higher office ({article}).</source>
        <translation>{sanction}: {role}, or a higher office ({article}).</translation>
    </message>
    <message>
        <source>{side}: {sanction} ({article}). {role}.</source>
        <translation>{side}: {sanction} ({article}). {role}.</translation>
    </message>
    <message>
        <source>It is no foul, and puts the player behind others of equal score (18.4).</source>
        <translation>It is no foul, and puts the player behind others of equal score (18.4).</translation>
    </message>
    <message>
        <source>A ruling is then called for: {ending}.</source>
        <translation>A ruling is then called for: {ending}.</translation>
    </message>
    <message>
        <source>The record calls for: {ending}.</source>
        <translation>The record calls for: {ending}.</translation>
    </message>
    <message>
        <source>{result}: {ending}.</source>
        <comment>a result and how it came about</comment>
        <translation>{result}: {ending}.</translation>
    </message>
</context>
<context>
    <name>FoulForm</name>
    <message>
        <source>Call a foul</source>
        <translation>Call a foul</translation>
    </message>
    <message>
        <source>Call the foul</source>
        <translation>Call the foul</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>No foul</translation>
    </message>
    <message>
        <source>The referee announces a foul at once; it stands on the score sheet.</source>
        <translation>The referee announces a foul at once; it stands on the score sheet.</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>who is at fault</comment>
        <translation>Side</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>Duty</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Counts as</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.chuhe *.pgn *.txt)</source>
        <translation>Games (*.chuhe *.pgn *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Export as PGN</source>
        <translation>Export as PGN</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Games of Chuhe (*{suffix})</source>
        <translation>Games of Chuhe (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>There is no game in it that can be read here.</source>
        <translation>There is no game in it that can be read here.</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file without a name</comment>
        <translation>game</translation>
    </message>
</context>
<context>
    <name>HandOverForm</name>
    <message>
        <source>Who takes over? Write the name.</source>
        <translation>Who takes over? Write the name.</translation>
    </message>
    <message>
        <source>Hand over to another referee</source>
        <translation>Hand over to another referee</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>The name stands on the score sheet from now on; the clocks go on.</source>
        <translation>The name stands on the score sheet from now on; the clocks go on.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Office</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
</context>
<context>
    <name>Headings</name>
    <message>
        <source>Round {number}</source>
        <comment>a round of a contest</comment>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <comment>the number of a table</comment>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>{red} – {black}</source>
        <comment>the two players of a game</comment>
        <translation>{red} – {black}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The game in short</source>
        <translation>The game in short</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulations</translation>
    </message>
    <message>
        <source>Clock and time controls</source>
        <translation>Clock and time controls</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetition</translation>
    </message>
    <message>
        <source>Power failures, files</source>
        <translation>Power failures, files</translation>
    </message>
    <message>
        <source>Sounds and screen readers</source>
        <translation>Sounds and screen readers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>About Chuhe</translation>
    </message>
    <message>
        <source>Chuhe {version}, under the Apache licence 2.0.</source>
        <translation>Chuhe {version}, under the Apache licence 2.0.</translation>
    </message>
    <message>
        <source>A board, a clock and a score sheet for xiangqi: two people at one computer play a timed game, a referee runs it by the rule book, and the record leaves as a signed sheet.</source>
        <translation>A board, a clock and a score sheet for xiangqi: two people at one computer play a timed game, a referee runs it by the rule book, and the record leaves as a signed sheet.</translation>
    </message>
    <message>
        <source>The typeface is made from Noto Sans CJK, under the SIL Open Font License 1.1; the characters on the pieces come from TW-Kai of the CNS 11643 project and from Noto Serif CJK.</source>
        <translation>The typeface is made from Noto Sans CJK, under the SIL Open Font License 1.1; the characters on the pieces come from TW-Kai of the CNS 11643 project and from Noto Serif CJK.</translation>
    </message>
</context>
<context>
    <name>HelpClock</name>
    <message>
        <source>Who presses the clock</source>
        <translation>Who presses the clock</translation>
    </message>
    <message>
        <source>Each side has a face of its own, and its time runs while it is to move. The program counts whole thousandths of a second and shows tenths when little is left. What is on the screen decides nothing: the time of a press is that at which the key or button went down.</source>
        <translation>Each side has a face of its own, and its time runs while it is to move. The program counts whole thousandths of a second and shows tenths when little is left. What is on the screen decides nothing: the time of a press is that at which the key or button went down.</translation>
    </message>
    <message>
        <source>The flag falls when a side has not made the moves due in its time. With a press by hand a move counts once the clock was pressed; only a move that ends the game on the board needs no press.</source>
        <translation>The flag falls when a side has not made the moves due in its time. With a press by hand a move counts once the clock was pressed; only a move that ends the game on the board needs no press.</translation>
    </message>
    <message>
        <source>&quot;Clock only&quot; in the Game menu runs the clock for a game on a wooden board: each press is a move.</source>
        <translation>&quot;Clock only&quot; in the Game menu runs the clock for a game on a wooden board: each press is a move.</translation>
    </message>
    <message>
        <source>In the same way: {controls}.</source>
        <translation>In the same way: {controls}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between time controls</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>{group} ({key})</source>
        <comment>a group of the desk and its letter</comment>
        <translation>{group} ({key})</translation>
    </message>
    <message>
        <source>The desk lists what the referee can do now, and above that what waits for him. A letter chooses a group, a digit does what it stands before. Whatever cannot be done now says why.</source>
        <translation>The desk lists what the referee can do now, and above that what waits for him. A letter chooses a group, a digit does what it stands before. Whatever cannot be done now says why.</translation>
    </message>
    <message>
        <source>Forms take the place of the record; board and clocks stay in sight, and the game goes on unless the referee stops it. Everything he does stands in the referee&apos;s log.</source>
        <translation>Forms take the place of the record; board and clocks stay in sight, and the game goes on unless the referee stops it. Everything he does stands in the referee&apos;s log.</translation>
    </message>
    <message>
        <source>Stops the clocks and lets them go on, with a reason if there is one; corrects a clock, takes time off or adds some; notes who is late and when the session ends; takes back the last act.</source>
        <translation>Stops the clocks and lets them go on, with a reason if there is one; corrects a clock, takes time off or adds some; notes who is late and when the session ends; takes back the last act.</translation>
    </message>
    <message>
        <source>Enters touched pieces and releases from them; notes an illegal move and what follows from it; corrects an error on the board.</source>
        <translation>Enters touched pieces and releases from them; notes an illegal move and what follows from it; corrects an error on the board.</translation>
    </message>
    <message>
        <source>Calls a foul by an article of the regulations. A foul that the record itself calls for is put to the referee.</source>
        <translation>Calls a foul by an article of the regulations. A foul that the record itself calls for is put to the referee.</translation>
    </message>
    <message>
        <source>Rules on a repetition or on a result; overrules a flag that should not have fallen.</source>
        <translation>Rules on a repetition or on a result; overrules a flag that should not have fallen.</translation>
    </message>
    <message>
        <source>Notes moves that a player left out of his record, has them filled in or copied fair, and notes a refusal.</source>
        <translation>Notes moves that a player left out of his record, has them filled in or copied fair, and notes a refusal.</translation>
    </message>
    <message>
        <source>Adjourns a game with a sealed move and reopens it; has the result signed, notes who refuses and who reserves an appeal; changes a result and seals the record.</source>
        <translation>Adjourns a game with a sealed move and reopens it; has the result signed, notes who refuses and who reserves an appeal; changes a result and seals the record.</translation>
    </message>
    <message>
        <source>Locks the desk with a passcode, puts it into a window of its own, hands it over to another referee.</source>
        <translation>Locks the desk with a passcode, puts it into a window of its own, hands it over to another referee.</translation>
    </message>
</context>
<context>
    <name>HelpEars</name>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Little time left</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>With a screen reader</translation>
    </message>
    <message>
        <source>Moves, captures, presses of the clock, offers and the end of time each have a sound. In a game with a referee only the end of time is heard, so that a hall stays quiet, unless the settings ask for more. A check is not called: the rules do not ask for it; the settings can have it called.</source>
        <translation>Moves, captures, presses of the clock, offers and the end of time each have a sound. In a game with a referee only the end of time is heard, so that a hall stays quiet, unless the settings ask for more. A check is not called: the rules do not ask for it; the settings can have it called.</translation>
    </message>
    <message>
        <source>Where the computer has no sound, or the program was started with --no-sound, everything else works as ever.</source>
        <translation>Where the computer has no sound, or the program was started with --no-sound, everything else works as ever.</translation>
    </message>
    <message>
        <source>If the settings ask for it, it is told once in each period that 5 minutes, 1 minute and 10 seconds are left, and the last ten seconds can be counted. Before byo-yomi the main time is not told, but its end is; then every period counts. Where a flag has to be claimed, nothing counts down to it.</source>
        <translation>If the settings ask for it, it is told once in each period that 5 minutes, 1 minute and 10 seconds are left, and the last ten seconds can be counted. Before byo-yomi the main time is not told, but its end is; then every period counts. Where a flag has to be claimed, nothing counts down to it.</translation>
    </message>
    <message>
        <source>It is spoken where the system has a voice of the language of the window, as with Speech Dispatcher on Linux; else it is a tone. Moves can be read aloud by that voice too.</source>
        <translation>It is spoken where the system has a voice of the language of the window, as with Speech Dispatcher on Linux; else it is a tone. Moves can be read aloud by that voice too.</translation>
    </message>
    <message>
        <source>The board is a table of 90 points; the arrow keys walk over it, and each point says its piece, its file, its name and what may be done there. Moves can also be typed.</source>
        <translation>The board is a table of 90 points; the arrow keys walk over it, and each point says its piece, its file, its name and what may be done there. Moves can also be typed.</translation>
    </message>
    <message>
        <source>Moves, refusals, offers, stops, fouls, fallen flags and results are told once each, and low time always. A button that can&apos;t be used now says why.</source>
        <translation>Moves, refusals, offers, stops, fouls, fallen flags and results are told once each, and low time always. A button that can&apos;t be used now says why.</translation>
    </message>
    <message>
        <source>Tells both clocks.</source>
        <translation>Tells both clocks.</translation>
    </message>
    <message>
        <source>Tells the last move, check, and whose turn it is.</source>
        <translation>Tells the last move, check, and whose turn it is.</translation>
    </message>
    <message>
        <source>Tells all pieces with their points.</source>
        <translation>Tells all pieces with their points.</translation>
    </message>
</context>
<context>
    <name>HelpGame</name>
    <message>
        <source>Board and moves</source>
        <translation>Board and moves</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>How the pieces move</translation>
    </message>
    <message>
        <source>Check, checkmate, stalemate</source>
        <translation>Check, checkmate, stalemate</translation>
    </message>
    <message>
        <source>Touch and move</source>
        <translation>Touch and move</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>How a game ends</translation>
    </message>
    <message>
        <source>Nine files and ten ranks cross at ninety points, and on these points the pieces stand, sixteen on each side. The strip in the middle without files is the river; the nine points with diagonals on either side are the palace.</source>
        <translation>Nine files and ten ranks cross at ninety points, and on these points the pieces stand, sixteen on each side. The strip in the middle without files is the river; the nine points with diagonals on either side are the palace.</translation>
    </message>
    <message>
        <source>Red moves first; then the sides move by turns. A piece goes to an empty point, or captures the enemy piece that stands there. A move of each side together are one round.</source>
        <translation>Red moves first; then the sides move by turns. A piece goes to an empty point, or captures the enemy piece that stands there. A move of each side together are one round.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>One point forward, back or sideways, within the palace. The two generals may never stand on one file with nothing between them.</source>
        <translation>One point forward, back or sideways, within the palace. The two generals may never stand on one file with nothing between them.</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Advisor</translation>
    </message>
    <message>
        <source>One point along a diagonal, within the palace.</source>
        <translation>One point along a diagonal, within the palace.</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Elephant</translation>
    </message>
    <message>
        <source>Two points along a diagonal, never across the river. A piece on the point between, the elephant&apos;s eye, blocks it.</source>
        <translation>Two points along a diagonal, never across the river. A piece on the point between, the elephant&apos;s eye, blocks it.</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Horse</translation>
    </message>
    <message>
        <source>One point along a line, then one further along a diagonal. A piece on the first of these points, the horse&apos;s leg, blocks it.</source>
        <translation>One point along a line, then one further along a diagonal. A piece on the first of these points, the horse&apos;s leg, blocks it.</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Chariot</translation>
    </message>
    <message>
        <source>Along a line, as far as the way is free.</source>
        <translation>Along a line, as far as the way is free.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Cannon</translation>
    </message>
    <message>
        <source>Moves as the chariot does; it captures only over exactly one piece between, of whichever side: the screen.</source>
        <translation>Moves as the chariot does; it captures only over exactly one piece between, of whichever side: the screen.</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pawn</translation>
    </message>
    <message>
        <source>One point forward; across the river one point forward or sideways. Never back.</source>
        <translation>One point forward; across the river one point forward or sideways. Never back.</translation>
    </message>
    <message>
        <source>A general that could be captured by the next move is in check, and the check has to be answered at once: the general goes away, the attacker is captured, or its attack is cut off. A check need not be announced.</source>
        <translation>A general that could be captured by the next move is in check, and the check has to be answered at once: the general goes away, the attacker is captured, or its attack is cut off. A check need not be announced.</translation>
    </message>
    <message>
        <source>A check that cannot be answered is checkmate, and the game is lost. It is lost too for a side that is to move and cannot: stalemate is no draw in xiangqi.</source>
        <translation>A check that cannot be answered is checkmate, and the game is lost. It is lost too for a side that is to move and cannot: stalemate is no draw in xiangqi.</translation>
    </message>
    <message>
        <source>Where a referee sees to it, a touched piece binds (article 5): one&apos;s own has to move and an enemy piece has to be captured, as far as the rules permit it at all. A piece that was put down and let go of has moved.</source>
        <translation>Where a referee sees to it, a touched piece binds (article 5): one&apos;s own has to move and an enemy piece has to be captured, as far as the rules permit it at all. A piece that was put down and let go of has moved.</translation>
    </message>
    <message>
        <source>The numbers are the articles of the competition rules of 1999. In other editions they differ; the score sheet gives those of the edition that was played.</source>
        <translation>The numbers are the articles of the competition rules of 1999. In other editions they differ; the score sheet gives those of the edition that was played.</translation>
    </message>
    <message>
        <source>A side loses when one of these is true of it:</source>
        <translation>A side loses when one of these is true of it:</translation>
    </message>
    <message>
        <source>The game is a draw when one of these is true:</source>
        <translation>The game is a draw when one of these is true:</translation>
    </message>
    <message>
        <source>Its general is checkmated.</source>
        <translation>Its general is checkmated.</translation>
    </message>
    <message>
        <source>Its move leaves the generals facing each other.</source>
        <translation>Its move leaves the generals facing each other.</translation>
    </message>
    <message>
        <source>It is to move and has no legal move.</source>
        <translation>It is to move and has no legal move.</translation>
    </message>
    <message>
        <source>Its time is up before it has made the moves due.</source>
        <translation>Its time is up before it has made the moves due.</translation>
    </message>
    <message>
        <source>It resigns.</source>
        <translation>It resigns.</translation>
    </message>
    <message>
        <source>It comes later than the contest allows.</source>
        <translation>It comes later than the contest allows.</translation>
    </message>
    <message>
        <source>It made a move against the rules.</source>
        <translation>It made a move against the rules.</translation>
    </message>
    <message>
        <source>It has to vary a repetition, and does not.</source>
        <translation>It has to vary a repetition, and does not.</translation>
    </message>
    <message>
        <source>It has {n} fouls in one game.</source>
        <translation>It has {n} fouls in one game.</translation>
    </message>
    <message>
        <source>It refuses to follow the rules, or breaks the discipline gravely.</source>
        <translation>It refuses to follow the rules, or breaks the discipline gravely.</translation>
    </message>
    <message>
        <source>Plainly neither side can win any more.</source>
        <translation>Plainly neither side can win any more.</translation>
    </message>
    <message>
        <source>One side offers a draw and the other agrees.</source>
        <translation>One side offers a draw and the other agrees.</translation>
    </message>
    <message>
        <source>A loop was played three times, and by the repetition rules neither side has to vary.</source>
        <translation>A loop was played three times, and by the repetition rules neither side has to vary.</translation>
    </message>
    <message>
        <source>The natural limit: {n} rounds in a row in which neither side captured anything.</source>
        <translation>The natural limit: {n} rounds in a row in which neither side captured anything.</translation>
    </message>
</context>
<context>
    <name>HelpKept</name>
    <message>
        <source>The games are kept in {folder}.</source>
        <translation>The games are kept in {folder}.</translation>
    </message>
    <message>
        <source>When the power fails</source>
        <translation>When the power fails</translation>
    </message>
    <message>
        <source>When the computer sleeps, or the disk fails</source>
        <translation>When the computer sleeps, or the disk fails</translation>
    </message>
    <message>
        <source>The game&apos;s file</source>
        <translation>The game&apos;s file</translation>
    </message>
    <message>
        <source>Every move, every press of the clock, every offer and every decision of the referee is written to disk before clock and record confirm it. &quot;On disk&quot; at the top of the window says that it was done.</source>
        <translation>Every move, every press of the clock, every offer and every decision of the referee is written to disk before clock and record confirm it. &quot;On disk&quot; at the top of the window says that it was done.</translation>
    </message>
    <message>
        <source>If the power fails, or the program is killed, at most the one act is lost that was not confirmed yet, and never a part of one.</source>
        <translation>If the power fails, or the program is killed, at most the one act is lost that was not confirmed yet, and never a part of one.</translation>
    </message>
    <message>
        <source>While a game is open, a sign of life is written every second. At its next start the program lists the game on its first page. Going on with it, one finds it stopped, with both clocks as they stood at the last sign of life; the time after that is charged to nobody. The referee can correct the times before the clocks go on.</source>
        <translation>While a game is open, a sign of life is written every second. At its next start the program lists the game on its first page. Going on with it, one finds it stopped, with both clocks as they stood at the last sign of life; the time after that is charged to nobody. The referee can correct the times before the clocks go on.</translation>
    </message>
    <message>
        <source>If the computer sleeps or the program comes to a stand for more than a moment, the clocks are stopped as of the last sign of life, and the window says for how long it was.</source>
        <translation>If the computer sleeps or the program comes to a stand for more than a moment, the clocks are stopped as of the last sign of life, and the window says for how long it was.</translation>
    </message>
    <message>
        <source>If the disk is full or refuses to write, the game stops where it was last confirmed and says so; it can go on in another place.</source>
        <translation>If the disk is full or refuses to write, the game stops where it was last confirmed and says so; it can go on in another place.</translation>
    </message>
    <message>
        <source>A game is one file, which can be copied and sent. Each line in it carries the check value of the line before, so that a later change shows; the check value of the result is printed at the foot of the score sheet.</source>
        <translation>A game is one file, which can be copied and sent. Each line in it carries the check value of the line before, so that a later change shows; the check value of the result is printed at the foot of the score sheet.</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In the window</source>
        <translation>In the window</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>In the menus</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Presses the clock, in games where the players press it.</source>
        <translation>Presses the clock, in games where the players press it.</translation>
    </message>
    <message>
        <source>← ↑ ↓ →  Enter  Esc</source>
        <translation>← ↑ ↓ →  Enter  Esc</translation>
    </message>
    <message>
        <source>Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.</source>
        <translation>Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.</translation>
    </message>
    <message>
        <source>Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.</source>
        <translation>Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.</translation>
    </message>
    <message>
        <source>Ins  Enter  Del</source>
        <translation>Ins  Enter  Del</translation>
    </message>
    <message>
        <source>In the record that a recorder keys: put a move in before the marked one, another in its place, or take it out. ↑ leads from the line for moves to the record; ? is a move nobody knows.</source>
        <translation>In the record that a recorder keys: put a move in before the marked one, another in its place, or take it out. ↑ leads from the line for moves to the record; ? is a move nobody knows.</translation>
    </message>
    <message>
        <source>Confirms a resignation, or that a draw is agreed to. Any other key takes it back.</source>
        <translation>Confirms a resignation, or that a draw is agreed to. Any other key takes it back.</translation>
    </message>
    <message>
        <source>From part to part of the window.</source>
        <translation>From part to part of the window.</translation>
    </message>
    <message>
        <source>Sets up the game from the form for a new one.</source>
        <translation>Sets up the game from the form for a new one.</translation>
    </message>
    <message>
        <source>In a game that is looked at: step through its moves.</source>
        <translation>In a game that is looked at: step through its moves.</translation>
    </message>
    <message>
        <source>Enter  ↑ ↓</source>
        <translation>Enter  ↑ ↓</translation>
    </message>
    <message>
        <source>In this help, from the line for searching: on to the next place found, or to another page.</source>
        <translation>In this help, from the line for searching: on to the next place found, or to another page.</translation>
    </message>
</context>
<context>
    <name>HelpLaw</name>
    <message>
        <source>Regulations are chosen when a game is set up, and hold for it to its end. In brackets stand the articles of the edition in question.</source>
        <translation>Regulations are chosen when a game is set up, and hold for it to its end. In brackets stand the articles of the edition in question.</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Illegal moves</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Touch-move</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetition</translation>
    </message>
    <message>
        <source>Natural limit</source>
        <translation>Natural limit</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>Draw offers</translation>
    </message>
    <message>
        <source>Keeping the record</source>
        <translation>Keeping the record</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>Lateness</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>On the board</translation>
    </message>
    <message>
        <source>{control}, unless another one is chosen.</source>
        <translation>{control}, unless another one is chosen.</translation>
    </message>
    <message>
        <source>Win {win}, draw {draw}, loss {loss}.</source>
        <translation>Win {win}, draw {draw}, loss {loss}.</translation>
    </message>
    <message>
        <source>The points a piece can go to are marked, if the settings say so.</source>
        <translation>The points a piece can go to are marked, if the settings say so.</translation>
    </message>
    <message>
        <source>Where a piece can go is not marked for the players.</source>
        <translation>Where a piece can go is not marked for the players.</translation>
    </message>
    <message>
        <source>The program does not let one be made.</source>
        <translation>The program does not let one be made.</translation>
    </message>
    <message>
        <source>One that was made is a foul ({article}).</source>
        <translation>One that was made is a foul ({article}).</translation>
    </message>
    <message>
        <source>One that was made loses the game ({article}).</source>
        <translation>One that was made loses the game ({article}).</translation>
    </message>
    <message>
        <source>Illegal move no. {n} of a side loses the game ({article}).</source>
        <translation>Illegal move no. {n} of a side loses the game ({article}).</translation>
    </message>
    <message>
        <source>A move that exposes one&apos;s own general loses at once ({article}).</source>
        <translation>A move that exposes one&apos;s own general loses at once ({article}).</translation>
    </message>
    <message>
        <source>What follows is for the referee to decide.</source>
        <translation>What follows is for the referee to decide.</translation>
    </message>
    <message>
        <source>Touching a piece binds nobody.</source>
        <translation>Touching a piece binds nobody.</translation>
    </message>
    <message>
        <source>Touched pieces are noted; whether they bind the referee says.</source>
        <translation>Touched pieces are noted; whether they bind the referee says.</translation>
    </message>
    <message>
        <source>One&apos;s own piece that was touched has to move, an enemy piece that was touched to be captured.</source>
        <translation>One&apos;s own piece that was touched has to move, an enemy piece that was touched to be captured.</translation>
    </message>
    <message>
        <source>To adjust pieces takes the opponent&apos;s consent beforehand, and one&apos;s own time.</source>
        <translation>To adjust pieces takes the opponent&apos;s consent beforehand, and one&apos;s own time.</translation>
    </message>
    <message>
        <source>Whoever adjusts pieces says so beforehand, and does it in his own time.</source>
        <translation>Whoever adjusts pieces says so beforehand, and does it in his own time.</translation>
    </message>
    <message>
        <source>Pieces may not be adjusted.</source>
        <translation>Pieces may not be adjusted.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between articles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Articles {articles}.</source>
        <translation>Articles {articles}.</translation>
    </message>
    <message>
        <source>Foul no. {n} of a side in one game loses it ({article}).</source>
        <translation>Foul no. {n} of a side in one game loses it ({article}).</translation>
    </message>
    <message>
        <source>Pressing the clock without a move loses at no. {n} of a side ({article}).</source>
        <translation>Pressing the clock without a move loses at no. {n} of a side ({article}).</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time.</source>
        <translation>Only in one&apos;s own time.</translation>
    </message>
    <message>
        <source>To offer again right after a refusal is a foul ({article}).</source>
        <translation>To offer again right after a refusal is a foul ({article}).</translation>
    </message>
    <message>
        <source>To be more than {n} ahead of the opponent in offers is a foul ({article}).</source>
        <translation>To be more than {n} ahead of the opponent in offers is a foul ({article}).</translation>
    </message>
    <message>
        <source>Each {n} moves in a row left out are a foul ({article}).</source>
        <translation>Each {n} moves in a row left out are a foul ({article}).</translation>
    </message>
    <message>
        <source>Not more than {n} moves in a row may be left out.</source>
        <translation>Not more than {n} moves in a row may be left out.</translation>
    </message>
    <message>
        <source>With less than {time} left of the period a player may stop writing for a while.</source>
        <translation>With less than {time} left of the period a player may stop writing for a while.</translation>
    </message>
    <message>
        <source>More than {time} loses the game ({article}).</source>
        <translation>More than {time} loses the game ({article}).</translation>
    </message>
    <message>
        <source>Less is a foul ({article}).</source>
        <translation>Less is a foul ({article}).</translation>
    </message>
    <message>
        <source>By the {edition}.</source>
        <translation>By the {edition}.</translation>
    </message>
    <message>
        <source>Perpetual check by one side alone loses at once ({article}).</source>
        <translation>Perpetual check by one side alone loses at once ({article}).</translation>
    </message>
    <message>
        <source>A side that has to vary, and in {n} rounds does not, loses ({article}).</source>
        <translation>A side that has to vary, and in {n} rounds does not, loses ({article}).</translation>
    </message>
    <message>
        <source>Only the referees take it up.</source>
        <translation>Only the referees take it up.</translation>
    </message>
    <message>
        <source>A player has to ask for the ruling.</source>
        <translation>A player has to ask for the ruling.</translation>
    </message>
    <message>
        <source>A player asks for the ruling, or the referee gives it unasked.</source>
        <translation>A player asks for the ruling, or the referee gives it unasked.</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw on claim ({article}).</source>
        <translation>{n} rounds in a row without a capture are a draw on claim ({article}).</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s checks at most {n} count.</source>
        <translation>Of the claimant&apos;s checks at most {n} count.</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}) and costs {time}.</source>
        <translation>A wrong claim is a foul ({article}) and costs {time}.</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}).</source>
        <translation>A wrong claim is a foul ({article}).</translation>
    </message>
    <message>
        <source>A wrong claim costs {time}.</source>
        <translation>A wrong claim costs {time}.</translation>
    </message>
    <message>
        <source>Wrong claim no. {n} within the same stretch without a capture loses ({article}).</source>
        <translation>Wrong claim no. {n} within the same stretch without a capture loses ({article}).</translation>
    </message>
</context>
<context>
    <name>HelpLoop</name>
    <message>
        <source>What a move is called</source>
        <translation>What a move is called</translation>
    </message>
    <message>
        <source>When a capture counts</source>
        <translation>When a capture counts</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>What follows</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>What the program does</translation>
    </message>
    <message>
        <source>When both sides come back to the same position again and again, the repetition rules say who has to vary. They apply once the loop was played three times.</source>
        <translation>When both sides come back to the same position again and again, the repetition rules say who has to vary. They apply once the loop was played three times.</translation>
    </message>
    <message>
        <source>The move attacks the general, which could be captured by the next one.</source>
        <translation>The move attacks the general, which could be captured by the next one.</translation>
    </message>
    <message>
        <source>The move prepares checkmate from the next one on, by one check or an unbroken series of checks.</source>
        <translation>The move prepares checkmate from the next one on, by one check or an unbroken series of checks.</translation>
    </message>
    <message>
        <source>After the move its side could, from the next one on, win material: by capturing, also together with other pieces, by a series of checks, or by an exchange that pays.</source>
        <translation>After the move its side could, from the next one on, win material: by capturing, also together with other pieces, by a series of checks, or by an exchange that pays.</translation>
    </message>
    <message>
        <source>The move offers pieces of like value for each other. It is idle.</source>
        <translation>The move offers pieces of like value for each other. It is idle.</translation>
    </message>
    <message>
        <source>The move offers a piece for nothing. It is idle.</source>
        <translation>The move offers a piece for nothing. It is idle.</translation>
    </message>
    <message>
        <source>The move stands in the way of an enemy piece and attacks nothing. It is idle.</source>
        <translation>The move stands in the way of an enemy piece and attacks nothing. It is idle.</translation>
    </message>
    <message>
        <source>The move goes after an enemy piece that is protected, without a threat to win it. It is idle.</source>
        <translation>The move goes after an enemy piece that is protected, without a threat to win it. It is idle.</translation>
    </message>
    <message>
        <source>Every move that is no check, no mate threat and no chase.</source>
        <translation>Every move that is no check, no mate threat and no chase.</translation>
    </message>
    <message>
        <source>Prey is a piece that could be captured at a gain: one without protection, one with fewer protectors than attackers, one whose protector could not retake, or a piece worth more than the attacker, such as a chariot attacked by a horse. Generals and pawns that have not crossed the river are no prey.</source>
        <translation>Prey is a piece that could be captured at a gain: one without protection, one with fewer protectors than attackers, one whose protector could not retake, or a piece worth more than the attacker, such as a chariot attacked by a horse. Generals and pawns that have not crossed the river are no prey.</translation>
    </message>
    <message>
        <source>The threat has to be new: what could be captured before as well is not chased by this move. A capture after which one would be mated at once is no threat. General and pawn themselves may chase for ever.</source>
        <translation>The threat has to be new: what could be captured before as well is not chased by this move. A capture after which one would be mated at once is no threat. General and pawn themselves may chase for ever.</translation>
    </message>
    <message>
        <source>If every move of a side in the loop is a check, a mate threat or a chase, its moves are forbidden; with one idle move among them they are allowed.</source>
        <translation>If every move of a side in the loop is a check, a mate threat or a chase, its moves are forbidden; with one idle move among them they are allowed.</translation>
    </message>
    <message>
        <source>Forbidden moves of one side alone have to give way to allowed ones. Perpetual check by one side alone is never permitted, whatever the other side does.</source>
        <translation>Forbidden moves of one side alone have to give way to allowed ones. Perpetual check by one side alone is never permitted, whatever the other side does.</translation>
    </message>
    <message>
        <source>If both sides make allowed moves, or both forbidden ones, the game is a draw unless one of them varies. For forbidden moves on both sides the newer editions make exceptions, which a ruling names.</source>
        <translation>If both sides make allowed moves, or both forbidden ones, the game is a draw unless one of them varies. For forbidden moves on both sides the newer editions make exceptions, which a ruling names.</translation>
    </message>
    <message>
        <source>&quot;Repetition and move limit&quot; in the Referee menu counts the rounds without a capture and the loops, and says what follows and by which article. It goes through the loop move by move; arrows on the board show what is attacked and what protects it.</source>
        <translation>&quot;Repetition and move limit&quot; in the Referee menu counts the rounds without a capture and the loops, and says what follows and by which article. It goes through the loop move by move; arrows on the board show what is attacked and what protects it.</translation>
    </message>
    <message>
        <source>The referee confirms the ruling or decides otherwise and says why; both stand in the record. Where the search ended without a proof, the program says so and leaves the move to the referee.</source>
        <translation>The referee confirms the ruling or decides otherwise and says why; both stand in the record. Where the search ended without a proof, the program says so and leaves the move to the referee.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Search the help</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>Pages found: {n}</source>
        <translation>Pages found: {n}</translation>
    </message>
</context>
<context>
    <name>IllegalForm</name>
    <message>
        <source>Note an illegal move</source>
        <translation>Note an illegal move</translation>
    </message>
    <message>
        <source>Note the move</source>
        <translation>Note the move</translation>
    </message>
    <message>
        <source>The moves listed are those of the record that the rules do not allow.</source>
        <translation>The moves listed are those of the record that the rules do not allow.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Made by</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Wooden board, moves keyed</source>
        <translation>Wooden board, moves keyed</translation>
    </message>
    <message>
        <source>The players move on a wooden board and press the clock here. A recorder keys their moves, late or not: the n-th press of a side gives the time of its n-th move. Where moves are due within a time, a fallen flag stops both clocks, and the referee counts.</source>
        <translation>The players move on a wooden board and press the clock here. A recorder keys their moves, late or not: the n-th press of a side gives the time of its n-th move. Where moves are due within a time, a fallen flag stops both clocks, and the referee counts.</translation>
    </message>
    <message>
        <source>{side}, round {round}</source>
        <comment>a move by its place in the record</comment>
        <translation>{side}, round {round}</translation>
    </message>
    <message>
        <source>{place}:</source>
        <comment>the move to be keyed</comment>
        <translation>{place}:</translation>
    </message>
    <message>
        <source>In place of {place}:</source>
        <comment>another move</comment>
        <translation>In place of {place}:</translation>
    </message>
    <message>
        <source>Missed: {place}:</source>
        <comment>a move to be filled in</comment>
        <translation>Missed: {place}:</translation>
    </message>
    <message>
        <source>Before {place}:</source>
        <comment>a move to be inserted</comment>
        <translation>Before {place}:</translation>
    </message>
    <message>
        <source>A move was missed: {place}. Put it in.</source>
        <translation>A move was missed: {place}. Put it in.</translation>
    </message>
    <message>
        <source>{place}: {move} does not fit. Mend it or what is before it, or keep it with ※.</source>
        <translation>{place}: {move} does not fit. Mend it or what is before it, or keep it with ※.</translation>
    </message>
    <message>
        <source>More moves than presses. {side}: {keyed} keyed, {pressed} pressed. If a press was left out, the referee sets the moves made.</source>
        <translation>More moves than presses. {side}: {keyed} keyed, {pressed} pressed. If a press was left out, the referee sets the moves made.</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <comment>places of the record that are wrong</comment>
        <translation>And {count} more.</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Mend</translation>
    </message>
    <message>
        <source>{move} is a move of {side}. Was {place} missed?</source>
        <translation>{move} is a move of {side}. Was {place} missed?</translation>
    </message>
    <message>
        <source>Pressed: Red {red}, Black {black}.</source>
        <comment>how often</comment>
        <translation>Pressed: Red {red}, Black {black}.</translation>
    </message>
    <message>
        <source>All moves are keyed.</source>
        <translation>All moves are keyed.</translation>
    </message>
    <message>
        <source>Keyed: Red {red}, Black {black}. To key: {count}.</source>
        <comment>moves</comment>
        <translation>Keyed: Red {red}, Black {black}. To key: {count}.</translation>
    </message>
    <message>
        <source>{move}: made all the same? It is then kept with ※.</source>
        <translation>{move}: made all the same? It is then kept with ※.</translation>
    </message>
    <message>
        <source>{move} is a move of {side}; this place is the other side&apos;s.</source>
        <translation>{move} is a move of {side}; this place is the other side&apos;s.</translation>
    </message>
    <message>
        <source>By the record: {ending}. Does it stand so on the wooden board?</source>
        <translation>By the record: {ending}. Does it stand so on the wooden board?</translation>
    </message>
    <message>
        <source>{side}&apos;s time.</source>
        <comment>whose clock runs</comment>
        <translation>{side}&apos;s time.</translation>
    </message>
    <message>
        <source>{side} pressed the clock.</source>
        <translation>{side} pressed the clock.</translation>
    </message>
    <message>
        <source>Keyed: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>Keyed: {side} {move}.</translation>
    </message>
    <message>
        <source>Put in: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>Put in: {side} {move}.</translation>
    </message>
    <message>
        <source>Put right: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>Put right: {side} {move}.</translation>
    </message>
    <message>
        <source>A move was taken out of the record.</source>
        <translation>A move was taken out of the record.</translation>
    </message>
    <message>
        <source>The last change of the record was undone.</source>
        <translation>The last change of the record was undone.</translation>
    </message>
    <message>
        <source>(not known)</source>
        <translation>(not known)</translation>
    </message>
</context>
<context>
    <name>Lateness</name>
    <message>
        <source>{side} has come</source>
        <translation>{side} has come</translation>
    </message>
    <message>
        <source>{side} is not there</source>
        <translation>{side} is not there</translation>
    </message>
    <message>
        <source>{side} is not there.</source>
        <translation>{side} is not there.</translation>
    </message>
    <message>
        <source>Has come</source>
        <translation>Has come</translation>
    </message>
    <message>
        <source>{span} left to come in time.</source>
        <translation>{span} left to come in time.</translation>
    </message>
    <message>
        <source>No limit in these regulations.</source>
        <translation>No limit in these regulations.</translation>
    </message>
    <message>
        <source>Later than {n} min after the start loses ({article}).</source>
        <translation>Later than {n} min after the start loses ({article}).</translation>
    </message>
    <message>
        <source>Late within it is a foul.</source>
        <translation>Late within it is a foul.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A game that is open in another window</source>
        <translation>A game that is open in another window</translation>
    </message>
    <message>
        <source>Clock only. Presses: {plies}. Last sign of life: {time}.</source>
        <translation>Clock only. Presses: {plies}. Last sign of life: {time}.</translation>
    </message>
    <message>
        <source>No move was made yet. Last sign of life: {time}.</source>
        <translation>No move was made yet. Last sign of life: {time}.</translation>
    </message>
    <message>
        <source>Moves made: {plies}. Last sign of life: {time}.</source>
        <translation>Moves made: {plies}. Last sign of life: {time}.</translation>
    </message>
</context>
<context>
    <name>LockForm</name>
    <message>
        <source>After a wrong passcode there is a wait.</source>
        <translation>After a wrong passcode there is a wait.</translation>
    </message>
    <message>
        <source>The desk is locked</source>
        <translation>The desk is locked</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>Open the desk</translation>
    </message>
    <message>
        <source>Passcode</source>
        <translation>Passcode</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>It is announced that the session ends at {time}.</source>
        <translation>It is announced that the session ends at {time}.</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move, on paper. Both clocks stand.</source>
        <translation>Adjourned. {side} has sealed its move, on paper. Both clocks stand.</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move. Both clocks stand.</source>
        <translation>Adjourned. {side} has sealed its move. Both clocks stand.</translation>
    </message>
    <message>
        <source>The game goes on: {time}.</source>
        <translation>The game goes on: {time}.</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}.</source>
        <translation>Reopened: {side} had sealed {move}.</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}; {other}&apos;s clock runs.</source>
        <translation>Reopened: {side} had sealed {move}; {other}&apos;s clock runs.</translation>
    </message>
    <message>
        <source>it was written down wrongly</source>
        <translation>it was written down wrongly</translation>
    </message>
    <message>
        <source>an appeal is upheld</source>
        <translation>an appeal is upheld</translation>
    </message>
    <message>
        <source>the conduct after the game</source>
        <translation>the conduct after the game</translation>
    </message>
    <message>
        <source>The result is changed, for {why} ({who}): {old} becomes {new}.</source>
        <translation>The result is changed, for {why} ({who}): {old} becomes {new}.</translation>
    </message>
    <message>
        <source>{side} signs.</source>
        <translation>{side} signs.</translation>
    </message>
    <message>
        <source>The referee signs.</source>
        <translation>The referee signs.</translation>
    </message>
    <message>
        <source>The players sign.</source>
        <translation>The players sign.</translation>
    </message>
    <message>
        <source>A signature is refused.</source>
        <translation>A signature is refused.</translation>
    </message>
    <message>
        <source>{side} refuses to sign.</source>
        <translation>{side} refuses to sign.</translation>
    </message>
    <message>
        <source>{side} reserves an appeal.</source>
        <translation>{side} reserves an appeal.</translation>
    </message>
    <message>
        <source>The game is handed over to {who}.</source>
        <translation>The game is handed over to {who}.</translation>
    </message>
    <message>
        <source>The game is finished; its record is closed.</source>
        <translation>The game is finished; its record is closed.</translation>
    </message>
    <message>
        <source>Referee&apos;s Log</source>
        <translation>Referee&apos;s Log</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of the time, below the time used</comment>
        <translation>left</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of an entry of the log</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of day</comment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>what happened</comment>
        <translation>Event</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{side}, used</source>
        <translation>{side}, used</translation>
    </message>
    <message>
        <source>The clock in strong figures runs. ※: a move against the rules.</source>
        <translation>The clock in strong figures runs. ※: a move against the rules.</translation>
    </message>
    <message>
        <source>Touches that only began the move that followed have no line.</source>
        <translation>Touches that only began the move that followed have no line.</translation>
    </message>
    <message>
        <source>{main} +{left}</source>
        <comment>reserve left, and of the limit on this move</comment>
        <translation>{main} +{left}</translation>
    </message>
    <message>
        <source>{left} ({n})</source>
        <comment>of the limit on this move; overruns so far</comment>
        <translation>{left} ({n})</translation>
    </message>
    <message>
        <source>{left} ×{n}</source>
        <comment>of this byo-yomi period; periods left</comment>
        <translation>{left} ×{n}</translation>
    </message>
    <message>
        <source>{left} / {n}</source>
        <comment>of this block of time; moves due in it</comment>
        <translation>{left} / {n}</translation>
    </message>
    <message>
        <source>open, up to entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>open, up to entry {n}</translation>
    </message>
    <message>
        <source>closed with entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>closed with entry {n}</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>of all events</comment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Record check</source>
        <translation>Record check</translation>
    </message>
    <message>
        <source>{side} touches {piece} at the same time.</source>
        <translation>{side} touches {piece} at the same time.</translation>
    </message>
    <message>
        <source>{side} touches {piece}.</source>
        <translation>{side} touches {piece}.</translation>
    </message>
    <message>
        <source>It binds to nothing.</source>
        <translation>It binds to nothing.</translation>
    </message>
    <message>
        <source>{piece} must move.</source>
        <translation>{piece} must move.</translation>
    </message>
    <message>
        <source>{piece} must capture {prey}.</source>
        <translation>{piece} must capture {prey}.</translation>
    </message>
    <message>
        <source>{piece} must be captured.</source>
        <translation>{piece} must be captured.</translation>
    </message>
    <message>
        <source>{piece} was only brushed by {side}: it counts as no touch.</source>
        <translation>{piece} was only brushed by {side}: it counts as no touch.</translation>
    </message>
    <message>
        <source>{side} announces that it adjusts pieces.</source>
        <translation>{side} announces that it adjusts pieces.</translation>
    </message>
    <message>
        <source>{side} asks for leave to adjust pieces.</source>
        <translation>{side} asks for leave to adjust pieces.</translation>
    </message>
    <message>
        <source>{side} consents.</source>
        <translation>{side} consents.</translation>
    </message>
    <message>
        <source>{side} does not consent.</source>
        <translation>{side} does not consent.</translation>
    </message>
    <message>
        <source>{side} has adjusted the pieces.</source>
        <translation>{side} has adjusted the pieces.</translation>
    </message>
    <message>
        <source>{side}&apos;s move counter is set: {old} becomes {new}.</source>
        <translation>{side}&apos;s move counter is set: {old} becomes {new}.</translation>
    </message>
    <message>
        <source>Time left: {old} becomes {new}.</source>
        <translation>Time left: {old} becomes {new}.</translation>
    </message>
    <message>
        <source>{side}&apos;s time used is corrected by {amount}.</source>
        <translation>{side}&apos;s time used is corrected by {amount}.</translation>
    </message>
    <message>
        <source>{side} is given a time penalty of {amount}.</source>
        <translation>{side} is given a time penalty of {amount}.</translation>
    </message>
    <message>
        <source>{side} is given a time bonus of {amount}.</source>
        <translation>{side} is given a time bonus of {amount}.</translation>
    </message>
    <message>
        <source>{side}&apos;s flag is lifted.</source>
        <translation>{side}&apos;s flag is lifted.</translation>
    </message>
    <message>
        <source>{side}&apos;s clock is set.</source>
        <translation>{side}&apos;s clock is set.</translation>
    </message>
    <message>
        <source>{side} is not there.</source>
        <translation>{side} is not there.</translation>
    </message>
    <message>
        <source>{side} arrives.</source>
        <translation>{side} arrives.</translation>
    </message>
    <message>
        <source>Both sides are late beyond the limit.</source>
        <translation>Both sides are late beyond the limit.</translation>
    </message>
    <message>
        <source>{side} is late beyond the limit.</source>
        <translation>{side} is late beyond the limit.</translation>
    </message>
    <message>
        <source>Correction of an illegal move; moves put back: {n}.</source>
        <translation>Correction of an illegal move; moves put back: {n}.</translation>
    </message>
    <message>
        <source>Correction of reversed colours: the players change seats; moves put back: {n}.</source>
        <translation>Correction of reversed colours: the players change seats; moves put back: {n}.</translation>
    </message>
    <message>
        <source>Correction of a displaced piece; moves put back: {n}.</source>
        <translation>Correction of a displaced piece; moves put back: {n}.</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>Both clocks stand.</translation>
    </message>
    <message>
        <source>To be replayed with {piece}.</source>
        <translation>To be replayed with {piece}.</translation>
    </message>
    <message>
        <source>Entry {n} is taken back.</source>
        <translation>Entry {n} is taken back.</translation>
    </message>
    <message>
        <source>{side} is called for a foul: {what}.</source>
        <translation>{side} is called for a foul: {what}.</translation>
    </message>
    <message>
        <source>{side} is called for a foul.</source>
        <translation>{side} is called for a foul.</translation>
    </message>
    <message>
        <source>It counts for {n}.</source>
        <translation>It counts for {n}.</translation>
    </message>
    <message>
        <source>Now {n} in all.</source>
        <translation>Now {n} in all.</translation>
    </message>
    <message>
        <source>Now {n} of {limit}.</source>
        <translation>Now {n} of {limit}.</translation>
    </message>
    <message>
        <source>Entry {n} is ruled to be no foul.</source>
        <translation>Entry {n} is ruled to be no foul.</translation>
    </message>
    <message>
        <source>The referee rules: {result}.</source>
        <translation>The referee rules: {result}.</translation>
    </message>
    <message>
        <source>{result}, {ending}</source>
        <comment>a result and how it came about</comment>
        <translation>{result}, {ending}</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed.</source>
        <translation>An illegal move of {side} is noticed.</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, move {n} of round {round}.</source>
        <translation>An illegal move of {side} is noticed, move {n} of round {round}.</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: the generals face each other.</source>
        <translation>An illegal move of {side} is noticed, in round {round}: the generals face each other.</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: its general can be captured.</source>
        <translation>An illegal move of {side} is noticed, in round {round}: its general can be captured.</translation>
    </message>
    <message>
        <source>{role} imposes a sanction on {side}: {sanction}.</source>
        <translation>{role} imposes a sanction on {side}: {sanction}.</translation>
    </message>
    <message>
        <source>{side} puts a repetition to the referee.</source>
        <translation>{side} puts a repetition to the referee.</translation>
    </message>
    <message>
        <source>{side} claims the natural limit. Counted without a capture: {counted} of {wanted} moves.</source>
        <translation>{side} claims the natural limit. Counted without a capture: {counted} of {wanted} moves.</translation>
    </message>
    <message>
        <source>The claim is upheld.</source>
        <translation>The claim is upheld.</translation>
    </message>
    <message>
        <source>The claim is rejected.</source>
        <translation>The claim is rejected.</translation>
    </message>
    <message>
        <source>{side} is ordered to vary, within rounds: {n}.</source>
        <translation>{side} is ordered to vary, within rounds: {n}.</translation>
    </message>
    <message>
        <source>{side} has left moves out of its record, running: {n}.</source>
        <translation>{side} has left moves out of its record, running: {n}.</translation>
    </message>
    <message>
        <source>{side} has filled in its record.</source>
        <translation>{side} has filled in its record.</translation>
    </message>
    <message>
        <source>{side} is told to record.</source>
        <translation>{side} is told to record.</translation>
    </message>
    <message>
        <source>{side} is told to fill in its record before it moves.</source>
        <translation>{side} is told to fill in its record before it moves.</translation>
    </message>
    <message>
        <source>A fair copy is demanded of {side}.</source>
        <translation>A fair copy is demanded of {side}.</translation>
    </message>
    <message>
        <source>{side} refuses to record.</source>
        <translation>{side} refuses to record.</translation>
    </message>
    <message>
        <source>{side} refuses to fill in its record.</source>
        <translation>{side} refuses to fill in its record.</translation>
    </message>
    <message>
        <source>{side} refuses a fair copy.</source>
        <translation>{side} refuses a fair copy.</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is set: {role}.</source>
        <translation>The desk&apos;s passcode is set: {role}.</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is taken away: {role}.</source>
        <translation>The desk&apos;s passcode is taken away: {role}.</translation>
    </message>
    <message>
        <source>The desk is opened: {role}.</source>
        <translation>The desk is opened: {role}.</translation>
    </message>
    <message>
        <source>A wrong passcode at the desk, running: {n}.</source>
        <translation>A wrong passcode at the desk, running: {n}.</translation>
    </message>
    <message>
        <source>The clock is set; the board is on the table.</source>
        <translation>The clock is set; the board is on the table.</translation>
    </message>
    <message>
        <source>Clock and board are set, the board to a given position.</source>
        <translation>Clock and board are set, the board to a given position.</translation>
    </message>
    <message>
        <source>Clock and board are set.</source>
        <translation>Clock and board are set.</translation>
    </message>
    <message>
        <source>The clocks are started; {side}&apos;s runs.</source>
        <translation>The clocks are started; {side}&apos;s runs.</translation>
    </message>
    <message>
        <source>{side}: {move}.</source>
        <comment>a move that was made</comment>
        <translation>{side}: {move}.</translation>
    </message>
    <message>
        <source>{side} presses the clock.</source>
        <translation>{side} presses the clock.</translation>
    </message>
    <message>
        <source>{side} presses the clock, move {n}.</source>
        <translation>{side} presses the clock, move {n}.</translation>
    </message>
    <message>
        <source>{side} presses without having moved; it has no effect.</source>
        <translation>{side} presses without having moved; it has no effect.</translation>
    </message>
    <message>
        <source>{side} presses in {other}&apos;s time; it has no effect.</source>
        <translation>{side} presses in {other}&apos;s time; it has no effect.</translation>
    </message>
    <message>
        <source>{side} presses after time is over; it has no effect.</source>
        <translation>{side} presses after time is over; it has no effect.</translation>
    </message>
    <message>
        <source>{side} presses, without effect: {reason}</source>
        <translation>{side} presses, without effect: {reason}</translation>
    </message>
    <message>
        <source>{side} offers a draw.</source>
        <translation>{side} offers a draw.</translation>
    </message>
    <message>
        <source>{side} agrees to a draw.</source>
        <translation>{side} agrees to a draw.</translation>
    </message>
    <message>
        <source>{side} declines the draw.</source>
        <translation>{side} declines the draw.</translation>
    </message>
    <message>
        <source>{side} asks to take back; moves: {n}.</source>
        <translation>{side} asks to take back; moves: {n}.</translation>
    </message>
    <message>
        <source>{side} does not agree to it.</source>
        <translation>{side} does not agree to it.</translation>
    </message>
    <message>
        <source>{other} agrees; moves taken back: {n}. The clocks are as before them.</source>
        <translation>{other} agrees; moves taken back: {n}. The clocks are as before them.</translation>
    </message>
    <message>
        <source>{side} resigns.</source>
        <translation>{side} resigns.</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Both clocks stand; the referee looks.</source>
        <translation>{side}&apos;s flag falls. Both clocks stand; the referee looks.</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Nothing is announced.</source>
        <translation>{side}&apos;s flag falls. Nothing is announced.</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls: time is over.</source>
        <translation>{side}&apos;s flag falls: time is over.</translation>
    </message>
    <message>
        <source>{side} calls the referee: an illegal move.</source>
        <translation>{side} calls the referee: an illegal move.</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side} calls the referee.</translation>
    </message>
    <message>
        <source>The program was cut off. The clocks stand as of its last sign of life, at {time}.</source>
        <translation>The program was cut off. The clocks stand as of its last sign of life, at {time}.</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>Both clocks are stopped.</translation>
    </message>
    <message>
        <source>The clocks go on; {side}&apos;s runs.</source>
        <translation>The clocks go on; {side}&apos;s runs.</translation>
    </message>
    <message>
        <source>{piece} ({point})</source>
        <comment>a piece and its coordinates</comment>
        <translation>{piece} ({point})</translation>
    </message>
    <message>
        <source>{result}.</source>
        <comment>the result of the game</comment>
        <translation>{result}.</translation>
    </message>
    <message>
        <source>Recorded: a move of {side} that is not known.</source>
        <translation>Recorded: a move of {side} that is not known.</translation>
    </message>
    <message>
        <source>Recorded: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>Recorded: {side} {move}.</translation>
    </message>
    <message>
        <source>Put into the record as move {n}: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>Put into the record as move {n}: {side} {move}.</translation>
    </message>
    <message>
        <source>Move {n} of the record becomes: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>Move {n} of the record becomes: {side} {move}.</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a move</comment>
        <translation>not known</translation>
    </message>
    <message>
        <source>Move {n} is struck out of the record.</source>
        <translation>Move {n} is struck out of the record.</translation>
    </message>
    <message>
        <source>The change of the record by entry {n} is taken back.</source>
        <translation>The change of the record by entry {n} is taken back.</translation>
    </message>
    <message>
        <source>The last move of the record stands on the board and ends the game.</source>
        <translation>The last move of the record stands on the board and ends the game.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Chuhe</source>
        <translation>Chuhe</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Referee</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>S&amp;ounds and speech</source>
        <translation>S&amp;ounds and speech</translation>
    </message>
    <message>
        <source>&amp;Mend the record</source>
        <translation>&amp;Mend the record</translation>
    </message>
    <message>
        <source>Start the clocks, stop them, let them go on</source>
        <translation>Start the clocks, stop them, let them go on</translation>
    </message>
    <message>
        <source>Back; from the first page: close the window</source>
        <translation>Back; from the first page: close the window</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copy: {what}</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>&amp;Close the window</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>&amp;New game...</translation>
    </message>
    <message>
        <source>C&amp;lock only...</source>
        <translation>C&amp;lock only...</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Open...</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>&amp;Save as...</translation>
    </message>
    <message>
        <source>&amp;Export as PGN...</source>
        <translation>&amp;Export as PGN...</translation>
    </message>
    <message>
        <source>Score sheet as P&amp;DF...</source>
        <translation>Score sheet as P&amp;DF...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Turn the board round</source>
        <translation>&amp;Turn the board round</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>F&amp;ull screen</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Settings...</translation>
    </message>
    <message>
        <source>Reset the &amp;layout</source>
        <translation>Reset the &amp;layout</translation>
    </message>
    <message>
        <source>&amp;Help topics</source>
        <translation>&amp;Help topics</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>&amp;About Chuhe</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Print pre&amp;view...</translation>
    </message>
    <message>
        <source>Pr&amp;int the score sheet...</source>
        <translation>Pr&amp;int the score sheet...</translation>
    </message>
    <message>
        <source>Bl&amp;ank score sheet as PDF...</source>
        <translation>Bl&amp;ank score sheet as PDF...</translation>
    </message>
    <message>
        <source>&amp;Two score sheets on a page</source>
        <translation>&amp;Two score sheets on a page</translation>
    </message>
    <message>
        <source>&amp;Referee&apos;s log as PDF...</source>
        <translation>&amp;Referee&apos;s log as PDF...</translation>
    </message>
    <message>
        <source>Picture of the position (PN&amp;G)...</source>
        <translation>Picture of the position (PN&amp;G)...</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the position (SVG)...</source>
        <translation>Pict&amp;ure of the position (SVG)...</translation>
    </message>
    <message>
        <source>Position as p&amp;icture</source>
        <translation>Position as p&amp;icture</translation>
    </message>
    <message>
        <source>Position as &amp;FEN</source>
        <translation>Position as &amp;FEN</translation>
    </message>
    <message>
        <source>Moves written in f&amp;ull</source>
        <translation>Moves written in f&amp;ull</translation>
    </message>
    <message>
        <source>Moves a&amp;bbreviated</source>
        <translation>Moves a&amp;bbreviated</translation>
    </message>
    <message>
        <source>Moves in &amp;WXF letters</source>
        <translation>Moves in &amp;WXF letters</translation>
    </message>
    <message>
        <source>Moves as c&amp;oordinates (ICCS)</source>
        <translation>Moves as c&amp;oordinates (ICCS)</translation>
    </message>
    <message>
        <source>Game as &amp;PGN</source>
        <translation>Game as &amp;PGN</translation>
    </message>
    <message>
        <source>&amp;Press the clock</source>
        <translation>&amp;Press the clock</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Offer a &amp;draw</translation>
    </message>
    <message>
        <source>C&amp;laim...</source>
        <translation>C&amp;laim...</translation>
    </message>
    <message>
        <source>&amp;Resign...</source>
        <translation>&amp;Resign...</translation>
    </message>
    <message>
        <source>Red resigns...</source>
        <translation>Red resigns...</translation>
    </message>
    <message>
        <source>Black resigns...</source>
        <translation>Black resigns...</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation>&amp;Call the referee</translation>
    </message>
    <message>
        <source>Point out an &amp;illegal move</source>
        <translation>Point out an &amp;illegal move</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>&amp;Adjust pieces</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>&amp;Stop the clocks</translation>
    </message>
    <message>
        <source>Referee&apos;s &amp;desk</source>
        <translation>Referee&apos;s &amp;desk</translation>
    </message>
    <message>
        <source>Call a &amp;foul...</source>
        <translation>Call a &amp;foul...</translation>
    </message>
    <message>
        <source>&amp;Rule a result...</source>
        <translation>&amp;Rule a result...</translation>
    </message>
    <message>
        <source>Repetition and move &amp;limit</source>
        <translation>Repetition and move &amp;limit</translation>
    </message>
    <message>
        <source>Rule on the re&amp;petition...</source>
        <translation>Rule on the re&amp;petition...</translation>
    </message>
    <message>
        <source>Go to what is &amp;wrong</source>
        <translation>Go to what is &amp;wrong</translation>
    </message>
    <message>
        <source>&amp;Put a move in before it</source>
        <translation>&amp;Put a move in before it</translation>
    </message>
    <message>
        <source>Put &amp;another move in its place</source>
        <translation>Put &amp;another move in its place</translation>
    </message>
    <message>
        <source>It was &amp;made so: keep it with ※</source>
        <translation>It was &amp;made so: keep it with ※</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Delete it</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>First position</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Last position</translation>
    </message>
    <message>
        <source>Tell the &amp;clocks</source>
        <translation>Tell the &amp;clocks</translation>
    </message>
    <message>
        <source>Tell the last &amp;move</source>
        <translation>Tell the last &amp;move</translation>
    </message>
    <message>
        <source>Tell the p&amp;ieces</source>
        <translation>Tell the p&amp;ieces</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>mate threat</source>
        <translation>mate threat</translation>
    </message>
    <message>
        <source>chase</source>
        <translation>chase</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>idle</translation>
    </message>
    <message>
        <source>exchange offer</source>
        <translation>exchange offer</translation>
    </message>
    <message>
        <source>sacrifice offer</source>
        <translation>sacrifice offer</translation>
    </message>
    <message>
        <source>block</source>
        <translation>block</translation>
    </message>
    <message>
        <source>shadow</source>
        <translation>shadow</translation>
    </message>
    <message>
        <source>{cls} ({others})</source>
        <comment>class of a move and what else it is</comment>
        <translation>{cls} ({others})</translation>
    </message>
    <message>
        <source>{piece} at {point}</source>
        <comment>{numeral}: its file, as its side counts</comment>
        <translation>{piece} at {point}</translation>
    </message>
    <message>
        <source>Check by {pieces}.</source>
        <translation>Check by {pieces}.</translation>
    </message>
    <message>
        <source>It threatens to mate by checks from the next move on: {line}.</source>
        <translation>It threatens to mate by checks from the next move on: {line}.</translation>
    </message>
    <message>
        <source>The search ended at its bound: whether it is a mate threat or a chase is open.</source>
        <translation>The search ended at its bound: whether it is a mate threat or a chase is open.</translation>
    </message>
    <message>
        <source>{hunter} attacks {prey}; general and pawn may chase for ever (26.1).</source>
        <translation>{hunter} attacks {prey}; general and pawn may chase for ever (26.1).</translation>
    </message>
    <message>
        <source>It is neither check nor mate threat nor chase.</source>
        <translation>It is neither check nor mate threat nor chase.</translation>
    </message>
    <message>
        <source>It is a joint chase with {helpers} (24.17).</source>
        <translation>It is a joint chase with {helpers} (24.17).</translation>
    </message>
    <message>
        <source>{hunter} chases {prey}.</source>
        <translation>{hunter} chases {prey}.</translation>
    </message>
    <message>
        <source>It opens the way for {hunter}, which chases {prey}.</source>
        <translation>It opens the way for {hunter}, which chases {prey}.</translation>
    </message>
    <message>
        <source>From now on {hunter} wins {prey} by capturing it.</source>
        <translation>From now on {hunter} wins {prey} by capturing it.</translation>
    </message>
    <message>
        <source>By checks from the next move on, {prey} is won: {line} (24.3).</source>
        <translation>By checks from the next move on, {prey} is won: {line} (24.3).</translation>
    </message>
    <message>
        <source>It is unprotected.</source>
        <comment>the piece chased</comment>
        <translation>It is unprotected.</translation>
    </message>
    <message>
        <source>It is protected by {roots}.</source>
        <comment>the piece chased</comment>
        <translation>It is protected by {roots}.</translation>
    </message>
    <message>
        <source>It is under-protected: {roots} is not enough (24.15).</source>
        <comment>the piece chased</comment>
        <translation>It is under-protected: {roots} is not enough (24.15).</translation>
    </message>
    <message>
        <source>Its protection is false: {roots} can&apos;t retake (24.16).</source>
        <comment>the piece chased</comment>
        <translation>Its protection is false: {roots} can&apos;t retake (24.16).</translation>
    </message>
    <message>
        <source>{hunter} attacked {prey} before already: no new chase.</source>
        <translation>{hunter} attacked {prey} before already: no new chase.</translation>
    </message>
    <message>
        <source>{hunter} offers {prey} an exchange (26.9).</source>
        <translation>{hunter} offers {prey} an exchange (26.9).</translation>
    </message>
    <message>
        <source>{hunter} follows {prey}, which is protected.</source>
        <translation>{hunter} follows {prey}, which is protected.</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would be mated at once: no chase (24.3).</source>
        <translation>If {hunter} took {prey}, it would be mated at once: no chase (24.3).</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would lose more than it wins: no chase (26.5).</source>
        <translation>If {hunter} took {prey}, it would lose more than it wins: no chase (26.5).</translation>
    </message>
    <message>
        <source>The general answers a check: whatever that attacks counts as idle (26.1.2).</source>
        <translation>The general answers a check: whatever that attacks counts as idle (26.1.2).</translation>
    </message>
    <message>
        <source>The defender&apos;s only attacking piece takes a point that holds the draw: advisors and elephants it attacks thereby are no prey (26.2).</source>
        <translation>The defender&apos;s only attacking piece takes a point that holds the draw: advisors and elephants it attacks thereby are no prey (26.2).</translation>
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
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>Round, board</translation>
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
        <source>Clock press</source>
        <translation>Clock press</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Red&apos;s name</source>
        <translation>Red&apos;s name</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>Black&apos;s name</translation>
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
        <source>By the players at a wooden board, with a recorder</source>
        <translation>By the players at a wooden board, with a recorder</translation>
    </message>
    <message>
        <source>Each player keeps a record (7.1)</source>
        <translation>Each player keeps a record (7.1)</translation>
    </message>
    <message>
        <source>The referee then notes moves left out. Otherwise the program&apos;s serves both.</source>
        <translation>The referee then notes moves left out. Otherwise the program&apos;s serves both.</translation>
    </message>
    <message>
        <source>No game can start from this position.</source>
        <translation>No game can start from this position.</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Look at it</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Save as...</translation>
    </message>
    <message>
        <source>Discard...</source>
        <translation>Discard...</translation>
    </message>
    <message>
        <source>Discard this game for good</source>
        <translation>Discard this game for good</translation>
    </message>
</context>
<context>
    <name>OmissionForm</name>
    <message>
        <source>Moves left out of a record</source>
        <translation>Moves left out of a record</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>Moves in a row; what was noted before and not filled in is added ({article}).</source>
        <translation>Moves in a row; what was noted before and not filled in is added ({article}).</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>More moves</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Window</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>Moving pieces</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Clock alone: faces</source>
        <translation>Clock alone: faces</translation>
    </message>
    <message>
        <source>Clock alone: players</source>
        <translation>Clock alone: players</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>Little time left</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>File numbers at the edge</source>
        <translation>File numbers at the edge</translation>
    </message>
    <message>
        <source>Mark where a piece may go</source>
        <translation>Mark where a piece may go</translation>
    </message>
    <message>
        <source>Let pieces glide</source>
        <translation>Let pieces glide</translation>
    </message>
    <message>
        <source>Far side turned</source>
        <translation>Far side turned</translation>
    </message>
    <message>
        <source>Red&apos;s digits in Chinese</source>
        <translation>Red&apos;s digits in Chinese</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>Read moves aloud</translation>
    </message>
    <message>
        <source>Call “Check!”</source>
        <translation>Call “Check!”</translation>
    </message>
    <message>
        <source>In games whose regulations allow it: of those that come with the program, the friendly ones.</source>
        <translation>In games whose regulations allow it: of those that come with the program, the friendly ones.</translation>
    </message>
    <message>
        <source>For two people across a table: pieces and clock face of the far side stand on their head.</source>
        <translation>For two people across a table: pieces and clock face of the far side stand on their head.</translation>
    </message>
    <message>
        <source>In the abbreviated record, on the screen and on the score sheet.</source>
        <translation>In the abbreviated record, on the screen and on the score sheet.</translation>
    </message>
    <message>
        <source>At 5 minutes, 1 minute and 10 seconds, and in each period of byo-yomi. Spoken where the system has a voice of this language, else a tone.</source>
        <translation>At 5 minutes, 1 minute and 10 seconds, and in each period of byo-yomi. Spoken where the system has a voice of this language, else a tone.</translation>
    </message>
    <message>
        <source>Where the system has a voice of this language.</source>
        <translation>Where the system has a voice of this language.</translation>
    </message>
    <message>
        <source>The rules do not ask for it (3.1).</source>
        <translation>The rules do not ask for it (3.1).</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>Plain, high contrast</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Dark wood</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>Traditional characters</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>Simplified characters</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letters</translation>
    </message>
    <message>
        <source>By clicks or by dragging</source>
        <translation>By clicks or by dragging</translation>
    </message>
    <message>
        <source>By clicks</source>
        <translation>By clicks</translation>
    </message>
    <message>
        <source>By dragging</source>
        <translation>By dragging</translation>
    </message>
    <message>
        <source>Dials with hands</source>
        <translation>Dials with hands</translation>
    </message>
    <message>
        <source>Large digits</source>
        <translation>Large digits</translation>
    </message>
    <message>
        <source>Sit before the screen</source>
        <translation>Sit before the screen</translation>
    </message>
    <message>
        <source>Sit across it, the far face turned</source>
        <translation>Sit across it, the far face turned</translation>
    </message>
    <message>
        <source>Full record</source>
        <translation>Full record</translation>
    </message>
    <message>
        <source>Abbreviated record</source>
        <translation>Abbreviated record</translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation>WXF letters</translation>
    </message>
    <message>
        <source>With a referee only the time-out</source>
        <translation>With a referee only the time-out</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>All of them</translation>
    </message>
    <message>
        <source>Only the time-out</source>
        <translation>Only the time-out</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Do not tell</source>
        <translation>Do not tell</translation>
    </message>
    <message>
        <source>Tell</source>
        <translation>Tell</translation>
    </message>
    <message>
        <source>Tell, and count the last ten seconds</source>
        <translation>Tell, and count the last ten seconds</translation>
    </message>
</context>
<context>
    <name>Paperwork</name>
    <message>
        <source>Envelope of the sealed move</source>
        <translation>Envelope of the sealed move</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>envelope</translation>
    </message>
    <message>
        <source>There is no printer here. Save the score sheet as PDF and print it elsewhere.</source>
        <translation>There is no printer here. Save the score sheet as PDF and print it elsewhere.</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Blank score sheet</translation>
    </message>
    <message>
        <source>blank score sheet</source>
        <translation>blank score sheet</translation>
    </message>
    <message>
        <source>{game} log</source>
        <comment>the name of a file</comment>
        <translation>{game} log</translation>
    </message>
    <message>
        <source>Referee&apos;s log</source>
        <translation>Referee&apos;s log</translation>
    </message>
    <message>
        <source>Picture of the position</source>
        <translation>Picture of the position</translation>
    </message>
    <message>
        <source>The position is on the clipboard as a picture.</source>
        <translation>The position is on the clipboard as a picture.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as FEN.</source>
        <translation>The position is on the clipboard as FEN.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>The game is on the clipboard.</translation>
    </message>
</context>
<context>
    <name>PasscodeForm</name>
    <message>
        <source>With a passcode the desk opens only to those who know it; it locks itself when it is put away. Left empty, the passcode is taken away. Where only one office has one, it opens everything.</source>
        <translation>With a passcode the desk opens only to those who know it; it locks itself when it is put away. Left empty, the passcode is taken away. Where only one office has one, it opens everything.</translation>
    </message>
    <message>
        <source>Passcode of the desk</source>
        <translation>Passcode of the desk</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Set it</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Office</translation>
    </message>
    <message>
        <source>New passcode</source>
        <translation>New passcode</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Once more</translation>
    </message>
</context>
<context>
    <name>PauseForm</name>
    <message>
        <source>Let the clocks go on</source>
        <translation>Let the clocks go on</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Stop the clocks</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
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
    <name>PlayActs</name>
    <message>
        <source>&amp;Let the clocks go on</source>
        <translation>&amp;Let the clocks go on</translation>
    </message>
    <message>
        <source>&amp;Start the clocks</source>
        <translation>&amp;Start the clocks</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>&amp;Stop the clocks</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of the record</source>
        <translation>&amp;Undo the last change of the record</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>Pieces are &amp;adjusted</source>
        <translation>Pieces are &amp;adjusted</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>&amp;Adjust pieces</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Chuhe</source>
        <translation>Chuhe</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>On disk</translation>
    </message>
    <message>
        <source>Not on disk</source>
        <translation>Not on disk</translation>
    </message>
    <message>
        <source>Go on in another place...</source>
        <translation>Go on in another place...</translation>
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
        <source>Club rules, with a referee</source>
        <translation>Club rules, with a referee</translation>
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
        <source>Fouls that lose the game: {n}.</source>
        <translation>Fouls that lose the game: {n}.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>All right</source>
        <translation>All right</translation>
    </message>
    <message>
        <source>The game is not finished. Leave it? It is kept and will be offered again, with stopped clocks.</source>
        <translation>The game is not finished. Leave it? It is kept and will be offered again, with stopped clocks.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Leave the game</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>Start the clocks</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>Let them go on</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>The game is kept.</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>Score sheet...</translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation>Look through it</translation>
    </message>
    <message>
        <source>Referee: {claim}</source>
        <translation>Referee: {claim}</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>Stop the clocks</translation>
    </message>
    <message>
        <source>Reopen...</source>
        <translation>Reopen...</translation>
    </message>
    <message>
        <source>Sign...</source>
        <translation>Sign...</translation>
    </message>
    <message>
        <source>Referee: check the number of moves, then decide.</source>
        <translation>Referee: check the number of moves, then decide.</translation>
    </message>
    <message>
        <source>The flag does not count...</source>
        <translation>The flag does not count...</translation>
    </message>
    <message>
        <source>Rule a result...</source>
        <translation>Rule a result...</translation>
    </message>
    <message>
        <source>{who}: agree to a draw?</source>
        <translation>{who}: agree to a draw?</translation>
    </message>
    <message>
        <source>{who}: may {side} take the move back?</source>
        <translation>{who}: may {side} take the move back?</translation>
    </message>
    <message>
        <source>{who}: may {side} adjust pieces?</source>
        <translation>{who}: may {side} adjust pieces?</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Adjusted</translation>
    </message>
    <message>
        <source>The rules do not allow {move}. Was it made all the same?</source>
        <translation>The rules do not allow {move}. Was it made all the same?</translation>
    </message>
    <message>
        <source>It was made</source>
        <translation>It was made</translation>
    </message>
    <message>
        <source>Made (Y)</source>
        <comment>a move, the second step of confirming it</comment>
        <translation>Made (Y)</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Keep (Enter)</translation>
    </message>
    <message>
        <source>It does</source>
        <translation>It does</translation>
    </message>
    <message>
        <source>The game is over (Y)</source>
        <translation>The game is over (Y)</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Agree</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Do not agree</translation>
    </message>
    <message>
        <source>Agree to a draw</source>
        <translation>Agree to a draw</translation>
    </message>
    <message>
        <source>A draw (Y)</source>
        <translation>A draw (Y)</translation>
    </message>
    <message>
        <source>Referee: {side} did not move as the touched pieces bind ({article}).</source>
        <translation>Referee: {side} did not move as the touched pieces bind ({article}).</translation>
    </message>
    <message>
        <source>Referee: the record calls for a ruling. {ending}</source>
        <translation>Referee: the record calls for a ruling. {ending}</translation>
    </message>
    <message>
        <source>Referee: {side} {offence} ({article}).</source>
        <translation>Referee: {side} {offence} ({article}).</translation>
    </message>
    <message>
        <source>Call the foul...</source>
        <translation>Call the foul...</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>No foul</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Fouls: Red {red}, Black {black}</source>
        <translation>Fouls: Red {red}, Black {black}</translation>
    </message>
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
        <source>WXF letters</source>
        <translation>WXF letters</translation>
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
        <source>Type a move: 炮二平五, C2=5, h2e2...</source>
        <translation>Type a move: 炮二平五, C2=5, h2e2...</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Moves left out...</source>
        <translation>Moves left out...</translation>
    </message>
    <message>
        <source>Demand of a player...</source>
        <translation>Demand of a player...</translation>
    </message>
    <message>
        <source>A player refuses...</source>
        <translation>A player refuses...</translation>
    </message>
    <message>
        <source>{side} has filled in</source>
        <translation>{side} has filled in</translation>
    </message>
    <message>
        <source>record every move</source>
        <translation>record every move</translation>
    </message>
    <message>
        <source>fill in before moving</source>
        <translation>fill in before moving</translation>
    </message>
    <message>
        <source>a fair copy after the game</source>
        <translation>a fair copy after the game</translation>
    </message>
    <message>
        <source>must fill in before the next move</source>
        <translation>must fill in before the next move</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>may stop recording</translation>
    </message>
    <message>
        <source>left out: {n}, a foul for each {each}</source>
        <translation>left out: {n}, a foul for each {each}</translation>
    </message>
    <message>
        <source>left out: {n}</source>
        <translation>left out: {n}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two things about a player&apos;s record</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{side}: {duty}.</source>
        <comment>how a player stands with the record</comment>
        <translation>{side}: {duty}.</translation>
    </message>
    <message>
        <source>A foul is then due ({article}).</source>
        <translation>A foul is then due ({article}).</translation>
    </message>
    <message>
        <source>Demanded of {side}: {what}.</source>
        <translation>Demanded of {side}: {what}.</translation>
    </message>
    <message>
        <source>{side} refuses: {what}.</source>
        <translation>{side} refuses: {what}.</translation>
    </message>
    <message>
        <source>{side}: fill in the record first, then move ({article}).</source>
        <translation>{side}: fill in the record first, then move ({article}).</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Filled in</translation>
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
    <message>
        <source>Red&apos;s time</source>
        <translation>Red&apos;s time</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Black&apos;s time</translation>
    </message>
    <message>
        <source>(missing)</source>
        <comment>a move that the record lacks</comment>
        <translation>(missing)</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}, empty</translation>
    </message>
    <message>
        <source>{move}, does not fit here</source>
        <translation>{move}, does not fit here</translation>
    </message>
</context>
<context>
    <name>RefusalForm</name>
    <message>
        <source>Somebody refuses to sign</source>
        <translation>Somebody refuses to sign</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Note it</translation>
    </message>
    <message>
        <source>The refusal and its reason stand on the score sheet; the result stays.</source>
        <translation>The refusal and its reason stand on the score sheet; the result stays.</translation>
    </message>
    <message>
        <source>Who refuses</source>
        <translation>Who refuses</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>A player refuses</source>
        <translation>A player refuses</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>Refuses</translation>
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
        <source>Only the clock is used here; the board is on the table.</source>
        <translation>Only the clock is used here; the board is on the table.</translation>
    </message>
    <message>
        <source>That is done at the wooden board; the moves are keyed.</source>
        <translation>That is done at the wooden board; the moves are keyed.</translation>
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
        <source>A request is waiting for its answer.</source>
        <translation>A request is waiting for its answer.</translation>
    </message>
    <message>
        <source>The opponent answers a request.</source>
        <translation>The opponent answers a request.</translation>
    </message>
    <message>
        <source>Touch-move is not in force in this game.</source>
        <translation>Touch-move is not in force in this game.</translation>
    </message>
    <message>
        <source>There is no piece on this point.</source>
        <translation>There is no piece on this point.</translation>
    </message>
    <message>
        <source>No piece is touched.</source>
        <translation>No piece is touched.</translation>
    </message>
    <message>
        <source>A piece was touched, and touch-move binds (article 5).</source>
        <translation>A piece was touched, and touch-move binds (article 5).</translation>
    </message>
    <message>
        <source>Pieces are not adjusted in this game.</source>
        <translation>Pieces are not adjusted in this game.</translation>
    </message>
    <message>
        <source>Pieces are being adjusted now.</source>
        <translation>Pieces are being adjusted now.</translation>
    </message>
    <message>
        <source>No pieces are being adjusted now.</source>
        <translation>No pieces are being adjusted now.</translation>
    </message>
    <message>
        <source>There is no request to answer.</source>
        <translation>There is no request to answer.</translation>
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
    <message>
        <source>The game has changed meanwhile. Look again.</source>
        <translation>The game has changed meanwhile. Look again.</translation>
    </message>
    <message>
        <source>This figure is out of range.</source>
        <translation>This figure is out of range.</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>No flag has fallen.</translation>
    </message>
    <message>
        <source>This side has moved already and can&apos;t be absent.</source>
        <translation>This side has moved already and can&apos;t be absent.</translation>
    </message>
    <message>
        <source>This side is noted as absent already.</source>
        <translation>This side is noted as absent already.</translation>
    </message>
    <message>
        <source>This side is not noted as absent.</source>
        <translation>This side is not noted as absent.</translation>
    </message>
    <message>
        <source>There is no act of the referee to undo.</source>
        <translation>There is no act of the referee to undo.</translation>
    </message>
    <message>
        <source>It can&apos;t be undone any more: time or lateness would have decided the game.</source>
        <translation>It can&apos;t be undone any more: time or lateness would have decided the game.</translation>
    </message>
    <message>
        <source>This move is not against the rules.</source>
        <translation>This move is not against the rules.</translation>
    </message>
    <message>
        <source>It is noted already.</source>
        <translation>It is noted already.</translation>
    </message>
    <message>
        <source>There is no move to correct.</source>
        <translation>There is no move to correct.</translation>
    </message>
    <message>
        <source>No foul is waiting to be called.</source>
        <translation>No foul is waiting to be called.</translation>
    </message>
    <message>
        <source>This is beyond the power of this referee (article 18).</source>
        <translation>This is beyond the power of this referee (article 18).</translation>
    </message>
    <message>
        <source>The loser neither refused a fair copy nor was put out of the session (7.4, 18.2).</source>
        <translation>The loser neither refused a fair copy nor was put out of the session (7.4, 18.2).</translation>
    </message>
    <message>
        <source>A claim is waiting for its ruling.</source>
        <translation>A claim is waiting for its ruling.</translation>
    </message>
    <message>
        <source>There is no claim to rule on.</source>
        <translation>There is no claim to rule on.</translation>
    </message>
    <message>
        <source>The regulations hear no such claim.</source>
        <translation>The regulations hear no such claim.</translation>
    </message>
    <message>
        <source>Who has left so much out of his record is not heard (22.3).</source>
        <translation>Who has left so much out of his record is not heard (22.3).</translation>
    </message>
    <message>
        <source>There were not so many rounds without a capture yet (4.2.4).</source>
        <translation>There were not so many rounds without a capture yet (4.2.4).</translation>
    </message>
    <message>
        <source>The program keeps the record in this game.</source>
        <translation>The program keeps the record in this game.</translation>
    </message>
    <message>
        <source>This side may stop recording now (7.2).</source>
        <translation>This side may stop recording now (7.2).</translation>
    </message>
    <message>
        <source>The omitted moves are to be filled in before the next move (7.2).</source>
        <translation>The omitted moves are to be filled in before the next move (7.2).</translation>
    </message>
    <message>
        <source>No moves are omitted.</source>
        <translation>No moves are omitted.</translation>
    </message>
    <message>
        <source>The program writes the record of this game itself.</source>
        <translation>The program writes the record of this game itself.</translation>
    </message>
    <message>
        <source>The record does not show yet what stands on the wooden board: key the moves first.</source>
        <translation>The record does not show yet what stands on the wooden board: key the moves first.</translation>
    </message>
    <message>
        <source>No move is keyed there.</source>
        <translation>No move is keyed there.</translation>
    </message>
    <message>
        <source>The record shows neither checkmate nor stalemate.</source>
        <translation>The record shows neither checkmate nor stalemate.</translation>
    </message>
    <message>
        <source>The record has no change to take back.</source>
        <translation>The record has no change to take back.</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>The game is adjourned.</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>The game is not adjourned.</translation>
    </message>
    <message>
        <source>This is not the sealed move.</source>
        <translation>This is not the sealed move.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>The game is not over yet.</translation>
    </message>
    <message>
        <source>It is signed, or refused, already.</source>
        <translation>It is signed, or refused, already.</translation>
    </message>
    <message>
        <source>Signatures are missing.</source>
        <translation>Signatures are missing.</translation>
    </message>
    <message>
        <source>The referee&apos;s desk is locked. Its passcode opens it.</source>
        <translation>The referee&apos;s desk is locked. Its passcode opens it.</translation>
    </message>
    <message>
        <source>This is no passcode.</source>
        <translation>This is no passcode.</translation>
    </message>
    <message>
        <source>The game is signed. Nothing of it can be changed any more.</source>
        <translation>The game is signed. Nothing of it can be changed any more.</translation>
    </message>
</context>
<context>
    <name>ReleaseForm</name>
    <message>
        <source>Only brushed</source>
        <translation>Only brushed</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>It does not count</translation>
    </message>
    <message>
        <source>A piece that was clearly brushed by accident does not count as touched ({article}).</source>
        <translation>A piece that was clearly brushed by accident does not count as touched ({article}).</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>brushed by the sleeve</source>
        <translation>brushed by the sleeve</translation>
    </message>
    <message>
        <source>slip of the mouse</source>
        <translation>slip of the mouse</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>adjusted</translation>
    </message>
</context>
<context>
    <name>RemedyForm</name>
    <message>
        <source>Do so</source>
        <translation>Do so</translation>
    </message>
    <message>
        <source>What applies</source>
        <translation>What applies</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>The clocks go on at once</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Rule: {result}</source>
        <translation>Rule: {result}</translation>
    </message>
    <message>
        <source>Foul of {side}: {foul}</source>
        <translation>Foul of {side}: {foul}</translation>
    </message>
    <message>
        <source>{piece} counts as touched</source>
        <translation>{piece} counts as touched</translation>
    </message>
    <message>
        <source>Choose what is to be done.</source>
        <translation>Choose what is to be done.</translation>
    </message>
</context>
<context>
    <name>ReopenForm</name>
    <message>
        <source>Reopen the game</source>
        <translation>Reopen the game</translation>
    </message>
    <message>
        <source>Play the sealed move</source>
        <translation>Play the sealed move</translation>
    </message>
    <message>
        <source>Accept it though the rules forbid it (type coordinates, such as h2e2)</source>
        <translation>Accept it though the rules forbid it (type coordinates, such as h2e2)</translation>
    </message>
    <message>
        <source>The move on the paper</source>
        <translation>The move on the paper</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Irregular</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This game has no moves.</source>
        <translation>This game has no moves.</translation>
    </message>
    <message>
        <source>The position before the first move; moves in all: {plies}.</source>
        <translation>The position before the first move; moves in all: {plies}.</translation>
    </message>
    <message>
        <source>Move {ply} of {plies}: {move}.</source>
        <translation>Move {ply} of {plies}: {move}.</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>This is the first position.</source>
        <translation>This is the first position.</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>This is the last position.</translation>
    </message>
    <message>
        <source>First position (Home)</source>
        <translation>First position (Home)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>One move back (Left)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>One move on (Right)</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>Last position (End)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>only to look at</source>
        <translation>only to look at</translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation>Chuhe</translation>
    </message>
    <message>
        <source>{result}. {ending}.</source>
        <translation>{result}. {ending}.</translation>
    </message>
    <message>
        <source>{result}.</source>
        <translation>{result}.</translation>
    </message>
</context>
<context>
    <name>RulingDesk</name>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>A loop of {plies} moves has been played {count} times.</source>
        <translation>A loop of {plies} moves has been played {count} times.</translation>
    </message>
    <message>
        <source>Rounds without a capture: {red} of {limit}.</source>
        <translation>Rounds without a capture: {red} of {limit}.</translation>
    </message>
    <message>
        <source>Rounds without a capture, of {limit}: {red} if Red claims, {black} if Black claims.</source>
        <translation>Rounds without a capture, of {limit}: {red} if Red claims, {black} if Black claims.</translation>
    </message>
    <message>
        <source>Checks since: Red {red}, Black {black}; of a claimant&apos;s at most {most} count (22.2).</source>
        <translation>Checks since: Red {red}, Black {black}; of a claimant&apos;s at most {most} count (22.2).</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds</source>
        <translation>{side} must vary within {n} rounds</translation>
    </message>
    <message>
        <source>The claim is not upheld, the game goes on</source>
        <translation>The claim is not upheld, the game goes on</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Confirmed by the referee.</source>
        <translation>{edition}: {ruling} Confirmed by the referee.</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Overruled by the referee: {reason}</source>
        <translation>{edition}: {ruling} Overruled by the referee: {reason}</translation>
    </message>
    <message>
        <source>Found by the {edition} from move {ply} on: {classes}.</source>
        <translation>Found by the {edition} from move {ply} on: {classes}.</translation>
    </message>
    <message>
        <source>No loop was played three times (23.3).</source>
        <translation>No loop was played three times (23.3).</translation>
    </message>
    <message>
        <source>Overruled by the referee: {reason}</source>
        <translation>Overruled by the referee: {reason}</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the full stop</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>There is no referee: the players follow the verdict themselves, by varying or by agreeing.</source>
        <translation>There is no referee: the players follow the verdict themselves, by varying or by agreeing.</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Choose how the game ends.</source>
        <translation>Choose how the game ends.</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>Rule a result</translation>
    </message>
    <message>
        <source>Rule it</source>
        <translation>Rule it</translation>
    </message>
    <message>
        <source>The clocks stop and the game is over; the article stands on the score sheet.</source>
        <translation>The clocks stop and the game is over; the article stands on the score sheet.</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ending</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choose...</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>This is the first move of the loop.</source>
        <translation>This is the first move of the loop.</translation>
    </message>
    <message>
        <source>This is the last move of the loop.</source>
        <translation>This is the last move of the loop.</translation>
    </message>
    <message>
        <source>Choose a decision and give the reason for it.</source>
        <translation>Choose a decision and give the reason for it.</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetition</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the previous move</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>On</source>
        <comment>to the next move</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Overrule</translation>
    </message>
    <message>
        <source>Otherwise...</source>
        <translation>Otherwise...</translation>
    </message>
    <message>
        <source>Decide otherwise...</source>
        <translation>Decide otherwise...</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Moves of the loop</source>
        <translation>Moves of the loop</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>repetition rules of 1999</source>
        <translation>repetition rules of 1999</translation>
    </message>
    <message>
        <source>repetition rules of 2011</source>
        <translation>repetition rules of 2011</translation>
    </message>
    <message>
        <source>repetition rules of 2020</source>
        <translation>repetition rules of 2020</translation>
    </message>
    <message>
        <source>older repetition rules</source>
        <translation>older repetition rules</translation>
    </message>
    <message>
        <source>rules of the Asian federation</source>
        <translation>rules of the Asian federation</translation>
    </message>
    <message>
        <source>rules of the World federation, 2018</source>
        <translation>rules of the World federation, 2018</translation>
    </message>
    <message>
        <source>The {edition} are known only in part. What they leave open is classed as the book of 2011 and its figures do.</source>
        <translation>The {edition} are known only in part. What they leave open is classed as the book of 2011 and its figures do.</translation>
    </message>
    <message>
        <source>There is nothing to rule on: no loop was played three times.</source>
        <translation>There is nothing to rule on: no loop was played three times.</translation>
    </message>
    <message>
        <source>Loop of {plies} moves from move {first} on, played {count} times.</source>
        <translation>Loop of {plies} moves from move {first} on, played {count} times.</translation>
    </message>
    <message>
        <source>{plies} moves without a capture from move {first} on (23.4).</source>
        <translation>{plies} moves without a capture from move {first} on (23.4).</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds; if it does not, it loses ({article}).</source>
        <translation>{side} must vary within {n} rounds; if it does not, it loses ({article}).</translation>
    </message>
    <message>
        <source>{side} checks perpetually and loses</source>
        <translation>{side} checks perpetually and loses</translation>
    </message>
    <message>
        <source>{side} chases perpetually and loses</source>
        <translation>{side} chases perpetually and loses</translation>
    </message>
    <message>
        <source>{text} ({article})</source>
        <comment>a sentence and its article</comment>
        <translation>{text} ({article})</translation>
    </message>
    <message>
        <source>Needs the referee: is move {moves} a mate threat or a chase? The search ended at its bound.</source>
        <translation>Needs the referee: is move {moves} a mate threat or a chase? The search ended at its bound.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <comment>a sentence</comment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>{clause} (article {article} of the book of 2011).</source>
        <translation>{clause} (article {article} of the book of 2011).</translation>
    </message>
    <message>
        <source>{clause} (rule {article}).</source>
        <translation>{clause} (rule {article}).</translation>
    </message>
    <message>
        <source>In no case may one side alone check perpetually</source>
        <translation>In no case may one side alone check perpetually</translation>
    </message>
    <message>
        <source>One side makes forbidden moves, the other allowed ones: the former varies</source>
        <translation>One side makes forbidden moves, the other allowed ones: the former varies</translation>
    </message>
    <message>
        <source>Both make forbidden moves, but {side} alone attacks a chariot or an unprotected piece single-handed, threatens mate or checks by turns: it varies</source>
        <translation>Both make forbidden moves, but {side} alone attacks a chariot or an unprotected piece single-handed, threatens mate or checks by turns: it varies</translation>
    </message>
    <message>
        <source>Both make forbidden moves: a draw if neither varies</source>
        <translation>Both make forbidden moves: a draw if neither varies</translation>
    </message>
    <message>
        <source>Two pieces that chase two are no perpetual chase</source>
        <translation>Two pieces that chase two are no perpetual chase</translation>
    </message>
    <message>
        <source>Check outweighs chase, chase outweighs the rest; the graver side loses, else it is a draw</source>
        <translation>Check outweighs chase, chase outweighs the rest; the graver side loses, else it is a draw</translation>
    </message>
    <message>
        <source>Both make allowed moves: a draw if neither varies</source>
        <translation>Both make allowed moves: a draw if neither varies</translation>
    </message>
    <message>
        <source>Attacks are answered by attacks: a draw if neither varies</source>
        <translation>Attacks are answered by attacks: a draw if neither varies</translation>
    </message>
    <message>
        <source>{side}: {pattern} ({conduct}).</source>
        <translation>{side}: {pattern} ({conduct}).</translation>
    </message>
    <message>
        <source>allowed moves</source>
        <translation>allowed moves</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>perpetual check</translation>
    </message>
    <message>
        <source>forbidden moves</source>
        <translation>forbidden moves</translation>
    </message>
    <message>
        <source>{n} {cls}</source>
        <comment>so many moves of a class; {numeral}: the same</comment>
        <translation>{n} {cls}</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <comment>classes of moves: 一将一杀</comment>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>perpetual mate threats</source>
        <translation>perpetual mate threats</translation>
    </message>
    <message>
        <source>perpetual chase</source>
        <translation>perpetual chase</translation>
    </message>
    <message>
        <source>idle moves</source>
        <translation>idle moves</translation>
    </message>
</context>
<context>
    <name>SanctionForm</name>
    <message>
        <source>Impose a sanction</source>
        <translation>Impose a sanction</translation>
    </message>
    <message>
        <source>Impose it</source>
        <translation>Impose it</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Sanction</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Office</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation>“{name}” is there already. Replace it?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Replace it</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Adjourn with a sealed move</source>
        <translation>Adjourn with a sealed move</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Seal it</translation>
    </message>
    <message>
        <source>It lies on paper, in an envelope</source>
        <translation>It lies on paper, in an envelope</translation>
    </message>
    <message>
        <source>It is typed here, unseen</source>
        <translation>It is typed here, unseen</translation>
    </message>
    <message>
        <source>date and time, if it is settled</source>
        <translation>date and time, if it is settled</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>The move</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Typed</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
</context>
<context>
    <name>SessionEnd</name>
    <message>
        <source>Type a time of day, as 17:30.</source>
        <translation>Type a time of day, as 17:30.</translation>
    </message>
    <message>
        <source>The session ends at {time}.</source>
        <translation>The session ends at {time}.</translation>
    </message>
    <message>
        <source>The session ended at {time}.</source>
        <translation>The session ended at {time}.</translation>
    </message>
    <message>
        <source>It is {time}: the session ends.</source>
        <translation>It is {time}: the session ends.</translation>
    </message>
    <message>
        <source>The session ends at {time}, in 1 minute.</source>
        <translation>The session ends at {time}, in 1 minute.</translation>
    </message>
    <message>
        <source>The session ends at {time}, in {n} minutes.</source>
        <translation>The session ends at {time}, in {n} minutes.</translation>
    </message>
    <message>
        <source>Another time...</source>
        <translation>Another time...</translation>
    </message>
</context>
<context>
    <name>SessionEndForm</name>
    <message>
        <source>End of the session</source>
        <translation>End of the session</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Announce it</translation>
    </message>
    <message>
        <source>It is told again as it comes near.</source>
        <translation>It is told again as it comes near.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Ends at</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Reset the layout</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>used for a move</comment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Xiangqi Score Sheet</source>
        <translation>Xiangqi Score Sheet</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} of {pages}</translation>
    </message>
    <message>
        <source>(continued overleaf)</source>
        <translation>(continued overleaf)</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of a table</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contest</translation>
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
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Time control</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Regulations</translation>
    </message>
    <message>
        <source>{side} moves first</source>
        <translation>{side} moves first</translation>
    </message>
    <message>
        <source>{name} ({unit})</source>
        <comment>a player and the unit</comment>
        <translation>{name} ({unit})</translation>
    </message>
    <message>
        <source>(missing)</source>
        <comment>a move that the record lacks</comment>
        <translation>(missing)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Red&apos;s time</source>
        <translation>Red&apos;s time</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>Black&apos;s time</translation>
    </message>
    <message>
        <source>Red&apos;s reserve time used</source>
        <translation>Red&apos;s reserve time used</translation>
    </message>
    <message>
        <source>Black&apos;s reserve time used</source>
        <translation>Black&apos;s reserve time used</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Not finished</translation>
    </message>
    <message>
        <source>{result} ({score})</source>
        <comment>a result in words and as points</comment>
        <translation>{result} ({score})</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
    <message>
        <source>refused to sign</source>
        <translation>refused to sign</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Start position</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Position (FEN)</translation>
    </message>
    <message>
        <source>{side} did not sign: {reason}</source>
        <translation>{side} did not sign: {reason}</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5)</source>
        <translation>{side} reserves an appeal (8.5)</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5): {note}</source>
        <translation>{side} reserves an appeal (8.5): {note}</translation>
    </message>
    <message>
        <source>Red {red}, Black {black}</source>
        <comment>how many fouls each side has</comment>
        <translation>Red {red}, Black {black}</translation>
    </message>
    <message>
        <source>{side} {article}, round {round}</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}, round {round}</translation>
    </message>
    <message>
        <source>{side} {article}, before the first move</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}, before the first move</translation>
    </message>
    <message>
        <source>{foul}: {note}</source>
        <comment>a foul and what happened</comment>
        <translation>{foul}: {note}</translation>
    </message>
    <message>
        <source>Signed, Red</source>
        <translation>Signed, Red</translation>
    </message>
    <message>
        <source>Signed, Black</source>
        <translation>Signed, Black</translation>
    </message>
    <message>
        <source>Signed, referee</source>
        <translation>Signed, referee</translation>
    </message>
    <message>
        <source>Abbreviated: a line under the last digit advances, over it retreats, none traverses.</source>
        <translation>Abbreviated: a line under the last digit advances, over it retreats, none traverses.</translation>
    </message>
    <message>
        <source>※: a move against the rules.</source>
        <translation>※: a move against the rules.</translation>
    </message>
    <message>
        <source>Record check {hash}</source>
        <translation>Record check {hash}</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is printed in another font.</source>
        <translation>The letter {letter} ({code}) is printed in another font.</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is in no font here; the sheet shows 〓 for it.</source>
        <translation>The letter {letter} ({code}) is in no font here; the sheet shows 〓 for it.</translation>
    </message>
    <message>
        <source>there is no game number {number} in it.</source>
        <translation>there is no game number {number} in it.</translation>
    </message>
    <message>
        <source>{name}: pages {pages}</source>
        <comment>a PDF and how many pages it has</comment>
        <translation>{name}: pages {pages}</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Xiangqi: Red and Black</source>
        <translation>Xiangqi: Red and Black</translation>
    </message>
    <message>
        <source>Chess: White and Black</source>
        <translation>Chess: White and Black</translation>
    </message>
    <message>
        <source>Go or gomoku: Black and White</source>
        <translation>Go or gomoku: Black and White</translation>
    </message>
    <message>
        <source>Another game: first and second player</source>
        <translation>Another game: first and second player</translation>
    </message>
</context>
<context>
    <name>SignForm</name>
    <message>
        <source>Sign the result</source>
        <translation>Sign the result</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signs</translation>
    </message>
    <message>
        <source>Wipe out</source>
        <translation>Wipe out</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Or by hand</source>
        <translation>Or by hand</translation>
    </message>
</context>
<context>
    <name>SignOffForm</name>
    <message>
        <source>The record is sealed: nothing of it can be changed any more.</source>
        <translation>The record is sealed: nothing of it can be changed any more.</translation>
    </message>
    <message>
        <source>Finish and seal the record</source>
        <translation>Finish and seal the record</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
</context>
<context>
    <name>SignaturePad</name>
    <message>
        <source>Field to sign in by hand</source>
        <translation>Field to sign in by hand</translation>
    </message>
    <message>
        <source>Sign here with mouse, finger or pen.</source>
        <translation>Sign here with mouse, finger or pen.</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{side} {name}</source>
        <comment>a player: side and name</comment>
        <translation>{side} {name}</translation>
    </message>
    <message>
        <source>A flag has fallen and both clocks stand. The referee decides.</source>
        <translation>A flag has fallen and both clocks stand. The referee decides.</translation>
    </message>
    <message>
        <source>All is set. The referee starts the clocks when it is time.</source>
        <translation>All is set. The referee starts the clocks when it is time.</translation>
    </message>
    <message>
        <source>All is set. Start the clocks when both players are ready.</source>
        <translation>All is set. Start the clocks when both players are ready.</translation>
    </message>
    <message>
        <source>The program did not run; the clocks stand as of {time}.</source>
        <translation>The program did not run; the clocks stand as of {time}.</translation>
    </message>
    <message>
        <source>The clocks are stopped: {reason}.</source>
        <translation>The clocks are stopped: {reason}.</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>The clocks are stopped.</translation>
    </message>
    <message>
        <source>The program did not run for {span}. The clocks are stopped as of the last sign of life; that time is charged to nobody.</source>
        <translation>The program did not run for {span}. The clocks are stopped as of the last sign of life; that time is charged to nobody.</translation>
    </message>
    <message>
        <source>{side} to move.</source>
        <translation>{side} to move.</translation>
    </message>
    <message>
        <source>The game is over. {result}. {ending}.</source>
        <translation>The game is over. {result}. {ending}.</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>Check!</translation>
    </message>
    <message>
        <source>Move {number}: {side}, {move}.</source>
        <translation>Move {number}: {side}, {move}.</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>No move has been made.</translation>
    </message>
    <message>
        <source>{side}: the flag has fallen; both clocks stand. The referee decides.</source>
        <translation>{side}: the flag has fallen; both clocks stand. The referee decides.</translation>
    </message>
    <message>
        <source>{who} played {move}.</source>
        <translation>{who} played {move}.</translation>
    </message>
    <message>
        <source>{who} played {move}; the clock is pressed.</source>
        <translation>{who} played {move}; the clock is pressed.</translation>
    </message>
    <message>
        <source>{who} played {move} and pressed the clock.</source>
        <translation>{who} played {move} and pressed the clock.</translation>
    </message>
    <message>
        <source>{who} offers a draw.</source>
        <translation>{who} offers a draw.</translation>
    </message>
    <message>
        <source>{who} declines the draw.</source>
        <translation>{who} declines the draw.</translation>
    </message>
    <message>
        <source>{who} calls the referee; the clock goes on.</source>
        <translation>{who} calls the referee; the clock goes on.</translation>
    </message>
    <message>
        <source>{who} asks to take back a move.</source>
        <translation>{who} asks to take back a move.</translation>
    </message>
    <message>
        <source>{who} does not agree to the takeback.</source>
        <translation>{who} does not agree to the takeback.</translation>
    </message>
    <message>
        <source>{who} took back a move; both clocks stand as before it.</source>
        <translation>{who} took back a move; both clocks stand as before it.</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>The clock runs.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{first} {second}</source>
        <comment>hours, minutes and seconds</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 hour</translation>
    </message>
    <message>
        <source>{n} hours</source>
        <translation>{n} hours</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation>{n} minutes</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 second</translation>
    </message>
    <message>
        <source>{n} seconds</source>
        <translation>{n} seconds</translation>
    </message>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: {time} left</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}: {what}</translation>
    </message>
    <message>
        <source>period {n}, {time}</source>
        <translation>period {n}, {time}</translation>
    </message>
    <message>
        <source>overrun {n} of {all}</source>
        <translation>overrun {n} of {all}</translation>
    </message>
    <message>
        <source>main time is over; {moves} moves in {time}</source>
        <translation>main time is over; {moves} moves in {time}</translation>
    </message>
    <message>
        <source>now {time} a move</source>
        <translation>now {time} a move</translation>
    </message>
    <message>
        <source>byo-yomi, the last period</source>
        <translation>byo-yomi, the last period</translation>
    </message>
    <message>
        <source>byo-yomi, {n} periods left</source>
        <translation>byo-yomi, {n} periods left</translation>
    </message>
    <message>
        <source>{side}: time is over</source>
        <translation>{side}: time is over</translation>
    </message>
    <message>
        <source>Check!</source>
        <comment>called aloud</comment>
        <translation>Check!</translation>
    </message>
    <message>
        <source>{side}, {move}</source>
        <translation>{side}, {move}</translation>
    </message>
    <message>
        <source>{move}, irregular</source>
        <translation>{move}, irregular</translation>
    </message>
    <message>
        <source>{origin} to {target}</source>
        <comment>the points of a move</comment>
        <translation>{origin} to {target}</translation>
    </message>
    <message>
        <source>advance {n}</source>
        <translation>advance {n}</translation>
    </message>
    <message>
        <source>traverse {n}</source>
        <translation>traverse {n}</translation>
    </message>
    <message>
        <source>retreat {n}</source>
        <translation>retreat {n}</translation>
    </message>
    <message>
        <source>pawn {n} on file {file}</source>
        <comment>counted from the front</comment>
        <translation>pawn {n} on file {file}</translation>
    </message>
    <message>
        <source>front {piece}</source>
        <translation>front {piece}</translation>
    </message>
    <message>
        <source>rear {piece}</source>
        <translation>rear {piece}</translation>
    </message>
    <message>
        <source>{piece} {file}</source>
        <comment>a piece and its file</comment>
        <translation>{piece} {file}</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>horse</translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>chariot</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>cannon</translation>
    </message>
    <message>
        <source>general</source>
        <comment>red</comment>
        <translation>general</translation>
    </message>
    <message>
        <source>advisor</source>
        <comment>red</comment>
        <translation>advisor</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>red</comment>
        <translation>elephant</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>red</comment>
        <translation>pawn</translation>
    </message>
    <message>
        <source>general</source>
        <comment>black</comment>
        <translation>general</translation>
    </message>
    <message>
        <source>advisor</source>
        <comment>black</comment>
        <translation>advisor</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>black</comment>
        <translation>elephant</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>black</comment>
        <translation>pawn</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Open a game...</source>
        <translation>Open a game...</translation>
    </message>
    <message>
        <source>Clock only...</source>
        <translation>Clock only...</translation>
    </message>
    <message>
        <source>Games that are not finished</source>
        <translation>Games that are not finished</translation>
    </message>
    <message>
        <source>Each goes on exactly where its record ends: the clocks stand as of the last sign of life, and the time since then is charged to nobody.</source>
        <translation>Each goes on exactly where its record ends: the clocks stand as of the last sign of life, and the time since then is charged to nobody.</translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation>Chuhe</translation>
    </message>
    <message>
        <source>Set up a game, or open one to look at.</source>
        <translation>Set up a game, or open one to look at.</translation>
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
<context>
    <name>StillBoard</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>StrikeForm</name>
    <message>
        <source>Take back a foul or note</source>
        <translation>Take back a foul or note</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Take it back</translation>
    </message>
    <message>
        <source>It stays in the referee&apos;s record, with its being taken back.</source>
        <translation>It stays in the referee&apos;s record, with its being taken back.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entry</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
</context>
<context>
    <name>Strikes</name>
    <message>
        <source>Fouls then: Red {red}, Black {black}.</source>
        <translation>Fouls then: Red {red}, Black {black}.</translation>
    </message>
    <message>
        <source>Taken back: {entry}</source>
        <translation>Taken back: {entry}</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>This record has no clocks.</source>
        <translation>This record has no clocks.</translation>
    </message>
    <message>
        <source>The pieces stand on a wooden board.</source>
        <translation>The pieces stand on a wooden board.</translation>
    </message>
    <message>
        <source>{side}: {n} pieces.</source>
        <translation>{side}: {n} pieces.</translation>
    </message>
    <message>
        <source>{side}, {n} pieces: {pieces}.</source>
        <translation>{side}, {n} pieces: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {points}</source>
        <comment>pieces of one kind and their points</comment>
        <translation>{piece} {points}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between kinds of pieces</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>First page</source>
        <translation>First page</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>Score sheet...</translation>
    </message>
</context>
<context>
    <name>Touch</name>
    <message>
        <source>the {piece} at {point}</source>
        <comment>{name}: the piece as the record names it, such as 马八</comment>
        <translation>the {piece} at {point}</translation>
    </message>
    <message>
        <source>{side} touched {piece} and must move it ({article}).</source>
        <translation>{side} touched {piece} and must move it ({article}).</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides: {piece} must take {prey} ({article}).</source>
        <translation>{side} touched pieces of both sides: {piece} must take {prey} ({article}).</translation>
    </message>
    <message>
        <source>{side} touched {prey} and must take it ({article}).</source>
        <translation>{side} touched {prey} and must take it ({article}).</translation>
    </message>
    <message>
        <source>{side} touched {piece} and did not move it ({article}).</source>
        <translation>{side} touched {piece} and did not move it ({article}).</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides, and {piece} did not take {prey} ({article}).</source>
        <translation>{side} touched pieces of both sides, and {piece} did not take {prey} ({article}).</translation>
    </message>
    <message>
        <source>{side} touched {prey} and did not take it ({article}).</source>
        <translation>{side} touched {prey} and did not take it ({article}).</translation>
    </message>
    <message>
        <source>Nothing of it can be done: {side} may move as it likes.</source>
        <translation>Nothing of it can be done: {side} may move as it likes.</translation>
    </message>
    <message>
        <source>{side} may move as it likes.</source>
        <translation>{side} may move as it likes.</translation>
    </message>
    <message>
        <source>others</source>
        <comment>moves that are not listed</comment>
        <translation>others</translation>
    </message>
    <message>
        <source>Possible: {moves}.</source>
        <translation>Possible: {moves}.</translation>
    </message>
</context>
<context>
    <name>TouchForm</name>
    <message>
        <source>No piece is entered yet.</source>
        <translation>No piece is entered yet.</translation>
    </message>
    <message>
        <source>Pieces touched</source>
        <translation>Pieces touched</translation>
    </message>
    <message>
        <source>Enter them</source>
        <translation>Enter them</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>All at the same moment</source>
        <translation>All at the same moment</translation>
    </message>
    <message>
        <source>马八, 前炮, h0...</source>
        <translation>马八, 前炮, h0...</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Piece</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In this order</translation>
    </message>
    <message>
        <source>While this is open, presses on the board enter pieces and move none.</source>
        <translation>While this is open, presses on the board enter pieces and move none.</translation>
    </message>
    <message>
        <source>Press the pieces on the board in the order in which they were touched, or type them.</source>
        <translation>Press the pieces on the board in the order in which they were touched, or type them.</translation>
    </message>
    <message>
        <source>“{text}” names no piece here.</source>
        <translation>“{text}” names no piece here.</translation>
    </message>
    <message>
        <source>“{text}” may be several: {pieces}. Type more of it.</source>
        <translation>“{text}” may be several: {pieces}. Type more of it.</translation>
    </message>
    <message>
        <source>There is no piece on {point}.</source>
        <translation>There is no piece on {point}.</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>The rules allow no move “{text}” here.</source>
        <translation>The rules allow no move “{text}” here.</translation>
    </message>
    <message>
        <source>The general is in check and would still be: answer the check.</source>
        <translation>The general is in check and would still be: answer the check.</translation>
    </message>
    <message>
        <source>That would leave the general in check, or facing the other one.</source>
        <translation>That would leave the general in check, or facing the other one.</translation>
    </message>
</context>
</TS>
