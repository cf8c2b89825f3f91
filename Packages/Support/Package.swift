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
    name: "Support",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "SupportAPI", targets: ["SupportAPI"]),
        .library(name: "Support", targets: ["Support"]),
        .library(name: "SupportServer", targets: ["SupportServer"]),
    ],
    dependencies: [
        .package(path: "../Blobs"),
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Payments"),
        .package(path: "../Persistence"),
        .package(path: "../Promotions"),
        .package(path: "../Server"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "SupportAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Support",
            dependencies: [
                "SupportAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "PromotionsAPI", package: "Promotions"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SupportServer",
            dependencies: [
                "SupportAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SupportTests",
            dependencies: [
                "Support",
                "SupportAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "PromotionsAPI", package: "Promotions"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SupportServerTests",
            dependencies: [
                "SupportServer",
                "SupportAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
            ],
            swiftSettings: settings
        ),
    ]
)
