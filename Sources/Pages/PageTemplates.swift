import Mustache
import Reports

/// Every template of the pages, each under its file's name without `.mustache`.
///
/// What values hold is text, whatever it looks like: only `{{{…}}}` takes markup, and only drawings and tables of
/// `Reports` are given to it.
struct PageTemplates: Sendable {
    private let library: MustacheLibrary

    init() throws {
        MustacheContentTypes.register(PageMarkup(), named: PageMarkup.name)
        var templates: [String: MustacheTemplate] = [:]
        for file in PageFiles.all where file.name.hasSuffix(Self.ending) {
            let text = String(decoding: file.bytes, as: UTF8.self)
            templates[String(file.name.dropLast(Self.ending.count))] = try MustacheTemplate(
                string: "{{% CONTENT_TYPE: \(PageMarkup.name)}}" + text)
        }
        library = MustacheLibrary(templates: templates)
    }

    private static let ending = ".mustache"

    /// - Precondition: There is a template of the name.
    func render(_ name: String, _ values: [String: Any]) -> [UInt8] {
        guard let text = library.render(values, withTemplate: name) else {
            preconditionFailure("no template \(name)")
        }
        return Array(text.utf8)
    }
}

/// Escapes by code points. The library's own escaping goes by characters, to which `"` with a combining mark behind it
/// is no `"`.
private struct PageMarkup: MustacheContentType {
    static let name = "PAGE"

    func escapeText(_ text: String) -> String { text.inMarkup }
}

extension Dictionary where Key == String, Value == Any {
    /// The values that there are.
    package init(_ values: [String: Any?]) { self = values.compactMapValues(\.self) }
}
