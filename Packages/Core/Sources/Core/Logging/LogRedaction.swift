/// What log handlers take out of every entry, whatever the caller gave: a second line of defence behind ``Sensitive``.
public enum LogRedaction {
    /// What stands where a value was taken out.
    public static let mark = "[redacted]"

    private static let secretWords: Set<String> = [
        "authorization", "cookie", "cookies", "coordinate", "coordinates", "credential", "credentials", "email", "latitude", "longitude", "mail",
        "otp", "passphrase", "password", "passwords", "pem", "secret", "secrets", "token", "tokens",
    ]

    /// Whether a key names a secret or somebody's data: `accessToken`, `set-cookie`, `user_email`, `latitude`.
    public static func isSecret(key: String) -> Bool {
        mayNameSecret(key) && words(of: key).contains(where: secretWords.contains)
    }

    /// A text without bearer tokens, signed tokens (JWT) and e-mail addresses.
    public static func scrub(_ text: String) -> String {
        // Most texts hold none, and looking costs far less than cutting.
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

    /// Whether one of the words begins anywhere, in one pass over the bytes: cutting a key into words takes microseconds.
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

    /// Whether `@`, the beginning of a signed token or that of `Bearer` stands anywhere, in one pass over the bytes.
    private static func mayHoldSecret(_ text: String) -> Bool {
        var lastFour: UInt32 = 0
        for byte in text.utf8 {
            // 0x20 makes letters lower case; the numbers are "bear" and "eyj".
            lastFour = lastFour << 8 | UInt32(byte | 0x20)
            if byte == UInt8(ascii: "@") || lastFour == 0x6265_6172 || lastFour & 0xFF_FFFF == 0x65_796A { return true }
        }
        return false
    }

    /// Whether a text is what ``Sensitive`` shows instead of its value: a short word in brackets.
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

    /// The words of `camelCase`, `HTTPHeader`, `snake_case`, `kebab-case` and `dotted.names`, in lower case. `e-mail` is one word.
    private static func words(of key: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in key.replacing("e-mail", with: "email") {
            if !character.isLetter || character.isUppercase && word.last?.isUppercase == false {
                words.append(word.lowercased())
                word = ""
            } else if character.isLowercase, word.count > 1, let last = word.last, last.isUppercase {
                // The last capital of several begins the next word.
                words.append(word.dropLast().lowercased())
                word = String(last)
            }
            if character.isLetter { word.append(character) }
        }
        return words + [word.lowercased()]
    }
}
