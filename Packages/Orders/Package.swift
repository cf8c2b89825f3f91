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
    name: "Orders",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "OrdersAPI", targets: ["OrdersAPI"]),
        .library(name: "Orders", targets: ["Orders"]),
        .library(name: "OrdersServer", targets: ["OrdersServer"]),
    ],
    dependencies: [
        .package(path: "../Auth"),
        .package(path: "../Blobs"),
        .package(path: "../Chat"),
        .package(path: "../Core"),
        .package(path: "../Location"),
        .package(path: "../Networking"),
        .package(path: "../Payments"),
        .package(path: "../Persistence"),
        .package(path: "../Promotions"),
        .package(path: "../Retail"),
        .package(path: "../Server"),
        .package(path: "../Support"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "OrdersAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Orders",
            dependencies: [
                "OrdersAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "PromotionsAPI", package: "Promotions"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "RetailAPI", package: "Retail"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "OrdersServer",
            dependencies: [
                "OrdersAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "OrdersTests",
            dependencies: [
                "Orders",
                "OrdersAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "UI", package: "UI"),
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "RetailAPI", package: "Retail"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "OrdersServerTests",
            dependencies: [
                "OrdersServer",
                "OrdersAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "LocationAPI", package: "Location"),
            ],
            swiftSettings: settings
        ),
    ]
)
