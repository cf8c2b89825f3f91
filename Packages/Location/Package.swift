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
    name: "Location",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "LocationAPI", targets: ["LocationAPI"]),
        .library(name: "Location", targets: ["Location"]),
        .library(name: "LocationServer", targets: ["LocationServer"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(path: "../Persistence"),
        .package(path: "../Server"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "LocationAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Location",
            dependencies: [
                "LocationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "LocationServer",
            dependencies: [
                "LocationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LocationTests",
            dependencies: [
                "Location",
                "LocationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LocationServerTests",
            dependencies: [
                "LocationServer",
                "LocationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
            ],
            swiftSettings: settings
        ),
    ]
)
