import CScratchHeap
import Foundation
import Testing

/// The tests of a run share one process: after the first of these its other tests have their long blocks in files, too.
@Suite struct ScratchHeapTests {
    private static let long = Int(SCRATCH_HEAP_LONG)

    init() { #expect(scratch_heap_begin()) }

    @Test("Blocks from the limit on lie in files, shorter ones do not")
    func limit() throws {
        for (size, isInFile) in [(1, false), (Self.long - 1, false), (Self.long, true), (Self.long + 1, true)] {
            let taken = try #require(malloc(size))
            let cleared = try #require(calloc(size, 1))
            defer {
                free(taken)
                free(cleared)
            }
            #expect(scratch_heap_holds(taken) == isInFile)
            #expect(scratch_heap_holds(cleared) == isInFile)
            let bytes = UnsafeRawBufferPointer(start: cleared, count: size)
            #expect(stride(from: 0, to: size, by: 61).allSatisfy { bytes[$0] == 0 } && bytes[size - 1] == 0)
        }
        #expect(!scratch_heap_holds(nil))
    }

    @Test("A block keeps its bytes while it grows and shrinks across the limit, and when its pages are let go")
    func reallocation() throws {
        var block = try #require(malloc(16))
        var held = 0
        for size in [1000, Self.long - 1, Self.long, 3 * Self.long, 3 * Self.long - 5, Self.long, 5000, 2 * Self.long] {
            block = try #require(realloc(block, size))
            #expect(scratch_heap_holds(block) == (size >= Self.long))
            let bytes = UnsafeMutableRawBufferPointer(start: block, count: size)
            let kept = min(held, size)
            #expect(stride(from: 0, to: kept, by: 61).allSatisfy { bytes[$0] == Self.byte($0) })
            for place in stride(from: 0, to: size, by: 61) { bytes[place] = Self.byte(place) }
            held = size
            scratch_heap_release()
        }
        free(block)
    }

    @Test("Pages that are let go are no longer resident, and are there again when they are asked for")
    func release() throws {
        let count = 8 * Self.long / MemoryLayout<Int>.stride
        let numbers = [Int](unsafeUninitializedCapacity: count) { buffer, filled in
            for place in 0..<count { buffer[place] = place }
            filled = count
        }
        try numbers.withUnsafeBytes { bytes in
            let address = try #require(bytes.baseAddress)
            #expect(scratch_heap_holds(address))
            scratch_heap_release()
            #expect(try residentKilobytes(at: address) < 64)
        }
        #expect(stride(from: 0, to: count, by: 61).allSatisfy { numbers[$0] == $0 })
    }

    @Test("A value and its changed copy are two")
    func copies() {
        let one = Array(repeating: 1, count: Self.long)
        var other = one
        other[7] = 2
        scratch_heap_release()
        #expect(one[7] == 1 && other[7] == 2 && other[8] == 1)
    }

    @Test("Many blocks come and go on many threads, each with its own bytes")
    func threads() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            var blocks: [[Int]] = []
            for round in 0..<24 {
                blocks.append(Array(repeating: thread * 1000 + round, count: Self.long / 8 + round * 100))
                if round % 3 == 2 { blocks.remove(at: round % blocks.count) }
            }
            for block in blocks {
                #expect(block[0] / 1000 == thread && block.last == block[0] && block[block.count / 2] == block[0])
            }
        }
    }

    @Test("What no machine has is refused, and nothing is lost by it")
    func refusal() {
        let all = (Int.max, 1 << 40)
        #expect(malloc(all.0) == nil)
        #expect(calloc(all.0, 2) == nil)
        let block = malloc(Self.long)
        #expect(realloc(block, all.0) == nil)
        #expect(scratch_heap_holds(block))
        free(block)
    }

    private static func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: place &* 31 &+ place >> 12) }

    /// Of the mapping that an address lies in, as the system counts it.
    private func residentKilobytes(at address: UnsafeRawPointer) throws -> Int {
        let file = try #require(fopen("/proc/self/smaps", "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var text: [UInt8] = []
        while case let count = fread(&bytes, 1, bytes.count, file), count > 0 { text += bytes[..<count] }
        var isOwn = false
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
            if ends.count == 2 { isOwn = (ends[0]..<ends[1]).contains(UInt(bitPattern: address)) }
            if isOwn, words[0] == "Rss:" { return try #require(Int(words[1])) }
        }
        throw CocoaError(.fileReadUnknown)
    }
}
