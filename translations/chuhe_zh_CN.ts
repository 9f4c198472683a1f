<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActForm</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Offer a draw</source>
        <translation>提议作和</translation>
    </message>
    <message>
        <source>Claim...</source>
        <translation>提请审核……</translation>
    </message>
    <message>
        <source>{side} resigns (Y)</source>
        <translation>{side}认输（Y）</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Call referee</source>
        <translation>请裁判</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>the referee&apos;s</comment>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Desk (locked)</source>
        <comment>the referee&apos;s</comment>
        <translation>裁判台（已锁）</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续开钟</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停钟</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>{article}  {words}</source>
        <comment>article of a foul and its name</comment>
        <translation>{article}&#x3000;{words}</translation>
    </message>
    <message>
        <source>pressed the clock without a move</source>
        <translation>未走棋即按钟</translation>
    </message>
    <message>
        <source>made an illegal move</source>
        <translation>违反行棋规定</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>disturbed the opponent in the opponent&apos;s time</source>
        <translation>在对方走棋时间内干扰对方</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t move, or can&apos;t be captured</source>
        <translation>摸触了不可能走动或无法吃掉的棋子</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two fouls of one article</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{words} ({first} to {last})</source>
        <comment>a foul and the articles it breaks</comment>
        <translation>{words}（{first}至{last}）</translation>
    </message>
    <message>
        <source>stopped or started the clock without right</source>
        <translation>擅停、擅开棋钟</translation>
    </message>
    <message>
        <source>offered a draw again after a refusal</source>
        <translation>提议作和被拒绝后连续提出</translation>
    </message>
    <message>
        <source>claimed the natural limit wrongly</source>
        <translation>提出自然限着和棋，经审核不属实</translation>
    </message>
    <message>
        <source>touched a piece of one&apos;s own that can&apos;t move</source>
        <translation>摸触了己方不可能走动的棋子</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t be captured</source>
        <translation>摸触了己方无法吃掉的对方棋子</translation>
    </message>
    <message>
        <source>left too many moves unrecorded</source>
        <translation>连续漏记着数超过规定</translation>
    </message>
    <message>
        <source>broke the players&apos; duties</source>
        <translation>违反棋手须知，情节尚不严重</translation>
    </message>
    <message>
        <source>talked, or lifted a piece and put it back</source>
        <translation>闲谈，或拿起棋子又放回原处</translation>
    </message>
    <message>
        <source>disputed the referee&apos;s decision</source>
        <translation>与裁判员争执</translation>
    </message>
</context>
<context>
    <name>AmendForm</name>
    <message>
        <source>Change the result</source>
        <translation>更改结果</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>After the game complaints about the board are not heard (5.8): only what was written down wrongly, what an appeal led to, or a player&apos;s conduct since. Who has signed has to sign again.</source>
        <translation>局后不受理对局中的问题（5.8），只更改误写的结果、申诉成立的结果，或因棋手局后行为所判的结果；已签字者须重新签字。</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>缘由</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>职务</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>终局原因</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>h m s</source>
        <comment>hours, minutes, seconds as they may be typed: a/b c/d e</comment>
        <translation>小时/时 分钟/分 秒</translation>
    </message>
</context>
<context>
    <name>AppealForm</name>
    <message>
        <source>An appeal is reserved</source>
        <translation>保留申诉</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>记录在案</translation>
    </message>
    <message>
        <source>The game goes on or stays as it is; the appeal stands on the score sheet (8.5).</source>
        <translation>对局照常进行或维持原状，申诉记入记录纸（8.5）。</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>申诉方</translation>
    </message>
    <message>
        <source>About what</source>
        <translation>事由</translation>
    </message>
</context>
<context>
    <name>BarActs</name>
    <message>
        <source>{side} resigns? The key Y or a second click confirms it; Esc takes it back.</source>
        <translation>{side}认输？按 Y 键或再次点击确认，按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>BoardDesk</name>
    <message>
        <source>Pieces touched...</source>
        <translation>登记摸子……</translation>
    </message>
    <message>
        <source>A piece was only brushed...</source>
        <translation>误碰，不作摸子论……</translation>
    </message>
    <message>
        <source>Note an illegal move...</source>
        <translation>登记违反行棋规定……</translation>
    </message>
    <message>
        <source>What applies to it...</source>
        <translation>如何处理……</translation>
    </message>
    <message>
        <source>Correct the board...</source>
        <translation>纠正错误……</translation>
    </message>
    <message>
        <source>What applies...</source>
        <translation>如何处理……</translation>
    </message>
    <message>
        <source>Note...</source>
        <translation>登记……</translation>
    </message>
    <message>
        <source>Put back...</source>
        <translation>退回……</translation>
    </message>
    <message>
        <source>Touched: {count}</source>
        <translation>已摸触 {count} 子</translation>
    </message>
    <message>
        <source>In the record and not noted: {count}</source>
        <translation>记录中未登记的：{count} 着</translation>
    </message>
    <message>
        <source>No illegal move is noted.</source>
        <translation>尚未登记违反行棋规定。</translation>
    </message>
    <message>
        <source>Round {number}, {side}: {move}</source>
        <comment>a move of the record</comment>
        <translation>第 {number} 回合 {side} {move}</translation>
    </message>
    <message>
        <source>{ply} is against the rules; nobody has noted it.</source>
        <translation>{ply}：此着违反行棋规定，尚无人指出。</translation>
    </message>
    <message>
        <source>{side} points out an illegal move.</source>
        <translation>{side}指出对方违反行棋规定。</translation>
    </message>
    <message>
        <source>{side} asks to adjust pieces; {other} is to agree ({article}).</source>
        <translation>{side}要求摆正棋子，须征得{other}同意（{article}）。</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>已同意</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>未同意</translation>
    </message>
    <message>
        <source>Not in the record, such as two moves running</source>
        <translation>记录中没有的着（如连走两着）</translation>
    </message>
    <message>
        <source>{side}: a move that is not in the record</source>
        <translation>{side}：记录中没有的着</translation>
    </message>
    <message>
        <source>{what}.</source>
        <comment>a move, as a sentence</comment>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{result}: {ending}.</source>
        <comment>a result and how it came about</comment>
        <translation>{result}：{ending}。</translation>
    </message>
    <message>
        <source>It is a foul of {side} ({article}).</source>
        <translation>判{side}犯规一次（{article}）。</translation>
    </message>
    <message>
        <source>The regulations leave it to the referee.</source>
        <translation>规程未作规定，由裁判员裁定。</translation>
    </message>
    <message>
        <source>Referee: an illegal move of {side} is noted.</source>
        <translation>裁判员：已登记{side}违反行棋规定。</translation>
    </message>
    <message>
        <source>The generals faced each other after it.</source>
        <translation>走后帅将直接对面。</translation>
    </message>
    <message>
        <source>It left the own general to be taken.</source>
        <translation>走后己方帅（将）可被吃掉。</translation>
    </message>
    <message>
        <source>A move against the rules</source>
        <translation>违反行棋规定的着</translation>
    </message>
    <message>
        <source>Colours reversed</source>
        <translation>先后走颠倒</translation>
    </message>
    <message>
        <source>A piece displaced or dropped by accident</source>
        <translation>棋子意外挪位或脱落</translation>
    </message>
    <message>
        <source>The names change sides. With all moves put back the game begins anew; with none it counts as it is.</source>
        <translation>双方棋手互换红黑。全部退回则重新开局，一着不退则续弈有效。</translation>
    </message>
    <message>
        <source>Set the wooden board up as the board here shows it; the side to move is free to choose.</source>
        <translation>请照此处盘面摆好棋子；轮走的一方可另行走子。</translation>
    </message>
    <message>
        <source>What it costs stands under “What applies”; here only the board is put right.</source>
        <translation>如何判处见“如何处理”；这里只恢复盘面。</translation>
    </message>
    <message>
        <source>Put the moves back: {count}</source>
        <translation>退回 {count} 着</translation>
    </message>
    <message>
        <source>Then {side} is to move.</source>
        <translation>此后轮到{side}走棋。</translation>
    </message>
    <message>
        <source>Put back: {moves}.</source>
        <translation>退回：{moves}。</translation>
    </message>
</context>
<context>
    <name>BoardNews</name>
    <message>
        <source>{side} adjusts pieces: until that is done, no touch counts.</source>
        <translation>{side}摆正棋子，完毕前不作摸子论。</translation>
    </message>
    <message>
        <source>{side} does not agree to the adjusting: a touch counts.</source>
        <translation>{side}不同意摆正，摸触棋子以摸子论处。</translation>
    </message>
    <message>
        <source>{side} has adjusted its pieces: a touch counts again.</source>
        <translation>{side}摆正完毕，此后摸触棋子以摸子论处。</translation>
    </message>
    <message>
        <source>{side} points out an illegal move to the referee; the clock goes on.</source>
        <translation>{side}请裁判员处理对方违反行棋规定；钟继续走。</translation>
    </message>
    <message>
        <source>The referee finds that the piece was only brushed.</source>
        <translation>裁判员认定系误碰，不作摸子论处。</translation>
    </message>
    <message>
        <source>The referee notes an illegal move of {side}.</source>
        <translation>裁判员登记{side}违反行棋规定。</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>双方棋手已互换红黑。</translation>
    </message>
    <message>
        <source>The board was put right.</source>
        <translation>盘面已纠正。</translation>
    </message>
    <message>
        <source>Moves put back: {count}. The clocks stand as before them.</source>
        <translation>已退回 {count} 着，双方用时恢复到此前。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.</source>
        <translation>方向键移动光标，回车拿起或放下棋子，Esc 取消，Home 回到帅（将）。</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>red general</source>
        <translation>红帅</translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation>红仕</translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation>红相</translation>
    </message>
    <message>
        <source>red horse</source>
        <translation>红马</translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation>红车</translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation>红炮</translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation>红兵</translation>
    </message>
    <message>
        <source>black general</source>
        <translation>黑将</translation>
    </message>
    <message>
        <source>black advisor</source>
        <translation>黑士</translation>
    </message>
    <message>
        <source>black elephant</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>black horse</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>black cannon</source>
        <translation>黑炮</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑卒</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>file {number}</source>
        <translation>{number}路</translation>
    </message>
    <message>
        <source>point {name}</source>
        <translation>坐标 {name}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>可吃</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>可走到</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>已摸触</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>last move from here</source>
        <translation>上一着起点</translation>
    </message>
    <message>
        <source>last move to here</source>
        <translation>上一着落点</translation>
    </message>
    <message>
        <source>irregular move</source>
        <translation>违反行棋规定的着法</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>尚未记入</translation>
    </message>
</context>
<context>
    <name>ChooserPage</name>
    <message>
        <source>Games in “{name}”: {count}</source>
        <translation>“{name}”中的对局：{count} 局</translation>
    </message>
    <message>
        <source>Games in “{name}”, read so far: {count}</source>
        <translation>“{name}”中的对局，已读出 {count} 局</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>文件中的对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Choose what is claimed.</source>
        <translation>请先选择提请事项。</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>提出和棋</translation>
    </message>
    <message>
        <source>Put it to the referee</source>
        <translation>提请裁判审核</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>提请事项</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>请选择……</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Natural move limit</source>
        <translation>自然限着</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循环反复</translation>
    </message>
    <message>
        <source>{side} puts a claim to the referee</source>
        <translation>{side}提请裁判审核</translation>
    </message>
    <message>
        <source>The same moves came round three times. The referee rules whether it is a draw ({article}) or a side must vary; a claim that is not true costs nothing.</source>
        <translation>双方着法循环反复已达三次。由裁判裁决作和（{article}），或由一方变着；不属实不算犯规。</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw ({article}).</source>
        <translation>连续 {n} 回合双方都没有吃子，即为和棋（{article}）。</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s own checks at most {n} count.</source>
        <translation>提出方的“将军”最多只计 {n} 着。</translation>
    </message>
    <message>
        <source>If it is not true, that is a foul ({article}).</source>
        <translation>经审核不属实，判犯规一次（{article}）。</translation>
    </message>
    <message>
        <source>It costs {time} on the clock.</source>
        <translation>并在其棋钟上扣除 {time}。</translation>
    </message>
    <message>
        <source>False claim no. {n} before another capture loses the game ({article}).</source>
        <translation>其间再无吃子而第 {n} 次不属实，判负（{article}）。</translation>
    </message>
    <message>
        <source>{side} claims the natural move limit ({article}).</source>
        <translation>{side}提出自然限着和棋（{article}）。</translation>
    </message>
    <message>
        <source>{side} claims a repetition ({article}).</source>
        <translation>{side}提请裁决循环反复（{article}）。</translation>
    </message>
    <message>
        <source>Check it...</source>
        <translation>审核……</translation>
    </message>
    <message>
        <source>The board is not seen here: the referee counts the rounds without a capture.</source>
        <translation>本机不见棋盘，未吃子的回合数由裁判清点。</translation>
    </message>
    <message>
        <source>The claim is true: {counted} of {wanted} rounds count.</source>
        <translation>审核属实：可计 {counted} 回合，应满 {wanted} 回合。</translation>
    </message>
    <message>
        <source>The claim is not true: {counted} of {wanted} rounds count.</source>
        <translation>审核不属实：可计 {counted} 回合，应满 {wanted} 回合。</translation>
    </message>
    <message>
        <source>If it is upheld, the game is drawn ({article}).</source>
        <translation>审核属实，即应判和（{article}）。</translation>
    </message>
    <message>
        <source>The last capture was move {ply}; {n} moves were made since.</source>
        <translation>最近一次吃子在第 {ply} 着，此后共走 {n} 着。</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made.</source>
        <translation>尚未吃过子，共走 {n} 着。</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made, {before} of them before the start position.</source>
        <translation>尚未吃过子，共走 {n} 着，其中 {before} 着在起始局面之前。</translation>
    </message>
    <message>
        <source>{side} checked {n} times; at most {most} checks count (22.2).</source>
        <translation>其间{side}将军 {n} 着，最多只计 {most} 着（22.2）。</translation>
    </message>
    <message>
        <source>Overruled by the referee: {reason}</source>
        <translation>裁判改判：{reason}</translation>
    </message>
    <message>
        <source>The referee: {reason}</source>
        <translation>裁判：{reason}</translation>
    </message>
    <message>
        <source>The claim is true: a draw</source>
        <translation>审核属实，判和</translation>
    </message>
    <message>
        <source>The claim is not true</source>
        <translation>审核不属实</translation>
    </message>
    <message>
        <source>No loop was played three times: the claim is not heard (23.3).</source>
        <translation>循环反复不足三次，不予受理（23.3）。</translation>
    </message>
    <message>
        <source>By these rules a repetition is ruled on only when a player claims it (23.1).</source>
        <translation>按本规则，须由棋手要求才作裁决（23.1）。</translation>
    </message>
    <message>
        <source>The clock goes on.</source>
        <translation>棋钟不停。</translation>
    </message>
    <message>
        <source>The referee upholds the claim.</source>
        <translation>裁判审核属实。</translation>
    </message>
    <message>
        <source>The referee does not uphold the claim; the game goes on.</source>
        <translation>裁判审核不属实，对局继续。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds ({article}).</source>
        <translation>{side}应在 {n} 个回合内变着（{article}）。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>{file}, game {game}: moves {plies}, faults {faults}</source>
        <translation>{file}，第 {game} 局：{plies} 着，{faults} 处错误</translation>
    </message>
    <message>
        <source>{side} to move, legal moves: {count}</source>
        <translation>轮到{side}走棋，合规着法 {count} 个</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>将军。</translation>
    </message>
    <message>
        <source>This is no move.</source>
        <translation>这不是着法。</translation>
    </message>
    <message>
        <source>No legal move fits this.</source>
        <translation>没有符合的合规着法。</translation>
    </message>
    <message>
        <source>Several moves fit this: {moves}.</source>
        <translation>有几个着法都符合：{moves}。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This text shows no board.</source>
        <translation>这段文字不是局面。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>“{name}” is no command, and no file to open alone.</source>
        <translation>“{name}”不是命令，也不是可以打开的单个文件。</translation>
    </message>
    <message>
        <source>There is no display for the window; the commands work without one.</source>
        <translation>没有可供显示窗口的屏幕；各命令仍可使用。</translation>
    </message>
    <message>
        <source>A library that the window needs is missing: {error}</source>
        <translation>缺少窗口所需的程序库：{error}</translation>
    </message>
    <message>
        <source>{file}: games {games}</source>
        <translation>{file}：共 {games} 局</translation>
    </message>
    <message>
        <source>“{name}” names no format that can be written. Use --to.</source>
        <translation>从“{name}”看不出可以写出的格式，请用 --to 指定。</translation>
    </message>
    <message>
        <source>There is no such game in it.</source>
        <translation>其中没有这一局。</translation>
    </message>
    <message>
        <source>A library that printing needs is missing: {error}</source>
        <translation>缺少打印所需的程序库：{error}</translation>
    </message>
    <message>
        <source>{file} was not written. {reason}</source>
        <translation>{file} 未能写出。{reason}</translation>
    </message>
    <message>
        <source>{file}, game {game}: {fault}</source>
        <translation>{file}，第 {game} 局：{fault}</translation>
    </message>
    <message>
        <source>{file}, game {game}: variations left out: {count}</source>
        <translation>{file}，第 {game} 局：略去变化 {count} 处</translation>
    </message>
    <message>
        <source>Name a game, or ask for blank sheets by --blank.</source>
        <translation>请给出对局文件，或用 --blank 打印空白记录纸。</translation>
    </message>
    <message>
        <source>A library that sound needs is missing: {error}</source>
        <translation>缺少声音所需的程序库：{error}</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>Change places</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>指针钟面</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字钟面</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>同侧显示</translation>
    </message>
    <message>
        <source>Across a table</source>
        <translation>对坐显示</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全屏（F11）</translation>
    </message>
</context>
<context>
    <name>ClockDesk</name>
    <message>
        <source>Set the time left</source>
        <translation>设定剩余时间</translation>
    </message>
    <message>
        <source>Correct the time used</source>
        <translation>校正用时</translation>
    </message>
    <message>
        <source>Time penalty</source>
        <translation>罚时</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>补时</translation>
    </message>
    <message>
        <source>Set the moves made</source>
        <translation>设定已走着数</translation>
    </message>
    <message>
        <source>Lift the flag, with so much time</source>
        <translation>落旗不算，并给予时间</translation>
    </message>
    <message>
        <source>The time used stays as it is.</source>
        <translation>已用时间不变。</translation>
    </message>
    <message>
        <source>+ is more used and less left, - the reverse.</source>
        <translation>正数：已用时间增加，剩余时间减少；负数相反。</translation>
    </message>
    <message>
        <source>It counts as used. Beyond what is left the flag falls.</source>
        <translation>罚时计入已用时间；超过剩余时间即落旗。</translation>
    </message>
    <message>
        <source>More is left; the time used stays as it is.</source>
        <translation>剩余时间增加，已用时间不变。</translation>
    </message>
    <message>
        <source>The period is worked out anew, a flag fallen by mistake is lifted, and the clocks stand.</source>
        <translation>重新推算时限；误落的旗即予撤销；双方棋钟停住。</translation>
    </message>
    <message>
        <source>The flag does not count, and the game can go on.</source>
        <translation>落旗不算，对局可以继续。</translation>
    </message>
    <message>
        <source>The clock was set wrongly</source>
        <translation>棋钟拨错</translation>
    </message>
    <message>
        <source>The clock ran wrongly</source>
        <translation>棋钟走时有误</translation>
    </message>
    <message>
        <source>The moves were counted wrongly</source>
        <translation>着数计错</translation>
    </message>
    <message>
        <source>Decision of the referee</source>
        <translation>裁判员裁决</translation>
    </message>
    <message>
        <source>Disturbed from outside</source>
        <translation>外界干扰</translation>
    </message>
    <message>
        <source>Called by a player</source>
        <translation>棋手请裁判</translation>
    </message>
    <message>
        <source>A claim is examined</source>
        <translation>审核棋手所提</translation>
    </message>
    <message>
        <source>The position is put right</source>
        <translation>纠正局面</translation>
    </message>
    <message>
        <source>Give the reason: it stands in the referee&apos;s record.</source>
        <translation>请写明理由：理由记入裁判过程记录。</translation>
    </message>
    <message>
        <source>Type a time: 5 for five minutes, 0:30, 1:29:52.</source>
        <translation>请输入时间：5 即五分钟，或 0:30、1:29:52。</translation>
    </message>
    <message>
        <source>Only a correction of the time used can be below zero.</source>
        <translation>只有校正用时可以为负数。</translation>
    </message>
    <message>
        <source>Type the number of moves made.</source>
        <translation>请输入已走着数。</translation>
    </message>
    <message>
        <source>-{time}</source>
        <translation>-{time}</translation>
    </message>
    <message>
        <source>{side}: {old} → {new} left.</source>
        <translation>{side}剩余：{old} → {new}。</translation>
    </message>
    <message>
        <source>Used: {old} → {new}.</source>
        <translation>已用：{old} → {new}。</translation>
    </message>
    <message>
        <source>Moves: {old} → {new}.</source>
        <translation>着数：{old} → {new}。</translation>
    </message>
    <message>
        <source>Period: {old} → {new}.</source>
        <translation>时限：第{old} → 第{new}。</translation>
    </message>
    <message>
        <source>{time} of it finds no main time: the referee decides.</source>
        <translation>其中 {time} 已无基本时间可扣：由裁判员决定。</translation>
    </message>
    <message>
        <source>The flag falls.</source>
        <translation>即落旗。</translation>
    </message>
    <message>
        <source>The flag is lifted.</source>
        <translation>落旗撤销。</translation>
    </message>
    <message>
        <source>The clocks then stand.</source>
        <translation>棋钟随即停住。</translation>
    </message>
    <message>
        <source>The clock of {side} goes on.</source>
        <translation>{side}的棋钟继续走。</translation>
    </message>
    <message>
        <source>Both clocks then stand.</source>
        <translation>双方棋钟停住。</translation>
    </message>
    <message>
        <source>The program presses the clock in this game: the side to move goes on.</source>
        <translation>本局由程序按钟：继续走的是轮到走棋一方的钟。</translation>
    </message>
