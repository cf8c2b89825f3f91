#if !canImport(SwiftUI)
public import Foundation

/// The values that views inherit from those around them.
public struct EnvironmentValues: Sendable {
    /// The values of the place that renders now, or that the running action belongs to.
    @TaskLocal public static var current = EnvironmentValues()

    /// An array, since so few are faster to look through than to hash.
    @usableFromInline var values: [(key: ObjectIdentifier, box: any AnyObject & Sendable)] = []

    /// Makes an environment without values of its own.
    public init() {}

    /// The value of a key.
    ///
    /// Views read it often, so it takes no dynamic cast: a box is put under a key here alone, with the type of the key's value.
    @inlinable
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let key = ObjectIdentifier(key)
            for entry in values where entry.key == key { return unsafeDowncast(entry.box, to: EnvironmentBox<Key.Value>.self).value }
            return Key.defaultValue
        }
        set {
            let entry = (key: ObjectIdentifier(key), box: EnvironmentBox(newValue) as any AnyObject & Sendable)
            if let index = values.firstIndex(where: { $0.key == entry.key }) { values[index] = entry } else { values.append(entry) }
        }
    }
}

private struct TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
    /// The time zone in which date pickers show and read times; GMT unless set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
#endif
