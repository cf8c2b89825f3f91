/// A registration without its type.
protocol Registration: AnyObject, Sendable {
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
