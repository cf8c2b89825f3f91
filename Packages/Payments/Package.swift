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
    name: "Payments",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "PaymentsAPI", targets: ["PaymentsAPI"]),
        .library(name: "Payments", targets: ["Payments"]),
        .library(name: "PaymentsServer", targets: ["PaymentsServer"]),
    ],
    dependencies: [
        .package(path: "../Auth"),
        .package(path: "../Core"),
        .package(path: "../Fleet"),
        .package(path: "../Mail"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Persistence"),
        .package(path: "../Server"),
        .package(path: "../Support"),
        .package(path: "../Theme"),
        .package(path: "../UI"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    ],
    targets: [
        .target(
            name: "PaymentsAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Payments",
            dependencies: [
                "PaymentsAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "PaymentsServer",
            dependencies: [
                "PaymentsAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "Mail", package: "Mail"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PaymentsTests",
            dependencies: [
                "Payments",
                "PaymentsAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PaymentsServerTests",
            dependencies: [
                "PaymentsServer",
                "PaymentsAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "FleetAPI", package: "Fleet"),
                .product(name: "Mail", package: "Mail"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "NetworkingNIO", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: settings
        ),
    ]
)
