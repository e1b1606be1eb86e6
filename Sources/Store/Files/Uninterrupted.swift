import Glibc

/// Makes a system call again for as long as a signal interrupts it: files on a network folder are opened and synchronised
/// slowly enough for that to happen.
///
/// - Returns: What the call returned at last; `errno` is the call's own.
package func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
