import Synchronization

/// Who may use the desk: whoever opened the address that the program printed.
///
/// The token in that address is good once. It is exchanged for a session, which the browser keeps as a cookie that no script and no
/// other site gets at; the next token is told to the program alone.
final class DeskAccess: Sendable {
    private struct State {
        var token: String
        /// Sessions and when they were used last.
        var sessions: [(name: String, used: ContinuousClock.Instant, person: String?)] = []
    }

    /// The name of the session. Browsers keep one cookie of a name for all ports: it holds the desk's.
    let cookie: String
    /// How long a session lasts that nobody uses.
    static let lifetime = Duration.seconds(12 * 60 * 60)
    private static let mostSessions = 64

    private let state: Mutex<State>
    /// Whether the token is given by a person and stays.
    let isFixed: Bool
    private let now: @Sendable () -> ContinuousClock.Instant
    /// Told of each token that takes the place of a used one.
    private let announce: @Sendable (String) -> Void

    /// - Parameters:
    ///   - token: A token that stays good; `nil` for random ones, each good once.
    ///   - port: That the desk listens at.
    init(
        token: String? = nil, port: Int = 0, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        announce: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        state = Mutex(State(token: token ?? SecretText.random()))
        isFixed = token != nil
        cookie = "chartwright-desk-\(port)"
        self.now = now
        self.announce = announce
    }

    var token: String { state.withLock { $0.token } }

    /// A session for the token; `nil` for anything else.
    func session(for token: String) -> String? {
        let (session, next): (String?, String?) = state.withLock { state in
            guard SecretText.isSame(token, state.token) else { return (nil, nil) }
            let session = SecretText.random()
            state.sessions.append((session, now(), nil))
            if state.sessions.count > Self.mostSessions { state.sessions.removeFirst() }
            if !isFixed { state.token = SecretText.random() }
            return (session, isFixed ? nil : state.token)
        }
        if let next { announce(next) }
        return session
    }

    /// Whether a request's `Cookie` header holds a session that is still good.
    func admits(cookies: String?) -> Bool { with(cookies) { _ in } != nil }

    /// Who has said that a session is his; `nil` where nobody has.
    func person(cookies: String?) -> String? { with(cookies) { $0 }.flatMap(\.self) }

    func name(_ person: String, cookies: String?) { with(cookies) { $0 = person } }

    /// Uses the session that a header holds, with the name of whoever has it; `nil` where it holds none that is good.
    @discardableResult
    private func with<Result: Sendable>(_ cookies: String?, _ use: (inout String?) -> Result) -> Result? {
        let found = (cookies ?? "").split(separator: ";").compactMap { part -> String? in
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, halves[0].trimmed == cookie else { return nil }
            return halves[1].trimmed
        }
        return state.withLock { state in
            let moment = now()
            state.sessions.removeAll { moment - $0.used > Self.lifetime }
            var result: Result?
            for name in found.prefix(4) {
                for index in state.sessions.indices where SecretText.isSame(name, state.sessions[index].name) {
                    state.sessions[index].used = moment
                    result = use(&state.sessions[index].person)
                }
            }
            return result
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
