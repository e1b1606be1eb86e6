/// Every adapter, by its id.
package enum CarrierAdapters {
    package static let all: [any CarrierAdapter.Type] = [EmpireLife.self, Transamerica.self]

    package static func named(_ id: String) -> (any CarrierAdapter.Type)? {
        all.first { $0.id == id }
    }
}
