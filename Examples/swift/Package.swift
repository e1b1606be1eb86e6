// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "ReadDataset",
    dependencies: [.package(name: "chartwright", path: "../..")],
    targets: [
        .executableTarget(name: "ReadDataset", dependencies: [.product(name: "ChartSchema", package: "chartwright")])
    ],
    swiftLanguageModes: [.v6]
)
