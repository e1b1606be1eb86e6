/// Members of objects in one call: a key with its value, or with `null`.
extension CanonicalJSONWriter {
    package mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { value(text) } else { null() }
    }

    package mutating func member(_ name: String, _ number: Int?) {
        key(name)
        if let number { value(number) } else { null() }
    }

    package mutating func member(_ name: String, _ figure: Figure?) {
        key(name)
        if let figure { value(figure) } else { null() }
    }

    package mutating func member(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }

    package mutating func member(_ name: String, _ texts: [String]) {
        key(name)
        beginArray()
        for text in texts { value(text) }
        endArray()
    }

    mutating func member(written name: StaticString, _ text: String?) {
        key(written: name)
        if let text { value(text) } else { null() }
    }

    mutating func member(written name: StaticString, _ number: Int?) {
        key(written: name)
        if let number { value(number) } else { null() }
    }

    mutating func member(written name: StaticString, _ figure: Figure?) {
        key(written: name)
        if let figure { value(figure) } else { null() }
    }

    mutating func member(written name: StaticString, _ texts: [String]) {
        key(written: name)
        beginArray()
        for text in texts { value(text) }
        endArray()
    }

    /// A member whose value is an object, written by `body`.
    package mutating func object(_ name: String, _ body: (inout CanonicalJSONWriter) -> Void) {
        key(name)
        object(body)
    }

    /// An object, written by `body`.
    package mutating func object(_ body: (inout CanonicalJSONWriter) -> Void) {
        beginObject()
        body(&self)
        endObject()
    }

    /// A member whose value is an array on one line.
    package mutating func array<Element>(
        _ name: String, of elements: [Element], _ body: (inout CanonicalJSONWriter, Element) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { body(&self, element) }
        endArray()
    }

    /// A member whose value is an array with one element a line, so that line tools and git show what changed.
    package mutating func lines<Element>(
        _ name: String, of elements: some Collection<Element>, indent: Int,
        _ body: (inout CanonicalJSONWriter, Element) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements {
            lineBreak(indent: indent + 1)
            body(&self, element)
        }
        if !elements.isEmpty { endLine(indent: indent) }
        endArray()
    }
}
