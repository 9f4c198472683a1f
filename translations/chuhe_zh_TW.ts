<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
        <translation>提議作和</translation>
    </message>
    <message>
        <source>Claim...</source>
        <translation>提請審核……</translation>
    </message>
    <message>
        <source>{side} resigns (Y)</source>
        <translation>{side}認輸（Y）</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Call referee</source>
        <translation>請裁判</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>the referee&apos;s</comment>
        <translation>裁判台</translation>
    </message>
    <message>
        <source>Desk (locked)</source>
        <comment>the referee&apos;s</comment>
        <translation>裁判台（已鎖）</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續開鐘</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停鐘</translation>
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
        <translation>未走棋即按鐘</translation>
    </message>
    <message>
        <source>made an illegal move</source>
        <translation>違反行棋規定</translation>
    </message>
    <message>
        <source>came late</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>disturbed the opponent in the opponent&apos;s time</source>
        <translation>在對方走棋時間內干擾對方</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t move, or can&apos;t be captured</source>
        <translation>摸觸了不可能走動或無法吃掉的棋子</translation>
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
        <translation>擅停、擅開棋鐘</translation>
    </message>
    <message>
        <source>offered a draw again after a refusal</source>
        <translation>提議作和被拒絕後連續提出</translation>
    </message>
    <message>
        <source>claimed the natural limit wrongly</source>
        <translation>提出自然限著和棋，經審核不屬實</translation>
    </message>
    <message>
        <source>touched a piece of one&apos;s own that can&apos;t move</source>
        <translation>摸觸了己方不可能走動的棋子</translation>
    </message>
    <message>
        <source>touched a piece that can&apos;t be captured</source>
        <translation>摸觸了己方無法吃掉的對方棋子</translation>
    </message>
    <message>
        <source>left too many moves unrecorded</source>
        <translation>連續漏記著數超過規定</translation>
    </message>
    <message>
        <source>broke the players&apos; duties</source>
        <translation>違反棋手須知，情節尚不嚴重</translation>
    </message>
    <message>
        <source>talked, or lifted a piece and put it back</source>
        <translation>閒談，或拿起棋子又放回原處</translation>
    </message>
    <message>
        <source>disputed the referee&apos;s decision</source>
        <translation>與裁判員爭執</translation>
    </message>
</context>
<context>
    <name>AmendForm</name>
    <message>
        <source>Change the result</source>
        <translation>更改結果</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>After the game complaints about the board are not heard (5.8): only what was written down wrongly, what an appeal led to, or a player&apos;s conduct since. Who has signed has to sign again.</source>
        <translation>局後不受理對局中的問題（5.8），只更改誤寫的結果、申訴成立的結果，或因棋手局後行為所判的結果；已簽字者須重新簽字。</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>緣由</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>職務</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終局原因</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
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
        <translation>小時/時 分鐘/分 秒</translation>
    </message>
</context>
<context>
    <name>AppealForm</name>
    <message>
        <source>An appeal is reserved</source>
        <translation>保留申訴</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>記錄在案</translation>
    </message>
    <message>
        <source>The game goes on or stays as it is; the appeal stands on the score sheet (8.5).</source>
        <translation>對局照常進行或維持原狀，申訴記入記錄紙（8.5）。</translation>
    </message>
    <message>
        <source>Who appeals</source>
        <translation>申訴方</translation>
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
        <translation>{side}認輸？按 Y 鍵或再按一下確認，按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>BoardDesk</name>
    <message>
        <source>Pieces touched...</source>
        <translation>登記摸子……</translation>
    </message>
    <message>
        <source>A piece was only brushed...</source>
        <translation>誤碰，不作摸子論……</translation>
    </message>
    <message>
        <source>Note an illegal move...</source>
        <translation>登記違反行棋規定……</translation>
    </message>
    <message>
        <source>What applies to it...</source>
        <translation>如何處理……</translation>
    </message>
    <message>
        <source>Correct the board...</source>
        <translation>糾正錯誤……</translation>
    </message>
    <message>
        <source>What applies...</source>
        <translation>如何處理……</translation>
    </message>
    <message>
        <source>Note...</source>
        <translation>登記……</translation>
    </message>
    <message>
        <source>Put back...</source>
        <translation>退回……</translation>
    </message>
    <message>
        <source>Touched: {count}</source>
        <translation>已摸觸 {count} 子</translation>
    </message>
    <message>
        <source>In the record and not noted: {count}</source>
        <translation>記錄中未登記的：{count} 著</translation>
    </message>
    <message>
        <source>No illegal move is noted.</source>
        <translation>尚未登記違反行棋規定。</translation>
    </message>
    <message>
        <source>Round {number}, {side}: {move}</source>
        <comment>a move of the record</comment>
        <translation>第 {number} 回合 {side} {move}</translation>
    </message>
    <message>
        <source>{ply} is against the rules; nobody has noted it.</source>
        <translation>{ply}：此著違反行棋規定，尚無人指出。</translation>
    </message>
    <message>
        <source>{side} points out an illegal move.</source>
        <translation>{side}指出對方違反行棋規定。</translation>
    </message>
    <message>
        <source>{side} asks to adjust pieces; {other} is to agree ({article}).</source>
        <translation>{side}要求擺正棋子，須徵得{other}同意（{article}）。</translation>
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
        <translation>記錄中沒有的著（如連走兩著）</translation>
    </message>
    <message>
        <source>{side}: a move that is not in the record</source>
        <translation>{side}：記錄中沒有的著</translation>
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
        <translation>判{side}犯規一次（{article}）。</translation>
    </message>
    <message>
        <source>The regulations leave it to the referee.</source>
        <translation>規程未作規定，由裁判員裁定。</translation>
    </message>
    <message>
        <source>Referee: an illegal move of {side} is noted.</source>
        <translation>裁判員：已登記{side}違反行棋規定。</translation>
    </message>
    <message>
        <source>The generals faced each other after it.</source>
        <translation>走後帥將直接對面。</translation>
    </message>
    <message>
        <source>It left the own general to be taken.</source>
        <translation>走後己方帥（將）可被吃掉。</translation>
    </message>
    <message>
        <source>A move against the rules</source>
        <translation>違反行棋規定的著</translation>
    </message>
    <message>
        <source>Colours reversed</source>
        <translation>先後走顛倒</translation>
    </message>
    <message>
        <source>A piece displaced or dropped by accident</source>
        <translation>棋子意外挪位或脫落</translation>
    </message>
    <message>
        <source>The names change sides. With all moves put back the game begins anew; with none it counts as it is.</source>
        <translation>雙方棋手互換紅黑。全部退回則重新開局，一著不退則續弈有效。</translation>
    </message>
    <message>
        <source>Set the wooden board up as the board here shows it; the side to move is free to choose.</source>
        <translation>請照此處盤面擺好棋子；輪走的一方可另行走子。</translation>
    </message>
    <message>
        <source>What it costs stands under “What applies”; here only the board is put right.</source>
        <translation>如何判處見「如何處理」；這裡只恢復盤面。</translation>
    </message>
    <message>
        <source>Put the moves back: {count}</source>
        <translation>退回 {count} 著</translation>
    </message>
    <message>
        <source>Then {side} is to move.</source>
        <translation>此後輪到{side}走棋。</translation>
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
        <translation>{side}擺正棋子，完畢前不作摸子論。</translation>
    </message>
    <message>
        <source>{side} does not agree to the adjusting: a touch counts.</source>
        <translation>{side}不同意擺正，摸觸棋子以摸子論處。</translation>
    </message>
    <message>
        <source>{side} has adjusted its pieces: a touch counts again.</source>
        <translation>{side}擺正完畢，此後摸觸棋子以摸子論處。</translation>
    </message>
    <message>
        <source>{side} points out an illegal move to the referee; the clock goes on.</source>
        <translation>{side}請裁判員處理對方違反行棋規定；鐘繼續走。</translation>
    </message>
    <message>
        <source>The referee finds that the piece was only brushed.</source>
        <translation>裁判員認定係誤碰，不作摸子論處。</translation>
    </message>
    <message>
        <source>The referee notes an illegal move of {side}.</source>
        <translation>裁判員登記{side}違反行棋規定。</translation>
    </message>
    <message>
        <source>The players have changed sides.</source>
        <translation>雙方棋手已互換紅黑。</translation>
    </message>
    <message>
        <source>The board was put right.</source>
        <translation>盤面已糾正。</translation>
    </message>
    <message>
        <source>Moves put back: {count}. The clocks stand as before them.</source>
        <translation>已退回 {count} 著，雙方用時恢復到此前。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Arrow keys move the cursor, Enter takes up and puts down, Esc lets go, Home finds the general.</source>
        <translation>方向鍵移動游標，Enter 拿起或放下棋子，Esc 取消，Home 回到帥（將）。</translation>
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
        <translation>紅帥</translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation>紅仕</translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation>紅相</translation>
    </message>
    <message>
        <source>red horse</source>
        <translation>紅馬</translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation>紅車</translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation>紅炮</translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation>紅兵</translation>
    </message>
    <message>
        <source>black general</source>
        <translation>黑將</translation>
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
        <translation>黑馬</translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation>黑車</translation>
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
        <translation>空點</translation>
    </message>
    <message>
        <source>file {number}</source>
        <translation>{number}路</translation>
    </message>
    <message>
        <source>point {name}</source>
        <translation>座標 {name}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已選取</translation>
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
        <translation>已摸觸</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被將軍</translation>
    </message>
    <message>
        <source>last move from here</source>
        <translation>上一著起點</translation>
    </message>
    <message>
        <source>last move to here</source>
        <translation>上一著落點</translation>
    </message>
    <message>
        <source>irregular move</source>
        <translation>違反行棋規定的著法</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>尚未記入</translation>
    </message>
</context>
<context>
    <name>ChooserPage</name>
    <message>
        <source>Games in “{name}”: {count}</source>
        <translation>「{name}」中的對局：{count} 局</translation>
    </message>
    <message>
        <source>Games in “{name}”, read so far: {count}</source>
        <translation>「{name}」中的對局，已讀出 {count} 局</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>檔案中的對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Choose what is claimed.</source>
        <translation>請先選擇提請事項。</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>提出和棋</translation>
    </message>
    <message>
        <source>Put it to the referee</source>
        <translation>提請裁判審核</translation>
    </message>
    <message>
        <source>Claim it</source>
        <translation>提出</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>提請事項</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>請選擇……</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Natural move limit</source>
        <translation>自然限著</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循環反覆</translation>
    </message>
    <message>
        <source>{side} puts a claim to the referee</source>
        <translation>{side}提請裁判審核</translation>
    </message>
    <message>
        <source>The same moves came round three times. The referee rules whether it is a draw ({article}) or a side must vary; a claim that is not true costs nothing.</source>
        <translation>雙方著法循環反覆已達三次。由裁判裁決作和（{article}），或由一方變著；不屬實不算犯規。</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw ({article}).</source>
        <translation>連續 {n} 回合雙方都沒有吃子，即為和棋（{article}）。</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s own checks at most {n} count.</source>
        <translation>提出方的「將軍」最多只計 {n} 著。</translation>
    </message>
    <message>
        <source>If it is not true, that is a foul ({article}).</source>
        <translation>經審核不屬實，判犯規一次（{article}）。</translation>
    </message>
    <message>
        <source>It costs {time} on the clock.</source>
        <translation>並在其棋鐘上扣除 {time}。</translation>
    </message>
    <message>
        <source>False claim no. {n} before another capture loses the game ({article}).</source>
        <translation>其間再無吃子而第 {n} 次不屬實，判負（{article}）。</translation>
    </message>
    <message>
        <source>{side} claims the natural move limit ({article}).</source>
        <translation>{side}提出自然限著和棋（{article}）。</translation>
    </message>
    <message>
        <source>{side} claims a repetition ({article}).</source>
        <translation>{side}提請裁決循環反覆（{article}）。</translation>
    </message>
    <message>
        <source>Check it...</source>
        <translation>審核……</translation>
    </message>
    <message>
        <source>The board is not seen here: the referee counts the rounds without a capture.</source>
        <translation>本機不見棋盤，未吃子的回合數由裁判清點。</translation>
    </message>
    <message>
        <source>The claim is true: {counted} of {wanted} rounds count.</source>
        <translation>審核屬實：可計 {counted} 回合，應滿 {wanted} 回合。</translation>
    </message>
    <message>
        <source>The claim is not true: {counted} of {wanted} rounds count.</source>
        <translation>審核不屬實：可計 {counted} 回合，應滿 {wanted} 回合。</translation>
    </message>
    <message>
        <source>If it is upheld, the game is drawn ({article}).</source>
        <translation>審核屬實，即應判和（{article}）。</translation>
    </message>
    <message>
        <source>The last capture was move {ply}; {n} moves were made since.</source>
        <translation>最近一次吃子在第 {ply} 著，此後共走 {n} 著。</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made.</source>
        <translation>尚未吃過子，共走 {n} 著。</translation>
    </message>
    <message>
        <source>Nothing has been captured; {n} moves were made, {before} of them before the start position.</source>
        <translation>尚未吃過子，共走 {n} 著，其中 {before} 著在起始局面之前。</translation>
    </message>
    <message>
        <source>{side} checked {n} times; at most {most} checks count (22.2).</source>
        <translation>其間{side}將軍 {n} 著，最多只計 {most} 著（22.2）。</translation>
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
        <translation>審核屬實，判和</translation>
    </message>
    <message>
        <source>The claim is not true</source>
        <translation>審核不屬實</translation>
    </message>
    <message>
        <source>No loop was played three times: the claim is not heard (23.3).</source>
        <translation>循環反覆不足三次，不予受理（23.3）。</translation>
    </message>
    <message>
        <source>By these rules a repetition is ruled on only when a player claims it (23.1).</source>
        <translation>按本規則，須由棋手要求才作裁決（23.1）。</translation>
    </message>
    <message>
        <source>The clock goes on.</source>
        <translation>棋鐘不停。</translation>
    </message>
    <message>
        <source>The referee upholds the claim.</source>
        <translation>裁判審核屬實。</translation>
    </message>
    <message>
        <source>The referee does not uphold the claim; the game goes on.</source>
        <translation>裁判審核不屬實，對局繼續。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds ({article}).</source>
        <translation>{side}應在 {n} 個回合內變著（{article}）。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>{file}, game {game}: moves {plies}, faults {faults}</source>
        <translation>{file}，第 {game} 局：{plies} 著，{faults} 處錯誤</translation>
    </message>
    <message>
        <source>{side} to move, legal moves: {count}</source>
        <translation>輪到{side}走棋，合規著法 {count} 個</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>將軍。</translation>
    </message>
    <message>
        <source>This is no move.</source>
        <translation>這不是著法。</translation>
    </message>
    <message>
        <source>No legal move fits this.</source>
        <translation>沒有符合的合規著法。</translation>
    </message>
    <message>
        <source>Several moves fit this: {moves}.</source>
        <translation>有幾個著法都符合：{moves}。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>This text shows no board.</source>
        <translation>這段文字不是局面。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>“{name}” is no command, and no file to open alone.</source>
        <translation>「{name}」不是指令，也不是可以開啟的單一檔案。</translation>
    </message>
    <message>
        <source>There is no display for the window; the commands work without one.</source>
        <translation>沒有可供顯示視窗的螢幕；各指令仍可使用。</translation>
    </message>
    <message>
        <source>A library that the window needs is missing: {error}</source>
        <translation>缺少視窗所需的程式庫：{error}</translation>
    </message>
    <message>
        <source>{file}: games {games}</source>
        <translation>{file}：共 {games} 局</translation>
    </message>
    <message>
        <source>“{name}” names no format that can be written. Use --to.</source>
        <translation>從「{name}」看不出可以寫出的格式，請用 --to 指定。</translation>
    </message>
    <message>
        <source>There is no such game in it.</source>
        <translation>其中沒有這一局。</translation>
    </message>
    <message>
        <source>A library that printing needs is missing: {error}</source>
        <translation>缺少列印所需的程式庫：{error}</translation>
    </message>
    <message>
        <source>{file} was not written. {reason}</source>
        <translation>{file} 未能寫出。{reason}</translation>
    </message>
    <message>
        <source>{file}, game {game}: {fault}</source>
        <translation>{file}，第 {game} 局：{fault}</translation>
    </message>
    <message>
        <source>{file}, game {game}: variations left out: {count}</source>
        <translation>{file}，第 {game} 局：略去變化 {count} 處</translation>
    </message>
    <message>
        <source>Name a game, or ask for blank sheets by --blank.</source>
        <translation>請給出對局檔案，或用 --blank 列印空白記錄紙。</translation>
    </message>
    <message>
        <source>A library that sound needs is missing: {error}</source>
        <translation>缺少聲音所需的程式庫：{error}</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>Change places</source>
        <translation>左右互換</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>指針鐘面</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>數字鐘面</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>同側顯示</translation>
    </message>
    <message>
        <source>Across a table</source>
        <translation>對坐顯示</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>全螢幕（F11）</translation>
    </message>
</context>
<context>
    <name>ClockDesk</name>
    <message>
        <source>Set the time left</source>
        <translation>設定剩餘時間</translation>
    </message>
    <message>
        <source>Correct the time used</source>
        <translation>校正用時</translation>
    </message>
    <message>
        <source>Time penalty</source>
        <translation>罰時</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>補時</translation>
    </message>
    <message>
        <source>Set the moves made</source>
        <translation>設定已走著數</translation>
    </message>
    <message>
        <source>Lift the flag, with so much time</source>
        <translation>落旗不算，並給予時間</translation>
    </message>
    <message>
        <source>The time used stays as it is.</source>
        <translation>已用時間不變。</translation>
    </message>
    <message>
        <source>+ is more used and less left, - the reverse.</source>
        <translation>正數：已用時間增加，剩餘時間減少；負數相反。</translation>
    </message>
    <message>
        <source>It counts as used. Beyond what is left the flag falls.</source>
        <translation>罰時計入已用時間；超過剩餘時間即落旗。</translation>
    </message>
    <message>
        <source>More is left; the time used stays as it is.</source>
        <translation>剩餘時間增加，已用時間不變。</translation>
    </message>
    <message>
        <source>The period is worked out anew, a flag fallen by mistake is lifted, and the clocks stand.</source>
        <translation>重新推算時限；誤落的旗即予撤銷；雙方棋鐘停住。</translation>
    </message>
    <message>
        <source>The flag does not count, and the game can go on.</source>
        <translation>落旗不算，對局可以繼續。</translation>
    </message>
    <message>
        <source>The clock was set wrongly</source>
        <translation>棋鐘撥錯</translation>
    </message>
    <message>
        <source>The clock ran wrongly</source>
        <translation>棋鐘走時有誤</translation>
    </message>
    <message>
        <source>The moves were counted wrongly</source>
        <translation>著數計錯</translation>
    </message>
    <message>
        <source>Decision of the referee</source>
        <translation>裁判員裁決</translation>
    </message>
    <message>
        <source>Disturbed from outside</source>
        <translation>外界干擾</translation>
    </message>
    <message>
        <source>Called by a player</source>
        <translation>棋手請裁判</translation>
    </message>
    <message>
        <source>A claim is examined</source>
        <translation>審核棋手所提</translation>
    </message>
    <message>
        <source>The position is put right</source>
        <translation>糾正局面</translation>
    </message>
    <message>
        <source>Give the reason: it stands in the referee&apos;s record.</source>
        <translation>請寫明理由：理由記入裁判過程記錄。</translation>
    </message>
    <message>
        <source>Type a time: 5 for five minutes, 0:30, 1:29:52.</source>
        <translation>請輸入時間：5 即五分鐘，或 0:30、1:29:52。</translation>
    </message>
    <message>
        <source>Only a correction of the time used can be below zero.</source>
        <translation>只有校正用時可以為負數。</translation>
    </message>
    <message>
        <source>Type the number of moves made.</source>
        <translation>請輸入已走著數。</translation>
    </message>
    <message>
        <source>-{time}</source>
        <translation>-{time}</translation>
    </message>
    <message>
        <source>{side}: {old} → {new} left.</source>
        <translation>{side}剩餘：{old} → {new}。</translation>
    </message>
    <message>
        <source>Used: {old} → {new}.</source>
        <translation>已用：{old} → {new}。</translation>
    </message>
    <message>
        <source>Moves: {old} → {new}.</source>
        <translation>著數：{old} → {new}。</translation>
    </message>
    <message>
        <source>Period: {old} → {new}.</source>
        <translation>時限：第{old} → 第{new}。</translation>
    </message>
    <message>
        <source>{time} of it finds no main time: the referee decides.</source>
        <translation>其中 {time} 已無基本時間可扣：由裁判員決定。</translation>
    </message>
    <message>
        <source>The flag falls.</source>
        <translation>即落旗。</translation>
    </message>
    <message>
        <source>The flag is lifted.</source>
        <translation>落旗撤銷。</translation>
    </message>
    <message>
        <source>The clocks then stand.</source>
        <translation>棋鐘隨即停住。</translation>
    </message>
    <message>
        <source>The clock of {side} goes on.</source>
        <translation>{side}的棋鐘繼續走。</translation>
    </message>
    <message>
        <source>Both clocks then stand.</source>
        <translation>雙方棋鐘停住。</translation>
    </message>
    <message>
        <source>The program presses the clock in this game: the side to move goes on.</source>
        <translation>本局由程式按鐘：繼續走的是輪到走棋一方的鐘。</translation>
    </message>
