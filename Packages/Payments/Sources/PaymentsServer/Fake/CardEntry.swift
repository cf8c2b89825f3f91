import Foundation

/// A card as it was entered on the fake provider's page.
struct CardEntry: Sendable {
    var number = ""
    var expiry = ""
    var code = ""
    /// The reason why it isn't taken; nil before it was sent.
    var message: String?

    /// An empty form.
    init() {}

    /// Reads a form's fields.
    init(_ form: [String: String]) {
        number = String((form["number"] ?? "").prefix(30))
        expiry = String((form["expiry"] ?? "").prefix(10))
        code = String((form["code"] ?? "").prefix(10))
    }

    /// True where the security code has three or four digits.
    var hasCode: Bool { (3...4).contains(code.utf8.count) && code.utf8.allSatisfy { (48...57).contains($0) } }

    /// Returns the month and year, entered as `12/34` or `12/2034`; nil for another form, or for one that is over.
    func expiry(at now: Date) -> (month: Int, year: Int)? {
        let digits = expiry.filter(\.isNumber)
        guard digits.count == 4 || digits.count == 6, let month = Int(digits.prefix(2)), let short = Int(digits.dropFirst(2)) else { return nil }
        let year = short < 100 ? 2000 + short : short
        let today = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: now)
        guard (1...12).contains(month), let thisYear = today.year, let thisMonth = today.month, year <= thisYear + 50 else { return nil }
        return (year, month) >= (thisYear, thisMonth) ? (month, year) : nil
    }
}
