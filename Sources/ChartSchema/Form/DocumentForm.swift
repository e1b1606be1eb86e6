/// A word of a closed list.
typealias DocumentWord = CaseIterable & Decodable & RawRepresentable<String>

/// What fields are made into: members that are written or read, columns of records, a description.
///
/// A list of fields (``DocumentPart/tell(_:in:)``) calls these in order. A form that writes takes the values, one that reads puts
/// them there, and one that describes looks at the names alone.
protocol FieldForm {
    mutating func text(_ name: FieldName, _ text: inout String)
    mutating func text(_ name: FieldName, _ text: inout String?)
    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String])
    mutating func whole(_ name: FieldName, _ number: inout Int)
    mutating func whole(_ name: FieldName, _ number: inout Int?)
    mutating func figure(_ name: FieldName, _ figure: inout Figure?)
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word)
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?)
}

/// The same of documents, whose parts hold others.
protocol DocumentForm: FieldForm {
    /// Whether values are put into the parts.
    static var reads: Bool { get }

    /// The next member begins a line.
    mutating func line()
    /// A member that is the same in every document.
    mutating func constant(_ name: FieldName, _ text: String)
    /// A chart's id, and what it is made of.
    mutating func id(_ id: inout ChartID)
    /// Ids of the configuration.
    mutating func ids(_ name: FieldName, _ ids: inout [String])
    /// The word that tells what the other members are.
    mutating func kind<Word: DocumentWord>(_ name: FieldName, _ kind: inout Word)
    /// An ISO date.
    mutating func date(_ name: FieldName, _ date: inout String)
    /// A figure that is always there.
    mutating func amount(_ name: FieldName, _ amount: inout Figure)
    /// What a correction replaces, or puts there.
    mutating func value(_ name: FieldName, _ value: inout AppliedCorrection.Value)
    /// A SHA-256.
    mutating func digest(_ name: FieldName, _ digest: inout String)
    mutating func flag(_ name: FieldName, _ flag: inout Bool)
    /// Absent where there is none.
    mutating func textIfAny(_ name: FieldName, _ text: inout String?)
    mutating func place(_ place: inout Place)
    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part)
    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part?)
    /// On one line.
    mutating func parts<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part])
    /// The same, absent where there are none.
    mutating func partsIfAny<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part])
    /// One a line.
    ///
    /// - Parameter keep: What is kept of a part that was read.
    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part], keep: (Part) -> Part)
    /// The raw cells that a part was read from.
    ///
    /// - Parameter fault: What is wrong where there are none; `nil` where there need not be any.
    mutating func cells(_ cells: inout [CellReference], fault: String?)
}

extension DocumentForm {
    mutating func cells(_ cells: inout [CellReference]) { self.cells(&cells, fault: nil) }

    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        lines(name, &parts, keep: { $0 })
    }
}
