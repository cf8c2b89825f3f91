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
        .library(name: "SocketIOCodec", targets: ["SocketIOCodec"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2")
    ],
    targets: [
        .target(
            name: "SocketIOCodec",
            dependencies: [.product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SocketIOCodecTests",
            dependencies: ["SocketIOCodec", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings
        ),
    ]
)
