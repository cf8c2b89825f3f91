import FleetAPI
public import OrdersAPI
public import Persistence

/// Tells Fleet what a driver has to know and to show at a customer's door. The product adapts it to the Orders server; without it, stops have no notes and
/// need no proof.
public protocol OrderVisits: Sendable {
    /// Returns the proofs of which a transition to a stage needs one; empty for none.
    func proofs(to stage: Stage) -> [ProofKind]

    /// Returns the customers' notes for visits by order; orders without any are left out.
    func notes(of orders: [Int], in transaction: Transaction) throws -> [Int: StopNotes]

    /// Checks a PIN that a driver entered, in a transaction of its own, which counts wrong ones.
    ///
    /// - Throws: `wrong_pin` (422), `too_many_pins` (429).
    func checkPIN(_ pin: String, of order: Int) async throws
}

/// Adds to jobs under way what their drivers have to know and to show at the customers' doors.
struct VisitDetails: Sendable {
    let visits: (any OrderVisits)?
    let shopping: ShoppingDetails

    init(visits: (any OrderVisits)?, purchases: (any OrderPurchases)?) {
        self.visits = visits
        shopping = ShoppingDetails(purchases: purchases)
    }

    func adding(to jobs: [Job], in transaction: Transaction) throws -> [Job] {
        let jobs = try shopping.adding(to: jobs, in: transaction)
        guard let visits else { return jobs }
        let active = jobs.filter(\.status.isActive)
        let orders = Set(active.flatMap { $0.stops.map(\.orderID) }).sorted()
        let notes = orders.isEmpty ? [:] : try visits.notes(of: orders, in: transaction)
        return jobs.map { job in
            guard job.status.isActive else { return job }
            var job = job
            for index in job.stops.indices where job.stops[index].place == .customer {
                let isPickup = job.stops[index].kind == .pickup
                job.stops[index].proofs = visits.proofs(to: isPickup ? .pickedUp : .delivered).map(\.rawValue)
                let own = notes[job.stops[index].orderID]
                job.stops[index].note = isPickup ? own?.pickup : own?.delivery
            }
            return job
        }
    }

    func adding(to job: Job, in transaction: Transaction) throws -> Job { try adding(to: [job], in: transaction)[0] }
}