</context>
<context>
    <name>ClockFaces</name>
    <message>
        <source>Game clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>running</source>
        <translation>计时中</translation>
    </message>
    <message>
        <source>+{time}</source>
        <comment>what a move adds</comment>
        <translation>+{time}</translation>
    </message>
    <message>
        <source>+{time} a move</source>
        <translation>每着加 {time}</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>包干</translation>
    </message>
    <message>
        <source>Period {n}</source>
        <translation>第 {n} 时限</translation>
    </message>
    <message>
        <source>fill in the record first</source>
        <translation>须先补全记录</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>可暂缓记录</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Reserve {time}</source>
        <translation>延长 {time}</translation>
    </message>
    <message>
        <source>Overruns {n} of {all}</source>
        <translation>超时 {n} / {all} 次</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>每着</translation>
    </message>
    <message>
        <source>Delay {time}</source>
        <translation>宽限 {time}</translation>
    </message>
    <message>
        <source>then {time} a move</source>
        <translation>后每着 {time}</translation>
    </message>
    <message>
        <source>then {n} × {time}</source>
        <comment>periods of byo-yomi</comment>
        <translation>读秒 {n} × {time}</translation>
    </message>
    <message>
        <source>Byo-yomi: {n} left</source>
        <translation>读秒余 {n} 次</translation>
    </message>
    <message>
        <source>then {moves} in {time}</source>
        <comment>moves in a block of time</comment>
        <translation>后 {moves} 着 / {time}</translation>
    </message>
    <message>
        <source>{moves} moves due</source>
        <translation>应走 {moves} 着</translation>
    </message>
    <message>
        <source>Moves {made}</source>
        <translation>{made} 着</translation>
    </message>
    <message>
        <source>Moves {made} / {due}</source>
        <translation>{made} / {due} 着</translation>
    </message>
    <message>
        <source>not running</source>
        <translation>未计时</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>moves made: {made}</source>
        <translation>已走 {made} 着</translation>
    </message>
    <message>
        <source>{made} of {due} moves</source>
        <translation>应走 {due} 着，已走 {made} 着</translation>
    </message>
    <message>
        <source>flag fell first</source>
        <translation>先落旗</translation>
    </message>
    <message>
        <source>flag fell</source>
        <translation>落旗</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开钟</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局结束</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source>Moves</source>
        <translation>着数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Change a clock</source>
        <translation>更改棋钟</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>ClockOnly</name>
    <message>
        <source>Both clocks stop, the referee looks</source>
        <translation>双方停钟，由裁判员核对</translation>
    </message>
    <message>
        <source>The game is lost at once</source>
        <translation>立即判负</translation>
    </message>
    <message>
        <source>It is only marked, the clock runs on</source>
        <translation>只作标记，继续计时</translation>
    </message>
    <message>
        <source>Presses are counted, not moves: the referee compares the count with the record before anybody has lost. A wrong count is set right, and the game goes on.</source>
        <translation>着数按按钟次数计算，裁判员须先与记录核对，再作裁决；次数有误，更正后继续对局。</translation>
    </message>
    <message>
        <source>For games in which nothing depends on the count of moves.</source>
        <translation>用于胜负与着数无关的对局。</translation>
    </message>
    <message>
        <source>A player claims the game when he sees the flag; which one fell first is marked.</source>
        <translation>棋手看到落旗，自行提请判胜；先落旗的一方有标记。</translation>
    </message>
    <message>
        <source>All is set. Whoever presses starts the clock of the other; the space bar starts {side}&apos;s.</source>
        <translation>准备就绪。一方按钟，对方开始计时；按空格键，{side}开始计时。</translation>
    </message>
    <message>
        <source>Before the first press; presses in all: {n}.</source>
        <translation>第一次按钟之前，共按钟 {n} 次。</translation>
    </message>
    <message>
        <source>Press {n} of {all}: {side}, after {time}.</source>
        <translation>第 {n} 次按钟（共 {all} 次）：{side}，用时 {time}。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock runs.</source>
        <translation>{side}计时中。</translation>
    </message>
    <message>
        <source>Space presses it; A or ↓ the near clock, L or ↑ the far one. F8 stops both.</source>
        <translation>空格键按钟；A 或 ↓ 按近侧的钟，L 或 ↑ 按对面的钟；F8 停钟。</translation>
    </message>
    <message>
        <source>Space presses it; A or ← the left clock, L or → the right one. F8 stops both.</source>
        <translation>空格键按钟；A 或 ← 按左钟，L 或 → 按右钟；F8 停钟。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock goes on next.</source>
        <translation>继续开钟后，{side}计时。</translation>
    </message>
    <message>
        <source>{side}&apos;s press had no effect.</source>
        <translation>{side}这次按钟无效。</translation>
    </message>
    <message>
        <source>The last act was undone.</source>
        <translation>已撤销最近一次处置。</translation>
    </message>
</context>
<context>
    <name>ClockPair</name>
    <message>
        <source>Clocks</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Clock of {side}</source>
        <translation>{side}的钟</translation>
    </message>
</context>
<context>
    <name>ClockSetupPage</name>
    <message>
        <source>Clock only</source>
        <translation>只用棋钟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set up the clock</source>
        <translation>准备棋钟</translation>
    </message>
    <message>
        <source>The players write records (7.1, 7.2)</source>
        <translation>棋手自己记录（7.1、7.2）</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>计时方案</translation>
    </message>
    <message>
        <source>When a flag falls</source>
        <translation>落旗时</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>规程</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>轮次、台次</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判员</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{side} to move seals the move while the own clock runs; then both clocks stand. Nobody sees it until the game is reopened.</source>
        <translation>轮走的{side}在己方钟走时封棋，封好后双方停钟。启封之前任何人不得看暗着。</translation>
    </message>
    <message>
        <source>The file shows it to no reader; whoever takes the program apart could find it. Where that is to be feared, seal it on paper.</source>
        <translation>对局文件中读不出该着法；但若有人拆解程序，仍可能查出。如有此虑，请在纸上封棋。</translation>
    </message>
    <message>
        <source>This can&apos;t be read as one legal move. Write it again.</source>
        <translation>无法读作一步合法着法，请重新填写。</translation>
    </message>
    <message>
        <source>Sealed by {side} at {time}.</source>
        <translation>{side}于 {time} 封棋。</translation>
    </message>
    <message>
        <source>It is played on the board, and the clock of {side} starts.</source>
        <translation>启封后把暗着走到盘上，开动{side}的钟。</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played: {reason} The referee decides.</source>
        <translation>暗着无法走出：{reason}由裁判员裁定。</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判员</translation>
    </message>
    <message>
        <source>{who} (refused)</source>
        <translation>{who}（拒签）</translation>
    </message>
    <message>
        <source>{who} (has signed)</source>
        <translation>{who}（已签）</translation>
    </message>
    <message>
        <source>Used: Red {red}, Black {black}.</source>
        <translation>用时：红方 {red}，黑方 {black}。</translation>
    </message>
    <message>
        <source>Fouls: Red {red}, Black {black}.</source>
        <translation>犯规：红方 {red} 次，黑方 {black} 次。</translation>
    </message>
    <message>
        <source>Result: {result}. {ending}.</source>
        <translation>结果：{result}，{ending}。</translation>
    </message>
    <message>
        <source>Not signed yet: {who}.</source>
        <translation>尚未签字：{who}。</translation>
    </message>
    <message>
        <source>It was written down wrongly</source>
        <translation>笔误更正</translation>
    </message>
    <message>
        <source>An appeal was upheld</source>
        <translation>申诉成立</translation>
    </message>
    <message>
        <source>A fair copy was refused, or the player put out (7.4, 18.2)</source>
        <translation>拒绝誊清补正，或被取消比赛资格（7.4、18.2）</translation>
    </message>
    <message>
        <source>Adjourn with a sealed move...</source>
        <translation>封棋……</translation>
    </message>
    <message>
        <source>The envelope...</source>
        <translation>封棋信封……</translation>
    </message>
    <message>
        <source>Reopen the game...</source>
        <translation>启封续弈……</translation>
    </message>
    <message>
        <source>Sign the result...</source>
        <translation>签字认可……</translation>
    </message>
    <message>
        <source>Somebody refuses to sign...</source>
        <translation>拒绝签字……</translation>
    </message>
    <message>
        <source>Reserve an appeal...</source>
        <translation>保留申诉……</translation>
    </message>
    <message>
        <source>Change the result...</source>
        <translation>更改结果……</translation>
    </message>
    <message>
        <source>Finish and seal the record...</source>
        <translation>结束对局、封存记录……</translation>
    </message>
    <message>
        <source>Hand over to another referee...</source>
        <translation>移交另一位裁判员……</translation>
    </message>
    <message>
        <source>The clocks stand. Let them go on first: the side to move seals in its own time.</source>
        <translation>现已停钟。请先继续开钟：由轮走方在己方时间内封棋。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>本局没有封局。</translation>
    </message>
</context>
<context>
    <name>ControlChooser</name>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>每方时间</translation>
    </message>
    <message>
        <source>Change it...</source>
        <translation>修改……</translation>
    </message>
    <message>
        <source>Your own...</source>
        <translation>自定……</translation>
    </message>
    <message>
        <source>Set up a time control of your own and keep it under a name</source>
        <translation>自定计时方案，命名保存</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>A time control of your own</source>
        <translation>自定计时方案</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>方案名称</translation>
    </message>
    <message>
        <source>Delete it...</source>
        <translation>删除……</translation>
    </message>
    <message>
        <source>Delete this time control</source>
        <translation>确认删除此方案</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save and choose it</source>
        <translation>保存并选用</translation>
    </message>
    <message>
        <source>These figures make no time control.</source>
        <translation>这些数值不能构成计时方案。</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>请填写名称。</translation>
    </message>
    <message>
        <source>Another time control has this name.</source>
        <translation>已有同名的计时方案。</translation>
    </message>
    <message>
        <source>There are too many of your own; delete one first.</source>
        <translation>自定方案已满，请先删除一个。</translation>
    </message>
</context>
<context>
    <name>ControlFields</name>
    <message>
        <source>The sides have different times</source>
        <translation>双方时间不同（贴时）</translation>
    </message>
    <message>
        <source>{side}: {amount}</source>
        <comment>a figure of one side</comment>
        <translation>{side}：{amount}</translation>
    </message>
</context>
<context>
    <name>ControlForms</name>
    <message>
        <source>All-in, with or without time added</source>
        <translation>包干（可加秒）</translation>
    </message>
    <message>
        <source>So many moves within each period</source>
        <translation>分时限走满规定着数</translation>
    </message>
    <message>
        <source>Main time, then byo-yomi</source>
        <translation>基本时间，以后读秒</translation>
    </message>
    <message>
        <source>Main time, then blocks of moves (Canadian)</source>
        <translation>基本时间，以后分段走满若干着（加拿大式）</translation>
    </message>
    <message>
        <source>The beginning of each move is free (delay)</source>
        <translation>每着宽限，先不计时</translation>
    </message>
    <message>
        <source>Part of each move is given back (Bronstein)</source>
        <translation>每着退还用时（布朗斯坦式）</translation>
    </message>
    <message>
        <source>A limit on each move, and a reserve</source>
        <translation>每着限时，另有延长时间</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>每着限时</translation>
    </message>
    <message>
        <source>A limit on each move, overruns are counted</source>
        <translation>每着限时，超时计次</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>基本时间</translation>
    </message>
    <message>
        <source>Added for each move</source>
        <translation>每着加</translation>
    </message>
    <message>
        <source>Periods of byo-yomi</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Each of them</source>
        <translation>每次</translation>
    </message>
    <message>
        <source>Moves in each block</source>
        <translation>每段应走</translation>
    </message>
    <message>
        <source>Time of a block</source>
        <translation>每段时间</translation>
    </message>
    <message>
        <source>Of each move</source>
        <translation>每着宽限</translation>
    </message>
    <message>
        <source>Limit on a move</source>
        <translation>每着限时</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>延长时间</translation>
    </message>
    <message>
        <source>Overrun that loses</source>
        <translation>第几次超时判负</translation>
    </message>
    <message>
        <source>Period {n}: moves</source>
        <translation>第 {n} 时限应走着数</translation>
    </message>
    <message>
        <source>Period {n}: time</source>
        <translation>第 {n} 时限时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Different periods</source>
        <translation>时限数</translation>
    </message>
    <message>
        <source>The last of them</source>
        <translation>最后一个时限</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>节余</translation>
    </message>
    <message>
        <source>Time is added</source>
        <translation>加秒时机</translation>
    </message>
    <message>
        <source>comes again and again</source>
        <translation>循环至对局结束</translation>
    </message>
    <message>
        <source>is for all the other moves</source>
        <translation>供其余各着使用</translation>
    </message>
    <message>
        <source>counts on, time and moves</source>
        <translation>时间、着数均累计</translation>
    </message>
    <message>
        <source>counts on; added when none is left</source>
        <translation>均累计，用完时再加下一时限</translation>
    </message>
    <message>
        <source>no moves: a period ends with its time</source>
        <translation>到时即止，多走的着数不计</translation>
    </message>
    <message>
        <source>is lost with the last move due</source>
        <translation>走满应走着数即作废</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>走完一着以后</translation>
    </message>
    <message>
        <source>before each move, the first too</source>
        <translation>走每着之前，第一着也加</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Red {red}; Black {black}</source>
        <comment>two different time controls</comment>
        <translation>红方 {red}；黑方 {black}</translation>
    </message>
    <message>
        <source>Scheme {scheme}: {figures}</source>
        <comment>scheme 6.1: its periods</comment>
        <translation>方案 {scheme}：{figures}</translation>
    </message>
    <message>
        <source>{main}, then {moves} moves / {block}</source>
        <translation>{main}，以后 {moves} 着 / {block}</translation>
    </message>
    <message>
        <source>hourglass, {time}</source>
        <translation>沙漏 {time}</translation>
    </message>
    <message>
        <source>{time} all-in</source>
        <comment>one allotment of time for the whole game</comment>
        <translation>每方 {time}包干</translation>
    </message>
    <message>
        <source>{moves} moves / {time} each period</source>
        <translation>每 {time} {moves} 着</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_time}</source>
        <translation>{moves} 着 / {time}，以后 {later_time}</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_moves} / {later_time}</source>
        <translation>{moves} 着 / {time}，以后 {later_moves} 着 / {later_time}</translation>
    </message>
    <message>
        <source>{limits}, then {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}，再后 {time}</translation>
    </message>
    <message>
        <source>{limits}, then {moves} / {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}，再后 {moves} 着 / {time}</translation>
    </message>
    <message>
        <source>{time} + {increment} a move</source>
        <comment>60 min + 30 s for each move</comment>
        <translation>{time}，每着加 {increment}</translation>
    </message>
    <message>
        <source>{step} a move</source>
        <translation>每着 {step}</translation>
    </message>
    <message>
        <source>{step} a move, {main} in reserve</source>
        <translation>每着 {step}，延长时间 {main}</translation>
    </message>
    <message>
        <source>{main}, {step} of each move back</source>
        <translation>{main}，每着退还 {step}</translation>
    </message>
    <message>
        <source>{main}, {step} of each move free</source>
        <translation>{main}，每着宽限 {step}</translation>
    </message>
    <message>
        <source>{step} a move, overrun no. {n} loses</source>
        <translation>每着 {step}，第 {n} 次超时判负</translation>
    </message>
    <message>
        <source>{main}, then {step} a move</source>
        <translation>{main}，以后每着 {step}</translation>
    </message>
    <message>
        <source>{main}, then byo-yomi {n} × {step}</source>
        <translation>{main}，读秒 {n} × {step}</translation>
    </message>
    <message>
        <source>Competition rules of 1999, article 6</source>
        <translation>1999 年规则第 6 条</translation>
    </message>
    <message>
        <source>Older rules, chapter 9</source>
        <translation>早期规则第九章</translation>
    </message>
    <message>
        <source>Time added for each move</source>
        <translation>每着加秒</translation>
    </message>
    <message>
        <source>Time odds</source>
        <translation>贴时</translation>
    </message>
    <message>
        <source>Time beyond the main time</source>
        <translation>基本时间用完以后</translation>
    </message>
    <message>
        <source>Part of each move free</source>
        <translation>每着宽限</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>每着限时</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>There is no time control called “{name}”. Choose one.</source>
        <translation>没有名为“{name}”的计时方案，请选择一个。</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定方案</translation>
    </message>
    <message>
        <source>6.1: 40 moves in 90 min, then 10 in every 15</source>
        <translation>6.1：90 分钟 40 着，以后每 15 分钟 10 着</translation>
    </message>
    <message>
        <source>6.2: 30 moves in 60 min, then 10 in every 10</source>
        <translation>6.2：60 分钟 30 着，以后每 10 分钟 10 着</translation>
    </message>
    <message>
        <source>6.3: 40 moves in 10 min, then 50 in every 5</source>
        <translation>6.3：10 分钟 40 着，以后每 5 分钟 50 着</translation>
    </message>
    <message>
        <source>6.4: 30 moves in every 5 min</source>
        <translation>6.4：每 5 分钟 30 着</translation>
    </message>
    <message>
        <source>6.5: all-in</source>
        <translation>6.5：包干</translation>
    </message>
    <message>
        <source>A move at the last moment is in time.</source>
        <translation>时限最后一刻走完的着不算超时。</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes.</source>
        <translation>第一时限，每方在 90 分钟内必须走满 40 着；以后每 15 分钟内必须走满 10 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes.</source>
        <translation>第一时限，每方在 60 分钟内必须走满 30 着；以后每 10 分钟内必须走满 10 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes.</source>
        <translation>第一时限，每方在 10 分钟内必须走满 40 着；以后每 5 分钟内必须走满 50 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within every 5 minutes of its time.</source>
        <translation>每方每 5 分钟内必须走满 30 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each side has this much time for all its moves; whoever uses more first loses.</source>
        <translation>每方时间包干使用，不计着数，先超时者判负。</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on into the next period.</source>
        <translation>节余的时间和多走的着数转入下一时限。</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on; the time of the next period is added when none is left.</source>
        <translation>节余的时间和多走的着数一并累计；时间用完时，再加上下一时限的时间。</translation>
    </message>
    <message>
        <source>A period ends with its time; moves made ahead do not count in the next one.</source>
        <translation>每段时限到时即止，多走的着数不计入下一时限。</translation>
    </message>
    <message>
        <source>The last move due sets the clock to the time of the next period; time saved is lost.</source>
        <translation>走满应走着数时，钟面改为下一时限的时间，节余的时间不累积。</translation>
    </message>
    <message>
        <source>Red has {red}, Black {black}, each for all its moves.</source>
        <translation>红方 {red}，黑方 {black}，各自包干使用。</translation>
    </message>
    <message>
        <source>The sides have different times. Red: {red}. Black: {black}.</source>
        <translation>双方时间不同。红方：{red}。黑方：{black}。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes {moves} moves within each {block}; what is left of it is lost.</source>
        <translation>用完 {main}后，每 {block}内须走满 {moves} 着，节余的时间不累积。</translation>
    </message>
    <message>
        <source>Each side begins with {time}; what one side uses for its moves the other one gets.</source>
        <translation>每方开始时有 {time}；一方走棋所用的时间加给对方。</translation>
    </message>
    <message>
        <source>Each side has {time} for all its moves.</source>
        <translation>每方共有 {time}，不计着数。</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within every {time} of its time.</source>
        <translation>每方每 {time}内必须走满 {moves} 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within its first {time}</source>
        <translation>第一时限，每方在 {time}内必须走满 {moves} 着</translation>
    </message>
    <message>
        <source>{before}, then {moves} within the next {time}</source>
        <translation>{before}；其次在 {time}内必须走满 {moves} 着</translation>
    </message>
    <message>
        <source>{before}, then has {time} for all the others.</source>
        <translation>{before}；以后各着共用 {time}。</translation>
    </message>
    <message>
        <source>{before}, then {moves} within every further {time}.</source>
        <translation>{before}；以后每 {time}内必须走满 {moves} 着，直至对局结束。</translation>
    </message>
    <message>
        <source>Each move is given {increment} beforehand, the first one too.</source>
        <translation>每着走棋之前先加 {increment}，第一着也加。</translation>
    </message>
    <message>
        <source>Each completed move adds {increment}.</source>
        <translation>每走一着加 {increment}。</translation>
    </message>
    <message>
        <source>{red} for Red, {black} for Black</source>
        <comment>two different times</comment>
        <translation>红方 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Each move is made within {step}; time saved on a move is lost. Whoever uses more loses.</source>
        <translation>每着须在 {step}内走完，超过者判负；各着节余的时间不累积。</translation>
    </message>
    <message>
        <source>Each move is made within {step}. What it takes beyond comes off a reserve of {main}, at once or in parts; time saved on a move is lost.</source>
        <translation>每着须在 {step}内走完；超出的部分从 {main}的延长时间中扣除，可以一次或分几次使用；各着节余的时间不累积。</translation>
    </message>
    <message>
        <source>Each side has {main}, and after a move gets back what the move took, at most {step}.</source>
        <translation>每方有 {main}；每走一着，退还该着所用的时间，最多 {step}。</translation>
    </message>
    <message>
        <source>Each side has {main}, which begin to run when a move takes more than {step}.</source>
        <translation>每方有 {main}；每着用时超过 {step}以后才开始计时。</translation>
    </message>
    <message>
        <source>Each move is made within {step}. Overruns are counted; overrun no. {n} loses the game.</source>
        <translation>每着须在 {step}内走完。超时计次，第 {n} 次超时判负。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes each move within {step}.</source>
        <translation>用完 {main}后，每着须在 {step}内走完。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side has {n} periods of {step}. A period is lost only by a move that uses more than all of it; else it is whole again for the next move.</source>
        <translation>用完 {main}后读秒，共 {n} 次，每次 {step}。一着超过一次读秒的时间，才失去这一次；没有超过的，下一着重新计起。</translation>
    </message>
    <message>
        <source>Players press the clock</source>
        <translation>棋手按钟</translation>
    </message>
    <message>
        <source>Automatic press</source>
        <translation>自动按钟</translation>
    </message>
    <message>
        <source>After moving a player presses the clock: the space bar, or a click on one&apos;s own clock face. Forgetting it costs time, and nobody reminds (article 6).</source>
        <translation>走棋后由棋手按钟：按空格键，或点击己方钟面。忘了按钟，时间照走，不予提醒（第&#xa0;6&#xa0;条）。</translation>
    </message>
    <message>
        <source>The program presses the clock as soon as a move is made.</source>
        <translation>走棋后由程序立即按钟。</translation>
    </message>
</context>
<context>
    <name>CorrectForm</name>
    <message>
        <source>Correct the board</source>
        <translation>纠正错误</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>纠正</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>随即继续开钟</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Moves back</source>
        <translation>退回着数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>To be moved</source>
        <translation>须走的棋子</translation>
    </message>
    <message>
        <source>found by the opponent</source>
        <translation>对方指出</translation>
    </message>
    <message>
        <source>found by the referee</source>
        <translation>裁判员发现</translation>
    </message>
    <message>
        <source>an accident</source>
        <translation>意外</translation>
    </message>
    <message>
        <source>any piece</source>
        <translation>任意棋子</translation>
    </message>
    <message>
        <source>{piece}, which was moved</source>
        <translation>{piece}（已动的棋子）</translation>
    </message>
    <message>
        <source>as touched: {pieces}</source>
        <translation>按摸子：{pieces}</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
    <message>
        <source>The program has a fault of its own. Every confirmed move is on disk. What happened stands in {file}.</source>
        <translation>程序自身出错。所有已确认的着法都已记入磁盘。详情见 {file}。</translation>
    </message>
