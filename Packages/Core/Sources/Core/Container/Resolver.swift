/// Resolves a factory's dependencies, carrying the chain of types being created.
public struct Resolver: Sendable {
    /// The container that resolves.
    public let container: DIContainer
    let chain: [String]

    /// Returns the instance of a type.
    ///
    /// - Throws: ``DIError`` if nothing is registered or the registrations form a cycle; any error of the factory.
    public func resolve<T: Sendable>(_ type: T.Type) throws -> T {
        try container.resolve(type, chain: chain)
    }

    /// Returns the instance of a type, or nil if it isn't registered in this product.
    public func resolveIfRegistered<T: Sendable>(_ type: T.Type) throws -> T? {
        container.isRegistered(type) ? try container.resolve(type, chain: chain) : nil
    }

    /// Returns the instances of several types at once. Resolving dependencies this way lets one error name everything that is missing.
    ///
    /// ```swift
    /// container.register(Sessions.self) { resolver in
    ///     let (clock, random) = try resolver.resolve((any Clock).self, (any RandomSource).self)
    ///     return Sessions(clock: clock, random: random)
    /// }
    /// ```
    ///
    /// - Throws: the error of the type that failed; ``DIError/invalid(_:)`` if several did.
    public func resolve<First: Sendable, Second: Sendable, each More: Sendable>(
        _ first: First.Type, _ second: Second.Type, _ more: repeat (each More).Type
    ) throws -> (First, Second, repeat each More) {
        let (one, two) = (Result { try resolve(first) }, Result { try resolve(second) })
        let others = (repeat Result { try resolve(each more) })
        var failures = DIFailures()
        failures.note(one)
        failures.note(two)
        repeat failures.note(each others)
        try failures.throwIfAny()
        return (try one.get(), try two.get(), repeat try (each others).get())
    }
}
