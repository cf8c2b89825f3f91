import Core
import OrdersAPI
import Persistence
import ServerCore

/// Decides who sees an order, what they may do with it, and which orders they may list.
struct OrderAccess: Sendable {
    private let repository = OrderRepository()

    /// Returns the roles of a person towards an order; empty for strangers, to whom the order doesn't exist.
    func roles(of person: Person, _ order: Order) -> Set<ActorRole> {
        var roles: Set<ActorRole> = []
        if person.dispatches { roles.insert(.dispatcher) }
        if order.customerID == person.id { roles.insert(.customer) }
        if person.roles.contains(.driver), order.driverID == person.id { roles.insert(.driver) }
        return roles
    }

    /// Returns whether a person may see an order; drivers also see those of their former legs.
    func maySee(_ order: Order, _ person: Person, in transaction: Transaction) throws -> Bool {
        if !roles(of: person, order).isEmpty { return true }
        return try person.roles.contains(.driver) && repository.hadDriver(person.id, order.id, in: transaction)
    }

    /// Returns an order as a person sees it.
    ///
    /// - Throws: ``APIError`` of status 404 for an unknown order and for one that the person may not see.
    func order(_ id: Int, for person: Person, in transaction: Transaction) throws -> Order {
        guard let order = try repository.find(id, in: transaction), try maySee(order, person, in: transaction) else {
            throw APIError.notFound()
        }
        return try shown(order, to: person, in: transaction)
    }

    /// Returns a stored order as a person sees it: with what they may do, what canceling would cost them, and the price in their language.
    func shown(_ order: Order, to person: Person, in transaction: Transaction) throws -> Order {
        var order = order
        order.price = order.price.worded
        let roles = roles(of: person, order)
        order.allowedActions = StageMachine.actions(from: order.stage, as: roles).map(\.rawValue)
        if let role = StageMachine.role(from: order.stage, to: .canceled, of: roles) {
            order.cancellationFeeCents = try Repricing().cancellationCents(for: order, canceledBy: role, in: transaction)
        }
        return order
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
                guard let id = values["id"].flatMap(Int.init), let order = try repository.find(id, in: transaction) else { return false }
                return try maySee(order, person, in: transaction)
            },
            TopicRule("customers/{id}/orders") { values, person, _ in values["id"] == String(person.id) },
            TopicRule("drivers/{id}/orders") { values, person, _ in values["id"] == String(person.id) && person.roles.contains(.driver) },
            TopicRule("dispatch/orders") { _, person, _ in person.dispatches },
        ]
    }
}

extension Person {
    /// Whether the person sees and moves everybody's orders.
    var dispatches: Bool { !roles.isDisjoint(with: [.dispatcher, .admin]) }
}
