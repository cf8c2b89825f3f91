#if !canImport(SwiftUI)
public import Foundation

/// The values that views inherit from those around them.
public struct EnvironmentValues: Sendable {
    /// The values of the place that renders now, or that the running action belongs to.
    @TaskLocal public static var current = EnvironmentValues()

    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Makes an environment without values of its own.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        // lint:allow downcast because values of all keys stand in one table, each under its own key
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
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
