// swift-tools-version: 6.1
import PackageDescription

/// All but what reads and what charts are: small, rather than quick. The program is to stay below 60 MB.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Every target below may import only what stands on a lower line of the house (see docs/architecture.md).
let package = Package(
    name: "chartwright",
    products: [
        .executable(name: "chartwright", targets: ["chartwright"]),
        .library(name: "ChartSchema", targets: ["ChartSchema"]),
        .library(name: "Eligibility", targets: ["Eligibility", "Store"]),
        .library(name: "ChartwrightClient", targets: ["ChartwrightClient"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        // Ground floor
        .target(name: "ChartSchema"),
        .target(name: "VocabularyData"),
        .target(name: "Vocabulary", dependencies: ["ChartSchema", "VocabularyData"]),
        .target(
            name: "Notation", dependencies: ["ChartSchema", "Vocabulary", "VocabularyData"],
            // The quick program and the tests cut and tag every text here: unoptimised they took twice as long.
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),

        // Write wing
        .systemLibrary(name: "CLibCSV", providers: [.apt(["libcsv-dev"])]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .target(name: "CProcess"),
        .target(name: "Paper", dependencies: ["CProcess", "CZlib"], swiftSettings: small),
        .target(name: "Tables", dependencies: ["ChartSchema", "Paper", "CLibCSV", "CLibXML2", "CLibZip"]),
        .target(name: "Reading", dependencies: ["ChartSchema", "Tables", "Vocabulary", "Notation"]),
        .target(name: "Validation", dependencies: ["ChartSchema", "Vocabulary", "Notation"], swiftSettings: small),
        .target(name: "Carriers", dependencies: ["ChartSchema", "Reading", "Vocabulary"], swiftSettings: small),

        // Read wing
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(name: "Store", dependencies: ["ChartSchema", "CLibCrypto"], swiftSettings: small),
        .target(
            name: "Eligibility", dependencies: ["ChartSchema", "Vocabulary", "Notation", "Store"], swiftSettings: small),
        .target(
            name: "Export",
            dependencies: [
                "ChartSchema", "Store", "Eligibility", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: small),
        .target(
            name: "Diff", dependencies: ["ChartSchema", "Vocabulary", "Store", "Eligibility"], swiftSettings: small),
        .target(
            name: "Results", dependencies: ["ChartSchema", "Eligibility", "Diff"], swiftSettings: small),
        .target(
            name: "Reports", dependencies: ["ChartSchema", "Store", "Eligibility", "Diff", "Results"],
            swiftSettings: small),

        .target(name: "PagesData"),
        .target(
            name: "Pages",
            dependencies: [
                "PagesData", "ChartSchema", "Vocabulary", "Store", "Eligibility", "Diff", "Results", "Reports",
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            swiftSettings: small),
        .target(
            name: "Server",
            dependencies: [
                "ChartSchema", "Vocabulary", "Store", "Eligibility", "Diff", "Results", "Reports", "Export", "Pages",
                "CZlib",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ],
            swiftSettings: small),

        // For other programs: Foundation only
        .target(name: "ChartwrightClient"),

        // The door between the wings
        .target(
            name: "Pipeline",
            dependencies: [
                "ChartSchema", "CProcess", "Paper", "Tables", "Vocabulary", "Reading", "Validation", "Carriers",
                "Store", "Diff", "Eligibility", "Results",
            ],
            swiftSettings: small),

        .target(
            name: "Desk",
            dependencies: [
                "ChartSchema", "Paper", "Tables", "Notation", "Reading", "Store", "Diff", "Eligibility", "Reports",
                "Pages", "Pipeline", "Server",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ],
            swiftSettings: small),

        .executableTarget(
            name: "chartwright",
            dependencies: [
                "ChartSchema", "Paper", "Tables", "Reading", "Carriers", "Validation", "Store", "Eligibility", "Export",
                "Diff", "Results", "Reports", "Pipeline", "Pages", "Server", "Desk",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: small,
            // The toolchain's own linker: it packs the places that are relocated at start, 3 MB of the release program.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),

        // Tests, one folder a room
        .target(name: "SchemaValidation", path: "Tests/SchemaValidation"),
        .testTarget(name: "ChartSchemaTests", dependencies: ["ChartSchema", "SchemaValidation"]),
        .target(name: "PaperSamples", dependencies: ["Paper"], path: "Tests/PaperSamples"),
        .testTarget(name: "PaperTests", dependencies: ["Paper", "PaperSamples", "chartwright"]),
        .testTarget(
            name: "TablesTests", dependencies: ["Tables", "Paper", "PaperSamples", "ChartSchema", "chartwright"]),
        .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary", "ChartSchema"]),
        .testTarget(name: "NotationTests", dependencies: ["Notation", "ChartSchema"]),
        .testTarget(
            name: "ReadingTests", dependencies: ["Reading", "Notation", "Tables", "Validation", "ChartSchema"]),
        .testTarget(name: "ValidationTests", dependencies: ["Validation", "Vocabulary", "ChartSchema"]),
        .testTarget(name: "StoreTests", dependencies: ["Store", "Diff", "ChartSchema"]),
        .testTarget(
            name: "PipelineTests",
            dependencies: [
                "Pipeline", "Carriers", "Reading", "Paper", "Tables", "Validation", "Store", "Eligibility", "Results",
                "Reports", "ChartSchema", "SchemaValidation", "chartwright",
            ]),
        .testTarget(name: "EligibilityTests", dependencies: ["Eligibility", "Vocabulary", "Store", "ChartSchema"]),
        .testTarget(
            name: "ExportTests",
            dependencies: [
                "Export", "Eligibility", "Store", "ChartSchema", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(name: "DiffTests", dependencies: ["Diff", "Vocabulary", "Store", "ChartSchema"]),
        .testTarget(name: "ResultsTests", dependencies: ["Results", "ChartSchema"]),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "Results", "Store", "Diff", "ChartSchema"]),
        .testTarget(
            name: "PublishedFiguresTests", dependencies: ["ChartSchema", "Pipeline", "Reading", "Store", "Tables"]),
        .testTarget(name: "PagesTests", dependencies: ["Pages", "Diff", "Store", "Eligibility", "ChartSchema"]),
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "Server", "ChartwrightClient", "Results", "Reports", "Store", "Eligibility", "ChartSchema",
            ]),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["ChartSchema", "Eligibility", "Store", "ChartwrightClient", "Reading", "Carriers"]),
        .testTarget(
            name: "DeskTests",
            dependencies: ["Desk", "Pipeline", "Reading", "Store", "Tables", "ChartSchema", "chartwright"]),
        .testTarget(
            name: "CommandTests", dependencies: ["chartwright", "Store", "ChartSchema"],
            exclude: ["Goldens", "Projects"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

// What `make fuzz` builds, with libFuzzer's own `main`; nobody else needs it. Two programs: what libFuzzer looks through after each input grows with
// the program, and the doors of files need no server.
if Context.environment["CHARTWRIGHT_FUZZ"] != nil {
    func program(_ name: String, _ path: String, _ rooms: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: ["FuzzingFrame", "ChartSchema"] + rooms, path: "Tests/Fuzzing/\(path)",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
    package.targets += [
        .target(name: "FuzzingFrame", path: "Tests/Fuzzing/Frame"),
        program(
            "Fuzzing", "Files", ["CZlib", "Paper", "Tables", "Notation", "Reading", "Eligibility", "Pipeline"]),
        program("FuzzingService", "Service", ["Pages", "Store", "Server", "Desk"]),
    ]
}
