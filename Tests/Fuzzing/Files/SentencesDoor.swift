import FuzzingFrame
import Notation

/// A sentence, header or decision of a chart: whom it is for, what it decides, and the words that nobody claimed.
enum SentencesDoor: Door {
    static let name = "sentences"

    static func enter(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let settings = [Scope.Setting(), .decision, .build]
        hold(text, settings[bytes.count % 3])
        switch bytes.count / 3 % 3 {
        case 0: for part in Sentences.parts(of: text) { _ = ChartSentence(part) }
        case 1: for part in Sentences.parts(of: text) { _ = (MedicationSentence(part), HarmlessSentence.fill(part)) }
        default: _ = (ChartSentence.unheardWords(ofNote: text), PageDirections.isOne(text))
        }
    }

    /// No unknown word of a text is passed over.
    private static func hold(_ text: String, _ setting: Scope.Setting) {
        let scope = Scope(text, setting)
        let places = scope.claims.map(\.tags) + scope.unclaimed
        let tags = scope.tagged.tags
        promise(places.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= tags.count }, "a claim beyond the words")
        for place in tags.indices where tags[place].senses.isEmpty && scope.tagged.token(place).kind == .word {
            // Known without a sense: "or", and the names in capitals that insurers have.
            let isKnown = ["or", "ou"].contains(scope.tagged.token(place).text)
            let isName = scope.tagged.printed(place..<place + 1).first?.isUppercase ?? false
            let isTold = places.contains { $0.contains(place) }
            promise(isKnown || isName || isTold, "an unknown word is passed over: \(text)")
        }
        _ = Statement(text, setting)
    }
}