</context>
<context>
    <name>DemandForm</name>
    <message>
        <source>Demand of a player</source>
        <translation>向棋手提出要求</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>记录在案</translation>
    </message>
    <message>
        <source>Who refuses may be ruled to have lost ({article}).</source>
        <translation>拒绝执行者可判负（{article}）。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Failed: {part}: {error}</source>
        <translation>未通过：{part}：{error}</translation>
    </message>
    <message>
        <source>The sample game is legal to its end: moves {plies}, checks {checks}, captures {captures}</source>
        <translation>示范对局直到结束均合规：{plies} 着，将军 {checks} 次，吃子 {captures} 次</translation>
    </message>
    <message>
        <source>The window is open at {width} × {height} and the clocks are started</source>
        <translation>窗口已打开（{width} × {height}），并已开钟</translation>
    </message>
    <message>
        <source>Played with mouse and space bar: moves {plies}, events {events}</source>
        <translation>用鼠标和空格键走棋：{plies} 着，{events} 个事件</translation>
    </message>
    <message>
        <source>Resumed as after a kill: events {events}, time used by Red {red}, by Black {black}</source>
        <translation>程序被强行终止后恢复对局：{events} 个事件，红方已用时间 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Played to the end: moves {plies}. {result}: {how}</source>
        <translation>对局走到结束：{plies} 着。{result}：{how}</translation>
    </message>
    <message>
        <source>Pictures of the window in the middle of the game: {pictures}</source>
        <translation>中局时的窗口图片：{pictures} 张</translation>
    </message>
    <message>
        <source>Pictures of the window at the end of the game: {pictures}</source>
        <translation>终局时的窗口图片：{pictures} 张</translation>
    </message>
    <message>
        <source>The journal&apos;s copy reads back whole: events {events}, hash {hash}</source>
        <translation>对局文件的副本完整读回：{events} 个事件，校验 {hash}</translation>
    </message>
    <message>
        <source>The PGN reads back as it was written: moves {plies}</source>
        <translation>PGN 读回与写出一致：{plies} 着</translation>
    </message>
    <message>
        <source>The score sheet with the full record: pages {pages}</source>
        <translation>完整记录的记录纸：{pages} 页</translation>
    </message>
    <message>
        <source>The score sheet with the abbreviated record: pages {pages}</source>
        <translation>简写记录的记录纸：{pages} 页</translation>
    </message>
    <message>
        <source>The PGN is shown in the window: moves {plies}</source>
        <translation>PGN 已在窗口中显示：{plies} 着</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>开钟</translation>
    </message>
    <message>
        <source>Let the clocks go on</source>
        <translation>继续开钟</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Undo the last act on clock or board</source>
        <translation>撤销最近一次对钟或盘面的处置</translation>
    </message>
    <message>
        <source>Stop them with a reason...</source>
        <translation>停钟并注明理由……</translation>
    </message>
    <message>
        <source>Go on, with a reason...</source>
        <translation>继续开钟并注明理由……</translation>
    </message>
    <message>
        <source>Change a clock...</source>
        <translation>更改棋钟……</translation>
    </message>
    <message>
        <source>End of the session...</source>
        <translation>本场结束时间……</translation>
    </message>
    <message>
        <source>Sanction (18)...</source>
        <translation>处分（18）……</translation>
    </message>
    <message>
        <source>Take back a foul or note...</source>
        <translation>撤销犯规或记载……</translation>
    </message>
    <message>
        <source>Repetition and natural limit</source>
        <translation>循环反复与自然限着</translation>
    </message>
    <message>
        <source>Overrule a fallen flag...</source>
        <translation>落旗不算……</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>锁上裁判台</translation>
    </message>
    <message>
        <source>In a window of its own (second screen)</source>
        <translation>放到单独窗口（第二屏幕）</translation>
    </message>
    <message>
        <source>Set a passcode...</source>
        <translation>设置口令……</translation>
    </message>
    <message>
        <source>{side} calls the referee: {note}</source>
        <translation>{side}请裁判：{note}</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side}请裁判。</translation>
    </message>
    <message>
        <source>The flag of {side} has fallen: check the number of moves.</source>
        <translation>{side}落旗：请核对着数。</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>裁决结果</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>a group of the desk</comment>
        <translation>钟</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>a group of the desk</comment>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>a group of the desk</comment>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>a group of the desk</comment>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>a group of the desk</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Closing</source>
        <comment>a group of the desk</comment>
        <translation>收局</translation>
    </message>
    <message>
        <source>Office</source>
        <comment>a group of the desk</comment>
        <translation>裁判</translation>
    </message>
    <message>
        <source>It has no passcode yet.</source>
        <translation>尚未设置口令。</translation>
    </message>
    <message>
        <source>It is in one already.</source>
        <translation>已在单独窗口中。</translation>
    </message>
    <message>
        <source>A ruling is called for. {ending}</source>
        <translation>须由裁判员裁决：{ending}</translation>
    </message>
    <message>
        <source>{side} {offence} ({article}).</source>
        <translation>{side}{offence}（{article}）。</translation>
    </message>
    <message>
        <source>Rule...</source>
        <translation>裁决……</translation>
    </message>
    <message>
        <source>Call...</source>
        <translation>判犯规……</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯规</translation>
    </message>
    <message>
        <source>Table referee</source>
        <translation>监局裁判</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>裁判长</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>竞赛组织机构</translation>
    </message>
    <message>
        <source>Arbitration committee</source>
        <translation>仲裁委员会</translation>
    </message>
    <message>
        <source>{name}, {office}</source>
        <comment>a referee and his office</comment>
        <translation>{name}（{office}）</translation>
    </message>
    <message>
        <source>Players can move, press, offer, claim and resign all the same.</source>
        <translation>上锁期间，棋手照常走棋、按钟、提和、提请和认输。</translation>
    </message>
    <message>
        <source>This is not the passcode. The try stands in the game&apos;s record.</source>
        <translation>口令不对。本次尝试已记入裁判过程记录。</translation>
    </message>
    <message>
        <source>The next try is possible in {seconds} s.</source>
        <translation>{seconds} 秒后可再试。</translation>
    </message>
    <message>
        <source>The two passcodes are not the same. Type the second one again.</source>
        <translation>两次输入的口令不一致，请重新输入第二次。</translation>
    </message>
</context>
<context>
    <name>DeskNews</name>
    <message>
        <source>{side} is not there.</source>
        <translation>{side}未到场。</translation>
    </message>
    <message>
        <source>{side} has come.</source>
        <translation>{side}已到场。</translation>
    </message>
    <message>
        <source>Reopened; the sealed move is {move}.</source>
        <translation>启封续弈，暗着为{move}。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>启封续弈。</translation>
    </message>
    <message>
        <source>The game is adjourned; {side} has sealed its move.</source>
        <translation>已封局，{side}已暗记着法，双方停钟。</translation>
    </message>
    <message>
        <source>It goes on: {time}.</source>
        <translation>续弈时间：{time}。</translation>
    </message>
</context>
<context>
    <name>DeskPanel</name>
    <message>
        <source>Close</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>A letter chooses a group, a digit or letter beside a line does it, Esc puts the desk away.</source>
        <translation>按字母选组，按各行前的数字或字母执行，Esc 收起裁判台。</translation>
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
        <translation>，</translation>
    </message>
    <message>
        <source>{side}: {figures}</source>
        <comment>a side and how it stands</comment>
        <translation>{side}：{figures}</translation>
    </message>
    <message>
        <source>moves {made}</source>
        <translation>着数 {made}</translation>
    </message>
    <message>
        <source>fouls {n}</source>
        <translation>犯规 {n}</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Referee&apos;s desk</source>
        <translation>裁判台</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Red wins</source>
        <translation>红胜</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Both sides lose</source>
        <translation>双方判负</translation>
    </message>
    <message>
        <source>{how} ({article})</source>
        <comment>how a game ended, and the article</comment>
        <translation>{how}（{article}）</translation>
    </message>
    <message>
        <source>{side} lost on the board</source>
        <translation>{side}在棋盘上告负</translation>
    </message>
    <message>
        <source>decided on the board</source>
        <translation>棋盘上分出胜负</translation>
    </message>
    <message>
        <source>drawn on the board</source>
        <translation>棋盘上成和</translation>
    </message>
    <message>
        <source>{side} is checkmated</source>
        <translation>{side}被将死</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>{side}被困毙</translation>
    </message>
    <message>
        <source>{side} lost on time</source>
        <translation>{side}超时</translation>
    </message>
    <message>
        <source>{side} resigned</source>
        <translation>{side}认输</translation>
    </message>
    <message>
        <source>{side} made the generals face each other</source>
        <translation>{side}走棋后帅将对面</translation>
    </message>
    <message>
        <source>{side} lost by lateness</source>
        <translation>{side}迟到</translation>
    </message>
    <message>
        <source>{side} made an illegal move</source>
        <translation>{side}违反行棋规定</translation>
    </message>
    <message>
        <source>{side} refused to vary</source>
        <translation>{side}应变不变</translation>
    </message>
    <message>
        <source>perpetual check or chase by {side}</source>
        <translation>{side}长将（长捉）</translation>
    </message>
    <message>
        <source>{side} forfeited</source>
        <translation>{side}弃权</translation>
    </message>
    <message>
        <source>{side} committed three fouls</source>
        <translation>{side}三次犯规</translation>
    </message>
    <message>
        <source>{side} reached the number of fouls that loses</source>
        <translation>{side}犯规达到判负次数</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>困毙</translation>
    </message>
    <message>
        <source>lost on time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>made the generals face each other</source>
        <translation>走棋后帅将对面</translation>
    </message>
    <message>
        <source>lost by lateness</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>违反行棋规定</translation>
    </message>
    <message>
        <source>refused to vary</source>
        <translation>应变不变</translation>
    </message>
    <message>
        <source>three fouls</source>
        <translation>三次犯规</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences in a row</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>refused the rules, or grave misconduct</source>
        <translation>拒绝遵守规则或严重违纪</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}胜</translation>
    </message>
    <message>
        <source>refusal of the rules, or grave misconduct, by {side}</source>
        <translation>{side}拒绝遵守规则或严重违纪</translation>
    </message>
    <message>
        <source>perpetual check or chase</source>
        <translation>长将（长捉）判负</translation>
    </message>
    <message>
        <source>no winning chances for either side</source>
        <translation>双方均无取胜可能</translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation>双方同意作和</translation>
    </message>
    <message>
        <source>draw, neither side varied</source>
        <translation>不变作和</translation>
    </message>
    <message>
        <source>natural move limit</source>
        <translation>自然限着</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>ruled a loss for both</source>
        <translation>双方判负</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>annulled</source>
        <translation>注销</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>{n} h</source>
        <comment>hours</comment>
        <translation>{n} 小时</translation>
    </message>
    <message>
        <source>{n} min</source>
        <comment>minutes</comment>
        <translation>{n} 分钟</translation>
    </message>
    <message>
        <source>{n} s</source>
        <comment>seconds</comment>
        <translation>{n} 秒</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>{time}  {entry}</source>
        <comment>an entry of the referee and when it was made</comment>
        <translation>{time}&#x3000;{entry}</translation>
    </message>
    <message>
        <source>{side} pressed the clock</source>
        <translation>{side}按钟</translation>
    </message>
    <message>
        <source>Board put right, moves put back: {n}</source>
        <translation>纠正局面，退回 {n} 着</translation>
    </message>
    <message>
        <source>The clocks were stopped</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>The clocks went on</source>
        <translation>开钟</translation>
    </message>
    <message>
        <source>{side}: {change}, {old} → {new}</source>
        <translation>{side}：{change}，{old} → {new}</translation>
    </message>
    <message>
        <source>{side}: foul {article}</source>
        <translation>{side}犯规（{article}）</translation>
    </message>
    <message>
        <source>{side}: foul {article}, counted {n} times</source>
        <translation>{side}犯规（{article}），计 {n} 次</translation>
    </message>
    <message>
        <source>{side}: illegal move</source>
        <translation>{side}违反行棋规定</translation>
    </message>
    <message>
        <source>{side}: moves left out of the record: {n}</source>
        <translation>{side}漏记 {n} 着</translation>
    </message>
    <message>
        <source>{side}: ordered to vary</source>
        <translation>责令{side}变着</translation>
    </message>
    <message>
        <source>{entry}: {note}</source>
        <comment>an entry and its reason or note</comment>
        <translation>{entry}：{note}</translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>Sealed Move</source>
        <translation>封棋信封</translation>
    </message>
    <message>
        <source>{used}, {moves} moves, period {period}</source>
        <comment>time used, moves made and period of a side</comment>
        <translation>{used}，{moves} 着，第 {period} 时限</translation>
    </message>
    <message>
        <source>Red has used</source>
        <translation>红方用时、着数</translation>
    </message>
    <message>
        <source>Black has used</source>
        <translation>黑方用时、着数</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>封棋方</translation>
    </message>
    <message>
        <source>At</source>
        <translation>封棋时间</translation>
    </message>
    <message>
        <source>It will be move</source>
        <translation>暗着序号</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>续弈时间</translation>
    </message>
    <message>
        <source>The move is in this envelope, written by the side named above.</source>
        <translation>暗着由封棋方亲笔写下，装在本信封内。</translation>
    </message>
    <message>
        <source>The move was typed unseen and is kept by the program.</source>
        <translation>暗着已在程序中暗录保存。</translation>
    </message>
    <message>
        <source>It is opened by the referee when both sides are there.</source>
        <translation>续弈时双方到场，由裁判员启封。</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>No board in this text: ten ranks with “/” between are needed.</source>
        <translation>这段文字中没有局面：须有用“/”隔开的十条横线。</translation>
    </message>
    <message>
        <source>Unknown sign “{sign}” at character {place}.</source>
        <translation>第 {place} 个字符“{sign}”无法识别。</translation>
    </message>
    <message>
        <source>Ranks found: {found}; needed: 10.</source>
        <translation>有 {found} 条横线，应为 10 条。</translation>
    </message>
    <message>
        <source>Points in rank {rank}, counted from 0 at Red&apos;s side: {found}; needed: 9.</source>
        <translation>第 {rank} 条横线（红方底线为 0）有 {found} 个点，应为 9 个。</translation>
    </message>
    <message>
        <source>“{text}” names no side: w or b is needed.</source>
        <translation>“{text}”没有指明哪一方走棋：应为 w 或 b。</translation>
    </message>
    <message>
        <source>“{text}” is no count of moves.</source>
        <translation>“{text}”不是着数。</translation>
    </message>
    <message>
        <source>“{text}” and what follows does not belong to a position.</source>
        <translation>“{text}”及其后的文字不属于局面。</translation>
    </message>
    <message>
        <source>{side} has no general.</source>
        <translation>{side}没有帅（将）。</translation>
    </message>
    <message>
        <source>{side} has {count} generals.</source>
        <translation>{side}有 {count} 个帅（将）。</translation>
    </message>
    <message>
        <source>A {piece} can never stand on {point}.</source>
        <translation>{piece}不可能在 {point} 点上。</translation>
    </message>
    <message>
        <source>{count} times {piece}; a set has {most}.</source>
        <translation>{piece}有 {count} 个，一副棋子只有 {most} 个。</translation>
    </message>
    <message>
        <source>The generals face each other.</source>
        <translation>帅将直接对面。</translation>
    </message>
    <message>
        <source>{side} stands in check, but it is the other side&apos;s move.</source>
        <translation>{side}被将军，却轮到对方走棋。</translation>
    </message>
    <message>
        <source>“{text}” is no move in any notation known here.</source>
        <translation>“{text}”不是任何已知记录方式的着法。</translation>
    </message>
    <message>
        <source>“{text}” fits several moves: {moves}. Type one of them.</source>
        <translation>“{text}”可指几个着法：{moves}。请输入其中一个。</translation>
    </message>
    <message>
        <source>The general goes one step, within the palace.</source>
        <translation>帅（将）每着只走一步，不能走出九宫。</translation>
    </message>
    <message>
        <source>The advisor goes one diagonal step, within the palace.</source>
        <translation>仕（士）每着沿九宫斜线走一步。</translation>
    </message>
    <message>
        <source>The elephant goes two diagonal steps, on its side of the river.</source>
        <translation>相（象）走田字，不能越过河界；塞相（象）眼时不能走。</translation>
    </message>
    <message>
        <source>The horse goes one point straight, then one diagonally on.</source>
        <translation>马走日字；蹩马腿时不能走。</translation>
    </message>
    <message>
        <source>The chariot goes straight as far as the way is clear.</source>
        <translation>车直走或横走，不限步数，不能越过棋子。</translation>
    </message>
    <message>
        <source>The cannon moves like the chariot and captures over one screen.</source>
        <translation>炮的走法同车；吃子时必须隔一个棋子。</translation>
    </message>
    <message>
        <source>The pawn goes one point forward; beyond the river also sideways, never back.</source>
        <translation>兵（卒）过河界前每着只向前走一步；过河界后也可横走一步，不能后退。</translation>
    </message>
</context>
<context>
    <name>FileAsker</name>
    <message>
        <source>Look in:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>{fault} There are {count} faults in this game.</source>
        <translation>{fault}本局共有 {count} 处错误。</translation>
    </message>
    <message>
        <source>Line {line} of the file: {fault}</source>
        <translation>文件第 {line} 行：{fault}</translation>
    </message>
    <message>
        <source>“{text}” is no move. What comes after it is not shown.</source>
        <translation>“{text}”不是着法，其后的内容不再显示。</translation>
    </message>
    <message>
        <source>“{text}” is not legal here. What comes after it is not shown.</source>
        <translation>“{text}”在此处违反行棋规定，其后的内容不再显示。</translation>
    </message>
    <message>
        <source>“{text}” fits several moves. What comes after it is not shown.</source>
        <translation>“{text}”可指几个着法，其后的内容不再显示。</translation>
    </message>
    <message>
        <source>The moves are in a notation not read here.</source>
        <translation>着法所用的记录方式，本程序不能读取。</translation>
    </message>
    <message>
        <source>The game is too long. The rest is not shown.</source>
        <translation>对局过长，其余内容不再显示。</translation>
    </message>
    <message>
        <source>Some signs can&apos;t be read.</source>
        <translation>有些字符无法读取。</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>这里没有对局。</translation>
    </message>
    <message>
        <source>A heading is not well formed.</source>
        <translation>有一项对局信息格式有误。</translation>
    </message>
    <message>
        <source>A move stands with the wrong side or number.</source>
        <translation>有一着的走棋方或回合数不对。</translation>
    </message>
    <message>
        <source>There is text between the moves that is no move.</source>
        <translation>着法之间夹有不是着法的文字。</translation>
    </message>
    <message>
        <source>A comment or variation is not closed.</source>
        <translation>有一处注释或变化没有结束。</translation>
    </message>
    <message>
        <source>The result does not agree with the game.</source>
        <translation>结果与对局不符。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This game is open in another window of the program. Play it there, or close it there first.</source>
        <translation>此对局已在程序的另一个窗口中打开。请在那里继续，或先在那里关闭。</translation>
    </message>
    <message>
        <source>The file was changed or broken after event {count}. What comes before it can be looked at.</source>
        <translation>文件在第 {count} 个事件之后被改动或损坏，此前的内容可以查看。</translation>
    </message>
    <message>
        <source>The file can be read but not written. Save it in another place to play on.</source>
        <translation>文件可以读取，但不能写入。要继续对局，请另存到别处。</translation>
    </message>
    <message>
        <source>A newer version of Chuhe wrote this game. Install that version to open it.</source>
        <translation>此对局由较新版本的楚河写成，请安装新版本后打开。</translation>
    </message>
    <message>
        <source>This is not a game of Chuhe.</source>
        <translation>这不是楚河的对局文件。</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>文件已经不在了。</translation>
    </message>
    <message>
        <source>There is already a file of this name.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}</source>
        <translation>无法读取文件：{reason}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced.</source>
        <translation>对局文件已被移走或替换。</translation>
    </message>
    <message>
        <source>The game&apos;s file can&apos;t be written any more.</source>
        <translation>对局文件已不能写入。</translation>
    </message>
    <message>
        <source>The disk refuses to write.</source>
        <translation>磁盘拒绝写入。</translation>
    </message>
    <message>
        <source>The game stands as it was when the last move was confirmed, and nothing of it is lost.</source>
        <translation>对局停在最后一着得到确认之时，没有任何丢失。</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced. All confirmed moves are in a new file; the clocks are stopped.</source>
        <translation>对局文件已被移走或替换。已确认的着法都在新文件中，现已停钟。</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>这是管道或设备，不是文件。</translation>
    </message>
    <message>
        <source>This is the name of a game. Choose another name.</source>
        <translation>这是一局对局的文件名，请换一个名称。</translation>
    </message>
    <message>
        <source>The file is too big.</source>
        <translation>文件太大。</translation>
    </message>
    <message>
        <source>No such file or folder.</source>
        <translation>没有这个文件或文件夹。</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>系统不允许这样做。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>This place can only be read.</source>
        <translation>此处只能读取，不能写入。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>未能保存：{reason}</translation>
    </message>
    <message>
        <source>“{name}” was not opened: {reason}</source>
        <translation>未能打开“{name}”：{reason}</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>已保存为“{name}”。</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them stands; the damaged file was set aside.</source>
        <translation>设置文件已损坏。能读出的部分仍然有效，损坏的文件已另存备查。</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>A click shows the game; its score sheet can be made there.</source>
        <translation>单击即可复盘，并可生成记录纸。</translation>
    </message>
    <message>
        <source>Older games...</source>
        <translation>更早的对局</translation>
    </message>
</context>
<context>
    <name>FoulDesk</name>
    <message>
        <source>dress and bearing</source>
        <translation>服装、仪表与举止</translation>
    </message>
    <message>
        <source>pleaded not to know the rules</source>
        <translation>以“不了解”规则推诿</translation>
    </message>
    <message>
        <source>left the board, talked, or looked something up</source>
        <translation>随意离座、与人交谈、参考资料或另行分析</translation>
    </message>
    <message>
        <source>disturbed the opponent or the play</source>
        <translation>干扰对方或妨碍比赛</translation>
    </message>
    <message>
        <source>asked out of turn, or did not obey the referee</source>
        <translation>不在己方时间提问，或不服从裁判</translation>
    </message>
    <message>
        <source>pressed with the other hand, or too hard</source>
        <translation>未用走棋的手按钟，或按钟过重</translation>
    </message>
    <message>
        <source>arranged points or a draw</source>
        <translation>相约让分或媾和</translation>
    </message>
    <message>
        <source>dress and manners</source>
        <translation>服装、仪表与对弈礼仪</translation>
    </message>
    <message>
        <source>went far from the playing area</source>
        <translation>远离比赛区</translation>
    </message>
    <message>
        <source>stayed in the hall after the game</source>
        <translation>局后滞留赛场</translation>
    </message>
    <message>
        <source>unfair play, or want of respect</source>
        <translation>不公平竞赛，或不尊重他人</translation>
    </message>
    <message>
        <source>Choose the duty that was broken.</source>
        <translation>请选择所违反的条款。</translation>
    </message>
    <message>
        <source>{article}, {duty}</source>
        <comment>a foul and the duty it was against</comment>
        <translation>{article}，{duty}</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n}.</source>
        <translation>判{side}犯规（{article}），本局第 {n} 次。</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n} of {limit}.</source>
        <translation>判{side}犯规（{article}），本局第 {n} 次，满 {limit} 次判负。</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n}.</source>
        <translation>时间 {time}；{side}累计 {n} 次。</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n} of {limit}.</source>
        <translation>时间 {time}；{side}累计 {n} 次，满 {limit} 次判负。</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>disqualified for the session</source>
        <translation>取消当场比赛资格</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>除名</translation>
    </message>
    <message>
        <source>{sanction}: {role}, or a higher office ({article}).</source>
        <translation>“{sanction}”须由{role}或更高职权作出（{article}）。</translation>
    </message>
    <message>
        <source>{side}: {sanction} ({article}). {role}.</source>
        <translation>{side}：{sanction}（{article}），{role}作出。</translation>
    </message>
    <message>
        <source>It is no foul, and puts the player behind others of equal score (18.4).</source>
        <translation>处分不是犯规；积分相同时，受处分者排列在后（18.4）。</translation>
    </message>
    <message>
        <source>A ruling is then called for: {ending}.</source>
        <translation>此后应予裁决：{ending}。</translation>
    </message>
    <message>
        <source>The record calls for: {ending}.</source>
        <translation>据记录还应裁决：{ending}。</translation>
    </message>
    <message>
        <source>{result}: {ending}.</source>
        <comment>a result and how it came about</comment>
        <translation>{result}：{ending}。</translation>
    </message>
