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
    name: "Server",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "ServerCore", targets: ["ServerCore"]),
        .library(name: "ServerTesting", targets: ["ServerTesting"]),
        .library(name: "ServerHost", targets: ["ServerHost"]),
        .library(name: "ServerRealtime", targets: ["ServerRealtime"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(path: "../Persistence"),
        .package(path: "../SocketIO"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        .target(
            name: "ServerCore",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ServerTesting",
            dependencies: [
                "ServerCore",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ServerHost",
            dependencies: [
                "ServerCore",
                .product(name: "Core", package: "Core"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "SocketIOEngine", package: "SocketIO"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "ServerRealtime",
            dependencies: [
                "ServerCore",
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "SocketIOEngine", package: "SocketIO"),
                .product(name: "SocketIOServer", package: "SocketIO"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServerRealtimeTests",
            dependencies: [
                "ServerRealtime",
                "ServerCore",
                "ServerTesting",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingSocketIO", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "SocketIOClient", package: "SocketIO"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "SocketIOEngine", package: "SocketIO"),
                .product(name: "SocketIOServer", package: "SocketIO"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "ServerCore",
                "ServerTesting",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingTesting", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ServerHostTests",
            dependencies: [
                "ServerHost",
                "ServerCore",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "SocketIOClient", package: "SocketIO"),
                .product(name: "SocketIOCodec", package: "SocketIO"),
                .product(name: "SocketIOEngine", package: "SocketIO"),
                .product(name: "SocketIOServer", package: "SocketIO"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings
        ),
    ]
)
