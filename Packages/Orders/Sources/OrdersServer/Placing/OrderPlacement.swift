import Core
import Foundation
import LocationAPI
import OrdersAPI
import Persistence
import ServerCore

/// Quotes and places orders. What a price depends on is read before the transaction that writes: only what others may take away meanwhile, a quote or
/// the last place in a window, is checked in it.
struct OrderPlacement: Sendable {
    let areas: any ServiceAreas
    let retail: (any RetailPricing)?
    let defaults: (any CustomerDefaults)?
    let estimates: any ArrivalEstimates
    let discounts: (any OrderDiscounts)?
    let transitions: OrderTransitions
    /// The price books, as they were at most a second ago.
    let books: RecentValue<[PriceBook]>
    let places: PickupPlaces
    let limits: PlacementLimits
    /// The least that codes and credit leave to pay, in cents, so that a card is there for fees and for what the weighing adds; 0 where nobody pays.
    let leastCharge: Int
    let random: any RandomSource

    private let orders = OrderRepository()
    private let quotes = QuoteRepository()

    /// The time that a quote is valid: 15 minutes.
    private static let quoteLifetime: TimeInterval = 15 * 60
    /// The time that a quote must still be valid to be reused: 10 minutes.
    private static let minimumRemainingLifetime: TimeInterval = 10 * 60

    init(
        areas: any ServiceAreas, retail: (any RetailPricing)?, defaults: (any CustomerDefaults)?, estimates: any ArrivalEstimates,
        discounts: (any OrderDiscounts)?, transitions: OrderTransitions,
        books: RecentValue<[PriceBook]>, places: PickupPlaces, limits: PlacementLimits, leastCharge: Int, random: any RandomSource
    ) {
        self.areas = areas
        self.retail = retail
        self.defaults = defaults
        self.estimates = estimates
        self.discounts = discounts
        self.transitions = transitions
        self.books = books
        self.places = places
        self.limits = limits
        self.leastCharge = leastCharge
        self.random = random
    }

    /// Everything about a request that its price depends on.
    struct Assessment: Sendable {
        let address: Address
        let area: String
        let retailItems: [RetailLine]
        let addOns: [AddOn]
        let price: Price
        /// The time in which the pickup is expected.
        let etaRange: ETARange
    }

    /// The data that placing an order takes from other tables.
    struct Preparation: Sendable {
        let assessment: Assessment
        let preferences: LaundryPreferences
    }

    /// A price for a request: one that the customer has been quoted already, or one to quote.
    enum Offer: Sendable {
        case standing(Quote)
        case new(Assessment)
    }

    /// Prices a request, and returns the customer's last quote where that still fits, so that looking at a page again doesn't write a row.
    ///
    /// - Throws: as ``assess(_:for:at:quote:in:)``.
    func offer(_ request: QuoteRequest, for customer: Int, at now: Date, in transaction: Transaction) throws -> Offer {
        let assessment = try assess(request, for: customer, at: now, in: transaction)
        guard let last = try quotes.last(of: customer, asking: request, in: transaction), last.orderID == nil,
            last.expiresAt >= now.addingTimeInterval(Self.minimumRemainingLifetime), last.area == assessment.area, last.price == assessment.price
        else { return .new(assessment) }
        return .standing(Quote(id: last.id, price: last.price.worded, expiresAt: last.expiresAt, etaRange: assessment.etaRange))
    }

    /// Stores the quote of a request.
    func quote(_ request: QuoteRequest, _ assessment: Assessment, for customer: Int, at now: Date, in transaction: Transaction) throws -> Quote {
        let expiresAt = now.addingTimeInterval(Self.quoteLifetime)
        let id = try quotes.insert(
            request, customer: customer, area: assessment.area, price: assessment.price, expiresAt: expiresAt, in: transaction)
        return Quote(id: id, price: assessment.price.worded, expiresAt: expiresAt, etaRange: assessment.etaRange)
    }

