import App
import AuthServer
import Core
import CoreUI
import Foundation
import LiveUI
import Logging
import Persistence
import PersistencePostgres
import PersistenceSQLite
import ServerCore
import WebhooksServer

/// Builds a server in stages, each of which says what is wrong in one line.
enum Bootstrap {
    /// A server that is ready to serve: composed, checked, migrated, seeded.
    static func prepare(_ settings: ServerSettings) async throws -> ComposedServer {
        try ProductionChecks.checkSettings(settings)
        let server = try await compose(settings)
        switch settings.app.build {
        case .development:
            _ = try await server.migrate()
            if settings.hasDemoData { try await server.application.seed() }
        case .production:
            try await ProductionChecks.checkDatabase(server)
        }
        return server
    }

    /// A server for a command that works on its data: composed, its tables up to date.
    static func composeMigrated(_ settings: ServerSettings) async throws -> ComposedServer {
        let server = try await compose(settings)
        try await ProductionChecks.checkMigrations(server)
        return server
    }

    /// A server of which nothing has run yet: settings, log, database, container, plugins.
    ///
    /// - Parameters:
    ///   - clients: the app's list of plugins.
    ///   - servers: the server's list of plugins.
    ///   - opened: opens the database.
    static func compose(
        _ settings: ServerSettings, clients: [any ClientPlugin] = AppPlugins.all,
        servers: (ServerSettings, String) -> [any ServerPlugin] = ServerPlugins.all, clock: any Core.Clock = SystemClock(),
        database opened: (ServerSettings) throws -> any Database = openDatabase
    ) async throws -> ComposedServer {
        try PluginList.validate(clients, list: "the app's plugin list")
        LogBootstrap.run(settings, clock: clock)
        try TraceBootstrap.run(settings)
        try DataFolder.prepare(settings)
        let (signingKey, sealingKey) = (try SigningKeyFile.load(settings), try SealingKeyFile.load(settings))
        let metrics = PrometheusRegistry()
        let engine = try opened(settings)
        let database = MeasuredDatabase(engine, clock: clock, factory: metrics)
        let random = SystemRandomSource()
        let container = DIContainer(name: "server")
        container.register((any Database).self) { _ in database }
        container.register((any Core.Clock).self) { _ in clock }
        container.register((any RandomSource).self) { _ in random }
        // lint:allow downcast because one engine alone carries messages between processes.
        if let postgres = engine as? PostgresDatabase {
            let bus = PostgresBus(postgres)
            container.register((any ProcessBus).self) { _ in bus }
        }
        let reference = ApplicationReference()
        container.register(TumbleLiveApp.self) { resolver in
            try TumbleLiveApp(settings: settings, plugins: clients, server: resolver.container, application: reference)
        }
        let live = LivePlugin { container in
            let app = try container.resolve(TumbleLiveApp.self)
            var limits = LiveLimits()
            limits.browserIdleTime = settings.accounts.idleTime
            return LiveServer(app: app, database: database, key: sealingKey, clock: clock, random: random, limits: limits, metrics: metrics)
        }
        let offline = OfflinePlugin { try $0.resolve(TumbleLiveApp.self).offline(settings.app) }
        let webhooks = try WebhooksServerPlugin(policy: settings.events.allowsPrivateWebhooks ? .all : .publicAlone)
        let plugins = servers(settings, signingKey) + [AnalyticsPlugin(), webhooks, live, offline]
        let flags = try FlagBootstrap.flags(settings.sources, plugins: clients + plugins)
        container.register(FeatureFlags.self) { _ in flags }
        AnalyticsBootstrap.register(settings, in: container)
        try MailBootstrap.register(settings, in: container, clock: clock, random: random)
        FlagBootstrap.warn(settings.sources, flags: flags)
        let application = try Application(
            plugins: plugins, container: container, limits: RequestLimits(rateFactor: settings.reach.rateFactor), roles: settings.roles,
            eventRetention: settings.events.retention, metrics: metrics, adapters: Adapters.register)
        reference.set(application)
        return ComposedServer(settings: settings, application: application, database: database, metrics: metrics)
    }

    static func openDatabase(_ settings: ServerSettings) throws -> any Database {
        if let postgres = settings.postgres { return try PostgresDatabase(postgres) }
        guard let file = settings.databaseFile else { return try SQLiteDatabase.inMemory() }
        return try SQLiteDatabase(path: file.path)
    }
}
