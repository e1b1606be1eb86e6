import Testing

@testable import Tables

/// Markup as browsers accept it, and the table that they show.
@Suite struct WildMarkupTests {
    @Test(arguments: [
        // Nothing is closed.
        "<table><tr><th>A<th>B<tr><td>1<td>2<tr><td>3<td>4</table>",
        "<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tr><td>3<td>4",
        "<TABLE><TR><TH>A</TH><TH>B</TH></TR><TR><TD>1</TD><TD>2</TD></TR><TR><TD>3<TD>4</TABLE>",
        // Cells before any row.
        "<table><th>A</th><th>B</th><tr><td>1</td><td>2</td></tr><td>3</td><td>4</td></table>",
        "<table><tbody><td>A<td>B<tr><td>1<td>2<tr><td>3<td>4</table>",
        // Inline elements that are never closed.
        "<table><tr><th><b>A<th><b>B<tr><td><font>1<td>2</font><tr><td><i>3<td>4</table>",
        // A form around rows, as server pages have it.
        "<table><form action=x><tr><th>A<th>B</tr><tr><td>1<td>2</tr><tr><td>3<td>4</tr></form></table>",
        // Comments, processing instructions, conditional comments of Word.
        "<table><!-- x --><tr><th>A<!----><th>B<tr><td><!--[if gte mso 9]>9<![endif]-->1<td>2<?xml x?><tr><td>3<td>4</table>",
        // Columns, scripts and styles say nothing.
        "<table><colgroup><col span=2></colgroup><tr><th>A<th>B<tr><td>1<script>var x='<td>9'</script><td>2<style>td{}</style><tr><td>3<td>4</table>",
        // Elements without an end.
        "<table><tr><th>A<th>B<tr><td>1<wbr><td>2<img src=x><tr><td>3<input value=9><td>4</table>",
        // Wrong ends.
        "<table><tr><th>A</td><th>B</th></th></tr></tr><tr><td>1</th><td>2</tr><tr><td>3<td>4</td></div></table>",
        "<table><tr><th>A</th><th>B</th></tr><tr><td></p>1</td><td></span>2</td></tr><tr><td>3</td><td>4</td></tr></table>",
    ])
    func rowsAndCells(markup: String) throws {
        let document = try read("<html><body>\(markup)</body></html>")
        #expect(document.tables.count == 1)
        #expect(document.tables[0].texts == [["A", "B"], ["1", "2"], ["3", "4"]])
    }

    @Test(arguments: [
        ("5&#150;6", "5–6"), ("&#x96;", "–"), ("&#147;x&#148;", "“x”"), ("A &amp B", "A & B"), ("A & B", "A & B"),
        ("A&ampB", "A&B"), ("&lt;=16", "<=16"), ("< 16", "< 16"), ("&le; 16", "≤ 16"), ("5&prime;6&Prime;", "5′6″"),
        ("5&apos;6&quot;", "5'6\""), ("&rsquo;", "’"), ("&frac12;", "½"), ("a&nbsp;b", "a b"), ("&nbsp;&#160;", ""),
        ("a\u{A0} \n\tb", "a b"), (" a ", "a"), ("a<br>b", "a\nb"), ("a<br/>b<br></br>", "a\nb"),
        ("<p>a</p><p>b</p>", "a\nb"),
        ("<div>a</div>b", "a\nb"), ("a<wbr>b", "ab"), ("a<b>b</b>c", "abc"), ("<sup>1</sup>2", "¹2"),
        ("a<sup>b</sup>", "aᵇ"), ("2<sup>e</sup>", "2e"),
        ("<ul><li>a<li>b</ul>", "a\nb"),
        ("a<br><br>b", "a\nb"), ("&hellip;&mdash;", "…—"), ("&#8217;", "’"), ("&#x2019;", "’"), ("&eacute;", "é"),
        ("&numsp;1", "1"), ("&thinsp;1", "1"), ("1&nbsp;000", "1 000"), ("&shy;a", "a"), ("&bigstar;", "★"),
        ("&half;", "½"),
        ("&copy2024", "©2024"), ("&copy 2024", "© 2024"), ("&nbsp1", "1"), ("&notanentity;", "&notanentity;"),
        ("R&D", "R&D"), ("<textarea>9</textarea>1", "1"),
        ("<template>9</template>1", "1"), ("<select><option>9</select>1", "1"), ("<noscript>1</noscript>", "1"),
        ("<del>1</del><ins>2</ins>", "2"), ("a</br>b", "a\nb"), ("<o:p></o:p>1", "1"),
        ("<span lang=EN-US>5'</span>10\"", "5'10\""),
        ("&zwnj;", ""), ("a&#8203;b", "ab"), ("&#65279;1", "1"), ("\u{FEFF}1", "1"),
    ])
    func cellText(markup: String, text: String) throws {
        let table = try table("<table><tr><th>H<th>W<tr><td>\(markup)</td><td>1</td></tr></table>")
        #expect(table.text(row: 1, column: 0) == text)
        #expect(table.text(row: 1, column: 1) == "1")
    }
}
