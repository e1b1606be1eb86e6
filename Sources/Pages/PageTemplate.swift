import Mustache

/// A template of a web page.
struct PageTemplate: Sendable {
    private let template: MustacheTemplate

    init(_ text: String) throws {
        template = try MustacheTemplate(string: text)
    }

    func callAsFunction(_ values: Any) -> String { template.render(values) }
}
