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
    private let repository = MatchRepository()

    init(matcher: any Matcher, acceptance: JobAcceptance) {
        self.matcher = matcher
        self.acceptance = acceptance
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.suggestions, allow: .accessAlone) { input, context in try await suggest(input.id, in: context.database) }
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

    private func suggest(_ order: Int, in database: any Database) async throws -> [DriverSuggestion] {
        let limit = acceptance.board.settings.ordersPerTrip
        let (job, drivers) = try await database.read { transaction -> (MatchableJob, [MatchableDriver]) in
            guard try OrderProjection.isKnown(order, in: transaction) else { throw APIError.notFound() }
            guard let job = try repository.jobs(ofOrders: [order], in: transaction)[order] else {
                throw APIError.conflict(Strings.notWaiting, code: "not_assignable")
            }
            return (job, try repository.drivers(near: job.place, limit: Self.suggestions, ordersPerTrip: limit, in: transaction))
        }
        return matcher.match([job], with: drivers).first?.suggestions ?? []
    }

    /// Assigns orders, or says whom the matcher chooses. An order that is named twice is assigned once.
    private func assign(_ choices: [BulkAssignment.Choice], apply: Bool, _ context: HandlerContext) async throws -> BulkAssignmentResult {
        let dispatcher = try context.person().id
        let choices = choices.reduce(into: [BulkAssignment.Choice]()) { all, choice in
            if !all.contains(where: { $0.orderID == choice.orderID }) { all.append(choice) }
        }
        let matched = try await match(choices, in: context.database)
        var items: [BulkAssignmentResult.Item] = []
        for choice in choices {
            if let driver = choice.driverID {
                let proposal = BulkAssignmentResult.Item(
                    orderID: choice.orderID, driverID: driver, jobID: nil, error: nil, message: nil, reasons: [MatchReason(.chosenByDispatcher)])
                items.append(try await carryOut(proposal, movesOrder: true, by: dispatcher, context))
            } else {
                let proposal = matched[choice.orderID] ?? BulkAssignmentResult.Item.notWaiting(choice.orderID)
                // A driver who has accepted meanwhile keeps the order.
                items.append(apply ? try await carryOut(proposal, movesOrder: false, by: dispatcher, context) : proposal)
            }
        }
        return BulkAssignmentResult(results: items)
    }

    /// Returns the matcher's choices for the orders without a driver, by order. Those that have one already keep that one, as where the response to the same
    /// request was lost.
    private func match(_ choices: [BulkAssignment.Choice], in database: any Database) async throws -> [Int: BulkAssignmentResult.Item] {
        let orders = choices.filter { $0.driverID == nil }.map(\.orderID)
        guard !orders.isEmpty else { return [:] }
        let chosen = Set(choices.compactMap(\.driverID))
        let (jobs, taken, drivers) = try await database.read { [repository] transaction in
            (
                try repository.jobs(ofOrders: orders, in: transaction), try repository.taken(orders, in: transaction),
                try repository.online(in: transaction).filter { !chosen.contains($0.id) }
            )
        }
        var items = taken
        let waiting = orders.compactMap { order in jobs[order].map { (order, $0) } }
        for ((order, _), match) in zip(waiting, matcher.match(waiting.map(\.1), with: drivers)) {
            items[order] = BulkAssignmentResult.Item(
                orderID: order, driverID: match.driver, jobID: match.driver == nil ? nil : match.job, error: nil, message: nil, reasons: match.reasons)
        }
        return items
    }

    /// Assigns an order in a transaction of its own.
    private func carryOut(
        _ proposal: BulkAssignmentResult.Item, movesOrder: Bool, by dispatcher: Int, _ context: HandlerContext
    ) async throws -> BulkAssignmentResult.Item {
        guard let driver = proposal.driverID else { return proposal }
        let assignment = JobAcceptance.Assignment(
            order: proposal.orderID, driver: driver, dispatcher: dispatcher, reasons: proposal.reasons, deviceTime: context.deviceTime,
            movesOrder: movesOrder)
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
