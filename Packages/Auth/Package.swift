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
    name: "Auth",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "AuthAPI", targets: ["AuthAPI"]),
        .library(name: "Auth", targets: ["Auth"]),
        .library(name: "AuthServer", targets: ["AuthServer"]),
    ],
    dependencies: [
        .package(path: "../Blobs"),
        .package(path: "../Chat"),
        .package(path: "../Core"),
        .package(path: "../Fleet"),
        .package(path: "../Location"),
        .package(path: "../Mail"),
        .package(path: "../Networking"),
        .package(path: "../Notifications"),
        .package(path: "../Orders"),
        .package(path: "../Payments"),
        .package(path: "../Persistence"),
        .package(path: "../Promotions"),
        .package(path: "../Server"),
        .package(path: "../Support"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/vapor/jwt-kit.git", exact: "5.7.1"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "AuthAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Auth",
            dependencies: [
                "AuthAPI",
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "NotificationsAPI", package: "Notifications"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "PromotionsAPI", package: "Promotions"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AuthServer",
            dependencies: [
                "AuthAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Mail", package: "Mail"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AuthTests",
            dependencies: [
                "Auth",
                "AuthAPI",
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "NotificationsAPI", package: "Notifications"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "PromotionsAPI", package: "Promotions"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AuthServerTests",
            dependencies: [
                "Auth",
                "AuthServer",
                "AuthAPI",
                .product(name: "Blobs", package: "Blobs"),
                .product(name: "Core", package: "Core"),
                .product(name: "Mail", package: "Mail"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
    ]
)
