/// What a change is to those who read the dataset; docs/versioning.md gives the rules.
public enum ChangeClass: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    /// Words, origins and findings: every value reads as before.
    case cosmetic
    /// A value under a key that stays: right readers read on, and read the new value.
    case corrective
    /// Something that was not there before.
    case additive
    /// A key that readers may hold is gone, or means something else.
    case breaking

    /// The part of the version number that it makes grow.
    public var level: ChangeLevel {
        switch self {
        case .cosmetic: .patch
        case .corrective, .additive: .minor
        case .breaking: .major
        }
    }

    public static func < (a: ChangeClass, b: ChangeClass) -> Bool { a.weight < b.weight }
    private var weight: Int { ChangeClass.allCases.firstIndex(of: self)! }
}

extension ChangeSummary.Kind {
    public var changeClass: ChangeClass {
        switch self {
        case .schemaRemoved, .chartRemoved, .chartRenamed, .productRemoved, .classRemoved, .classRemapped: .breaking
        case .schemaAdded, .chartAdded, .productAdded, .classAdded, .classMapped, .limitAdded, .ruleAdded: .additive
        case .limitRemoved, .valueChanged, .conditionChanged, .ruleRemoved, .chartWithdrawn, .chartReinstated:
            .corrective
        case .labelChanged, .titleChanged, .noteChanged, .sourceChanged, .provenanceChanged, .findingChanged,
            .countChanged:
            .cosmetic
        }
    }
}
