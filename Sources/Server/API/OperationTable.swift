import HTTPTypes

/// Every operation of the server, by method and address.
struct OperationTable: Sendable {
    let operations: [Operation]
    /// By address, those without parameters.
    private let fixed: [String: [Int]]
    private let patterns: [(segments: [Segment], operation: Int)]

    private enum Segment: Sendable {
        case word(String)
        case parameter(String)
    }

    init(_ operations: [Operation]) {
        self.operations = operations
        var fixed: [String: [Int]] = [:]
        var patterns: [(segments: [Segment], operation: Int)] = []
        for (number, operation) in operations.enumerated() {
            if operation.path.contains("{") {
                let segments = operation.path.split(separator: "/").map { segment -> Segment in
                    segment.first == "{" ? .parameter(String(segment.dropFirst().dropLast())) : .word(String(segment))
                }
                patterns.append((segments, number))
            } else {
                fixed[operation.path, default: []].append(number)
            }
        }
        (self.fixed, self.patterns) = (fixed, patterns)
    }

    enum Match {
        /// With the path's parameters, decoded.
        case found(Int, [String: String])
        /// The address is known, but not with this method.
        case otherMethods([HTTPRequest.Method])
        case none
    }

    /// - Parameter path: As it was sent.
    func match(_ method: HTTPRequest.Method, _ path: String) -> Match {
        // What may be asked may be asked without its body.
        let method = method == .head ? .get : method
        var methods: [HTTPRequest.Method] = []
        for number in fixed[path] ?? [] {
            if operations[number].method == method { return .found(number, [:]) }
            methods.append(operations[number].method)
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for (pattern, number) in patterns where pattern.count == segments.count {
            guard let values = Self.values(pattern, segments) else { continue }
            if operations[number].method == method { return .found(number, values) }
            methods.append(operations[number].method)
        }
        if methods.contains(.get) { methods.append(.head) }
        return methods.isEmpty ? .none : .otherMethods(methods)
    }

    /// The parameters' values, or `nil` when the path is another one. Segments are decoded one by one, so that an escaped
    /// slash never makes two of one.
    private static func values(_ pattern: [Segment], _ segments: ArraySlice<Substring>) -> [String: String]? {
        var values: [String: String] = [:]
        for (segment, text) in zip(pattern, segments) {
            switch segment {
            case .word(let word): guard word == text else { return nil }
            case .parameter(let name):
                guard let decoded = URLText.decoded(text, plusIsBlank: false), !decoded.isEmpty else { return nil }
                values[name] = decoded
            }
        }
        return values
    }
}
