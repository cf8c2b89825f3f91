import Foundation

/// A message that the server sent, or in development would have sent.
struct SentMessage: Sendable, Equatable, Identifiable {
    /// The way of a message.
    enum Channel: String, CaseIterable, Sendable {
        case mail, text, push

        /// The name that people read.
        var title: String {
            switch self {
            case .mail: Strings.sentMail
            case .text: Strings.sentTexts
            case .push: Strings.sentPushes
            }
        }
    }

    /// The name of its file, which begins with the time of sending.
    let id: String
    let channel: Channel
    let time: Date?
    /// The address or the number of who gets it.
    let recipient: String
    /// The subject of mail, or the first line of what a browser shows.
    let subject: String?
    let text: String
    /// The page of mail; nil for other messages, and for mail of text alone.
    var page: String?
    /// The path that a pressed notification opens.
    var link: String?
}

extension SentMessage {
    /// Reads mail as `FolderMailService` writes it; nil for another file.
    init?(mail content: String, id: String, time: Date?) {
        let content = content.replacing("\r\n", with: "\n")
        guard let end = content.firstRange(of: "\n\n") else { return nil }
        let head = content[..<end.lowerBound].split(separator: "\n")
        func field(_ name: String) -> String? {
            head.first { $0.lowercased().hasPrefix(name + ":") }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
        guard let recipient = field("to") else { return nil }
        let body = String(content[end.upperBound...])
        let boundary = field("content-type")?.firstMatch(of: /boundary="([^"]+)"/).map { String($0.1) }
        let parts = boundary.map { body.components(separatedBy: "--\($0)") } ?? []
        func part(_ kind: String) -> String? {
            parts.first { $0.hasPrefix("\nContent-Type: text/\(kind)") }.flatMap { part in
                part.firstRange(of: "\n\n").map { part[$0.upperBound...].trimmingCharacters(in: .newlines) }
            }
        }
        self.init(
            id: id, channel: .mail, time: time, recipient: recipient.trimmingCharacters(in: CharacterSet(charactersIn: "<>")), subject: field("subject"),
            text: part("plain") ?? body.trimmingCharacters(in: .newlines), page: part("html"))
    }

    /// Reads a text message as `FolderTextService` writes it; nil for another file.
    init?(text content: String, id: String, time: Date?) {
        guard content.hasPrefix("To: "), let end = content.firstRange(of: "\n\n") else { return nil }
        self.init(
            id: id, channel: .text, time: time, recipient: String(content[..<end.lowerBound].dropFirst(4)), subject: nil,
            text: content[end.upperBound...].trimmingCharacters(in: .newlines))
    }
}
