import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Offers the add-ons to customers, and lets administrators edit, try and publish prices.
struct PriceEditing: Sendable {
    /// The price books, as they were at most a second ago.
    let books: RecentValue<[PriceBook]>
    private let repository = PriceBookRepository()

    init(books: RecentValue<[PriceBook]>) { self.books = books }

    /// The most drafts at a time.
    private static let mostDrafts = 20

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.addOns, allow: .accessAlone) { _, context in
            let now = context.clock.now
            return try await context.database.read { PriceBook.current(try books.value(in: $0, read: repository.books), at: now).offers }
        }
        routes.on(OrdersEndpoints.priceBooks, allow: .accessAlone) { _, context in
            let now = context.clock.now
            return try await context.database.read { try versions(at: now, in: $0) }
        }
        routes.on(OrdersEndpoints.priceDrafts, allow: .accessAlone) { _, context in
            try await context.database.read { try repository.drafts(in: $0) }
        }
        routes.on(OrdersEndpoints.priceDraft, allow: .accessAlone) { input, context in
            try await context.database.read { try draft(input.id, in: $0) }
        }
        routes.on(OrdersEndpoints.previewPrices, allow: .accessAlone) { input, context in
            try PriceChecks.check(input.prices)
            let now = context.clock.now
            return try await context.database.read { transaction in
                let present = PriceBook.current(try repository.books(in: transaction), at: now)
                return TypicalOrders.previews(from: present, to: PriceBook(version: present.version, effectiveFrom: now, prices: input.prices))
            }
        }
        routes.on(OrdersEndpoints.createPriceDraft, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(OrdersEndpoints.changePriceDraft, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(OrdersEndpoints.discardPriceDraft, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                guard try repository.remove(input.id, in: transaction) else { throw APIError.notFound() }
                try context.record(AuditEntry(.priceDraftDiscarded, object: "price_draft/\(input.id)"), in: transaction)
            }
            return NoOutput()
        }
        routes.on(OrdersEndpoints.publishPrices, allow: .accessAlone) { input, context in try await publish(input, context) }
        routes.on(OrdersEndpoints.withdrawPrices, allow: .accessAlone) { input, context in try await withdraw(input.id, context) }
    }

    private func create(_ input: NewPriceDraft, _ context: HandlerContext) async throws -> EncodedOutput<PriceDraft> {
        let now = context.clock.now
        return try await context.writeOnce { transaction in
            guard try repository.drafts(in: transaction).count < Self.mostDrafts else {
                throw APIError.conflict(Strings.tooManyPriceDrafts, code: "too_many_drafts")
            }
            let book =
                if let version = input.version {
                    try repository.published(version: version, in: transaction)?.book
                } else {
                    PriceBook.current(try repository.books(in: transaction), at: now)
                }
            guard let book else { throw APIError.notFound() }
            let id = try repository.insertDraft(of: book, at: now, in: transaction)
            try context.record(AuditEntry(.priceDraftCreated, object: "price_draft/\(id)"), in: transaction)
            return try draft(id, in: transaction)
        }
    }

    private func change(_ input: PriceDraftChange, _ context: HandlerContext) async throws -> PriceDraft {
        try PriceChecks.check(input.prices)
        let now = context.clock.now
        return try await context.database.write { transaction in
            _ = try draft(input.id, in: transaction)
            guard try repository.update(input.id, revision: input.revision, to: input.prices, at: now, in: transaction) else { throw Self.stale }
            try context.record(
                AuditEntry(.priceDraftChanged, object: "price_draft/\(input.id)", detail: "revision \(input.revision + 1)"), in: transaction)
            return try draft(input.id, in: transaction)
        }
    }

    private func publish(_ input: PublishPrices, _ context: HandlerContext) async throws -> EncodedOutput<PriceBookVersion> {
        let now = context.clock.now
        let effectiveFrom = input.effectiveFrom ?? now
        do {
            return try await context.writeOnce { transaction in
                // A call that is repeated later gets its response, even if its date has passed.
                guard effectiveFrom >= now else { throw APIError.invalid(["effectiveFrom": Strings.pricesInPast]) }
                guard effectiveFrom <= now.addingTimeInterval(Self.farthest) else { throw APIError.invalid(["effectiveFrom": Strings.pricesTooFar]) }
                let draft = try draft(input.id, in: transaction)
                let newest = try repository.newestVersion(in: transaction)
                // Prices that somebody published meanwhile would be undone unseen.
                if let replaced = input.replaces, replaced != newest { throw Self.stale }
                guard try repository.remove(input.id, revision: input.revision, in: transaction) else { throw Self.stale }
                try PriceChecks.check(draft.prices)
                try repository.insert(PriceBook(version: newest + 1, effectiveFrom: effectiveFrom, prices: draft.prices), in: transaction)
                try context.record(AuditEntry(.pricesPublished, object: "price_book/\(newest + 1)", detail: "draft \(input.id)"), in: transaction)
                return try version(newest + 1, at: now, in: transaction)
            }
        } catch let error as DatabaseError where error.code == .unique {
            // Somebody published another draft at the same time.
            throw Self.stale
        }
    }

    /// The most seconds ahead that prices are published: two years.
    private static let farthest: TimeInterval = 2 * 366 * 24 * 3600

    private func withdraw(_ number: Int, _ context: HandlerContext) async throws -> PriceBookVersion {
        let now = context.clock.now
        return try await context.database.write { transaction in
            _ = try version(number, at: now, in: transaction)
            guard try repository.withdraw(number, at: now, in: transaction) else {
                throw APIError.conflict(Strings.pricesEffective, code: "already_effective")
            }
            try context.record(AuditEntry(.pricesWithdrawn, object: "price_book/\(number)"), in: transaction)
            return try version(number, at: now, in: transaction)
        }
    }

    private func draft(_ id: Int, in transaction: Transaction) throws -> PriceDraft {
        guard let draft = try repository.draft(id, in: transaction) else { throw APIError.notFound() }
        return draft
    }

    private func version(_ number: Int, at now: Date, in transaction: Transaction) throws -> PriceBookVersion {
        guard let published = try repository.published(version: number, in: transaction) else { throw APIError.notFound() }
        return published.shown(at: now, present: PriceBook.current(try repository.books(in: transaction), at: now))
    }

    private func versions(at now: Date, in transaction: Transaction) throws -> [PriceBookVersion] {
        let present = PriceBook.current(try repository.books(in: transaction), at: now)
        return try repository.published(in: transaction).map { $0.shown(at: now, present: present) }
    }

    private static var stale: APIError { APIError.conflict(Strings.stalePrices, code: "stale_version") }
}

extension PriceBookRepository.Published {
    fileprivate func shown(at now: Date, present: PriceBook) -> PriceBookVersion {
        let standing: PriceBookVersion.Standing =
            withdrawnAt != nil ? .withdrawn : book.version == present.version ? .current : book.effectiveFrom > now ? .scheduled : .past
        return PriceBookVersion(version: book.version, effectiveFrom: book.effectiveFrom, standing: standing, prices: book.prices)
    }
}

extension AuditEntry.Action {
    fileprivate static let priceDraftCreated = Self(rawValue: "price_draft_created")
    fileprivate static let priceDraftChanged = Self(rawValue: "price_draft_changed")
    fileprivate static let priceDraftDiscarded = Self(rawValue: "price_draft_discarded")
    fileprivate static let pricesPublished = Self(rawValue: "prices_published")
    fileprivate static let pricesWithdrawn = Self(rawValue: "prices_withdrawn")
}
