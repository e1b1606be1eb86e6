import Paper
import Testing

@testable import Tables

/// Pages that the fuzzer made.
@Suite struct FuzzedPaperTests {
    /// Heavy letters are drawn three times, each a little beside the last: whether the third was told as lost hung on the order of a dictionary.
    @Test func whatIsDrawnThreeTimesIsReadOnce() {
        var page = MadeUpPage()
        for beside in [0.4, 0.2, 0] { page.write("Declinations", x: 72 + beside, y: 100) }
        let source = page.page
        for _ in 0..<20 {
            let layout = PageLayout(source, number: 1)
            #expect(layout.notices.isEmpty)
            #expect(layout.fates.count { $0 == .doubled } == 24)
        }
    }
}
