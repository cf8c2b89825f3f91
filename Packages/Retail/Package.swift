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
    name: "Retail",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "RetailAPI", targets: ["RetailAPI"]),
        .library(name: "Retail", targets: ["Retail"]),
        .library(name: "RetailServer", targets: ["RetailServer"]),
    ],
    dependencies: [
        .package(path: "../Blobs"),
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
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
            name: "RetailAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Retail",
            dependencies: [
                "RetailAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "RetailServer",
            dependencies: [
                "RetailAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RetailTests",
            dependencies: [
                "Retail",
                "RetailAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RetailServerTests",
            dependencies: [
                "RetailServer",
                "RetailAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
    ]
)
