import Core
public import Foundation

/// A deed that waits to be sent, or was refused.
public struct OutboxEntry: Codable, Sendable, Equatable, Identifiable {
    /// Its number in the outbox. Later deeds have larger ones.
    public let id: Int
    /// What the person did, in their language.
    public let title: String
    /// The call, with its idempotency key and the time of the deed.
    public let request: APIRequest

    /// When the person acted.
    public var deviceTime: Date? { request.deviceTime }
}

/// A deed that the server refused: the person must be told, and decides.
public struct DeadLetter: Codable, Sendable, Equatable, Identifiable {
    /// What was to be done.
    public let entry: OutboxEntry
    /// The status of the refusal.
    public let status: Int
    /// The code of the refusal.
    public let code: String
    /// The server's message for people.
    public let message: String
    /// When it was refused.
    public let refusedAt: Date

    /// The entry's number.
    public var id: Int { entry.id }
}

/// What an outbox holds.
public struct OutboxContent: Sendable, Equatable {
    /// What waits, the oldest first.
    public var waiting: [OutboxEntry] = []
    /// What was refused, the oldest first.
    public var deadLetters: [DeadLetter] = []

    /// Creates an empty content.
    public init() {}
}

/// What an outbox writes down, one record each.
enum OutboxRecord: Codable {
    case added(OutboxEntry)
    case sent(Int)
    case refused(DeadLetter)
    case revived(OutboxEntry)
    case discarded(Int)
    /// The largest number so far, so that a compacted file gives none twice.
    case numbered(Int)
}

extension OutboxContent {
    mutating func apply(_ record: OutboxRecord) {
        switch record {
        case .added(let entry): waiting.append(entry)
        case .sent(let id): waiting.removeAll { $0.id == id }
        case .refused(let letter):
            waiting.removeAll { $0.id == letter.id }
            deadLetters.append(letter)
        case .revived(let entry):
            deadLetters.removeAll { $0.id == entry.id }
            waiting.insert(entry, at: waiting.firstIndex { $0.id > entry.id } ?? waiting.endIndex)
        case .discarded(let id): deadLetters.removeAll { $0.id == id }
        case .numbered: break
        }
    }
}
