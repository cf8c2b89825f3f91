import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Lets administrators list, add and change the items of retailers.
struct ItemEditing: Sendable {
    let timeZone: TimeZone
    private let items = ManagedItemRepository()

    init(timeZone: TimeZone) { self.timeZone = timeZone }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.managedItems, allow: .accessAlone) { input, context in
            let (page, reader) = (try input.page.checked(), reader(context))
            return try await context.database.read { try list(input, page, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.managedItem, allow: .accessAlone) { input, context in
            let reader = reader(context)
            return try await context.database.read { try found(input.id, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.createItem, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(RetailEndpoints.changeItem, allow: .accessAlone) { input, context in try await change(input, context) }
    }

    private func list(
        _ input: ManagedItemListRequest, _ page: PageNumbers, for reader: CatalogReader, in transaction: Transaction
    ) throws -> Page<ManagedItem> {
        guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(input.id)") != nil else { throw APIError.notFound() }
        let query = input.query?.trimmingCharacters(in: .whitespaces) ?? ""
        let numbered = query.isEmpty ? [] : try items.items(of: input.id, numbered: query, in: transaction)
        guard numbered.isEmpty else { return page.page(of: try items.items(numbered, for: reader, in: transaction), total: numbered.count) }
        let search = ItemSearch(ItemSearchRequest(query: query, retailer: input.id), person: nil)
        let found = try search.page(PageBounds(limit: page.limit, offset: page.offset), ofInactive: true, in: transaction)
        return page.page(of: try items.items(found.ids, for: reader, in: transaction), total: found.total)
    }

    private func create(_ input: ItemCreation, _ context: HandlerContext) async throws -> EncodedOutput<ManagedItem> {
        let reader = reader(context)
        let (content, start) = try checked(input.content, for: reader)
        guard start == nil else { throw APIError.invalid(["content.priceFrom": Strings.importPriceLater]) }
        return try await Self.namingTaken {
            try await context.writeOnce { transaction in
                guard try transaction.first("SELECT id FROM retail_retailer WHERE id = \(input.id)") != nil else { throw APIError.notFound() }
                let id = try items.insert(content, of: input.id, in: transaction)
                try context.record(AuditEntry(.itemCreated, object: "item/\(id)"), in: transaction)
                return try found(id, for: reader, in: transaction)
            }
        }
    }

    private func change(_ input: ItemChange, _ context: HandlerContext) async throws -> ManagedItem {
        let reader = reader(context)
        let (content, start) = try checked(input.content, for: reader)
        return try await Self.namingTaken {
            try await context.database.write { transaction in
                let item = try found(input.id, for: reader, in: transaction)
                guard try items.update(item, version: input.version, to: content, from: start, at: reader.now, in: transaction) else {
                    throw APIError.conflict(Strings.staleItem, code: "stale_version")
                }
                try context.record(AuditEntry(.itemChanged, object: "item/\(input.id)", detail: "version \(input.version + 1)"), in: transaction)
                return try found(input.id, for: reader, in: transaction)
            }
        }
    }

    private func found(_ id: Int, for reader: CatalogReader, in transaction: Transaction) throws -> ManagedItem {
        guard let item = try items.find(id, for: reader, in: transaction) else { throw APIError.notFound() }
        return item
    }

    /// Returns what was written without spaces around it, and the time from which its prices hold; nil for now.
    private func checked(_ content: ItemContent, for reader: CatalogReader) throws(APIError) -> (ItemContent, Date?) {
        func trimmed(_ text: String?) -> String? {
            let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return text.isEmpty ? nil : text
        }
        var errors = FieldErrors()
        func text(_ text: String?, _ column: CatalogColumn) -> String? {
            let text = trimmed(text)
            if let text, let reason = RowCheck.problem(of: text, most: RowCheck.longest[column] ?? 0) {
                errors.require(false, "content.\(column.rawValue)", reason.message)
            }
            return text
        }
        let (sku, details) = (text(content.sku, .sku), text(content.details, .details))
        let (name, category) = (text(content.name, .name), text(content.category, .category))
        errors.require(name != nil, "content.name", Strings.importEmpty)
        errors.require(category != nil, "content.category", Strings.importEmpty)
        errors.require((1...RowCheck.mostCents).contains(content.regularCents), "content.regularCents", Strings.importPrice)
        if let member = content.memberCents {
            errors.require(member > 0, "content.memberCents", Strings.importPrice)
            errors.require(member <= content.regularCents, "content.memberCents", Strings.importMemberPrice)
        }
        let day = trimmed(content.priceFrom)
        let start = day.flatMap { PriceDay.start(of: $0, in: timeZone) }
        errors.require(day == nil || start.map { $0 < reader.now.addingTimeInterval(2 * 366 * 86_400) } == true, "content.priceFrom", Strings.importDay)
        try errors.throwIfAny()
        let checked = ItemContent(
            sku: sku, name: name ?? "", category: category ?? "", regularCents: content.regularCents, memberCents: content.memberCents,
            available: content.available, details: details)
        return (checked, start.flatMap { $0 > reader.now ? $0 : nil })
    }

    private func reader(_ context: HandlerContext) -> CatalogReader { CatalogReader(person: nil, now: context.clock.now, timeZone: timeZone) }

    /// Names the field if another item of the retailer has the same number.
    private static func namingTaken<Output: Sendable>(_ write: () async throws -> Output) async throws -> Output {
        do {
            return try await write()
        } catch let error as DatabaseError where error.code == .unique {
            throw APIError.invalid(["content.sku": Strings.skuTaken])
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let itemCreated = Self(rawValue: "item_created")
    fileprivate static let itemChanged = Self(rawValue: "item_changed")
}