    /// Reads what an order needs before it is placed.
    ///
    /// - Throws: what ``assess(_:for:at:in:)`` throws; ``APIError`` of status 403 `email_unverified`.
    func prepare(_ input: CreateOrder, for customer: Int, at now: Date, in transaction: Transaction) throws -> Preparation {
        if limits.needsVerifiedEmail, try defaults?.hasVerifiedEmail(customer, in: transaction) == false {
            throw APIError.forbidden(Strings.emailUnverified, code: "email_unverified")
        }
        return Preparation(
            assessment: try assess(input.request, for: customer, at: now, quote: input.quoteID, in: transaction),
            preferences: try input.preferences ?? defaults?.preferences(of: customer, in: transaction) ?? LaundryPreferences())
    }

    /// Checks that a customer may have the orders that are open, and so many more.
    ///
    /// - Throws: ``APIError`` of status 409 `too_many_open_orders`.
    func checkOpenOrders(of customer: Int, besides more: Int, in transaction: Transaction) throws {
        guard limits.limitsOpenOrders else { return }
        var counts = try orders.counts(of: customer, in: transaction)
        counts.open += more
        try limits.check(counts)
    }

    /// Places and accepts an order, at its quote's price where it takes one. The order is returned as it is stored.
    ///
    /// - Throws: ``APIError`` of status 422 `window_full`; 404 for an unknown quote; 409 `too_many_open_orders`, `quote_used`, `quote_expired` or
    ///   `quote_mismatch`.
    func place(
        _ input: CreateOrder, _ prepared: Preparation, for customer: Int, _ details: TransitionDetails, at now: Date, in transaction: Transaction
    ) throws -> Order {
        let (request, assessment) = (input.request, prepared.assessment)
        let price = try quotedPrice(input, customer: customer, area: assessment.area, at: now, in: transaction) ?? assessment.price
        let window = request.pickupMode == .scheduled ? request.window : nil
        let draft = Order(
            id: 0, customerID: customer, driverID: nil, status: Stage.draft.status(request.pickupMode), stage: .draft, sequence: 0, version: 0,
            bags: request.bags, kilograms: nil, pickupMode: request.pickupMode, window: window,
            etaRange: assessment.etaRange, address: assessment.address, serviceArea: assessment.area,
            preferences: prepared.preferences, addOns: assessment.orderAddOns, retailItems: Self.items(assessment.retailItems, at: price), price: price,
            notes: input.notes,
            allowedActions: [], stopNotes: input.stopNotes.flatMap { $0.isEmpty ? nil : $0 },
            pin: transitions.policy.asksForPIN ? PIN.digits(from: random) : nil, createdAt: now, updatedAt: now)
        let placing = OrderTransitions.Step(stage: .placed, actor: OrderActor(personID: customer, role: .customer), details: details)
        let order = try transitions.place(draft, through: [placing, OrderTransitions.Step(stage: .accepted, actor: .system)], in: transaction)
        // Of two orders of one customer at a time, the second has waited for the row of their number, and counts the first.
        try checkOpenOrders(of: customer, besides: 0, in: transaction)
        if let quote = input.quoteID, try !quotes.use(quote, for: order.id, in: transaction) {
            throw APIError.conflict(Strings.quoteUsed, code: "quote_used")
        }
        try takeDiscounts(request, for: order, at: now, in: transaction)
        if !order.retailItems.isEmpty { try retail?.ordered(order.retailItems.map(\.itemID), by: customer, in: transaction) }
        return order
    }

    /// Returns items with the prices that the customer saw, which a quote keeps while those of the catalog change.
    private static func items(_ items: [RetailLine], at price: Price) -> [RetailLine] {
        let seen = price.lines.filter { $0.kind == .retail }
        guard seen.count == items.count else { return items }
        return zip(items, seen).map { item, line in
            var item = item
            item.unitCents = line.unitCents
            return item
        }
    }

    /// Returns what an order will cost.
    ///
    /// - Throws: as ``place(_:_:for:_:at:in:)`` for its quote.
    func total(of input: CreateOrder, _ prepared: Preparation, for customer: Int, at now: Date, in transaction: Transaction) throws -> Int {
        let assessment = prepared.assessment
        let price = try quotedPrice(input, customer: customer, area: assessment.area, at: now, in: transaction) ?? assessment.price
        return price.totalCents
    }

