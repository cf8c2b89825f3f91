public import Core
public import Persistence

/// A feature's server as a value: tables, handlers, topics, event subscribers, periodic jobs, demo data.
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
    /// The changes to the feature's own tables, in order.
    var migrations: [Migration] { get }

    /// Registers what the feature offers to others and what its own handlers share.
    func register(in container: DIContainer)

    /// Registers the handlers.
    func routes(_ routes: inout Routes, _ container: DIContainer) throws

    /// The topics that one may subscribe to, with who may.
    func topics(_ container: DIContainer) throws -> [TopicRule]

    /// What clients apart hear over the realtime socket.
    func channels(_ container: DIContainer) throws -> [RealtimeChannel]

    /// What is to be done for events, the feature's own and others'.
    func subscribers(_ container: DIContainer) throws -> [EventSubscriber]

    /// What is to be done from time to time.
    func jobs(_ container: DIContainer) throws -> [PeriodicJob]

    /// Writes demo data; does nothing where it is already there.
    func seed(_ seed: SeedContext) async throws
}

extension ServerPlugin {
    /// No tables.
    public var migrations: [Migration] { [] }
    /// Nothing shared.
    public func register(in container: DIContainer) {}
    /// No handlers.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {}
    /// No topics.
    public func topics(_ container: DIContainer) throws -> [TopicRule] { [] }
    /// No channels.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] { [] }
    /// No subscribers.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] { [] }
    /// No jobs.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] { [] }
    /// No demo data.
    public func seed(_ seed: SeedContext) async throws {}
}

/// What a plugin writes demo data with.
public struct SeedContext: Sendable {
    /// The database.
    public let database: any Database
    /// The product's container.
    public let container: DIContainer
    /// The clock.
    public let clock: any Clock

    /// Creates a context.
    public init(database: any Database, container: DIContainer, clock: any Clock) {
        self.database = database
        self.container = container
        self.clock = clock
    }
}

/// Work that a plugin wants done again and again, such as expiring offers.
public struct PeriodicJob: Sendable {
    /// The name, for the log.
    public let name: String
    /// The pause between the end of one run and the start of the next.
    public let interval: Duration
    /// The channel whose announcements end the pause; nil for none.
    public let channel: String?
    /// One run.
    public let run: @Sendable () async throws -> Void

    /// Declares a job.
    ///
    /// - Parameter channel: announcements on it (``/Persistence/Transaction/announce(_:)``) end the pause; nil where only time does.
    public init(_ name: String, every interval: Duration, wokenBy channel: String? = nil, run: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.interval = interval
        self.channel = channel
        self.run = run
    }
}
