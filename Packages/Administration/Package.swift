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
    name: "Administration",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "AdministrationAPI", targets: ["AdministrationAPI"]),
        .library(name: "Administration", targets: ["Administration"]),
        .library(name: "AdministrationServer", targets: ["AdministrationServer"]),
    ],
    dependencies: [
        .package(path: "../Auth"),
        .package(path: "../Core"),
        .package(path: "../Networking"),
        .package(path: "../Orders"),
        .package(path: "../Payments"),
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
            name: "AdministrationAPI",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Administration",
            dependencies: [
                "AdministrationAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "Theme", package: "Theme"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "AdministrationServer",
            dependencies: [
                "AdministrationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AdministrationTests",
            dependencies: [
                "Administration",
                "AdministrationAPI",
                .product(name: "AuthAPI", package: "Auth"),
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "CoreUI", package: "Core"),
                .product(name: "OrdersAPI", package: "Orders"),
                .product(name: "PaymentsAPI", package: "Payments"),
                .product(name: "SupportAPI", package: "Support"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "AdministrationServerTests",
            dependencies: [
                "AdministrationServer",
                "AdministrationAPI",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Networking", package: "Networking"),
                .product(name: "Persistence", package: "Persistence"),
                .product(name: "PersistenceTesting", package: "Persistence"),
                .product(name: "ServerCore", package: "Server"),
                .product(name: "ServerTesting", package: "Server"),
            ],
            swiftSettings: settings
        ),
    ]
)
