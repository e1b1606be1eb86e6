import Testing

@testable import Reading

/// Names over several lines of a cell: one that goes on, or one a line.
@Suite struct WrappedNamesTests {
    @Test(arguments: [
        "Mycophenolate\nMofetil / Cellcept", "Megestrol\nAcetate", "Calcium\nAcetate /\nPhoslo",
        "Emtricitabine\nTenofovir /\nTruvada", "Prozac\nfluoxetine",
    ])
    func one(name: String) { #expect(NamedMedication.lines(of: name) == nil, "\(name)") }

    @Test(arguments: [
        ("Prozac\nZoloft", ["Prozac", "Zoloft"]), ("Calcium acetate\nCinacalcet", ["Calcium acetate", "Cinacalcet"]),
        ("Lipitor\nMetoprolol\nSuccinate", ["Lipitor", "Metoprolol Succinate"]),
        ("Xarelto (rivaroxaban)\nEliquis (apixaban)", ["Xarelto (rivaroxaban)", "Eliquis (apixaban)"]),
    ])
    func several(names: String, apart: [String]) { #expect(NamedMedication.lines(of: names)?.map(\.name) == apart) }
}
