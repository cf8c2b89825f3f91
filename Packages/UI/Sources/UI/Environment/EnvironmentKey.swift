#if !canImport(SwiftUI)
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
#endif
