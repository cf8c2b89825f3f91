import App
import AuthServer
package import Core
package import CoreUI
import Crypto
import Foundation
import Logging
import NetworkingNIO
package import Persistence
import PersistencePostgres
import PersistenceSQLite
package import ServerCore

/// Builds a server in stages, each with one-line errors.
package enum Bootstrap {
    /// Returns a server that is ready to serve: composed, checked, migrated, seeded.
    static func prepare(_ settings: ServerSettings) async throws -> ComposedServer {
        try ProductionChecks.checkSettings(settings)
        try DemoChecks.checkSettings(settings)
        let server = try await compose(settings)
        switch settings.app.build {
        case .development:
            _ = try await server.migrate()
            try await DemoChecks.checkDatabase(server)
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
    ///   - clients: the app's plugins; nil for the product's.
    ///   - servers: the server's plugins; nil for the product's.
    ///   - opened: opens the database.
    package static func compose(
        _ settings: ServerSettings, clients: [any ClientPlugin]? = nil, servers: [any ServerPlugin]? = nil, clock: any Core.Clock = SystemClock(),
        database opened: (ServerSettings) throws -> any Database = openDatabase
    ) async throws -> ComposedServer {
        LogBootstrap.run(settings, clock: clock)
        try TraceBootstrap.run(settings)
        try DataFolder.prepare(settings)
        let extras = settings.data.hasDemoData ? Tumble.extras : ProductExtras()
        return try assemble(
            settings, clients: clients ?? AppPlugins.all + extras.demoClients, servers: servers ?? ServerPlugins.all + extras.demoServers, clock: clock,
            on: try opened(settings))
    }

    /// Returns a server on an open database, without touching the process's log: the part of ``compose(_:clients:servers:clock:database:)`` that several
    /// servers of a process can share.
    package static func assemble(
        _ settings: ServerSettings, clients: [any ClientPlugin], servers: [any ServerPlugin], clock: any Core.Clock, on engine: any Database
    ) throws -> ComposedServer {
        try PluginList.validate(clients, list: "the app's plugin list")
        let changes = ChangedSettings()
        let settings = settings.changing(by: changes)
        let (signingKeys, sealingKey) = (try SigningKeys(pem: try SigningKeyFile.load(settings)), try SealingKeyFile.load(settings))
        let metrics = PrometheusRegistry()
        let database = MeasuredDatabase(engine, clock: clock, factory: metrics)
        let random = SystemRandomSource()
        let container = DIContainer(name: "server")
        container.register((any Database).self) { _ in database }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in random }
        container.register((any HTTPTransport).self) { _ in AsyncHTTPClientTransport() }
        container.register(PrometheusRegistry.self) { _ in metrics }
        container.register(RecentLog.self) { _ in LogBootstrap.recent }
        container.register(ServerSettings.self) { _ in settings }
        container.register(SettingValues.self) { _ in settings.values }
        container.register(ChangedSettings.self) { _ in changes }
        container.register(SigningKeys.self) { _ in signingKeys }
        container.register(SymmetricKey.self) { _ in sealingKey }
        let port = ListeningPort()
        container.register(ListeningPort.self) { _ in port }
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
        try TextBootstrap.register(settings, in: container, clock: clock, random: random)
        try BlobBootstrap.register(settings, in: container, clock: clock, random: random)
        ErasedAccountsFile.register(settings, in: container)
        FlagBootstrap.warn(settings)
        let application = try Application(
            plugins: plugins, container: container, limits: settings.application.limits, roles: settings.application.roles,
            eventRetention: settings.application.eventRetention, metrics: metrics, adapters: Adapters.register)
        reference.set(application)
        return ComposedServer(settings: settings, application: application, database: database, metrics: metrics)
    }

    package static func openDatabase(_ settings: ServerSettings) throws -> any Database {
        if let postgres = settings.postgres { return try PostgresDatabase(postgres) }
        guard let file = settings.databaseFile else { return try SQLiteDatabase.inMemory() }
        return try SQLiteDatabase(path: file.path)
    }
}
