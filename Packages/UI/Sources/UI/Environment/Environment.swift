#if !canImport(SwiftUI)
/// Reads a value of the environment in a view: `@Environment(\.theme) private var theme`.
@propertyWrapper
public struct Environment<Value> {
    @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at `keyPath`.
    @inlinable
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value at the place that renders now.
    @inlinable public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
#endif
