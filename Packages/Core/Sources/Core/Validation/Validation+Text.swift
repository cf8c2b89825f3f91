import Foundation

extension Validation where Value == String {
    /// Holds something other than white space.
    public static var required: Validation {
        Validation(Strings.fieldNeeded) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// So many characters. Bytes are limited too, to eight a character, since one character may hold any number of combining marks.
    public static func length(_ range: ClosedRange<Int>) -> Validation {
        Validation { text in
            guard text.utf8.count <= range.upperBound * 8, text.count <= range.upperBound else { return Strings.validationAtMostCharacters(range.upperBound) }
            return text.count < range.lowerBound ? Strings.validationAtLeastCharacters(range.lowerBound) : nil
        }
    }

    /// No control characters other than line breaks and tabs.
    public static var printable: Validation {
        Validation(Strings.validationCharacters) { text in
            text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 || $0 == "\n" || $0 == "\r" || $0 == "\t" }
        }
    }

    /// A text as people type it: not blank unless nothing is asked of it, of a length, and free of control characters.
    public static func text(length range: ClosedRange<Int>) -> Validation {
        let sized = Validation.length(range).and(.printable)
        return range.lowerBound == 0 ? sized : .required.and(sized)
    }

    /// An address that mail could reach; see ``EmailAddress``.
    public static var email: Validation {
        .required.and(Validation(Strings.validationEmail) { EmailAddress($0) != nil })
    }

    /// A postal code of any country: 3 to 12 Latin letters and digits with single spaces or hyphens between them, at least one a digit.
    public static var postalCode: Validation {
        Validation(Strings.validationPostalCode) { typed in
            let text = typed.trimmingCharacters(in: .whitespaces)
            guard (3...12).contains(text.utf8.count), text.contains(where: \.isNumber) else { return false }
            let groups = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
            return groups.allSatisfy { group in !group.isEmpty && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        }
    }

    /// What a new password must be like: 8 to 128 characters, whatever they are (NIST SP 800-63B, 3.1.1.2). The server also refuses common ones.
    public static var password: Validation {
        .length(8...128).and(.printable)
    }
}
