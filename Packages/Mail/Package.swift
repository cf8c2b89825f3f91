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
    name: "Mail",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Mail", targets: ["Mail"]),
        .library(name: "MailTransport", targets: ["MailTransport"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
    ],
    targets: [
        .target(
            name: "Mail",
            swiftSettings: settings
        ),
        .target(
            name: "MailTransport",
            dependencies: [
                "Mail",
                .product(name: "Core", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "MailTransportTests",
            dependencies: [
                "Mail",
                "MailTransport",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings
        ),
    ]
)
