import Foundation

/// The name that a person is logged in by.
enum LoginName {
    /// Of the environment, else of the account: a service and a container may set no variable. `nil` where neither says.
    static var current: String? {
        let environment = ProcessInfo.processInfo.environment
        let known = environment["USER"] ?? environment["LOGNAME"]
        if let known, !known.isEmpty { return known }
        return getpwuid(getuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) }
    }
}
