import ChartSchema
import Paper

/// The places on paper that values were read from, as what is to be drawn of the pages.
extension PaperDrawing {
    /// The cells with what stands around them; `nil` where none of them has a place on a page.
    package init?(of cells: some Sequence<CellReference>) {
        var tones: [PageBox: Mark.Tone] = [:]
        for cell in cells {
            guard case .box(let box) = cell.place else { continue }
            if tones[box] != .figure { tones[box] = cell.field.isDecided ? .figure : .key }
        }
        guard !tones.isEmpty else { return nil }
        let places = tones.sorted { ($0.key.page, $0.key.top, $0.key.left) < ($1.key.page, $1.key.top, $1.key.left) }
        self.init(marks: places.map { ($0.key.page, Mark(box: PaperBox($0.key), tone: $0.value)) })
    }
}

extension PaperBox {
    fileprivate init(_ box: PageBox) {
        let points = [box.left, box.top, box.right, box.bottom].map { Double($0) / 10 }
        self.init(left: points[0], top: points[1], right: points[2], bottom: points[3])
    }
}

extension CellReference.Field {
    /// A limit or a decision, and not what it is for.
    fileprivate var isDecided: Bool {
        switch self {
        case .weightMin, .weightMax, .weight, .bmiMin, .bmiMax, .bmi, .outcome: true
        case .height, .age, .sex, .tobacco, .product, .classLabel, .medication, .use, .lookback, .condition: false
        }
    }
}
