import ChartSchema

/// Empire Life: the general chart's columns are bands of extra mortality ("150 % à 200 %"), which the guide draws anew from
/// edition to edition. A band is rated by its upper end, since nobody within it dies more often: 25 % above 100 % are a table.
package enum EmpireLife: CarrierAdapter {
    package static let id = "empire-life"

    package static let charts = [
        AdaptedChart("debits", labels: ["150 % à 200 %", "200 % à 250 %", "250 % à 300 %", "300 % à 350 %"]) { label in
            guard let band = label.wholeMatch(of: /(\d+)\s*% à (\d+)\s*%/), let upper = Int(band.2) else { return nil }
            return (upper - 100).isMultiple(of: 25) ? .table((upper - 100) / 25) : nil
        }
    ]
}
