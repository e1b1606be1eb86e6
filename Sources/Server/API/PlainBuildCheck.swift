import ChartSchema
import Eligibility

/// The commonest body of a build check, read without a decoder: a person in figures, and how much is to be said.
///
/// Whatever else a body says, and everything that is wrong, is left to ``BuildCheckBody``, which reads the same from such
/// a body in twenty times the time.
struct PlainBuildCheck {
    private(set) var person: Person
    private(set) var isSummary = false

    init?(_ bytes: [UInt8]) {
        guard let (person, isSummary) = bytes.withUnsafeBufferPointer({ Self.read($0) }) else { return nil }
        (self.person, self.isSummary) = (person, isSummary)
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (Person, Bool)? {
        var scanner = PlainJSONScanner(bytes)
        var person: Person?
        var detail: Bool?
        let isRead = scanner.object { scanner, key in
            if key == "person", person == nil {
                person = Self.person(&scanner)
                return person != nil
            }
            guard key == "detail", detail == nil, let word = scanner.word() else { return false }
            guard word == "summary" || word == "full" else { return false }
            detail = word == "summary"
            return true
        }
        guard isRead, scanner.isAtEnd, let person else { return nil }
        return (person, detail ?? false)
    }

    private static func person(_ scanner: inout PlainJSONScanner) -> Person? {
        var (sex, age, tobacco): (Sex?, Int64?, Bool?) = (nil, nil, nil)
        var (height, weight): (Figure?, Figure?) = (nil, nil)
        let isRead = scanner.object { scanner, key in
            if key == "sex", sex == nil, let word = scanner.word() {
                if word == "female" { sex = .female } else if word == "male" { sex = .male }
                return sex != nil
            } else if key == "age", age == nil, let number = scanner.number(), number.isWhole {
                age = number.tenThousandths / 10_000
                return age! <= Int64(BodyForm.ageRange.upperBound)
            } else if key == "tobacco", tobacco == nil {
                tobacco = scanner.flag()
                return tobacco != nil
            } else if key == "height", height == nil, let number = scanner.number() {
                height = Figure(tenThousandths: number.tenThousandths)
                return BodyForm.heightRange.contains(height!.doubleValue)
            } else if key == "weight", weight == nil, let number = scanner.number() {
                weight = Figure(tenThousandths: number.tenThousandths)
                return BodyForm.weightRange.contains(weight!.doubleValue)
            }
            return false
        }
        guard isRead, let height, let weight else { return nil }
        return Person(
            sex: sex, age: age.map { PersonAge(Int($0)) }, usesTobacco: tobacco, height: height, weight: weight)
    }
}
