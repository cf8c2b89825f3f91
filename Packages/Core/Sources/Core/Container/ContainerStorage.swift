/// The registrations and instances of a ``DIContainer``, protected by its lock.
struct ContainerStorage {
    private(set) var registrations: [ObjectIdentifier: any Registration] = [:]
    private var instances: [ObjectIdentifier: AnyObject] = [:]

    mutating func register(_ registration: any Registration, _ key: ObjectIdentifier) {
        guard registration.isOverride || registrations[key]?.isOverride != true else { return }
        registrations[key] = registration
        instances[key] = nil
    }

    func registration<T: Sendable>(_ key: ObjectIdentifier) -> TypedRegistration<T>? {
        // Safe: the key is the identifier of T, under which `register` alone writes a registration of T.
        // swift-format-ignore: NeverForceUnwrap
        registrations[key].map { $0 as! TypedRegistration<T> }
    }

    func instance<T: Sendable>(_ key: ObjectIdentifier) -> T? {
        // Safe: the key is the identifier of T, under which `keep` alone writes a box of T.
        // swift-format-ignore: NeverForceUnwrap
        instances[key].map { ($0 as! Box<T>).value }
    }

    /// Stores the instance that a registration made, unless another was stored or registered meanwhile.
    mutating func keep<T: Sendable>(_ made: T, _ key: ObjectIdentifier, of registration: TypedRegistration<T>) -> T {
        if let present = registrations[key], present !== registration { return made }
        if let existing: T = instance(key) { return existing }
        instances[key] = Box(made)
        return made
    }
}

/// An instance of a type that may be an existential, as an object whose type can be told at a glance.
private final class Box<T: Sendable>: Sendable {
    let value: T
    init(_ value: T) { self.value = value }
}
