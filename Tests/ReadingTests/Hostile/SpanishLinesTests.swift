import ChartSchema
import Tables
import Testing

@testable import Reading

/// Lines in Spanish and in French around a build chart, read as their English twins are.
@Suite struct SpanishLinesTests {
    private func read(_ line: String) throws -> DraftChart {
        let rows = [("4'10\"", 86, 191), ("5'0\"", 92, 205), ("5'2\"", 98, 219), ("5'4\"", 105, 233)].map {
            "<tr><td>\($0.0)</td><td>\($0.1)</td><td>\($0.2)</td></tr>"
        }
        let html = """
            <h2>Vida Entera</h2><table><tr><th>Estatura</th><th>Peso mínimo</th><th>Peso máximo</th></tr>
            \(rows.joined())</table><p>\(line)</p>
            """
        return ChartReader.read(
            try TableReader.read(Array(html.utf8), file: "chart.html"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    /// Or kept as a condition of the limits.
    private func isTold(_ draft: DraftChart) -> Bool {
        draft.findings.contains { $0.severity >= .warning } || draft.chart.columns.allSatisfy { $0.condition != nil }
    }

    @Test(arguments: [
        "Sólo para el plan de beneficio inmediato.", "Solo para el plan graduado.",
        "Solamente para el plan garantizado.",
        "Máximo solamente", "Únicamente con examen médico.", "Pour le régime à prestation immédiate seulement.",
        "Le poids minimal ne s'applique pas aux femmes.", "No aplica a residentes de Texas.",
    ])
    func aRestrictionIsTold(_ line: String) throws {
        #expect(isTold(try read(line)))
    }

    @Test(arguments: [
        ("Esta tabla aplica solamente a solicitantes de 50 a 85 años.", 50, 85),
        ("Esta tabla se aplica a personas de 18 a 70 años.", 18, 70),
        ("Ce tableau s'applique aux personnes de 18 à 70 ans.", 18, 70),
        ("Ce tableau s'applique aux personnes âgées de 18 à 65 ans.", 18, 65),
        ("Ces limites ne s'appliquent pas aux personnes de moins de 16 ans.", 16, nil),
        ("Estos límites no se aplican a personas menores de 16 años.", 16, nil),
        ("These limits do not apply to persons under age 16.", 16, nil),
    ])
    func agesAreApplied(_ line: String, _ min: Int, _ max: Int?) throws {
        let draft = try read(line)
        #expect(!isTold(draft))
        #expect(draft.chart.columns.allSatisfy { $0.age.min == min && $0.age.max == max })
    }

    @Test(arguments: ["Estas guías aplican solamente a no fumadores.", "Solo para no fumadores."])
    func tobaccoIsApplied(_ line: String) throws {
        let draft = try read(line)
        #expect(!isTold(draft) && draft.chart.columns.allSatisfy { $0.tobacco == .no })
    }

    @Test(arguments: [
        "Ce tableau ne s'applique pas aux personnes âgées.", "Estas guías aplican solamente a diabéticos.",
        "Estas guías aplican solamente a residentes de Florida.",
    ])
    func whatNobodyAppliesIsTold(_ line: String) throws {
        #expect(isTold(try read(line)))
    }

    @Test(arguments: [
        "El peso se indica en libras.", "Le poids est exprimé en livres.",
        "Poids exprimé en livres, taille en pieds et pouces.",
        "Material para uso del agente solamente. No se distribuya al público.",
        "Este documento es sólo para agentes autorizados.", "Para uso del productor únicamente",
    ])
    func aLineOfThePageSaysNothing(_ line: String) throws {
        #expect(!isTold(try read(line)))
    }
}
