import Core
public import Foundation

/// An operation that is waiting to be sent, or was refused.
public struct OutboxEntry: Codable, Sendable, Equatable, Identifiable {
    /// The number in the outbox, increasing with each operation.
    public let id: Int
    /// A description of the operation in the person's language.
    public let title: String
    /// The call, with its idempotency key and the time of the operation.
    public let request: APIRequest

    /// The time at which the person acted.
    public var deviceTime: Date? { request.deviceTime }
}

/// An operation that the server refused. The person must be informed and decides what to do.
public struct DeadLetter: Codable, Sendable, Equatable, Identifiable {
    /// The refused operation.
    public let entry: OutboxEntry
    /// The status of the refusal.
    public let status: Int
    /// The code of the refusal.
    public let code: String
    /// The server's message for people.
    public let message: String
    /// The time of the refusal.
    public let refusedAt: Date

    /// The entry's number.
    public var id: Int { entry.id }
}

/// The content of an outbox.
public struct OutboxContent: Sendable, Equatable {
    /// The waiting operations, oldest first.
    public var waiting: [OutboxEntry] = []
    /// The refused operations, oldest first.
    public var deadLetters: [DeadLetter] = []

    /// Creates an empty content.
    public init() {}
}

/// A record of an outbox's file.
enum OutboxRecord: Codable {
    case added(OutboxEntry)
    case sent(Int)
    case refused(DeadLetter)
    case revived(OutboxEntry)
    case discarded(Int)
    /// The largest number so far, so that numbers aren't reused after the file is compacted.
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