    /// Prices a request.
    ///
    /// - Parameter quote: the id of the quote whose price the order gets; its add-ons are those of the quote's prices.
    /// - Throws: ``APIError`` of status 422: what is wrong with the request, `address_required`, `not_served`, `window_full` or `add_on_unavailable`.
    func assess(
        _ request: QuoteRequest, for customer: Int, at now: Date, quote: Int? = nil, in transaction: Transaction
    ) throws -> Assessment {
        try PlacementChecks.check(request, at: now)
        guard let address = try request.address ?? defaults?.address(request.addressID, of: customer, in: transaction) else {
            throw APIError.invalid(["address": Strings.addressRequired], code: "address_required")
        }
        guard let area = try areas.area(at: address.coordinate, in: transaction) else {
            throw APIError.invalid(["address": Strings.notServed(try areas.names(in: transaction))], code: "not_served")
        }
        try checkCapacity(request, area: area.name, in: transaction)
        let items = try retailLines(request.retailItems, for: customer, in: transaction)
        let book = try book(at: now, in: transaction)
        let addOns = try request.addOns.isEmpty ? [] : (self.book(of: quote, in: transaction) ?? book).addOns(request.addOns)
        var basket = Pricing.Basket(
            bags: request.bags, pickupMode: request.pickupMode, addOns: addOns, retailItems: items, area: area.name)
        try addDiscounts(request, for: customer, at: now, to: &basket, book, in: transaction)
        let wait = request.pickupMode == .asap ? try estimates.wait(for: .pickup, area: area.name, at: now, in: transaction) : nil
        return Assessment(
            address: address, area: area.name, retailItems: items, addOns: addOns, price: Pricing(book).price(basket),
            etaRange: Arrival.pickup(request.pickupMode, window: request.window, at: now, wait: wait))
    }

    /// Returns the prices that hold at a time.
    func book(at now: Date, in transaction: Transaction) throws -> PriceBook {
        PriceBook.current(try books.value(in: transaction, read: PriceBookRepository().books), at: now)
    }

    /// Returns the prices of a quote, which stand even where others hold by now; nil for none.
    private func book(of quote: Int?, in transaction: Transaction) throws -> PriceBook? {
        guard let quote, let version = try quotes.find(quote, in: transaction)?.price.priceBookVersion else { return nil }
        return try PriceBookRepository().book(version: version, in: transaction)
    }

    private func checkCapacity(_ request: QuoteRequest, area: String, in transaction: Transaction) throws {
        guard request.pickupMode == .scheduled, let window = request.window else { return }
        try places.check(window, area: area, in: transaction)
    }

    private func retailLines(_ items: [RetailItemRequest], for customer: Int, in transaction: Transaction) throws -> [RetailLine] {
        guard !items.isEmpty else { return [] }
        guard let retail else { throw APIError.invalid(["retailItems": Strings.retailMissing]) }
        return try retail.lines(for: items, customer: customer, in: transaction)
    }

    /// Returns the price of the quote that an order takes; nil where it takes none.
    private func quotedPrice(_ input: CreateOrder, customer: Int, area: String, at now: Date, in transaction: Transaction) throws -> Price? {
        guard let id = input.quoteID else { return nil }
        guard let quote = try quotes.find(id, in: transaction), quote.customerID == customer else { throw APIError.notFound() }
        guard quote.orderID == nil else { throw APIError.conflict(Strings.quoteUsed, code: "quote_used") }
        guard quote.expiresAt > now else { throw APIError.conflict(Strings.quoteExpired, code: "quote_expired") }
        let (quoted, ordered) = (quote.request, input.request)
        let same =
            quoted.bags == ordered.bags && quoted.pickupMode == ordered.pickupMode && quote.area == area
            && quoted.addOns.sorted() == ordered.addOns.sorted()
            && quoted.promoCode == ordered.promoCode && quoted.useCredit == ordered.useCredit
            && quoted.retailItems.map { [$0.itemID, $0.quantity] } == ordered.retailItems.map { [$0.itemID, $0.quantity] }
        guard same else { throw APIError.conflict(Strings.quoteMismatch, code: "quote_mismatch") }
        return quote.price
    }
}

extension OrderPlacement.Assessment {
    /// The add-ons as the order stores them; nil for none.
    fileprivate var orderAddOns: [OrderAddOn]? {
        addOns.isEmpty ? nil : addOns.map { OrderAddOn(code: $0.code, name: $0.name.stored) }
    }
}
