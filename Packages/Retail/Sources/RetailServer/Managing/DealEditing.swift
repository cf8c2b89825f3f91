import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Administrators add and remove deals.
struct DealEditing: Sendable {
    /// The most days of a deal.
    private static let mostDays = 366
    /// The most deals of a retailer that haven't ended.
    private static let mostDeals = 50

    let timeZone: TimeZone
    private let deals = DealRepository()
    private let prices = PriceKeeper()

    init(timeZone: TimeZone) { self.timeZone = timeZone }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.deals, allow: .accessAlone) { _, context in
            let today = CatalogReader.day(of: context.clock.now, in: timeZone)
            return try await context.database.read { try deals.deals(on: today, in: $0) }
        }
        routes.on(RetailEndpoints.managedDeals, allow: .accessAlone) { _, context in try await context.database.read { try deals.all(in: $0) } }
        routes.on(RetailEndpoints.createDeal, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(RetailEndpoints.deleteDeal, allow: .accessAlone) { input, context in
            let reader = CatalogReader(person: nil, now: context.clock.now, timeZone: timeZone)
            try await context.database.write { transaction in
                guard try deals.find(input.id, in: transaction) != nil else { throw APIError.notFound() }
                try deals.delete(input.id, in: transaction)
                try prices.refresh(at: reader.now, today: reader.today, in: transaction)
                try context.record(AuditEntry(.dealDeleted, object: "deal/\(input.id)"), in: transaction)
            }
            return NoOutput()
        }
    }

    private func create(_ input: DealContent, _ context: HandlerContext) async throws -> EncodedOutput<RetailDeal> {
        let reader = CatalogReader(person: nil, now: context.clock.now, timeZone: timeZone)
        let text = input.text.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(text, "text", length: 1...120)
        let days = (date(input.startsOn), date(input.endsOn))
        errors.require(days.0 != nil, "startsOn", Strings.enterDay)
        errors.require(days.1 != nil, "endsOn", Strings.enterDay)
        if let start = days.0, let end = days.1 {
            errors.require(end >= start && end.timeIntervalSince(start) <= Double(Self.mostDays) * 86_400, "endsOn", Strings.dealDays)
            errors.require(input.endsOn >= reader.today, "endsOn", Strings.dealEnded)
        }
        errors.require((input.itemID == nil) == (input.priceCents == nil), "priceCents", Strings.dealPrice)
        if let price = input.priceCents { errors.require(price > 0, "priceCents", Strings.dealPrice) }
        try errors.throwIfAny()
        let content = DealContent(
            retailerID: input.retailerID, text: text, itemID: input.itemID, priceCents: input.priceCents, startsOn: input.startsOn, endsOn: input.endsOn)
        return try await context.writeOnce { transaction in
            try check(content, on: reader.today, in: transaction)
            let id = try deals.insert(content, in: transaction)
            try prices.refresh(at: reader.now, today: reader.today, in: transaction)
            try context.record(AuditEntry(.dealCreated, object: "deal/\(id)"), in: transaction)
            guard let deal = try deals.find(id, in: transaction) else { throw APIError.internalError }
            return deal
        }
    }

    private func check(_ content: DealContent, on today: String, in transaction: Transaction) throws {
        guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(content.retailerID)") != nil else {
            throw APIError.invalid(["retailerId": Strings.unknownRetailer])
        }
        let count = try transaction.value(
            Int.self, "SELECT COUNT(*) FROM retail_deal WHERE retailer_id = \(content.retailerID) AND ends_on >= \(today)")
        guard count < Self.mostDeals else { throw APIError.conflict(Strings.tooManyDeals, code: "too_many_deals") }
        guard let item = content.itemID else { return }
        let row = try transaction.first("SELECT regular_cents FROM retail_item WHERE id = \(item) AND retailer_id = \(content.retailerID)")
        guard let row else { throw APIError.invalid(["itemId": Strings.unknownItem]) }
        // A deal that isn't cheaper would be none.
        guard try content.priceCents ?? 0 < row.get("regular_cents", as: Int.self) else { throw APIError.invalid(["priceCents": Strings.dealPrice]) }
    }

    /// Reads a day such as `2026-11-27`; nil for another text.
    private func date(_ text: String) -> Date? {
        let format = Date.ISO8601FormatStyle().year().month().day()
        // The 31st of February is read as a day of March.
        guard let date = try? Date(text, strategy: format), date.formatted(format) == text else { return nil }
        return date
    }
}

extension AuditEntry.Action {
    fileprivate static let dealCreated = Self(rawValue: "deal_created")
    fileprivate static let dealDeleted = Self(rawValue: "deal_deleted")
}
