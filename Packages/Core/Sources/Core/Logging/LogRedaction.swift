/// Removes secrets from every log entry: a second line of defense behind ``Sensitive``.
public enum LogRedaction {
    /// The replacement for a removed value.
    public static let mark = "[redacted]"

    private static let credentialWords: Set<String> = [
        "authorization", "cookie", "cookies", "credential", "credentials", "otp", "passphrase", "password", "passwords", "pem", "secret", "secrets",
        "token", "tokens",
    ]
    private static let personalWords: Set<String> = ["coordinate", "coordinates", "email", "latitude", "longitude", "mail"]
    private static let secretWords = credentialWords.union(personalWords)

    /// Returns whether a key names a secret or personal data: `accessToken`, `set-cookie`, `user_email`, `latitude`.
    public static func isSecret(key: String) -> Bool {
        mayNameSecret(key) && words(of: key).contains(where: secretWords.contains)
    }

    /// Returns whether a key names a credential, such as `SMTP_PASSWORD`. Personal data doesn't count: `MAIL_SENDER` is no secret.
    static func isCredential(key: String) -> Bool {
        words(of: key).contains(where: credentialWords.contains)
    }

    /// Returns a text with bearer tokens, signed tokens (JWT) and email addresses removed.
    public static func scrub(_ text: String) -> String {
        // Most texts contain none, and checking costs far less than splitting.
        guard mayHoldSecret(text) else { return text }
        var result = ""
        var followsBearer = false
        var rest = Substring(text)
        while !rest.isEmpty {
            let word = rest.prefix { !isBoundary($0) }
            if !word.isEmpty {
                result += followsBearer || isSignedToken(word) ? mark : isEmail(word) ? Sensitive.email("").description : String(word)
                followsBearer = word.lowercased() == "bearer"
                rest = rest.dropFirst(word.count)
            }
            let boundary = rest.prefix(while: isBoundary)
            result += boundary
            rest = rest.dropFirst(boundary.count)
        }
        return result
    }

    private static let beginnings = Set(secretWords.map { beginning(of: $0) })

    /// Returns whether any of the words may occur, in one pass over the bytes: splitting a key into words takes microseconds.
    private static func mayNameSecret(_ key: String) -> Bool {
        var lastThree: UInt32 = 0
        for byte in key.utf8 {
            lastThree = (lastThree << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
            if beginnings.contains(lastThree) { return true }
        }
        return false
    }

    private static func beginning(of word: String) -> UInt32 {
        word.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Returns whether the text contains `@` or the start of a signed token or of `Bearer`, in one pass over the bytes.
    private static func mayHoldSecret(_ text: String) -> Bool {
        var lastFour: UInt32 = 0
        for byte in text.utf8 {
            // Setting 0x20 lowercases letters; the numbers are "bear" and "eyj".
            lastFour = lastFour << 8 | UInt32(byte | 0x20)
            if byte == UInt8(ascii: "@") || lastFour == 0x6265_6172 || lastFour & 0xFF_FFFF == 0x65_796A { return true }
        }
        return false
    }

    /// Returns whether a text is the placeholder that ``Sensitive`` shows for its value: a short word in brackets.
    static func isMark(_ text: String) -> Bool {
        guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count <= 16 else { return false }
        return text.dropFirst().dropLast().allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" }
    }

    private static func isBoundary(_ character: Character) -> Bool {
        character.isWhitespace || "\"'<>()[]{},;:=&|?/\\".contains(character)
    }

    private static func isSignedToken(_ word: Substring) -> Bool {
        word.hasPrefix("eyJ") && word.count(where: { $0 == "." }) == 2
    }

    private static func isEmail(_ word: Substring) -> Bool {
        guard let at = word.firstIndex(of: "@"), at > word.startIndex else { return false }
        return word[at...].count > 1
    }

    /// Splits `camelCase`, `HTTPHeader`, `snake_case`, `kebab-case` and `dotted.names` into lower-case words. `email` counts as one word.
    private static func words(of key: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in key.replacing("e-mail", with: "email") {
            if !character.isLetter || character.isUppercase && word.last?.isUppercase == false {
                words.append(word.lowercased())
                word = ""
            } else if character.isLowercase, word.count > 1, let last = word.last, last.isUppercase {
                // The last of several capitals starts the next word.
                words.append(word.dropLast().lowercased())
                word = String(last)
            }
            if character.isLetter { word.append(character) }
        }
        return words + [word.lowercased()]
    }
}
