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
    name: "Persistence",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Persistence", targets: ["Persistence"]),
        .library(name: "PersistenceSQLite", targets: ["PersistenceSQLite"]),
        .library(name: "PersistencePostgres", targets: ["PersistencePostgres"]),
        .library(name: "PersistenceTesting", targets: ["PersistenceTesting"]),
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    ],
    targets: [
        .target(
            name: "Persistence",
            dependencies: [.product(name: "Core", package: "Core")],
            swiftSettings: settings
        ),
        .target(
            name: "PersistenceSQLite",
            dependencies: [
                "Persistence",
                .product(name: "Core", package: "Core"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .systemLibrary(
            name: "CPostgres",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
        ),
        .target(
            name: "PersistencePostgres",
            dependencies: [
                "CPostgres",
                "Persistence",
                .product(name: "Core", package: "Core"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "PersistenceTesting",
            dependencies: [
                "Persistence",
                "PersistencePostgres",
                "PersistenceSQLite",
                .product(name: "Core", package: "Core"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PersistenceTests",
            dependencies: [
                "Persistence",
                "PersistencePostgres",
                "PersistenceSQLite",
                "PersistenceTesting",
                .product(name: "Core", package: "Core"),
                .product(name: "CoreTesting", package: "Core"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
    ]
)