</context>
<context>
    <name>ClockFaces</name>
    <message>
        <source>Game clock</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅方</translation>
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
        <translation>後手</translation>
    </message>
    <message>
        <source>running</source>
        <translation>計時中</translation>
    </message>
    <message>
        <source>+{time}</source>
        <comment>what a move adds</comment>
        <translation>+{time}</translation>
    </message>
    <message>
        <source>+{time} a move</source>
        <translation>每著加 {time}</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>包乾</translation>
    </message>
    <message>
        <source>Period {n}</source>
        <translation>第 {n} 時限</translation>
    </message>
    <message>
        <source>fill in the record first</source>
        <translation>須先補全記錄</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>可暫緩記錄</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Reserve {time}</source>
        <translation>延長 {time}</translation>
    </message>
    <message>
        <source>Overruns {n} of {all}</source>
        <translation>逾時 {n} / {all} 次</translation>
    </message>
    <message>
        <source>Each move</source>
        <translation>每著</translation>
    </message>
    <message>
        <source>Delay {time}</source>
        <translation>寬限 {time}</translation>
    </message>
    <message>
        <source>then {time} a move</source>
        <translation>後每著 {time}</translation>
    </message>
    <message>
        <source>then {n} × {time}</source>
        <comment>periods of byo-yomi</comment>
        <translation>讀秒 {n} × {time}</translation>
    </message>
    <message>
        <source>Byo-yomi: {n} left</source>
        <translation>讀秒餘 {n} 次</translation>
    </message>
    <message>
        <source>then {moves} in {time}</source>
        <comment>moves in a block of time</comment>
        <translation>後 {moves} 著 / {time}</translation>
    </message>
    <message>
        <source>{moves} moves due</source>
        <translation>應走 {moves} 著</translation>
    </message>
    <message>
        <source>Moves {made}</source>
        <translation>{made} 著</translation>
    </message>
    <message>
        <source>Moves {made} / {due}</source>
        <translation>{made} / {due} 著</translation>
    </message>
    <message>
        <source>not running</source>
        <translation>未計時</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩餘 {time}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>moves made: {made}</source>
        <translation>已走 {made} 著</translation>
    </message>
    <message>
        <source>{made} of {due} moves</source>
        <translation>應走 {due} 著，已走 {made} 著</translation>
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
        <translation>未開鐘</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>對局結束</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source>Moves</source>
        <translation>著數</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Change a clock</source>
        <translation>更改棋鐘</translation>
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
        <translation>項目</translation>
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
        <translation>雙方停鐘，由裁判員核對</translation>
    </message>
    <message>
        <source>The game is lost at once</source>
        <translation>立即判負</translation>
    </message>
    <message>
        <source>It is only marked, the clock runs on</source>
        <translation>只作標記，繼續計時</translation>
    </message>
    <message>
        <source>Presses are counted, not moves: the referee compares the count with the record before anybody has lost. A wrong count is set right, and the game goes on.</source>
        <translation>著數按按鐘次數計算，裁判員須先與記錄核對，再作裁決；次數有誤，更正後繼續對局。</translation>
    </message>
    <message>
        <source>For games in which nothing depends on the count of moves.</source>
        <translation>用於勝負與著數無關的對局。</translation>
    </message>
    <message>
        <source>A player claims the game when he sees the flag; which one fell first is marked.</source>
        <translation>棋手看到落旗，自行提請判勝；先落旗的一方有標記。</translation>
    </message>
    <message>
        <source>All is set. Whoever presses starts the clock of the other; the space bar starts {side}&apos;s.</source>
        <translation>準備就緒。一方按鐘，對方開始計時；按空白鍵，{side}開始計時。</translation>
    </message>
    <message>
        <source>Before the first press; presses in all: {n}.</source>
        <translation>第一次按鐘之前，共按鐘 {n} 次。</translation>
    </message>
    <message>
        <source>Press {n} of {all}: {side}, after {time}.</source>
        <translation>第 {n} 次按鐘（共 {all} 次）：{side}，用時 {time}。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock runs.</source>
        <translation>{side}計時中。</translation>
    </message>
    <message>
        <source>Space presses it; A or ↓ the near clock, L or ↑ the far one. F8 stops both.</source>
        <translation>空白鍵按鐘；A 或 ↓ 按近側的鐘，L 或 ↑ 按對面的鐘；F8 停鐘。</translation>
    </message>
    <message>
        <source>Space presses it; A or ← the left clock, L or → the right one. F8 stops both.</source>
        <translation>空白鍵按鐘；A 或 ← 按左鐘，L 或 → 按右鐘；F8 停鐘。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock goes on next.</source>
        <translation>繼續開鐘後，{side}計時。</translation>
    </message>
    <message>
        <source>{side}&apos;s press had no effect.</source>
        <translation>{side}這次按鐘無效。</translation>
    </message>
    <message>
        <source>The last act was undone.</source>
        <translation>已復原最近一次處置。</translation>
    </message>
</context>
<context>
    <name>ClockPair</name>
    <message>
        <source>Clocks</source>
        <translation>剩餘時間</translation>
    </message>
    <message>
        <source>Clock of {side}</source>
        <translation>{side}的鐘</translation>
    </message>
</context>
<context>
    <name>ClockSetupPage</name>
    <message>
        <source>Clock only</source>
        <translation>只用棋鐘</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set up the clock</source>
        <translation>準備棋鐘</translation>
    </message>
    <message>
        <source>The players write records (7.1, 7.2)</source>
        <translation>棋手自己記錄（7.1、7.2）</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>計時方案</translation>
    </message>
    <message>
        <source>When a flag falls</source>
        <translation>落旗時</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>規程</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋種</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>輪次、台次</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判員</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>{side} to move seals the move while the own clock runs; then both clocks stand. Nobody sees it until the game is reopened.</source>
        <translation>輪走的{side}在己方鐘走時封棋，封好後雙方停鐘。啟封之前任何人不得看暗著。</translation>
    </message>
    <message>
        <source>The file shows it to no reader; whoever takes the program apart could find it. Where that is to be feared, seal it on paper.</source>
        <translation>對局檔案中讀不出該著法；但若有人拆解程式，仍可能查出。如有此慮，請在紙上封棋。</translation>
    </message>
    <message>
        <source>This can&apos;t be read as one legal move. Write it again.</source>
        <translation>無法讀作一步合法著法，請重新填寫。</translation>
    </message>
    <message>
        <source>Sealed by {side} at {time}.</source>
        <translation>{side}於 {time} 封棋。</translation>
    </message>
    <message>
        <source>It is played on the board, and the clock of {side} starts.</source>
        <translation>啟封後把暗著走到盤上，開動{side}的鐘。</translation>
    </message>
    <message>
        <source>The sealed move can&apos;t be played: {reason} The referee decides.</source>
        <translation>暗著無法走出：{reason}由裁判員裁定。</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判員</translation>
    </message>
    <message>
        <source>{who} (refused)</source>
        <translation>{who}（拒簽）</translation>
    </message>
    <message>
        <source>{who} (has signed)</source>
        <translation>{who}（已簽）</translation>
    </message>
    <message>
        <source>Used: Red {red}, Black {black}.</source>
        <translation>用時：紅方 {red}，黑方 {black}。</translation>
    </message>
    <message>
        <source>Fouls: Red {red}, Black {black}.</source>
        <translation>犯規：紅方 {red} 次，黑方 {black} 次。</translation>
    </message>
    <message>
        <source>Result: {result}. {ending}.</source>
        <translation>結果：{result}，{ending}。</translation>
    </message>
    <message>
        <source>Not signed yet: {who}.</source>
        <translation>尚未簽字：{who}。</translation>
    </message>
    <message>
        <source>It was written down wrongly</source>
        <translation>筆誤更正</translation>
    </message>
    <message>
        <source>An appeal was upheld</source>
        <translation>申訴成立</translation>
    </message>
    <message>
        <source>A fair copy was refused, or the player put out (7.4, 18.2)</source>
        <translation>拒絕謄清補正，或被取消比賽資格（7.4、18.2）</translation>
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
        <translation>啟封續弈……</translation>
    </message>
    <message>
        <source>Sign the result...</source>
        <translation>簽字認可……</translation>
    </message>
    <message>
        <source>Somebody refuses to sign...</source>
        <translation>拒絕簽字……</translation>
    </message>
    <message>
        <source>Reserve an appeal...</source>
        <translation>保留申訴……</translation>
    </message>
    <message>
        <source>Change the result...</source>
        <translation>更改結果……</translation>
    </message>
    <message>
        <source>Finish and seal the record...</source>
        <translation>結束對局、封存記錄……</translation>
    </message>
    <message>
        <source>Hand over to another referee...</source>
        <translation>移交另一位裁判員……</translation>
    </message>
    <message>
        <source>The clocks stand. Let them go on first: the side to move seals in its own time.</source>
        <translation>現已停鐘。請先繼續開鐘：由輪走方在己方時間內封棋。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>本局沒有封局。</translation>
    </message>
</context>
<context>
    <name>ControlChooser</name>
    <message>
        <source> min</source>
        <translation> 分鐘</translation>
    </message>
    <message>
        <source>Time for each side</source>
        <translation>每方時間</translation>
    </message>
    <message>
        <source>Change it...</source>
        <translation>修改……</translation>
    </message>
    <message>
        <source>Your own...</source>
        <translation>自訂……</translation>
    </message>
    <message>
        <source>Set up a time control of your own and keep it under a name</source>
        <translation>自訂計時方案，命名儲存</translation>
    </message>
</context>
<context>
    <name>ControlEditor</name>
    <message>
        <source>A time control of your own</source>
        <translation>自訂計時方案</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>方案名稱</translation>
    </message>
    <message>
        <source>Delete it...</source>
        <translation>刪除……</translation>
    </message>
    <message>
        <source>Delete this time control</source>
        <translation>確認刪除此方案</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save and choose it</source>
        <translation>儲存並選用</translation>
    </message>
    <message>
        <source>These figures make no time control.</source>
        <translation>這些數值不能構成計時方案。</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>請填寫名稱。</translation>
    </message>
    <message>
        <source>Another time control has this name.</source>
        <translation>已有同名的計時方案。</translation>
    </message>
    <message>
        <source>There are too many of your own; delete one first.</source>
        <translation>自訂方案已滿，請先刪除一個。</translation>
    </message>
</context>
<context>
    <name>ControlFields</name>
    <message>
        <source>The sides have different times</source>
        <translation>雙方時間不同（貼時）</translation>
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
        <translation>包乾（可加秒）</translation>
    </message>
    <message>
        <source>So many moves within each period</source>
        <translation>分時限走滿規定著數</translation>
    </message>
    <message>
        <source>Main time, then byo-yomi</source>
        <translation>基本時間，以後讀秒</translation>
    </message>
    <message>
        <source>Main time, then blocks of moves (Canadian)</source>
        <translation>基本時間，以後分段走滿若干著（加拿大式）</translation>
    </message>
    <message>
        <source>The beginning of each move is free (delay)</source>
        <translation>每著寬限，先不計時</translation>
    </message>
    <message>
        <source>Part of each move is given back (Bronstein)</source>
        <translation>每著退還用時（布朗斯坦式）</translation>
    </message>
    <message>
        <source>A limit on each move, and a reserve</source>
        <translation>每著限時，另有延長時間</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>每著限時</translation>
    </message>
    <message>
        <source>A limit on each move, overruns are counted</source>
        <translation>每著限時，逾時計次</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>基本時間</translation>
    </message>
    <message>
        <source>Added for each move</source>
        <translation>每著加</translation>
    </message>
    <message>
        <source>Periods of byo-yomi</source>
        <translation>讀秒次數</translation>
    </message>
    <message>
        <source>Each of them</source>
        <translation>每次</translation>
    </message>
    <message>
        <source>Moves in each block</source>
        <translation>每段應走</translation>
    </message>
    <message>
        <source>Time of a block</source>
        <translation>每段時間</translation>
    </message>
    <message>
        <source>Of each move</source>
        <translation>每著寬限</translation>
    </message>
    <message>
        <source>Limit on a move</source>
        <translation>每著限時</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>延長時間</translation>
    </message>
    <message>
        <source>Overrun that loses</source>
        <translation>第幾次逾時判負</translation>
    </message>
    <message>
        <source>Period {n}: moves</source>
        <translation>第 {n} 時限應走著數</translation>
    </message>
    <message>
        <source>Period {n}: time</source>
        <translation>第 {n} 時限時間</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Different periods</source>
        <translation>時限數</translation>
    </message>
    <message>
        <source>The last of them</source>
        <translation>最後一個時限</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>節餘</translation>
    </message>
    <message>
        <source>Time is added</source>
        <translation>加秒時機</translation>
    </message>
    <message>
        <source>comes again and again</source>
        <translation>循環至對局結束</translation>
    </message>
    <message>
        <source>is for all the other moves</source>
        <translation>供其餘各著使用</translation>
    </message>
    <message>
        <source>counts on, time and moves</source>
        <translation>時間、著數均累計</translation>
    </message>
    <message>
        <source>counts on; added when none is left</source>
        <translation>均累計，用完時再加下一時限</translation>
    </message>
    <message>
        <source>no moves: a period ends with its time</source>
        <translation>到時即止，多走的著數不計</translation>
    </message>
    <message>
        <source>is lost with the last move due</source>
        <translation>走滿應走著數即作廢</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>走完一著以後</translation>
    </message>
    <message>
        <source>before each move, the first too</source>
        <translation>走每著之前，第一著也加</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Red {red}; Black {black}</source>
        <comment>two different time controls</comment>
        <translation>紅方 {red}；黑方 {black}</translation>
    </message>
    <message>
        <source>Scheme {scheme}: {figures}</source>
        <comment>scheme 6.1: its periods</comment>
        <translation>方案 {scheme}：{figures}</translation>
    </message>
    <message>
        <source>{main}, then {moves} moves / {block}</source>
        <translation>{main}，以後 {moves} 著 / {block}</translation>
    </message>
    <message>
        <source>hourglass, {time}</source>
        <translation>沙漏 {time}</translation>
    </message>
    <message>
        <source>{time} all-in</source>
        <comment>one allotment of time for the whole game</comment>
        <translation>每方 {time}包乾</translation>
    </message>
    <message>
        <source>{moves} moves / {time} each period</source>
        <translation>每 {time} {moves} 著</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_time}</source>
        <translation>{moves} 著 / {time}，以後 {later_time}</translation>
    </message>
    <message>
        <source>{moves} moves / {time}, then {later_moves} / {later_time}</source>
        <translation>{moves} 著 / {time}，以後 {later_moves} 著 / {later_time}</translation>
    </message>
    <message>
        <source>{limits}, then {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}，再後 {time}</translation>
    </message>
    <message>
        <source>{limits}, then {moves} / {time}</source>
        <comment>one more limit</comment>
        <translation>{limits}，再後 {moves} 著 / {time}</translation>
    </message>
    <message>
        <source>{time} + {increment} a move</source>
        <comment>60 min + 30 s for each move</comment>
        <translation>{time}，每著加 {increment}</translation>
    </message>
    <message>
        <source>{step} a move</source>
        <translation>每著 {step}</translation>
    </message>
    <message>
        <source>{step} a move, {main} in reserve</source>
        <translation>每著 {step}，延長時間 {main}</translation>
    </message>
    <message>
        <source>{main}, {step} of each move back</source>
        <translation>{main}，每著退還 {step}</translation>
    </message>
    <message>
        <source>{main}, {step} of each move free</source>
        <translation>{main}，每著寬限 {step}</translation>
    </message>
    <message>
        <source>{step} a move, overrun no. {n} loses</source>
        <translation>每著 {step}，第 {n} 次逾時判負</translation>
    </message>
    <message>
        <source>{main}, then {step} a move</source>
        <translation>{main}，以後每著 {step}</translation>
    </message>
    <message>
        <source>{main}, then byo-yomi {n} × {step}</source>
        <translation>{main}，讀秒 {n} × {step}</translation>
    </message>
    <message>
        <source>Competition rules of 1999, article 6</source>
        <translation>1999 年規則第 6 條</translation>
    </message>
    <message>
        <source>Older rules, chapter 9</source>
        <translation>早期規則第九章</translation>
    </message>
    <message>
        <source>Time added for each move</source>
        <translation>每著加秒</translation>
    </message>
    <message>
        <source>Time odds</source>
        <translation>貼時</translation>
    </message>
    <message>
        <source>Time beyond the main time</source>
        <translation>基本時間用完以後</translation>
    </message>
    <message>
        <source>Part of each move free</source>
        <translation>每著寬限</translation>
    </message>
    <message>
        <source>A limit on each move</source>
        <translation>每著限時</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>There is no time control called “{name}”. Choose one.</source>
        <translation>沒有名為「{name}」的計時方案，請選擇一個。</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自訂方案</translation>
    </message>
    <message>
        <source>6.1: 40 moves in 90 min, then 10 in every 15</source>
        <translation>6.1：90 分鐘 40 著，以後每 15 分鐘 10 著</translation>
    </message>
    <message>
        <source>6.2: 30 moves in 60 min, then 10 in every 10</source>
        <translation>6.2：60 分鐘 30 著，以後每 10 分鐘 10 著</translation>
    </message>
    <message>
        <source>6.3: 40 moves in 10 min, then 50 in every 5</source>
        <translation>6.3：10 分鐘 40 著，以後每 5 分鐘 50 著</translation>
    </message>
    <message>
        <source>6.4: 30 moves in every 5 min</source>
        <translation>6.4：每 5 分鐘 30 著</translation>
    </message>
    <message>
        <source>6.5: all-in</source>
        <translation>6.5：包乾</translation>
    </message>
    <message>
        <source>A move at the last moment is in time.</source>
        <translation>時限最後一刻走完的著不算逾時。</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 90 minutes, then 10 within every further 15 minutes.</source>
        <translation>第一時限，每方在 90 分鐘內必須走滿 40 著；以後每 15 分鐘內必須走滿 10 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within its first 60 minutes, then 10 within every further 10 minutes.</source>
        <translation>第一時限，每方在 60 分鐘內必須走滿 30 著；以後每 10 分鐘內必須走滿 10 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each side makes 40 moves within its first 10 minutes, then 50 within every further 5 minutes.</source>
        <translation>第一時限，每方在 10 分鐘內必須走滿 40 著；以後每 5 分鐘內必須走滿 50 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each side makes 30 moves within every 5 minutes of its time.</source>
        <translation>每方每 5 分鐘內必須走滿 30 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each side has this much time for all its moves; whoever uses more first loses.</source>
        <translation>每方時間包乾使用，不計著數，先逾時者判負。</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on into the next period.</source>
        <translation>節餘的時間和多走的著數轉入下一時限。</translation>
    </message>
    <message>
        <source>Time saved and moves made ahead count on; the time of the next period is added when none is left.</source>
        <translation>節餘的時間和多走的著數一併累計；時間用完時，再加上下一時限的時間。</translation>
    </message>
    <message>
        <source>A period ends with its time; moves made ahead do not count in the next one.</source>
        <translation>每段時限到時即止，多走的著數不計入下一時限。</translation>
    </message>
    <message>
        <source>The last move due sets the clock to the time of the next period; time saved is lost.</source>
        <translation>走滿應走著數時，鐘面改為下一時限的時間，節餘的時間不累積。</translation>
    </message>
    <message>
        <source>Red has {red}, Black {black}, each for all its moves.</source>
        <translation>紅方 {red}，黑方 {black}，各自包乾使用。</translation>
    </message>
    <message>
        <source>The sides have different times. Red: {red}. Black: {black}.</source>
        <translation>雙方時間不同。紅方：{red}。黑方：{black}。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes {moves} moves within each {block}; what is left of it is lost.</source>
        <translation>用完 {main}後，每 {block}內須走滿 {moves} 著，節餘的時間不累積。</translation>
    </message>
    <message>
        <source>Each side begins with {time}; what one side uses for its moves the other one gets.</source>
        <translation>每方開始時有 {time}；一方走棋所用的時間加給對方。</translation>
    </message>
    <message>
        <source>Each side has {time} for all its moves.</source>
        <translation>每方共有 {time}，不計著數。</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within every {time} of its time.</source>
        <translation>每方每 {time}內必須走滿 {moves} 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each side makes {moves} moves within its first {time}</source>
        <translation>第一時限，每方在 {time}內必須走滿 {moves} 著</translation>
    </message>
    <message>
        <source>{before}, then {moves} within the next {time}</source>
        <translation>{before}；其次在 {time}內必須走滿 {moves} 著</translation>
    </message>
    <message>
        <source>{before}, then has {time} for all the others.</source>
        <translation>{before}；以後各著共用 {time}。</translation>
    </message>
    <message>
        <source>{before}, then {moves} within every further {time}.</source>
        <translation>{before}；以後每 {time}內必須走滿 {moves} 著，直至對局結束。</translation>
    </message>
    <message>
        <source>Each move is given {increment} beforehand, the first one too.</source>
        <translation>每著走棋之前先加 {increment}，第一著也加。</translation>
    </message>
    <message>
        <source>Each completed move adds {increment}.</source>
        <translation>每走一著加 {increment}。</translation>
    </message>
    <message>
        <source>{red} for Red, {black} for Black</source>
        <comment>two different times</comment>
        <translation>紅方 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Each move is made within {step}; time saved on a move is lost. Whoever uses more loses.</source>
        <translation>每著須在 {step}內走完，超過者判負；各著節餘的時間不累積。</translation>
    </message>
    <message>
        <source>Each move is made within {step}. What it takes beyond comes off a reserve of {main}, at once or in parts; time saved on a move is lost.</source>
        <translation>每著須在 {step}內走完；超出的部分從 {main}的延長時間中扣除，可以一次或分幾次使用；各著節餘的時間不累積。</translation>
    </message>
    <message>
        <source>Each side has {main}, and after a move gets back what the move took, at most {step}.</source>
        <translation>每方有 {main}；每走一著，退還該著所用的時間，最多 {step}。</translation>
    </message>
    <message>
        <source>Each side has {main}, which begin to run when a move takes more than {step}.</source>
        <translation>每方有 {main}；每著用時超過 {step}以後才開始計時。</translation>
    </message>
    <message>
        <source>Each move is made within {step}. Overruns are counted; overrun no. {n} loses the game.</source>
        <translation>每著須在 {step}內走完。逾時計次，第 {n} 次逾時判負。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side makes each move within {step}.</source>
        <translation>用完 {main}後，每著須在 {step}內走完。</translation>
    </message>
    <message>
        <source>Once its {main} are used up, a side has {n} periods of {step}. A period is lost only by a move that uses more than all of it; else it is whole again for the next move.</source>
        <translation>用完 {main}後讀秒，共 {n} 次，每次 {step}。一著超過一次讀秒的時間，才失去這一次；沒有超過的，下一著重新計起。</translation>
    </message>
    <message>
        <source>Players press the clock</source>
        <translation>棋手按鐘</translation>
    </message>
    <message>
        <source>Automatic press</source>
        <translation>自動按鐘</translation>
    </message>
    <message>
        <source>After moving a player presses the clock: the space bar, or a click on one&apos;s own clock face. Forgetting it costs time, and nobody reminds (article 6).</source>
        <translation>走棋後由棋手按鐘：按空白鍵，或點按己方鐘面。忘了按鐘，時間照走，不予提醒（第&#xa0;6&#xa0;條）。</translation>
    </message>
    <message>
        <source>The program presses the clock as soon as a move is made.</source>
        <translation>走棋後由程式立即按鐘。</translation>
    </message>