</context>
<context>
    <name>FoulForm</name>
    <message>
        <source>Call a foul</source>
        <translation>判犯规</translation>
    </message>
    <message>
        <source>Call the foul</source>
        <translation>宣布犯规</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯规</translation>
    </message>
    <message>
        <source>The referee announces a foul at once; it stands on the score sheet.</source>
        <translation>判处犯规，裁判员应当场宣布；犯规记入记录纸。</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>who is at fault</comment>
        <translation>犯规方</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>棋手须知</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>计次</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.chuhe *.pgn *.txt)</source>
        <translation>对局 (*.chuhe *.pgn *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Export as PGN</source>
        <translation>导出 PGN</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>Games of Chuhe (*{suffix})</source>
        <translation>楚河对局 (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>There is no game in it that can be read here.</source>
        <translation>其中没有本程序能读取的对局。</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file without a name</comment>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>HandOverForm</name>
    <message>
        <source>Who takes over? Write the name.</source>
        <translation>请填写接任裁判员的姓名。</translation>
    </message>
    <message>
        <source>Hand over to another referee</source>
        <translation>移交另一位裁判员</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>The name stands on the score sheet from now on; the clocks go on.</source>
        <translation>此后记录纸上写接任者姓名；棋钟照常走。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>职务</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>Headings</name>
    <message>
        <source>Round {number}</source>
        <comment>a round of a contest</comment>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <comment>the number of a table</comment>
        <translation>第 {number} 台</translation>
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
        <translation>象棋规则简述</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>规程</translation>
    </message>
    <message>
        <source>Clock and time controls</source>
        <translation>棋钟与计时方案</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循环反复</translation>
    </message>
    <message>
        <source>Power failures, files</source>
        <translation>断电与对局文件</translation>
    </message>
    <message>
        <source>Sounds and screen readers</source>
        <translation>声音与读屏软件</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>关于楚河</translation>
    </message>
    <message>
        <source>Chuhe {version}, under the Apache licence 2.0.</source>
        <translation>楚河 {version}，按 Apache 许可证 2.0 发布。</translation>
    </message>
    <message>
        <source>A board, a clock and a score sheet for xiangqi: two people at one computer play a timed game, a referee runs it by the rule book, and the record leaves as a signed sheet.</source>
        <translation>象棋的棋盘、棋钟和记录纸：双方棋手在同一台电脑上对局计时，裁判员依照规则管理，终局后打印记录纸，由双方签字认可。</translation>
    </message>
    <message>
        <source>The typeface is made from Noto Sans CJK, under the SIL Open Font License 1.1; the characters on the pieces come from TW-Kai of the CNS 11643 project and from Noto Serif CJK.</source>
        <translation>界面字体取自 Noto Sans CJK（SIL 开放字体许可证 1.1）；棋子字形取自全字库正楷体和 Noto Serif CJK。</translation>
    </message>
</context>
<context>
    <name>HelpClock</name>
    <message>
        <source>Who presses the clock</source>
        <translation>由谁按钟</translation>
    </message>
    <message>
        <source>Each side has a face of its own, and its time runs while it is to move. The program counts whole thousandths of a second and shows tenths when little is left. What is on the screen decides nothing: the time of a press is that at which the key or button went down.</source>
        <translation>双方各有一个钟面，轮到哪一方走棋，就计哪一方的时间。程序以千分之一秒计时，所剩不多时显示到十分之一秒。屏幕显示不作为依据：按钟的时刻，以按键或鼠标按下之时为准。</translation>
    </message>
    <message>
        <source>The flag falls when a side has not made the moves due in its time. With a press by hand a move counts once the clock was pressed; only a move that ends the game on the board needs no press.</source>
        <translation>一方在规定时限内未走满应走着数，即落旗。由棋手按钟的对局，按钟之后这一着才算走完；只有将死、困毙对方的着法不需要按钟。</translation>
    </message>
    <message>
        <source>&quot;Clock only&quot; in the Game menu runs the clock for a game on a wooden board: each press is a move.</source>
        <translation>对局菜单中的“只用棋钟”，用于在木棋盘上对局：每按一次钟即为一着。</translation>
    </message>
    <message>
        <source>In the same way: {controls}.</source>
        <translation>同类方案：{controls}。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between time controls</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>{group} ({key})</source>
        <comment>a group of the desk and its letter</comment>
        <translation>{group}（{key}）</translation>
    </message>
    <message>
        <source>The desk lists what the referee can do now, and above that what waits for him. A letter chooses a group, a digit does what it stands before. Whatever cannot be done now says why.</source>
        <translation>裁判台列出裁判员现在可以做的事，上方是等待处理的事项。按字母选择一组，按数字执行该项；现在不能做的，会说明原因。</translation>
    </message>
    <message>
        <source>Forms take the place of the record; board and clocks stay in sight, and the game goes on unless the referee stops it. Everything he does stands in the referee&apos;s log.</source>
        <translation>填写时表单占用记录的位置，棋盘和棋钟始终可见；裁判员不停钟，对局照常进行。所作的处理都记入裁判过程记录。</translation>
    </message>
    <message>
        <source>Stops the clocks and lets them go on, with a reason if there is one; corrects a clock, takes time off or adds some; notes who is late and when the session ends; takes back the last act.</source>
        <translation>停钟、重新开钟，可注明理由；校正用时、罚时、补时；记载迟到和本场结束时间；撤回最近一次处理。</translation>
    </message>
    <message>
        <source>Enters touched pieces and releases from them; notes an illegal move and what follows from it; corrects an error on the board.</source>
        <translation>记载摸子，解除摸子的约束；记载违反行棋规定的着法及其处理；纠正盘面错误。</translation>
    </message>
    <message>
        <source>Calls a foul by an article of the regulations. A foul that the record itself calls for is put to the referee.</source>
        <translation>按规程条款判犯规。从记录即可认定的犯规，会提请裁判员判定。</translation>
    </message>
    <message>
        <source>Rules on a repetition or on a result; overrules a flag that should not have fallen.</source>
        <translation>裁定循环反复，裁决对局结果；落旗不应有效时，可改判继续。</translation>
    </message>
    <message>
        <source>Notes moves that a player left out of his record, has them filled in or copied fair, and notes a refusal.</source>
        <translation>记载棋手漏记的着数，责令补记或誊清补正，记载拒绝执行的情况。</translation>
    </message>
    <message>
        <source>Adjourns a game with a sealed move and reopens it; has the result signed, notes who refuses and who reserves an appeal; changes a result and seals the record.</source>
        <translation>封棋与启封续弈；签字认可，记载拒签和保留申诉；更改结果，封存记录。</translation>
    </message>
    <message>
        <source>Locks the desk with a passcode, puts it into a window of its own, hands it over to another referee.</source>
        <translation>用口令锁上裁判台，放到单独窗口，或移交另一位裁判员。</translation>
    </message>
</context>
<context>
    <name>HelpEars</name>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>时间将尽</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>使用读屏软件</translation>
    </message>
    <message>
        <source>Moves, captures, presses of the clock, offers and the end of time each have a sound. In a game with a referee only the end of time is heard, so that a hall stays quiet, unless the settings ask for more. A check is not called: the rules do not ask for it; the settings can have it called.</source>
        <translation>走棋、吃子、按钟、提议和超时各有声音。有裁判的对局只响超时，以保持赛场安静，可在设置中改为全部。规则不要求报将，程序也不报；需要时可在设置中打开。</translation>
    </message>
    <message>
        <source>Where the computer has no sound, or the program was started with --no-sound, everything else works as ever.</source>
        <translation>电脑没有声音设备，或用 --no-sound 启动程序时，其他一切照常。</translation>
    </message>
    <message>
        <source>If the settings ask for it, it is told once in each period that 5 minutes, 1 minute and 10 seconds are left, and the last ten seconds can be counted. Before byo-yomi the main time is not told, but its end is; then every period counts. Where a flag has to be claimed, nothing counts down to it.</source>
        <translation>在设置中打开后，每个时限内剩5分、1分、10秒时各提示一次，并可读出最后十秒。读秒之前的基本用时不提示，用完时提示，此后每次读秒都提示。须由棋手指出落旗的对局，不作倒数。</translation>
    </message>
    <message>
        <source>It is spoken where the system has a voice of the language of the window, as with Speech Dispatcher on Linux; else it is a tone. Moves can be read aloud by that voice too.</source>
        <translation>系统有界面语言的语音（Linux 上如 Speech Dispatcher）时用语音，否则响一声。着法也可由该语音朗读。</translation>
    </message>
    <message>
        <source>The board is a table of 90 points; the arrow keys walk over it, and each point says its piece, its file, its name and what may be done there. Moves can also be typed.</source>
        <translation>棋盘是一张90个交叉点的表，用方向键逐点移动；每点报出棋子、路数、坐标以及可做什么。着法也可以直接输入。</translation>
    </message>
    <message>
        <source>Moves, refusals, offers, stops, fouls, fallen flags and results are told once each, and low time always. A button that can&apos;t be used now says why.</source>
        <translation>着法、不允许的原因、提议、停钟、犯规、落旗和结果各报一次，时间将尽总会报。暂不能用的按钮会说明原因。</translation>
    </message>
    <message>
        <source>Tells both clocks.</source>
        <translation>报双方钟面。</translation>
    </message>
    <message>
        <source>Tells the last move, check, and whose turn it is.</source>
        <translation>报上一着、是否将军、轮到哪方走棋。</translation>
    </message>
    <message>
        <source>Tells all pieces with their points.</source>
        <translation>报全部棋子及其位置。</translation>
    </message>
</context>
<context>
    <name>HelpGame</name>
    <message>
        <source>Board and moves</source>
        <translation>棋盘与走棋</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>各子走法</translation>
    </message>
    <message>
        <source>Check, checkmate, stalemate</source>
        <translation>将军、将死、困毙</translation>
    </message>
    <message>
        <source>Touch and move</source>
        <translation>摸子走子</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>胜、负、和</translation>
    </message>
    <message>
        <source>Nine files and ten ranks cross at ninety points, and on these points the pieces stand, sixteen on each side. The strip in the middle without files is the river; the nine points with diagonals on either side are the palace.</source>
        <translation>棋盘由九道直线和十道横线交叉而成，共有九十个交叉点，棋子就摆放和走动在交叉点上，每方十六个。中间没有直线的地方叫河界；两端画有斜线的九个点叫九宫。</translation>
    </message>
    <message>
        <source>Red moves first; then the sides move by turns. A piece goes to an empty point, or captures the enemy piece that stands there. A move of each side together are one round.</source>
        <translation>红方先走，以后双方轮流各走一着。棋子走到空着的点，或吃掉该点上对方的棋子。双方各走一着为一个回合。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>帅（将）</translation>
    </message>
    <message>
        <source>One point forward, back or sideways, within the palace. The two generals may never stand on one file with nothing between them.</source>
        <translation>每着走一步，前进、后退、横走都可以，但不能走出九宫。帅和将不得在同一直线上直接对面。</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>仕（士）</translation>
    </message>
    <message>
        <source>One point along a diagonal, within the palace.</source>
        <translation>每着沿斜线走一步，不能走出九宫。</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>相（象）</translation>
    </message>
    <message>
        <source>Two points along a diagonal, never across the river. A piece on the point between, the elephant&apos;s eye, blocks it.</source>
        <translation>每着斜走两步，即走“田”字，不能过河。田字中心有子，叫塞相（象）眼，不能走。</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>One point along a line, then one further along a diagonal. A piece on the first of these points, the horse&apos;s leg, blocks it.</source>
        <translation>每着走一直（或一横）一斜，即走“日”字。先走的那一步上有子，叫蹩马腿，不能走。</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>车</translation>
    </message>
    <message>
        <source>Along a line, as far as the way is free.</source>
        <translation>直走、横走都可以，不限步数，但不能隔子而行。</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>Moves as the chariot does; it captures only over exactly one piece between, of whichever side: the screen.</source>
        <translation>走法同车一样；吃子时必须恰好隔一个棋子（炮架），不论是哪一方的。</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>兵（卒）</translation>
    </message>
    <message>
        <source>One point forward; across the river one point forward or sideways. Never back.</source>
        <translation>过河前每着只能前进一步；过河后每着可以前进或横走一步。任何时候都不能后退。</translation>
    </message>
    <message>
        <source>A general that could be captured by the next move is in check, and the check has to be answered at once: the general goes away, the attacker is captured, or its attack is cut off. A check need not be announced.</source>
        <translation>一方棋子攻击对方的帅（将），下一着就能把它吃掉，叫将军。被将军的一方必须立即应将：走开帅（将），吃掉攻击的子，或者化解它的攻击。将军不必声明。</translation>
    </message>
    <message>
        <source>A check that cannot be answered is checkmate, and the game is lost. It is lost too for a side that is to move and cannot: stalemate is no draw in xiangqi.</source>
        <translation>无法应将，就是将死，判负。轮到走棋而无子可走，叫困毙，同样判负：困毙不作和棋。</translation>
    </message>
    <message>
        <source>Where a referee sees to it, a touched piece binds (article 5): one&apos;s own has to move and an enemy piece has to be captured, as far as the rules permit it at all. A piece that was put down and let go of has moved.</source>
        <translation>有裁判员执行时，摸子即受约束（第 5 条）：摸触己方的子，须走此子；摸触对方的子，须吃此子，除非按行棋规定根本不能走、不能吃。落子生根：手离开棋子，这一着就算走了。</translation>
    </message>
    <message>
        <source>The numbers are the articles of the competition rules of 1999. In other editions they differ; the score sheet gives those of the edition that was played.</source>
        <translation>以下条款号依 1999 年竞赛规则；其他版本的编号不同，记录纸上所写的是该局所用版本的条款。</translation>
    </message>
    <message>
        <source>A side loses when one of these is true of it:</source>
        <translation>一方出现下列情况之一，判负：</translation>
    </message>
    <message>
        <source>The game is a draw when one of these is true:</source>
        <translation>出现下列情况之一，为和棋：</translation>
    </message>
    <message>
        <source>Its general is checkmated.</source>
        <translation>帅（将）被将死。</translation>
    </message>
    <message>
        <source>Its move leaves the generals facing each other.</source>
        <translation>走棋后形成帅将直接对面。</translation>
    </message>
    <message>
        <source>It is to move and has no legal move.</source>
        <translation>被困毙。</translation>
    </message>
    <message>
        <source>Its time is up before it has made the moves due.</source>
        <translation>在规定时限内未走满应走着数。</translation>
    </message>
    <message>
        <source>It resigns.</source>
        <translation>宣布认输。</translation>
    </message>
    <message>
        <source>It comes later than the contest allows.</source>
        <translation>迟到超过比赛规定的时限。</translation>
    </message>
    <message>
        <source>It made a move against the rules.</source>
        <translation>走棋违反行棋规定。</translation>
    </message>
    <message>
        <source>It has to vary a repetition, and does not.</source>
        <translation>违犯禁例，应变着而不变。</translation>
    </message>
    <message>
        <source>It has {n} fouls in one game.</source>
        <translation>在同一局中犯规 {n} 次。</translation>
    </message>
    <message>
        <source>It refuses to follow the rules, or breaks the discipline gravely.</source>
        <translation>拒绝遵守规则，或严重违反纪律。</translation>
    </message>
    <message>
        <source>Plainly neither side can win any more.</source>
        <translation>双方均无取胜可能的简单局势。</translation>
    </message>
    <message>
        <source>One side offers a draw and the other agrees.</source>
        <translation>一方提议作和，另一方同意。</translation>
    </message>
    <message>
        <source>A loop was played three times, and by the repetition rules neither side has to vary.</source>
        <translation>循环反复已达三次，按棋例双方均可不变。</translation>
    </message>
    <message>
        <source>The natural limit: {n} rounds in a row in which neither side captured anything.</source>
        <translation>自然限着：连续 {n} 回合双方都没有吃过一个棋子。</translation>
    </message>
</context>
<context>
    <name>HelpKept</name>
    <message>
        <source>The games are kept in {folder}.</source>
        <translation>对局保存在 {folder}。</translation>
    </message>
    <message>
        <source>When the power fails</source>
        <translation>断电时</translation>
    </message>
    <message>
        <source>When the computer sleeps, or the disk fails</source>
        <translation>电脑休眠或磁盘出错时</translation>
    </message>
    <message>
        <source>The game&apos;s file</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>Every move, every press of the clock, every offer and every decision of the referee is written to disk before clock and record confirm it. &quot;On disk&quot; at the top of the window says that it was done.</source>
        <translation>每一着棋、每次按钟、每次提和以及裁判员的每项判定，都先记入磁盘，棋钟和记录才予以确认；窗口上方的“已记入磁盘”即表示已经写入。</translation>
    </message>
    <message>
        <source>If the power fails, or the program is killed, at most the one act is lost that was not confirmed yet, and never a part of one.</source>
        <translation>断电或程序被强行终止时，最多丢失尚未确认的那一项，绝不会只留下半项。</translation>
    </message>
    <message>
        <source>While a game is open, a sign of life is written every second. At its next start the program lists the game on its first page. Going on with it, one finds it stopped, with both clocks as they stood at the last sign of life; the time after that is charged to nobody. The referee can correct the times before the clocks go on.</source>
        <translation>对局打开期间，程序每秒记录一次时刻。下次启动时，首页会列出这局棋；继续对局时处于停钟状态，双方棋钟停在最后记录的时刻，此后的时间不计入任何一方。重新开钟之前，裁判员可以校正用时。</translation>
    </message>
    <message>
        <source>If the computer sleeps or the program comes to a stand for more than a moment, the clocks are stopped as of the last sign of life, and the window says for how long it was.</source>
        <translation>电脑休眠，或程序停顿超过片刻，即按最后记录的时刻停钟，窗口会说明中断了多久。</translation>
    </message>
    <message>
        <source>If the disk is full or refuses to write, the game stops where it was last confirmed and says so; it can go on in another place.</source>
        <translation>磁盘已满或拒绝写入时，对局停在最后确认之处并予以说明，可以另存到别处继续。</translation>
    </message>
    <message>
        <source>A game is one file, which can be copied and sent. Each line in it carries the check value of the line before, so that a later change shows; the check value of the result is printed at the foot of the score sheet.</source>
        <translation>一局棋就是一个文件，可以复制和发送。文件中每一项都带有前一项的校验值，事后改动必然显露；结果一项的校验值印在记录纸页脚。</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In the window</source>
        <translation>窗口中</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>菜单中</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Presses the clock, in games where the players press it.</source>
        <translation>按钟（在由棋手按钟的对局中）。</translation>
    </message>
    <message>
        <source>← ↑ ↓ →  Enter  Esc</source>
        <translation>← ↑ ↓ →&#x3000;回车&#x3000;Esc</translation>
    </message>
    <message>
        <source>Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.</source>
        <translation>在棋盘上移动光标；回车拿起或放下棋子；Esc 取消。</translation>
    </message>
    <message>
        <source>Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.</source>
        <translation>键入字母或数字，即进入着法输入栏：炮二平五、C2=5、h2e2 或四位数字。</translation>
    </message>
    <message>
        <source>Ins  Enter  Del</source>
        <translation>Ins  Enter  Del</translation>
    </message>
    <message>
        <source>In the record that a recorder keys: put a move in before the marked one, another in its place, or take it out. ↑ leads from the line for moves to the record; ? is a move nobody knows.</source>
        <translation>记录员录入时，在记录中：在选定的着法之前插录、改录、删去。在输入行按 ↑ 移到记录；输入 ? 表示着法不明。</translation>
    </message>
    <message>
        <source>Confirms a resignation, or that a draw is agreed to. Any other key takes it back.</source>
        <translation>确认认输，或确认同意作和；按其他键取消。</translation>
    </message>
    <message>
        <source>From part to part of the window.</source>
        <translation>在窗口各部分之间切换。</translation>
    </message>
    <message>
        <source>Sets up the game from the form for a new one.</source>
        <translation>新对局页：按所填内容建立对局。</translation>
    </message>
    <message>
        <source>In a game that is looked at: step through its moves.</source>
        <translation>查看对局时，逐着前后翻看。</translation>
    </message>
    <message>
        <source>Enter  ↑ ↓</source>
        <translation>回车&#x3000;↑ ↓</translation>
    </message>
    <message>
        <source>In this help, from the line for searching: on to the next place found, or to another page.</source>
        <translation>在帮助的查找栏中：转到下一处，或转到另一页。</translation>
    </message>
</context>
<context>
    <name>HelpLaw</name>
    <message>
        <source>Regulations are chosen when a game is set up, and hold for it to its end. In brackets stand the articles of the edition in question.</source>
        <translation>建立对局时选定规程，一经选定，适用到终局。括号内是所用版本的条款号。</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>违反行棋规定</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>摸子走子</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循环反复</translation>
    </message>
    <message>
        <source>Natural limit</source>
        <translation>自然限着</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提议作和</translation>
    </message>
    <message>
        <source>Keeping the record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>计时方案</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盘标示</translation>
    </message>
    <message>
        <source>{control}, unless another one is chosen.</source>
        <translation>{control}；也可另选。</translation>
    </message>
    <message>
        <source>Win {win}, draw {draw}, loss {loss}.</source>
        <translation>胜 {win} 分，和 {draw} 分，负 {loss} 分。</translation>
    </message>
    <message>
        <source>The points a piece can go to are marked, if the settings say so.</source>
        <translation>可以标明棋子能走到的点（在设置中选择）。</translation>
    </message>
    <message>
        <source>Where a piece can go is not marked for the players.</source>
        <translation>不给棋手标明棋子能走到的点。</translation>
    </message>
    <message>
        <source>The program does not let one be made.</source>
        <translation>程序不允许走出。</translation>
    </message>
    <message>
        <source>One that was made is a foul ({article}).</source>
        <translation>走出即判犯规（{article}）。</translation>
    </message>
    <message>
        <source>One that was made loses the game ({article}).</source>
        <translation>走出即判负（{article}）。</translation>
    </message>
    <message>
        <source>Illegal move no. {n} of a side loses the game ({article}).</source>
        <translation>同一方满 {n} 次判负（{article}）。</translation>
    </message>
    <message>
        <source>A move that exposes one&apos;s own general loses at once ({article}).</source>
        <translation>自杀（送吃帅将或使帅将直接对面）判负（{article}）。</translation>
    </message>
    <message>
        <source>What follows is for the referee to decide.</source>
        <translation>如何处理由裁判员决定。</translation>
    </message>
    <message>
        <source>Touching a piece binds nobody.</source>
        <translation>摸触棋子不受约束。</translation>
    </message>
    <message>
        <source>Touched pieces are noted; whether they bind the referee says.</source>
        <translation>摸子予以记录，是否受约束由裁判员决定。</translation>
    </message>
    <message>
        <source>One&apos;s own piece that was touched has to move, an enemy piece that was touched to be captured.</source>
        <translation>摸触己方的子须走此子，摸触对方的子须吃此子。</translation>
    </message>
    <message>
        <source>To adjust pieces takes the opponent&apos;s consent beforehand, and one&apos;s own time.</source>
        <translation>摆正棋子须事先征得对方同意，并在自己走棋的时间内进行。</translation>
    </message>
    <message>
        <source>Whoever adjusts pieces says so beforehand, and does it in his own time.</source>
        <translation>摆正棋子须事先申明，并在自己走棋的时间内进行。</translation>
    </message>
    <message>
        <source>Pieces may not be adjusted.</source>
        <translation>不得摆正棋子。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between articles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Articles {articles}.</source>
        <translation>条款 {articles}。</translation>
    </message>
    <message>
        <source>Foul no. {n} of a side in one game loses it ({article}).</source>
        <translation>同一局中满 {n} 次判负（{article}）。</translation>
    </message>
    <message>
        <source>Pressing the clock without a move loses at no. {n} of a side ({article}).</source>
        <translation>未走棋先按钟，满 {n} 次判负（{article}）。</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time.</source>
        <translation>只能在自己走棋的时间内提出。</translation>
    </message>
    <message>
        <source>To offer again right after a refusal is a foul ({article}).</source>
        <translation>被拒绝后连续提出，判犯规（{article}）。</translation>
    </message>
    <message>
        <source>To be more than {n} ahead of the opponent in offers is a foul ({article}).</source>
        <translation>提和次数至多比对方多 {n} 次，再多判犯规（{article}）。</translation>
    </message>
    <message>
        <source>Each {n} moves in a row left out are a foul ({article}).</source>
        <translation>每连续漏记 {n} 着，判犯规一次（{article}）。</translation>
    </message>
    <message>
        <source>Not more than {n} moves in a row may be left out.</source>
        <translation>连续漏记不得超过 {n} 着。</translation>
    </message>
    <message>
        <source>With less than {time} left of the period a player may stop writing for a while.</source>
        <translation>本时限所剩不足 {time}时，可暂缓记录。</translation>
    </message>
    <message>
        <source>More than {time} loses the game ({article}).</source>
        <translation>超过 {time}判负（{article}）。</translation>
    </message>
    <message>
        <source>Less is a foul ({article}).</source>
        <translation>未超过的判犯规（{article}）。</translation>
    </message>
    <message>
        <source>By the {edition}.</source>
        <translation>依{edition}。</translation>
    </message>
    <message>
        <source>Perpetual check by one side alone loses at once ({article}).</source>
        <translation>单方面长将立即判负（{article}）。</translation>
    </message>
    <message>
        <source>A side that has to vary, and in {n} rounds does not, loses ({article}).</source>
        <translation>应变着的一方，{n} 个回合内不变，判负（{article}）。</translation>
    </message>
    <message>
        <source>Only the referees take it up.</source>
        <translation>只由裁判员提出处理。</translation>
    </message>
    <message>
        <source>A player has to ask for the ruling.</source>
        <translation>须由棋手提请裁定。</translation>
    </message>
    <message>
        <source>A player asks for the ruling, or the referee gives it unasked.</source>
        <translation>棋手可以提请裁定，裁判员也可以主动裁定。</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw on claim ({article}).</source>
        <translation>连续 {n} 回合未吃子，经提出并审核属实，判和（{article}）。</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s checks at most {n} count.</source>
        <translation>提出方的将军，至多计 {n} 着。</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}) and costs {time}.</source>
        <translation>审核不属实，判犯规（{article}），并罚时 {time}。</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}).</source>
        <translation>审核不属实，判犯规（{article}）。</translation>
    </message>
    <message>
        <source>A wrong claim costs {time}.</source>
        <translation>审核不属实，罚时 {time}。</translation>
    </message>
    <message>
        <source>Wrong claim no. {n} within the same stretch without a capture loses ({article}).</source>
        <translation>同一段未吃子的着法中，第 {n} 次提出自然限着而审核不属实，判负（{article}）。</translation>
    </message>
