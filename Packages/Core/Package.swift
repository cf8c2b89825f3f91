// swift-tools-version: 6.2
import PackageDescription

/// The same in every manifest: Swift 6 mode (from the tools version) and the upcoming features that the code base is written in.
/// It stands before the package, which would otherwise read it before it has its value, as an empty list.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Core",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Core", targets: ["Core"]),
        .library(name: "CoreUI", targets: ["CoreUI"]),
        .library(name: "CoreTesting", targets: ["CoreTesting"]),
    ],
    dependencies: [
        .package(path: "../UI"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump.git", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "Core",
            dependencies: [
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "CoreUI",
            dependencies: ["Core", .product(name: "UI", package: "UI")],
            swiftSettings: settings
        ),
        .target(
            name: "CoreTesting",
            dependencies: [
                "Core",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CoreTests",
            dependencies: [
                "Core",
                "CoreTesting",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CoreUITests",
            dependencies: [
                "Core",
                "CoreTesting",
                "CoreUI",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
    ]
)
