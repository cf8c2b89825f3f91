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

    /// The instance of a type that may be absent from this product.
    public func resolveIfRegistered<T: Sendable>(_ type: T.Type) throws -> T? {
        container.isRegistered(type) ? try container.resolve(type, chain: chain) : nil
    }
}
