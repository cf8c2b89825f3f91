/// What a mail server answers to a command (RFC 5321, section 4.2): a number and lines of text.
struct SMTPReply: Sendable, Equatable {
    /// Three digits: 2 is yes, 3 go on, 4 not now, 5 no.
    let code: Int
    let lines: [String]

    var isPositive: Bool { (200..<400).contains(code) }

    /// The reply on one line, for operators.
    var summary: String { "\(code) \(lines.joined(separator: " "))" }

    /// The rest of the line that begins with a word, such as `PLAIN LOGIN` of `AUTH PLAIN LOGIN`; nil where there is none.
    func capability(_ name: String) -> String? {
        for line in lines.dropFirst() {
            let words = line.split(separator: " ", maxSplits: 1)
            if words.first?.uppercased() == name { return words.count > 1 ? String(words[1]).uppercased() : "" }
        }
        return nil
    }
}
