/// A place where bytes that nobody has seen come in: what is read there must not end the program, and must be what it says.
///
/// `enter` reads the bytes and traps where a promise does not hold; libFuzzer keeps the input that did it.
package protocol Door: SendableMetatype {
    static var name: String { get }
    static func enter(_ bytes: [UInt8])
}
