import Foundation

extension Validation where Value == String {
    /// Requires a character other than white space.
    public static var required: Validation {
        Validation(Strings.fieldNeeded) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The rule for an optional text: also accepts an empty or blank one.
    public var orEmpty: Validation {
        Validation { $0.allSatisfy(\.isWhitespace) ? nil : check($0) }
    }

    /// Limits the number of characters. Bytes are limited too, to eight per character, since a character may contain any number of combining marks.
    public static func length(_ range: ClosedRange<Int>) -> Validation {
        Validation { text in
            guard text.utf8.count <= range.upperBound * 8, text.count <= range.upperBound else { return Strings.validationAtMostCharacters(range.upperBound) }
            return text.count < range.lowerBound ? Strings.validationAtLeastCharacters(range.lowerBound) : nil
        }
    }

    /// Allows no control characters except line breaks and tabs.
    public static var printable: Validation {
        Validation(Strings.validationCharacters) { text in
            text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 || $0 == "\n" || $0 == "\r" || $0 == "\t" }
        }
    }

    /// Allows no line breaks.
    public static var oneLine: Validation {
        Validation(Strings.validationOneLine) { !$0.contains(where: \.isNewline) }
    }

    /// Requires a text as people type it: not blank unless its minimum length is 0, within a length, and free of control characters.
    public static func text(length range: ClosedRange<Int>) -> Validation {
        let sized = Validation.length(range).and(.printable)
        return range.lowerBound == 0 ? sized : .required.and(sized)
    }

    /// Requires a deliverable email address; see ``EmailAddress``.
    public static var email: Validation {
        .required.and(Validation(Strings.validationEmail) { EmailAddress($0) != nil })
    }

    /// Requires a phone number as people write it: 5 to 20 digits, with `+ - . ( ) /` and spaces between them.
    public static var phone: Validation {
        Validation(Strings.validationPhone) { text in
            guard text.utf8.count <= 40, text.unicodeScalars.allSatisfy("+0123456789 -.()/".unicodeScalars.contains) else { return false }
            return (5...20).contains(text.count(where: \.isNumber))
        }
    }

    /// Requires a postal code of any country: 3 to 12 Latin letters and digits separated by single spaces or hyphens, at least one of them a digit.
    public static var postalCode: Validation {
        Validation(Strings.validationPostalCode) { typed in
            let text = typed.trimmingCharacters(in: .whitespaces)
            guard (3...12).contains(text.utf8.count), text.contains(where: \.isNumber) else { return false }
            let groups = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
            return groups.allSatisfy { group in !group.isEmpty && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        }
    }

    /// Requires 8 to 128 characters of any kind (NIST SP 800-63B, 3.1.1.2). The server also refuses common passwords.
    public static var password: Validation {
        .length(8...128).and(.printable)
    }

    /// Requires a password other than the person's own words, such as the name or email address.
    ///
    /// - Parameter words: compared ignoring case; of an email address, the part before the `@` is refused too.
    public static func password(notAmong words: [String]) -> Validation {
        let own = Set(words.flatMap { [$0, String($0.prefix { $0 != "@" })] }.map { $0.lowercased() })
        return .password.and(Validation(Strings.validationOwnPassword) { !own.contains($0.lowercased()) })
    }
}
