/// A registration without its type.
protocol Registration: AnyObject, Sendable {
    /// Whether it takes precedence over later registrations.
    var isOverride: Bool { get }
    /// Creates the instance if it is a singleton.
    func check(in resolver: Resolver) throws
}

/// The lifetime and factory of a type.
final class TypedRegistration<T: Sendable>: Registration {
    let lifetime: DIContainer.Lifetime
    let isOverride: Bool
    let factory: @Sendable (Resolver) throws -> T

    init(lifetime: DIContainer.Lifetime, isOverride: Bool, factory: @escaping @Sendable (Resolver) throws -> T) {
        self.lifetime = lifetime
        self.isOverride = isOverride
        self.factory = factory
    }

    func check(in resolver: Resolver) throws {
        guard lifetime == .singleton else { return }
        _ = try resolver.resolve(T.self)
    }
}
