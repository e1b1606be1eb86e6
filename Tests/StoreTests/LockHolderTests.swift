import Testing

@testable import Store

/// Who holds a lock, from the kernel's table.
@Suite struct LockHolderTests {
    static let table = """
        1: POSIX  ADVISORY  WRITE 3785 fe:00:1622 1073741824 1073742335
        2: FLOCK  ADVISORY  WRITE 4711 fe:00:1622 0 EOF
        2: -> FLOCK  ADVISORY  WRITE 4712 fe:00:1623 0 EOF
        3: FLOCK  ADVISORY  WRITE 4713 08:100:1624 0 EOF
        4: FLOCK  ADVISORY  WRITE 0 fe:00:1625 0 EOF
        5: FLOCK
        """

    /// Device numbers as `stat` gives them: low byte minor, next twelve bits major, then the rest of the minor.
    @Test(
        arguments: [
            (0xfe00, 1622, 4711), (0xfe00, 1623, nil), (0xfe01, 1622, nil), (0x10_0800, 1624, 4713),
            (0xfe00, 1625, nil),
        ] as [(UInt64, UInt64, Int32?)])
    func theHolderIsFound(_ device: UInt64, _ inode: UInt64, _ process: Int32?) {
        #expect(LockHolder.process(in: Self.table, device: device, inode: inode) == process)
    }

    @Test func theMessageNamesTheProcess() {
        let holder = LockHolder(process: 4711, program: "chartwright")
        #expect(
            StoreError.locked(path: "normalized", holder: holder).message
                == "another run is publishing here (process 4711, chartwright)")
        #expect(StoreError.locked(path: "normalized").message == "another run is publishing here")
    }
}
