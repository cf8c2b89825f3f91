import Foundation

/// An email address in the normalized form in which it is stored and compared: trimmed, composed, in lower case.
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
    /// The normalized address.
    public let text: String

    /// Parses an address; nil if no mail could reach it. The size limits are those of RFC 5321, section 4.5.3.1.
    public init?(_ typed: String) {
        guard typed.utf8.count <= 1024 else { return nil }
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping.lowercased()
        guard text.utf8.count <= 254 else { return nil }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isLocalPart(parts[0]), Self.isDomain(parts[1]) else { return nil }
        self.text = text
    }

    /// A placeholder rather than the address, which is personal data.
    public var description: String { Sensitive.email(text).description }

    private static func isLocalPart(_ text: Substring) -> Bool {
        guard (1...64).contains(text.utf8.count), !text.hasPrefix("."), !text.hasSuffix("."), !text.contains("..") else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(scalar)
        }
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                    && label.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
            }
    }
}
