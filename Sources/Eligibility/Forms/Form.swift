import ChartSchema

/// The questions that somebody has to be asked before plans can be checked, derived from a dataset: what no chart asks
/// is in no form.
public struct Form: Hashable, Sendable {
    /// `build` or `medication`.
    public var id: String
    public var version: VersionNumber
    public var sections: [Section]

    public struct Section: Hashable, Sendable {
        public var id: String
        public var title: String
        public var fields: [Field]
    }

    public struct Field: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable {
            /// A height in inches, typed in any usual form.
            case height
            /// A weight in pounds, typed in any usual form.
            case weight
            /// Completed years or months.
            case age
            /// Months ago.
            case months
            /// One of `options`.
            case choice
            /// Words, with `options` as suggestions.
            case words
        }

        public var id: String
        public var title: String
        public var kind: Kind
        public var isRequired: Bool
        /// The least and the greatest figure that any chart speaks of, in `unit`; `nil` where there is no such end.
        public var min: Figure?
        public var max: Figure?
        public var unit: String?
        /// What a typed answer looks like; `9` stands for a digit.
        public var masks: [String]
        public var options: [String]
        /// The plans that look at the answer, as `carrier/product`; every plan where the list is empty.
        public var plans: [String]
        /// The field whose answer decides whether this one is shown, and by which answers with which options; changing it
        /// clears this one.
        public var dependsOn: Dependency?
        /// Answers for testing: at, below and above figures where charts change.
        public var examples: [String]

        public init(
            id: String, title: String, kind: Kind, isRequired: Bool = false, min: Figure? = nil, max: Figure? = nil,
            unit: String? = nil, masks: [String] = [], options: [String] = [], plans: [String] = [],
            dependsOn: Dependency? = nil, examples: [String] = []
        ) {
            self.id = id
            self.title = title
            self.kind = kind
            self.isRequired = isRequired
            self.min = min
            self.max = max
            self.unit = unit
            self.masks = masks
            self.options = options
            self.plans = plans
            self.dependsOn = dependsOn
            self.examples = examples
        }
    }

    public struct Dependency: Hashable, Sendable {
        public var field: String
        /// By the other field's answer, sorted: the options that this field has then. An answer that is not there
        /// hides the field.
        public var options: [(answer: String, options: [String])]

        public static func == (a: Dependency, b: Dependency) -> Bool {
            a.field == b.field
                && a.options.elementsEqual(b.options) { $0.answer == $1.answer && $0.options == $1.options }
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(field)
            hasher.combine(options.map(\.answer))
        }
    }
}
