/// How some type is made.
protocol Registration: AnyObject, Sendable {
    /// Whether it holds against later registrations.
    var isOverride: Bool { get }
    /// Makes the instance, where it is a singleton.
    func check(in resolver: Resolver) throws
}

/// How a type is made.
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
