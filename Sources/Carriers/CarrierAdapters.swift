/// Every adapter, by its id.
package enum CarrierAdapters {
    package static let all: [any CarrierAdapter.Type] = [
        Allianz.self, AmericanAmicable.self, Americo.self, AssumptionLife.self, Banner.self, Corebridge.self,
        EmpireLife.self, FidelityGuaranty.self, Foresters.self, Humania.self, IndustrialAlliance.self,
        MutualOfOmaha.self, SBLI.self, Transamerica.self, UVAssurance.self,
    ]

    package static func named(_ id: String) -> (any CarrierAdapter.Type)? {
        all.first { $0.id == id }
    }
}