</context>
<context>
    <name>CorrectForm</name>
    <message>
        <source>Correct the board</source>
        <translation>糾正錯誤</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>糾正</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>隨即繼續開鐘</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Moves back</source>
        <translation>退回著數</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>To be moved</source>
        <translation>須走的棋子</translation>
    </message>
    <message>
        <source>found by the opponent</source>
        <translation>對方指出</translation>
    </message>
    <message>
        <source>found by the referee</source>
        <translation>裁判員發現</translation>
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
        <translation>{piece}（已動的棋子）</translation>
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
        <translation>程式本身發生錯誤。所有已確認的著法都已寫入磁碟。詳情見 {file}。</translation>
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
        <translation>記錄在案</translation>
    </message>
    <message>
        <source>Who refuses may be ruled to have lost ({article}).</source>
        <translation>拒絕執行者可判負（{article}）。</translation>
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
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>Failed: {part}: {error}</source>
        <translation>未通過：{part}：{error}</translation>
    </message>
    <message>
        <source>The sample game is legal to its end: moves {plies}, checks {checks}, captures {captures}</source>
        <translation>示範對局直到結束均合規：{plies} 著，將軍 {checks} 次，吃子 {captures} 次</translation>
    </message>
    <message>
        <source>The window is open at {width} × {height} and the clocks are started</source>
        <translation>視窗已開啟（{width} × {height}），並已開鐘</translation>
    </message>
    <message>
        <source>Played with mouse and space bar: moves {plies}, events {events}</source>
        <translation>用滑鼠和空白鍵走棋：{plies} 著，{events} 個事件</translation>
    </message>
    <message>
        <source>Resumed as after a kill: events {events}, time used by Red {red}, by Black {black}</source>
        <translation>程式遭強制終止後恢復對局：{events} 個事件，紅方已用時間 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Played to the end: moves {plies}. {result}: {how}</source>
        <translation>對局走到結束：{plies} 著。{result}：{how}</translation>
    </message>
    <message>
        <source>Pictures of the window in the middle of the game: {pictures}</source>
        <translation>中局時的視窗圖片：{pictures} 張</translation>
    </message>
    <message>
        <source>Pictures of the window at the end of the game: {pictures}</source>
        <translation>終局時的視窗圖片：{pictures} 張</translation>
    </message>
    <message>
        <source>The journal&apos;s copy reads back whole: events {events}, hash {hash}</source>
        <translation>對局檔案的副本完整讀回：{events} 個事件，校驗 {hash}</translation>
    </message>
    <message>
        <source>The PGN reads back as it was written: moves {plies}</source>
        <translation>PGN 讀回與寫出一致：{plies} 著</translation>
    </message>
    <message>
        <source>The score sheet with the full record: pages {pages}</source>
        <translation>完整記錄的記錄紙：{pages} 頁</translation>
    </message>
    <message>
        <source>The score sheet with the abbreviated record: pages {pages}</source>
        <translation>簡寫記錄的記錄紙：{pages} 頁</translation>
    </message>
    <message>
        <source>The PGN is shown in the window: moves {plies}</source>
        <translation>PGN 已在視窗中顯示：{plies} 著</translation>
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
        <translation>開鐘</translation>
    </message>
    <message>
        <source>Let the clocks go on</source>
        <translation>繼續開鐘</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Undo the last act on clock or board</source>
        <translation>復原最近一次對鐘或盤面的處置</translation>
    </message>
    <message>
        <source>Stop them with a reason...</source>
        <translation>停鐘並註明理由……</translation>
    </message>
    <message>
        <source>Go on, with a reason...</source>
        <translation>繼續開鐘並註明理由……</translation>
    </message>
    <message>
        <source>Change a clock...</source>
        <translation>更改棋鐘……</translation>
    </message>
    <message>
        <source>End of the session...</source>
        <translation>本場結束時間……</translation>
    </message>
    <message>
        <source>Sanction (18)...</source>
        <translation>處分（18）……</translation>
    </message>
    <message>
        <source>Take back a foul or note...</source>
        <translation>撤銷犯規或記載……</translation>
    </message>
    <message>
        <source>Repetition and natural limit</source>
        <translation>循環反覆與自然限著</translation>
    </message>
    <message>
        <source>Overrule a fallen flag...</source>
        <translation>落旗不算……</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>鎖上裁判台</translation>
    </message>
    <message>
        <source>In a window of its own (second screen)</source>
        <translation>放到獨立視窗（第二螢幕）</translation>
    </message>
    <message>
        <source>Set a passcode...</source>
        <translation>設定口令……</translation>
    </message>
    <message>
        <source>{side} calls the referee: {note}</source>
        <translation>{side}請裁判：{note}</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side}請裁判。</translation>
    </message>
    <message>
        <source>The flag of {side} has fallen: check the number of moves.</source>
        <translation>{side}落旗：請核對著數。</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>裁決結果</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>a group of the desk</comment>
        <translation>鐘</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>a group of the desk</comment>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>a group of the desk</comment>
        <translation>犯規</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>a group of the desk</comment>
        <translation>裁決</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>a group of the desk</comment>
        <translation>記錄</translation>
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
        <translation>尚未設定口令。</translation>
    </message>
    <message>
        <source>It is in one already.</source>
        <translation>已在獨立視窗中。</translation>
    </message>
    <message>
        <source>A ruling is called for. {ending}</source>
        <translation>須由裁判員裁決：{ending}</translation>
    </message>
    <message>
        <source>{side} {offence} ({article}).</source>
        <translation>{side}{offence}（{article}）。</translation>
    </message>
    <message>
        <source>Rule...</source>
        <translation>裁決……</translation>
    </message>
    <message>
        <source>Call...</source>
        <translation>判犯規……</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯規</translation>
    </message>
    <message>
        <source>Table referee</source>
        <translation>監局裁判</translation>
    </message>
    <message>
        <source>Chief referee</source>
        <translation>裁判長</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>競賽組織機構</translation>
    </message>
    <message>
        <source>Arbitration committee</source>
        <translation>仲裁委員會</translation>
    </message>
    <message>
        <source>{name}, {office}</source>
        <comment>a referee and his office</comment>
        <translation>{name}（{office}）</translation>
    </message>
    <message>
        <source>Players can move, press, offer, claim and resign all the same.</source>
        <translation>上鎖期間，棋手照常走棋、按鐘、提和、提請和認輸。</translation>
    </message>
    <message>
        <source>This is not the passcode. The try stands in the game&apos;s record.</source>
        <translation>口令不對。本次嘗試已記入裁判過程記錄。</translation>
    </message>
    <message>
        <source>The next try is possible in {seconds} s.</source>
        <translation>{seconds} 秒後可再試。</translation>
    </message>
    <message>
        <source>The two passcodes are not the same. Type the second one again.</source>
        <translation>兩次輸入的口令不一致，請重新輸入第二次。</translation>
    </message>
</context>
<context>
    <name>DeskNews</name>
    <message>
        <source>{side} is not there.</source>
        <translation>{side}未到場。</translation>
    </message>
    <message>
        <source>{side} has come.</source>
        <translation>{side}已到場。</translation>
    </message>
    <message>
        <source>Reopened; the sealed move is {move}.</source>
        <translation>啟封續弈，暗著為{move}。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>啟封續弈。</translation>
    </message>
    <message>
        <source>The game is adjourned; {side} has sealed its move.</source>
        <translation>已封局，{side}已暗記著法，雙方停鐘。</translation>
    </message>
    <message>
        <source>It goes on: {time}.</source>
        <translation>續弈時間：{time}。</translation>
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
        <translation>按字母選組，按各行前的數字或字母執行，Esc 收起裁判台。</translation>
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
        <translation>著數 {made}</translation>
    </message>
    <message>
        <source>fouls {n}</source>
        <translation>犯規 {n}</translation>
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
        <translation>紅勝</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Both sides lose</source>
        <translation>雙方判負</translation>
    </message>
    <message>
        <source>{how} ({article})</source>
        <comment>how a game ended, and the article</comment>
        <translation>{how}（{article}）</translation>
    </message>
    <message>
        <source>{side} lost on the board</source>
        <translation>{side}在棋盤上告負</translation>
    </message>
    <message>
        <source>decided on the board</source>
        <translation>棋盤上分出勝負</translation>
    </message>
    <message>
        <source>drawn on the board</source>
        <translation>棋盤上成和</translation>
    </message>
    <message>
        <source>{side} is checkmated</source>
        <translation>{side}被將死</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>{side}被困斃</translation>
    </message>
    <message>
        <source>{side} lost on time</source>
        <translation>{side}逾時</translation>
    </message>
    <message>
        <source>{side} resigned</source>
        <translation>{side}認輸</translation>
    </message>
    <message>
        <source>{side} made the generals face each other</source>
        <translation>{side}走棋後帥將對面</translation>
    </message>
    <message>
        <source>{side} lost by lateness</source>
        <translation>{side}遲到</translation>
    </message>
    <message>
        <source>{side} made an illegal move</source>
        <translation>{side}違反行棋規定</translation>
    </message>
    <message>
        <source>{side} refused to vary</source>
        <translation>{side}應變不變</translation>
    </message>
    <message>
        <source>perpetual check or chase by {side}</source>
        <translation>{side}長將（長捉）</translation>
    </message>
    <message>
        <source>{side} forfeited</source>
        <translation>{side}棄權</translation>
    </message>
    <message>
        <source>{side} committed three fouls</source>
        <translation>{side}三次犯規</translation>
    </message>
    <message>
        <source>{side} reached the number of fouls that loses</source>
        <translation>{side}犯規達到判負次數</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>將死</translation>
    </message>
    <message>
        <source>stalemated</source>
        <translation>困斃</translation>
    </message>
    <message>
        <source>lost on time</source>
        <translation>逾時</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>made the generals face each other</source>
        <translation>走棋後帥將對面</translation>
    </message>
    <message>
        <source>lost by lateness</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>違反行棋規定</translation>
    </message>
    <message>
        <source>refused to vary</source>
        <translation>應變不變</translation>
    </message>
    <message>
        <source>three fouls</source>
        <translation>三次犯規</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences in a row</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>refused the rules, or grave misconduct</source>
        <translation>拒絕遵守規則或嚴重違紀</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}勝</translation>
    </message>
    <message>
        <source>refusal of the rules, or grave misconduct, by {side}</source>
        <translation>{side}拒絕遵守規則或嚴重違紀</translation>
    </message>
    <message>
        <source>perpetual check or chase</source>
        <translation>長將（長捉）判負</translation>
    </message>
    <message>
        <source>no winning chances for either side</source>
        <translation>雙方均無取勝可能</translation>
    </message>
    <message>
        <source>draw by agreement</source>
        <translation>雙方同意作和</translation>
    </message>
    <message>
        <source>draw, neither side varied</source>
        <translation>不變作和</translation>
    </message>
    <message>
        <source>natural move limit</source>
        <translation>自然限著</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>棄權</translation>
    </message>
    <message>
        <source>ruled a loss for both</source>
        <translation>雙方判負</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>輪空</translation>
    </message>
    <message>
        <source>annulled</source>
        <translation>註銷</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>{n} h</source>
        <comment>hours</comment>
        <translation>{n} 小時</translation>
    </message>
    <message>
        <source>{n} min</source>
        <comment>minutes</comment>
        <translation>{n} 分鐘</translation>
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
        <translation>{side}按鐘</translation>
    </message>
    <message>
        <source>Board put right, moves put back: {n}</source>
        <translation>糾正局面，退回 {n} 著</translation>
    </message>
    <message>
        <source>The clocks were stopped</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>The clocks went on</source>
        <translation>開鐘</translation>
    </message>
    <message>
        <source>{side}: {change}, {old} → {new}</source>
        <translation>{side}：{change}，{old} → {new}</translation>
    </message>
    <message>
        <source>{side}: foul {article}</source>
        <translation>{side}犯規（{article}）</translation>
    </message>
    <message>
        <source>{side}: foul {article}, counted {n} times</source>
        <translation>{side}犯規（{article}），計 {n} 次</translation>
    </message>
    <message>
        <source>{side}: illegal move</source>
        <translation>{side}違反行棋規定</translation>
    </message>
    <message>
        <source>{side}: moves left out of the record: {n}</source>
        <translation>{side}漏記 {n} 著</translation>
    </message>
    <message>
        <source>{side}: ordered to vary</source>
        <translation>責令{side}變著</translation>
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
        <translation>{used}，{moves} 著，第 {period} 時限</translation>
    </message>
    <message>
        <source>Red has used</source>
        <translation>紅方用時、著數</translation>
    </message>
    <message>
        <source>Black has used</source>
        <translation>黑方用時、著數</translation>
    </message>
    <message>
        <source>Sealed by</source>
        <translation>封棋方</translation>
    </message>
    <message>
        <source>At</source>
        <translation>封棋時間</translation>
    </message>
    <message>
        <source>It will be move</source>
        <translation>暗著序號</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>續弈時間</translation>
    </message>
    <message>
        <source>The move is in this envelope, written by the side named above.</source>
        <translation>暗著由封棋方親筆寫下，裝在本信封內。</translation>
    </message>
    <message>
        <source>The move was typed unseen and is kept by the program.</source>
        <translation>暗著已在程式中暗錄儲存。</translation>
    </message>
    <message>
        <source>It is opened by the referee when both sides are there.</source>
        <translation>續弈時雙方到場，由裁判員啟封。</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>No board in this text: ten ranks with “/” between are needed.</source>
        <translation>這段文字中沒有局面：須有用「/」隔開的十條橫線。</translation>
    </message>
    <message>
        <source>Unknown sign “{sign}” at character {place}.</source>
        <translation>第 {place} 個字元「{sign}」無法辨識。</translation>
    </message>
    <message>
        <source>Ranks found: {found}; needed: 10.</source>
        <translation>有 {found} 條橫線，應為 10 條。</translation>
    </message>
    <message>
        <source>Points in rank {rank}, counted from 0 at Red&apos;s side: {found}; needed: 9.</source>
        <translation>第 {rank} 條橫線（紅方底線為 0）有 {found} 個點，應為 9 個。</translation>
    </message>
    <message>
        <source>“{text}” names no side: w or b is needed.</source>
        <translation>「{text}」沒有指明哪一方走棋：應為 w 或 b。</translation>
    </message>
    <message>
        <source>“{text}” is no count of moves.</source>
        <translation>「{text}」不是著數。</translation>
    </message>
    <message>
        <source>“{text}” and what follows does not belong to a position.</source>
        <translation>「{text}」及其後的文字不屬於局面。</translation>
    </message>
    <message>
        <source>{side} has no general.</source>
        <translation>{side}沒有帥（將）。</translation>
    </message>
    <message>
        <source>{side} has {count} generals.</source>
        <translation>{side}有 {count} 個帥（將）。</translation>
    </message>
    <message>
        <source>A {piece} can never stand on {point}.</source>
        <translation>{piece}不可能在 {point} 點上。</translation>
    </message>
    <message>
        <source>{count} times {piece}; a set has {most}.</source>
        <translation>{piece}有 {count} 個，一副棋子只有 {most} 個。</translation>
    </message>
    <message>
        <source>The generals face each other.</source>
        <translation>帥將直接對面。</translation>
    </message>
    <message>
        <source>{side} stands in check, but it is the other side&apos;s move.</source>
        <translation>{side}被將軍，卻輪到對方走棋。</translation>
    </message>
    <message>
        <source>“{text}” is no move in any notation known here.</source>
        <translation>「{text}」不是任何已知記錄方式的著法。</translation>
    </message>
    <message>
        <source>“{text}” fits several moves: {moves}. Type one of them.</source>
        <translation>「{text}」可指幾個著法：{moves}。請輸入其中一個。</translation>
    </message>
    <message>
        <source>The general goes one step, within the palace.</source>
        <translation>帥（將）每著只走一步，不能走出九宮。</translation>
    </message>
    <message>
        <source>The advisor goes one diagonal step, within the palace.</source>
        <translation>仕（士）每著沿九宮斜線走一步。</translation>
    </message>
    <message>
        <source>The elephant goes two diagonal steps, on its side of the river.</source>
        <translation>相（象）走田字，不能越過河界；塞相（象）眼時不能走。</translation>
    </message>
    <message>
        <source>The horse goes one point straight, then one diagonally on.</source>
        <translation>馬走日字；蹩馬腿（拐馬腳）時不能走。</translation>
    </message>
    <message>
        <source>The chariot goes straight as far as the way is clear.</source>
        <translation>車直走或橫走，不限步數，不能越過棋子。</translation>
    </message>
    <message>
        <source>The cannon moves like the chariot and captures over one screen.</source>
        <translation>炮的走法同車；吃子時必須隔一個棋子。</translation>
    </message>
    <message>
        <source>The pawn goes one point forward; beyond the river also sideways, never back.</source>
        <translation>兵（卒）過河界前每著只向前走一步；過河界後也可橫走一步，不能後退。</translation>
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
        <translation>檔案類型：</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>{fault} There are {count} faults in this game.</source>
        <translation>{fault}本局共有 {count} 處錯誤。</translation>
    </message>
    <message>
        <source>Line {line} of the file: {fault}</source>
        <translation>檔案第 {line} 行：{fault}</translation>
    </message>
    <message>
        <source>“{text}” is no move. What comes after it is not shown.</source>
        <translation>「{text}」不是著法，其後的內容不再顯示。</translation>
    </message>
    <message>
        <source>“{text}” is not legal here. What comes after it is not shown.</source>
        <translation>「{text}」在此處違反行棋規定，其後的內容不再顯示。</translation>
    </message>
    <message>
        <source>“{text}” fits several moves. What comes after it is not shown.</source>
        <translation>「{text}」可指幾個著法，其後的內容不再顯示。</translation>
    </message>
    <message>
        <source>The moves are in a notation not read here.</source>
        <translation>著法所用的記錄方式，本程式無法讀取。</translation>
    </message>
    <message>
        <source>The game is too long. The rest is not shown.</source>
        <translation>對局過長，其餘內容不再顯示。</translation>
    </message>
    <message>
        <source>Some signs can&apos;t be read.</source>
        <translation>有些字元無法讀取。</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>這裡沒有對局。</translation>
    </message>
    <message>
        <source>A heading is not well formed.</source>
        <translation>有一項對局資訊格式有誤。</translation>
    </message>
    <message>
        <source>A move stands with the wrong side or number.</source>
        <translation>有一著的走棋方或回合數不對。</translation>
    </message>
    <message>
        <source>There is text between the moves that is no move.</source>
        <translation>著法之間夾有不是著法的文字。</translation>
    </message>
    <message>
        <source>A comment or variation is not closed.</source>
        <translation>有一處註解或變化沒有結束。</translation>
    </message>
    <message>
        <source>The result does not agree with the game.</source>
        <translation>結果與對局不符。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This game is open in another window of the program. Play it there, or close it there first.</source>
        <translation>此對局已在程式的另一個視窗中開啟。請在那裡繼續，或先在那裡關閉。</translation>
    </message>
    <message>
        <source>The file was changed or broken after event {count}. What comes before it can be looked at.</source>
        <translation>檔案在第 {count} 個事件之後遭更動或損毀，先前的內容可以檢視。</translation>
    </message>
    <message>
        <source>The file can be read but not written. Save it in another place to play on.</source>
        <translation>檔案可以讀取，但無法寫入。要繼續對局，請另存到別處。</translation>
    </message>
    <message>
        <source>A newer version of Chuhe wrote this game. Install that version to open it.</source>
        <translation>此對局由較新版本的楚河寫成，請安裝新版本後開啟。</translation>
    </message>
    <message>
        <source>This is not a game of Chuhe.</source>
        <translation>這不是楚河的對局檔案。</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>檔案已經不在了。</translation>
    </message>
    <message>
        <source>There is already a file of this name.</source>
        <translation>已有同名檔案。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: {reason}</source>
        <translation>無法讀取檔案：{reason}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced.</source>
        <translation>對局檔案已遭移走或取代。</translation>
    </message>
    <message>
        <source>The game&apos;s file can&apos;t be written any more.</source>
        <translation>對局檔案已無法寫入。</translation>
    </message>
    <message>
        <source>The disk refuses to write.</source>
        <translation>磁碟拒絕寫入。</translation>
    </message>
    <message>
        <source>The game stands as it was when the last move was confirmed, and nothing of it is lost.</source>
        <translation>對局停在最後一著得到確認之時，沒有任何遺失。</translation>
    </message>
    <message>
        <source>The game&apos;s file was removed or replaced. All confirmed moves are in a new file; the clocks are stopped.</source>
        <translation>對局檔案已遭移走或取代。已確認的著法都在新檔案中，現已停鐘。</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>這是管線或裝置，不是檔案。</translation>
    </message>
    <message>
        <source>This is the name of a game. Choose another name.</source>
        <translation>這是一局對局的檔名，請換一個名稱。</translation>
    </message>
    <message>
        <source>The file is too big.</source>
        <translation>檔案太大。</translation>
    </message>
    <message>
        <source>No such file or folder.</source>
        <translation>沒有這個檔案或資料夾。</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>系統不允許這樣做。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>這是資料夾，不是檔案。</translation>
    </message>
    <message>
        <source>This place can only be read.</source>
        <translation>此處只能讀取，無法寫入。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名稱太長。</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>未能儲存：{reason}</translation>
    </message>
    <message>
        <source>“{name}” was not opened: {reason}</source>
        <translation>未能開啟「{name}」：{reason}</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>已儲存為「{name}」。</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them stands; the damaged file was set aside.</source>
        <translation>設定檔已損毀。能讀出的部分仍然有效，損毀的檔案已另存備查。</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Finished games</source>
        <translation>已結束的對局</translation>
    </message>
    <message>
        <source>A click shows the game; its score sheet can be made there.</source>
        <translation>按一下即可復盤，並可產生記錄紙。</translation>
    </message>
    <message>
        <source>Older games...</source>
        <translation>更早的對局</translation>
    </message>
