import ChatAPI
import Core
import Foundation

/// The messages of a conversation that aren't known to have arrived, which the page retains in case it loses its server.
///
/// They come back under the client ids that they had, so that none is lost and none arrives twice.
struct RetainedMessages: Codable, Equatable {
    struct Message: Codable, Equatable {
        let id: String
        let text: String
    }

    /// The sender; another person in the same tab doesn't send them.
    let person: Int
    /// The client id of the message that is being written.
    let draft: String
    /// The messages on the way, in their order.
    let outgoing: [Message]

    /// The most bytes of texts that are retained; a browser brings back no more than 15,000.
    private static let capacity = 10_000

    /// Creates the messages of a person's composer; those that there is no room for are left out, latest first.
    init?(_ composer: ComposerFeature.State, of person: Int?) {
        guard let person, let draft = composer.draftID else { return nil }
        (self.person, self.draft) = (person, draft)
        var left = Self.capacity
        outgoing = composer.outgoing.map { Message(id: $0.clientID, text: $0.text) }.prefix { message in
            left -= message.text.utf8.count + 64
            return left >= 0
        }
    }

    /// Reads what the page retained; nil where it is anything else.
    init?(_ text: String) {
        guard let retained = try? JSONDecoder().decode(RetainedMessages.self, from: Data(text.utf8)) else { return nil }
        self = retained
    }

    /// The text that the page retains, always the same for the same messages, so that an unchanged page isn't sent again.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
