import Synchronization

/// A container of dependencies, keyed by type.
///
/// Registering names a type, a lifetime and a factory; resolving is synchronous. A child container sees what its
/// ancestors registered, may override it, and holds its own instances of everything `scoped`.
///
/// ```swift
/// let container = DIContainer()
/// container.register((any Clock).self) { _ in SystemClock() }
/// container.register(OrderRepository.self) { try OrderRepository(clock: $0.resolve((any Clock).self)) }
/// try container.validate()
/// let orders = try container.resolve(OrderRepository.self)
/// ```
public final class DIContainer: Sendable {
    /// The lifetime of an instance.
    public enum Lifetime: Sendable {
        /// One instance in the container that registered it, shared with all its children.
        case singleton
        /// One instance in each container that resolves it.
        case scoped
        /// A new instance at each resolve.
        case transient
    }

    /// The container's name in error messages.
    public let name: String
    private let parent: DIContainer?
    private let storage = Mutex(ContainerStorage())
    private let missing: (@Sendable (DIError) -> Void)?

    /// Creates an empty container.
    ///
    /// - Parameter name: the name in error messages.
    public init(name: String = "root") {
        self.name = name
        parent = nil
        missing = nil
    }

    /// Creates an empty container that reports every unregistered type that is resolved in it or its children.
    package init(name: String, missing: @escaping @Sendable (DIError) -> Void) {
        self.name = name
        parent = nil
        self.missing = missing
    }

    private init(name: String, parent: DIContainer) {
        self.name = name
        self.parent = parent
        missing = parent.missing
    }

    /// Returns a child container with its own scoped instances and overrides.
    public func child(name: String) -> DIContainer {
        DIContainer(name: name, parent: self)
    }

    /// Registers a type's factory, replacing an earlier registration of the type in this container.
    public func register<T: Sendable>(
        _ type: T.Type,
        _ lifetime: Lifetime = .singleton,
        factory: @escaping @Sendable (Resolver) throws -> T
    ) {
        storage.withLock { $0.register(TypedRegistration(lifetime: lifetime, factory: factory), ObjectIdentifier(type)) }
    }

    /// Returns whether this container or an ancestor has a type registered.
    public func isRegistered<T>(_ type: T.Type) -> Bool {
        owner(of: ObjectIdentifier(type)) != nil
    }

    /// Returns the instance of a type, creating it if necessary.
    ///
    /// - Throws: ``DIError`` if nothing is registered or the registrations form a cycle; any error of the factory.
    @inlinable
    public func resolve<T: Sendable>(_ type: T.Type) throws -> T {
        // Inlined, so that the cast knows T: finding the metadata of Box<T> takes longer than everything else here.
        // Safe: the key is the identifier of T, under which `keep` alone writes a box of T.
        // swift-format-ignore: NeverForceUnwrap
        if let box = existing(ObjectIdentifier(type)) { return (box as! Box<T>).value }
        return try resolve(type, chain: [])
    }

    /// Returns the instances of several types at once, so that one error names everything missing.
    ///
    /// - Throws: as ``Resolver/resolve(_:_:_:)``.
    public func resolve<First: Sendable, Second: Sendable, each More: Sendable>(
        _ first: First.Type, _ second: Second.Type, _ more: repeat (each More).Type
    ) throws -> (First, Second, repeat each More) {
        try Resolver(container: self, chain: []).resolve(first, second, repeat each more)
    }

    /// Returns the instance of a type, or nil if it isn't registered in this product.
    public func resolveIfRegistered<T: Sendable>(_ type: T.Type) throws -> T? {
        isRegistered(type) ? try resolve(type) : nil
    }

    /// Creates every singleton once, so that anything missing is found at the start. Scoped and transient registrations are skipped, since they
    /// may need what a child registers.
    ///
    /// - Throws: ``DIError/invalid(_:)`` with every failure. A factory reports everything it lacks if it resolves its dependencies
    ///   together (``Resolver/resolve(_:_:_:)``).
    public func validate() throws {
        let registrations = storage.withLock { $0.entries.values.compactMap(\.registration) }
        var failures = DIFailures()
        for registration in registrations {
            failures.attempt { try registration.check(in: Resolver(container: self, chain: [])) }
        }
        try failures.throwAllIfAny()
    }