</context>
<context>
    <name>FoulDesk</name>
    <message>
        <source>dress and bearing</source>
        <translation>服裝、儀表與舉止</translation>
    </message>
    <message>
        <source>pleaded not to know the rules</source>
        <translation>以「不了解」規則推諉</translation>
    </message>
    <message>
        <source>left the board, talked, or looked something up</source>
        <translation>隨意離座、與人交談、參考資料或另行分析</translation>
    </message>
    <message>
        <source>disturbed the opponent or the play</source>
        <translation>干擾對方或妨礙比賽</translation>
    </message>
    <message>
        <source>asked out of turn, or did not obey the referee</source>
        <translation>不在己方時間提問，或不服從裁判</translation>
    </message>
    <message>
        <source>pressed with the other hand, or too hard</source>
        <translation>未用走棋的手按鐘，或按鐘過重</translation>
    </message>
    <message>
        <source>arranged points or a draw</source>
        <translation>相約讓分或媾和</translation>
    </message>
    <message>
        <source>dress and manners</source>
        <translation>服裝、儀表與對弈禮儀</translation>
    </message>
    <message>
        <source>went far from the playing area</source>
        <translation>遠離比賽區</translation>
    </message>
    <message>
        <source>stayed in the hall after the game</source>
        <translation>局後滯留賽場</translation>
    </message>
    <message>
        <source>unfair play, or want of respect</source>
        <translation>不公平競賽，或不尊重他人</translation>
    </message>
    <message>
        <source>Choose the duty that was broken.</source>
        <translation>請選擇所違反的條款。</translation>
    </message>
    <message>
        <source>{article}, {duty}</source>
        <comment>a foul and the duty it was against</comment>
        <translation>{article}，{duty}</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n}.</source>
        <translation>判{side}犯規（{article}），本局第 {n} 次。</translation>
    </message>
    <message>
        <source>{side}: foul {article}, number {n} of {limit}.</source>
        <translation>判{side}犯規（{article}），本局第 {n} 次，滿 {limit} 次判負。</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n}.</source>
        <translation>時間 {time}；{side}累計 {n} 次。</translation>
    </message>
    <message>
        <source>Now, at {time}; {side} then has {n} of {limit}.</source>
        <translation>時間 {time}；{side}累計 {n} 次，滿 {limit} 次判負。</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>disqualified for the session</source>
        <translation>取消當場比賽資格</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>除名</translation>
    </message>
    <message>
        <source>{sanction}: {role}, or a higher office ({article}).</source>
        <translation>「{sanction}」須由{role}或更高職權作出（{article}）。</translation>
    </message>
    <message>
        <source>{side}: {sanction} ({article}). {role}.</source>
        <translation>{side}：{sanction}（{article}），{role}作出。</translation>
    </message>
    <message>
        <source>It is no foul, and puts the player behind others of equal score (18.4).</source>
        <translation>處分不是犯規；積分相同時，受處分者排列在後（18.4）。</translation>
    </message>
    <message>
        <source>A ruling is then called for: {ending}.</source>
        <translation>此後應予裁決：{ending}。</translation>
    </message>
    <message>
        <source>The record calls for: {ending}.</source>
        <translation>據記錄還應裁決：{ending}。</translation>
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
        <translation>判犯規</translation>
    </message>
    <message>
        <source>Call the foul</source>
        <translation>宣布犯規</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯規</translation>
    </message>
    <message>
        <source>The referee announces a foul at once; it stands on the score sheet.</source>
        <translation>判處犯規，裁判員應當場宣布；犯規記入記錄紙。</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>犯規</translation>
    </message>
    <message>
        <source>Side</source>
        <comment>who is at fault</comment>
        <translation>犯規方</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>棋手須知</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>計次</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.chuhe *.pgn *.txt)</source>
        <translation>對局 (*.chuhe *.pgn *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>Export as PGN</source>
        <translation>匯出 PGN</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>記錄紙</translation>
    </message>
    <message>
        <source>Games of Chuhe (*{suffix})</source>
        <translation>楚河對局 (*{suffix})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>儲存副本</translation>
    </message>
    <message>
        <source>There is no game in it that can be read here.</source>
        <translation>其中沒有本程式能讀取的對局。</translation>
    </message>
    <message>
        <source>game</source>
        <comment>the name of a file without a name</comment>
        <translation>對局</translation>
    </message>
</context>
<context>
    <name>HandOverForm</name>
    <message>
        <source>Who takes over? Write the name.</source>
        <translation>請填寫接任裁判員的姓名。</translation>
    </message>
    <message>
        <source>Hand over to another referee</source>
        <translation>移交另一位裁判員</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>The name stands on the score sheet from now on; the clocks go on.</source>
        <translation>此後記錄紙上寫接任者姓名；棋鐘照常走。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>職務</translation>
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
        <translation>第 {number} 輪</translation>
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
        <translation>象棋規則簡述</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>規程</translation>
    </message>
    <message>
        <source>Clock and time controls</source>
        <translation>棋鐘與計時方案</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循環反覆</translation>
    </message>
    <message>
        <source>Power failures, files</source>
        <translation>斷電與對局檔案</translation>
    </message>
    <message>
        <source>Sounds and screen readers</source>
        <translation>聲音與螢幕閱讀器</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>About Chuhe</source>
        <translation>關於楚河</translation>
    </message>
    <message>
        <source>Chuhe {version}, under the Apache licence 2.0.</source>
        <translation>楚河 {version}，依 Apache 授權條款 2.0 發布。</translation>
    </message>
    <message>
        <source>A board, a clock and a score sheet for xiangqi: two people at one computer play a timed game, a referee runs it by the rule book, and the record leaves as a signed sheet.</source>
        <translation>象棋的棋盤、棋鐘和記錄紙：雙方棋手在同一部電腦上對局計時，裁判員依照規則管理，終局後列印記錄紙，由雙方簽字認可。</translation>
    </message>
    <message>
        <source>The typeface is made from Noto Sans CJK, under the SIL Open Font License 1.1; the characters on the pieces come from TW-Kai of the CNS 11643 project and from Noto Serif CJK.</source>
        <translation>介面字型取自 Noto Sans CJK（SIL 開放字型授權 1.1）；棋子字形取自全字庫正楷體和 Noto Serif CJK。</translation>
    </message>
</context>
<context>
    <name>HelpClock</name>
    <message>
        <source>Who presses the clock</source>
        <translation>由誰按鐘</translation>
    </message>
    <message>
        <source>Each side has a face of its own, and its time runs while it is to move. The program counts whole thousandths of a second and shows tenths when little is left. What is on the screen decides nothing: the time of a press is that at which the key or button went down.</source>
        <translation>雙方各有一個鐘面，輪到哪一方走棋，就計哪一方的時間。程式以千分之一秒計時，所剩不多時顯示到十分之一秒。螢幕顯示不作為依據：按鐘的時刻，以按鍵或滑鼠按下之時為準。</translation>
    </message>
    <message>
        <source>The flag falls when a side has not made the moves due in its time. With a press by hand a move counts once the clock was pressed; only a move that ends the game on the board needs no press.</source>
        <translation>一方在規定時限內未走滿應走著數，即落旗。由棋手按鐘的對局，按鐘之後這一著才算走完；只有將死、困斃對方的著法不需要按鐘。</translation>
    </message>
    <message>
        <source>&quot;Clock only&quot; in the Game menu runs the clock for a game on a wooden board: each press is a move.</source>
        <translation>對局功能表中的「只用棋鐘」，用於在木棋盤上對局：每按一次鐘即為一著。</translation>
    </message>
    <message>
        <source>In the same way: {controls}.</source>
        <translation>同類方案：{controls}。</translation>
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
        <translation>裁判台列出裁判員現在可以做的事，上方是等待處理的事項。按字母選擇一組，按數字執行該項；現在不能做的，會說明原因。</translation>
    </message>
    <message>
        <source>Forms take the place of the record; board and clocks stay in sight, and the game goes on unless the referee stops it. Everything he does stands in the referee&apos;s log.</source>
        <translation>填寫時表單佔用記錄的位置，棋盤和棋鐘始終可見；裁判員不停鐘，對局照常進行。所作的處理都記入裁判過程記錄。</translation>
    </message>
    <message>
        <source>Stops the clocks and lets them go on, with a reason if there is one; corrects a clock, takes time off or adds some; notes who is late and when the session ends; takes back the last act.</source>
        <translation>停鐘、重新開鐘，可註明理由；校正用時、罰時、補時；記載遲到和本場結束時間；收回最近一次處理。</translation>
    </message>
    <message>
        <source>Enters touched pieces and releases from them; notes an illegal move and what follows from it; corrects an error on the board.</source>
        <translation>記載摸子，解除摸子的約束；記載違反行棋規定的著法及其處理；糾正盤面錯誤。</translation>
    </message>
    <message>
        <source>Calls a foul by an article of the regulations. A foul that the record itself calls for is put to the referee.</source>
        <translation>依規程條款判犯規。從記錄即可認定的犯規，會提請裁判員判定。</translation>
    </message>
    <message>
        <source>Rules on a repetition or on a result; overrules a flag that should not have fallen.</source>
        <translation>裁定循環反覆，裁決對局結果；落旗不應有效時，可改判繼續。</translation>
    </message>
    <message>
        <source>Notes moves that a player left out of his record, has them filled in or copied fair, and notes a refusal.</source>
        <translation>記載棋手漏記的著數，責令補記或謄清補正，記載拒絕執行的情況。</translation>
    </message>
    <message>
        <source>Adjourns a game with a sealed move and reopens it; has the result signed, notes who refuses and who reserves an appeal; changes a result and seals the record.</source>
        <translation>封棋與啟封續弈；簽字認可，記載拒簽和保留申訴；更改結果，封存記錄。</translation>
    </message>
    <message>
        <source>Locks the desk with a passcode, puts it into a window of its own, hands it over to another referee.</source>
        <translation>用通行碼鎖上裁判台，放到單獨視窗，或移交另一位裁判員。</translation>
    </message>
</context>
<context>
    <name>HelpEars</name>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>時間將盡</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>使用螢幕閱讀器</translation>
    </message>
    <message>
        <source>Moves, captures, presses of the clock, offers and the end of time each have a sound. In a game with a referee only the end of time is heard, so that a hall stays quiet, unless the settings ask for more. A check is not called: the rules do not ask for it; the settings can have it called.</source>
        <translation>走棋、吃子、按鐘、提議和逾時各有聲音。有裁判的對局只響逾時，以保持賽場安靜，可在設定中改為全部。規則不要求報將，程式也不報；需要時可在設定中開啟。</translation>
    </message>
    <message>
        <source>Where the computer has no sound, or the program was started with --no-sound, everything else works as ever.</source>
        <translation>電腦沒有聲音裝置，或用 --no-sound 啟動程式時，其他一切照常。</translation>
    </message>
    <message>
        <source>If the settings ask for it, it is told once in each period that 5 minutes, 1 minute and 10 seconds are left, and the last ten seconds can be counted. Before byo-yomi the main time is not told, but its end is; then every period counts. Where a flag has to be claimed, nothing counts down to it.</source>
        <translation>在設定中開啟後，每個時限內剩5分、1分、10秒時各提示一次，並可讀出最後十秒。讀秒之前的基本用時不提示，用完時提示，此後每次讀秒都提示。須由棋手指出落旗的對局，不作倒數。</translation>
    </message>
    <message>
        <source>It is spoken where the system has a voice of the language of the window, as with Speech Dispatcher on Linux; else it is a tone. Moves can be read aloud by that voice too.</source>
        <translation>系統有介面語言的語音（Linux 上如 Speech Dispatcher）時用語音，否則響一聲。著法也可由該語音朗讀。</translation>
    </message>
    <message>
        <source>The board is a table of 90 points; the arrow keys walk over it, and each point says its piece, its file, its name and what may be done there. Moves can also be typed.</source>
        <translation>棋盤是一張90個交叉點的表，用方向鍵逐點移動；每點報出棋子、路數、座標以及可做什麼。著法也可以直接輸入。</translation>
    </message>
    <message>
        <source>Moves, refusals, offers, stops, fouls, fallen flags and results are told once each, and low time always. A button that can&apos;t be used now says why.</source>
        <translation>著法、不允許的原因、提議、停鐘、犯規、落旗和結果各報一次，時間將盡總會報。暫不能用的按鈕會說明原因。</translation>
    </message>
    <message>
        <source>Tells both clocks.</source>
        <translation>報雙方鐘面。</translation>
    </message>
    <message>
        <source>Tells the last move, check, and whose turn it is.</source>
        <translation>報上一著、是否將軍、輪到哪方走棋。</translation>
    </message>
    <message>
        <source>Tells all pieces with their points.</source>
        <translation>報全部棋子及其位置。</translation>
    </message>
</context>
<context>
    <name>HelpGame</name>
    <message>
        <source>Board and moves</source>
        <translation>棋盤與走棋</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>各子走法</translation>
    </message>
    <message>
        <source>Check, checkmate, stalemate</source>
        <translation>將軍、將死、困斃</translation>
    </message>
    <message>
        <source>Touch and move</source>
        <translation>摸子走子</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>勝、負、和</translation>
    </message>
    <message>
        <source>Nine files and ten ranks cross at ninety points, and on these points the pieces stand, sixteen on each side. The strip in the middle without files is the river; the nine points with diagonals on either side are the palace.</source>
        <translation>棋盤由九道直線和十道橫線交叉而成，共有九十個交叉點，棋子就擺放和走動在交叉點上，每方十六個。中間沒有直線的地方叫河界；兩端畫有斜線的九個點叫九宮。</translation>
    </message>
    <message>
        <source>Red moves first; then the sides move by turns. A piece goes to an empty point, or captures the enemy piece that stands there. A move of each side together are one round.</source>
        <translation>紅方先走，以後雙方輪流各走一著。棋子走到空著的點，或吃掉該點上對方的棋子。雙方各走一著為一個回合。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>帥（將）</translation>
    </message>
    <message>
        <source>One point forward, back or sideways, within the palace. The two generals may never stand on one file with nothing between them.</source>
        <translation>每著走一步，前進、後退、橫走都可以，但不能走出九宮。帥和將不得在同一直線上直接對面。</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>仕（士）</translation>
    </message>
    <message>
        <source>One point along a diagonal, within the palace.</source>
        <translation>每著沿斜線走一步，不能走出九宮。</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>相（象）</translation>
    </message>
    <message>
        <source>Two points along a diagonal, never across the river. A piece on the point between, the elephant&apos;s eye, blocks it.</source>
        <translation>每著斜走兩步，即走「田」字，不能過河。田字中心有子，叫塞相（象）眼，不能走。</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>One point along a line, then one further along a diagonal. A piece on the first of these points, the horse&apos;s leg, blocks it.</source>
        <translation>每著走一直（或一橫）一斜，即走「日」字。先走的那一步上有子，叫蹩馬腿（拐馬腳），不能走。</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>Along a line, as far as the way is free.</source>
        <translation>直走、橫走都可以，不限步數，但不能隔子而行。</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>Moves as the chariot does; it captures only over exactly one piece between, of whichever side: the screen.</source>
        <translation>走法同車一樣；吃子時必須恰好隔一個棋子（炮架），不論是哪一方的。</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>兵（卒）</translation>
    </message>
    <message>
        <source>One point forward; across the river one point forward or sideways. Never back.</source>
        <translation>過河前每著只能前進一步；過河後每著可以前進或橫走一步。任何時候都不能後退。</translation>
    </message>
    <message>
        <source>A general that could be captured by the next move is in check, and the check has to be answered at once: the general goes away, the attacker is captured, or its attack is cut off. A check need not be announced.</source>
        <translation>一方棋子攻擊對方的帥（將），下一著就能把它吃掉，叫將軍。被將軍的一方必須立即應將：走開帥（將），吃掉攻擊的子，或者化解它的攻擊。將軍不必聲明。</translation>
    </message>
    <message>
        <source>A check that cannot be answered is checkmate, and the game is lost. It is lost too for a side that is to move and cannot: stalemate is no draw in xiangqi.</source>
        <translation>無法應將，就是將死，判負。輪到走棋而無子可走，叫困斃（欠行），同樣判負：困斃不作和棋。</translation>
    </message>
    <message>
        <source>Where a referee sees to it, a touched piece binds (article 5): one&apos;s own has to move and an enemy piece has to be captured, as far as the rules permit it at all. A piece that was put down and let go of has moved.</source>
        <translation>有裁判員執行時，摸子即受約束（第 5 條）：摸觸己方的子，須走此子；摸觸對方的子，須吃此子，除非依行棋規定根本不能走、不能吃。落子生根：手離開棋子，這一著就算走了。</translation>
    </message>
    <message>
        <source>The numbers are the articles of the competition rules of 1999. In other editions they differ; the score sheet gives those of the edition that was played.</source>
        <translation>以下條款號依 1999 年競賽規則；其他版本的編號不同，記錄紙上所寫的是該局所用版本的條款。</translation>
    </message>
    <message>
        <source>A side loses when one of these is true of it:</source>
        <translation>一方出現下列情況之一，判負：</translation>
    </message>
    <message>
        <source>The game is a draw when one of these is true:</source>
        <translation>出現下列情況之一，為和棋：</translation>
    </message>
    <message>
        <source>Its general is checkmated.</source>
        <translation>帥（將）被將死。</translation>
    </message>
    <message>
        <source>Its move leaves the generals facing each other.</source>
        <translation>走棋後形成帥將直接對面。</translation>
    </message>
    <message>
        <source>It is to move and has no legal move.</source>
        <translation>被困斃。</translation>
    </message>
    <message>
        <source>Its time is up before it has made the moves due.</source>
        <translation>在規定時限內未走滿應走著數。</translation>
    </message>
    <message>
        <source>It resigns.</source>
        <translation>宣布認輸。</translation>
    </message>
    <message>
        <source>It comes later than the contest allows.</source>
        <translation>遲到超過比賽規定的時限。</translation>
    </message>
    <message>
        <source>It made a move against the rules.</source>
        <translation>走棋違反行棋規定。</translation>
    </message>
    <message>
        <source>It has to vary a repetition, and does not.</source>
        <translation>違犯禁例，應變著而不變。</translation>
    </message>
    <message>
        <source>It has {n} fouls in one game.</source>
        <translation>在同一局中犯規 {n} 次。</translation>
    </message>
    <message>
        <source>It refuses to follow the rules, or breaks the discipline gravely.</source>
        <translation>拒絕遵守規則，或嚴重違反紀律。</translation>
    </message>
    <message>
        <source>Plainly neither side can win any more.</source>
        <translation>雙方均無取勝可能的簡單局勢。</translation>
    </message>
    <message>
        <source>One side offers a draw and the other agrees.</source>
        <translation>一方提議作和，另一方同意。</translation>
    </message>
    <message>
        <source>A loop was played three times, and by the repetition rules neither side has to vary.</source>
        <translation>循環反覆已達三次，依棋例雙方均可不變。</translation>
    </message>
    <message>
        <source>The natural limit: {n} rounds in a row in which neither side captured anything.</source>
        <translation>自然限著：連續 {n} 回合雙方都沒有吃過一個棋子。</translation>
    </message>
</context>
<context>
    <name>HelpKept</name>
    <message>
        <source>The games are kept in {folder}.</source>
        <translation>對局儲存在 {folder}。</translation>
    </message>
    <message>
        <source>When the power fails</source>
        <translation>斷電時</translation>
    </message>
    <message>
        <source>When the computer sleeps, or the disk fails</source>
        <translation>電腦休眠或磁碟出錯時</translation>
    </message>
    <message>
        <source>The game&apos;s file</source>
        <translation>對局檔案</translation>
    </message>
    <message>
        <source>Every move, every press of the clock, every offer and every decision of the referee is written to disk before clock and record confirm it. &quot;On disk&quot; at the top of the window says that it was done.</source>
        <translation>每一著棋、每次按鐘、每次提和以及裁判員的每項判定，都先記入磁碟，棋鐘和記錄才予以確認；視窗上方的「已記入磁碟」即表示已經寫入。</translation>
    </message>
    <message>
        <source>If the power fails, or the program is killed, at most the one act is lost that was not confirmed yet, and never a part of one.</source>
        <translation>斷電或程式被強制結束時，最多遺失尚未確認的那一項，絕不會只留下半項。</translation>
    </message>
    <message>
        <source>While a game is open, a sign of life is written every second. At its next start the program lists the game on its first page. Going on with it, one finds it stopped, with both clocks as they stood at the last sign of life; the time after that is charged to nobody. The referee can correct the times before the clocks go on.</source>
        <translation>對局開啟期間，程式每秒記錄一次時刻。下次啟動時，首頁會列出這局棋；繼續對局時處於停鐘狀態，雙方棋鐘停在最後記錄的時刻，此後的時間不計入任何一方。重新開鐘之前，裁判員可以校正用時。</translation>
    </message>
    <message>
        <source>If the computer sleeps or the program comes to a stand for more than a moment, the clocks are stopped as of the last sign of life, and the window says for how long it was.</source>
        <translation>電腦休眠，或程式停頓超過片刻，即按最後記錄的時刻停鐘，視窗會說明中斷了多久。</translation>
    </message>
    <message>
        <source>If the disk is full or refuses to write, the game stops where it was last confirmed and says so; it can go on in another place.</source>
        <translation>磁碟已滿或拒絕寫入時，對局停在最後確認之處並予以說明，可以另存到別處繼續。</translation>
    </message>
    <message>
        <source>A game is one file, which can be copied and sent. Each line in it carries the check value of the line before, so that a later change shows; the check value of the result is printed at the foot of the score sheet.</source>
        <translation>一局棋就是一個檔案，可以複製和傳送。檔案中每一項都帶有前一項的校驗值，事後改動必然顯露；結果一項的校驗值印在記錄紙頁尾。</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>In the window</source>
        <translation>視窗中</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>功能表中</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Presses the clock, in games where the players press it.</source>
        <translation>按鐘（在由棋手按鐘的對局中）。</translation>
    </message>
    <message>
        <source>← ↑ ↓ →  Enter  Esc</source>
        <translation>← ↑ ↓ →&#x3000;Enter&#x3000;Esc</translation>
    </message>
    <message>
        <source>Walk over the board; Enter takes a piece up and puts it down; Esc lets go of it.</source>
        <translation>在棋盤上移動游標；Enter 拿起或放下棋子；Esc 取消。</translation>
    </message>
    <message>
        <source>Typed letters and digits go to the line for moves: 炮二平五, C2=5, h2e2 or four digits.</source>
        <translation>鍵入字母或數字，即進入著法輸入欄：炮二平五、C2=5、h2e2 或四位數字。</translation>
    </message>
    <message>
        <source>Ins  Enter  Del</source>
        <translation>Ins  Enter  Del</translation>
    </message>
    <message>
        <source>In the record that a recorder keys: put a move in before the marked one, another in its place, or take it out. ↑ leads from the line for moves to the record; ? is a move nobody knows.</source>
        <translation>記錄員錄入時，在記錄中：在選定的著法之前插錄、改錄、刪去。在輸入行按 ↑ 移到記錄；輸入 ? 表示著法不明。</translation>
    </message>
    <message>
        <source>Confirms a resignation, or that a draw is agreed to. Any other key takes it back.</source>
        <translation>確認認輸，或確認同意作和；按其他鍵取消。</translation>
    </message>
    <message>
        <source>From part to part of the window.</source>
        <translation>在視窗各部分之間切換。</translation>
    </message>
    <message>
        <source>Sets up the game from the form for a new one.</source>
        <translation>新對局頁：依所填內容建立對局。</translation>
    </message>
    <message>
        <source>In a game that is looked at: step through its moves.</source>
        <translation>檢視對局時，逐著前後翻看。</translation>
    </message>
    <message>
        <source>Enter  ↑ ↓</source>
        <translation>Enter 鍵&#x3000;↑ ↓</translation>
    </message>
    <message>
        <source>In this help, from the line for searching: on to the next place found, or to another page.</source>
        <translation>在說明的搜尋欄中：移到下一處，或移到另一頁。</translation>
    </message>
</context>
<context>
    <name>HelpLaw</name>
    <message>
        <source>Regulations are chosen when a game is set up, and hold for it to its end. In brackets stand the articles of the edition in question.</source>
        <translation>建立對局時選定規程，一經選定，適用到終局。括號內是所用版本的條款號。</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>違反行棋規定</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>摸子走子</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>犯規</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循環反覆</translation>
    </message>
    <message>
        <source>Natural limit</source>
        <translation>自然限著</translation>
    </message>
    <message>
        <source>Draw offers</source>
        <translation>提議作和</translation>
    </message>
    <message>
        <source>Keeping the record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Lateness</source>
        <translation>遲到</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>計時方案</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盤標示</translation>
    </message>
    <message>
        <source>{control}, unless another one is chosen.</source>
        <translation>{control}；也可另選。</translation>
    </message>
    <message>
        <source>Win {win}, draw {draw}, loss {loss}.</source>
        <translation>勝 {win} 分，和 {draw} 分，負 {loss} 分。</translation>
    </message>
    <message>
        <source>The points a piece can go to are marked, if the settings say so.</source>
        <translation>可以標明棋子能走到的點（在設定中選擇）。</translation>
    </message>
    <message>
        <source>Where a piece can go is not marked for the players.</source>
        <translation>不給棋手標明棋子能走到的點。</translation>
    </message>
    <message>
        <source>The program does not let one be made.</source>
        <translation>程式不允許走出。</translation>
    </message>
    <message>
        <source>One that was made is a foul ({article}).</source>
        <translation>走出即判犯規（{article}）。</translation>
    </message>
    <message>
        <source>One that was made loses the game ({article}).</source>
        <translation>走出即判負（{article}）。</translation>
    </message>
    <message>
        <source>Illegal move no. {n} of a side loses the game ({article}).</source>
        <translation>同一方滿 {n} 次判負（{article}）。</translation>
    </message>
    <message>
        <source>A move that exposes one&apos;s own general loses at once ({article}).</source>
        <translation>自殺（送吃帥將或使帥將直接對面）判負（{article}）。</translation>
    </message>
    <message>
        <source>What follows is for the referee to decide.</source>
        <translation>如何處理由裁判員決定。</translation>
    </message>
    <message>
        <source>Touching a piece binds nobody.</source>
        <translation>摸觸棋子不受約束。</translation>
    </message>
    <message>
        <source>Touched pieces are noted; whether they bind the referee says.</source>
        <translation>摸子予以記錄，是否受約束由裁判員決定。</translation>
    </message>
    <message>
        <source>One&apos;s own piece that was touched has to move, an enemy piece that was touched to be captured.</source>
        <translation>摸觸己方的子須走此子，摸觸對方的子須吃此子。</translation>
    </message>
    <message>
        <source>To adjust pieces takes the opponent&apos;s consent beforehand, and one&apos;s own time.</source>
        <translation>擺正棋子須事先徵得對方同意，並在自己走棋的時間內進行。</translation>
    </message>
    <message>
        <source>Whoever adjusts pieces says so beforehand, and does it in his own time.</source>
        <translation>擺正棋子須事先申明，並在自己走棋的時間內進行。</translation>
    </message>
    <message>
        <source>Pieces may not be adjusted.</source>
        <translation>不得擺正棋子。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between articles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Articles {articles}.</source>
        <translation>條款 {articles}。</translation>
    </message>
    <message>
        <source>Foul no. {n} of a side in one game loses it ({article}).</source>
        <translation>同一局中滿 {n} 次判負（{article}）。</translation>
    </message>
    <message>
        <source>Pressing the clock without a move loses at no. {n} of a side ({article}).</source>
        <translation>未走棋先按鐘，滿 {n} 次判負（{article}）。</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time.</source>
        <translation>只能在自己走棋的時間內提出。</translation>
    </message>
    <message>
        <source>To offer again right after a refusal is a foul ({article}).</source>
        <translation>被拒絕後連續提出，判犯規（{article}）。</translation>
    </message>
    <message>
        <source>To be more than {n} ahead of the opponent in offers is a foul ({article}).</source>
        <translation>提和次數至多比對方多 {n} 次，再多判犯規（{article}）。</translation>
    </message>
    <message>
        <source>Each {n} moves in a row left out are a foul ({article}).</source>
        <translation>每連續漏記 {n} 著，判犯規一次（{article}）。</translation>
    </message>
    <message>
        <source>Not more than {n} moves in a row may be left out.</source>
        <translation>連續漏記不得超過 {n} 著。</translation>
    </message>
    <message>
        <source>With less than {time} left of the period a player may stop writing for a while.</source>
        <translation>本時限所剩不足 {time}時，可暫緩記錄。</translation>
    </message>
    <message>
        <source>More than {time} loses the game ({article}).</source>
        <translation>超過 {time}判負（{article}）。</translation>
    </message>
    <message>
        <source>Less is a foul ({article}).</source>
        <translation>未超過的判犯規（{article}）。</translation>
    </message>
    <message>
        <source>By the {edition}.</source>
        <translation>依{edition}。</translation>
    </message>
    <message>
        <source>Perpetual check by one side alone loses at once ({article}).</source>
        <translation>單方面長將立即判負（{article}）。</translation>
    </message>
    <message>
        <source>A side that has to vary, and in {n} rounds does not, loses ({article}).</source>
        <translation>應變著的一方，{n} 個回合內不變，判負（{article}）。</translation>
    </message>
    <message>
        <source>Only the referees take it up.</source>
        <translation>只由裁判員提出處理。</translation>
    </message>
    <message>
        <source>A player has to ask for the ruling.</source>
        <translation>須由棋手提請裁定。</translation>
    </message>
    <message>
        <source>A player asks for the ruling, or the referee gives it unasked.</source>
        <translation>棋手可以提請裁定，裁判員也可以主動裁定。</translation>
    </message>
    <message>
        <source>{n} rounds in a row without a capture are a draw on claim ({article}).</source>
        <translation>連續 {n} 回合未吃子，經提出並審核屬實，判和（{article}）。</translation>
    </message>
    <message>
        <source>Of the claimant&apos;s checks at most {n} count.</source>
        <translation>提出方的將軍，至多計 {n} 著。</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}) and costs {time}.</source>
        <translation>審核不屬實，判犯規（{article}），並罰時 {time}。</translation>
    </message>
    <message>
        <source>A wrong claim is a foul ({article}).</source>
        <translation>審核不屬實，判犯規（{article}）。</translation>
    </message>
    <message>
        <source>A wrong claim costs {time}.</source>
        <translation>審核不屬實，罰時 {time}。</translation>
    </message>
    <message>
        <source>Wrong claim no. {n} within the same stretch without a capture loses ({article}).</source>
        <translation>同一段未吃子的著法中，第 {n} 次提出自然限著而審核不屬實，判負（{article}）。</translation>
    </message>
