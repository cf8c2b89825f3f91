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
    name: "Fleet",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "FleetAPI", targets: ["FleetAPI"]),
        .library(name: "Fleet", targets: ["Fleet"]),
        .library(name: "FleetServer", targets: ["FleetServer"]),
    ],
    dependencies: [
        .package(path: "../Auth"),
        .package(path: "../Blobs"),
        .package(path: "../Chat"),
        .package(path: "../Core"),
        .package(path: "../Location"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Payments"),
        .package(path: "../Persistence"),
        .package(path: "../Server"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "FleetAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Fleet",
            dependencies: [
                "FleetAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "FleetServer",
            dependencies: [
                "FleetAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FleetTests",
            dependencies: [
                "Fleet",
                "FleetAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FleetServerTests",
            dependencies: [
                "Fleet",
                "FleetServer",
                "FleetAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "OrdersAPI", package: "Orders"),
            ],
            swiftSettings: settings
        ),
    ]
)
