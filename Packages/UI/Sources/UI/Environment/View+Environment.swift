#if !canImport(SwiftUI)
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
