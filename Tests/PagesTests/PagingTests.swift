import Testing

@testable import Pages

struct PagingTests {
    @Test(arguments: [Int.min, -1, 0, 1])
    func aPageBeforeTheFirstIsTheFirst(page: Int) {
        #expect(Paging(total: 12, page: page, size: 5).range == 0..<5)
    }

    @Test(arguments: [3, 4, Int.max])
    func aPageBehindTheLastIsTheLast(page: Int) {
        #expect(Paging(total: 12, page: page, size: 5).range == 10..<12)
    }

    @Test
    func nothingHasOneEmptyPage() {
        let paging = Paging(total: 0, page: 7, size: 5)
        #expect(paging.pages == 1)
        #expect(paging.range.isEmpty)
    }
}
