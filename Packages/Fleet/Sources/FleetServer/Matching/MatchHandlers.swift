import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Suggests drivers for orders, and assigns several orders at once, to drivers whom a dispatcher or the matcher chooses.
struct MatchHandlers: Sendable {
    /// The number of drivers who are suggested for an order.
    static let suggestions = 50

    let matcher: any Matcher
    let acceptance: JobAcceptance
    private let repository: MatchRepository

    init(matcher: any Matcher, acceptance: JobAcceptance) {
        self.matcher = matcher
        self.acceptance = acceptance
        repository = MatchRepository(settings: acceptance.board.settings)
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.suggestions, allow: .accessAlone) { input, context in try await suggest(input.id, context) }
        routes.on(FleetEndpoints.estimate, allow: .accessAlone) { input, context in try await estimate(input, context) }
        routes.on(FleetEndpoints.match, allow: .accessAlone) { input, context in
            try check(input.orderIDs.count, "orderIds")
            let choices = input.orderIDs.map { BulkAssignment.Choice(orderID: $0, driverID: nil) }
            return try await assign(choices, apply: input.apply, context)
        }
        routes.on(FleetEndpoints.assignAll, allow: .accessAlone) { input, context in
            try check(input.assignments.count, "assignments")
            return try await assign(input.assignments, apply: true, context)
        }
    }

    private func check(_ count: Int, _ field: String) throws {
        var errors = FieldErrors()
        errors.check(count, field, .range(BulkAssignment.size))
        try errors.throwIfAny()
    }

    private func suggest(_ order: Int, _ context: HandlerContext) async throws -> [DriverSuggestion] {
        let now = context.clock.now
        let work = try await context.database.read { [repository] transaction in
            guard try OrderProjection.isKnown(order, in: transaction) else { throw APIError.notFound() }
            guard let job = try repository.jobs(ofOrders: [order], at: now, in: transaction)[order] else {
                throw APIError.conflict(Strings.notWaiting, code: "not_assignable")
            }
            let drivers = try repository.drivers(near: job.place, limit: Self.suggestions, at: now, in: transaction)
            return MatchWork(now: now, jobs: [job], drivers: drivers, settings: try repository.measuredSettings(in: transaction))
        }
        return await matcher.suggestions(work)
    }

    private func estimate(_ input: EstimateRequest, _ context: HandlerContext) async throws -> AssignmentEstimate {
        let now = context.clock.now
        let work = try await context.database.read { [repository] transaction in
            guard try OrderProjection.isKnown(input.id, in: transaction), let driver = try repository.driver(input.driverID, at: now, in: transaction) else {
                throw APIError.notFound()
            }
            let found = try repository.jobs(ofOrders: [input.id], statuses: [.offered, .accepted], at: now, in: transaction)[input.id]
            guard let job = found, !driver.stops.contains(where: { $0.order == input.id }) else {
                throw APIError.conflict(Strings.notWaiting, code: "not_assignable")
            }
            return MatchWork(now: now, jobs: [job], drivers: [driver], settings: try repository.measuredSettings(in: transaction))
        }
        guard let estimate = await matcher.estimate(work, driver: input.driverID) else { throw APIError.conflict(Strings.noEstimate, code: "no_estimate") }
        return estimate
    }

    /// Assigns orders, or says whom the matcher chooses. An order that is named twice is assigned once.
    private func assign(_ choices: [BulkAssignment.Choice], apply: Bool, _ context: HandlerContext) async throws -> BulkAssignmentResult {
        let dispatcher = try context.person().id
        let choices = choices.reduce(into: [BulkAssignment.Choice]()) { all, choice in
            if !all.contains(where: { $0.orderID == choice.orderID }) { all.append(choice) }
        }
        let (matched, routes) = try await match(choices, context)
        var items: [BulkAssignmentResult.Item] = []
        for choice in choices {
            if let driver = choice.driverID {
                let proposal = BulkAssignmentResult.Item(
                    orderID: choice.orderID, driverID: driver, jobID: nil, error: nil, message: nil, reasons: [MatchReason(.chosenByDispatcher)])
                items.append(try await carryOut(proposal, movesOrder: true, by: dispatcher, context))
            } else {
                let proposal = matched[choice.orderID] ?? BulkAssignmentResult.Item.notWaiting(choice.orderID)
                // A driver who has accepted meanwhile keeps the order.
                let route = routes[choice.orderID] ?? []
                items.append(apply ? try await carryOut(proposal, movesOrder: false, route: route, by: dispatcher, context) : proposal)
            }
        }
        return BulkAssignmentResult(results: items)
    }

    /// Returns the matcher's choices for the orders without a driver, by order. Those that have one already keep that one, as where the response to the same
    /// request was lost. With them come the stops of the trips that orders join.
    private func match(
        _ choices: [BulkAssignment.Choice], _ context: HandlerContext
    ) async throws -> (items: [Int: BulkAssignmentResult.Item], routes: [Int: [Int]]) {
        let (orders, now) = (choices.filter { $0.driverID == nil }.map(\.orderID), context.clock.now)
        guard !orders.isEmpty else { return ([:], [:]) }
        let chosen = Set(choices.compactMap(\.driverID))
        let (jobs, taken, drivers, settings) = try await context.database.read { [repository] transaction in
            (
                try repository.jobs(ofOrders: orders, at: now, in: transaction), try repository.taken(orders, in: transaction),
                try repository.online(at: now, in: transaction).filter { !chosen.contains($0.id) }, try repository.measuredSettings(in: transaction)
            )
        }
        var (items, routes) = (taken, [Int: [Int]]())
        let waiting = orders.compactMap { order in jobs[order].map { (order, $0) } }
        let matches = await matcher.match(MatchWork(now: now, jobs: waiting.map(\.1), drivers: drivers, settings: settings))
        for ((order, _), match) in zip(waiting, matches) {
            routes[order] = match.route
            items[order] = BulkAssignmentResult.Item(
                orderID: order, driverID: match.driver, jobID: match.driver == nil ? nil : match.job, error: nil, message: nil, reasons: match.reasons)
        }
        return (items, routes)
    }

    /// Assigns an order in a transaction of its own.
    private func carryOut(
        _ proposal: BulkAssignmentResult.Item, movesOrder: Bool, route: [Int] = [], by dispatcher: Int, _ context: HandlerContext
    ) async throws -> BulkAssignmentResult.Item {
        guard let driver = proposal.driverID else { return proposal }
        let assignment = JobAcceptance.Assignment(
            order: proposal.orderID, driver: driver, dispatcher: dispatcher, reasons: proposal.reasons, deviceTime: context.deviceTime,
            movesOrder: movesOrder, route: route)
        let now = context.clock.now
        var item = proposal
        do {
            item.jobID = try await context.database.write { [acceptance] transaction in
                let assigned = try acceptance.assign(assignment, at: now, in: transaction)
                if assigned.isNew { try context.record(.assigned(order: assignment.order, to: driver), in: transaction) }
                return assigned.job
            }
        } catch let error as APIError {
            item.fail(error)
        }
        return item
    }
}

extension BulkAssignmentResult.Item {
    /// The result for an order that no driver is needed for.
    fileprivate static func notWaiting(_ order: Int) -> Self {
        var item = Self(orderID: order, driverID: nil, jobID: nil, error: nil, message: nil, reasons: [])
        item.fail(APIError.conflict(Strings.notWaiting, code: "not_assignable"))
        return item
    }

    /// Turns the result into that of an order that wasn't assigned.
    fileprivate mutating func fail(_ error: APIError) {
        (driverID, jobID) = (nil, nil)
        (self.error, message) = (error.code.rawValue, error.message)
    }
}
