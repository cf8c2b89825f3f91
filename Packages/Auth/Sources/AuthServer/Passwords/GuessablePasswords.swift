import Foundation

/// The words that others know of a person: their name, and the parts of their email address.
struct PersonalWords {
    private let words: Set<String>

    init(name: String, email: String) {
        let sides = email.split(separator: "@").map(String.init)
        let (local, domain) = (sides.first ?? "", sides.dropFirst().last ?? "")
        // The last part of a domain, such as com, belongs to nobody.
        let texts = [name, local] + domain.split(separator: ".").dropLast().map(String.init)
        words = Set(texts.flatMap(Self.parts))
    }

    /// Returns whether a password contains one of the words. One of three letters counts if little else is left.
    func areGuessed(in password: String) -> Bool {
        let password = GuessablePassword.folded(password)
        return words.contains { word in password.contains(word) && (word.count >= 4 || password.count - word.count < 8) }
    }

    /// Returns the words of a text, and all of them joined.
    private static func parts(of text: String) -> [String] {
        let parts = GuessablePassword.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return (parts + [parts.joined()]).filter { $0.count >= 3 }
    }
}

/// A season or a month with a year or some other number, such as `Summer2026!`, in the product's languages.
enum CalendarPassword {
    private static let words: Set<String> = [
        "spring", "summer", "autumn", "fall", "winter", "primavera", "verano", "otono", "invierno", "wiosna", "lato", "jesien", "zima",
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
        "styczen", "luty", "marzec", "kwiecien", "maj", "czerwiec", "lipiec", "sierpien", "wrzesien", "pazdziernik", "listopad", "grudzien",
    ]

    static func isOne(_ password: String) -> Bool {
        let parts = GuessablePassword.folded(password).split { !$0.isLetter }
        return parts.count == 1 && words.contains(String(parts[0]))
    }
}

/// A password of neighboring keys, of letters and numbers in their order, or of very few different characters.
enum KeyboardPassword {
    private static let rows = [
        "1234567890", "0123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop",
        "qsdfghjklm", "wxcvbn", "1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm",
    ]
    private static let neighbors: Set<String> = Set(
        rows.flatMap { row in zip(row, row.dropFirst()).flatMap { ["\($0)\($1)", "\($1)\($0)"] } })

    /// Returns whether fewer than four characters are outside of such runs, or fewer than four are different.
    static func isOne(_ password: String) -> Bool {
        let characters = Array(GuessablePassword.folded(password))
        guard Set(characters).count >= 4 else { return true }
        var (outside, run) = (0, 1)
        for index in characters.indices {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if let next, next == characters[index] || neighbors.contains("\(characters[index])\(next)") {
                run += 1
            } else {
                outside += run < 3 ? run : 0
                run = 1
            }
        }
        return outside < 4
    }
}

private enum GuessablePassword {
    /// Returns a text without case and accents.
    static func folded(_ text: String) -> String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
