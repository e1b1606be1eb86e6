/// A product and the ids of the charts there are for it.
public struct Product: Decodable, Hashable, Sendable {
    public var carrier: String
    public var product: String
    public var build: [String]
    public var medication: [String]
}

/// A stretch of the medications that charts print.
public struct MedicationPage: Decodable, Hashable, Sendable {
    public var version: String
    /// How many match in all.
    public var total: Int
    public var offset: Int
    public var medications: [ListedMedication]
}

/// A medication as charts print it.
public struct ListedMedication: Decodable, Hashable, Sendable {
    public var medication: String
    public var ingredients: [String]
    /// How many rules speak of it.
    public var rules: Int
    public var carriers: [String]
}
