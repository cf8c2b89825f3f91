import Core
import Foundation
import OrdersAPI
import Persistence

/// The SQL of price books and of their drafts. A published book is never changed, but for the time at which it was withdrawn.
struct PriceBookRepository: Sendable {
    /// Returns the books that hold at some time, in the order in which they take effect.
    func books(in transaction: Transaction) throws -> [PriceBook] {
        try transaction.rows("SELECT * FROM orders_price_book WHERE withdrawn_at IS NULL ORDER BY effective_from, version").map(PriceBook.init(row:))
    }

    /// Returns the prices of a version.
    func book(version: Int, in transaction: Transaction) throws -> PriceBook {
        try transaction.first("SELECT * FROM orders_price_book WHERE version = \(version)").map(PriceBook.init(row:)) ?? .default
    }

    /// A book with what became of it.
    struct Published {
        let book: PriceBook
        let withdrawnAt: Date?

        fileprivate init(row: Row) throws { (book, withdrawnAt) = (try PriceBook(row: row), try row.get("withdrawn_at")) }
    }

    /// Returns all books, those that were withdrawn included, newest version first.
    func published(in transaction: Transaction) throws -> [Published] {
        try transaction.rows("SELECT * FROM orders_price_book ORDER BY version DESC").map(Published.init(row:))
    }

    /// Returns a book with what became of it; nil for an unknown version.
    func published(version: Int, in transaction: Transaction) throws -> Published? {
        try transaction.first("SELECT * FROM orders_price_book WHERE version = \(version)").map(Published.init(row:))
    }

    /// Returns the newest version, even if it was withdrawn.
    func newestVersion(in transaction: Transaction) throws -> Int {
        try transaction.values(Int.self, "SELECT version FROM orders_price_book ORDER BY version DESC LIMIT 1").first ?? PriceBook.default.version
    }

    /// Stores a book.
    func insert(_ book: PriceBook, in transaction: Transaction) throws {
        let prices = book.prices
        try transaction.insert(
            into: "orders_price_book",
            [
                "version": book.version, "effective_from": book.effectiveFrom, "bag_cents": prices.bagCents, "kilogram_cents": prices.kilogramCents,
                "minimum_grams_per_bag": prices.minimumGramsPerBag, "asap_cents": prices.asapCents, "delivery_cents": prices.deliveryCents,
                "free_delivery_over_cents": prices.freeDeliveryOverCents, "no_show_cents": prices.noShowCents,
                "cancellation_cents": prices.cancellationCents, "tax_basis_points": prices.taxBasisPoints,
                "area_tax_basis_points": try JSONColumn(prices.areaTaxBasisPoints), "add_ons": try JSONColumn(prices.addOns),
            ])
    }

    /// Withdraws a book before it takes effect. Returns false where it has already, or was withdrawn before.
    func withdraw(_ version: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            "UPDATE orders_price_book SET withdrawn_at = \(now) WHERE version = \(version) AND effective_from > \(now) AND withdrawn_at IS NULL") == 1
    }
}

// Drafts.
extension PriceBookRepository {
    /// Returns the drafts, oldest first.
    func drafts(in transaction: Transaction) throws -> [PriceDraft] {
        let newest = try newestVersion(in: transaction)
        return try transaction.rows("SELECT * FROM orders_price_draft ORDER BY id").map { try PriceDraft(row: $0, replaces: newest) }
    }

    /// Returns a draft; nil for an unknown one.
    func draft(_ id: Int, in transaction: Transaction) throws -> PriceDraft? {
        let newest = try newestVersion(in: transaction)
        return try transaction.first("SELECT * FROM orders_price_draft WHERE id = \(id)").map { try PriceDraft(row: $0, replaces: newest) }
    }

    /// Stores a copy of a book, and returns its id.
    func insertDraft(of book: PriceBook, at now: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "orders_price_draft",
            ["revision": 1, "based_on": book.version, "prices": try JSONColumn(book.prices), "updated_at": now])
    }

    /// Stores the next revision. Returns false where `revision` isn't the present one.
    func update(_ id: Int, revision: Int, to prices: Prices, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE orders_price_draft SET prices = \(try JSONColumn(prices)), revision = revision + 1, updated_at = \(now)
            WHERE id = \(id) AND revision = \(revision)
            """) == 1
    }

    /// Removes a draft. Returns false where there is none, or `revision` isn't the present one.
    func remove(_ id: Int, revision: Int? = nil, in transaction: Transaction) throws -> Bool {
        guard let revision else { return try transaction.execute("DELETE FROM orders_price_draft WHERE id = \(id)") == 1 }
        return try transaction.execute("DELETE FROM orders_price_draft WHERE id = \(id) AND revision = \(revision)") == 1
    }
}

extension PriceBook {
    fileprivate init(row: Row) throws {
        self.init(
            version: try row.get("version"), effectiveFrom: try row.get("effective_from"),
            prices: Prices(
                bagCents: try row.get("bag_cents"), kilogramCents: try row.get("kilogram_cents"),
                minimumGramsPerBag: try row.get("minimum_grams_per_bag"), asapCents: try row.get("asap_cents"),
                deliveryCents: try row.get("delivery_cents"), freeDeliveryOverCents: try row.get("free_delivery_over_cents"),
                noShowCents: try row.get("no_show_cents"), cancellationCents: try row.get("cancellation_cents"),
                taxBasisPoints: try row.get("tax_basis_points"),
                areaTaxBasisPoints: try row.get("area_tax_basis_points", as: JSONColumn<[String: Int]>.self).value,
                addOns: try row.get("add_ons", as: JSONColumn<[AddOn]>.self).value))
    }
}

extension PriceDraft {
    fileprivate init(row: Row, replaces: Int) throws {
        self.init(
            id: try row.get("id"), revision: try row.get("revision"), basedOn: try row.get("based_on"), replaces: replaces,
            prices: try row.get("prices", as: JSONColumn<Prices>.self).value, updatedAt: try row.get("updated_at"))
    }
}
