/// What must hold of every input. Unlike `precondition` it says in an optimised build what does not.
package func promise(
    _ holds: Bool, _ what: @autoclosure () -> String = "a promise does not hold", line: UInt = #line,
    file: StaticString = #fileID
) {
    if !holds { fatalError(what(), file: file, line: line) }
}
