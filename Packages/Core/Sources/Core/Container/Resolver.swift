/// What a factory resolves its own dependencies with. It carries the chain of types being made.
public struct Resolver: Sendable {
    /// The container that resolves.
    public let container: DIContainer
    let chain: [String]

    /// The instance of a type.
    ///
    /// - Throws: ``DIError`` when nothing is registered, or when the registrations form a cycle; what the factory throws.
    public func resolve<T: Sendable>(_ type: T.Type) throws -> T {
        try container.resolve(type, chain: chain)
    }

    /// The instances of several types at once. A factory that needs several things asks for them this way, so that everything missing is named
    /// together.
    ///
    /// ```swift
    /// container.register(Sessions.self) { resolver in
    ///     let (clock, random) = try resolver.resolve((any Clock).self, (any RandomSource).self)
    ///     return Sessions(clock: clock, random: random)
    /// }
    /// ```
    ///
    /// - Throws: the error, where there is one, of each type; ``DIError/invalid(_:)`` that names all, where there are several.
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
