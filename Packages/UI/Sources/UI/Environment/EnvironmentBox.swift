#if !canImport(SwiftUI)
/// A value of the environment, shared by all copies of the environments that have it.
@usableFromInline
final class EnvironmentBox<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}
#endif
