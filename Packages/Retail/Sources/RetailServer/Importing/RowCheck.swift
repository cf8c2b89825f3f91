import Core
import Foundation
import RetailAPI

/// An item as a row of a catalog file describes it.
struct CatalogRow: Sendable, Equatable {
    let row: Int
    let sku: String
    let name: String
    let category: String
    let regularCents: Int
    var memberCents: Int?
    var currency = RowCheck.currency
    var available = true
    var details: String?
    /// The time from which the prices hold; nil for now.
    var startsAt: Date?
}

/// Reads the cells of a row, and says what is wrong with them.
struct RowCheck {
    /// A reason why a cell is refused.
    struct Refusal: Sendable, Equatable {
        let row: Int
        let column: CatalogColumn?
        let reason: ImportReason
        var value: String?
    }

    /// The currency of all prices: carts are sums of several retailers' items.
    static let currency = "USD"
    /// The highest price, in cents.
    static let mostCents = 10_000_000
    /// The most characters of texts.
    static let longest: [CatalogColumn: Int] = [.sku: 64, .name: 120, .category: 60, .details: 1_000]

    private let layout: ColumnLayout
    private let timeZone: TimeZone
    private let latest: Date
    private var days: [String: Date] = [:]

    init(layout: ColumnLayout, timeZone: TimeZone, now: Date) {
        (self.layout, self.timeZone) = (layout, timeZone)
        latest = now.addingTimeInterval(2 * 366 * 86_400)
    }

    /// Reads a row. Returns nil with at least one refusal where something is wrong.
    mutating func read(_ record: CatalogRecord, _ refusals: inout [Refusal]) -> CatalogRow? {
        if let problem = record.problem {
            refusals.append(Refusal(row: record.row, column: nil, reason: problem))
            return nil
        }
        let before = refusals.count
        func refuse(_ column: CatalogColumn, _ reason: ImportReason, _ value: String?) {
            refusals.append(Refusal(row: record.row, column: column, reason: reason, value: value.map { String($0.prefix(40)) }))
        }
        func cell(_ column: CatalogColumn) -> String {
            guard let text = layout.text(column, of: record) else {
                refuse(column, .value, nil)
                return ""
            }
            if text.isEmpty, column.isRequired, refusals.count == before || refusals.last?.column != column { refuse(column, .empty, nil) }
            return text
        }
        func text(_ column: CatalogColumn) -> String {
            let text = cell(column)
            if let reason = Self.problem(of: text, most: Self.longest[column] ?? 0) { refuse(column, reason, reason == .characters ? nil : text) }
            return text
        }
        func cents(_ column: CatalogColumn) -> Int? {
            let text = cell(column)
            guard !text.isEmpty else { return nil }
            guard let cents = Self.cents(text) else {
                refuse(column, .price, text)
                return nil
            }
            return cents
        }
        let (sku, name, category) = (text(.sku), text(.name), text(.category))
        let (regular, member) = (cents(.price), cents(.memberPrice))
        if let regular, let member, member > regular { refuse(.memberPrice, .memberPrice, layout.text(.memberPrice, of: record)) }
        let currency = cell(.currency)
        if !currency.isEmpty, currency.uppercased() != Self.currency { refuse(.currency, .currency, currency) }
        let (flag, details, day) = (cell(.available), text(.details), cell(.priceFrom))
        let available = Self.flag(flag)
        if available == nil { refuse(.available, .yesNo, flag) }
        var startsAt: Date?
        if !day.isEmpty {
            startsAt = start(of: day)
            if startsAt == nil { refuse(.priceFrom, .day, day) }
        }
        guard refusals.count == before, let regular, let available else { return nil }
        return CatalogRow(
            row: record.row, sku: sku, name: name, category: category, regularCents: regular, memberCents: member, available: available,
            details: details.isEmpty ? nil : details, startsAt: startsAt)
    }

    /// Returns the reason why a text is refused; nil where it isn't.
    static func problem(of text: String, most: Int) -> ImportReason? {
        guard let first = text.unicodeScalars.first else { return nil }
        // Spreadsheets take these for formulas, some of them the wide forms, too.
        if "=+-@\t\r＝＋－＠".unicodeScalars.contains(first) { return .formula }
        let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        if isPlain { return text.utf8.count <= most ? nil : .tooLong }
        if text.count > most || text.utf8.count > 4 * most { return .tooLong }
        return text.unicodeScalars.contains { hidden.contains($0.properties.generalCategory) } ? .characters : nil
    }

    private static let hidden: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
    ]

    /// Reads `12.99`, `12.9` and `12`; nil for another text, and for what is no price.
    static func cents(_ text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...7).contains(parts[0].count) else { return nil }
        guard parts.allSatisfy({ $0.allSatisfy { (48...57).contains($0) } }) else { return nil }
        let units = parts[0].reduce(0) { $0 * 10 + Int($1 - 48) }
        var hundredths = 0
        if parts.count == 2 {
            let digits = parts[1].map { Int($0 - 48) }
            guard !digits.isEmpty, digits.dropFirst(2).allSatisfy({ $0 == 0 }) else { return nil }
            hundredths = digits[0] * 10 + (digits.count > 1 ? digits[1] : 0)
        }
        let cents = units * 100 + hundredths
        return (1...mostCents).contains(cents) ? cents : nil
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "", "true", "yes", "1", "y": true
        case "false", "no", "0", "n": false
        default: nil
        }
    }

    /// The beginning of a day; nil for another text, and for a day that is more than two years ahead.
    private mutating func start(of day: String) -> Date? {
        if let known = days[day] { return known }
        guard let start = PriceDay.start(of: day, in: timeZone), start <= latest else { return nil }
        days[day] = start
        return start
    }
}

/// The days from which prices hold.
enum PriceDay {
    /// Returns the beginning of a day such as `2026-12-01`; nil for another text.
    static func start(of day: String, in timeZone: TimeZone) -> Date? {
        let format = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        // The 31st of February is read as a day of March.
        guard let date = try? Date(day, strategy: format), date.formatted(format) == day else { return nil }
        return date
    }
}
