import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Plans the stops at stores on deliveries, and keeps them in step with what is left to buy.
struct ShoppingStops: Sendable {
    let settings: FleetSettings
    /// Nil where nothing is bought.
    let purchases: (any OrderPurchases)?

    /// Adds the column that says for which retailer a stop is, and the store's name.
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "stops at stores") { schema in
            schema.alter("fleet_stop") { table in
                table.integer("retailer_id", .nullable)
                table.text("name", .nullable)
            }
        }
    }

    /// Returns the stops at stores of the deliveries of orders by order, each order's in the order in which they are driven to: one for each retailer of
    /// which something is to be bought and which has a store, at the store that is the least detour.
    func stops(of deliveries: [OrderMoved], at doors: [Int: OrderPlace], in transaction: Transaction) throws -> [Int: [NewStop]] {
        let orders = deliveries.filter { $0.retailLines > 0 }.map(\.order)
        guard let purchases, !orders.isEmpty else { return [:] }
        let retailers = try purchases.openItems(of: orders, in: transaction).mapValues { Set($0.compactMap(\.retailer)) }
        let stores = try purchases.stores(of: retailers.values.reduce(into: []) { $0 += $1 }, in: transaction)
        return retailers.reduce(into: [:]) { stops, entry in
            guard let door = doors[entry.key] else { return }
            let chosen = entry.value.compactMap { id in stores[id].flatMap { choice(of: $0, before: door.coordinate) }.map { (id: id, place: $0) } }
            let items = chosen.map { StopOrder.Item(id: $0.id, place: $0.place.coordinate) }
            let planned = StopOrder.plan(items.map { [$0] }, from: settings.plant)
            stops[entry.key] = planned.compactMap { item in chosen.first { $0.id == item.id }.map { .store($0.place, of: $0.id) } }
        }
    }

    /// Returns the store that is the least detour on the way from the plant to a door.
    private func choice(of stores: [ShoppingPlace], before door: Coordinate) -> ShoppingPlace? {
        func detour(_ store: ShoppingPlace) -> Double { settings.plant.distance(to: store.coordinate) + store.coordinate.distance(to: door) }
        return stores.min { detour($0) < detour($1) }
    }

    /// Ends the stops at which nothing is left to buy, as where a dispatcher has reported it. Doing so again changes nothing.
    func follow(_ order: Int, _ progress: JobProgress, at now: Date, in transaction: Transaction) throws {
        guard let purchases, let job = try JobRepository().current(ofOrder: order, in: transaction) else { return }
        let stops = try JobRepository().stops(of: [job.id], in: transaction)[job.id] ?? []
        let open = try Set(purchases.openItems(of: [order], in: transaction)[order, default: []].compactMap(\.retailer))
        for stop in stops where stop.place == .store && !stop.status.isFinal {
            guard let retailer = stop.retailerID, !open.contains(retailer) else { continue }
            try progress.mark(job, stop.kind, stop.place, .done, only: stop.id, at: now, in: transaction)
        }
    }

    /// Takes a driver's report of what was bought at a stop.
    ///
    /// - Throws: status 422 with the fields at fault, and with `shopping` where the outcome of an item of a store is left out.
    func take(_ update: StopUpdate, _ stop: StopRecord, of job: JobRecord, from driver: Int, in transaction: Transaction) throws {
        guard let purchases, job.kind == .delivery, update.status == .done else { return }
        if let outcome = update.shopping, !outcome.lines.isEmpty {
            let purchase = DriverPurchase(order: job.orderID, driver: driver, outcome: outcome, receiptIDs: update.proofIDs ?? [])
            try purchases.take(purchase, in: transaction)
        }
        guard stop.place == .store else { return }
        let open = try purchases.openItems(of: [job.orderID], in: transaction)[job.orderID, default: []]
        guard !open.contains(where: { $0.retailer == stop.retailerID }) else {
            throw APIError.invalid(["shopping": Strings.shoppingIncomplete], code: "shopping_incomplete")
        }
    }
}

extension NewStop {
    static func store(_ place: ShoppingPlace, of retailer: Int) -> NewStop {
        NewStop(kind: .shopping, place: .store, address: place.addressLine, coordinate: place.coordinate, name: place.name, retailerID: retailer)
    }
}
