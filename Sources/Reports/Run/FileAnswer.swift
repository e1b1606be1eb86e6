import ChartSchema

/// What a command says of one of many files, as one line of JSON.
package struct FileAnswer: Sendable {
    package var path: String
    /// The result as JSON; `nil` where the file gave none.
    package var result: [UInt8]?
    package var findings: [Finding]

    package init(path: String, result: [UInt8]? = nil, findings: [Finding]) {
        self.path = path
        self.result = result
        self.findings = findings
    }

    /// `{"path":…,"state":"read","result":…,"findings":[…]}`; a file without a result has failed, and its findings say why.
    package func line() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512 + (result?.count ?? 0))
        writer.object {
            $0.member("path", path)
            $0.member("state", result == nil ? "failed" : "read")
            if let result {
                $0.key("result")
                $0.value(onOneLine: result)
            }
            $0.array("findings", of: findings) { $1.write(to: &$0) }
        }
        writer.endLine()
        return writer.bytes
    }
}
