import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Keeps a card for each active order: what the rows of orders and jobs say, in one row for the board.
struct CardProjection: Sendable {
    let publisher: FleetPublisher
    private let cards = CardRepository()

    init(publisher: FleetPublisher) { self.publisher = publisher }

    /// The stages of orders on the board. Canceled ones are on it while their bags go home.
    static let stages = Stage.allCases.filter { ![.draft, .delivered, .completed, .canceled, .rejected].contains($0) }

    /// The rows of an order and its newest job.
    private struct Facts {
        let stage: Stage
        let dueAt: Date
        let job: JobRow?

        struct JobRow {
            let id: Int
            let kind: JobKind
            let status: JobStatus
            let driver: Int?
            let driverName: String?
            let customer: Int
            let area: String
            let bags: Int
            let latitude: Double?
            let longitude: Double?
            /// The end of the delivery's window.
            let windowEnd: Date?
            /// The reasons of its newest round of offers.
            let reasons: [MatchReason]

            var isOpen: Bool { status == .offered || status.isActive }
        }
    }

    /// Brings the cards of orders up to date. Doing so again changes nothing.
    ///
    /// - Parameters:
    ///   - events: transitions of the orders in their order, which know what Fleet's tables don't.
    ///   - windows: the windows of the deliveries of orders that were edited since, with nil for none.
    /// - Returns: the number of cards that changed.
    @discardableResult
    func update(
        _ orders: Set<Int>, after events: [OrderMoved] = [], windows: [Int: TimeWindow?] = [:], at now: Date, in transaction: Transaction
    ) throws -> Int {
        guard !orders.isEmpty else { return 0 }
        let (changed, removed) = try differences(orders, after: events, windows: windows, at: now, in: transaction)
        guard let last = changed.last?.orderID ?? removed.last else { return 0 }
        try cards.store(changed, removing: removed, at: now, in: transaction)
        publisher.boardChanged(last, in: transaction)
        return changed.count + removed.count
    }

    /// Returns the cards that are to be stored, and the orders whose cards are to be taken away.
    func differences(
        _ orders: Set<Int>, after events: [OrderMoved] = [], windows: [Int: TimeWindow?] = [:], at now: Date, in transaction: Transaction
    ) throws -> (changed: [BoardCard], removed: [Int]) {
        let orders = orders.sorted()
        let facts = try facts(of: orders, in: transaction)
        // An order that was placed just now has no card.
        let placed = Set(events.lazy.filter { $0.sequence == 1 }.map(\.order))
        let stored = try cards.cards(of: orders.filter { !placed.contains($0) }, in: transaction)
        let events = Dictionary(events.map { ($0.order, $0) }, uniquingKeysWith: { $1 })
        var (changed, removed) = ([BoardCard](), [Int]())
        for order in orders {
            guard let facts = facts[order] else { continue }
            let former = stored[order].flatMap { $0.removedAt == nil ? $0.card : nil }
            if let card = card(of: order, facts, after: events[order], window: windows[order], former: former ?? stored[order]?.card, at: now) {
                if card != former { changed.append(card) }
            } else if former != nil {
                removed.append(order)
            }
        }
        return (changed, removed)
    }

