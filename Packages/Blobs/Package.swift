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
    name: "Blobs",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Blobs", targets: ["Blobs"]),
        .library(name: "BlobStores", targets: ["BlobStores"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    ],
    targets: [
        .target(
            name: "Blobs",
            dependencies: [.product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings
        ),
        .target(
            name: "BlobStores",
            dependencies: [
                "Blobs",
                .product(name: "Core", package: "Core"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BlobsTests",
            dependencies: [
                "Blobs",
                "BlobStores",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NetworkingNIO", package: "Networking"),
            ],
            swiftSettings: settings
        ),
    ]
)
