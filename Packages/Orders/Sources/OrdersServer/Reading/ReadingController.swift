import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Lists orders and shows one with its timeline and tracking. Each response comes from one transaction, which also decides who sees what.
struct ReadingController: Sendable {
    let tracking: OrderTracking
    let payments: any OrderPayments
    let drivers: OrderDrivers
    private let access = OrderAccess()
    private let repository = OrderRepository()
    private let responses = OrderResponses()
    private let pages = OrderPages()

    init(tracking: OrderTracking, payments: any OrderPayments, drivers: OrderDrivers) {
        self.tracking = tracking
        self.payments = payments
        self.drivers = drivers
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.unpaid, allow: .accessAlone) { [repository, payments] _, context in
            let now = context.clock.now
            return try await context.database.read { transaction in
                let ready = try repository.ids(in: .ready, since: now, limit: 500, in: transaction)
                return try payments.unpaid(ready, in: transaction).sorted()
            }
        }
        routes.on(OrdersEndpoints.list, allow: .accessAlone, json: list)
        routes.on(
            OrdersEndpoints.detail, allow: .byHandler,
            json: { [access, responses] input, context in
                let (person, now) = (try context.person(), context.clock.now)
                let (head, json) = try await context.database.read { transaction in
                    let head = try access.head(input.id, for: person, in: transaction)
                    return (head, try responses.json(of: head, for: person, at: now, in: transaction))
                }
                await context.recordSight(of: head)
                return json
            })
        routes.on(OrdersEndpoints.tracking, allow: .byHandler) { [access, tracking] input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let (order, read) = try await context.database.read { transaction in
                let order = try access.order(input.id, for: person, at: now, in: transaction)
                return (order, try tracking.tracking(of: order, for: person, at: now, in: transaction))
            }
            await context.recordSight(of: OrderHead(order))
            var found = read
            found.route = await tracking.route(from: found.position, for: order, at: now)
            return found
        }
        routes.on(OrdersEndpoints.driver, allow: .byHandler) { [access, drivers] input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let (order, driver) = try await context.database.read { transaction in
                let order = try access.order(input.id, for: person, at: now, in: transaction)
                // Drivers see their own stars as `DriverRatingDirectory` has them, so that no customer's can be told from how the average changes.
                let mayMeet = !access.roles(of: person, order).isDisjoint(with: [.customer, .dispatcher])
                guard mayMeet, let driver = try drivers.driver(of: order, in: transaction) else { throw APIError.notFound() }
                return (order, driver)
            }
            await context.recordSight(of: OrderHead(order))
            return driver
        }
        routes.on(OrdersEndpoints.timeline, allow: .byHandler) { [access, repository] input, context in
            let (person, now) = (try context.person(), context.clock.now)
            let (order, steps) = try await context.database.read { transaction in
                let order = try access.head(input.id, for: person, in: transaction)
                let (roles, visibility) = (access.roles(of: person, order), try access.visibility(of: order, for: person, at: now, in: transaction))
                return (order, try repository.timeline(of: order.id, in: transaction).map { visibility.parts(of: $0, for: roles) })
            }
            await context.recordSight(of: order)
            return Core.Page(items: steps, page: 1, limit: max(steps.count, 1), total: steps.count)
        }
    }

    @Sendable private func list(_ input: OrderListRequest, _ context: HandlerContext) async throws -> EncodedJSON {
        let (person, now, numbers) = (try context.person(), context.clock.now, try input.page.checked())
        _ = try CursorRequest(before: input.before).checkedLimit()
        let isByNumber = input.before == nil
        var scope = try access.scope(person, as: input.role)
        if case .all = scope {
            await context.recordSight(AuditEntry(.ordersListed, account: input.customerID))
            if let customer = input.customerID { scope = .customer(customer) }
        }
        return try await context.database.read { [repository, responses, pages, scope] transaction in
            return try pages.page(input, of: scope, for: person, in: transaction) { counts in
                // One more than is shown tells whether there are more.
                let heads = try repository.heads(
                    input, of: scope, count: numbers.limit + 1, offset: isByNumber ? numbers.offset : 0, in: transaction)
                let total = input.total ?? isByNumber ? try repository.total(input, of: scope, counts, in: transaction) : nil
                return .object([
                    "hasMore": EncodedJSON(boolean: heads.count > numbers.limit),
                    "items": .array(try responses.json(of: Array(heads.prefix(numbers.limit)), for: person, at: now, in: transaction)),
                    "limit": EncodedJSON(integer: numbers.limit), "page": EncodedJSON(integer: isByNumber ? numbers.page : nil),
                    "total": EncodedJSON(integer: total),
                ])
            }
        }
    }
}

extension AuditEntry.Action {
    /// Somebody who dispatches saw a customer's order.
    fileprivate static let orderRead = Self(rawValue: "order_read")
    /// Somebody who dispatches listed everybody's orders.
    fileprivate static let ordersListed = Self(rawValue: "orders_listed")
}

extension HandlerContext {
    /// Records that somebody who dispatches saw an order of somebody else.
    fileprivate func recordSight(of order: OrderHead) async {
        guard let caller, caller.dispatches, order.customerID != caller.id else { return }
        await recordSight(AuditEntry(.orderRead, object: "order/\(order.id)", account: order.customerID))
    }
}
