import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Decides who sees an order, what they may do with it, and which orders they may list.
struct OrderAccess: Sendable {
    private let repository = OrderRepository()

    /// Returns the roles of a person towards an order; empty for strangers, to whom the order doesn't exist.
    func roles(of person: Person, _ order: Order) -> Set<ActorRole> { roles(of: person, OrderHead(order)) }

    /// Returns the roles of a person towards an order of which only the head was read.
    func roles(of person: Person, _ order: OrderHead) -> Set<ActorRole> {
        var roles: Set<ActorRole> = []
        if person.dispatches { roles.insert(.dispatcher) }
        if order.customerID == person.id { roles.insert(.customer) }
        if person.roles.contains(.driver), order.driverID == person.id { roles.insert(.driver) }
        return roles
    }

    /// Returns whether a person may see an order; drivers also see those of their former legs.
    func maySee(_ order: OrderHead, _ person: Person, in transaction: Transaction) throws -> Bool {
        if !roles(of: person, order).isEmpty { return true }
        return try person.roles.contains(.driver) && repository.hadDriver(person.id, order.id, in: transaction)
    }

    /// Returns the head of an order that a person may see.
    ///
    /// - Throws: ``APIError`` of status 404 for an unknown order and for one that the person may not see.
    func head(_ id: Int, for person: Person, in transaction: Transaction) throws -> OrderHead {
        guard let head = try repository.head(id, in: transaction), try maySee(head, person, in: transaction) else { throw APIError.notFound() }
        return head
    }

    /// Returns an order as a person sees it.
    ///
    /// - Throws: ``APIError`` of status 404 for an unknown order and for one that the person may not see.
    func order(_ id: Int, for person: Person, at now: Date, in transaction: Transaction) throws -> Order {
        guard let order = try repository.find(id, in: transaction), try maySee(OrderHead(order), person, in: transaction) else {
            throw APIError.notFound()
        }
        return try shown(order, to: person, at: now, in: transaction)
    }

    /// Returns how much a person who may see an order sees of it.
    func visibility(of order: OrderHead, for person: Person, at now: Date, in transaction: Transaction) throws -> OrderVisibility {
        try visibilities(of: [order], for: person, at: now, in: transaction)[0]
    }

    /// Returns how much a person who may see orders sees of each, with at most one statement.
    func visibilities(of orders: [OrderHead], for person: Person, at now: Date, in transaction: Transaction) throws -> [OrderVisibility] {
        let former = orders.filter { order in
            let roles = roles(of: person, order)
            return roles.isDisjoint(with: [.customer, .dispatcher]) && !(roles.contains(.driver) && Stage.legs.contains(order.stage))
        }
        guard !former.isEmpty else { return orders.map { _ in .full } }
        let (ids, ends) = (Set(former.map(\.id)), try repository.legEnds(of: former.map(\.id), driver: person.id, in: transaction))
        return orders.map { order in
            guard ids.contains(order.id) else { return .full }
            let isRecent = ends[order.id].map { now < $0.addingTimeInterval(OrderVisibility.grace) } ?? false
            return isRecent ? .withoutInstructions : .outline
        }
    }

    /// Returns a stored order as a person sees it: with what they may do, what canceling would cost them, and the price in their language.
    func shown(_ order: Order, to person: Person, at now: Date, in transaction: Transaction) throws -> Order {
        let visibility = try visibility(of: OrderHead(order), for: person, at: now, in: transaction)
        return try shown([order], to: person, as: [visibility], in: transaction)[0]
    }

    /// Returns stored orders as a person sees them, with as many statements as for one.
    func shown(_ orders: [Order], to person: Person, as visibilities: [OrderVisibility], in transaction: Transaction) throws -> [Order] {
        let roles = orders.map { self.roles(of: person, $0) }
        let cancelable = zip(orders, roles).compactMap { order, roles in
            cancelingRole(roles, order).map { (order: order, role: $0) }
        }
        let cents = try Repricing().cancellationCents(for: cancelable, in: transaction)
        return orders.indices.map { index in
            var order = orders[index]
            order.price = order.price.worded
            order.addOns = order.addOns?.worded
            order.allowedActions =
                StageMachine.actions(for: order, as: roles[index]).map(\.rawValue)
                + OrderPermission.of(order, roles[index]).map(\.rawValue)
            order.cancellationFeeCents = cents[order.id]
            if !roles[index].contains(.customer) || order.stage.isFinal && !order.isComingHome { order.pin = nil }
            if !roles[index].contains(.dispatcher) { order.bagReturn?.note = nil }
            return visibilities[index].parts(of: order)
        }
    }

    /// Returns the role in which somebody may cancel, or ask for it; nil where they may neither.
    private func cancelingRole(_ roles: Set<ActorRole>, _ order: Order) -> ActorRole? {
        if let role = StageMachine.role(for: order, to: .canceled, of: roles) { return role }
        return OrderPermission.of(order, roles).contains(.requestCancellation) ? .customer : nil
    }

    /// Returns the orders that a person may list, in one role or in all.
    ///
    /// - Throws: ``APIError`` of status 403 for a role that the person doesn't have.
    func scope(_ person: Person, as role: Role?) throws(APIError) -> OrderScope {
        switch role {
        case .customer: return .customer(person.id)
        case .driver:
            guard person.roles.contains(.driver) else { throw .forbidden() }
            return .driver(person.id)
        case .dispatcher, .admin:
            guard person.dispatches else { throw .forbidden() }
            return .all
        case nil:
            if person.dispatches { return .all }
            guard person.roles.contains(.driver) else { return .customer(person.id) }
            return person.roles.contains(.customer) ? .customerAndDriver(person.id) : .driver(person.id)
        }
    }
}

extension OrderAccess {
    /// The access rules of the topics in ``OrdersTopics``.
    var topicRules: [TopicRule] {
        [
            TopicRule("orders/{id}") { values, person, transaction in
                guard let id = values["id"].flatMap(Int.init), let head = try repository.head(id, in: transaction) else { return false }
                return try maySee(head, person, in: transaction)
            },
            TopicRule("customers/{id}/orders") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("customers/{id}/recurring") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("drivers/{id}/orders") { values, person, _ in values["id"] == String(person.id) && person.roles.contains(.driver) },
            TopicRule("dispatch/orders") { _, person, _ in person.dispatches },
        ]
    }
}

extension Person {
    /// Whether the person sees and moves everybody's orders.
    var dispatches: Bool { !roles.isDisjoint(with: [.dispatcher, .admin]) }
}

extension Order {
    /// True where the order was canceled and its bags aren't back with the customer yet.
    fileprivate var isComingHome: Bool { bagReturn.map { $0.status != .returned } ?? false }
}
