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
    name: "Matching",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "MatchingAPI", targets: ["MatchingAPI"]),
        .library(name: "MatchingServer", targets: ["MatchingServer"]),
        .library(name: "Planner", targets: ["Planner"]),
        .library(name: "PlanFiles", targets: ["PlanFiles"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Fleet"),
        .package(path: "../Server"),
    ],
    targets: [
        .target(
            name: "MatchingAPI",
            dependencies: [
                .product(name: "Core", package: "Core")
            ],
            swiftSettings: settings
        ),
        .target(
            name: "MatchingServer",
            dependencies: [
                "MatchingAPI",
                "Planner",
                .product(name: "Core", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "ServerCore", package: "Server"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Planner",
            dependencies: [.product(name: "Core", package: "Core")],
            swiftSettings: settings
        ),
        .target(
            name: "PlanFiles",
            dependencies: ["Planner"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MatchingServerTests",
            dependencies: [
                "MatchingServer",
                "Planner",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PlannerTests",
            dependencies: ["Planner", "PlanFiles", .product(name: "Core", package: "Core"), .product(name: "CoreTesting", package: "Core")],
            swiftSettings: settings
        ),
    ]
)
