/// The JSON of a test: an object with the test's name in `test`.
extension ConditionTest {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("test", name.rawValue)
            switch self {
            case .age(let age):
                $0.member("min", age.min)
                $0.member("max", age.max)
                $0.member("unit", age.unit.rawValue)
            case .dose(let bound):
                $0.member("side", bound.side.rawValue)
                $0.member("amount", bound.amount)
                $0.member("unit", bound.unit)
                $0.member("daily", bound.isDaily)
            case .tobacco(let tobacco):
                $0.member("tobacco", tobacco.rawValue)
            case .taking(let other):
                $0.array("any_of", of: other.anyOf) { writer, name in
                    writer.object {
                        $0.member("medication", name.medication)
                        $0.member("ingredients", name.ingredients)
                    }
                }
                $0.member("taken", other.isTaken)
            case .diagnosed(let name, let isPresent):
                $0.member("name", name)
                $0.member("present", isPresent)
            case .severity(let words), .prescriber(let words), .words(let words):
                $0.member("words", words)
            }
        }
    }

    /// The names of the tests in JSON.
    enum Name: String, Codable, CaseIterable {
        case age, dose, tobacco, taking, diagnosed, severity, prescriber, words
    }

    private var name: Name {
        switch self {
        case .age: .age
        case .dose: .dose
        case .tobacco: .tobacco
        case .taking: .taking
        case .diagnosed: .diagnosed
        case .severity: .severity
        case .prescriber: .prescriber
        case .words: .words
        }
    }
}

extension ConditionTest: Decodable {
    private enum Key: String, CodingKey {
        case test, side, amount, unit, daily, tobacco, taken, name, present, words
        case anyOf = "any_of"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Name.self, forKey: .test) {
        case .age: self = .age(try AgeRange(from: decoder))
        case .dose:
            self = .dose(
                DoseBound(
                    side: try container.decode(DoseBound.Side.self, forKey: .side),
                    amount: try container.decode(Figure.self, forKey: .amount),
                    unit: try container.decode(String.self, forKey: .unit),
                    isDaily: try container.decode(Bool.self, forKey: .daily)))
        case .tobacco: self = .tobacco(try container.decode(Tobacco.self, forKey: .tobacco))
        case .taking:
            self = .taking(
                OtherMedication(
                    anyOf: try container.decode([OtherMedication.Name].self, forKey: .anyOf),
                    isTaken: try container.decode(Bool.self, forKey: .taken)))
        case .diagnosed:
            self = .diagnosed(
                name: try container.decode(String.self, forKey: .name),
                isPresent: try container.decode(Bool.self, forKey: .present))
        case .severity: self = .severity(try container.decode(String.self, forKey: .words))
        case .prescriber: self = .prescriber(try container.decode(String.self, forKey: .words))
        case .words: self = .words(try container.decode(String.self, forKey: .words))
        }
    }
}
