extension Operation {
    /// The parameters' values, each of the form that is declared.
    ///
    /// - Parameters:
    ///   - path: The path's parameters, decoded.
    ///   - query: As it was sent; `nil` without one.
    func values(path: [String: String], query: String?) throws(Problem) -> [String: [String]] {
        var values: [String: [String]] = path.mapValues { [$0] }
        if let query, !query.isEmpty {
            guard let pairs = URLText.query(query) else {
                throw Problem(
                    .badRequest, "request.query", "the query is no percent-encoded UTF-8",
                    help: "write bytes that are no letters or digits as %XX")
            }
            for (name, value) in pairs {
                guard let parameter = parameters.first(where: { $0.name == name && $0.place == .query }) else {
                    throw unknown(name)
                }
                let most = parameter.repeats ? Parameter.mostRepeats : 1
                guard values[name, default: []].count < most else {
                    throw Problem(
                        .badRequest, "request.parameter.repeated", "\"\(name)\" stands \(most + 1) times or more",
                        help: "give it at most \(most == 1 ? "once" : "\(most) times")", place: name)
                }
                values[name, default: []].append(value)
            }
        }
        for parameter in parameters {
            guard let given = values[parameter.name] else {
                guard parameter.isRequired else { continue }
                throw Problem(
                    .badRequest, "request.parameter.missing", "expected \"\(parameter.name)\", found none",
                    help: "give \(parameter.form.inWords)", place: parameter.name)
            }
            guard let wrong = given.first(where: { !parameter.form.accepts($0) }) else { continue }
            throw Problem(
                .badRequest, "request.parameter.form",
                "expected \(parameter.form.inWords) as \"\(parameter.name)\", found \(wrong.prefix(100).description.quotedJSON)",
                help: "GET /openapi.json describes every parameter", place: parameter.name)
        }
        return values
    }

    private func unknown(_ name: String) -> Problem {
        let known = parameters.filter { $0.place == .query }.map(\.name)
        return Problem(
            .badRequest, "request.parameter.unknown",
            "\(path) has no parameter \(name.prefix(100).description.quotedJSON)",
            help: known.isEmpty ? "leave it out" : "it takes \(known.joined(separator: ", "))",
            place: String(name.prefix(100)))
    }
}
