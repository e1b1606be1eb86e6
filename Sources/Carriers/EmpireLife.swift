import ChartSchema
import Reading

/// Empire Life: bands of extra mortality, and preferred classes one a table, in French.
package enum EmpireLife: CarrierAdapter {
    package static let id = "empire-life"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        switch chart {
        case "debits":
            // A band's upper mortality in steps of 25 %: 200 % is Table 4.
            instructions.means("150 % à 200 %", .table(4)!)
            instructions.means("200 % à 250 %", .table(6)!)
            instructions.means("250 % à 300 %", .table(8)!)
            instructions.means("300 % à 350 %", .table(10)!)
        case "preferred":
            instructions.means("Élite", .preferredPlus)
            instructions.means("Privilégié", .preferred)
        default: break
        }
    }
}
