import Testing

@testable import Reading

@Suite struct PageFurnitureTests {
    @Test(arguments: [
        "Form ICC18-AA9999", "Form 2207 Rev. 03/2021", "Page 4 of 44", "For agent use only", "Confidential",
        "Rev. 3/21",
        "Effective 01/15/2026", "Revised May 2024", "Edition 7",
    ])
    func linesOfThePage(text: String) { #expect(PageFurniture.isLone(text)) }

    @Test(arguments: [
        "Form ICC18 issued before July 1, 2025", "Form ICC25 – applications signed on or after July 1, 2025",
        "For Florida use only",
        "Effective July 1, all Graded become Decline", "Form 20 for smokers",
    ])
    func linesThatSayMore(text: String) { #expect(!PageFurniture.isLone(text)) }
}
