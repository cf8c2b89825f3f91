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

/// A key of a value in the environment.
///
/// ```swift
/// private struct ThemeKey: EnvironmentKey { static let defaultValue = AppTheme.standard }
/// extension EnvironmentValues {
///     var theme: AppTheme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// A value of the environment, shared by all copies of the environments that have it.
@usableFromInline
final class EnvironmentBox<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}

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

/// Sets a value of the environment for the content.
public struct EnvironmentEffect<Value>: ViewEffect {
    @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
    @usableFromInline let value: Value

    @inlinable
    init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// Writes the content in the changed environment.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.context.environment
        writer.context.environment[keyPath: keyPath] = value
        EnvironmentValues.$current.withValue(writer.context.environment) {
            content._render(into: &writer)
        }
        writer.context.environment = saved
    }

    /// The environment leaves no trace on elements.
    @inlinable public static var keepsTransparency: Bool { true }
}

extension View {
    /// Sets a value of the environment for this view and those in it.
    @inlinable
    public consuming func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EffectView(self, EnvironmentEffect(keyPath: keyPath, value: value))
    }
}
#endif