    /// Returns the card of an order; nil where it isn't on the board, or where nothing says whose it is.
    ///
    /// - Parameter window: the window of the delivery where it was edited, which may be none.
    private func card(
        of order: Int, _ facts: Facts, after event: OrderMoved?, window: TimeWindow??, former: BoardCard?, at now: Date
    ) -> BoardCard? {
        let job = facts.job.flatMap { $0.isOpen ? $0 : nil }
        guard let lane = BoardLane.lane(of: facts.stage, job: job.map { ($0.kind, $0.status) }),
            let customer = event?.customer ?? former?.customerID ?? facts.job?.customer,
            let area = event?.area ?? former?.area ?? facts.job?.area, let bags = event?.bags ?? former?.bags ?? facts.job?.bags
        else { return nil }
        let hasDriver = job?.status.isActive == true
        let dueAt: Date? =
            switch facts.stage {
            case .pickupFailed, .deliveryFailed: nil
            case let stage where stage.isBeforePickup: facts.dueAt
            default: window.map { $0?.end } ?? event.map { $0.deliveryWindow?.end } ?? (former?.isBeforePickup == false ? former?.dueAt : job?.windowEnd)
            }
        return BoardCard(
            orderID: order, version: former?.version ?? 0, lane: lane, stage: facts.stage.rawValue, kind: job?.kind, jobID: job?.id,
            driverID: hasDriver ? job?.driver : nil, driverName: hasDriver ? job?.driverName : nil, customerID: customer, area: area, bags: bags,
            dueAt: dueAt, latitude: facts.job?.latitude ?? former?.latitude, longitude: facts.job?.longitude ?? former?.longitude,
            since: former?.lane == lane ? former?.since ?? now : event?.occurredAt ?? now, reasons: lane == .unassigned ? job?.reasons ?? [] : [])
    }

    private func facts(of orders: [Int], in transaction: Transaction) throws -> [Int: Facts] {
        let rows = try transaction.rows(
            """
            SELECT o.order_id, o.stage, o.due_at, j.id AS job_id, j.kind, j.status, j.driver_id, d.name, j.customer_id, j.area, j.bags,
                s.latitude, s.longitude, s.window_end, r.reasons
            FROM fleet_order o
            LEFT JOIN fleet_job j ON j.id = (
                SELECT newest.id FROM fleet_job newest WHERE newest.order_id = o.order_id ORDER BY newest.order_sequence DESC LIMIT 1)
            LEFT JOIN fleet_driver d ON d.person_id = j.driver_id
            LEFT JOIN fleet_round r ON r.job_id = j.id
            LEFT JOIN fleet_stop s ON s.job_id = j.id AND s.place = \(StopPlace.customer)
            WHERE o.order_id IN \(list: orders)
            """)
        var facts: [Int: Facts] = [:]
        for row in rows {
            let job = try row.get("job_id", as: Int?.self).map { id in
                let kind: JobKind = try row.get("kind")
                return Facts.JobRow(
                    id: id, kind: kind, status: try row.get("status"), driver: try row.get("driver_id"), driverName: try row.get("name"),
                    customer: try row.get("customer_id"), area: try row.get("area"), bags: try row.get("bags"), latitude: try row.get("latitude"),
                    longitude: try row.get("longitude"), windowEnd: kind == .delivery ? try row.get("window_end") : nil,
                    reasons: try row.get("reasons", as: JSONColumn<[MatchReason]>?.self)?.value ?? [])
            }
            facts[try row.get("order_id")] = Facts(stage: try row.get("stage"), dueAt: try row.get("due_at"), job: job)
        }
        return facts
    }
}

extension BoardCard {
    fileprivate var isBeforePickup: Bool { Stage(rawValue: stage)?.isBeforePickup ?? false }
}

extension BoardLane {
    /// Returns the column of an order; nil where it isn't on the board.
    ///
    /// - Parameter job: the job that waits for a driver or is under way; nil for none.
    static func lane(of stage: Stage, job: (kind: JobKind, status: JobStatus)?) -> BoardLane? {
        switch stage {
        case .placed, .accepted: lane(job?.status ?? .offered)
        case .pickupAssigned, .deliveryAssigned: job?.status == .started ? .underWay : .assigned
        case .enRoutePickup, .arrivedPickup, .pickedUp, .outForDelivery, .arrivedDropoff, .returning: .underWay
        case .pickupFailed, .deliveryFailed: .failed
        case .atFacility, .weighed, .processing: .atPlant
        // Without a job it is held back until it is paid.
        case .ready: job.map { lane($0.status) } ?? .atPlant
        // Its bags go home.
        case .canceled: job.flatMap { $0.kind == .homeward ? lane($0.status) : nil }
        case .draft, .rejected, .delivered, .completed: nil
        }
    }

    private static func lane(_ status: JobStatus) -> BoardLane {
        switch status {
        case .accepted: .assigned
        case .started: .underWay
        default: .unassigned
        }
    }
}
