/// Every rule for build charts, strongest first: where two rules notice one mistake, the earlier one speaks.
package enum BuildRules {
    package static let all: [any BuildRule] = [
        DuplicateHeight(),
        InvertedInterval(),
        DecreasingWeight(),
    ]
}
