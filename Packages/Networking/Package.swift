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
    name: "Networking",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "NetworkingNIO", targets: ["NetworkingNIO"]),
        .library(name: "NetworkingTesting", targets: ["NetworkingTesting"]),
        .library(name: "NetworkingSocketIO", targets: ["NetworkingSocketIO"]),
        .library(name: "NetworkingURLSession", targets: ["NetworkingURLSession"]),
        .library(name: "NetworkingVault", targets: ["NetworkingVault"]),
        .executable(name: "OutboxFixture", targets: ["OutboxFixture"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../SocketIO"),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
    ],
    targets: [
        .target(
            name: "Networking",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "NetworkingNIO",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "NetworkingSocketIO",
            dependencies: [
                "Networking",
                .product(name: "Core", package: "Core"),
                .product(name: "SocketIOClient", package: "SocketIO"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "NetworkingURLSession",
            dependencies: [.product(name: "Core", package: "Core"), .product(name: "HTTPTypes", package: "swift-http-types")],
            swiftSettings: settings
        ),
        // What every transport must do, for the tests of whoever brings one.
        .target(
            name: "NetworkingTesting",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "NetworkingVault",
            dependencies: ["Networking", .product(name: "Core", package: "Core"), .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings
        ),
        // A client in a process of its own, for tests that kill it.
        .executableTarget(
            name: "OutboxFixture",
            dependencies: [
                "Networking",
                "NetworkingNIO",
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            path: "Tests/OutboxFixture",
            swiftSettings: settings
        ),
        .testTarget(
            name: "NetworkingTests",
            dependencies: [
                "Networking",
                "NetworkingVault",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "NetworkingTransportTests",
            dependencies: [
                "NetworkingNIO",
                "NetworkingTesting",
                "NetworkingURLSession",
                "OutboxFixture",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings
        ),
    ]
)
