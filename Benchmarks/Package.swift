// swift-tools-version: 6.1
import PackageDescription

/// Measures the program from outside, as a process, against the C parsers it stands on; see docs/performance.md.
let package = Package(
    name: "Benchmarks",
    targets: [
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .executableTarget(name: "Floor", dependencies: ["CLibXML2"], linkerSettings: [.linkedLibrary("csv")]),
        .executableTarget(name: "Generate"),
        .executableTarget(name: "Measure"),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)
