/// A mail server's reply to a command (RFC 5321, section 4.2): a number and lines of text.
struct SMTPReply: Sendable, Equatable {
    /// A code of three digits. The first is 2 for success, 3 to continue, 4 for a temporary failure, 5 for a permanent one.
    let code: Int
    let lines: [String]

    var isPositive: Bool { (200..<400).contains(code) }

    /// The reply on one line, for operators.
    var summary: String { "\(code) \(lines.joined(separator: " "))" }

    /// Returns the rest of the line that starts with a word, such as `PLAIN LOGIN` for `AUTH` in `AUTH PLAIN LOGIN`; nil if there is none.
    func capability(_ name: String) -> String? {
        for line in lines.dropFirst() {
            let words = line.split(separator: " ", maxSplits: 1)
            if words.first?.uppercased() == name { return words.count > 1 ? String(words[1]).uppercased() : "" }
        }
        return nil
    }
}
