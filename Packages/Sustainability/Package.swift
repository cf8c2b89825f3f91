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
    name: "Sustainability",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "SustainabilityAPI", targets: ["SustainabilityAPI"]),
        .library(name: "Sustainability", targets: ["Sustainability"]),
        .library(name: "SustainabilityServer", targets: ["SustainabilityServer"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Fleet"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Persistence"),
        .package(path: "../Server"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    ],
    targets: [
        .target(
            name: "SustainabilityAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Sustainability",
            dependencies: [
                "SustainabilityAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SustainabilityServer",
            dependencies: [
                "SustainabilityAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "OrdersAPI", package: "Orders"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SustainabilityTests",
            dependencies: [
                "Sustainability",
                "SustainabilityAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SustainabilityServerTests",
            dependencies: [
                "SustainabilityServer",
                "SustainabilityAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "OrdersAPI", package: "Orders"),
            ],
            swiftSettings: settings
        ),
    ]
)
