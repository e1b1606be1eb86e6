/// What stands over a row, or beside its header, and holds for it.
extension RowParts {
    /// Adds what a scope says where the row does not say it itself.
    mutating func take(_ scope: DecisionScope) {
        // Beside another time or use of the row it holds as a condition.
        if scope.window != .always {
            if window == .always, !(scope.isDefault && saysTime) {
                (window, isWindowOfOuter, isDefaultWindow) = (scope.window, true, scope.isDefault)
            } else if !scope.isDefault {
                add(condition: scope.text)
            }
        }
        if let printed = scope.use {
            if use == nil { use = printed } else { add(condition: printed) }
        }
        if let condition = scope.condition { add(condition: condition) }
        if let cell = scope.cell { cells.append(cell) }
    }
}
