import Core
import Foundation
import Mail

/// Formats mail for sending (RFC 5322, RFC 2045): header fields, an empty line, the text; or the text and the page as alternatives (RFC 2046).
struct MailFormat: Sendable {
    /// The encoding of the text.
    enum Encoding: String, Sendable {
        /// Base64, which every server accepts.
        case base64
        /// Unchanged, to be read in a file.
        case readable = "8bit"
    }

    let sender: String
    let senderName: String
    let encoding: Encoding

    /// Returns the complete mail with CRLF line endings.
    ///
    /// - Parameter id: random letters and digits, by which mail is named that has no id of its own.
    func text(of message: MailMessage, at time: Date, id: String) -> String {
        let domain = sender.split(separator: "@").last ?? "localhost"
        var fields = [
            ("From", "\(word(senderName)) <\(line(sender))>"), ("To", "<\(line(message.recipient))>"), ("Subject", word(message.subject)),
            ("Date", Self.date(time)), ("Message-ID", "<\(bare(message.id ?? id))@\(domain)>"), ("Auto-Submitted", "auto-generated"),
            ("MIME-Version", "1.0"),
        ]
        if let address = message.unsubscribeAddress {
            // On a line of its own, since the address is long.
            fields.append(("List-Unsubscribe", "\r\n <\(bare(address))>"))
            fields.append(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"))
        }
        let head = fields.map { "\($0): \($1)" }.joined(separator: "\r\n") + "\r\n"
        guard let html = message.html else { return head + part("plain", message.text) }
        // The id is random, so that no text holds it.
        let boundary = "part-\(id)"
        let parts = [("plain", message.text), ("html", html)].map { "--\(boundary)\r\n\(part($0, $1))\r\n" }
        return head + "Content-Type: multipart/alternative; boundary=\"\(boundary)\"\r\n\r\n" + parts.joined() + "--\(boundary)--\r\n"
    }

    /// Returns the fields that describe a text, an empty line, and the text.
    private func part(_ kind: String, _ text: String) -> String {
        "Content-Type: text/\(kind); charset=utf-8\r\nContent-Transfer-Encoding: \(encoding.rawValue)\r\n\r\n\(body(text))"
    }

    private func body(_ text: String) -> String {
        switch encoding {
        case .base64: Data(text.replacing("\n", with: "\r\n").utf8).base64EncodedString(options: [.lineLength76Characters])
        case .readable: text.replacing("\n", with: "\r\n")
        }
    }

    /// Returns a header field's text: unchanged if it is plain, otherwise as encoded words of at most 75 characters (RFC 2047).
    private func word(_ text: String) -> String {
        let text = line(text)
        let isPlain = text.utf8.allSatisfy { (32..<127).contains($0) && !"\"\\<>@,;:()[]".utf8.contains($0) } && text.utf8.count < 70
        if isPlain || encoding == .readable { return text }
        var words: [String] = []
        var part = ""
        for character in text {
            if (part + String(character)).utf8.count > 42 {
                words.append(part)
                part = ""
            }
            part.append(character)
        }
        return (words + [part]).map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    /// Returns a text as one line, since a line break would start another header field.
    private func line(_ text: String) -> String { String(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.map(Character.init)) }

    /// Returns an address or an id that stands between angle brackets, without what would end it.
    private func bare(_ text: String) -> String {
        String(text.unicodeScalars.filter { (33..<127).contains($0.value) && !"<>,".unicodeScalars.contains($0) }.map(Character.init))
    }

    private static func date(_ time: Date) -> String {
        time.formatted(Date.VerbatimFormatStyle.mail)
    }
}

extension Date.VerbatimFormatStyle {
    /// A date such as `Thu, 01 Jan 2026 12:00:00 +0000`.
    fileprivate static var mail: Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) +0000
                """,
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    }
}
