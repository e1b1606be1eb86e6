import Foundation

/// The doors of a program, of which `CHARTWRIGHT_DOOR` names the one that is fuzzed.
package struct Entrance: Sendable {
    private let door: any Door.Type

    package init(_ doors: [any Door.Type]) {
        let name = ProcessInfo.processInfo.environment["CHARTWRIGHT_DOOR"] ?? ""
        guard let door = doors.first(where: { $0.name == name }) else {
            print("CHARTWRIGHT_DOOR: expected one of \(doors.map { $0.name }.joined(separator: ", "))")
            exit(64)
        }
        self.door = door
    }

    /// What libFuzzer calls with each input (https://llvm.org/docs/LibFuzzer.html).
    package func enter(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        door.enter(Array(UnsafeBufferPointer(start: data, count: count)))
        return 0
    }
}
