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
    name: "Benchmarks",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "tumble-bench", targets: ["TumbleBench"])
    ],
    dependencies: [
        .package(path: "../Packages/Auth"),
        .package(path: "../Packages/Core"),
        .package(path: "../Packages/Fleet"),
        .package(path: "../Packages/Location"),
        .package(path: "../Packages/Mail"),
        .package(path: "../Packages/Matching"),
        .package(path: "../Packages/Networking"),
        .package(path: "../Packages/Notifications"),
        .package(path: "../Packages/Orders"),
        .package(path: "../Packages/Persistence"),
        .package(path: "../Packages/Retail"),
        .package(path: "../Packages/Server"),
        .package(path: "../Packages/SocketIO"),
        .package(path: "../Packages/Support"),
        .package(path: "../Packages/UI"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
    ],
    targets: [
        .executableTarget(
            name: "TumbleBench",
            dependencies: [
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "AuthServer", package: "Auth"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "FleetServer", package: "Fleet"),
                .product(name: "LocationAPI", package: "Location"),
                .product(name: "Mail", package: "Mail"),
                .product(name: "MatchingServer", package: "Matching"),
                .product(name: "PlanFiles", package: "Matching"),
                .product(name: "Planner", package: "Matching"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingNIO", package: "Networking"),
                .product(name: "NetworkingURLSession", package: "Networking"),
                .product(name: "NotificationsAPI", package: "Notifications"),
                .product(name: "NotificationsServer", package: "Notifications"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistencePostgres", package: "Persistence"),
                .product(name: "PersistenceSQLite", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "RetailAPI", package: "Retail"),
                .product(name: "RetailServer", package: "Retail"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "SupportServer", package: "Support"),
                .product(name: "UI", package: "UI"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TumbleBenchTests",
            dependencies: ["TumbleBench"],
            swiftSettings: settings
        ),
    ]
)