</context>
<context>
    <name>HelpLoop</name>
    <message>
        <source>What a move is called</source>
        <translation>着法的性质</translation>
    </message>
    <message>
        <source>When a capture counts</source>
        <translation>怎样算捉</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>如何判定</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>程序的作用</translation>
    </message>
    <message>
        <source>When both sides come back to the same position again and again, the repetition rules say who has to vary. They apply once the loop was played three times.</source>
        <translation>双方着法循环反复、局面一再重现时，依棋例判定由哪一方变着。循环反复已达三次，即可裁定。</translation>
    </message>
    <message>
        <source>The move attacks the general, which could be captured by the next one.</source>
        <translation>走子后攻击对方帅（将），下一着就能吃掉它。</translation>
    </message>
    <message>
        <source>The move prepares checkmate from the next one on, by one check or an unbroken series of checks.</source>
        <translation>走子后企图从下一着起，以一着将军或连续将军将死对方。</translation>
    </message>
    <message>
        <source>After the move its side could, from the next one on, win material: by capturing, also together with other pieces, by a series of checks, or by an exchange that pays.</source>
        <translation>走子后，从下一着起能够得子：直接吃子、与别的子联合吃子、连续将军得子，或通过兑子得子。</translation>
    </message>
    <message>
        <source>The move offers pieces of like value for each other. It is idle.</source>
        <translation>走子后邀请兑换价值相等的子。按闲处理。</translation>
    </message>
    <message>
        <source>The move offers a piece for nothing. It is idle.</source>
        <translation>主动送子给对方吃。按闲处理。</translation>
    </message>
    <message>
        <source>The move stands in the way of an enemy piece and attacks nothing. It is idle.</source>
        <translation>阻拦对方棋子的去路而不攻击。按闲处理。</translation>
    </message>
    <message>
        <source>The move goes after an enemy piece that is protected, without a threat to win it. It is idle.</source>
        <translation>跟随对方有根的子，并无得子的威胁。按闲处理。</translation>
    </message>
    <message>
        <source>Every move that is no check, no mate threat and no chase.</source>
        <translation>凡不属于将、杀、捉的着法。</translation>
    </message>
    <message>
        <source>Prey is a piece that could be captured at a gain: one without protection, one with fewer protectors than attackers, one whose protector could not retake, or a piece worth more than the attacker, such as a chariot attacked by a horse. Generals and pawns that have not crossed the river are no prey.</source>
        <translation>吃去可以得子的，才算被捉：无根子、少根子、假根子，或价值高于攻击者的子，例如马捉车。帅（将）和未过河的兵（卒）不算被捉。</translation>
    </message>
    <message>
        <source>The threat has to be new: what could be captured before as well is not chased by this move. A capture after which one would be mated at once is no threat. General and pawn themselves may chase for ever.</source>
        <translation>捉须由这一着产生：原来就能吃的子，不算这一着所捉。吃子后己方立即被将死的，不算捉。帅（将）、兵（卒）本身允许长捉。</translation>
    </message>
    <message>
        <source>If every move of a side in the loop is a check, a mate threat or a chase, its moves are forbidden; with one idle move among them they are allowed.</source>
        <translation>一方在循环中每着都是将、杀、捉，为禁止着法；其中只要有一着闲，即为允许着法。</translation>
    </message>
    <message>
        <source>Forbidden moves of one side alone have to give way to allowed ones. Perpetual check by one side alone is never permitted, whatever the other side does.</source>
        <translation>一方为禁止着法，另一方为允许着法，由前者变着。任何情况下都不允许单方面长将。</translation>
    </message>
    <message>
        <source>If both sides make allowed moves, or both forbidden ones, the game is a draw unless one of them varies. For forbidden moves on both sides the newer editions make exceptions, which a ruling names.</source>
        <translation>双方同为允许着法或同为禁止着法，双方不变作和。双方均为禁止着法时，较新的版本另有例外，裁定时会说明。</translation>
    </message>
    <message>
        <source>&quot;Repetition and move limit&quot; in the Referee menu counts the rounds without a capture and the loops, and says what follows and by which article. It goes through the loop move by move; arrows on the board show what is attacked and what protects it.</source>
        <translation>裁判菜单中的“循环反复与自然限着”统计未吃子的回合和循环的次数，说明如何判定及所依条款，并可逐着查看循环；棋盘上的箭头标明攻击的是哪个子，由哪个子作根。</translation>
    </message>
    <message>
        <source>The referee confirms the ruling or decides otherwise and says why; both stand in the record. Where the search ended without a proof, the program says so and leaves the move to the referee.</source>
        <translation>裁判员可以维持，也可以改判并说明理由，两者都写入记录。推算未能断定的着法，程序会注明，由裁判员裁定。</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>查找帮助内容</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Pages found: {n}</source>
        <translation>找到 {n} 页</translation>
    </message>
</context>
<context>
    <name>IllegalForm</name>
    <message>
        <source>Note an illegal move</source>
        <translation>登记违反行棋规定</translation>
    </message>
    <message>
        <source>Note the move</source>
        <translation>登记</translation>
    </message>
    <message>
        <source>The moves listed are those of the record that the rules do not allow.</source>
        <translation>所列为记录中不符合行棋规定的着。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Wooden board, moves keyed</source>
        <translation>木盘对弈，记录员录入</translation>
    </message>
    <message>
        <source>The players move on a wooden board and press the clock here. A recorder keys their moves, late or not: the n-th press of a side gives the time of its n-th move. Where moves are due within a time, a fallen flag stops both clocks, and the referee counts.</source>
        <translation>双方在木盘上对弈，在本机按钟；记录员录入着法，可以滞后，每方第几次按钟即为其第几着的用时。限着数的计时方案，小旗落下时双方停钟，由裁判员核对着数。</translation>
    </message>
    <message>
        <source>{side}, round {round}</source>
        <comment>a move by its place in the record</comment>
        <translation>第 {round} 回合{side}</translation>
    </message>
    <message>
        <source>{place}:</source>
        <comment>the move to be keyed</comment>
        <translation>{place}：</translation>
    </message>
    <message>
        <source>In place of {place}:</source>
        <comment>another move</comment>
        <translation>改录{place}：</translation>
    </message>
    <message>
        <source>Missed: {place}:</source>
        <comment>a move to be filled in</comment>
        <translation>补录{place}：</translation>
    </message>
    <message>
        <source>Before {place}:</source>
        <comment>a move to be inserted</comment>
        <translation>插在{place}之前：</translation>
    </message>
    <message>
        <source>A move was missed: {place}. Put it in.</source>
        <translation>漏录一着：{place}，请补录。</translation>
    </message>
    <message>
        <source>{place}: {move} does not fit. Mend it or what is before it, or keep it with ※.</source>
        <translation>{place} {move} 与局面不符，请更正此着或此前的记录，或加 ※ 保留。</translation>
    </message>
    <message>
        <source>More moves than presses. {side}: {keyed} keyed, {pressed} pressed. If a press was left out, the referee sets the moves made.</source>
        <translation>着数多于按钟：{side}已录 {keyed} 着，按钟 {pressed} 次。如系漏按，由裁判员设定已走着数。</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <comment>places of the record that are wrong</comment>
        <translation>另有 {count} 处。</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>{move} is a move of {side}. Was {place} missed?</source>
        <translation>{move} 是{side}的着法，是否漏录了{place}？</translation>
    </message>
    <message>
        <source>Pressed: Red {red}, Black {black}.</source>
        <comment>how often</comment>
        <translation>按钟：红方 {red}，黑方 {black}。</translation>
    </message>
    <message>
        <source>All moves are keyed.</source>
        <translation>着法已全部录入。</translation>
    </message>
    <message>
        <source>Keyed: Red {red}, Black {black}. To key: {count}.</source>
        <comment>moves</comment>
        <translation>已录：红方 {red}，黑方 {black}。待录 {count} 着。</translation>
    </message>
    <message>
        <source>{move}: made all the same? It is then kept with ※.</source>
        <translation>盘上确实走了 {move}？确认后加 ※ 保留。</translation>
    </message>
    <message>
        <source>{move} is a move of {side}; this place is the other side&apos;s.</source>
        <translation>{move} 是{side}的着法，此处应为另一方的着法。</translation>
    </message>
    <message>
        <source>By the record: {ending}. Does it stand so on the wooden board?</source>
        <translation>按记录，{ending}。木盘上是否确实如此？</translation>
    </message>
    <message>
        <source>{side}&apos;s time.</source>
        <comment>whose clock runs</comment>
        <translation>{side}用时。</translation>
    </message>
    <message>
        <source>{side} pressed the clock.</source>
        <translation>{side}已按钟。</translation>
    </message>
    <message>
        <source>Keyed: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已录：{side} {move}。</translation>
    </message>
    <message>
        <source>Put in: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已补录：{side} {move}。</translation>
    </message>
    <message>
        <source>Put right: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已改录：{side} {move}。</translation>
    </message>
    <message>
        <source>A move was taken out of the record.</source>
        <translation>已从记录中删去一着。</translation>
    </message>
    <message>
        <source>The last change of the record was undone.</source>
        <translation>已撤销记录的上一次改动。</translation>
    </message>
    <message>
        <source>(not known)</source>
        <translation>（不明）</translation>
    </message>
</context>
<context>
    <name>Lateness</name>
    <message>
        <source>{side} has come</source>
        <translation>{side}已到</translation>
    </message>
    <message>
        <source>{side} is not there</source>
        <translation>{side}未到</translation>
    </message>
    <message>
        <source>{side} is not there.</source>
        <translation>{side}未到场。</translation>
    </message>
    <message>
        <source>Has come</source>
        <translation>已到</translation>
    </message>
    <message>
        <source>{span} left to come in time.</source>
        <translation>再过 {span}即迟到判负。</translation>
    </message>
    <message>
        <source>No limit in these regulations.</source>
        <translation>本规程未定迟到时限。</translation>
    </message>
    <message>
        <source>Later than {n} min after the start loses ({article}).</source>
        <translation>开赛后超过 {n} 分钟未到判负（{article}）。</translation>
    </message>
    <message>
        <source>Late within it is a foul.</source>
        <translation>时限内迟到判犯规。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A game that is open in another window</source>
        <translation>在另一窗口中打开的对局</translation>
    </message>
    <message>
        <source>Clock only. Presses: {plies}. Last sign of life: {time}.</source>
        <translation>只用棋钟，已按钟 {plies} 次。最后记录：{time}。</translation>
    </message>
    <message>
        <source>No move was made yet. Last sign of life: {time}.</source>
        <translation>尚未走棋。最后记录：{time}。</translation>
    </message>
    <message>
        <source>Moves made: {plies}. Last sign of life: {time}.</source>
        <translation>已走 {plies} 着。最后记录：{time}。</translation>
    </message>
