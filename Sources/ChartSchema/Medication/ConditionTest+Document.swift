/// The form of a test: an object with the test's name in `test`.
extension ConditionTest: DocumentPart {
    static let definition = "test"
    static let blank = ConditionTest.words("")

    /// The names of the tests, in the order of their schemas.
    enum Name: String, Decodable, CaseIterable {
        case age
        case ageOutside = "age-outside"
        case dose, tobacco, taking, diagnosed, severity, prescriber, words
    }

    static func tell(_ test: inout ConditionTest, in form: inout some DocumentForm) {
        var name = test.name
        form.kind("test", &name)
        // Another test is read than that which was there.
        if name != test.name { test = blank(name) }
        switch test {
        case .age(var age):
            AgeRange.tell(&age, in: &form)
            test = .age(age)
        case .ageOutside(var age):
            AgeRange.tell(&age, in: &form)
            test = .ageOutside(age)
        case .dose(var bound):
            DoseBound.tell(&bound, in: &form)
            test = .dose(bound)
        case .tobacco(var tobacco):
            form.word("tobacco", &tobacco)
            test = .tobacco(tobacco)
        case .taking(var other):
            form.parts(.noted("any_of", nil, isNeverEmpty: true), &other.anyOf)
            form.flag("taken", &other.isTaken)
            test = .taking(other)
        case .diagnosed(var name, var isPresent):
            form.text("name", &name)
            form.flag("present", &isPresent)
            test = .diagnosed(name: name, isPresent: isPresent)
        case .severity(var words):
            form.text("words", &words)
            test = .severity(words)
        case .prescriber(var words):
            form.text("words", &words)
            test = .prescriber(words)
        case .words(var words):
            form.text("words", &words)
            test = .words(words)
        }
    }

    private var name: Name {
        switch self {
        case .age: .age
        case .ageOutside: .ageOutside
        case .dose: .dose
        case .tobacco: .tobacco
        case .taking: .taking
        case .diagnosed: .diagnosed
        case .severity: .severity
        case .prescriber: .prescriber
        case .words: .words
        }
    }

    /// A test of which nothing but its name was read.
    static func blank(_ name: Name) -> ConditionTest {
        switch name {
        case .age: .age(.any)
        case .ageOutside: .ageOutside(.any)
        case .dose: .dose(DoseBound(side: .over, amount: 0, unit: ""))
        case .tobacco: .tobacco(.any)
        case .taking: .taking(OtherMedication(anyOf: [], isTaken: true))
        case .diagnosed: .diagnosed(name: "", isPresent: true)
        case .severity: .severity("")
        case .prescriber: .prescriber("")
        case .words: blank
        }
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension DoseBound {
    fileprivate static func tell(_ bound: inout DoseBound, in form: inout some DocumentForm) {
        form.word("side", &bound.side)
        form.amount("amount", &bound.amount)
        form.text("unit", &bound.unit)
        form.flag("daily", &bound.isDaily)
    }
}

extension OtherMedication.Name: DocumentPart {
    static let definition = "other"
    static let note: String? = "A medication taken beside the rule's own."
    static let blank = OtherMedication.Name(medication: "", ingredients: [])

    static func tell(_ name: inout OtherMedication.Name, in form: inout some DocumentForm) {
        form.text("medication", &name.medication)
        form.texts("ingredients", of: "ingredient", &name.ingredients)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}
