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
    name: "App",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "App", targets: ["App"]),
        .library(name: "AppServer", targets: ["AppServer"]),
    ],
    dependencies: [
        .package(path: "../Auth"),
        .package(path: "../Chat"),
        .package(path: "../Core"),
        .package(path: "../Fleet"),
        .package(path: "../Location"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Persistence"),
        .package(path: "../Retail"),
        .package(path: "../Server"),
        .package(path: "../Sustainability"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    ],
    targets: [
        .target(
            name: "App",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "UI", package: "UI"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "Auth", package: "Auth"),
                .product(name: "Location", package: "Location"),
                .product(name: "Orders", package: "Orders"),
                .product(name: "Fleet", package: "Fleet"),
                .product(name: "Retail", package: "Retail"),
                .product(name: "Chat", package: "Chat"),
                .product(name: "Sustainability", package: "Sustainability"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AppServer",
            dependencies: [
                "App",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "UI", package: "UI"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingNIO", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceSQLite", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "LiveUI", package: "Server"),
                .product(name: "ServerHost", package: "Server"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Auth", package: "Auth"),
                .product(name: "AuthServer", package: "Auth"),
                .product(name: "LocationServer", package: "Location"),
                .product(name: "OrdersServer", package: "Orders"),
                .product(name: "FleetServer", package: "Fleet"),
                .product(name: "RetailServer", package: "Retail"),
                .product(name: "ChatServer", package: "Chat"),
                .product(name: "SustainabilityServer", package: "Sustainability"),
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "RetailAPI", package: "Retail"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "App",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "UI", package: "UI"),
                .product(name: "Auth", package: "Auth"),
                .product(name: "AuthAPI", package: "Auth"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppServerTests",
            dependencies: [
                "AppServer",
                "App",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "ServerHost", package: "Server"),
                .product(name: "LiveUI", package: "Server"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "ChatAPI", package: "Chat"),
                .product(name: "SustainabilityAPI", package: "Sustainability"),
            ],
            swiftSettings: settings
        ),
    ]
)