</context>
<context>
    <name>LockForm</name>
    <message>
        <source>After a wrong passcode there is a wait.</source>
        <translation>口令错误后须等待片刻。</translation>
    </message>
    <message>
        <source>The desk is locked</source>
        <translation>裁判台已上锁</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>开启裁判台</translation>
    </message>
    <message>
        <source>Passcode</source>
        <translation>口令</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>It is announced that the session ends at {time}.</source>
        <translation>宣布本场比赛于 {time} 结束。</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move, on paper. Both clocks stand.</source>
        <translation>封局。{side}已把暗着记于纸上，双方停钟。</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move. Both clocks stand.</source>
        <translation>封局。{side}已暗记着法，双方停钟。</translation>
    </message>
    <message>
        <source>The game goes on: {time}.</source>
        <translation>续弈时间：{time}。</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}.</source>
        <translation>启封续弈，{side}暗着为{move}。</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}; {other}&apos;s clock runs.</source>
        <translation>启封续弈，{side}暗着为{move}，{other}走时。</translation>
    </message>
    <message>
        <source>it was written down wrongly</source>
        <translation>误写</translation>
    </message>
    <message>
        <source>an appeal is upheld</source>
        <translation>申诉成立</translation>
    </message>
    <message>
        <source>the conduct after the game</source>
        <translation>局后行为</translation>
    </message>
    <message>
        <source>The result is changed, for {why} ({who}): {old} becomes {new}.</source>
        <translation>因{why}更改结果（{who}）：原为{old}；改为{new}。</translation>
    </message>
    <message>
        <source>{side} signs.</source>
        <translation>{side}签字认可。</translation>
    </message>
    <message>
        <source>The referee signs.</source>
        <translation>裁判员签字。</translation>
    </message>
    <message>
        <source>The players sign.</source>
        <translation>双方棋手签字认可。</translation>
    </message>
    <message>
        <source>A signature is refused.</source>
        <translation>有人拒签。</translation>
    </message>
    <message>
        <source>{side} refuses to sign.</source>
        <translation>{side}拒签。</translation>
    </message>
    <message>
        <source>{side} reserves an appeal.</source>
        <translation>{side}保留申诉权利。</translation>
    </message>
    <message>
        <source>The game is handed over to {who}.</source>
        <translation>本局移交{who}。</translation>
    </message>
    <message>
        <source>The game is finished; its record is closed.</source>
        <translation>对局结束，记录封存。</translation>
    </message>
    <message>
        <source>Referee&apos;s Log</source>
        <translation>裁判过程记录</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of the time, below the time used</comment>
        <translation>剩余</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of an entry of the log</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of day</comment>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>what happened</comment>
        <translation>事项</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>{side}, used</source>
        <translation>{side}用时</translation>
    </message>
    <message>
        <source>The clock in strong figures runs. ※: a move against the rules.</source>
        <translation>粗体者正在走时。※：违反行棋规定的着法。</translation>
    </message>
    <message>
        <source>Touches that only began the move that followed have no line.</source>
        <translation>摸触后随即走动该子的，不另列一行。</translation>
    </message>
    <message>
        <source>{main} +{left}</source>
        <comment>reserve left, and of the limit on this move</comment>
        <translation>{main} +{left}</translation>
    </message>
    <message>
        <source>{left} ({n})</source>
        <comment>of the limit on this move; overruns so far</comment>
        <translation>{left}（超 {n} 次）</translation>
    </message>
    <message>
        <source>{left} ×{n}</source>
        <comment>of this byo-yomi period; periods left</comment>
        <translation>{left} ×{n}</translation>
    </message>
    <message>
        <source>{left} / {n}</source>
        <comment>of this block of time; moves due in it</comment>
        <translation>{left} / {n} 着</translation>
    </message>
    <message>
        <source>open, up to entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>尚未封存，至第 {n} 项</translation>
    </message>
    <message>
        <source>closed with entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>已封存，至第 {n} 项</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>of all events</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Record check</source>
        <translation>记录校验码</translation>
    </message>
    <message>
        <source>{side} touches {piece} at the same time.</source>
        <translation>{side}同时摸触{piece}。</translation>
    </message>
    <message>
        <source>{side} touches {piece}.</source>
        <translation>{side}摸触{piece}。</translation>
    </message>
    <message>
        <source>It binds to nothing.</source>
        <translation>无须走、吃此子。</translation>
    </message>
    <message>
        <source>{piece} must move.</source>
        <translation>须走{piece}。</translation>
    </message>
    <message>
        <source>{piece} must capture {prey}.</source>
        <translation>须以{piece}吃{prey}。</translation>
    </message>
    <message>
        <source>{piece} must be captured.</source>
        <translation>须吃{piece}。</translation>
    </message>
    <message>
        <source>{piece} was only brushed by {side}: it counts as no touch.</source>
        <translation>认定{side}误碰{piece}，不作摸子论处。</translation>
    </message>
    <message>
        <source>{side} announces that it adjusts pieces.</source>
        <translation>{side}申明摆正棋子。</translation>
    </message>
    <message>
        <source>{side} asks for leave to adjust pieces.</source>
        <translation>{side}请求摆正棋子。</translation>
    </message>
    <message>
        <source>{side} consents.</source>
        <translation>{side}同意。</translation>
    </message>
    <message>
        <source>{side} does not consent.</source>
        <translation>{side}不同意。</translation>
    </message>
    <message>
        <source>{side} has adjusted the pieces.</source>
        <translation>{side}摆正棋子完毕。</translation>
    </message>
    <message>
        <source>{side}&apos;s move counter is set: {old} becomes {new}.</source>
        <translation>校正{side}已走着数：{old} 改为 {new}。</translation>
    </message>
    <message>
        <source>Time left: {old} becomes {new}.</source>
        <translation>剩余时间 {old} 改为 {new}。</translation>
    </message>
    <message>
        <source>{side}&apos;s time used is corrected by {amount}.</source>
        <translation>校正{side}用时 {amount}。</translation>
    </message>
    <message>
        <source>{side} is given a time penalty of {amount}.</source>
        <translation>{side}罚时 {amount}。</translation>
    </message>
    <message>
        <source>{side} is given a time bonus of {amount}.</source>
        <translation>{side}补时 {amount}。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag is lifted.</source>
        <translation>撤销{side}落旗。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock is set.</source>
        <translation>重设{side}棋钟。</translation>
    </message>
    <message>
        <source>{side} is not there.</source>
        <translation>{side}未到场。</translation>
    </message>
    <message>
        <source>{side} arrives.</source>
        <translation>{side}到场。</translation>
    </message>
    <message>
        <source>Both sides are late beyond the limit.</source>
        <translation>双方迟到，均超过规定时限。</translation>
    </message>
    <message>
        <source>{side} is late beyond the limit.</source>
        <translation>{side}迟到超过规定时限。</translation>
    </message>
    <message>
        <source>Correction of an illegal move; moves put back: {n}.</source>
        <translation>纠正错误：违反行棋规定，退回 {n} 着。</translation>
    </message>
    <message>
        <source>Correction of reversed colours: the players change seats; moves put back: {n}.</source>
        <translation>纠正错误：先后走颠倒，双方换位，退回 {n} 着。</translation>
    </message>
    <message>
        <source>Correction of a displaced piece; moves put back: {n}.</source>
        <translation>纠正错误：棋子意外挪位，退回 {n} 着。</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>双方停钟。</translation>
    </message>
    <message>
        <source>To be replayed with {piece}.</source>
        <translation>须以{piece}重走。</translation>
    </message>
    <message>
        <source>Entry {n} is taken back.</source>
        <translation>撤销第 {n} 项。</translation>
    </message>
    <message>
        <source>{side} is called for a foul: {what}.</source>
        <translation>判{side}犯规：{what}。</translation>
    </message>
    <message>
        <source>{side} is called for a foul.</source>
        <translation>判{side}犯规。</translation>
    </message>
    <message>
        <source>It counts for {n}.</source>
        <translation>计 {n} 次。</translation>
    </message>
    <message>
        <source>Now {n} in all.</source>
        <translation>累计 {n} 次。</translation>
    </message>
    <message>
        <source>Now {n} of {limit}.</source>
        <translation>累计 {n} 次，{limit} 次判负。</translation>
    </message>
    <message>
        <source>Entry {n} is ruled to be no foul.</source>
        <translation>第 {n} 项不判犯规。</translation>
    </message>
    <message>
        <source>The referee rules: {result}.</source>
        <translation>裁决：{result}。</translation>
    </message>
    <message>
        <source>{result}, {ending}</source>
        <comment>a result and how it came about</comment>
        <translation>{result}，{ending}</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed.</source>
        <translation>发现{side}违反行棋规定。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, move {n} of round {round}.</source>
        <translation>发现{side}第 {round} 回合（第 {n} 着）违反行棋规定。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: the generals face each other.</source>
        <translation>发现{side}第 {round} 回合违反行棋规定：走棋后帅将直接对面。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: its general can be captured.</source>
        <translation>发现{side}第 {round} 回合违反行棋规定：走棋后己方帅（将）可被对方吃去。</translation>
    </message>
    <message>
        <source>{role} imposes a sanction on {side}: {sanction}.</source>
        <translation>{role}给予{side}处分：{sanction}。</translation>
    </message>
    <message>
        <source>{side} puts a repetition to the referee.</source>
        <translation>{side}提请裁判审核循环反复。</translation>
    </message>
    <message>
        <source>{side} claims the natural limit. Counted without a capture: {counted} of {wanted} moves.</source>
        <translation>{side}提出自然限着和棋，提请裁判审核。未吃子计 {counted} 着，规定 {wanted} 着。</translation>
    </message>
    <message>
        <source>The claim is upheld.</source>
        <translation>审核属实。</translation>
    </message>
    <message>
        <source>The claim is rejected.</source>
        <translation>审核不属实。</translation>
    </message>
    <message>
        <source>{side} is ordered to vary, within rounds: {n}.</source>
        <translation>令{side}变着，限 {n} 回合内。</translation>
    </message>
    <message>
        <source>{side} has left moves out of its record, running: {n}.</source>
        <translation>{side}连续漏记 {n} 着。</translation>
    </message>
    <message>
        <source>{side} has filled in its record.</source>
        <translation>{side}补全漏记着法。</translation>
    </message>
    <message>
        <source>{side} is told to record.</source>
        <translation>要求{side}逐着记录。</translation>
    </message>
    <message>
        <source>{side} is told to fill in its record before it moves.</source>
        <translation>要求{side}先补全漏记着法，方可走棋。</translation>
    </message>
    <message>
        <source>A fair copy is demanded of {side}.</source>
        <translation>要求{side}誊清补正记录。</translation>
    </message>
    <message>
        <source>{side} refuses to record.</source>
        <translation>{side}拒绝记录。</translation>
    </message>
    <message>
        <source>{side} refuses to fill in its record.</source>
        <translation>{side}拒绝补全漏记着法。</translation>
    </message>
    <message>
        <source>{side} refuses a fair copy.</source>
        <translation>{side}拒绝誊清补正记录。</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is set: {role}.</source>
        <translation>设定裁判台口令：{role}。</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is taken away: {role}.</source>
        <translation>取消裁判台口令：{role}。</translation>
    </message>
    <message>
        <source>The desk is opened: {role}.</source>
        <translation>{role}以口令开启裁判台。</translation>
    </message>
    <message>
        <source>A wrong passcode at the desk, running: {n}.</source>
        <translation>裁判台口令输错，连续第 {n} 次。</translation>
    </message>
    <message>
        <source>The clock is set; the board is on the table.</source>
        <translation>棋钟就绪；棋盘在桌上。</translation>
    </message>
    <message>
        <source>Clock and board are set, the board to a given position.</source>
        <translation>棋盘、棋钟摆放就绪，起始局面为指定局面。</translation>
    </message>
    <message>
        <source>Clock and board are set.</source>
        <translation>棋盘、棋钟摆放就绪。</translation>
    </message>
    <message>
        <source>The clocks are started; {side}&apos;s runs.</source>
        <translation>开钟，{side}走时。</translation>
    </message>
    <message>
        <source>{side}: {move}.</source>
        <comment>a move that was made</comment>
        <translation>{side}走{move}。</translation>
    </message>
    <message>
        <source>{side} presses the clock.</source>
        <translation>{side}按钟。</translation>
    </message>
    <message>
        <source>{side} presses the clock, move {n}.</source>
        <translation>{side}按钟，第 {n} 着。</translation>
    </message>
    <message>
        <source>{side} presses without having moved; it has no effect.</source>
        <translation>{side}没有走棋先按钟，按钟无效。</translation>
    </message>
    <message>
        <source>{side} presses in {other}&apos;s time; it has no effect.</source>
        <translation>{side}在{other}走时中按钟，按钟无效。</translation>
    </message>
    <message>
        <source>{side} presses after time is over; it has no effect.</source>
        <translation>{side}超时后按钟，按钟无效。</translation>
    </message>
    <message>
        <source>{side} presses, without effect: {reason}</source>
        <translation>{side}按钟无效：{reason}</translation>
    </message>
    <message>
        <source>{side} offers a draw.</source>
        <translation>{side}提议作和。</translation>
    </message>
    <message>
        <source>{side} agrees to a draw.</source>
        <translation>{side}同意作和。</translation>
    </message>
    <message>
        <source>{side} declines the draw.</source>
        <translation>{side}不同意作和。</translation>
    </message>
    <message>
        <source>{side} asks to take back; moves: {n}.</source>
        <translation>{side}要求悔棋，退回 {n} 着。</translation>
    </message>
    <message>
        <source>{side} does not agree to it.</source>
        <translation>{side}不同意悔棋。</translation>
    </message>
    <message>
        <source>{other} agrees; moves taken back: {n}. The clocks are as before them.</source>
        <translation>{other}同意，退回 {n} 着，双方用时恢复到此前。</translation>
    </message>
    <message>
        <source>{side} resigns.</source>
        <translation>{side}认输。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Both clocks stand; the referee looks.</source>
        <translation>{side}落旗，双方停钟，由裁判审核。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Nothing is announced.</source>
        <translation>{side}落旗（不予宣布）。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls: time is over.</source>
        <translation>{side}落旗，超时。</translation>
    </message>
    <message>
        <source>{side} calls the referee: an illegal move.</source>
        <translation>{side}请裁判：称对方违反行棋规定。</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side}请裁判。</translation>
    </message>
    <message>
        <source>The program was cut off. The clocks stand as of its last sign of life, at {time}.</source>
        <translation>程序中断，棋钟停在中断前的 {time}。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>停钟。</translation>
    </message>
    <message>
        <source>The clocks go on; {side}&apos;s runs.</source>
        <translation>继续开钟，{side}走时。</translation>
    </message>
    <message>
        <source>{piece} ({point})</source>
        <comment>a piece and its coordinates</comment>
        <translation>{piece}（{point}）</translation>
    </message>
    <message>
        <source>{result}.</source>
        <comment>the result of the game</comment>
        <translation>{result}。</translation>
    </message>
    <message>
        <source>Recorded: a move of {side} that is not known.</source>
        <translation>记录：{side}一着，着法不详。</translation>
    </message>
    <message>
        <source>Recorded: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>记录：{side}{move}。</translation>
    </message>
    <message>
        <source>Put into the record as move {n}: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>补记第 {n} 着：{side}{move}。</translation>
    </message>
    <message>
        <source>Move {n} of the record becomes: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>更正第 {n} 着：{side}{move}。</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a move</comment>
        <translation>着法不详</translation>
    </message>
    <message>
        <source>Move {n} is struck out of the record.</source>
        <translation>删去误记的第 {n} 着。</translation>
    </message>
    <message>
        <source>The change of the record by entry {n} is taken back.</source>
        <translation>撤销第 {n} 项对记录的改动。</translation>
    </message>
    <message>
        <source>The last move of the record stands on the board and ends the game.</source>
        <translation>经核对，棋盘与记录的最后一着相符，对局终了。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>棋手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>裁判(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;ounds and speech</source>
        <translation>声音与语音(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mend the record</source>
        <translation>更正记录(&amp;M)</translation>
    </message>
    <message>
        <source>Start the clocks, stop them, let them go on</source>
        <translation>开钟、停钟、继续开钟</translation>
    </message>
    <message>
        <source>Back; from the first page: close the window</source>
        <translation>返回；在首页为关闭窗口</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>复制：{what}</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;lock only...</source>
        <translation>只用棋钟(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>另存为(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export as PGN...</source>
        <translation>导出 PGN(&amp;E)</translation>
    </message>
    <message>
        <source>Score sheet as P&amp;DF...</source>
        <translation>记录纸存为 PDF(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Turn the board round</source>
        <translation>翻转棋盘(&amp;T)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>Reset the &amp;layout</source>
        <translation>恢复默认布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help topics</source>
        <translation>帮助主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>关于楚河(&amp;A)</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>打印预览(&amp;V)</translation>
    </message>
    <message>
        <source>Pr&amp;int the score sheet...</source>
        <translation>打印记录纸(&amp;I)</translation>
    </message>
    <message>
        <source>Bl&amp;ank score sheet as PDF...</source>
        <translation>空白记录纸存为 PDF(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Two score sheets on a page</source>
        <translation>一页打印两张记录纸(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Referee&apos;s log as PDF...</source>
        <translation>裁判过程记录存为 PDF(&amp;R)</translation>
    </message>
    <message>
        <source>Picture of the position (PN&amp;G)...</source>
        <translation>局面存为图片（PNG）(&amp;G)</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the position (SVG)...</source>
        <translation>局面存为矢量图（SVG）(&amp;U)</translation>
    </message>
    <message>
        <source>Position as p&amp;icture</source>
        <translation>局面图片(&amp;I)</translation>
    </message>
    <message>
        <source>Position as &amp;FEN</source>
        <translation>局面 FEN(&amp;F)</translation>
    </message>
    <message>
        <source>Moves written in f&amp;ull</source>
        <translation>着法，全写(&amp;U)</translation>
    </message>
    <message>
        <source>Moves a&amp;bbreviated</source>
        <translation>着法，简写(&amp;B)</translation>
    </message>
    <message>
        <source>Moves in &amp;WXF letters</source>
        <translation>着法，WXF 字母(&amp;W)</translation>
    </message>
    <message>
        <source>Moves as c&amp;oordinates (ICCS)</source>
        <translation>着法，ICCS 坐标(&amp;O)</translation>
    </message>
    <message>
        <source>Game as &amp;PGN</source>
        <translation>整局 PGN(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Press the clock</source>
        <translation>按钟(&amp;P)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提议作和(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;laim...</source>
        <translation>提请审核(&amp;L)……</translation>
    </message>
    <message>
        <source>&amp;Resign...</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Red resigns...</source>
        <translation>红方认输</translation>
    </message>
    <message>
        <source>Black resigns...</source>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation>请裁判(&amp;C)</translation>
    </message>
    <message>
        <source>Point out an &amp;illegal move</source>
        <translation>指出违反行棋规定(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>摆正棋子(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>停钟(&amp;S)</translation>
    </message>
    <message>
        <source>Referee&apos;s &amp;desk</source>
        <translation>裁判台(&amp;D)</translation>
    </message>
    <message>
        <source>Call a &amp;foul...</source>
        <translation>判犯规(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Rule a result...</source>
        <translation>裁决(&amp;R)</translation>
    </message>
    <message>
        <source>Repetition and move &amp;limit</source>
        <translation>循环反复与自然限着(&amp;L)</translation>
    </message>
    <message>
        <source>Rule on the re&amp;petition...</source>
        <translation>裁定循环反复(&amp;P)……</translation>
    </message>
    <message>
        <source>Go to what is &amp;wrong</source>
        <translation>转到有误之处(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Put a move in before it</source>
        <translation>在此着之前插录(&amp;P)</translation>
    </message>
    <message>
        <source>Put &amp;another move in its place</source>
        <translation>改录此着(&amp;A)</translation>
    </message>
    <message>
        <source>It was &amp;made so: keep it with ※</source>
        <translation>确实如此走，加 ※ 保留(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>删去此着(&amp;D)</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>上一着</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>下一着</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <source>Tell the &amp;clocks</source>
        <translation>报钟面(&amp;C)</translation>
    </message>
    <message>
        <source>Tell the last &amp;move</source>
        <translation>报上一着(&amp;M)</translation>
    </message>
    <message>
        <source>Tell the p&amp;ieces</source>
        <translation>报棋子(&amp;I)</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>check</source>
        <translation>将</translation>
    </message>
    <message>
        <source>mate threat</source>
        <translation>杀</translation>
    </message>
    <message>
        <source>chase</source>
        <translation>捉</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>exchange offer</source>
        <translation>兑</translation>
    </message>
    <message>
        <source>sacrifice offer</source>
        <translation>献</translation>
    </message>
    <message>
        <source>block</source>
        <translation>拦</translation>
    </message>
    <message>
        <source>shadow</source>
        <translation>跟</translation>
    </message>
    <message>
        <source>{cls} ({others})</source>
        <comment>class of a move and what else it is</comment>
        <translation>{cls}（{others}）</translation>
    </message>
    <message>
        <source>{piece} at {point}</source>
        <comment>{numeral}: its file, as its side counts</comment>
        <translation>{piece}（{numeral}路）</translation>
    </message>
    <message>
        <source>Check by {pieces}.</source>
        <translation>{pieces}将军。</translation>
    </message>
    <message>
        <source>It threatens to mate by checks from the next move on: {line}.</source>
        <translation>企图下一着起连续将军，将死对方：{line}。</translation>
    </message>
    <message>
        <source>The search ended at its bound: whether it is a mate threat or a chase is open.</source>
        <translation>推算已到限度，是否为杀或捉未能断定。</translation>
    </message>
    <message>
        <source>{hunter} attacks {prey}; general and pawn may chase for ever (26.1).</source>
        <translation>{hunter}捉{prey}；帅（将）、兵（卒）本身允许长捉（26.1）。</translation>
    </message>
    <message>
        <source>It is neither check nor mate threat nor chase.</source>
        <translation>不属于将、杀、捉。</translation>
    </message>
    <message>
        <source>It is a joint chase with {helpers} (24.17).</source>
        <translation>与{helpers}联合捉子（24.17）。</translation>
    </message>
    <message>
        <source>{hunter} chases {prey}.</source>
        <translation>{hunter}捉{prey}。</translation>
    </message>
    <message>
        <source>It opens the way for {hunter}, which chases {prey}.</source>
        <translation>闪开后，{hunter}捉{prey}。</translation>
    </message>
    <message>
        <source>From now on {hunter} wins {prey} by capturing it.</source>
        <translation>走子后，{hunter}吃{prey}可得子，即捉。</translation>
    </message>
    <message>
        <source>By checks from the next move on, {prey} is won: {line} (24.3).</source>
        <translation>从下一着开始连续将军，可得{prey}：{line}（24.3）。</translation>
    </message>
    <message>
        <source>It is unprotected.</source>
        <comment>the piece chased</comment>
        <translation>被捉之子无根。</translation>
    </message>
    <message>
        <source>It is protected by {roots}.</source>
        <comment>the piece chased</comment>
        <translation>被捉之子有根，根为{roots}。</translation>
    </message>
    <message>
        <source>It is under-protected: {roots} is not enough (24.15).</source>
        <comment>the piece chased</comment>
        <translation>被捉之子少根，仅有{roots}为根（24.15）。</translation>
    </message>
    <message>
        <source>Its protection is false: {roots} can&apos;t retake (24.16).</source>
        <comment>the piece chased</comment>
        <translation>被捉之子为假根，{roots}不能离线反吃（24.16）。</translation>
    </message>
    <message>
        <source>{hunter} attacked {prey} before already: no new chase.</source>
        <translation>{hunter}原已捉着{prey}，未产生新的捉。</translation>
    </message>
    <message>
        <source>{hunter} offers {prey} an exchange (26.9).</source>
        <translation>{hunter}向{prey}邀兑（26.9）。</translation>
    </message>
    <message>
        <source>{hunter} follows {prey}, which is protected.</source>
        <translation>{hunter}跟{prey}，后者有根。</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would be mated at once: no chase (24.3).</source>
        <translation>{hunter}若吃{prey}，己方立即被将死，不为捉（24.3）。</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would lose more than it wins: no chase (26.5).</source>
        <translation>{hunter}若吃{prey}，得不偿失，不为捉（26.5）。</translation>
    </message>
    <message>
        <source>The general answers a check: whatever that attacks counts as idle (26.1.2).</source>
        <translation>走动帅（将）应将，由此产生的捉、杀按闲处理（26.1.2）。</translation>
    </message>
    <message>
        <source>The defender&apos;s only attacking piece takes a point that holds the draw: advisors and elephants it attacks thereby are no prey (26.2).</source>
        <translation>守和方只有一个进攻子，占据守和要点，附带产生的捉士象按闲处理（26.2）。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>进入对局</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Red&apos;s unit</source>
        <translation>红方单位</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black&apos;s unit</source>
        <translation>黑方单位</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>轮次、台次</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判员</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>规程</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>计时方案</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>按钟</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Red&apos;s name</source>
        <translation>红方姓名</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动按钟</translation>
    </message>
    <message>
        <source>By the players</source>
        <translation>棋手按钟</translation>
    </message>
    <message>
        <source>By the players at a wooden board, with a recorder</source>
        <translation>木盘对弈，双方按钟，记录员录入着法</translation>
    </message>
    <message>
        <source>Each player keeps a record (7.1)</source>
        <translation>棋手各自记录（7.1）</translation>
    </message>
    <message>
        <source>The referee then notes moves left out. Otherwise the program&apos;s serves both.</source>
        <translation>由裁判员登记漏记。不选时，程序的记录供双方共用。</translation>
    </message>
    <message>
        <source>No game can start from this position.</source>
        <translation>不能从这个局面开始对局。</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Discard...</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Discard this game for good</source>
        <translation>彻底删除此对局</translation>
    </message>
</context>
<context>
    <name>OmissionForm</name>
    <message>
        <source>Moves left out of a record</source>
        <translation>登记漏记</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>记录在案</translation>
    </message>
    <message>
        <source>Moves in a row; what was noted before and not filled in is added ({article}).</source>
        <translation>连续漏记的着数；此前登记而尚未补全的一并计入（{article}）。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>又漏记着数</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Moving pieces</source>
        <translation>走子方式</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录方式</translation>
    </message>
    <message>
        <source>Clock alone: faces</source>
        <translation>单用棋钟：钟面</translation>
    </message>
    <message>
        <source>Clock alone: players</source>
        <translation>单用棋钟：座位</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>时间将尽</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>File numbers at the edge</source>
        <translation>棋盘边缘标明路数</translation>
    </message>
    <message>
        <source>Mark where a piece may go</source>
        <translation>标明可走到的点</translation>
    </message>
    <message>
        <source>Let pieces glide</source>
        <translation>走子时显示动画</translation>
    </message>
    <message>
        <source>Far side turned</source>
        <translation>对坐显示</translation>
    </message>
    <message>
        <source>Red&apos;s digits in Chinese</source>
        <translation>红方用中文数字</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>朗读着法</translation>
    </message>
    <message>
        <source>Call “Check!”</source>
        <translation>报“将军”</translation>
    </message>
    <message>
        <source>In games whose regulations allow it: of those that come with the program, the friendly ones.</source>
        <translation>只用于规程允许提示的对局；随附的规程中，只有友谊赛允许。</translation>
    </message>
    <message>
        <source>For two people across a table: pieces and clock face of the far side stand on their head.</source>
        <translation>供两人隔桌对坐：对面一方的棋子和钟面倒转显示。</translation>
    </message>
    <message>
        <source>In the abbreviated record, on the screen and on the score sheet.</source>
        <translation>用于简写记录，屏幕和记录纸上都如此。</translation>
    </message>
    <message>
        <source>At 5 minutes, 1 minute and 10 seconds, and in each period of byo-yomi. Spoken where the system has a voice of this language, else a tone.</source>
        <translation>剩5分、1分、10秒时提示，读秒时每段都提示。系统有本语言的语音时用语音，否则响一声。</translation>
    </message>
    <message>
        <source>Where the system has a voice of this language.</source>
        <translation>系统有本语言的语音时才朗读。</translation>
    </message>
    <message>
        <source>The rules do not ask for it (3.1).</source>
        <translation>规则不要求报将（3.1）。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>素面，高对比</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木纹</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>繁体字</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>简体字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>By clicks or by dragging</source>
        <translation>点击或拖动</translation>
    </message>
    <message>
        <source>By clicks</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>By dragging</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Dials with hands</source>
        <translation>指针钟面</translation>
    </message>
    <message>
        <source>Large digits</source>
        <translation>大数字钟面</translation>
    </message>
    <message>
        <source>Sit before the screen</source>
        <translation>同坐屏前</translation>
    </message>
    <message>
        <source>Sit across it, the far face turned</source>
        <translation>隔屏对坐，对面钟面倒转</translation>
    </message>
    <message>
        <source>Full record</source>
        <translation>完整记录</translation>
    </message>
    <message>
        <source>Abbreviated record</source>
        <translation>简写记录</translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation>WXF 字母</translation>
    </message>
    <message>
        <source>With a referee only the time-out</source>
        <translation>有裁判时只响超时</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only the time-out</source>
        <translation>只响超时</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>Do not tell</source>
        <translation>不提示</translation>
    </message>
    <message>
        <source>Tell</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Tell, and count the last ten seconds</source>
        <translation>提示，并读最后十秒</translation>
    </message>
</context>
<context>
    <name>Paperwork</name>
    <message>
        <source>Envelope of the sealed move</source>
        <translation>封棋信封</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>封棋信封</translation>
    </message>
    <message>
        <source>There is no printer here. Save the score sheet as PDF and print it elsewhere.</source>
        <translation>这台电脑没有打印机。请将记录纸存为 PDF，到别处打印。</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>空白记录纸</translation>
    </message>
    <message>
        <source>blank score sheet</source>
        <translation>空白记录纸</translation>
    </message>
    <message>
        <source>{game} log</source>
        <comment>the name of a file</comment>
        <translation>{game} 裁判过程记录</translation>
    </message>
    <message>
        <source>Referee&apos;s log</source>
        <translation>裁判过程记录</translation>
    </message>
    <message>
        <source>Picture of the position</source>
        <translation>局面图片</translation>
    </message>
    <message>
        <source>The position is on the clipboard as a picture.</source>
        <translation>局面图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as FEN.</source>
        <translation>局面 FEN 已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>对局已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>PasscodeForm</name>
    <message>
        <source>With a passcode the desk opens only to those who know it; it locks itself when it is put away. Left empty, the passcode is taken away. Where only one office has one, it opens everything.</source>
        <translation>设置口令后，只有知道口令的人才能开启裁判台；收起裁判台即自动上锁。留空则取消口令。只有一个职务设了口令时，该口令可办理全部事项。</translation>
    </message>
    <message>
        <source>Passcode of the desk</source>
        <translation>裁判台口令</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>职务</translation>
    </message>
    <message>
        <source>New passcode</source>
        <translation>新口令</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再输一次</translation>
    </message>
</context>
<context>
    <name>PauseForm</name>
    <message>
        <source>Let the clocks go on</source>
        <translation>继续开钟</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续开钟</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>red general</source>
        <translation>红帅</translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation>红仕</translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation>红相</translation>
    </message>
    <message>
        <source>red horse</source>
        <translation>红马</translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation>红车</translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation>红炮</translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation>红兵</translation>
    </message>
    <message>
        <source>black general</source>
        <translation>黑将</translation>
    </message>
    <message>
        <source>black advisor</source>
        <translation>黑士</translation>
    </message>
    <message>
        <source>black elephant</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>black horse</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>black cannon</source>
        <translation>黑炮</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑卒</translation>
    </message>
</context>
<context>
    <name>PlayActs</name>
    <message>
        <source>&amp;Let the clocks go on</source>
        <translation>继续开钟(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start the clocks</source>
        <translation>开钟(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>停钟(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of the record</source>
        <translation>撤销记录的上一次改动(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>Pieces are &amp;adjusted</source>
        <translation>摆正完毕(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>摆正棋子(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>已记入磁盘</translation>
    </message>
    <message>
        <source>Not on disk</source>
        <translation>未记入磁盘</translation>
    </message>
    <message>
        <source>Go on in another place...</source>
        <translation>换个位置继续</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Friendly game</source>
        <translation>友谊赛</translation>
    </message>
    <message>
        <source>Rules of 1999, with a referee</source>
        <translation>1999 年规则（设裁判员）</translation>
    </message>
    <message>
        <source>Club rules, with a referee</source>
        <translation>俱乐部规则（设裁判员）</translation>
    </message>
    <message>
        <source>Older rules, with a referee</source>
        <translation>早期规则（设裁判员）</translation>
    </message>
    <message>
        <source>Rules of 2011, with a referee</source>
        <translation>2011 年规则（设裁判员）</translation>
    </message>
    <message>
        <source>A referee runs the game: he stops the clocks and rules.</source>
        <translation>裁判员管理本局，由裁判员停钟和裁决。</translation>
    </message>
    <message>
        <source>No referee: the players stop the clocks themselves.</source>
        <translation>不设裁判员，由棋手自己停钟。</translation>
    </message>
    <message>
        <source>Moves are taken back if the opponent agrees.</source>
        <translation>经对方同意可以悔棋。</translation>
    </message>
    <message>
        <source>No move is taken back (5.7).</source>
        <translation>不得悔棋（5.7）。</translation>
    </message>
    <message>
        <source>Fouls that lose the game: {n}.</source>
        <translation>犯规满 {n} 次判负。</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>All right</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The game is not finished. Leave it? It is kept and will be offered again, with stopped clocks.</source>
        <translation>对局未结束，要离开吗？将停钟并保留本局。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>开钟</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>继续开钟</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>本局已保存。</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Referee: {claim}</source>
        <translation>裁判员：{claim}</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停钟</translation>
    </message>
    <message>
        <source>Reopen...</source>
        <translation>启封续弈……</translation>
    </message>
    <message>
        <source>Sign...</source>
        <translation>签字……</translation>
    </message>
    <message>
        <source>Referee: check the number of moves, then decide.</source>
        <translation>裁判员：请核对着数，再作裁决。</translation>
    </message>
    <message>
        <source>The flag does not count...</source>
        <translation>落旗不算……</translation>
    </message>
    <message>
        <source>Rule a result...</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>{who}: agree to a draw?</source>
        <translation>{who}：同意作和吗？</translation>
    </message>
    <message>
        <source>{who}: may {side} take the move back?</source>
        <translation>{who}：同意{side}悔棋吗？</translation>
    </message>
    <message>
        <source>{who}: may {side} adjust pieces?</source>
        <translation>{who}：同意{side}摆正棋子吗？</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>摆正完毕</translation>
    </message>
    <message>
        <source>The rules do not allow {move}. Was it made all the same?</source>
        <translation>{move}不符合行棋规定。确实这样走了吗？</translation>
    </message>
    <message>
        <source>It was made</source>
        <translation>确实走了</translation>
    </message>
    <message>
        <source>Made (Y)</source>
        <comment>a move, the second step of confirming it</comment>
        <translation>确认（Y）</translation>
    </message>
    <message>
        <source>No</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>确认（Enter）</translation>
    </message>
    <message>
        <source>It does</source>
        <translation>确实如此</translation>
    </message>
    <message>
        <source>The game is over (Y)</source>
        <translation>对局结束（Y）</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>不同意</translation>
    </message>
    <message>
        <source>Agree to a draw</source>
        <translation>同意作和</translation>
    </message>
    <message>
        <source>A draw (Y)</source>
        <translation>确认和棋（Y）</translation>
    </message>
    <message>
        <source>Referee: {side} did not move as the touched pieces bind ({article}).</source>
        <translation>裁判员：{side}未按摸子规定走子（{article}）。</translation>
    </message>
    <message>
        <source>Referee: the record calls for a ruling. {ending}</source>
        <translation>裁判员：依记录应予裁定。{ending}</translation>
    </message>
    <message>
        <source>Referee: {side} {offence} ({article}).</source>
        <translation>裁判员：{side}{offence}（{article}）。</translation>
    </message>
    <message>
        <source>Call the foul...</source>
        <translation>判犯规</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯规</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Fouls: Red {red}, Black {black}</source>
        <translation>犯规：红方 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>style of the record</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>Abbreviated</source>
        <translation>简写</translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation>WXF 字母</translation>
    </message>
    <message>
        <source>Style of the record</source>
        <translation>记录方式</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>Type a move: 炮二平五, C2=5, h2e2...</source>
        <translation>输入着法：炮二平五、C2=5、h2e2……</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Moves left out...</source>
        <translation>登记漏记……</translation>
    </message>
    <message>
        <source>Demand of a player...</source>
        <translation>向棋手提出要求……</translation>
    </message>
    <message>
        <source>A player refuses...</source>
        <translation>棋手拒绝执行……</translation>
    </message>
    <message>
        <source>{side} has filled in</source>
        <translation>{side}已补全</translation>
    </message>
    <message>
        <source>record every move</source>
        <translation>逐着记录</translation>
    </message>
    <message>
        <source>fill in before moving</source>
        <translation>先补全漏记着法，方可行棋</translation>
    </message>
    <message>
        <source>a fair copy after the game</source>
        <translation>局后誊清补正</translation>
    </message>
    <message>
        <source>must fill in before the next move</source>
        <translation>须先补全，方可走棋</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>可暂缓记录</translation>
    </message>
    <message>
        <source>left out: {n}, a foul for each {each}</source>
        <translation>连续漏记 {n} 着，每 {each} 着判犯规一次</translation>
    </message>
    <message>
        <source>left out: {n}</source>
        <translation>漏记 {n} 着</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two things about a player&apos;s record</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>{side}: {duty}.</source>
        <comment>how a player stands with the record</comment>
        <translation>{side}{duty}。</translation>
    </message>
    <message>
        <source>A foul is then due ({article}).</source>
        <translation>应判犯规（{article}）。</translation>
    </message>
    <message>
        <source>Demanded of {side}: {what}.</source>
        <translation>已要求{side}：{what}。</translation>
    </message>
    <message>
        <source>{side} refuses: {what}.</source>
        <translation>{side}拒绝执行：{what}。</translation>
    </message>
    <message>
        <source>{side}: fill in the record first, then move ({article}).</source>
        <translation>{side}须先补全漏记着法，方可走棋（{article}）。</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>已补全</translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Time</source>
        <comment>time used for a move</comment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Red&apos;s time</source>
        <translation>红方用时</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>黑方用时</translation>
    </message>
    <message>
        <source>(missing)</source>
        <comment>a move that the record lacks</comment>
        <translation>（漏录）</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}，空</translation>
    </message>
    <message>
        <source>{move}, does not fit here</source>
        <translation>{move}，与局面不符</translation>
    </message>
</context>
<context>
    <name>RefusalForm</name>
    <message>
        <source>Somebody refuses to sign</source>
        <translation>拒绝签字</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>记录在案</translation>
    </message>
    <message>
        <source>The refusal and its reason stand on the score sheet; the result stays.</source>
        <translation>拒签及其理由记入记录纸，结果不变。</translation>
    </message>
    <message>
        <source>Who refuses</source>
        <translation>拒签方</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>A player refuses</source>
        <translation>棋手拒绝执行</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>拒绝</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>尚未开钟。</translation>
    </message>
    <message>
        <source>The game has been started already.</source>
        <translation>对局已经开始。</translation>
    </message>
    <message>
        <source>The start position is decided already.</source>
        <translation>起始局面胜负已定。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已经结束。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>现已停钟。</translation>
    </message>
    <message>
        <source>The clocks are running.</source>
        <translation>棋钟正在走。</translation>
    </message>
    <message>
        <source>A flag has fallen; the referee decides.</source>
        <translation>已经落旗，由裁判员裁决。</translation>
    </message>
    <message>
        <source>The time was over before that.</source>
        <translation>在此之前时间已到。</translation>
    </message>
    <message>
        <source>It is the other side&apos;s move.</source>
        <translation>现在轮到对方走棋。</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time (8.5).</source>
        <translation>只能在自己走棋的时间内提出（8.5）。</translation>
    </message>
    <message>
        <source>No press without a move on the board.</source>
        <translation>棋盘上没有走棋，不能按钟。</translation>
    </message>
    <message>
        <source>The program presses the clock in this game.</source>
        <translation>本局由程序按钟。</translation>
    </message>
    <message>
        <source>Only the clock is used here; the board is on the table.</source>
        <translation>这里只用棋钟，棋盘在桌上。</translation>
    </message>
    <message>
        <source>That is done at the wooden board; the moves are keyed.</source>
        <translation>本局用木盘对弈，着法由记录员录入，此事须在盘上进行。</translation>
    </message>
    <message>
        <source>That is no move.</source>
        <translation>这不是着法。</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>这样走违反行棋规定。</translation>
    </message>
    <message>
        <source>A draw offer is waiting for its answer.</source>
        <translation>提议作和，尚待对方答复。</translation>
    </message>
    <message>
        <source>There is no draw offer to answer.</source>
        <translation>没有待答复的提和。</translation>
    </message>
    <message>
        <source>The opponent answers a draw offer.</source>
        <translation>提和应由对方答复。</translation>
    </message>
    <message>
        <source>No move is taken back in this game (5.7).</source>
        <translation>本局不得悔棋（5.7）。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>A request is waiting for its answer.</source>
        <translation>请求尚待对方答复。</translation>
    </message>
    <message>
        <source>The opponent answers a request.</source>
        <translation>请求应由对方答复。</translation>
    </message>
    <message>
        <source>Touch-move is not in force in this game.</source>
        <translation>本局不实行摸子走子。</translation>
    </message>
    <message>
        <source>There is no piece on this point.</source>
        <translation>这个交叉点上没有棋子。</translation>
    </message>
    <message>
        <source>No piece is touched.</source>
        <translation>没有摸触棋子。</translation>
    </message>
    <message>
        <source>A piece was touched, and touch-move binds (article 5).</source>
        <translation>已摸触棋子，须按摸子规定走子（第 5 条）。</translation>
    </message>
    <message>
        <source>Pieces are not adjusted in this game.</source>
        <translation>本局不得摆正棋子。</translation>
    </message>
    <message>
        <source>Pieces are being adjusted now.</source>
        <translation>正在摆正棋子。</translation>
    </message>
    <message>
        <source>No pieces are being adjusted now.</source>
        <translation>现在没有在摆正棋子。</translation>
    </message>
    <message>
        <source>There is no request to answer.</source>
        <translation>没有待答复的请求。</translation>
    </message>
    <message>
        <source>This game has no referee.</source>
        <translation>本局未设裁判员。</translation>
    </message>
    <message>
        <source>Only the referee may do this.</source>
        <translation>只能由裁判员处理。</translation>
    </message>
    <message>
        <source>Only the players may do this.</source>
        <translation>只能由棋手进行。</translation>
    </message>
    <message>
        <source>No foul of this name is known to the regulations.</source>
        <translation>规程中没有这一项犯规。</translation>
    </message>
    <message>
        <source>A foul counts at least once.</source>
        <translation>犯规至少计一次。</translation>
    </message>
    <message>
        <source>This result does not go with this ending.</source>
        <translation>这个结果与终局原因不符。</translation>
    </message>
    <message>
        <source>The game has changed meanwhile. Look again.</source>
        <translation>对局情况已有变化，请重新查看。</translation>
    </message>
    <message>
        <source>This figure is out of range.</source>
        <translation>数值超出范围。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>没有落旗。</translation>
    </message>
    <message>
        <source>This side has moved already and can&apos;t be absent.</source>
        <translation>该方已经走过棋，不能记为未到场。</translation>
    </message>
    <message>
        <source>This side is noted as absent already.</source>
        <translation>该方已经记为未到场。</translation>
    </message>
    <message>
        <source>This side is not noted as absent.</source>
        <translation>该方没有记为未到场。</translation>
    </message>
    <message>
        <source>There is no act of the referee to undo.</source>
        <translation>没有可撤销的裁判操作。</translation>
    </message>
    <message>
        <source>It can&apos;t be undone any more: time or lateness would have decided the game.</source>
        <translation>不能再撤销：撤销后即有一方超时或迟到判负。</translation>
    </message>
    <message>
        <source>This move is not against the rules.</source>
        <translation>该着没有违反行棋规定。</translation>
    </message>
    <message>
        <source>It is noted already.</source>
        <translation>已经记录在案。</translation>
    </message>
    <message>
        <source>There is no move to correct.</source>
        <translation>没有可纠正的着。</translation>
    </message>
    <message>
        <source>No foul is waiting to be called.</source>
        <translation>没有待判的犯规。</translation>
    </message>
    <message>
        <source>This is beyond the power of this referee (article 18).</source>
        <translation>超出该裁判员的权限（第 18 条）。</translation>
    </message>
    <message>
        <source>The loser neither refused a fair copy nor was put out of the session (7.4, 18.2).</source>
        <translation>负方既未拒绝誊清补正，也未被取消比赛资格（7.4、18.2）。</translation>
    </message>
    <message>
        <source>A claim is waiting for its ruling.</source>
        <translation>已有提请，尚待裁判审核。</translation>
    </message>
    <message>
        <source>There is no claim to rule on.</source>
        <translation>没有待审核的提请。</translation>
    </message>
    <message>
        <source>The regulations hear no such claim.</source>
        <translation>规程不受理此项提请。</translation>
    </message>
    <message>
        <source>Who has left so much out of his record is not heard (22.3).</source>
        <translation>漏记过多，不予受理（22.3）。</translation>
    </message>
    <message>
        <source>There were not so many rounds without a capture yet (4.2.4).</source>
        <translation>连续未吃子的回合数还不够（4.2.4）。</translation>
    </message>
    <message>
        <source>The program keeps the record in this game.</source>
        <translation>本局由程序记录。</translation>
    </message>
    <message>
        <source>This side may stop recording now (7.2).</source>
        <translation>该方现在可暂缓记录（7.2）。</translation>
    </message>
    <message>
        <source>The omitted moves are to be filled in before the next move (7.2).</source>
        <translation>须先补全漏记着法，方可走棋（7.2）。</translation>
    </message>
    <message>
        <source>No moves are omitted.</source>
        <translation>没有漏记的着。</translation>
    </message>
    <message>
        <source>The program writes the record of this game itself.</source>
        <translation>本局着法由程序自行记录，不需录入。</translation>
    </message>
    <message>
        <source>The record does not show yet what stands on the wooden board: key the moves first.</source>
        <translation>记录尚未跟上木盘局面，请先录入着法。</translation>
    </message>
    <message>
        <source>No move is keyed there.</source>
        <translation>此处没有录入的着法。</translation>
    </message>
    <message>
        <source>The record shows neither checkmate nor stalemate.</source>
        <translation>按记录，局面既非将死，也非困毙。</translation>
    </message>
    <message>
        <source>The record has no change to take back.</source>
        <translation>记录没有可以撤销的改动。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>本局已封局。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>本局没有封局。</translation>
    </message>
    <message>
        <source>This is not the sealed move.</source>
        <translation>这不是所封的暗着。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>对局尚未结束。</translation>
    </message>
    <message>
        <source>It is signed, or refused, already.</source>
        <translation>已经签字或拒签。</translation>
    </message>
    <message>
        <source>Signatures are missing.</source>
        <translation>签字尚未齐全。</translation>
    </message>
    <message>
        <source>The referee&apos;s desk is locked. Its passcode opens it.</source>
        <translation>裁判台已上锁，请输入口令开启。</translation>
    </message>
    <message>
        <source>This is no passcode.</source>
        <translation>这不是有效的口令。</translation>
    </message>
    <message>
        <source>The game is signed. Nothing of it can be changed any more.</source>
        <translation>本局已签字认可，不能再作更改。</translation>
    </message>
</context>
<context>
    <name>ReleaseForm</name>
    <message>
        <source>Only brushed</source>
        <translation>误碰</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>不作摸子论</translation>
    </message>
    <message>
        <source>A piece that was clearly brushed by accident does not count as touched ({article}).</source>
        <translation>明显误碰的棋子，不作摸子论处（{article}）。</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>brushed by the sleeve</source>
        <translation>衣袖带到</translation>
    </message>
    <message>
        <source>slip of the mouse</source>
        <translation>鼠标误点</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>摆正棋子</translation>
    </message>
</context>
<context>
    <name>RemedyForm</name>
    <message>
        <source>Do so</source>
        <translation>照此处理</translation>
    </message>
    <message>
        <source>What applies</source>
        <translation>如何处理</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>随即继续开钟</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Rule: {result}</source>
        <translation>判{result}</translation>
    </message>
    <message>
        <source>Foul of {side}: {foul}</source>
        <translation>判{side}犯规：{foul}</translation>
    </message>
    <message>
        <source>{piece} counts as touched</source>
        <translation>{piece}视为已摸触，须走此子</translation>
    </message>
    <message>
        <source>Choose what is to be done.</source>
        <translation>请选择如何处理。</translation>
    </message>
</context>
<context>
    <name>ReopenForm</name>
    <message>
        <source>Reopen the game</source>
        <translation>启封续弈</translation>
    </message>
    <message>
        <source>Play the sealed move</source>
        <translation>走出暗着</translation>
    </message>
    <message>
        <source>Accept it though the rules forbid it (type coordinates, such as h2e2)</source>
        <translation>违例也照此走出（请输入坐标，如 h2e2）</translation>
    </message>
    <message>
        <source>The move on the paper</source>
        <translation>纸上的着法</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>违例着法</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This game has no moves.</source>
        <translation>本局没有着法。</translation>
    </message>
    <message>
        <source>The position before the first move; moves in all: {plies}.</source>
        <translation>第一着之前的局面；全局共 {plies} 着。</translation>
    </message>
    <message>
        <source>Move {ply} of {plies}: {move}.</source>
        <translation>第 {ply} 着，共 {plies} 着：{move}。</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>This is the first position.</source>
        <translation>已是起始局面。</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>已是最后局面。</translation>
    </message>
    <message>
        <source>First position (Home)</source>
        <translation>起始局面（Home）</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>上一着（←）</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>下一着（→）</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>最后局面（End）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此局面续弈</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>only to look at</source>
        <translation>仅供查看</translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
    <message>
        <source>{result}. {ending}.</source>
        <translation>{result}。{ending}。</translation>
    </message>
    <message>
        <source>{result}.</source>
        <translation>{result}。</translation>
    </message>
</context>
<context>
    <name>RulingDesk</name>
    <message>
        <source>Confirm</source>
        <translation>维持</translation>
    </message>
    <message>
        <source>A loop of {plies} moves has been played {count} times.</source>
        <translation>现有循环：{plies} 着一循环，已走 {count} 遍。</translation>
    </message>
    <message>
        <source>Rounds without a capture: {red} of {limit}.</source>
        <translation>连续未吃子：{red} 回合（自然限着 {limit} 回合）。</translation>
    </message>
    <message>
        <source>Rounds without a capture, of {limit}: {red} if Red claims, {black} if Black claims.</source>
        <translation>连续未吃子（自然限着 {limit} 回合）：红方提出计 {red} 回合，黑方提出计 {black} 回合。</translation>
    </message>
    <message>
        <source>Checks since: Red {red}, Black {black}; of a claimant&apos;s at most {most} count (22.2).</source>
        <translation>其间将军：红方 {red} 着，黑方 {black} 着；提出方最多只计 {most} 着（22.2）。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds</source>
        <translation>{side}应变着，限 {n} 个回合内</translation>
    </message>
    <message>
        <source>The claim is not upheld, the game goes on</source>
        <translation>审核不属实，继续对局</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Confirmed by the referee.</source>
        <translation>{edition}：{ruling}裁判员维持。</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Overruled by the referee: {reason}</source>
        <translation>{edition}：{ruling}裁判员改判，理由：{reason}</translation>
    </message>
    <message>
        <source>Found by the {edition} from move {ply} on: {classes}.</source>
        <translation>按{edition}，第 {ply} 着起各着为：{classes}。</translation>
    </message>
    <message>
        <source>No loop was played three times (23.3).</source>
        <translation>循环反复不足三次（23.3）。</translation>
    </message>
    <message>
        <source>Overruled by the referee: {reason}</source>
        <translation>裁判改判：{reason}</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the full stop</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>There is no referee: the players follow the verdict themselves, by varying or by agreeing.</source>
        <translation>本局无裁判员，请双方棋手自行依此变着或同意作和。</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Choose how the game ends.</source>
        <translation>请选择终局原因。</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>裁决结果</translation>
    </message>
    <message>
        <source>Rule it</source>
        <translation>作出裁决</translation>
    </message>
    <message>
        <source>The clocks stop and the game is over; the article stands on the score sheet.</source>
        <translation>停钟并结束对局；所据条款写入记录纸。</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>终局原因</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>请选择……</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>This is the first move of the loop.</source>
        <translation>这是循环的第一着。</translation>
    </message>
    <message>
        <source>This is the last move of the loop.</source>
        <translation>这是循环的最后一着。</translation>
    </message>
    <message>
        <source>Choose a decision and give the reason for it.</source>
        <translation>请先选择裁决，并写明理由。</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循环反复</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the previous move</comment>
        <translation>上一着</translation>
    </message>
    <message>
        <source>On</source>
        <comment>to the next move</comment>
        <translation>下一着</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>改判</translation>
    </message>
    <message>
        <source>Otherwise...</source>
        <translation>改判为……</translation>
    </message>
    <message>
        <source>Decide otherwise...</source>
        <translation>改判为……</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves of the loop</source>
        <translation>循环中的着法</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>repetition rules of 1999</source>
        <translation>1999年棋例</translation>
    </message>
    <message>
        <source>repetition rules of 2011</source>
        <translation>2011年棋例</translation>
    </message>
    <message>
        <source>repetition rules of 2020</source>
        <translation>2020年棋例</translation>
    </message>
    <message>
        <source>older repetition rules</source>
        <translation>旧棋例</translation>
    </message>
    <message>
        <source>rules of the Asian federation</source>
        <translation>亚洲棋规</translation>
    </message>
    <message>
        <source>rules of the World federation, 2018</source>
        <translation>世界棋规（2018年）</translation>
    </message>
    <message>
        <source>The {edition} are known only in part. What they leave open is classed as the book of 2011 and its figures do.</source>
        <translation>{edition}的原文仅知一部分；其未详之处，着法性质依2011年棋例及其图例判定。</translation>
    </message>
    <message>
        <source>There is nothing to rule on: no loop was played three times.</source>
        <translation>双方着法循环反复未达三次，无需裁定。</translation>
    </message>
    <message>
        <source>Loop of {plies} moves from move {first} on, played {count} times.</source>
        <translation>{plies} 着一循环，自第 {first} 着起，已走 {count} 遍。</translation>
    </message>
    <message>
        <source>{plies} moves without a capture from move {first} on (23.4).</source>
        <translation>自第 {first} 着起连续 {plies} 着未吃子（23.4）。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds; if it does not, it loses ({article}).</source>
        <translation>{side}应变着；{n} 个回合内不变，判负（{article}）。</translation>
    </message>
    <message>
        <source>{side} checks perpetually and loses</source>
        <translation>{side}单方面长将，判负</translation>
    </message>
    <message>
        <source>{side} chases perpetually and loses</source>
        <translation>{side}长捉，判负</translation>
    </message>
    <message>
        <source>{text} ({article})</source>
        <comment>a sentence and its article</comment>
        <translation>{text}（{article}）</translation>
    </message>
    <message>
        <source>Needs the referee: is move {moves} a mate threat or a chase? The search ended at its bound.</source>
        <translation>须由裁判员裁定：第 {moves} 着是否为杀或捉？推算已到限度，未能断定。</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <comment>a sentence</comment>
        <translation>{clause}。</translation>
    </message>
    <message>
        <source>{clause} (article {article} of the book of 2011).</source>
        <translation>{clause}（2011年棋例{article}）。</translation>
    </message>
    <message>
        <source>{clause} (rule {article}).</source>
        <translation>{clause}（第{article}条）。</translation>
    </message>
    <message>
        <source>In no case may one side alone check perpetually</source>
        <translation>在任何情况下，均不允许单方面长将</translation>
    </message>
    <message>
        <source>One side makes forbidden moves, the other allowed ones: the former varies</source>
        <translation>一方为禁止着法，另一方为允许着法，由前者变着</translation>
    </message>
    <message>
        <source>Both make forbidden moves, but {side} alone attacks a chariot or an unprotected piece single-handed, threatens mate or checks by turns: it varies</source>
        <translation>双方均为禁止着法；{side}单方长杀、长捉车、长捉无根子或与将相间，须变着</translation>
    </message>
    <message>
        <source>Both make forbidden moves: a draw if neither varies</source>
        <translation>双方均为禁止着法，双方不变作和</translation>
    </message>
    <message>
        <source>Two pieces that chase two are no perpetual chase</source>
        <translation>两子分别捉两子，不算长捉</translation>
    </message>
    <message>
        <source>Check outweighs chase, chase outweighs the rest; the graver side loses, else it is a draw</source>
        <translation>长将重于长捉，长捉重于其他着法；重者判负，相同作和</translation>
    </message>
    <message>
        <source>Both make allowed moves: a draw if neither varies</source>
        <translation>双方均为允许着法，双方不变作和</translation>
    </message>
    <message>
        <source>Attacks are answered by attacks: a draw if neither varies</source>
        <translation>以打还打，双方不变作和</translation>
    </message>
    <message>
        <source>{side}: {pattern} ({conduct}).</source>
        <translation>{side}：{pattern}（{conduct}）。</translation>
    </message>
    <message>
        <source>allowed moves</source>
        <translation>允许着法</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>长将</translation>
    </message>
    <message>
        <source>forbidden moves</source>
        <translation>禁止着法</translation>
    </message>
    <message>
        <source>{n} {cls}</source>
        <comment>so many moves of a class; {numeral}: the same</comment>
        <translation>{numeral}{cls}</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <comment>classes of moves: 一将一杀</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>perpetual mate threats</source>
        <translation>长杀</translation>
    </message>
    <message>
        <source>perpetual chase</source>
        <translation>长捉</translation>
    </message>
    <message>
        <source>idle moves</source>
        <translation>闲着</translation>
    </message>
</context>
<context>
    <name>SanctionForm</name>
    <message>
        <source>Impose a sanction</source>
        <translation>处分</translation>
    </message>
    <message>
        <source>Impose it</source>
        <translation>作出处分</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>处分</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>职务</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation>已有“{name}”，要替换吗？</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不替换</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>SealForm</name>
    <message>
        <source>Adjourn with a sealed move</source>
        <translation>封棋</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>封棋</translation>
    </message>
    <message>
        <source>It lies on paper, in an envelope</source>
        <translation>写在纸上，装入信封</translation>
    </message>
    <message>
        <source>It is typed here, unseen</source>
        <translation>在此暗录，不显示</translation>
    </message>
    <message>
        <source>date and time, if it is settled</source>
        <translation>日期和时间（如已确定）</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>暗着</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>续弈时间</translation>
    </message>
</context>
<context>
    <name>SessionEnd</name>
    <message>
        <source>Type a time of day, as 17:30.</source>
        <translation>请输入时刻，如 17:30。</translation>
    </message>
    <message>
        <source>The session ends at {time}.</source>
        <translation>本场比赛 {time} 结束。</translation>
    </message>
    <message>
        <source>The session ended at {time}.</source>
        <translation>本场比赛已于 {time} 结束。</translation>
    </message>
    <message>
        <source>It is {time}: the session ends.</source>
        <translation>{time} 已到，本场比赛结束。</translation>
    </message>
    <message>
        <source>The session ends at {time}, in 1 minute.</source>
        <translation>本场比赛 {time} 结束，还有 1 分钟。</translation>
    </message>
    <message>
        <source>The session ends at {time}, in {n} minutes.</source>
        <translation>本场比赛 {time} 结束，还有 {n} 分钟。</translation>
    </message>
    <message>
        <source>Another time...</source>
        <translation>改时间……</translation>
    </message>
</context>
<context>
    <name>SessionEndForm</name>
    <message>
        <source>End of the session</source>
        <translation>本场结束时间</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>It is told again as it comes near.</source>
        <translation>临近时还会提示。</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>结束时刻</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>恢复默认布局</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
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
        <translation>用时</translation>
    </message>
    <message>
        <source>Xiangqi Score Sheet</source>
        <translation>象棋对局记录纸</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第 {page} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>(continued overleaf)</source>
        <translation>（续下页）</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of a table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判员</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>规程</translation>
    </message>
    <message>
        <source>{side} moves first</source>
        <translation>{side}先走</translation>
    </message>
    <message>
        <source>{name} ({unit})</source>
        <comment>a player and the unit</comment>
        <translation>{name}（{unit}）</translation>
    </message>
    <message>
        <source>(missing)</source>
        <comment>a move that the record lacks</comment>
        <translation>（漏录）</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Red&apos;s time</source>
        <translation>红方用时</translation>
    </message>
    <message>
        <source>Black&apos;s time</source>
        <translation>黑方用时</translation>
    </message>
    <message>
        <source>Red&apos;s reserve time used</source>
        <translation>红方所用延长时间</translation>
    </message>
    <message>
        <source>Black&apos;s reserve time used</source>
        <translation>黑方所用延长时间</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>对局未结束</translation>
    </message>
    <message>
        <source>{result} ({score})</source>
        <comment>a result in words and as points</comment>
        <translation>{result}（{score}）</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>refused to sign</source>
        <translation>拒签</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>局面（FEN）</translation>
    </message>
    <message>
        <source>{side} did not sign: {reason}</source>
        <translation>{side}拒签：{reason}</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5)</source>
        <translation>{side}保留申诉（8.5）</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5): {note}</source>
        <translation>{side}保留申诉（8.5）：{note}</translation>
    </message>
    <message>
        <source>Red {red}, Black {black}</source>
        <comment>how many fouls each side has</comment>
        <translation>红方 {red}&#x3000;黑方 {black}</translation>
    </message>
    <message>
        <source>{side} {article}, round {round}</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}，第 {round} 回合</translation>
    </message>
    <message>
        <source>{side} {article}, before the first move</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}，第一着之前</translation>
    </message>
    <message>
        <source>{foul}: {note}</source>
        <comment>a foul and what happened</comment>
        <translation>{foul}：{note}</translation>
    </message>
    <message>
        <source>Signed, Red</source>
        <translation>红方签字</translation>
    </message>
    <message>
        <source>Signed, Black</source>
        <translation>黑方签字</translation>
    </message>
    <message>
        <source>Signed, referee</source>
        <translation>裁判签字</translation>
    </message>
    <message>
        <source>Abbreviated: a line under the last digit advances, over it retreats, none traverses.</source>
        <translation>简写：末位数字下加横线为进，上加横线为退，无横线为平。</translation>
    </message>
    <message>
        <source>※: a move against the rules.</source>
        <translation>※：违反行棋规定的着法。</translation>
    </message>
    <message>
        <source>Record check {hash}</source>
        <translation>记录校验 {hash}</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is printed in another font.</source>
        <translation>“{letter}”（{code}）用其他字体打印。</translation>
    </message>
    <message>
        <source>The letter {letter} ({code}) is in no font here; the sheet shows 〓 for it.</source>
        <translation>本机字体中没有“{letter}”（{code}），记录纸上以〓代替。</translation>
    </message>
    <message>
        <source>there is no game number {number} in it.</source>
        <translation>其中没有第 {number} 局。</translation>
    </message>
    <message>
        <source>{name}: pages {pages}</source>
        <comment>a PDF and how many pages it has</comment>
        <translation>{name}：共 {pages} 页</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Xiangqi: Red and Black</source>
        <translation>象棋：红方、黑方</translation>
    </message>
    <message>
        <source>Chess: White and Black</source>
        <translation>国际象棋：白方、黑方</translation>
    </message>
    <message>
        <source>Go or gomoku: Black and White</source>
        <translation>围棋、五子棋：黑方、白方</translation>
    </message>
    <message>
        <source>Another game: first and second player</source>
        <translation>其他棋类：先手、后手</translation>
    </message>
</context>
<context>
    <name>SignForm</name>
    <message>
        <source>Sign the result</source>
        <translation>签字认可</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>签字</translation>
    </message>
    <message>
        <source>Wipe out</source>
        <translation>擦去</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>签字人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Or by hand</source>
        <translation>或手写</translation>
    </message>
</context>
<context>
    <name>SignOffForm</name>
    <message>
        <source>The record is sealed: nothing of it can be changed any more.</source>
        <translation>记录即行封存，此后不能再改动。</translation>
    </message>
    <message>
        <source>Finish and seal the record</source>
        <translation>结束对局、封存记录</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>SignaturePad</name>
    <message>
        <source>Field to sign in by hand</source>
        <translation>手写签名栏</translation>
    </message>
    <message>
        <source>Sign here with mouse, finger or pen.</source>
        <translation>用鼠标、手指或笔在此签名。</translation>
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
        <translation>已经落旗，双方停钟。由裁判员裁决。</translation>
    </message>
    <message>
        <source>All is set. The referee starts the clocks when it is time.</source>
        <translation>准备就绪，到时由裁判员开钟。</translation>
    </message>
    <message>
        <source>All is set. Start the clocks when both players are ready.</source>
        <translation>准备就绪，双方棋手就位后即可开钟。</translation>
    </message>
    <message>
        <source>The program did not run; the clocks stand as of {time}.</source>
        <translation>程序曾经中断，棋钟停在 {time}。</translation>
    </message>
    <message>
        <source>The clocks are stopped: {reason}.</source>
        <translation>现已停钟：{reason}。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>现已停钟。</translation>
    </message>
    <message>
        <source>The program did not run for {span}. The clocks are stopped as of the last sign of life; that time is charged to nobody.</source>
        <translation>程序中断了 {span}。棋钟停在最后记录的时刻，这段时间不计入任何一方。</translation>
    </message>
    <message>
        <source>{side} to move.</source>
        <translation>轮到{side}走棋。</translation>
    </message>
    <message>
        <source>The game is over. {result}. {ending}.</source>
        <translation>对局结束，{result}。{ending}。</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>将军！</translation>
    </message>
    <message>
        <source>Move {number}: {side}, {move}.</source>
        <translation>第 {number} 着：{side}，{move}。</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>尚未走棋。</translation>
    </message>
    <message>
        <source>{side}: the flag has fallen; both clocks stand. The referee decides.</source>
        <translation>{side}落旗，双方棋钟已停，由裁判员裁决。</translation>
    </message>
    <message>
        <source>{who} played {move}.</source>
        <translation>{who} 走了 {move}。</translation>
    </message>
    <message>
        <source>{who} played {move}; the clock is pressed.</source>
        <translation>{who} 走了 {move}，已自动按钟。</translation>
    </message>
    <message>
        <source>{who} played {move} and pressed the clock.</source>
        <translation>{who} 走了 {move}，已按钟。</translation>
    </message>
    <message>
        <source>{who} offers a draw.</source>
        <translation>{who} 提议作和。</translation>
    </message>
    <message>
        <source>{who} declines the draw.</source>
        <translation>{who} 不同意作和。</translation>
    </message>
    <message>
        <source>{who} calls the referee; the clock goes on.</source>
        <translation>{who} 请裁判，棋钟继续走。</translation>
    </message>
    <message>
        <source>{who} asks to take back a move.</source>
        <translation>{who} 请求悔棋。</translation>
    </message>
    <message>
        <source>{who} does not agree to the takeback.</source>
        <translation>{who} 不同意悔棋。</translation>
    </message>
    <message>
        <source>{who} took back a move; both clocks stand as before it.</source>
        <translation>{who} 已悔棋，双方棋钟恢复到该着之前。</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>棋钟正在走。</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{first} {second}</source>
        <comment>hours, minutes and seconds</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1小时</translation>
    </message>
    <message>
        <source>{n} hours</source>
        <translation>{n}小时</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation>{n}分</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>{n} seconds</source>
        <translation>{n}秒</translation>
    </message>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}还剩{time}</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}：{what}</translation>
    </message>
    <message>
        <source>period {n}, {time}</source>
        <translation>第{n}时限，{time}</translation>
    </message>
    <message>
        <source>overrun {n} of {all}</source>
        <translation>第{n}次超时，满{all}次判负</translation>
    </message>
    <message>
        <source>main time is over; {moves} moves in {time}</source>
        <translation>基本用时已尽，{time}内须走{moves}着</translation>
    </message>
    <message>
        <source>now {time} a move</source>
        <translation>现在每着{time}</translation>
    </message>
    <message>
        <source>byo-yomi, the last period</source>
        <translation>最后一次读秒</translation>
    </message>
    <message>
        <source>byo-yomi, {n} periods left</source>
        <translation>读秒，还有{n}次</translation>
    </message>
    <message>
        <source>{side}: time is over</source>
        <translation>{side}超时</translation>
    </message>
    <message>
        <source>Check!</source>
        <comment>called aloud</comment>
        <translation>将军</translation>
    </message>
    <message>
        <source>{side}, {move}</source>
        <translation>{side}，{move}</translation>
    </message>
    <message>
        <source>{move}, irregular</source>
        <translation>{move}，违反行棋规定</translation>
    </message>
    <message>
        <source>{origin} to {target}</source>
        <comment>the points of a move</comment>
        <translation>{origin}到{target}</translation>
    </message>
    <message>
        <source>advance {n}</source>
        <translation>进{n}</translation>
    </message>
    <message>
        <source>traverse {n}</source>
        <translation>平{n}</translation>
    </message>
    <message>
        <source>retreat {n}</source>
        <translation>退{n}</translation>
    </message>
    <message>
        <source>pawn {n} on file {file}</source>
        <comment>counted from the front</comment>
        <translation>{file}路第{n}兵</translation>
    </message>
    <message>
        <source>front {piece}</source>
        <translation>前{piece}</translation>
    </message>
    <message>
        <source>rear {piece}</source>
        <translation>后{piece}</translation>
    </message>
    <message>
        <source>{piece} {file}</source>
        <comment>a piece and its file</comment>
        <translation>{piece}{file}</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>马</translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>车</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>general</source>
        <comment>red</comment>
        <translation>帅</translation>
    </message>
    <message>
        <source>advisor</source>
        <comment>red</comment>
        <translation>仕</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>red</comment>
        <translation>相</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>red</comment>
        <translation>兵</translation>
    </message>
    <message>
        <source>general</source>
        <comment>black</comment>
        <translation>将</translation>
    </message>
    <message>
        <source>advisor</source>
        <comment>black</comment>
        <translation>士</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>black</comment>
        <translation>象</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>black</comment>
        <translation>卒</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Open a game...</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Clock only...</source>
        <translation>只用棋钟</translation>
    </message>
    <message>
        <source>Games that are not finished</source>
        <translation>未结束的对局</translation>
    </message>
    <message>
        <source>Each goes on exactly where its record ends: the clocks stand as of the last sign of life, and the time since then is charged to nobody.</source>
        <translation>每局都从记录中断处继续：棋钟停在最后记录的时刻，此后的时间不计入任何一方。</translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
    <message>
        <source>Set up a game, or open one to look at.</source>
        <translation>开始新对局，或打开已有的对局查看。</translation>
    </message>
</context>
<context>
    <name>StartPosition</name>
    <message>
        <source>Usual position</source>
        <translation>标准局面</translation>
    </message>
    <message>
        <source>Another position (FEN)</source>
        <translation>其他局面（FEN）</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Paste a FEN here</source>
        <translation>在此粘贴 FEN</translation>
    </message>
    <message>
        <source>FEN of the start position</source>
        <translation>起始局面的 FEN</translation>
    </message>
    <message>
        <source>The side to move has no move here: the game would be over at once.</source>
        <translation>轮到走棋的一方无子可走，对局一开始就已结束。</translation>
    </message>
</context>
<context>
    <name>StillBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>StrikeForm</name>
    <message>
        <source>Take back a foul or note</source>
        <translation>撤销犯规或记载</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>It stays in the referee&apos;s record, with its being taken back.</source>
        <translation>原记载与撤销都保留在裁判过程记录中。</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>记载</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>Strikes</name>
    <message>
        <source>Fouls then: Red {red}, Black {black}.</source>
        <translation>撤销后犯规：红方 {red} 次，黑方 {black} 次。</translation>
    </message>
    <message>
        <source>Taken back: {entry}</source>
        <translation>已撤销：{entry}</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>This record has no clocks.</source>
        <translation>此记录没有棋钟用时。</translation>
    </message>
    <message>
        <source>The pieces stand on a wooden board.</source>
        <translation>棋子摆在木棋盘上，程序不知道位置。</translation>
    </message>
    <message>
        <source>{side}: {n} pieces.</source>
        <translation>{side}：{n}子。</translation>
    </message>
    <message>
        <source>{side}, {n} pieces: {pieces}.</source>
        <translation>{side}{n}子：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {points}</source>
        <comment>pieces of one kind and their points</comment>
        <translation>{piece} {points}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between kinds of pieces</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>First page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>记录纸</translation>
    </message>
</context>
<context>
    <name>Touch</name>
    <message>
        <source>the {piece} at {point}</source>
        <comment>{name}: the piece as the record names it, such as 马八</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{side} touched {piece} and must move it ({article}).</source>
        <translation>{side}摸了{piece}，须走此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides: {piece} must take {prey} ({article}).</source>
        <translation>{side}摸触双方棋子，须用{piece}吃{prey}（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {prey} and must take it ({article}).</source>
        <translation>{side}摸了对方的{prey}，须吃此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {piece} and did not move it ({article}).</source>
        <translation>{side}摸了{piece}而未走此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides, and {piece} did not take {prey} ({article}).</source>
        <translation>{side}摸触双方棋子，而未用{piece}吃{prey}（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {prey} and did not take it ({article}).</source>
        <translation>{side}摸了对方的{prey}而未吃此子（{article}）。</translation>
    </message>
    <message>
        <source>Nothing of it can be done: {side} may move as it likes.</source>
        <translation>所摸棋子均无法走动或吃掉，{side}可另行走子。</translation>
    </message>
    <message>
        <source>{side} may move as it likes.</source>
        <translation>{side}可任意走子。</translation>
    </message>
    <message>
        <source>others</source>
        <comment>moves that are not listed</comment>
        <translation>其他着法</translation>
    </message>
    <message>
        <source>Possible: {moves}.</source>
        <translation>可走：{moves}。</translation>
    </message>
</context>
<context>
    <name>TouchForm</name>
    <message>
        <source>No piece is entered yet.</source>
        <translation>还没有记入棋子。</translation>
    </message>
    <message>
        <source>Pieces touched</source>
        <translation>登记摸子</translation>
    </message>
    <message>
        <source>Enter them</source>
        <translation>登记</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>All at the same moment</source>
        <translation>同时摸触</translation>
    </message>
    <message>
        <source>马八, 前炮, h0...</source>
        <translation>马八、前炮、h0……</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>依次摸触</translation>
    </message>
    <message>
        <source>While this is open, presses on the board enter pieces and move none.</source>
        <translation>此时点按盘面只登记棋子，不走子。</translation>
    </message>
    <message>
        <source>Press the pieces on the board in the order in which they were touched, or type them.</source>
        <translation>请按摸触的先后点按盘面上的棋子，或键入棋子。</translation>
    </message>
    <message>
        <source>“{text}” names no piece here.</source>
        <translation>“{text}”不是盘上的棋子。</translation>
    </message>
    <message>
        <source>“{text}” may be several: {pieces}. Type more of it.</source>
        <translation>“{text}”可指：{pieces}。请写明是哪一个。</translation>
    </message>
    <message>
        <source>There is no piece on {point}.</source>
        <translation>{point} 上没有棋子。</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>The rules allow no move “{text}” here.</source>
        <translation>此处没有合规的着法“{text}”。</translation>
    </message>
    <message>
        <source>The general is in check and would still be: answer the check.</source>
        <translation>被将军必须应将，这样走仍被将军。</translation>
    </message>
    <message>
        <source>That would leave the general in check, or facing the other one.</source>
        <translation>这样走会使己方被将军，或帅将直接对面。</translation>
    </message>
</context>
</TS>
