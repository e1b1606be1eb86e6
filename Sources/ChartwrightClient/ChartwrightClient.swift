import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a Chartwright server.
///
/// - ``plans(for:selection:)``: which plans fit a build.
/// - ``outcomes(of:age:tobacco:taking:onlyTaking:selection:)``: what a medication means for every plan.
/// - ``ranking(for:taking:onlyTaking:selection:)``: both together.
/// - ``products(_:)``, ``medications(matching:limit:offset:)``, ``version()``: what there is data for.
///
/// Every method throws ``ChartwrightError`` and nothing else, but for `CancellationError` when its task is cancelled.
///
///     let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
///     let person = Person(sex: .female, age: 52, height: 66, weight: 201, tobacco: false)
///     for plan in try await client.plans(for: person).plans {
///         print(plan.carrier, plan.product, plan.cases[0].statements[0].rateClass ?? "no class")
///     }
public struct ChartwrightClient: Sendable {
    public let server: URL
    private let session: URLSession

    /// - Parameter server: `http://127.0.0.1:8080`, or wherever it is served.
    public init(server: URL, session: URLSession = .shared) {
        self.server = server
        self.session = session
    }

    // MARK: Checks

    /// What every plan says of a build, the most favourable first.
    public func plans(for person: Person, selection: Selection = .everything) async throws -> BuildAnswers {
        try await post("v1/eligibility/build", Question(person: Facts(person), selection))
    }

    /// What a medication means for every plan.
    ///
    /// - Parameters:
    ///   - age: In completed years.
    ///   - taking: Names of other medications taken.
    ///   - onlyTaking: Whether nothing else is taken than what is named.
    public func outcomes(
        of medication: MedicationQuery, age: Int? = nil, tobacco: Bool? = nil, taking: [String] = [],
        onlyTaking: Bool = false, selection: Selection = .everything
    ) async throws -> MedicationAnswers {
        var question = Question(person: Facts(age: age, tobacco: tobacco), selection)
        question.medication = medication
        question.taking = taking
        question.onlyTaking = onlyTaking
        return try await post("v1/eligibility/medication", question)
    }

    /// The plans ranked for a build and medications that are taken together.
    public func ranking(
        for person: Person, taking medications: [MedicationQuery], onlyTaking: Bool = false,
        selection: Selection = .everything
    ) async throws -> RankedPlans {
        var question = Question(person: Facts(person), selection)
        question.medications = medications
        question.onlyTaking = onlyTaking
        return try await post("v1/eligibility/plans", question)
    }

    // MARK: Listings

    /// The products there are charts for.
    public func products(_ selection: Selection = .everything) async throws -> [Product] {
        struct Listing: Decodable { var products: [Product] }
        let query =
            selection.carriers.map { ("carrier", $0) } + selection.products.map { ("product", $0) }
            + Self.days(asOf: selection.asOf, knownOn: selection.knownOn)
        return try await (get("v1/products", query) as Listing).products
    }

    /// Medications that charts print with a word that begins so, the best match first.
    ///
    /// - Parameters:
    ///   - limit: 1 to 1,000.
    ///   - asOf: An ISO date whose editions count; the newest editions without one.
    ///   - knownOn: An ISO date: the newest version of the dataset that was published by then; the latest without one.
    public func medications(
        matching text: String? = nil, limit: Int = 50, offset: Int = 0, asOf: String? = nil, knownOn: String? = nil
    ) async throws -> MedicationPage {
        try await get(
            "v1/medications",
            (text.map { [("search", $0)] } ?? []) + [("limit", "\(limit)"), ("offset", "\(offset)")]
                + Self.days(asOf: asOf, knownOn: knownOn))
    }

    /// The version of the dataset that is served.
    public func version() async throws -> String {
        struct Ready: Decodable { var version: String }
        return try await (get("ready", []) as Ready).version
    }

    // MARK: Requests

    private static func days(asOf: String?, knownOn: String?) -> [(String, String)] {
        [("as_of", asOf), ("known_on", knownOn)].compactMap { name, day in day.map { (name, $0) } }
    }

    /// What is known of a person.
    private struct Facts: Encodable {
        var sex: Person.Sex?
        var age: Int?
        var tobacco: Bool?
        var height: Double?
        var weight: Double?

        init(age: Int?, tobacco: Bool?) {
            self.age = age
            self.tobacco = tobacco
        }

        init(_ person: Person) {
            sex = person.sex
            age = person.age
            tobacco = person.tobacco
            height = person.height
            weight = person.weight
        }
    }

    private struct Question: Encodable {
        var person: Facts
        var medication: MedicationQuery?
        var medications: [MedicationQuery]?
        var taking: [String]?
        var onlyTaking: Bool?
        var carriers: [String]
        var products: [String]
        var asOf: String?
        var knownOn: String?
        let detail = "summary"

        init(person: Facts, _ selection: Selection) {
            self.person = person
            carriers = selection.carriers
            products = selection.products
            asOf = selection.asOf
            knownOn = selection.knownOn
        }
    }

    private func post<Answer: Decodable>(_ path: String, _ question: Question) async throws -> Answer {
        var request = URLRequest(url: server.appending(path: path))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        request.httpBody = try encoder.encode(question)
        return try await answer(to: request)
    }

    private func get<Answer: Decodable>(_ path: String, _ query: [(String, String)]) async throws -> Answer {
        var url = server.appending(path: path)
        if !query.isEmpty { url.append(queryItems: query.map { URLQueryItem(name: $0.0, value: $0.1) }) }
        return try await answer(to: URLRequest(url: url))
    }

    private func answer<Answer: Decodable>(to request: URLRequest) async throws -> Answer {
        var request = request
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response): (Data, URLResponse)
        do {
            (data, response) = try await session.data(for: request)
        } catch let error as URLError {
            if error.code == .cancelled { throw CancellationError() }
            throw ChartwrightError.unreachable(error)
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        if status == 200, let answer = try? decoder.decode(Answer.self, from: data) { return answer }
        if status >= 400, let problem = try? decoder.decode(Problem.self, from: data) {
            throw ChartwrightError.problem(problem)
        }
        throw ChartwrightError.unexpected(status: status)
    }
}
