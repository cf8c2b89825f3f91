#if !canImport(SwiftUI)
/// A place that wants to know when it appears on the screen and when it leaves.
///
/// Compare two renders by `id`: what is new appears, what is gone disappears.
public struct Appearance {
    /// The place: its position and keys. With `.task(id:)`, a new value makes a new id.
    public let id: String
    /// What to run when the place appears.
    public let onAppear: (() -> Void)?
    /// What to run in a task from appearance to disappearance; cancel it then.
    public let task: (() async -> Void)?
    /// What to run when the place disappears.
    public let onDisappear: (() -> Void)?
}
#endif
