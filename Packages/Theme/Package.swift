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
    name: "Theme",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Theme", targets: ["Theme"])
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../UI"),
    ],
    targets: [
        .target(
            name: "Theme",
            dependencies: [
                .product(name: "Core", package: "Core"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ThemeTests",
            dependencies: [
                "Theme",
                .product(name: "Core", package: "Core"),
                .product(name: "UI", package: "UI"),
            ],
            swiftSettings: settings
        ),
    ]
)
