/// The person a check is about. What is left out, and a chart depends on, is answered for each possibility.
///
///     let person = Person(height: 66, weight: 201)
///     person.tobacco == nil  // true
public struct Person: Codable, Hashable, Sendable {
    public enum Sex: String, Codable, Sendable, CaseIterable { case female, male }

    public var sex: Sex?
    /// Completed years.
    public var age: Int?
    /// Inches, 1 to 119.
    public var height: Double
    /// Pounds, 1 to 1,999.
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
