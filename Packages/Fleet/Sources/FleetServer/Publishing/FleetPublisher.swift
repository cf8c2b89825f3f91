import Core
import FleetAPI
import OrdersAPI
import Persistence
import ServerCore

/// Publishes Fleet's events and hints, each on the topics of those it concerns.
struct FleetPublisher: Sendable {
    let events: EventLog
    let hints: HintPublisher

    func offered(_ offer: JobOffered, in transaction: Transaction) throws {
        try events.append(
            FleetEvents.offered, offer, aggregate: FleetEvents.jobAggregate, id: offer.job,
            topics: offer.drivers.map(FleetTopics.driver) + [FleetTopics.dispatch], in: transaction)
    }

    func withdrawn(_ job: JobRecord, from drivers: [Int], in transaction: Transaction) throws {
        try events.append(
            FleetEvents.withdrawn, changed(job), aggregate: FleetEvents.jobAggregate, id: job.id, topics: drivers.map(FleetTopics.driver),
            in: transaction)
    }

    func accepted(_ job: JobRecord, in transaction: Transaction) throws {
        try events.append(
            FleetEvents.accepted, changed(job), aggregate: FleetEvents.jobAggregate, id: job.id, topics: topics(job), in: transaction)
    }

    func updated(_ job: JobRecord, in transaction: Transaction) throws {
        try events.append(
            FleetEvents.updated, changed(job), aggregate: FleetEvents.jobAggregate, id: job.id, topics: topics(job), in: transaction)
    }

    /// Says what a finished job pays; nothing for one that nobody had.
    func finished(_ job: JobRecord, basePayCents: Int, in transaction: Transaction) throws {
        guard let driver = job.driverID, let finishedAt = job.finishedAt else { return }
        let base = job.base(of: basePayCents)
        let payload = JobFinished(
            job: job.id, order: job.orderID, driver: driver, kind: job.kind, currency: job.currency, baseCents: base,
            distanceCents: job.payCents - job.boostCents - base, boostCents: job.boostCents, finishedAt: finishedAt)
        try events.append(
            FleetEvents.finished, payload, aggregate: FleetEvents.jobAggregate, id: job.id, topics: [FleetTopics.driver(driver)], in: transaction)
    }

    func driverChanged(
        _ driver: Int, online: Bool, onBreak: Bool = false, reason: OfflineReason? = nil, in transaction: Transaction
    ) throws {
        try events.append(
            FleetEvents.driverChanged, DriverChanged(driver: driver, online: online, onBreak: onBreak, reason: reason),
            aggregate: FleetEvents.driverAggregate, id: driver, topics: [FleetTopics.driver(driver), FleetTopics.dispatch], in: transaction)
    }

    /// Tells dispatchers after the commit to look at the board, without storing an event.
    func boardChanged(_ order: Int, in transaction: Transaction) {
        transaction.afterCommit { [hints] in
            hints.publish(Change(topic: FleetTopics.dispatch, kind: FleetEvents.boardChanged, id: order, sequence: 0))
        }
    }

    /// Has those who follow the other orders that a job's driver has look again after the commit how many stops are before them, and whether they may
    /// see the driver, without storing an event.
    func stopsChanged(by job: JobRecord, in transaction: Transaction) throws {
        guard let driver = job.driverID else { return }
        let others = try JobRepository().active(ofDriver: driver, in: transaction).filter { $0.id != job.id }
        let changes = others.flatMap { other in
            [OrdersTopics.customer(other.customerID), OrdersTopics.dispatch].map {
                Change(topic: $0, kind: OrdersEvents.driverMoved, id: other.orderID, sequence: 0)
            }
        }
        guard !changes.isEmpty else { return }
        transaction.afterCommit { [hints] in for change in changes { hints.publishEach(change) } }
    }

    private func changed(_ job: JobRecord) -> JobChanged {
        JobChanged(job: job.id, order: job.orderID, status: job.status, driver: job.driverID)
    }

    private func topics(_ job: JobRecord) -> [Topic] { [FleetTopics.dispatch] + (job.driverID.map { [FleetTopics.driver($0)] } ?? []) }
}
