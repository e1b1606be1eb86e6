import Pages

/// Who decides what is decided at the desk: whoever says so in his session; on this machine, else, who started it.
extension Desk {
    private static let longestName = 80

    /// `nil` where several people may be meant, and none has said who he is.
    func person(_ request: DeskRequest) -> String? {
        access.person(cookies: request.cookies) ?? (origin.isBehind ? nil : who)
    }

    func name(_ form: FormBody, _ request: DeskRequest) -> DeskAnswer {
        guard let person = form["person"], person.count <= Self.longestName else {
            return problem(
                "Expected a name of at most \(Self.longestName) characters.",
                help: "It is published beside what you decide.")
        }
        access.name(person, cookies: request.cookies)
        return .seeOther("/")
    }
}
