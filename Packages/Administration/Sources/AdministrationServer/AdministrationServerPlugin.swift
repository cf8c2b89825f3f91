import AdministrationAPI
public import Core
import Crypto
import Foundation
public import Persistence
public import ServerCore

/// Serves the state of the running product to administrators, and accepts their API keys. The product registers ``ProductFacts`` for what the plugins
/// can't know, and ``KeyOwners``.
public struct AdministrationServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Administration"
    /// Needs callers to be known.
    public let requires = ["Auth"]

    /// The seconds for which an expired API key is still listed: 90 days.
    static let keyMemory: TimeInterval = 90 * 24 * 3600

    /// Creates the plugin.
    public init() {}

    /// The tables of processes and API keys.
    public var migrations: [Migration] { AdministrationMigrations.all }

    /// Registers what the handlers and the job share.
    public func register(in container: DIContainer) {
        container.register((any APIKeyAuthenticator).self) { resolver in
            let (database, clock) = try resolver.resolve((any Database).self, (any Clock).self)
            return KeyAuthenticator(database: database, clock: clock, owners: try resolver.container.resolveIfRegistered((any KeyOwners).self))
        }
        container.register(SettingChanges.self) { resolver in
            SettingChanges(
                try resolver.container.resolveIfRegistered(ChangedSettings.self) ?? ChangedSettings(),
                facts: try resolver.container.resolveIfRegistered((any ProductFacts).self),
                seal: try resolver.container.resolveIfRegistered(SymmetricKey.self).map { SettingSeal(key: $0) })
        }
        container.register(NodeReporter.self) { resolver in
            NodeReporter(startedAt: try resolver.resolve((any Clock).self).now, recent: try resolver.container.resolveIfRegistered(RecentLog.self))
        }
    }

    /// Registers the handlers of ``/AdministrationAPI/AdministrationEndpoints``, and the pages for developers.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let facts = try container.resolveIfRegistered((any ProductFacts).self)
        let reader = SystemReader(reporter: try container.resolve(NodeReporter.self), facts: facts)
        SystemController(reader: reader, container: container).add(to: &routes)
        SettingController(changes: try container.resolve(SettingChanges.self)).add(to: &routes)
        SetupController(container: container).add(to: &routes)
        EventLogController().add(to: &routes)
        KeyController(random: try container.resolve((any RandomSource).self), container: container).add(to: &routes)
        DevelopersController(facts: facts, container: container).add(to: &routes)
    }

    /// Returns API keys.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { AdministrationPersonalData.all }

    /// The product's name, its address, and backups.
    public func setup(_ container: DIContainer) throws -> [SetupStep] { try ProductSteps(container).all }

    /// Has each process report itself and follow changed settings, and removes API keys that expired long ago.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (reporter, database, clock) = (
            try container.resolve(NodeReporter.self), try container.resolve((any Database).self), try container.resolve((any Clock).self)
        )
        let changes = try container.resolve(SettingChanges.self)
        return [
            PeriodicJob("nodes report themselves", every: NodeReporter.interval, on: .everyNode) {
                try await reporter.run(container.resolve(ServerInventory.self), on: database, at: clock.now)
            },
            PeriodicJob("changed settings are read", every: .seconds(5), wokenBy: SettingChanges.channel, on: .everyNode) {
                try await changes.update(from: database)
            },
            PeriodicJob("old API keys are removed", every: .seconds(24 * 3600)) {
                try await KeyRepository().removeExpired(before: clock.now.addingTimeInterval(-Self.keyMemory), from: database)
            },
        ]
    }
}
