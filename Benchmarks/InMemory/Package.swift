// swift-tools-version: 6.1
import PackageDescription

/// Measures answers in memory, and compares all of them with the flat records; a package of its own because it builds the whole program's rooms. See docs/performance.md.
let package = Package(
    name: "InMemory",
    dependencies: [.package(name: "chartwright", path: "../..")],
    targets: [
        .executableTarget(name: "Answers", dependencies: [.product(name: "Eligibility", package: "chartwright")]),
        .executableTarget(name: "Exactness", dependencies: [.product(name: "Eligibility", package: "chartwright")]),
    ],
    swiftLanguageModes: [.v6]
)
