#if !canImport(SwiftUI)
/// Notes a place that wants to know of its appearance.
public struct AppearanceEffect: ViewEffect {
    @usableFromInline let role: UInt64
    @usableFromInline let onAppear: (() -> Void)?
    @usableFromInline let task: (() async -> Void)?
    @usableFromInline let onDisappear: (() -> Void)?

    @inlinable
    init(role: UInt64, onAppear: (() -> Void)? = nil, task: (() async -> Void)? = nil, onDisappear: (() -> Void)? = nil) {
        self.role = role
        self.onAppear = onAppear
        self.task = task
        self.onDisappear = onDisappear
    }

    /// Notes the place and writes the content.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.path
        writer.path = ViewPath.mix(saved, role)
        writer.note(self)
        // The content's place doesn't depend on the task's id.
        writer.path = ViewPath.mix(saved, 10)
        content._render(into: &writer)
        writer.path = saved
    }

    /// An appearance leaves no trace on elements.
    @inlinable public static var keepsTransparency: Bool { true }
}

extension HTMLWriter {
    @usableFromInline
    mutating func note(_ effect: AppearanceEffect) {
        let environment = context.environment
        let onAppear = effect.onAppear.map { run in { EnvironmentValues.$current.withValue(environment) { run() } } }
        let onDisappear = effect.onDisappear.map { run in { EnvironmentValues.$current.withValue(environment) { run() } } }
        var task: (() async -> Void)?
        if let run = effect.task {
            task = { await EnvironmentValues.$current.withValue(environment) { await run() } }
        }
        appearances.append(Appearance(id: ViewPath.text(path), onAppear: onAppear, task: task, onDisappear: onDisappear))
    }
}

extension View {
    /// Runs `action` when the view appears on the screen.
    @inlinable
    public consuming func onAppear(perform action: @escaping () -> Void) -> some View { EffectView(self, AppearanceEffect(role: 11, onAppear: action)) }

    /// Runs `action` when the view leaves the screen.
    @inlinable
    public consuming func onDisappear(perform action: @escaping () -> Void) -> some View { EffectView(self, AppearanceEffect(role: 12, onDisappear: action)) }

    /// Runs `action` from the view's appearance on, and cancels it when the view leaves.
    @inlinable
    public consuming func task(_ action: @escaping () async -> Void) -> some View { EffectView(self, AppearanceEffect(role: 13, task: action)) }
}
#endif
