import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Makes and ends tracking links, and shows what somebody with a link may see.
struct SharingController: Sendable {
    let tracking: OrderTracking
    let names: (any PersonNames)?
    let random: any RandomSource
    let events: EventLog
    /// The public address of the pages, without a slash at its end.
    let publicURL: String
    private let access = OrderAccess()
    private let repository = OrderRepository()
    private let links = LinkRepository()

    /// The time that a link goes on after the order is over: a day.
    private static let lifetimeAfterEnd: TimeInterval = 24 * 3600

    init(tracking: OrderTracking, names: (any PersonNames)?, random: any RandomSource, events: EventLog, publicURL: String) {
        self.tracking = tracking
        self.names = names
        self.random = random
        self.events = events
        self.publicURL = publicURL
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.share, allow: .accessAlone) { input, context in try await share(input.id, context) }
        routes.on(OrdersEndpoints.unshare, allow: .accessAlone) { input, context in try await unshare(input.id, context) }
        routes.on(OrdersEndpoints.track, allow: .accessAlone) { input, context in try await track(LinkToken(input.publicToken), context) }
    }

    private func share(_ id: Int, _ context: HandlerContext) async throws -> TrackingLink {
        let (person, now, token) = (try context.person(), context.clock.now, LinkToken(random: random))
        try await context.database.write { transaction in
            let order = try access.order(id, for: person, at: now, in: transaction)
            guard order.allows(.share) else {
                throw APIError.conflict(Strings.sharingRefused, code: "illegal_transition", allowedActions: order.allowedActions)
            }
            try links.save(token, of: id, in: transaction)
            try change(id, sharedAt: now, by: person, at: now, in: transaction)
        }
        return TrackingLink(token: token.text, url: publicURL + OrdersLink.trackingPath(token.text))
    }

    private func unshare(_ id: Int, _ context: HandlerContext) async throws -> NoOutput {
        let (person, now) = (try context.person(), context.clock.now)
        try await context.database.write { transaction in
            let order = try access.order(id, for: person, at: now, in: transaction)
            guard order.customerID == person.id else { throw APIError.forbidden() }
            try links.remove(of: id, in: transaction)
            if order.sharedAt != nil { try change(id, sharedAt: nil, by: person, at: now, in: transaction) }
        }
        return NoOutput()
    }

    /// Keeps with the order whether it is shared, so that its page shows it.
    private func change(_ id: Int, sharedAt: Date?, by person: Person, at now: Date, in transaction: Transaction) throws {
        guard let order = try repository.find(id, in: transaction) else { throw APIError.notFound() }
        var changed = order
        changed.sharedAt = sharedAt
        changed.version += 1
        changed.updatedAt = now
        try repository.amend(changed, from: order.version, in: transaction)
        try events.append(
            OrdersEvents.edited, OrderEdited(order: id, person: person.id), aggregate: OrdersEvents.aggregate, id: id,
            topics: OrderTransitions.topics(of: order), in: transaction)
    }

    private func track(_ token: LinkToken, _ context: HandlerContext) async throws -> PublicTracking {
        let now = context.clock.now
        return try await context.database.read { transaction in
            // An unknown link, one that was ended and one whose time has passed look alike.
            guard let id = try links.order(token, in: transaction), let order = try repository.find(id, in: transaction) else {
                throw APIError.notFound()
            }
            let expiresAt = Self.end(of: order)
            if let expiresAt, now >= expiresAt { throw APIError.notFound() }
            let driver = order.stage.isDriverOnTheWay ? try order.driverID.flatMap { try names?.name(of: $0, in: transaction) } : nil
            let approach = try tracking.approach(to: order, in: transaction)
            return PublicTracking(
                stage: order.stage, area: order.serviceArea, etaRange: order.etaRange?.remaining(at: now),
                driver: driver?.split(separator: " ").first.map(String.init),
                position: approach?.position, stopsBefore: approach?.stopsBefore, expiresAt: expiresAt)
        }
    }

    /// Returns when the link of an order ends; nil while the order is under way.
    private static func end(of order: Order) -> Date? {
        switch order.status {
        case .delivered: order.feedbackUntil?.addingTimeInterval(lifetimeAfterEnd - Order.feedbackPeriod) ?? order.updatedAt
        case .canceled: order.updatedAt.addingTimeInterval(lifetimeAfterEnd)
        case .scheduled, .inProgress: nil
        }
    }
}
