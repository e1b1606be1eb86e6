/// The person a build check is about.
public struct Person: Codable, Hashable, Sendable {
    public enum Sex: String, Codable, Sendable, CaseIterable { case female, male }

    public var sex: Sex?
    /// Completed years.
    public var age: Int?
    /// Inches.
    public var height: Double
    /// Pounds.
    public var weight: Double
    public var tobacco: Bool?

    public init(sex: Sex? = nil, age: Int? = nil, height: Double, weight: Double, tobacco: Bool? = nil) {
        self.sex = sex
        self.age = age
        self.height = height
        self.weight = weight
        self.tobacco = tobacco
    }
}