</context>
<context>
    <name>HelpLoop</name>
    <message>
        <source>What a move is called</source>
        <translation>著法的性質</translation>
    </message>
    <message>
        <source>When a capture counts</source>
        <translation>怎樣算捉</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>如何判定</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>程式的作用</translation>
    </message>
    <message>
        <source>When both sides come back to the same position again and again, the repetition rules say who has to vary. They apply once the loop was played three times.</source>
        <translation>雙方著法循環反覆、局面一再重現時，依棋例判定由哪一方變著。循環反覆已達三次，即可裁定。</translation>
    </message>
    <message>
        <source>The move attacks the general, which could be captured by the next one.</source>
        <translation>走子後攻擊對方帥（將），下一著就能吃掉它。</translation>
    </message>
    <message>
        <source>The move prepares checkmate from the next one on, by one check or an unbroken series of checks.</source>
        <translation>走子後企圖從下一著起，以一著將軍或連續將軍將死對方。</translation>
    </message>
    <message>
        <source>After the move its side could, from the next one on, win material: by capturing, also together with other pieces, by a series of checks, or by an exchange that pays.</source>
        <translation>走子後，從下一著起能夠得子：直接吃子、與別的子聯合吃子、連續將軍得子，或透過兌子得子。</translation>
    </message>
    <message>
        <source>The move offers pieces of like value for each other. It is idle.</source>
        <translation>走子後邀請兌換價值相等的子。按閒處理。</translation>
    </message>
    <message>
        <source>The move offers a piece for nothing. It is idle.</source>
        <translation>主動送子給對方吃。按閒處理。</translation>
    </message>
    <message>
        <source>The move stands in the way of an enemy piece and attacks nothing. It is idle.</source>
        <translation>阻攔對方棋子的去路而不攻擊。按閒處理。</translation>
    </message>
    <message>
        <source>The move goes after an enemy piece that is protected, without a threat to win it. It is idle.</source>
        <translation>跟隨對方有根的子，並無得子的威脅。按閒處理。</translation>
    </message>
    <message>
        <source>Every move that is no check, no mate threat and no chase.</source>
        <translation>凡不屬於將、殺、捉的著法。</translation>
    </message>
    <message>
        <source>Prey is a piece that could be captured at a gain: one without protection, one with fewer protectors than attackers, one whose protector could not retake, or a piece worth more than the attacker, such as a chariot attacked by a horse. Generals and pawns that have not crossed the river are no prey.</source>
        <translation>吃去可以得子的，才算被捉：無根子、少根子、假根子，或價值高於攻擊者的子，例如馬捉車。帥（將）和未過河的兵（卒）不算被捉。</translation>
    </message>
    <message>
        <source>The threat has to be new: what could be captured before as well is not chased by this move. A capture after which one would be mated at once is no threat. General and pawn themselves may chase for ever.</source>
        <translation>捉須由這一著產生：原來就能吃的子，不算這一著所捉。吃子後己方立即被將死的，不算捉。帥（將）、兵（卒）本身允許長捉。</translation>
    </message>
    <message>
        <source>If every move of a side in the loop is a check, a mate threat or a chase, its moves are forbidden; with one idle move among them they are allowed.</source>
        <translation>一方在循環中每著都是將、殺、捉，為禁止著法；其中只要有一著閒，即為允許著法。</translation>
    </message>
    <message>
        <source>Forbidden moves of one side alone have to give way to allowed ones. Perpetual check by one side alone is never permitted, whatever the other side does.</source>
        <translation>一方為禁止著法，另一方為允許著法，由前者變著。任何情況下都不允許單方面長將。</translation>
    </message>
    <message>
        <source>If both sides make allowed moves, or both forbidden ones, the game is a draw unless one of them varies. For forbidden moves on both sides the newer editions make exceptions, which a ruling names.</source>
        <translation>雙方同為允許著法或同為禁止著法，雙方不變作和。雙方均為禁止著法時，較新的版本另有例外，裁定時會說明。</translation>
    </message>
    <message>
        <source>&quot;Repetition and move limit&quot; in the Referee menu counts the rounds without a capture and the loops, and says what follows and by which article. It goes through the loop move by move; arrows on the board show what is attacked and what protects it.</source>
        <translation>裁判功能表中的「循環反覆與自然限著」統計未吃子的回合和循環的次數，說明如何判定及所依條款，並可逐著檢視循環；棋盤上的箭頭標明攻擊的是哪個子，由哪個子作根。</translation>
    </message>
    <message>
        <source>The referee confirms the ruling or decides otherwise and says why; both stand in the record. Where the search ended without a proof, the program says so and leaves the move to the referee.</source>
        <translation>裁判員可以維持，也可以改判並說明理由，兩者都寫入記錄。推算未能斷定的著法，程式會註明，由裁判員裁定。</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜尋說明內容</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>沒有找到</translation>
    </message>
    <message>
        <source>Pages found: {n}</source>
        <translation>找到 {n} 頁</translation>
    </message>
</context>
<context>
    <name>IllegalForm</name>
    <message>
        <source>Note an illegal move</source>
        <translation>登記違反行棋規定</translation>
    </message>
    <message>
        <source>Note the move</source>
        <translation>登記</translation>
    </message>
    <message>
        <source>The moves listed are those of the record that the rules do not allow.</source>
        <translation>所列為記錄中不符合行棋規定的著。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>Keying</name>
    <message>
        <source>Wooden board, moves keyed</source>
        <translation>木盤對弈，記錄員錄入</translation>
    </message>
    <message>
        <source>The players move on a wooden board and press the clock here. A recorder keys their moves, late or not: the n-th press of a side gives the time of its n-th move. Where moves are due within a time, a fallen flag stops both clocks, and the referee counts.</source>
        <translation>雙方在木盤上對弈，在本機按鐘；記錄員錄入著法，可以滯後，每方第幾次按鐘即為其第幾著的用時。限著數的計時方案，小旗落下時雙方停鐘，由裁判員核對著數。</translation>
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
        <translation>改錄{place}：</translation>
    </message>
    <message>
        <source>Missed: {place}:</source>
        <comment>a move to be filled in</comment>
        <translation>補錄{place}：</translation>
    </message>
    <message>
        <source>Before {place}:</source>
        <comment>a move to be inserted</comment>
        <translation>插在{place}之前：</translation>
    </message>
    <message>
        <source>A move was missed: {place}. Put it in.</source>
        <translation>漏錄一著：{place}，請補錄。</translation>
    </message>
    <message>
        <source>{place}: {move} does not fit. Mend it or what is before it, or keep it with ※.</source>
        <translation>{place} {move} 與局面不符，請更正此著或此前的記錄，或加 ※ 保留。</translation>
    </message>
    <message>
        <source>More moves than presses. {side}: {keyed} keyed, {pressed} pressed. If a press was left out, the referee sets the moves made.</source>
        <translation>著數多於按鐘：{side}已錄 {keyed} 著，按鐘 {pressed} 次。如係漏按，由裁判員設定已走著數。</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <comment>places of the record that are wrong</comment>
        <translation>另有 {count} 處。</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>{move} is a move of {side}. Was {place} missed?</source>
        <translation>{move} 是{side}的著法，是否漏錄了{place}？</translation>
    </message>
    <message>
        <source>Pressed: Red {red}, Black {black}.</source>
        <comment>how often</comment>
        <translation>按鐘：紅方 {red}，黑方 {black}。</translation>
    </message>
    <message>
        <source>All moves are keyed.</source>
        <translation>著法已全部錄入。</translation>
    </message>
    <message>
        <source>Keyed: Red {red}, Black {black}. To key: {count}.</source>
        <comment>moves</comment>
        <translation>已錄：紅方 {red}，黑方 {black}。待錄 {count} 著。</translation>
    </message>
    <message>
        <source>{move}: made all the same? It is then kept with ※.</source>
        <translation>盤上確實走了 {move}？確認後加 ※ 保留。</translation>
    </message>
    <message>
        <source>{move} is a move of {side}; this place is the other side&apos;s.</source>
        <translation>{move} 是{side}的著法，此處應為另一方的著法。</translation>
    </message>
    <message>
        <source>By the record: {ending}. Does it stand so on the wooden board?</source>
        <translation>按記錄，{ending}。木盤上是否確實如此？</translation>
    </message>
    <message>
        <source>{side}&apos;s time.</source>
        <comment>whose clock runs</comment>
        <translation>{side}用時。</translation>
    </message>
    <message>
        <source>{side} pressed the clock.</source>
        <translation>{side}已按鐘。</translation>
    </message>
    <message>
        <source>Keyed: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已錄：{side} {move}。</translation>
    </message>
    <message>
        <source>Put in: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已補錄：{side} {move}。</translation>
    </message>
    <message>
        <source>Put right: {side} {move}.</source>
        <comment>side and move</comment>
        <translation>已改錄：{side} {move}。</translation>
    </message>
    <message>
        <source>A move was taken out of the record.</source>
        <translation>已從記錄中刪去一著。</translation>
    </message>
    <message>
        <source>The last change of the record was undone.</source>
        <translation>已復原記錄的上一次改動。</translation>
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
        <translation>{side}未到場。</translation>
    </message>
    <message>
        <source>Has come</source>
        <translation>已到</translation>
    </message>
    <message>
        <source>{span} left to come in time.</source>
        <translation>再過 {span}即遲到判負。</translation>
    </message>
    <message>
        <source>No limit in these regulations.</source>
        <translation>本規程未定遲到時限。</translation>
    </message>
    <message>
        <source>Later than {n} min after the start loses ({article}).</source>
        <translation>開賽後超過 {n} 分鐘未到判負（{article}）。</translation>
    </message>
    <message>
        <source>Late within it is a foul.</source>
        <translation>時限內遲到判犯規。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A game that is open in another window</source>
        <translation>在另一視窗中開啟的對局</translation>
    </message>
    <message>
        <source>Clock only. Presses: {plies}. Last sign of life: {time}.</source>
        <translation>只用棋鐘，已按鐘 {plies} 次。最後記錄：{time}。</translation>
    </message>
    <message>
        <source>No move was made yet. Last sign of life: {time}.</source>
        <translation>尚未走棋。最後記錄：{time}。</translation>
    </message>
    <message>
        <source>Moves made: {plies}. Last sign of life: {time}.</source>
        <translation>已走 {plies} 著。最後記錄：{time}。</translation>
    </message>
