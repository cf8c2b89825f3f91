public import ChatAPI
public import Core
import Foundation

/// What is searched for in the person's messages, and what was found.
public struct ChatSearch: Sendable, Equatable {
    /// What was typed.
    public var text = ""
    /// The messages that hold it, the newest first.
    public var results: ViewState<[Message]> = .idle
    /// Whether there are more.
    public var hasMore = false

    /// Creates an empty search.
    public init() {}

    /// Whether enough was typed to search for.
    public var isActive: Bool { query.count >= 2 }

    /// What is searched for.
    var query: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
