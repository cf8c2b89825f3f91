import Synchronization

/// The language of a session, which changes with the person's choice.
///
/// ``Language/current`` is that of the moment in which a task began. What goes on for as long as a screen, such as following a topic, asks here.
public final class SessionLanguage: Sendable {
    private let language: Mutex<Language>

    /// Creates a session's language.
    public init(_ language: Language) { self.language = Mutex(language) }

    /// The language now.
    public var current: Language { language.withLock { $0 } }

    /// Changes the language.
    public func change(to language: Language) { self.language.withLock { $0 = language } }
}
