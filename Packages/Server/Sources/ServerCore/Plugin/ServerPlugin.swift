public import Core
public import Persistence

/// A feature's server: tables, handlers, topics, event subscribers, kinds of notifications, personal data, periodic jobs, demo data.
///
/// ```swift
/// public struct RetailServerPlugin: ServerPlugin {
///     public let name = "Retail"
///     public let requires = ["Auth"]
///     public var migrations: [Migration] { RetailMigrations.all }
///     public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
///         let repository = try container.resolve(RetailRepository.self)
///         routes.on(RetailEndpoints.retailers, allow: .accessAlone) { _, context in
///             try await context.database.read { try repository.retailers(in: $0) }
///         }
///     }
/// }
/// ```
public protocol ServerPlugin: Plugin {
    /// The migrations of the feature's own tables, in order.
    var migrations: [Migration] { get }

    /// Registers the services that the feature offers to others and that its handlers share.
    func register(in container: DIContainer)

    /// Registers the handlers.
    func routes(_ routes: inout Routes, _ container: DIContainer) throws

    /// Returns the rules for the feature's topics.
    func topics(_ container: DIContainer) throws -> [TopicRule]

    /// Returns the channels for external clients of the realtime socket.
    func channels(_ container: DIContainer) throws -> [RealtimeChannel]

    /// Returns the subscribers to the feature's own and others' events.
    func subscribers(_ container: DIContainer) throws -> [EventSubscriber]

    /// Returns the kinds of notifications that people get of the feature.
    func notifications(_ container: DIContainer) throws -> [NotificationKind]

    /// Returns what the feature holds of people.
    func personalData(_ container: DIContainer) throws -> [PersonalData]

    /// Returns the feature's periodic jobs.
    func jobs(_ container: DIContainer) throws -> [PeriodicJob]

    /// Returns the tables in which the feature's work waits.
    func queues(_ container: DIContainer) throws -> [WorkQueue]

    /// Returns the numbers that administrators see first.
    func figures(_ container: DIContainer) throws -> [KeyFigure]

    /// Returns the steps by which an administrator sets the feature up.
    func setup(_ container: DIContainer) throws -> [SetupStep]

    /// The steps that people take one after the other and that analytics count.
    var funnels: [Funnel] { get }

    /// Returns the sites that the feature serves on ports of their own.
    func sites(_ container: DIContainer) throws -> [PluginSite]

    /// Writes demo data; does nothing if it already exists.
    func seed(_ seed: SeedContext) async throws
}

extension ServerPlugin {
    /// An empty list.
    public var migrations: [Migration] { [] }
    /// Does nothing.
    public func register(in container: DIContainer) {}
    /// Does nothing.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {}
    /// Returns an empty list.
    public func topics(_ container: DIContainer) throws -> [TopicRule] { [] }
    /// Returns an empty list.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] { [] }
    /// Returns an empty list.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { [] }
    /// Returns an empty list.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] { [] }
    /// Returns an empty list.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] { [] }
    /// Returns an empty list.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] { [] }
    /// Returns an empty list.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [] }
    /// Returns an empty list.
    public func figures(_ container: DIContainer) throws -> [KeyFigure] { [] }
    /// Returns an empty list.
    public func setup(_ container: DIContainer) throws -> [SetupStep] { [] }
    /// An empty list.
    public var funnels: [Funnel] { [] }
    /// Returns an empty list.
    public func sites(_ container: DIContainer) throws -> [PluginSite] { [] }
    /// Does nothing.
    public func seed(_ seed: SeedContext) async throws {}
}

/// The services with which a plugin writes demo data.
public struct SeedContext: Sendable {
    /// The product's database.
    public let database: any Database
    /// The product's container.
    public let container: DIContainer
    /// The product's clock.
    public let clock: any Clock

    /// Creates a context.
    public init(database: any Database, container: DIContainer, clock: any Clock) {
        self.database = database
        self.container = container
        self.clock = clock
    }
}
