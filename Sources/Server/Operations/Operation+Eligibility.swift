import ChartSchema
import Eligibility
import Reports
import Results

extension Operation {
    static let checkBuild = Operation(
        id: "checkBuild", group: .eligibility, method: .post, path: "/v1/eligibility/build",
        summary: "Which plans fit a build, by which limit, and how far the next better class is.",
        body: RequestForm(
            schema: "BuildCheck",
            example:
                #"{"person":{"sex":"female","age":52,"tobacco":false,"height":"5'6\"","weight":201},"detail":"summary"}"#
        ), answer: .json("BuildAnswers"), problems: [.notFound]
    ) { request in
        let body = try Problem.reading(BuildCheckBody.self, request.body)
        let plans = try body.selection.plans(request)
        let report = BuildReport(
            person: body.person, version: plans.version, day: plans.day,
            answers: plans.editions.build.answers(for: body.person) {
                plans.isWanted(carrier: $0.carrier, product: $0.product)
            }, notices: plans.notices)
        return APIAnswer(report.json(body.selection.detail))
    }

    static let checkMedication = Operation(
        id: "checkMedication", group: .eligibility, method: .post, path: "/v1/eligibility/medication",
        summary: "What a medication means for every plan, by which rule, and what that depends on.",
        body: RequestForm(
            schema: "MedicationCheck",
            example:
                #"{"medication":{"name":"warfarin","use":"atrial fibrillation","last_filled_months":14},"detail":"summary"}"#
        ), answer: .json("MedicationAnswers"), problems: [.notFound]
    ) { request in
        let body = try Problem.reading(MedicationCheckBody.self, request.body)
        let plans = try body.selection.plans(request)
        let checker = plans.editions.medication
        let medication = try NamedMedication.known(body.query.name, to: checker, place: "/medication/name")
        for (number, other) in body.context.taking.enumerated() {
            _ = try NamedMedication.known(other, to: checker, place: "/taking/\(number)")
        }
        let answers = checker.answers(for: body.query, as: medication, body.context) {
            plans.isWanted(carrier: $0.carrier, product: $0.product)
        }
        let report = MedicationReport(
            query: body.query, medication: medication, version: plans.version, day: plans.day,
            answers: answers, notices: plans.notices)
        return APIAnswer(report.json(body.selection.detail))
    }

    static let checkPlans = Operation(
        id: "checkPlans", group: .eligibility, method: .post, path: "/v1/eligibility/plans",
        summary: "The plans ranked for a build and medications together.",
        body: RequestForm(
            schema: "PlanCheck",
            example:
                #"{"person":{"age":52,"tobacco":false,"height":66,"weight":201},"medications":[{"name":"warfarin"}],"detail":"summary"}"#
        ), answer: .json("RankedPlans"), problems: [.notFound]
    ) { request in
        let body = try Problem.reading(PlanCheckBody.self, request.body)
        let plans = try body.selection.plans(request)
        let checker = plans.editions.medication
        let named = try body.medications.enumerated().map {
            try NamedMedication.known($0.element.name, to: checker, place: "/medications/\($0.offset)/name")
        }
        let question = PlanQuestion(
            person: body.person, medications: body.medications, age: body.known?.age,
            usesTobacco: body.known?.usesTobacco, isTakingComplete: body.isTakingComplete)
        let report = RankingReport(
            person: body.person, medications: named, version: plans.version, day: plans.day,
            plans: question.ranking(named: named, plans.editions.build, checker) {
                plans.isWanted(carrier: $0, product: $1)
            }, notices: plans.notices)
        return APIAnswer(report.json(body.selection.detail))
    }
}

extension SelectionBody {
    var detail: AnswerDetail { isSummary ? .summary : .full }
}

extension NamedMedication {
    /// The medication of a name that the dictionary or a chart knows; another name is a ``Problem`` with suggestions.
    fileprivate static func known(
        _ name: String, to checker: MedicationChecker, place: String
    ) throws(Problem) -> NamedMedication {
        let medication = NamedMedication(name)
        guard medication.ingredients.isEmpty, !checker.isListed(medication) else { return medication }
        throw Problem(
            .notFound, "check.medication.unknown",
            "no dictionary and no chart names a medication \(name.quotedJSON)",
            help: medication.suggestions.isEmpty
                ? "write the name as it stands on the package, or the generic name"
                : "did you mean \(medication.suggestions.joined(separator: ", "))?",
            place: place, suggestions: medication.suggestions)
    }
}
