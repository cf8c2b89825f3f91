/// How some type is made.
protocol Registration: AnyObject, Sendable {
    /// Makes the instance, where it is a singleton.
    func check(in resolver: Resolver) throws
}

/// How a type is made.
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
