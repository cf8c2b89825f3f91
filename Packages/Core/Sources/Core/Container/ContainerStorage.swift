/// What a ``DIContainer`` holds behind its lock: registrations, and instances in boxes of their type.
@usableFromInline
struct ContainerStorage {
    private(set) var registrations: [ObjectIdentifier: any Registration] = [:]
    @usableFromInline var instances = InstanceTable()
    /// Which of the instances are an ancestor's, remembered here so that a resolve is one look-up.
    private var remembered: Set<ObjectIdentifier> = []
    /// How many registrations the ancestors had seen when they were remembered.
    @usableFromInline var age = 0

    mutating func register(_ registration: any Registration, _ key: ObjectIdentifier) {
        guard registration.isOverride || registrations[key]?.isOverride != true else { return }
        registrations[key] = registration
        remembered.remove(key)
        instances.keep { $0 != key }
    }

    func registration<T: Sendable>(_ key: ObjectIdentifier) -> TypedRegistration<T>? {
        // The key is the identifier of T, and `register` alone writes under it: the value is a registration of T.
        registrations[key].map { unsafeDowncast($0, to: TypedRegistration<T>.self) }
    }

    @inlinable
    func box<T: Sendable>(_ key: ObjectIdentifier, age: Int) -> Box<T>? {
        guard self.age == age, let instance = instances.value(key) else { return nil }
        // The key is the identifier of T, and `keep` and `remember` alone write under it: it is a box of T.
        return unsafeDowncast(instance, to: Box<T>.self)
    }

    /// Keeps what a registration made, unless another was kept, or registered, meanwhile.
    mutating func keep<T: Sendable>(_ made: T, _ key: ObjectIdentifier, of registration: TypedRegistration<T>) -> T {
        if let present = registrations[key], present !== registration { return made }
        // As in `box(_:age:)`.
        if let existing = instances.value(key), !remembered.contains(key) { return unsafeDowncast(existing, to: Box<T>.self).value }
        remembered.remove(key)
        instances.set(Box(made), key)
        return made
    }

    /// Remembers an ancestor's instance, unless an ancestor has seen a registration since it was looked for.
    mutating func remember<T: Sendable>(_ instance: Box<T>, _ key: ObjectIdentifier, age: Int) {
        guard self.age == age, instances.value(key) == nil, registrations[key] == nil else { return }
        instances.set(instance, key)
        remembered.insert(key)
    }

    /// Drops what was remembered before the ancestors saw so many registrations.
    mutating func forget(before age: Int) {
        guard self.age < age else { return }
        let old = remembered
        instances.keep { !old.contains($0) }
        remembered = []
        self.age = age
    }
}

@usableFromInline
final class Box<T: Sendable>: Sendable {
    @usableFromInline let value: T
    init(_ value: T) { self.value = value }
}
