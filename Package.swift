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
    name: "Tumble",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "tumble-dev", targets: ["TumbleDev"]),
        .executable(name: "tumble", targets: ["Tumble"]),
    ],
    dependencies: [
        .package(path: "Packages/App"),
        .package(path: "Packages/Core"),
        .package(path: "Packages/LiveUI"),
        .package(path: "Packages/Networking"),
        .package(path: "Packages/Persistence"),
        .package(path: "Packages/Server"),
        .package(path: "Packages/UI"),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    ],
    targets: [
        .executableTarget(
            name: "TumbleDev",
            dependencies: [
                .product(name: "AppDevelopment", package: "App"),
                .product(name: "AppServer", package: "App"),
                .product(name: "Core", package: "Core"),
            ],
            path: "Apps/TumbleDev",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "Tumble",
            dependencies: [.product(name: "AppServer", package: "App"), .product(name: "Core", package: "Core")],
            path: "Apps/Tumble",
            swiftSettings: settings
        ),
        .target(
            name: "ProcessTesting",
            dependencies: [
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            path: "Tests/ProcessTesting",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "LiveFixture",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceSQLite", package: "Persistence"),
                .product(name: "LiveUI", package: "LiveUI"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerHost", package: "Server"),
                .product(name: "UI", package: "UI"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            path: "Tests/LiveFixture",
            swiftSettings: settings
        ),
        .testTarget(
            name: "TumbleDevTests",
            dependencies: ["ProcessTesting", "TumbleDev"],
            path: "Tests/TumbleDevTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "TumbleTests",
            dependencies: ["ProcessTesting", "Tumble", "TumbleDev"],
            path: "Tests/TumbleTests",
            swiftSettings: settings
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["ProcessTesting", "TumbleDev", .product(name: "OutboxFixture", package: "Networking")],
            path: "Tests/EndToEnd",
            swiftSettings: settings
        ),
    ]
)
