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
    name: "SocketIO",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "SocketIOCodec", targets: ["SocketIOCodec"]),
        .library(name: "SocketIOEngine", targets: ["SocketIOEngine"]),
        .library(name: "SocketIOServer", targets: ["SocketIOServer"]),
        .library(name: "SocketIOClient", targets: ["SocketIOClient"]),
        .library(name: "SocketIOSuite", targets: ["SocketIOSuite"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
    ],
    targets: [
        .target(
            name: "SocketIOCodec",
            dependencies: [.product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .target(
            name: "SocketIOEngine",
            dependencies: [
                "SocketIOCodec",
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SocketIOServer",
            dependencies: [
                "SocketIOCodec",
                "SocketIOEngine",
                .product(name: "Core", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SocketIOClient",
            dependencies: [
                "SocketIOCodec",
                .product(name: "Core", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SocketIOSuite",
            dependencies: [
                "SocketIOClient",
                "SocketIOCodec",
                "SocketIOEngine",
                "SocketIOServer",
                .product(name: "Core", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SocketIOCodecTests",
            dependencies: ["SocketIOCodec", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SocketIOServerTests",
            dependencies: [
                "SocketIOCodec",
                "SocketIOEngine",
                "SocketIOServer",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SocketIOClientTests",
            dependencies: [
                "SocketIOClient",
                "SocketIOCodec",
                "SocketIOEngine",
                "SocketIOServer",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
    ]
)
