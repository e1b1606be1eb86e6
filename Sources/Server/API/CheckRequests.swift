import ChartSchema
import Eligibility

/// The figures of a body as texts, in the forms that the API takes: fewer than a command does, so that a schema can say
/// them exactly.
enum BodyForm {
    static let height = ValueForm.pattern(
        #"^(?:[1-9] ?(?:'|ft|feet)(?: ?(?:[0-9]|1[01])(?:\.[0-9]{1,4})? ?(?:"|in|inches)?)?|[1-8][-: ](?:[0-9]|1[01])|[3-7](?:0[0-9]|1[01])|(?:[1-9][0-9]|1[01][0-9])(?:\.[0-9]{1,4})? ?(?:in|inches)?|(?:[1-9][0-9]?|[12][0-9]{2}|30[0-3])(?:\.[0-9]{1,2})? ?cm|[12]\.[0-9]{1,2} ?m|1 ?m ?[0-9]{2})$"#,
        example: "5'6\\\", 5-6, 506, 66, 168cm or 1m68")
    static let weight = ValueForm.pattern(
        #"^(?:(?:[1-9][0-9]{0,2}|1[0-9]{3})(?:\.[0-9]{1,4})? ?(?:lb|lbs|pounds)?|(?:[1-9][0-9]?|[1-8][0-9]{2})(?:\.[0-9]{1,4})? ?kg|(?:[1-9][0-9]?|1[0-3][0-9]) ?(?:st|stone)(?: ?(?:[0-9]|1[0-3])(?: ?lb)?)?)$"#,
        example: "201, 91kg or 14st5")
    static let monthsOfAge = ValueForm.pattern(#"^(?:0|[1-9][0-9]{0,2}|1[0-7][0-9]{2})mo$"#, example: "18mo")
    static let dose = ValueForm.pattern(
        #"^[0-9]{1,6}(?:\.[0-9]{1,4})?(?:mg|mcg|g|ml|unit|units)(?:/day)?$"#, example: "40mg or 40mg/day")

    static let heightRange = 1.0...119.0
    static let weightRange = 1.0...1999.0
    static let ageRange = 0...149
    static let monthsRange = 0...1800
    static let name = ValueForm.words(maxLength: 200)
}

/// What is known of a person.
struct PersonBody: Decodable {
    var sex: Sex?
    var age: PersonAge?
    var usesTobacco: Bool?
    var height: Figure?
    var weight: Figure?

    enum Key: String, CodingKey, CaseIterable {
        case sex, age, tobacco, height, weight
    }

    init(from decoder: any Decoder) throws {
        let body = try BodyObject<Key>(decoder)
        sex = try body.text(.sex, .choice(["female", "male"])).flatMap { Sex(rawValue: $0) }
        age = try body.number(.age, in: BodyForm.ageRange, or: BodyForm.monthsOfAge).flatMap {
            switch $0 {
            case .number(let years): PersonAge(years)
            case .text(let text): PersonAge(text)
            }
        }
        usesTobacco = try body.flag(.tobacco)
        height = try body.figure(.height, in: BodyForm.heightRange, or: BodyForm.height) { HeightText($0)?.inches }
        weight = try body.figure(.weight, in: BodyForm.weightRange, or: BodyForm.weight) { WeightText($0)?.pounds }
    }

    /// `nil` where no build is known.
    ///
    /// - Throws: ``Problem`` where only half of a build is known.
    func person() throws -> Person? {
        switch (height, weight) {
        case (let height?, let weight?):
            Person(sex: sex, age: age, usesTobacco: usesTobacco, height: height, weight: weight)
        case (nil, nil): nil
        default: throw Problem.body("expected both height and weight, found one of them", at: "/person")
        }
    }
}

/// One medication that somebody takes or took.
struct MedicationBody: Decodable {
    var query: MedicationQuery

    enum Key: String, CodingKey, CaseIterable {
        case name, use
        case lastFilled = "last_filled_months"
        case firstFilled = "first_filled_months"
        case dose
    }

    init(from decoder: any Decoder) throws {
        let body = try BodyObject<Key>(decoder)
        query = MedicationQuery(
            name: try body.required(.name, try body.text(.name, BodyForm.name)),
            use: try body.text(.use, BodyForm.name),
            lastFilled: try body.integer(.lastFilled, in: BodyForm.monthsRange),
            firstFilled: try body.integer(.firstFilled, in: BodyForm.monthsRange),
            dose: try body.text(.dose, BodyForm.dose).flatMap { MedicationQuery.Dose($0) })
    }
}

/// Which plans are asked about, on which day and as known on which, and how much is to be said: a part of every body.
struct SelectionBody {
    var carriers: [String]
    var products: [String]
    var day: String?
    var dayKnown: String?
    var isSummary: Bool

    init<Key: SelectionKey>(_ body: BodyObject<Key>) throws {
        carriers = try body.texts(.carriers, .name, most: 100)
        products = try body.texts(.products, .name, most: 100)
        day = try body.text(.asOf, .day)
        dayKnown = try body.text(.knownOn, .day)
        isSummary = try body.text(.detail, .choice(["full", "summary"])) == "summary"
    }

    func plans(_ request: APIRequest) throws -> PlanSelection {
        try PlanSelection(
            try request.known(on: dayKnown, place: "/known_on"), carriers: carriers, products: products,
            day: request.day(asOf: day, knownOn: dayKnown),
            mayRead: request.mayRead)
    }
}

/// The keys of ``SelectionBody``.
protocol SelectionKey: CodingKey, CaseIterable, Hashable {
    static var carriers: Self { get }
    static var products: Self { get }
    static var asOf: Self { get }
    static var knownOn: Self { get }
    static var detail: Self { get }
}

/// Asks which plans fit a build.
struct BuildCheckBody: Decodable {
    var person: Person
    var selection: SelectionBody

    enum Key: String, SelectionKey {
        case person, carriers, products
        case asOf = "as_of"
        case knownOn = "known_on"
        case detail
    }

    init(from decoder: any Decoder) throws {
        let body = try BodyObject<Key>(decoder)
        let known = try body.required(.person, try body.object(PersonBody.self, .person))
        guard let person = try known.person() else {
            throw Problem.body("expected a height and a weight, found neither", at: "/person")
        }
        self.person = person
        selection = try SelectionBody(body)
    }
}

/// Asks what a medication means.
struct MedicationCheckBody: Decodable {
    var query: MedicationQuery
    var context: MedicationContext
    var selection: SelectionBody

    enum Key: String, SelectionKey {
        case medication, taking
        case onlyTaking = "only_taking"
        case person, carriers, products
        case asOf = "as_of"
        case knownOn = "known_on"
        case detail
    }

    init(from decoder: any Decoder) throws {
        let body = try BodyObject<Key>(decoder)
        query = try body.required(.medication, try body.object(MedicationBody.self, .medication)).query
        let person = try body.object(PersonBody.self, .person)
        _ = try person?.person()
        context = MedicationContext(
            age: person?.age, usesTobacco: person?.usesTobacco,
            taking: try body.texts(.taking, BodyForm.name, most: 50),
            isTakingComplete: try body.flag(.onlyTaking) ?? false)
        selection = try SelectionBody(body)
    }
}

/// Asks which plans fit a build and medications together.
struct PlanCheckBody: Decodable {
    var known: PersonBody?
    var person: Person?
    var medications: [MedicationQuery]
    var isTakingComplete: Bool
    var selection: SelectionBody

    enum Key: String, SelectionKey {
        case person, medications
        case onlyTaking = "only_taking"
        case carriers, products
        case asOf = "as_of"
        case knownOn = "known_on"
        case detail
    }

    init(from decoder: any Decoder) throws {
        let body = try BodyObject<Key>(decoder)
        known = try body.object(PersonBody.self, .person)
        person = try known?.person()
        medications = try body.objects(MedicationBody.self, .medications, most: 50).map(\.query)
        isTakingComplete = try body.flag(.onlyTaking) ?? false
        selection = try SelectionBody(body)
        guard person != nil || !medications.isEmpty else {
            throw Problem.body("expected a build, medications or both, found neither", at: "")
        }
    }
}
