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
    /// How long an instance lives.
    public enum Lifetime: Sendable {
        /// One instance in the container that registered it, shared with all its children.
        case singleton
        /// One instance in each container that resolves it.
        case scoped
        /// A new instance at each resolve.
        case transient
    }

    struct Storage {
        var registrations: [ObjectIdentifier: any Registration] = [:]
        var instances: [ObjectIdentifier: AnyObject] = [:]
    }

    let name: String
    let parent: DIContainer?
    private let storage = Mutex(Storage())
    private let missing: (@Sendable (DIError) -> Void)?

    /// Creates an empty container.
    ///
    /// - Parameter name: stands in error messages.
    public init(name: String = "root") {
        self.name = name
        parent = nil
        missing = nil
    }

    /// Creates an empty container that tells of everything that is resolved without being registered, in it or in its children.
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

    /// A container that sees this one's registrations and holds its own scoped instances and overrides.
    public func child(name: String) -> DIContainer {
        DIContainer(name: name, parent: self)
    }

    /// Registers how a type is made, replacing an earlier registration of the same type in this container.
    public func register<T: Sendable>(
        _ type: T.Type,
        _ lifetime: Lifetime = .singleton,
        factory: @escaping @Sendable (Resolver) throws -> T
    ) {
        storage.withLock {
            $0.registrations[ObjectIdentifier(type)] = TypedRegistration(lifetime: lifetime, factory: factory)
            $0.instances[ObjectIdentifier(type)] = nil
        }
    }

    /// Whether this container or an ancestor can make a type.
    public func isRegistered<T>(_ type: T.Type) -> Bool {
        owner(of: ObjectIdentifier(type)) != nil
    }

    /// The instance of a type.
    ///
    /// - Throws: ``DIError`` when nothing is registered, or when the registrations form a cycle; what the factory throws.
    public func resolve<T: Sendable>(_ type: T.Type) throws -> T {
        try Resolver(container: self, chain: []).resolve(type)
    }

    /// The instance of a type that may be absent from this product.
    public func resolveIfRegistered<T: Sendable>(_ type: T.Type) throws -> T? {
        isRegistered(type) ? try resolve(type) : nil
    }

    /// Makes every singleton once, so that nothing missing is found out later than the start.
    ///
    /// - Throws: ``DIError/invalid(_:)`` that names every failure at once.
    public func validate() throws {
        let registrations = storage.withLock { Array($0.registrations.values) }
        var failures: Set<String> = []
        for registration in registrations {
            do {
                try registration.check(in: Resolver(container: self, chain: []))
            } catch {
                failures.insert("\(error)")
            }
        }
        guard failures.isEmpty else { throw DIError.invalid(failures.sorted()) }
    }

    func resolve<T: Sendable>(_ type: T.Type, chain: [String]) throws -> T {
        let key = ObjectIdentifier(type)
        if let instance = instance(type, key) { return instance }
        guard let owner = owner(of: key), let registration = owner.registration(type, key) else {
            let error = DIError.notRegistered(type: String(reflecting: type), chain: chain, container: name)
            missing?(error)
            throw error
        }
        let home = registration.lifetime == .singleton ? owner : self
        if registration.lifetime != .transient, home !== self, let instance = home.instance(type, key) { return instance }
        // The name costs microseconds: it is made only where an instance is.
        let typeName = String(reflecting: type)
        guard !chain.contains(typeName) else { throw DIError.cycle(chain + [typeName]) }
        let made = try registration.factory(Resolver(container: home, chain: chain + [typeName]))
        return registration.lifetime == .transient ? made : home.keep(made, key)
    }

    private func owner(of key: ObjectIdentifier) -> DIContainer? {
        storage.withLock({ $0.registrations[key] != nil }) ? self : parent?.owner(of: key)
    }

    private func registration<T: Sendable>(_ type: T.Type, _ key: ObjectIdentifier) -> TypedRegistration<T>? {
        storage.withLock { storage in
            // The key is the identifier of T, and `register` alone writes under it: the value is a registration of T.
            storage.registrations[key].map { unsafeDowncast($0, to: TypedRegistration<T>.self) }
        }
    }

    private func instance<T: Sendable>(_ type: T.Type, _ key: ObjectIdentifier) -> T? {
        storage.withLock { storage in
            // The key is the identifier of T, and `keep` alone writes under it: the box holds a T.
            storage.instances[key].map { unsafeDowncast($0, to: Box<T>.self).value }
        }
    }

    /// Keeps an instance. Factories run outside the lock, so two threads may make one at once: the first kept wins.
    private func keep<T: Sendable>(_ made: T, _ key: ObjectIdentifier) -> T {
        storage.withLock { storage in
            if let existing = storage.instances[key] {
                // As in `instance(_:_:)`.
                return unsafeDowncast(existing, to: Box<T>.self).value
            }
            storage.instances[key] = Box(made)
            return made
        }
    }
}

/// What a factory resolves its own dependencies with. It carries the chain of types being made.
public struct Resolver: Sendable {
    /// The container that resolves.
    public let container: DIContainer
    let chain: [String]

    /// The instance of a type.
    public func resolve<T: Sendable>(_ type: T.Type) throws -> T {
        try container.resolve(type, chain: chain)
    }

    /// The instance of a type that may be absent from this product.
    public func resolveIfRegistered<T: Sendable>(_ type: T.Type) throws -> T? {
        container.isRegistered(type) ? try container.resolve(type, chain: chain) : nil
    }
}

final class Box<T: Sendable>: Sendable {
    let value: T
    init(_ value: T) { self.value = value }
}

protocol Registration: AnyObject, Sendable {
    func check(in resolver: Resolver) throws
}

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
