import ChartSchema
import Vocabulary

/// Transamerica: one chart of BMIs serves all product families, and each cell names the class of both: Trendsetter's name, a
/// stroke, and what the others call it ("Standard Plus / Preferred"). Trendsetter's names are those that every carrier would use.
package enum Transamerica: CarrierAdapter {
    package static let id = "transamerica"

    package static let charts = [
        AdaptedChart(
            "blended-bmi",
            labels: [
                "Preferred Plus / Preferred Elite", "Preferred / Preferred Plus, Preferred Tobacco",
                "Standard Plus / Preferred",
            ]
        ) { label in
            guard let stroke = label.firstRange(of: " / ") else { return nil }
            return RateClassVocabulary.meaning(
                ofWords: label[..<stroke.lowerBound].lowercased().split(separator: " ").map(String.init))
        }
    ]
}
