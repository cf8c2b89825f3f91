import Core
import FleetAPI
import OrdersAPI
import Persistence

/// Adds to jobs under way what their drivers are to buy, and where.
struct ShoppingDetails: Sendable {
    /// Nil where nothing is bought.
    let purchases: (any OrderPurchases)?

    func adding(to jobs: [Job], in transaction: Transaction) throws -> [Job] {
        let active = jobs.filter { $0.status.isActive && ($0.kind == .delivery || $0.kind == .trip) }
        let deliveries = active.flatMap(\.stops).filter(\.isOfDelivery)
        guard let purchases, !deliveries.isEmpty else { return jobs }
        let open = try purchases.openItems(of: Set(deliveries.map(\.orderID)).sorted(), in: transaction)
        guard !open.isEmpty else { return jobs }
        let retailers = try retailers(of: deliveries.filter { $0.place == .store }.map(\.id), in: transaction)
        return jobs.map { job in
            guard job.status.isActive else { return job }
            var job = job
            for index in job.stops.indices where job.stops[index].isOfDelivery {
                let stop = job.stops[index]
                guard let items = open[stop.orderID] else { continue }
                // What has a stop of its own isn't bought at the door.
                let elsewhere = Set(job.stops.filter { $0.place == .store && $0.orderID == stop.orderID }.compactMap { retailers[$0.id] })
                let own = items.filter { item in
                    stop.place == .store ? item.retailer == retailers[stop.id] : item.retailer.map { !elsewhere.contains($0) } ?? true
                }
                guard !own.isEmpty else { continue }
                job.stops[index].items = own.map(\.item)
                if stop.place == .store, purchases.asksForReceipt { job.stops[index].proofs = [ProofKind.photo.rawValue] }
            }
            return job
        }
    }

    private func retailers(of stops: [Int], in transaction: Transaction) throws -> [Int: Int] {
        guard !stops.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, retailer_id FROM fleet_stop WHERE id IN \(list: stops) AND retailer_id IS NOT NULL")
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("id"), try $0.get("retailer_id")) })
    }
}

extension Stop {
    /// True at a store, and at the door of a delivery, until it is done.
    fileprivate var isOfDelivery: Bool { !status.isFinal && (place == .store || place == .customer && kind == .dropoff) }
}