    @usableFromInline
    func resolve<T: Sendable>(_ type: T.Type, chain: [String]) throws -> T {
        let key = ObjectIdentifier(type)
        // Safe: as in `resolve(_:)`.
        // swift-format-ignore: NeverForceUnwrap
        if let box = existing(key) { return (box as! Box<T>).value }
        guard let (owner, registration) = registration(of: type, key) else {
            let error = DIError.notRegistered(type: String(reflecting: type), chain: chain, container: name)
            missing?(error)
            throw error
        }
        let home = registration.lifetime == .singleton ? owner : self
        // Building the name takes microseconds, so only the creation of an instance pays for it.
        let typeName = String(reflecting: type)
        guard !chain.contains(typeName) else { throw DIError.cycle(chain + [typeName]) }
        let made = try registration.factory(Resolver(container: home, chain: chain + [typeName]))
        // Factories run outside the lock, so two threads may create an instance at once; the first one stored wins.
        return registration.lifetime == .transient ? made : home.storage.withLock { $0.keep(made, key, of: registration) }
    }

    /// Returns the box of this container's instance, or of the nearest ancestor's singleton.
    @usableFromInline
    func existing(_ key: ObjectIdentifier) -> AnyObject? {
        var next: DIContainer? = self
        while let container = next {
            let (entry, isOwn) = (container.storage.withLock { $0.entries[key] }, container === self)
            if let entry, isOwn || entry.registration != nil {
                return isOwn || entry.registration?.lifetime == .singleton ? entry.instance : nil
            }
            next = container.parent
        }
        return nil
    }

    private func owner(of key: ObjectIdentifier) -> DIContainer? {
        storage.withLock({ $0.entries[key]?.registration != nil }) ? self : parent?.owner(of: key)
    }

    private func registration<T: Sendable>(of type: T.Type, _ key: ObjectIdentifier) -> (DIContainer, TypedRegistration<T>)? {
        if let registration: TypedRegistration<T> = storage.withLock({ $0.registration(key) }) { return (self, registration) }
        return parent?.registration(of: type, key)
    }
}

/// The registrations and instances of a ``DIContainer``, protected by its lock.
struct ContainerStorage {
    /// A type's registration, and its instance in the container. An ancestor's scoped registration leads to an instance alone.
    struct Entry {
        var registration: (any Registration)?
        var instance: AnyObject?
    }

    private(set) var entries: [ObjectIdentifier: Entry] = [:]

    mutating func register(_ registration: any Registration, _ key: ObjectIdentifier) {
        entries[key] = Entry(registration: registration)
    }

    func registration<T: Sendable>(_ key: ObjectIdentifier) -> TypedRegistration<T>? {
        // Safe: the key is the identifier of T, under which `register` alone writes a registration of T.
        // swift-format-ignore: NeverForceUnwrap
        entries[key]?.registration.map { $0 as! TypedRegistration<T> }
    }

    /// Stores the instance that a registration made, unless another was stored or registered meanwhile.
    mutating func keep<T: Sendable>(_ made: T, _ key: ObjectIdentifier, of registration: TypedRegistration<T>) -> T {
        if let present = entries[key]?.registration, present !== registration { return made }
        // Safe: the key is the identifier of T, under which this alone writes a box of T.
        // swift-format-ignore: NeverForceUnwrap
        if let existing = entries[key]?.instance { return (existing as! Box<T>).value }
        entries[key, default: Entry()].instance = Box(made)
        return made
    }
}

/// An instance of a type that may be an existential, as an object whose type can be told at a glance.
@usableFromInline
final class Box<T: Sendable>: Sendable {
    @usableFromInline let value: T
    init(_ value: T) { self.value = value }
}

/// A registration without its type.
protocol Registration: AnyObject, Sendable {
    var lifetime: DIContainer.Lifetime { get }
    /// Creates the instance if it is a singleton.
    func check(in resolver: Resolver) throws
}

/// The lifetime and factory of a type.
final class TypedRegistration<T: Sendable>: Registration {
    let lifetime: DIContainer.Lifetime
    let factory: @Sendable (Resolver) throws -> T

    init(lifetime: DIContainer.Lifetime, factory: @escaping @Sendable (Resolver) throws -> T) {
        self.lifetime = lifetime
        self.factory = factory
    }

    func check(in resolver: Resolver) throws {
        guard lifetime == .singleton else { return }
        _ = try resolver.resolve(T.self)
    }
}
