import AuthAPI
import Core
import Foundation

/// The rules for what people write into their account: names, phone numbers, addresses, preferences.
enum AccountRules {
    static let addressLimit = 20

    /// Checks a name, and returns it without surrounding space.
    static func name(_ typed: String, _ errors: inout FieldErrors) -> String {
        let name = typed.trimmingCharacters(in: .whitespaces)
        text(name, "name", 1...80, &errors)
        errors.require(!name.contains(where: \.isNewline), "name", Strings.oneLine)
        return name
    }

    /// Checks a phone number; returns nil for an empty one.
    static func phone(_ typed: String, _ errors: inout FieldErrors) -> String? {
        let phone = typed.trimmingCharacters(in: .whitespaces)
        guard !phone.isEmpty else { return nil }
        let allowed = phone.unicodeScalars.allSatisfy { "+0123456789 -.()/".unicodeScalars.contains($0) }
        let digits = phone.filter(\.isNumber).count
        errors.require(allowed && (5...20).contains(digits) && phone.utf8.count <= 40, "phone", Strings.phone)
        return phone
    }

    /// Checks an IETF language tag.
    static func language(_ typed: String, _ errors: inout FieldErrors) -> String {
        let valid = (2...35).contains(typed.utf8.count) && typed.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        errors.require(valid, "language", Strings.language)
        return typed
    }

    /// Checks addresses. Those without an id, or with one that an earlier address has, get the next free one.
    static func addresses(_ typed: [Address], _ errors: inout FieldErrors) -> [Address] {
        errors.require(typed.count <= addressLimit, "addresses", Strings.addressLimit(addressLimit))
        guard typed.count <= addressLimit else { return [] }
        var used: Set<Int> = []
        var next = (typed.compactMap(\.id).filter { (1...1_000_000).contains($0) }.max() ?? 0) + 1
        return typed.enumerated().map { index, address in
            check(address, "addresses.\(index)", &errors)
            var address = address
            if let id = address.id, (1...1_000_000).contains(id), used.insert(id).inserted { return address }
            address.id = next
            used.insert(next)
            next += 1
            return address
        }
    }

    /// Checks preferences.
    static func preferences(_ typed: Preferences, _ errors: inout FieldErrors) -> Preferences {
        text(typed.laundry.notes ?? "", "preferences.notes", 0...500, &errors)
        return typed
    }

    private static func check(_ address: Address, _ field: String, _ errors: inout FieldErrors) {
        text(address.line1, "\(field).line1", 1...120, &errors)
        text(address.city, "\(field).city", 1...80, &errors)
        text(address.postalCode, "\(field).postalCode", 1...12, &errors)
        text(address.label ?? "", "\(field).label", 0...40, &errors)
        text(address.line2 ?? "", "\(field).line2", 0...120, &errors)
        text(address.instructions ?? "", "\(field).instructions", 0...500, &errors)
        errors.require((-90...90).contains(address.latitude), "\(field).latitude", Strings.latitude)
        errors.require((-180...180).contains(address.longitude), "\(field).longitude", Strings.longitude)
    }

    /// Limits bytes too, because one character can hold any number of combining marks.
    private static func text(_ text: String, _ field: String, _ length: ClosedRange<Int>, _ errors: inout FieldErrors) {
        errors.require(text.utf8.count <= length.upperBound * 8, field, Strings.tooLong(length.upperBound))
        errors.requireText(text, field, length: length)
    }
}
