/// When a medication must have been filled for a rule to hold, in whole months before the application.
///
///     LookbackWindow(minMonths: 12, maxMonths: 24, basis: .lastFill)  // 12-24 months
///     LookbackWindow.always  // any time
public struct LookbackWindow: Hashable, Sendable {
    /// Which fill is counted from.
    public enum Basis: String, Hashable, Sendable, Codable, CaseIterable {
        case lastFill = "last-fill"
        case firstFill = "first-fill"
    }

    /// The rule holds for a fill longer ago than this; `nil` where there is no such end.
    public var minMonths: Int?
    /// The rule holds for a fill within so many months; `nil` where there is no such end.
    public var maxMonths: Int?
    /// `nil` when the rule holds whenever the fill was, and where the chart does not say which fill it means.
    public var basis: Basis?

    /// The fill that a question is asked of: the last one, where the chart does not say which.
    package var counted: Basis { basis ?? .lastFill }

    public init(minMonths: Int? = nil, maxMonths: Int? = nil, basis: Basis? = nil) {
        self.minMonths = minMonths
        self.maxMonths = maxMonths
        self.basis = basis
    }

    /// No window: whenever.
    public static let always = LookbackWindow()
}

extension LookbackWindow: CustomStringConvertible {
    /// `any time`, `24 months`, `over 36 months`, `12-24 months`; the first fill is named.
    public var description: String {
        let span: String
        switch (minMonths, maxMonths) {
        case (nil, nil): return "any time"
        case (let min?, nil): span = "over \(min) months"
        case (nil, let max?): span = "\(max) months"
        case (let min?, let max?): span = "\(min)-\(max) months"
        }
        return basis == .firstFill ? "first fill \(span)" : span
    }
}
