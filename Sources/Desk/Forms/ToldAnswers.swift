import Pages

/// What a form was answered with and a page has yet to say: every form is answered by an address, so that a page is never sent twice by
/// going back or loading it again.
struct ToldAnswers {
    enum Told: Sendable {
        /// What was wrong with what was typed, to be mended at its question.
        case mistake(Desk.Mistake, question: String?, typed: [String: String])
        /// What was said to a draft that has changed, and where to.
        case conflict(FormBody, path: String)
        /// What a page says above all else.
        case note(String)
        /// A page of its own.
        case page(DeskAnswer)
    }

    /// What nobody came for is forgotten.
    private static let most = 64
    private var kept: [(key: String, told: Told)] = []

    /// Gives the key that it is asked for by.
    mutating func keep(_ told: Told) -> String {
        let key = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        kept.append((key, told))
        if kept.count > Self.most { kept.removeFirst() }
        return key
    }

    /// `nil` for what is forgotten: the page is then as it is without.
    subscript(key: String?) -> Told? { key.flatMap { key in kept.first { $0.key == key }?.told } }
}

extension Desk {
    /// The address of a page that says something of the form that was just sent.
    func after(_ told: ToldAnswers.Told, at path: String, _ query: [(String, String)] = []) -> DeskAnswer {
        .seeOther(Address.of(path, query + [("told", self.told.keep(told))]))
    }

    /// In bytes: what is longer stays in the browser alone.
    private static let longestKept = 32_768

    /// The question again, with what was wrong and what was typed.
    func refused(
        _ id: String, _ question: String?, _ mistake: Mistake, _ form: FormBody = FormBody()
    ) -> DeskAnswer {
        var typed = typed(form).filter { $0.value.utf8.count <= Self.longestKept }
        if let field = mistake.field { typed[field] = "yes" }
        let told = ToldAnswers.Told.mistake(mistake, question: question, typed: typed)
        return after(told, at: "/drafts/\(id)", question.map { [("q", $0)] } ?? [])
    }

    /// A form is answered by an address, whatever came of it.
    func redirected(_ answer: DeskAnswer) -> DeskAnswer {
        guard answer.location == nil, answer.contentType.hasPrefix("text/html") else { return answer }
        return after(.page(answer), at: "/told")
    }

    /// A page that was kept.
    func toldPage(_ request: DeskRequest) -> DeskAnswer {
        guard case .page(let answer)? = told[request.value("told")] else { return .seeOther("/") }
        return answer
    }
}
