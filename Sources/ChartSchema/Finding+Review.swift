extension Finding {
    /// What the `rules` of pipeline.json made of a finding's severity.
    public struct PolicyChange: Hashable, Sendable, Decodable {
        /// How far a policy reaches.
        public enum Scope: String, Hashable, Sendable, Codable, CaseIterable {
            case pipeline, carrier, chart
        }

        /// The severity that the rule itself gives.
        public var was: Severity
        public var scope: Scope
        /// The code as the policy names it: `build.class.order`, `build.class.*`.
        public var pattern: String
        public var reason: String?

        public init(was: Severity, scope: Scope, pattern: String, reason: String? = nil) {
            self.was = was
            self.scope = scope
            self.pattern = pattern
            self.reason = reason
        }
    }

    /// A person's word that a finding is known and may stand.
    public struct Acceptance: Hashable, Sendable, Decodable {
        public var reason: String
        public var who: String
        /// When it was accepted, an ISO date.
        public var date: String
        /// The last day it holds, an ISO date; `nil` for good.
        public var until: String?

        public init(reason: String, who: String, date: String, until: String? = nil) {
            self.reason = reason
            self.who = who
            self.date = date
            self.until = until
        }

        /// Whether it no longer holds on a day (an ISO date); without a day it holds.
        public func isExpired(on today: String?) -> Bool {
            guard let until, let today else { return false }
            return until < today
        }
    }

    /// The severity before any policy.
    public var ownSeverity: Severity { policy?.was ?? severity }

    /// Whether nobody has accepted it.
    public var isOpen: Bool { acceptance == nil }

    /// The finding on a day (an ISO date): what was accepted until an earlier one is open again.
    public func judged(on today: String?) -> Finding {
        guard acceptance?.isExpired(on: today) ?? false else { return self }
        var finding = self
        finding.acceptance = nil
        return finding
    }
}
