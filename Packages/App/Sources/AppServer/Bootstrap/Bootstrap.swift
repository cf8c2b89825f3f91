import App
import AuthServer
import Core
import CoreUI
import Crypto
import Foundation
import Logging
import NetworkingNIO
import Persistence
import PersistencePostgres
import PersistenceSQLite
import ServerCore

/// Builds a server in stages, each with one-line errors.
enum Bootstrap {
    /// Returns a server that is ready to serve: composed, checked, migrated, seeded.
    static func prepare(_ settings: ServerSettings) async throws -> ComposedServer {
        try ProductionChecks.checkSettings(settings)
        let server = try await compose(settings)
        switch settings.app.build {
        case .development:
            _ = try await server.migrate()
            if settings.data.hasDemoData { try await server.application.seed() }
        case .production:
            try await ProductionChecks.checkDatabase(server)
        }
        return server
    }

    /// Returns a server for commands that work on its data: composed and migrated.
    static func composeMigrated(_ settings: ServerSettings) async throws -> ComposedServer {
        let server = try await compose(settings)
        try await ProductionChecks.checkMigrations(server)
        return server
    }

    /// Returns a server before it runs: settings, log, database, container, plugins.
    ///
    /// - Parameters:
    ///   - clients: the app's plugins.
    ///   - servers: the server's plugins.
    ///   - opened: opens the database.
    static func compose(
        _ settings: ServerSettings, clients: [any ClientPlugin] = AppPlugins.all,
        servers: [any ServerPlugin] = ServerPlugins.all, clock: any Core.Clock = SystemClock(),
        database opened: (ServerSettings) throws -> any Database = openDatabase
    ) async throws -> ComposedServer {
        try PluginList.validate(clients, list: "the app's plugin list")
        LogBootstrap.run(settings, clock: clock)
        try TraceBootstrap.run(settings)
        try DataFolder.prepare(settings)
        let (signingKeys, sealingKey) = (try SigningKeys(pem: try SigningKeyFile.load(settings)), try SealingKeyFile.load(settings))
        let metrics = PrometheusRegistry()
        let engine = try opened(settings)
        let database = MeasuredDatabase(engine, clock: clock, factory: metrics)
        let random = SystemRandomSource()
        let container = DIContainer(name: "server")
        container.register((any Database).self) { _ in database }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in random }
        container.register((any HTTPTransport).self) { _ in AsyncHTTPClientTransport() }
        container.register(PrometheusRegistry.self) { _ in metrics }
        container.register(ServerSettings.self) { _ in settings }
        container.register(SettingValues.self) { _ in settings.values }
        container.register(SigningKeys.self) { _ in signingKeys }
        container.register(SymmetricKey.self) { _ in sealingKey }
        // lint:allow downcast because only one engine carries messages between processes.
        if let postgres = engine as? PostgresDatabase {
            let bus = PostgresBus(postgres)
            container.register((any ProcessBus).self) { _ in bus }
        }
        let reference = ApplicationReference()
        container.register(TumbleLiveApp.self) { resolver in
            try TumbleLiveApp(settings: settings, plugins: clients, server: resolver.container, application: reference)
        }
        let plugins = servers + ServerPlugins.platform
        let flags = try FlagBootstrap.flags(settings.sources, plugins: clients + plugins)
        container.register(FeatureFlags.self) { _ in flags }
        try MailBootstrap.register(settings, in: container, clock: clock, random: random)
        try BlobBootstrap.register(settings, in: container, clock: clock, random: random)
        FlagBootstrap.warn(settings)
        let application = try Application(
            plugins: plugins, container: container, limits: settings.application.limits, roles: settings.application.roles,
            eventRetention: settings.application.eventRetention, metrics: metrics, adapters: Adapters.register)
        reference.set(application)
        return ComposedServer(settings: settings, application: application, database: database, metrics: metrics)
    }

    static func openDatabase(_ settings: ServerSettings) throws -> any Database {
        if let postgres = settings.postgres { return try PostgresDatabase(postgres) }
        guard let file = settings.databaseFile else { return try SQLiteDatabase.inMemory() }
        return try SQLiteDatabase(path: file.path)
    }
}
