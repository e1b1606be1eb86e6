/// Why a file cannot be adopted. Nothing was written.
package struct AdoptionProblem: Error, Sendable, Hashable {
    /// A stable code: `adopt.id`, `adopt.edition`, `adopt.exists`, ….
    package var code: String
    package var file: String
    package var message: String
    package var help: String

    package init(_ code: String, file: String, _ message: String, help: String) {
        self.code = "adopt.\(code)"
        self.file = file
        self.message = message
        self.help = help
    }
}