</context>
<context>
    <name>LockForm</name>
    <message>
        <source>After a wrong passcode there is a wait.</source>
        <translation>口令錯誤後須等待片刻。</translation>
    </message>
    <message>
        <source>The desk is locked</source>
        <translation>裁判台已上鎖</translation>
    </message>
    <message>
        <source>Open the desk</source>
        <translation>開啟裁判台</translation>
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
        <translation>宣布本場比賽於 {time} 結束。</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move, on paper. Both clocks stand.</source>
        <translation>封局。{side}已把暗著記於紙上，雙方停鐘。</translation>
    </message>
    <message>
        <source>Adjourned. {side} has sealed its move. Both clocks stand.</source>
        <translation>封局。{side}已暗記著法，雙方停鐘。</translation>
    </message>
    <message>
        <source>The game goes on: {time}.</source>
        <translation>續弈時間：{time}。</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}.</source>
        <translation>啟封續弈，{side}暗著為{move}。</translation>
    </message>
    <message>
        <source>Reopened: {side} had sealed {move}; {other}&apos;s clock runs.</source>
        <translation>啟封續弈，{side}暗著為{move}，{other}走時。</translation>
    </message>
    <message>
        <source>it was written down wrongly</source>
        <translation>誤寫</translation>
    </message>
    <message>
        <source>an appeal is upheld</source>
        <translation>申訴成立</translation>
    </message>
    <message>
        <source>the conduct after the game</source>
        <translation>局後行為</translation>
    </message>
    <message>
        <source>The result is changed, for {why} ({who}): {old} becomes {new}.</source>
        <translation>因{why}更改結果（{who}）：原為{old}；改為{new}。</translation>
    </message>
    <message>
        <source>{side} signs.</source>
        <translation>{side}簽字認可。</translation>
    </message>
    <message>
        <source>The referee signs.</source>
        <translation>裁判員簽字。</translation>
    </message>
    <message>
        <source>The players sign.</source>
        <translation>雙方棋手簽字認可。</translation>
    </message>
    <message>
        <source>A signature is refused.</source>
        <translation>有人拒簽。</translation>
    </message>
    <message>
        <source>{side} refuses to sign.</source>
        <translation>{side}拒簽。</translation>
    </message>
    <message>
        <source>{side} reserves an appeal.</source>
        <translation>{side}保留申訴權利。</translation>
    </message>
    <message>
        <source>The game is handed over to {who}.</source>
        <translation>本局移交{who}。</translation>
    </message>
    <message>
        <source>The game is finished; its record is closed.</source>
        <translation>對局結束，記錄封存。</translation>
    </message>
    <message>
        <source>Referee&apos;s Log</source>
        <translation>裁判過程記錄</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of the time, below the time used</comment>
        <translation>剩餘</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of an entry of the log</comment>
        <translation>序號</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of day</comment>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>move</source>
        <translation>著</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>what happened</comment>
        <translation>事項</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>條款</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>{side}, used</source>
        <translation>{side}用時</translation>
    </message>
    <message>
        <source>The clock in strong figures runs. ※: a move against the rules.</source>
        <translation>粗體者正在走時。※：違反行棋規定的著法。</translation>
    </message>
    <message>
        <source>Touches that only began the move that followed have no line.</source>
        <translation>摸觸後隨即走動該子的，不另列一行。</translation>
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
        <translation>{left} / {n} 著</translation>
    </message>
    <message>
        <source>open, up to entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>尚未封存，至第 {n} 項</translation>
    </message>
    <message>
        <source>closed with entry {n}</source>
        <comment>the state of a journal</comment>
        <translation>已封存，至第 {n} 項</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>of all events</comment>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Record check</source>
        <translation>記錄校驗碼</translation>
    </message>
    <message>
        <source>{side} touches {piece} at the same time.</source>
        <translation>{side}同時摸觸{piece}。</translation>
    </message>
    <message>
        <source>{side} touches {piece}.</source>
        <translation>{side}摸觸{piece}。</translation>
    </message>
    <message>
        <source>It binds to nothing.</source>
        <translation>無須走、吃此子。</translation>
    </message>
    <message>
        <source>{piece} must move.</source>
        <translation>須走{piece}。</translation>
    </message>
    <message>
        <source>{piece} must capture {prey}.</source>
        <translation>須以{piece}吃{prey}。</translation>
    </message>
    <message>
        <source>{piece} must be captured.</source>
        <translation>須吃{piece}。</translation>
    </message>
    <message>
        <source>{piece} was only brushed by {side}: it counts as no touch.</source>
        <translation>認定{side}誤碰{piece}，不作摸子論處。</translation>
    </message>
    <message>
        <source>{side} announces that it adjusts pieces.</source>
        <translation>{side}申明擺正棋子。</translation>
    </message>
    <message>
        <source>{side} asks for leave to adjust pieces.</source>
        <translation>{side}請求擺正棋子。</translation>
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
        <translation>{side}擺正棋子完畢。</translation>
    </message>
    <message>
        <source>{side}&apos;s move counter is set: {old} becomes {new}.</source>
        <translation>校正{side}已走著數：{old} 改為 {new}。</translation>
    </message>
    <message>
        <source>Time left: {old} becomes {new}.</source>
        <translation>剩餘時間 {old} 改為 {new}。</translation>
    </message>
    <message>
        <source>{side}&apos;s time used is corrected by {amount}.</source>
        <translation>校正{side}用時 {amount}。</translation>
    </message>
    <message>
        <source>{side} is given a time penalty of {amount}.</source>
        <translation>{side}罰時 {amount}。</translation>
    </message>
    <message>
        <source>{side} is given a time bonus of {amount}.</source>
        <translation>{side}補時 {amount}。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag is lifted.</source>
        <translation>撤銷{side}落旗。</translation>
    </message>
    <message>
        <source>{side}&apos;s clock is set.</source>
        <translation>重設{side}棋鐘。</translation>
    </message>
    <message>
        <source>{side} is not there.</source>
        <translation>{side}未到場。</translation>
    </message>
    <message>
        <source>{side} arrives.</source>
        <translation>{side}到場。</translation>
    </message>
    <message>
        <source>Both sides are late beyond the limit.</source>
        <translation>雙方遲到，均超過規定時限。</translation>
    </message>
    <message>
        <source>{side} is late beyond the limit.</source>
        <translation>{side}遲到超過規定時限。</translation>
    </message>
    <message>
        <source>Correction of an illegal move; moves put back: {n}.</source>
        <translation>糾正錯誤：違反行棋規定，退回 {n} 著。</translation>
    </message>
    <message>
        <source>Correction of reversed colours: the players change seats; moves put back: {n}.</source>
        <translation>糾正錯誤：先後走顛倒，雙方換位，退回 {n} 著。</translation>
    </message>
    <message>
        <source>Correction of a displaced piece; moves put back: {n}.</source>
        <translation>糾正錯誤：棋子意外挪位，退回 {n} 著。</translation>
    </message>
    <message>
        <source>Both clocks stand.</source>
        <translation>雙方停鐘。</translation>
    </message>
    <message>
        <source>To be replayed with {piece}.</source>
        <translation>須以{piece}重走。</translation>
    </message>
    <message>
        <source>Entry {n} is taken back.</source>
        <translation>撤銷第 {n} 項。</translation>
    </message>
    <message>
        <source>{side} is called for a foul: {what}.</source>
        <translation>判{side}犯規：{what}。</translation>
    </message>
    <message>
        <source>{side} is called for a foul.</source>
        <translation>判{side}犯規。</translation>
    </message>
    <message>
        <source>It counts for {n}.</source>
        <translation>計 {n} 次。</translation>
    </message>
    <message>
        <source>Now {n} in all.</source>
        <translation>累計 {n} 次。</translation>
    </message>
    <message>
        <source>Now {n} of {limit}.</source>
        <translation>累計 {n} 次，{limit} 次判負。</translation>
    </message>
    <message>
        <source>Entry {n} is ruled to be no foul.</source>
        <translation>第 {n} 項不判犯規。</translation>
    </message>
    <message>
        <source>The referee rules: {result}.</source>
        <translation>裁決：{result}。</translation>
    </message>
    <message>
        <source>{result}, {ending}</source>
        <comment>a result and how it came about</comment>
        <translation>{result}，{ending}</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed.</source>
        <translation>發現{side}違反行棋規定。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, move {n} of round {round}.</source>
        <translation>發現{side}第 {round} 回合（第 {n} 著）違反行棋規定。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: the generals face each other.</source>
        <translation>發現{side}第 {round} 回合違反行棋規定：走棋後帥將直接對面。</translation>
    </message>
    <message>
        <source>An illegal move of {side} is noticed, in round {round}: its general can be captured.</source>
        <translation>發現{side}第 {round} 回合違反行棋規定：走棋後己方帥（將）可被對方吃去。</translation>
    </message>
    <message>
        <source>{role} imposes a sanction on {side}: {sanction}.</source>
        <translation>{role}給予{side}處分：{sanction}。</translation>
    </message>
    <message>
        <source>{side} puts a repetition to the referee.</source>
        <translation>{side}提請裁判審核循環反覆。</translation>
    </message>
    <message>
        <source>{side} claims the natural limit. Counted without a capture: {counted} of {wanted} moves.</source>
        <translation>{side}提出自然限著和棋，提請裁判審核。未吃子計 {counted} 著，規定 {wanted} 著。</translation>
    </message>
    <message>
        <source>The claim is upheld.</source>
        <translation>審核屬實。</translation>
    </message>
    <message>
        <source>The claim is rejected.</source>
        <translation>審核不屬實。</translation>
    </message>
    <message>
        <source>{side} is ordered to vary, within rounds: {n}.</source>
        <translation>令{side}變著，限 {n} 回合內。</translation>
    </message>
    <message>
        <source>{side} has left moves out of its record, running: {n}.</source>
        <translation>{side}連續漏記 {n} 著。</translation>
    </message>
    <message>
        <source>{side} has filled in its record.</source>
        <translation>{side}補全漏記著法。</translation>
    </message>
    <message>
        <source>{side} is told to record.</source>
        <translation>要求{side}逐著記錄。</translation>
    </message>
    <message>
        <source>{side} is told to fill in its record before it moves.</source>
        <translation>要求{side}先補全漏記著法，方可走棋。</translation>
    </message>
    <message>
        <source>A fair copy is demanded of {side}.</source>
        <translation>要求{side}謄清補正記錄。</translation>
    </message>
    <message>
        <source>{side} refuses to record.</source>
        <translation>{side}拒絕記錄。</translation>
    </message>
    <message>
        <source>{side} refuses to fill in its record.</source>
        <translation>{side}拒絕補全漏記著法。</translation>
    </message>
    <message>
        <source>{side} refuses a fair copy.</source>
        <translation>{side}拒絕謄清補正記錄。</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is set: {role}.</source>
        <translation>設定裁判台口令：{role}。</translation>
    </message>
    <message>
        <source>The desk&apos;s passcode is taken away: {role}.</source>
        <translation>取消裁判台口令：{role}。</translation>
    </message>
    <message>
        <source>The desk is opened: {role}.</source>
        <translation>{role}以口令開啟裁判台。</translation>
    </message>
    <message>
        <source>A wrong passcode at the desk, running: {n}.</source>
        <translation>裁判台口令輸錯，連續第 {n} 次。</translation>
    </message>
    <message>
        <source>The clock is set; the board is on the table.</source>
        <translation>棋鐘就緒；棋盤在桌上。</translation>
    </message>
    <message>
        <source>Clock and board are set, the board to a given position.</source>
        <translation>棋盤、棋鐘擺放就緒，起始局面為指定局面。</translation>
    </message>
    <message>
        <source>Clock and board are set.</source>
        <translation>棋盤、棋鐘擺放就緒。</translation>
    </message>
    <message>
        <source>The clocks are started; {side}&apos;s runs.</source>
        <translation>開鐘，{side}走時。</translation>
    </message>
    <message>
        <source>{side}: {move}.</source>
        <comment>a move that was made</comment>
        <translation>{side}走{move}。</translation>
    </message>
    <message>
        <source>{side} presses the clock.</source>
        <translation>{side}按鐘。</translation>
    </message>
    <message>
        <source>{side} presses the clock, move {n}.</source>
        <translation>{side}按鐘，第 {n} 著。</translation>
    </message>
    <message>
        <source>{side} presses without having moved; it has no effect.</source>
        <translation>{side}沒有走棋先按鐘，按鐘無效。</translation>
    </message>
    <message>
        <source>{side} presses in {other}&apos;s time; it has no effect.</source>
        <translation>{side}在{other}走時中按鐘，按鐘無效。</translation>
    </message>
    <message>
        <source>{side} presses after time is over; it has no effect.</source>
        <translation>{side}逾時後按鐘，按鐘無效。</translation>
    </message>
    <message>
        <source>{side} presses, without effect: {reason}</source>
        <translation>{side}按鐘無效：{reason}</translation>
    </message>
    <message>
        <source>{side} offers a draw.</source>
        <translation>{side}提議作和。</translation>
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
        <translation>{side}要求悔棋，退回 {n} 著。</translation>
    </message>
    <message>
        <source>{side} does not agree to it.</source>
        <translation>{side}不同意悔棋。</translation>
    </message>
    <message>
        <source>{other} agrees; moves taken back: {n}. The clocks are as before them.</source>
        <translation>{other}同意，退回 {n} 著，雙方用時恢復到此前。</translation>
    </message>
    <message>
        <source>{side} resigns.</source>
        <translation>{side}認輸。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Both clocks stand; the referee looks.</source>
        <translation>{side}落旗，雙方停鐘，由裁判審核。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls. Nothing is announced.</source>
        <translation>{side}落旗（不予宣布）。</translation>
    </message>
    <message>
        <source>{side}&apos;s flag falls: time is over.</source>
        <translation>{side}落旗，逾時。</translation>
    </message>
    <message>
        <source>{side} calls the referee: an illegal move.</source>
        <translation>{side}請裁判：稱對方違反行棋規定。</translation>
    </message>
    <message>
        <source>{side} calls the referee.</source>
        <translation>{side}請裁判。</translation>
    </message>
    <message>
        <source>The program was cut off. The clocks stand as of its last sign of life, at {time}.</source>
        <translation>程式中斷，棋鐘停在中斷前的 {time}。</translation>
    </message>
    <message>
        <source>Both clocks are stopped.</source>
        <translation>停鐘。</translation>
    </message>
    <message>
        <source>The clocks go on; {side}&apos;s runs.</source>
        <translation>繼續開鐘，{side}走時。</translation>
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
        <translation>記錄：{side}一著，著法不詳。</translation>
    </message>
    <message>
        <source>Recorded: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>記錄：{side}{move}。</translation>
    </message>
    <message>
        <source>Put into the record as move {n}: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>補記第 {n} 著：{side}{move}。</translation>
    </message>
    <message>
        <source>Move {n} of the record becomes: {side} {move}.</source>
        <comment>a side and its move</comment>
        <translation>更正第 {n} 著：{side}{move}。</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a move</comment>
        <translation>著法不詳</translation>
    </message>
    <message>
        <source>Move {n} is struck out of the record.</source>
        <translation>刪去誤記的第 {n} 著。</translation>
    </message>
    <message>
        <source>The change of the record by entry {n} is taken back.</source>
        <translation>撤銷第 {n} 項對記錄的改動。</translation>
    </message>
    <message>
        <source>The last move of the record stands on the board and ends the game.</source>
        <translation>經核對，棋盤與記錄的最後一著相符，對局終了。</translation>
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
        <translation>對局(&amp;G)</translation>
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
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>複製(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;ounds and speech</source>
        <translation>聲音與語音(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Mend the record</source>
        <translation>更正記錄(&amp;M)</translation>
    </message>
    <message>
        <source>Start the clocks, stop them, let them go on</source>
        <translation>開鐘、停鐘、繼續開鐘</translation>
    </message>
    <message>
        <source>Back; from the first page: close the window</source>
        <translation>返回；在首頁為關閉視窗</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>複製：{what}</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>關閉視窗(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>新對局(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;lock only...</source>
        <translation>只用棋鐘(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save as...</source>
        <translation>另存新檔(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export as PGN...</source>
        <translation>匯出 PGN(&amp;E)</translation>
    </message>
    <message>
        <source>Score sheet as P&amp;DF...</source>
        <translation>記錄紙存為 PDF(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Turn the board round</source>
        <translation>翻轉棋盤(&amp;T)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Reset the &amp;layout</source>
        <translation>恢復預設版面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help topics</source>
        <translation>說明主題(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Chuhe</source>
        <translation>關於楚河(&amp;A)</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>預覽列印(&amp;V)</translation>
    </message>
    <message>
        <source>Pr&amp;int the score sheet...</source>
        <translation>列印記錄紙(&amp;I)</translation>
    </message>
    <message>
        <source>Bl&amp;ank score sheet as PDF...</source>
        <translation>空白記錄紙存為 PDF(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Two score sheets on a page</source>
        <translation>一頁列印兩張記錄紙(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Referee&apos;s log as PDF...</source>
        <translation>裁判過程記錄存為 PDF(&amp;R)</translation>
    </message>
    <message>
        <source>Picture of the position (PN&amp;G)...</source>
        <translation>局面存為圖片（PNG）(&amp;G)</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the position (SVG)...</source>
        <translation>局面存為向量圖（SVG）(&amp;U)</translation>
    </message>
    <message>
        <source>Position as p&amp;icture</source>
        <translation>局面圖片(&amp;I)</translation>
    </message>
    <message>
        <source>Position as &amp;FEN</source>
        <translation>局面 FEN(&amp;F)</translation>
    </message>
    <message>
        <source>Moves written in f&amp;ull</source>
        <translation>著法，全寫(&amp;U)</translation>
    </message>
    <message>
        <source>Moves a&amp;bbreviated</source>
        <translation>著法，簡寫(&amp;B)</translation>
    </message>
    <message>
        <source>Moves in &amp;WXF letters</source>
        <translation>著法，WXF 字母(&amp;W)</translation>
    </message>
    <message>
        <source>Moves as c&amp;oordinates (ICCS)</source>
        <translation>著法，ICCS 座標(&amp;O)</translation>
    </message>
    <message>
        <source>Game as &amp;PGN</source>
        <translation>整局 PGN(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Press the clock</source>
        <translation>按鐘(&amp;P)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>提議作和(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;laim...</source>
        <translation>提請審核(&amp;L)……</translation>
    </message>
    <message>
        <source>&amp;Resign...</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>Red resigns...</source>
        <translation>紅方認輸</translation>
    </message>
    <message>
        <source>Black resigns...</source>
        <translation>黑方認輸</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation>請裁判(&amp;C)</translation>
    </message>
    <message>
        <source>Point out an &amp;illegal move</source>
        <translation>指出違反行棋規定(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>擺正棋子(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>停鐘(&amp;S)</translation>
    </message>
    <message>
        <source>Referee&apos;s &amp;desk</source>
        <translation>裁判台(&amp;D)</translation>
    </message>
    <message>
        <source>Call a &amp;foul...</source>
        <translation>判犯規(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Rule a result...</source>
        <translation>裁決(&amp;R)</translation>
    </message>
    <message>
        <source>Repetition and move &amp;limit</source>
        <translation>循環反覆與自然限著(&amp;L)</translation>
    </message>
    <message>
        <source>Rule on the re&amp;petition...</source>
        <translation>裁定循環反覆(&amp;P)……</translation>
    </message>
    <message>
        <source>Go to what is &amp;wrong</source>
        <translation>移至有誤之處(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Put a move in before it</source>
        <translation>在此著之前插錄(&amp;P)</translation>
    </message>
    <message>
        <source>Put &amp;another move in its place</source>
        <translation>改錄此著(&amp;A)</translation>
    </message>
    <message>
        <source>It was &amp;made so: keep it with ※</source>
        <translation>確實如此走，加 ※ 保留(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>刪去此著(&amp;D)</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>上一著</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>下一著</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後局面</translation>
    </message>
    <message>
        <source>Tell the &amp;clocks</source>
        <translation>報鐘面(&amp;C)</translation>
    </message>
    <message>
        <source>Tell the last &amp;move</source>
        <translation>報上一著(&amp;M)</translation>
    </message>
    <message>
        <source>Tell the p&amp;ieces</source>
        <translation>報棋子(&amp;I)</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>check</source>
        <translation>將</translation>
    </message>
    <message>
        <source>mate threat</source>
        <translation>殺</translation>
    </message>
    <message>
        <source>chase</source>
        <translation>捉</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>閒</translation>
    </message>
    <message>
        <source>exchange offer</source>
        <translation>兌</translation>
    </message>
    <message>
        <source>sacrifice offer</source>
        <translation>獻</translation>
    </message>
    <message>
        <source>block</source>
        <translation>攔</translation>
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
        <translation>{pieces}將軍。</translation>
    </message>
    <message>
        <source>It threatens to mate by checks from the next move on: {line}.</source>
        <translation>企圖下一著起連續將軍，將死對方：{line}。</translation>
    </message>
    <message>
        <source>The search ended at its bound: whether it is a mate threat or a chase is open.</source>
        <translation>推算已到限度，是否為殺或捉未能斷定。</translation>
    </message>
    <message>
        <source>{hunter} attacks {prey}; general and pawn may chase for ever (26.1).</source>
        <translation>{hunter}捉{prey}；帥（將）、兵（卒）本身允許長捉（26.1）。</translation>
    </message>
    <message>
        <source>It is neither check nor mate threat nor chase.</source>
        <translation>不屬於將、殺、捉。</translation>
    </message>
    <message>
        <source>It is a joint chase with {helpers} (24.17).</source>
        <translation>與{helpers}聯合捉子（24.17）。</translation>
    </message>
    <message>
        <source>{hunter} chases {prey}.</source>
        <translation>{hunter}捉{prey}。</translation>
    </message>
    <message>
        <source>It opens the way for {hunter}, which chases {prey}.</source>
        <translation>閃開後，{hunter}捉{prey}。</translation>
    </message>
    <message>
        <source>From now on {hunter} wins {prey} by capturing it.</source>
        <translation>走子後，{hunter}吃{prey}可得子，即捉。</translation>
    </message>
    <message>
        <source>By checks from the next move on, {prey} is won: {line} (24.3).</source>
        <translation>從下一著開始連續將軍，可得{prey}：{line}（24.3）。</translation>
    </message>
    <message>
        <source>It is unprotected.</source>
        <comment>the piece chased</comment>
        <translation>被捉之子無根。</translation>
    </message>
    <message>
        <source>It is protected by {roots}.</source>
        <comment>the piece chased</comment>
        <translation>被捉之子有根，根為{roots}。</translation>
    </message>
    <message>
        <source>It is under-protected: {roots} is not enough (24.15).</source>
        <comment>the piece chased</comment>
        <translation>被捉之子少根，僅有{roots}為根（24.15）。</translation>
    </message>
    <message>
        <source>Its protection is false: {roots} can&apos;t retake (24.16).</source>
        <comment>the piece chased</comment>
        <translation>被捉之子為假根，{roots}不能離線反吃（24.16）。</translation>
    </message>
    <message>
        <source>{hunter} attacked {prey} before already: no new chase.</source>
        <translation>{hunter}原已捉著{prey}，未產生新的捉。</translation>
    </message>
    <message>
        <source>{hunter} offers {prey} an exchange (26.9).</source>
        <translation>{hunter}向{prey}邀兌（26.9）。</translation>
    </message>
    <message>
        <source>{hunter} follows {prey}, which is protected.</source>
        <translation>{hunter}跟{prey}，後者有根。</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would be mated at once: no chase (24.3).</source>
        <translation>{hunter}若吃{prey}，己方立即被將死，不為捉（24.3）。</translation>
    </message>
    <message>
        <source>If {hunter} took {prey}, it would lose more than it wins: no chase (26.5).</source>
        <translation>{hunter}若吃{prey}，得不償失，不為捉（26.5）。</translation>
    </message>
    <message>
        <source>The general answers a check: whatever that attacks counts as idle (26.1.2).</source>
        <translation>走動帥（將）應將，由此產生的捉、殺按閒處理（26.1.2）。</translation>
    </message>
    <message>
        <source>The defender&apos;s only attacking piece takes a point that holds the draw: advisors and elephants it attacks thereby are no prey (26.2).</source>
        <translation>守和方只有一個進攻子，佔據守和要點，附帶產生的捉士象按閒處理（26.2）。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Set up the game</source>
        <translation>進入對局</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅方</translation>
    </message>
    <message>
        <source>Red&apos;s unit</source>
        <translation>紅方單位</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Black&apos;s unit</source>
        <translation>黑方單位</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a contest</comment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>number of the table</comment>
        <translation>台次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Round, board</source>
        <comment>of a contest</comment>
        <translation>輪次、台次</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判員</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>規程</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>計時方案</translation>
    </message>
    <message>
        <source>Clock press</source>
        <translation>按鐘</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Red&apos;s name</source>
        <translation>紅方姓名</translation>
    </message>
    <message>
        <source>Black&apos;s name</source>
        <translation>黑方姓名</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動按鐘</translation>
    </message>
    <message>
        <source>By the players</source>
        <translation>棋手按鐘</translation>
    </message>
    <message>
        <source>By the players at a wooden board, with a recorder</source>
        <translation>木盤對弈，雙方按鐘，記錄員錄入著法</translation>
    </message>
    <message>
        <source>Each player keeps a record (7.1)</source>
        <translation>棋手各自記錄（7.1）</translation>
    </message>
    <message>
        <source>The referee then notes moves left out. Otherwise the program&apos;s serves both.</source>
        <translation>由裁判員登記漏記。不選時，程式的記錄供雙方共用。</translation>
    </message>
    <message>
        <source>No game can start from this position.</source>
        <translation>無法從這個局面開始對局。</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Play on</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>Discard...</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Discard this game for good</source>
        <translation>永久刪除此對局</translation>
    </message>
</context>
<context>
    <name>OmissionForm</name>
    <message>
        <source>Moves left out of a record</source>
        <translation>登記漏記</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>記錄在案</translation>
    </message>
    <message>
        <source>Moves in a row; what was noted before and not filled in is added ({article}).</source>
        <translation>連續漏記的著數；此前登記而尚未補全的一併計入（{article}）。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>又漏記著數</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>視窗</translation>
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
        <translation>記錄方式</translation>
    </message>
    <message>
        <source>Clock alone: faces</source>
        <translation>單用棋鐘：鐘面</translation>
    </message>
    <message>
        <source>Clock alone: players</source>
        <translation>單用棋鐘：座位</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>時間將盡</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>File numbers at the edge</source>
        <translation>棋盤邊緣標明路數</translation>
    </message>
    <message>
        <source>Mark where a piece may go</source>
        <translation>標明可走到的點</translation>
    </message>
    <message>
        <source>Let pieces glide</source>
        <translation>走子時顯示動畫</translation>
    </message>
    <message>
        <source>Far side turned</source>
        <translation>對坐顯示</translation>
    </message>
    <message>
        <source>Red&apos;s digits in Chinese</source>
        <translation>紅方用中文數字</translation>
    </message>
    <message>
        <source>Read moves aloud</source>
        <translation>朗讀著法</translation>
    </message>
    <message>
        <source>Call “Check!”</source>
        <translation>報「將軍」</translation>
    </message>
    <message>
        <source>In games whose regulations allow it: of those that come with the program, the friendly ones.</source>
        <translation>只用於規程允許提示的對局；隨附的規程中，只有友誼賽允許。</translation>
    </message>
    <message>
        <source>For two people across a table: pieces and clock face of the far side stand on their head.</source>
        <translation>供兩人隔桌對坐：對面一方的棋子和鐘面倒轉顯示。</translation>
    </message>
    <message>
        <source>In the abbreviated record, on the screen and on the score sheet.</source>
        <translation>用於簡寫記錄，螢幕和記錄紙上都如此。</translation>
    </message>
    <message>
        <source>At 5 minutes, 1 minute and 10 seconds, and in each period of byo-yomi. Spoken where the system has a voice of this language, else a tone.</source>
        <translation>剩5分、1分、10秒時提示，讀秒時每段都提示。系統有本語言的語音時用語音，否則響一聲。</translation>
    </message>
    <message>
        <source>Where the system has a voice of this language.</source>
        <translation>系統有本語言的語音時才朗讀。</translation>
    </message>
    <message>
        <source>The rules do not ask for it (3.1).</source>
        <translation>規則不要求報將（3.1）。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木紋</translation>
    </message>
    <message>
        <source>Plain, high contrast</source>
        <translation>素面，高對比</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木紋</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Traditional characters</source>
        <translation>繁體字</translation>
    </message>
    <message>
        <source>Simplified characters</source>
        <translation>簡體字</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>By clicks or by dragging</source>
        <translation>點按或拖曳</translation>
    </message>
    <message>
        <source>By clicks</source>
        <translation>點按</translation>
    </message>
    <message>
        <source>By dragging</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>Dials with hands</source>
        <translation>指針鐘面</translation>
    </message>
    <message>
        <source>Large digits</source>
        <translation>大數字鐘面</translation>
    </message>
    <message>
        <source>Sit before the screen</source>
        <translation>同坐螢幕前</translation>
    </message>
    <message>
        <source>Sit across it, the far face turned</source>
        <translation>隔螢幕對坐，對面鐘面倒轉</translation>
    </message>
    <message>
        <source>Full record</source>
        <translation>完整記錄</translation>
    </message>
    <message>
        <source>Abbreviated record</source>
        <translation>簡寫記錄</translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation>WXF 字母</translation>
    </message>
    <message>
        <source>With a referee only the time-out</source>
        <translation>有裁判時只響逾時</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only the time-out</source>
        <translation>只響逾時</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>關</translation>
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
        <translation>提示，並讀最後十秒</translation>
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
        <translation>這台電腦沒有印表機。請將記錄紙存為 PDF，到別處列印。</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>空白記錄紙</translation>
    </message>
    <message>
        <source>blank score sheet</source>
        <translation>空白記錄紙</translation>
    </message>
    <message>
        <source>{game} log</source>
        <comment>the name of a file</comment>
        <translation>{game} 裁判過程記錄</translation>
    </message>
    <message>
        <source>Referee&apos;s log</source>
        <translation>裁判過程記錄</translation>
    </message>
    <message>
        <source>Picture of the position</source>
        <translation>局面圖片</translation>
    </message>
    <message>
        <source>The position is on the clipboard as a picture.</source>
        <translation>局面圖片已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The position is on the clipboard as FEN.</source>
        <translation>局面 FEN 已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>對局已複製到剪貼簿。</translation>
    </message>
</context>
<context>
    <name>PasscodeForm</name>
    <message>
        <source>With a passcode the desk opens only to those who know it; it locks itself when it is put away. Left empty, the passcode is taken away. Where only one office has one, it opens everything.</source>
        <translation>設定口令後，只有知道口令的人才能開啟裁判台；收起裁判台即自動上鎖。留空則取消口令。只有一個職務設了口令時，該口令可辦理全部事項。</translation>
    </message>
    <message>
        <source>Passcode of the desk</source>
        <translation>裁判台口令</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>職務</translation>
    </message>
    <message>
        <source>New passcode</source>
        <translation>新口令</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再輸一次</translation>
    </message>
</context>
<context>
    <name>PauseForm</name>
    <message>
        <source>Let the clocks go on</source>
        <translation>繼續開鐘</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續開鐘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋鐘</translation>
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
        <translation>紅帥</translation>
    </message>
    <message>
        <source>red advisor</source>
        <translation>紅仕</translation>
    </message>
    <message>
        <source>red elephant</source>
        <translation>紅相</translation>
    </message>
    <message>
        <source>red horse</source>
        <translation>紅馬</translation>
    </message>
    <message>
        <source>red chariot</source>
        <translation>紅車</translation>
    </message>
    <message>
        <source>red cannon</source>
        <translation>紅炮</translation>
    </message>
    <message>
        <source>red pawn</source>
        <translation>紅兵</translation>
    </message>
    <message>
        <source>black general</source>
        <translation>黑將</translation>
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
        <translation>黑馬</translation>
    </message>
    <message>
        <source>black chariot</source>
        <translation>黑車</translation>
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
        <translation>繼續開鐘(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start the clocks</source>
        <translation>開鐘(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the clocks</source>
        <translation>停鐘(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo the last change of the record</source>
        <translation>復原記錄的上一次改動(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>Pieces are &amp;adjusted</source>
        <translation>擺正完畢(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Adjust pieces</source>
        <translation>擺正棋子(&amp;A)</translation>
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
        <translation>已寫入磁碟</translation>
    </message>
    <message>
        <source>Not on disk</source>
        <translation>未寫入磁碟</translation>
    </message>
    <message>
        <source>Go on in another place...</source>
        <translation>換個位置繼續</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Friendly game</source>
        <translation>友誼賽</translation>
    </message>
    <message>
        <source>Rules of 1999, with a referee</source>
        <translation>1999 年規則（設裁判員）</translation>
    </message>
    <message>
        <source>Club rules, with a referee</source>
        <translation>俱樂部規則（設裁判員）</translation>
    </message>
    <message>
        <source>Older rules, with a referee</source>
        <translation>早期規則（設裁判員）</translation>
    </message>
    <message>
        <source>Rules of 2011, with a referee</source>
        <translation>2011 年規則（設裁判員）</translation>
    </message>
    <message>
        <source>A referee runs the game: he stops the clocks and rules.</source>
        <translation>裁判員管理本局，由裁判員停鐘和裁決。</translation>
    </message>
    <message>
        <source>No referee: the players stop the clocks themselves.</source>
        <translation>不設裁判員，由棋手自己停鐘。</translation>
    </message>
    <message>
        <source>Moves are taken back if the opponent agrees.</source>
        <translation>經對方同意可以悔棋。</translation>
    </message>
    <message>
        <source>No move is taken back (5.7).</source>
        <translation>不得悔棋（5.7）。</translation>
    </message>
    <message>
        <source>Fouls that lose the game: {n}.</source>
        <translation>犯規滿 {n} 次判負。</translation>
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
        <translation>對局未結束，要離開嗎？將停鐘並保留本局。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>離開對局</translation>
    </message>
    <message>
        <source>Start the clocks</source>
        <translation>開鐘</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>繼續開鐘</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>本局已儲存。</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>記錄紙</translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation>復盤</translation>
    </message>
    <message>
        <source>Referee: {claim}</source>
        <translation>裁判員：{claim}</translation>
    </message>
    <message>
        <source>Stop the clocks</source>
        <translation>停鐘</translation>
    </message>
    <message>
        <source>Reopen...</source>
        <translation>啟封續弈……</translation>
    </message>
    <message>
        <source>Sign...</source>
        <translation>簽字……</translation>
    </message>
    <message>
        <source>Referee: check the number of moves, then decide.</source>
        <translation>裁判員：請核對著數，再作裁決。</translation>
    </message>
    <message>
        <source>The flag does not count...</source>
        <translation>落旗不算……</translation>
    </message>
    <message>
        <source>Rule a result...</source>
        <translation>裁決</translation>
    </message>
    <message>
        <source>{who}: agree to a draw?</source>
        <translation>{who}：同意作和嗎？</translation>
    </message>
    <message>
        <source>{who}: may {side} take the move back?</source>
        <translation>{who}：同意{side}悔棋嗎？</translation>
    </message>
    <message>
        <source>{who}: may {side} adjust pieces?</source>
        <translation>{who}：同意{side}擺正棋子嗎？</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>擺正完畢</translation>
    </message>
    <message>
        <source>The rules do not allow {move}. Was it made all the same?</source>
        <translation>{move}不符合行棋規定。確實這樣走了嗎？</translation>
    </message>
    <message>
        <source>It was made</source>
        <translation>確實走了</translation>
    </message>
    <message>
        <source>Made (Y)</source>
        <comment>a move, the second step of confirming it</comment>
        <translation>確認（Y）</translation>
    </message>
    <message>
        <source>No</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>確認（Enter）</translation>
    </message>
    <message>
        <source>It does</source>
        <translation>確實如此</translation>
    </message>
    <message>
        <source>The game is over (Y)</source>
        <translation>對局結束（Y）</translation>
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
        <translation>確認和棋（Y）</translation>
    </message>
    <message>
        <source>Referee: {side} did not move as the touched pieces bind ({article}).</source>
        <translation>裁判員：{side}未按摸子規定走子（{article}）。</translation>
    </message>
    <message>
        <source>Referee: the record calls for a ruling. {ending}</source>
        <translation>裁判員：依記錄應予裁定。{ending}</translation>
    </message>
    <message>
        <source>Referee: {side} {offence} ({article}).</source>
        <translation>裁判員：{side}{offence}（{article}）。</translation>
    </message>
    <message>
        <source>Call the foul...</source>
        <translation>判犯規</translation>
    </message>
    <message>
        <source>No foul</source>
        <translation>不判犯規</translation>
    </message>
</context>
<context>
    <name>RecordCard</name>
    <message>
        <source>Fouls: Red {red}, Black {black}</source>
        <translation>犯規：紅方 {red}，黑方 {black}</translation>
    </message>
    <message>
        <source>Record of the game</source>
        <translation>對局記錄</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>style of the record</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>Abbreviated</source>
        <translation>簡寫</translation>
    </message>
    <message>
        <source>WXF letters</source>
        <translation>WXF 字母</translation>
    </message>
    <message>
        <source>Style of the record</source>
        <translation>記錄方式</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>輸入著法</translation>
    </message>
    <message>
        <source>Type a move: 炮二平五, C2=5, h2e2...</source>
        <translation>輸入著法：炮二平五、C2=5、h2e2……</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Moves left out...</source>
        <translation>登記漏記……</translation>
    </message>
    <message>
        <source>Demand of a player...</source>
        <translation>向棋手提出要求……</translation>
    </message>
    <message>
        <source>A player refuses...</source>
        <translation>棋手拒絕執行……</translation>
    </message>
    <message>
        <source>{side} has filled in</source>
        <translation>{side}已補全</translation>
    </message>
    <message>
        <source>record every move</source>
        <translation>逐著記錄</translation>
    </message>
    <message>
        <source>fill in before moving</source>
        <translation>先補全漏記著法，方可行棋</translation>
    </message>
    <message>
        <source>a fair copy after the game</source>
        <translation>局後謄清補正</translation>
    </message>
    <message>
        <source>must fill in before the next move</source>
        <translation>須先補全，方可走棋</translation>
    </message>
    <message>
        <source>may stop recording</source>
        <translation>可暫緩記錄</translation>
    </message>
    <message>
        <source>left out: {n}, a foul for each {each}</source>
        <translation>連續漏記 {n} 著，每 {each} 著判犯規一次</translation>
    </message>
    <message>
        <source>left out: {n}</source>
        <translation>漏記 {n} 著</translation>
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
        <translation>應判犯規（{article}）。</translation>
    </message>
    <message>
        <source>Demanded of {side}: {what}.</source>
        <translation>已要求{side}：{what}。</translation>
    </message>
    <message>
        <source>{side} refuses: {what}.</source>
        <translation>{side}拒絕執行：{what}。</translation>
    </message>
    <message>
        <source>{side}: fill in the record first, then move ({article}).</source>
        <translation>{side}須先補全漏記著法，方可走棋（{article}）。</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>已補全</translation>
    </message>
</context>
<context>
    <name>RecordModel</name>
    <message>
        <source>Time</source>
        <comment>time used for a move</comment>
        <translation>用時</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>a pair of moves</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
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
        <source>(missing)</source>
        <comment>a move that the record lacks</comment>
        <translation>（漏錄）</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}，空</translation>
    </message>
    <message>
        <source>{move}, does not fit here</source>
        <translation>{move}，與局面不符</translation>
    </message>
</context>
<context>
    <name>RefusalForm</name>
    <message>
        <source>Somebody refuses to sign</source>
        <translation>拒絕簽字</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>記錄在案</translation>
    </message>
    <message>
        <source>The refusal and its reason stand on the score sheet; the result stays.</source>
        <translation>拒簽及其理由記入記錄紙，結果不變。</translation>
    </message>
    <message>
        <source>Who refuses</source>
        <translation>拒簽方</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>A player refuses</source>
        <translation>棋手拒絕執行</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>拒絕</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The clocks have not been started yet.</source>
        <translation>尚未開鐘。</translation>
    </message>
    <message>
        <source>The game has been started already.</source>
        <translation>對局已經開始。</translation>
    </message>
    <message>
        <source>The start position is decided already.</source>
        <translation>起始局面勝負已定。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>對局已經結束。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>現已停鐘。</translation>
    </message>
    <message>
        <source>The clocks are running.</source>
        <translation>棋鐘正在走。</translation>
    </message>
    <message>
        <source>A flag has fallen; the referee decides.</source>
        <translation>已經落旗，由裁判員裁決。</translation>
    </message>
    <message>
        <source>The time was over before that.</source>
        <translation>在此之前時間已到。</translation>
    </message>
    <message>
        <source>It is the other side&apos;s move.</source>
        <translation>現在輪到對方走棋。</translation>
    </message>
    <message>
        <source>Only in one&apos;s own time (8.5).</source>
        <translation>只能在自己走棋的時間內提出（8.5）。</translation>
    </message>
    <message>
        <source>No press without a move on the board.</source>
        <translation>棋盤上沒有走棋，不能按鐘。</translation>
    </message>
    <message>
        <source>The program presses the clock in this game.</source>
        <translation>本局由程式按鐘。</translation>
    </message>
    <message>
        <source>Only the clock is used here; the board is on the table.</source>
        <translation>這裡只用棋鐘，棋盤在桌上。</translation>
    </message>
    <message>
        <source>That is done at the wooden board; the moves are keyed.</source>
        <translation>本局用木盤對弈，著法由記錄員錄入，此事須在盤上進行。</translation>
    </message>
    <message>
        <source>That is no move.</source>
        <translation>這不是著法。</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>這樣走違反行棋規定。</translation>
    </message>
    <message>
        <source>A draw offer is waiting for its answer.</source>
        <translation>提議作和，尚待對方答覆。</translation>
    </message>
    <message>
        <source>There is no draw offer to answer.</source>
        <translation>沒有待答覆的提和。</translation>
    </message>
    <message>
        <source>The opponent answers a draw offer.</source>
        <translation>提和應由對方答覆。</translation>
    </message>
    <message>
        <source>No move is taken back in this game (5.7).</source>
        <translation>本局不得悔棋（5.7）。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>沒有可悔的棋。</translation>
    </message>
    <message>
        <source>A request is waiting for its answer.</source>
        <translation>請求尚待對方答覆。</translation>
    </message>
    <message>
        <source>The opponent answers a request.</source>
        <translation>請求應由對方答覆。</translation>
    </message>
    <message>
        <source>Touch-move is not in force in this game.</source>
        <translation>本局不實行摸子走子。</translation>
    </message>
    <message>
        <source>There is no piece on this point.</source>
        <translation>這個交叉點上沒有棋子。</translation>
    </message>
    <message>
        <source>No piece is touched.</source>
        <translation>沒有摸觸棋子。</translation>
    </message>
    <message>
        <source>A piece was touched, and touch-move binds (article 5).</source>
        <translation>已摸觸棋子，須按摸子規定走子（第 5 條）。</translation>
    </message>
    <message>
        <source>Pieces are not adjusted in this game.</source>
        <translation>本局不得擺正棋子。</translation>
    </message>
    <message>
        <source>Pieces are being adjusted now.</source>
        <translation>正在擺正棋子。</translation>
    </message>
    <message>
        <source>No pieces are being adjusted now.</source>
        <translation>現在沒有在擺正棋子。</translation>
    </message>
    <message>
        <source>There is no request to answer.</source>
        <translation>沒有待答覆的請求。</translation>
    </message>
    <message>
        <source>This game has no referee.</source>
        <translation>本局未設裁判員。</translation>
    </message>
    <message>
        <source>Only the referee may do this.</source>
        <translation>只能由裁判員處理。</translation>
    </message>
    <message>
        <source>Only the players may do this.</source>
        <translation>只能由棋手進行。</translation>
    </message>
    <message>
        <source>No foul of this name is known to the regulations.</source>
        <translation>規程中沒有這一項犯規。</translation>
    </message>
    <message>
        <source>A foul counts at least once.</source>
        <translation>犯規至少計一次。</translation>
    </message>
    <message>
        <source>This result does not go with this ending.</source>
        <translation>這個結果與終局原因不符。</translation>
    </message>
    <message>
        <source>The game has changed meanwhile. Look again.</source>
        <translation>對局情況已有變化，請重新檢視。</translation>
    </message>
    <message>
        <source>This figure is out of range.</source>
        <translation>數值超出範圍。</translation>
    </message>
    <message>
        <source>No flag has fallen.</source>
        <translation>沒有落旗。</translation>
    </message>
    <message>
        <source>This side has moved already and can&apos;t be absent.</source>
        <translation>該方已經走過棋，不能記為未到場。</translation>
    </message>
    <message>
        <source>This side is noted as absent already.</source>
        <translation>該方已經記為未到場。</translation>
    </message>
    <message>
        <source>This side is not noted as absent.</source>
        <translation>該方沒有記為未到場。</translation>
    </message>
    <message>
        <source>There is no act of the referee to undo.</source>
        <translation>沒有可復原的裁判操作。</translation>
    </message>
    <message>
        <source>It can&apos;t be undone any more: time or lateness would have decided the game.</source>
        <translation>不能再復原：復原後即有一方逾時或遲到判負。</translation>
    </message>
    <message>
        <source>This move is not against the rules.</source>
        <translation>該著沒有違反行棋規定。</translation>
    </message>
    <message>
        <source>It is noted already.</source>
        <translation>已經記錄在案。</translation>
    </message>
    <message>
        <source>There is no move to correct.</source>
        <translation>沒有可糾正的著。</translation>
    </message>
    <message>
        <source>No foul is waiting to be called.</source>
        <translation>沒有待判的犯規。</translation>
    </message>
    <message>
        <source>This is beyond the power of this referee (article 18).</source>
        <translation>超出該裁判員的權限（第 18 條）。</translation>
    </message>
    <message>
        <source>The loser neither refused a fair copy nor was put out of the session (7.4, 18.2).</source>
        <translation>負方既未拒絕謄清補正，也未被取消比賽資格（7.4、18.2）。</translation>
    </message>
    <message>
        <source>A claim is waiting for its ruling.</source>
        <translation>已有提請，尚待裁判審核。</translation>
    </message>
    <message>
        <source>There is no claim to rule on.</source>
        <translation>沒有待審核的提請。</translation>
    </message>
    <message>
        <source>The regulations hear no such claim.</source>
        <translation>規程不受理此項提請。</translation>
    </message>
    <message>
        <source>Who has left so much out of his record is not heard (22.3).</source>
        <translation>漏記過多，不予受理（22.3）。</translation>
    </message>
    <message>
        <source>There were not so many rounds without a capture yet (4.2.4).</source>
        <translation>連續未吃子的回合數還不夠（4.2.4）。</translation>
    </message>
    <message>
        <source>The program keeps the record in this game.</source>
        <translation>本局由程式記錄。</translation>
    </message>
    <message>
        <source>This side may stop recording now (7.2).</source>
        <translation>該方現在可暫緩記錄（7.2）。</translation>
    </message>
    <message>
        <source>The omitted moves are to be filled in before the next move (7.2).</source>
        <translation>須先補全漏記著法，方可走棋（7.2）。</translation>
    </message>
    <message>
        <source>No moves are omitted.</source>
        <translation>沒有漏記的著。</translation>
    </message>
    <message>
        <source>The program writes the record of this game itself.</source>
        <translation>本局著法由程式自行記錄，不需錄入。</translation>
    </message>
    <message>
        <source>The record does not show yet what stands on the wooden board: key the moves first.</source>
        <translation>記錄尚未跟上木盤局面，請先錄入著法。</translation>
    </message>
    <message>
        <source>No move is keyed there.</source>
        <translation>此處沒有錄入的著法。</translation>
    </message>
    <message>
        <source>The record shows neither checkmate nor stalemate.</source>
        <translation>按記錄，局面既非將死，也非困斃。</translation>
    </message>
    <message>
        <source>The record has no change to take back.</source>
        <translation>記錄沒有可以復原的改動。</translation>
    </message>
    <message>
        <source>The game is adjourned.</source>
        <translation>本局已封局。</translation>
    </message>
    <message>
        <source>The game is not adjourned.</source>
        <translation>本局沒有封局。</translation>
    </message>
    <message>
        <source>This is not the sealed move.</source>
        <translation>這不是所封的暗著。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>對局尚未結束。</translation>
    </message>
    <message>
        <source>It is signed, or refused, already.</source>
        <translation>已經簽字或拒簽。</translation>
    </message>
    <message>
        <source>Signatures are missing.</source>
        <translation>簽字尚未齊全。</translation>
    </message>
    <message>
        <source>The referee&apos;s desk is locked. Its passcode opens it.</source>
        <translation>裁判台已上鎖，請輸入口令開啟。</translation>
    </message>
    <message>
        <source>This is no passcode.</source>
        <translation>這不是有效的口令。</translation>
    </message>
    <message>
        <source>The game is signed. Nothing of it can be changed any more.</source>
        <translation>本局已簽字認可，不能再作更改。</translation>
    </message>
</context>
<context>
    <name>ReleaseForm</name>
    <message>
        <source>Only brushed</source>
        <translation>誤碰</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>不作摸子論</translation>
    </message>
    <message>
        <source>A piece that was clearly brushed by accident does not count as touched ({article}).</source>
        <translation>明顯誤碰的棋子，不作摸子論處（{article}）。</translation>
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
        <translation>衣袖帶到</translation>
    </message>
    <message>
        <source>slip of the mouse</source>
        <translation>滑鼠誤點</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>擺正棋子</translation>
    </message>
</context>
<context>
    <name>RemedyForm</name>
    <message>
        <source>Do so</source>
        <translation>照此處理</translation>
    </message>
    <message>
        <source>What applies</source>
        <translation>如何處理</translation>
    </message>
    <message>
        <source>The clocks go on at once</source>
        <translation>隨即繼續開鐘</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著</translation>
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
        <translation>判{side}犯規：{foul}</translation>
    </message>
    <message>
        <source>{piece} counts as touched</source>
        <translation>{piece}視為已摸觸，須走此子</translation>
    </message>
    <message>
        <source>Choose what is to be done.</source>
        <translation>請選擇如何處理。</translation>
    </message>
</context>
<context>
    <name>ReopenForm</name>
    <message>
        <source>Reopen the game</source>
        <translation>啟封續弈</translation>
    </message>
    <message>
        <source>Play the sealed move</source>
        <translation>走出暗著</translation>
    </message>
    <message>
        <source>Accept it though the rules forbid it (type coordinates, such as h2e2)</source>
        <translation>違例也照此走出（請輸入座標，如 h2e2）</translation>
    </message>
    <message>
        <source>The move on the paper</source>
        <translation>紙上的著法</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>違例著法</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>This game has no moves.</source>
        <translation>本局沒有著法。</translation>
    </message>
    <message>
        <source>The position before the first move; moves in all: {plies}.</source>
        <translation>第一著之前的局面；全局共 {plies} 著。</translation>
    </message>
    <message>
        <source>Move {ply} of {plies}: {move}.</source>
        <translation>第 {ply} 著，共 {plies} 著：{move}。</translation>
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
        <translation>已是最後局面。</translation>
    </message>
    <message>
        <source>First position (Home)</source>
        <translation>起始局面（Home）</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>上一著（←）</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>下一著（→）</translation>
    </message>
    <message>
        <source>Last position (End)</source>
        <translation>最後局面（End）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從此局面續弈</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>only to look at</source>
        <translation>僅供檢視</translation>
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
        <translation>維持</translation>
    </message>
    <message>
        <source>A loop of {plies} moves has been played {count} times.</source>
        <translation>現有循環：{plies} 著一循環，已走 {count} 遍。</translation>
    </message>
    <message>
        <source>Rounds without a capture: {red} of {limit}.</source>
        <translation>連續未吃子：{red} 回合（自然限著 {limit} 回合）。</translation>
    </message>
    <message>
        <source>Rounds without a capture, of {limit}: {red} if Red claims, {black} if Black claims.</source>
        <translation>連續未吃子（自然限著 {limit} 回合）：紅方提出計 {red} 回合，黑方提出計 {black} 回合。</translation>
    </message>
    <message>
        <source>Checks since: Red {red}, Black {black}; of a claimant&apos;s at most {most} count (22.2).</source>
        <translation>其間將軍：紅方 {red} 著，黑方 {black} 著；提出方最多只計 {most} 著（22.2）。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds</source>
        <translation>{side}應變著，限 {n} 個回合內</translation>
    </message>
    <message>
        <source>The claim is not upheld, the game goes on</source>
        <translation>審核不屬實，繼續對局</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Confirmed by the referee.</source>
        <translation>{edition}：{ruling}裁判員維持。</translation>
    </message>
    <message>
        <source>{edition}: {ruling} Overruled by the referee: {reason}</source>
        <translation>{edition}：{ruling}裁判員改判，理由：{reason}</translation>
    </message>
    <message>
        <source>Found by the {edition} from move {ply} on: {classes}.</source>
        <translation>按{edition}，第 {ply} 著起各著為：{classes}。</translation>
    </message>
    <message>
        <source>No loop was played three times (23.3).</source>
        <translation>循環反覆不足三次（23.3）。</translation>
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
        <translation>本局無裁判員，請雙方棋手自行依此變著或同意作和。</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Choose how the game ends.</source>
        <translation>請選擇終局原因。</translation>
    </message>
    <message>
        <source>Rule a result</source>
        <translation>裁決結果</translation>
    </message>
    <message>
        <source>Rule it</source>
        <translation>作出裁決</translation>
    </message>
    <message>
        <source>The clocks stop and the game is over; the article stands on the score sheet.</source>
        <translation>停鐘並結束對局；所據條款寫入記錄紙。</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終局原因</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>請選擇……</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>This is the first move of the loop.</source>
        <translation>這是循環的第一著。</translation>
    </message>
    <message>
        <source>This is the last move of the loop.</source>
        <translation>這是循環的最後一著。</translation>
    </message>
    <message>
        <source>Choose a decision and give the reason for it.</source>
        <translation>請先選擇裁決，並寫明理由。</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>循環反覆</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the previous move</comment>
        <translation>上一著</translation>
    </message>
    <message>
        <source>On</source>
        <comment>to the next move</comment>
        <translation>下一著</translation>
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
        <translation>改判為……</translation>
    </message>
    <message>
        <source>Decide otherwise...</source>
        <translation>改判為……</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Moves of the loop</source>
        <translation>循環中的著法</translation>
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
        <translation>舊棋例</translation>
    </message>
    <message>
        <source>rules of the Asian federation</source>
        <translation>亞洲棋規</translation>
    </message>
    <message>
        <source>rules of the World federation, 2018</source>
        <translation>世界棋規（2018年）</translation>
    </message>
    <message>
        <source>The {edition} are known only in part. What they leave open is classed as the book of 2011 and its figures do.</source>
        <translation>{edition}的原文僅知一部分；其未詳之處，著法性質依2011年棋例及其圖例判定。</translation>
    </message>
    <message>
        <source>There is nothing to rule on: no loop was played three times.</source>
        <translation>雙方著法循環反覆未達三次，無需裁定。</translation>
    </message>
    <message>
        <source>Loop of {plies} moves from move {first} on, played {count} times.</source>
        <translation>{plies} 著一循環，自第 {first} 著起，已走 {count} 遍。</translation>
    </message>
    <message>
        <source>{plies} moves without a capture from move {first} on (23.4).</source>
        <translation>自第 {first} 著起連續 {plies} 著未吃子（23.4）。</translation>
    </message>
    <message>
        <source>{side} must vary within {n} rounds; if it does not, it loses ({article}).</source>
        <translation>{side}應變著；{n} 個回合內不變，判負（{article}）。</translation>
    </message>
    <message>
        <source>{side} checks perpetually and loses</source>
        <translation>{side}單方面長將，判負</translation>
    </message>
    <message>
        <source>{side} chases perpetually and loses</source>
        <translation>{side}長捉，判負</translation>
    </message>
    <message>
        <source>{text} ({article})</source>
        <comment>a sentence and its article</comment>
        <translation>{text}（{article}）</translation>
    </message>
    <message>
        <source>Needs the referee: is move {moves} a mate threat or a chase? The search ended at its bound.</source>
        <translation>須由裁判員裁定：第 {moves} 著是否為殺或捉？推算已到限度，未能斷定。</translation>
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
        <translation>{clause}（第{article}條）。</translation>
    </message>
    <message>
        <source>In no case may one side alone check perpetually</source>
        <translation>在任何情況下，均不允許單方面長將</translation>
    </message>
    <message>
        <source>One side makes forbidden moves, the other allowed ones: the former varies</source>
        <translation>一方為禁止著法，另一方為允許著法，由前者變著</translation>
    </message>
    <message>
        <source>Both make forbidden moves, but {side} alone attacks a chariot or an unprotected piece single-handed, threatens mate or checks by turns: it varies</source>
        <translation>雙方均為禁止著法；{side}單方長殺、長捉車、長捉無根子或與將相間，須變著</translation>
    </message>
    <message>
        <source>Both make forbidden moves: a draw if neither varies</source>
        <translation>雙方均為禁止著法，雙方不變作和</translation>
    </message>
    <message>
        <source>Two pieces that chase two are no perpetual chase</source>
        <translation>兩子分別捉兩子，不算長捉</translation>
    </message>
    <message>
        <source>Check outweighs chase, chase outweighs the rest; the graver side loses, else it is a draw</source>
        <translation>長將重於長捉，長捉重於其他著法；重者判負，相同作和</translation>
    </message>
    <message>
        <source>Both make allowed moves: a draw if neither varies</source>
        <translation>雙方均為允許著法，雙方不變作和</translation>
    </message>
    <message>
        <source>Attacks are answered by attacks: a draw if neither varies</source>
        <translation>以打還打，雙方不變作和</translation>
    </message>
    <message>
        <source>{side}: {pattern} ({conduct}).</source>
        <translation>{side}：{pattern}（{conduct}）。</translation>
    </message>
    <message>
        <source>allowed moves</source>
        <translation>允許著法</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>長將</translation>
    </message>
    <message>
        <source>forbidden moves</source>
        <translation>禁止著法</translation>
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
        <translation>長殺</translation>
    </message>
    <message>
        <source>perpetual chase</source>
        <translation>長捉</translation>
    </message>
    <message>
        <source>idle moves</source>
        <translation>閒著</translation>
    </message>
</context>
<context>
    <name>SanctionForm</name>
    <message>
        <source>Impose a sanction</source>
        <translation>處分</translation>
    </message>
    <message>
        <source>Impose it</source>
        <translation>作出處分</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>何方</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>處分</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>職務</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>“{name}” is there already. Replace it?</source>
        <translation>已有「{name}」，要取代嗎？</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不取代</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>取代</translation>
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
        <translation>寫在紙上，裝入信封</translation>
    </message>
    <message>
        <source>It is typed here, unseen</source>
        <translation>在此暗錄，不顯示</translation>
    </message>
    <message>
        <source>date and time, if it is settled</source>
        <translation>日期和時間（如已確定）</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>暗著</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>輸入著法</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>續弈時間</translation>
    </message>
</context>
<context>
    <name>SessionEnd</name>
    <message>
        <source>Type a time of day, as 17:30.</source>
        <translation>請輸入時刻，如 17:30。</translation>
    </message>
    <message>
        <source>The session ends at {time}.</source>
        <translation>本場比賽 {time} 結束。</translation>
    </message>
    <message>
        <source>The session ended at {time}.</source>
        <translation>本場比賽已於 {time} 結束。</translation>
    </message>
    <message>
        <source>It is {time}: the session ends.</source>
        <translation>{time} 已到，本場比賽結束。</translation>
    </message>
    <message>
        <source>The session ends at {time}, in 1 minute.</source>
        <translation>本場比賽 {time} 結束，還有 1 分鐘。</translation>
    </message>
    <message>
        <source>The session ends at {time}, in {n} minutes.</source>
        <translation>本場比賽 {time} 結束，還有 {n} 分鐘。</translation>
    </message>
    <message>
        <source>Another time...</source>
        <translation>改時間……</translation>
    </message>
</context>
<context>
    <name>SessionEndForm</name>
    <message>
        <source>End of the session</source>
        <translation>本場結束時間</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>It is told again as it comes near.</source>
        <translation>臨近時還會提示。</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>結束時刻</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>恢復預設版面</translation>
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
        <translation>用時</translation>
    </message>
    <message>
        <source>Xiangqi Score Sheet</source>
        <translation>象棋對局記錄紙</translation>
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
        <source>Contest</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判員</translation>
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
        <translation>規程</translation>
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
        <translation>（漏錄）</translation>
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
        <source>Red&apos;s reserve time used</source>
        <translation>紅方所用延長時間</translation>
    </message>
    <message>
        <source>Black&apos;s reserve time used</source>
        <translation>黑方所用延長時間</translation>
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
        <source>refused to sign</source>
        <translation>拒簽</translation>
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
        <translation>{side}拒簽：{reason}</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5)</source>
        <translation>{side}保留申訴（8.5）</translation>
    </message>
    <message>
        <source>{side} reserves an appeal (8.5): {note}</source>
        <translation>{side}保留申訴（8.5）：{note}</translation>
    </message>
    <message>
        <source>Red {red}, Black {black}</source>
        <comment>how many fouls each side has</comment>
        <translation>紅方 {red}&#x3000;黑方 {black}</translation>
    </message>
    <message>
        <source>{side} {article}, round {round}</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}，第 {round} 回合</translation>
    </message>
    <message>
        <source>{side} {article}, before the first move</source>
        <comment>a foul and its time</comment>
        <translation>{side} {article}，第一著之前</translation>
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
        <translation>本機字型中沒有「{letter}」（{code}），記錄紙上以〓代替。</translation>
    </message>
    <message>
        <source>there is no game number {number} in it.</source>
        <translation>其中沒有第 {number} 局。</translation>
    </message>
    <message>
        <source>{name}: pages {pages}</source>
        <comment>a PDF and how many pages it has</comment>
        <translation>{name}：共 {pages} 頁</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Xiangqi: Red and Black</source>
        <translation>象棋：紅方、黑方</translation>
    </message>
    <message>
        <source>Chess: White and Black</source>
        <translation>西洋棋：白方、黑方</translation>
    </message>
    <message>
        <source>Go or gomoku: Black and White</source>
        <translation>圍棋、五子棋：黑方、白方</translation>
    </message>
    <message>
        <source>Another game: first and second player</source>
        <translation>其他棋類：先手、後手</translation>
    </message>
</context>
<context>
    <name>SignForm</name>
    <message>
        <source>Sign the result</source>
        <translation>簽字認可</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>簽字</translation>
    </message>
    <message>
        <source>Wipe out</source>
        <translation>擦去</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>簽字人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Or by hand</source>
        <translation>或手寫</translation>
    </message>
</context>
<context>
    <name>SignOffForm</name>
    <message>
        <source>The record is sealed: nothing of it can be changed any more.</source>
        <translation>記錄即行封存，此後不能再改動。</translation>
    </message>
    <message>
        <source>Finish and seal the record</source>
        <translation>結束對局、封存記錄</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>SignaturePad</name>
    <message>
        <source>Field to sign in by hand</source>
        <translation>手寫簽名欄</translation>
    </message>
    <message>
        <source>Sign here with mouse, finger or pen.</source>
        <translation>用滑鼠、手指或筆在此簽名。</translation>
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
        <translation>已經落旗，雙方停鐘。由裁判員裁決。</translation>
    </message>
    <message>
        <source>All is set. The referee starts the clocks when it is time.</source>
        <translation>準備就緒，到時由裁判員開鐘。</translation>
    </message>
    <message>
        <source>All is set. Start the clocks when both players are ready.</source>
        <translation>準備就緒，雙方棋手就位後即可開鐘。</translation>
    </message>
    <message>
        <source>The program did not run; the clocks stand as of {time}.</source>
        <translation>程式曾經中斷，棋鐘停在 {time}。</translation>
    </message>
    <message>
        <source>The clocks are stopped: {reason}.</source>
        <translation>現已停鐘：{reason}。</translation>
    </message>
    <message>
        <source>The clocks are stopped.</source>
        <translation>現已停鐘。</translation>
    </message>
    <message>
        <source>The program did not run for {span}. The clocks are stopped as of the last sign of life; that time is charged to nobody.</source>
        <translation>程式中斷了 {span}。棋鐘停在最後記錄的時刻，這段時間不計入任何一方。</translation>
    </message>
    <message>
        <source>{side} to move.</source>
        <translation>輪到{side}走棋。</translation>
    </message>
    <message>
        <source>The game is over. {result}. {ending}.</source>
        <translation>對局結束，{result}。{ending}。</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>將軍！</translation>
    </message>
    <message>
        <source>Move {number}: {side}, {move}.</source>
        <translation>第 {number} 著：{side}，{move}。</translation>
    </message>
    <message>
        <source>No move has been made.</source>
        <translation>尚未走棋。</translation>
    </message>
    <message>
        <source>{side}: the flag has fallen; both clocks stand. The referee decides.</source>
        <translation>{side}落旗，雙方棋鐘已停，由裁判員裁決。</translation>
    </message>
    <message>
        <source>{who} played {move}.</source>
        <translation>{who} 走了 {move}。</translation>
    </message>
    <message>
        <source>{who} played {move}; the clock is pressed.</source>
        <translation>{who} 走了 {move}，已自動按鐘。</translation>
    </message>
    <message>
        <source>{who} played {move} and pressed the clock.</source>
        <translation>{who} 走了 {move}，已按鐘。</translation>
    </message>
    <message>
        <source>{who} offers a draw.</source>
        <translation>{who} 提議作和。</translation>
    </message>
    <message>
        <source>{who} declines the draw.</source>
        <translation>{who} 不同意作和。</translation>
    </message>
    <message>
        <source>{who} calls the referee; the clock goes on.</source>
        <translation>{who} 請裁判，棋鐘繼續走。</translation>
    </message>
    <message>
        <source>{who} asks to take back a move.</source>
        <translation>{who} 請求悔棋。</translation>
    </message>
    <message>
        <source>{who} does not agree to the takeback.</source>
        <translation>{who} 不同意悔棋。</translation>
    </message>
    <message>
        <source>{who} took back a move; both clocks stand as before it.</source>
        <translation>{who} 已悔棋，雙方棋鐘回復到該著之前。</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>棋鐘正在走。</translation>
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
        <translation>1小時</translation>
    </message>
    <message>
        <source>{n} hours</source>
        <translation>{n}小時</translation>
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
        <translation>{side}還剩{time}</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}：{what}</translation>
    </message>
    <message>
        <source>period {n}, {time}</source>
        <translation>第{n}時限，{time}</translation>
    </message>
    <message>
        <source>overrun {n} of {all}</source>
        <translation>第{n}次逾時，滿{all}次判負</translation>
    </message>
    <message>
        <source>main time is over; {moves} moves in {time}</source>
        <translation>基本用時已盡，{time}內須走{moves}著</translation>
    </message>
    <message>
        <source>now {time} a move</source>
        <translation>現在每著{time}</translation>
    </message>
    <message>
        <source>byo-yomi, the last period</source>
        <translation>最後一次讀秒</translation>
    </message>
    <message>
        <source>byo-yomi, {n} periods left</source>
        <translation>讀秒，還有{n}次</translation>
    </message>
    <message>
        <source>{side}: time is over</source>
        <translation>{side}逾時</translation>
    </message>
    <message>
        <source>Check!</source>
        <comment>called aloud</comment>
        <translation>將軍</translation>
    </message>
    <message>
        <source>{side}, {move}</source>
        <translation>{side}，{move}</translation>
    </message>
    <message>
        <source>{move}, irregular</source>
        <translation>{move}，違反行棋規定</translation>
    </message>
    <message>
        <source>{origin} to {target}</source>
        <comment>the points of a move</comment>
        <translation>{origin}到{target}</translation>
    </message>
    <message>
        <source>advance {n}</source>
        <translation>進{n}</translation>
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
        <translation>後{piece}</translation>
    </message>
    <message>
        <source>{piece} {file}</source>
        <comment>a piece and its file</comment>
        <translation>{piece}{file}</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>chariot</source>
        <translation>車</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>general</source>
        <comment>red</comment>
        <translation>帥</translation>
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
        <translation>將</translation>
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
        <translation>新對局</translation>
    </message>
    <message>
        <source>Open a game...</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>Clock only...</source>
        <translation>只用棋鐘</translation>
    </message>
    <message>
        <source>Games that are not finished</source>
        <translation>未結束的對局</translation>
    </message>
    <message>
        <source>Each goes on exactly where its record ends: the clocks stand as of the last sign of life, and the time since then is charged to nobody.</source>
        <translation>每局都從記錄中斷處繼續：棋鐘停在最後記錄的時刻，此後的時間不計入任何一方。</translation>
    </message>
    <message>
        <source>Chuhe</source>
        <translation>楚河</translation>
    </message>
    <message>
        <source>Set up a game, or open one to look at.</source>
        <translation>開始新對局，或開啟已有的對局檢視。</translation>
    </message>
</context>
<context>
    <name>StartPosition</name>
    <message>
        <source>Usual position</source>
        <translation>標準局面</translation>
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
        <translation>在此貼上 FEN</translation>
    </message>
    <message>
        <source>FEN of the start position</source>
        <translation>起始局面的 FEN</translation>
    </message>
    <message>
        <source>The side to move has no move here: the game would be over at once.</source>
        <translation>輪到走棋的一方無子可走，對局一開始就已結束。</translation>
    </message>
</context>
<context>
    <name>StillBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>StrikeForm</name>
    <message>
        <source>Take back a foul or note</source>
        <translation>撤銷犯規或記載</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤銷</translation>
    </message>
    <message>
        <source>It stays in the referee&apos;s record, with its being taken back.</source>
        <translation>原記載與撤銷都保留在裁判過程記錄中。</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>記載</translation>
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
        <translation>撤銷後犯規：紅方 {red} 次，黑方 {black} 次。</translation>
    </message>
    <message>
        <source>Taken back: {entry}</source>
        <translation>已撤銷：{entry}</translation>
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
        <translation>此記錄沒有棋鐘用時。</translation>
    </message>
    <message>
        <source>The pieces stand on a wooden board.</source>
        <translation>棋子擺在木棋盤上，程式不知道位置。</translation>
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
        <translation>首頁</translation>
    </message>
    <message>
        <source>Score sheet...</source>
        <translation>記錄紙</translation>
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
        <translation>{side}摸了{piece}，須走此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides: {piece} must take {prey} ({article}).</source>
        <translation>{side}摸觸雙方棋子，須用{piece}吃{prey}（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {prey} and must take it ({article}).</source>
        <translation>{side}摸了對方的{prey}，須吃此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {piece} and did not move it ({article}).</source>
        <translation>{side}摸了{piece}而未走此子（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched pieces of both sides, and {piece} did not take {prey} ({article}).</source>
        <translation>{side}摸觸雙方棋子，而未用{piece}吃{prey}（{article}）。</translation>
    </message>
    <message>
        <source>{side} touched {prey} and did not take it ({article}).</source>
        <translation>{side}摸了對方的{prey}而未吃此子（{article}）。</translation>
    </message>
    <message>
        <source>Nothing of it can be done: {side} may move as it likes.</source>
        <translation>所摸棋子均無法走動或吃掉，{side}可另行走子。</translation>
    </message>
    <message>
        <source>{side} may move as it likes.</source>
        <translation>{side}可任意走子。</translation>
    </message>
    <message>
        <source>others</source>
        <comment>moves that are not listed</comment>
        <translation>其他著法</translation>
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
        <translation>還沒有記入棋子。</translation>
    </message>
    <message>
        <source>Pieces touched</source>
        <translation>登記摸子</translation>
    </message>
    <message>
        <source>Enter them</source>
        <translation>登記</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>All at the same moment</source>
        <translation>同時摸觸</translation>
    </message>
    <message>
        <source>马八, 前炮, h0...</source>
        <translation>馬八、前炮、h0……</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>依次摸觸</translation>
    </message>
    <message>
        <source>While this is open, presses on the board enter pieces and move none.</source>
        <translation>此時點按盤面只登記棋子，不走子。</translation>
    </message>
    <message>
        <source>Press the pieces on the board in the order in which they were touched, or type them.</source>
        <translation>請按摸觸的先後點按盤面上的棋子，或鍵入棋子。</translation>
    </message>
    <message>
        <source>“{text}” names no piece here.</source>
        <translation>「{text}」不是盤上的棋子。</translation>
    </message>
    <message>
        <source>“{text}” may be several: {pieces}. Type more of it.</source>
        <translation>「{text}」可指：{pieces}。請寫明是哪一個。</translation>
    </message>
    <message>
        <source>There is no piece on {point}.</source>
        <translation>{point} 上沒有棋子。</translation>
    </message>
</context>
<context>
    <name>Typed</name>
    <message>
        <source>The rules allow no move “{text}” here.</source>
        <translation>此處沒有合規的著法「{text}」。</translation>
    </message>
    <message>
        <source>The general is in check and would still be: answer the check.</source>
        <translation>被將軍必須應將，這樣走仍被將軍。</translation>
    </message>
    <message>
        <source>That would leave the general in check, or facing the other one.</source>
        <translation>這樣走會使己方被將軍，或帥將直接對面。</translation>
    </message>
</context>
</TS>
