import Core
import OrdersAPI
import Persistence

/// Who may see and do what with an order.
struct OrderAccess: Sendable {
    private let repository = OrderRepository()

    /// The roles that a person has towards an order; empty for a stranger, to whom it doesn't exist.
    func roles(of person: Person, _ order: Order, in transaction: Transaction) throws -> Set<ActorRole> {
        var roles: Set<ActorRole> = []
        if !person.roles.isDisjoint(with: [.dispatcher, .admin]) { roles.insert(.dispatcher) }
        if order.customerID == person.id { roles.insert(.customer) }
        if person.roles.contains(.driver), order.driverID == person.id { roles.insert(.driver) }
        return roles
    }

    /// Whether a person may see an order: a driver may see those of former legs too.
    func maySee(_ order: Order, _ person: Person, in transaction: Transaction) throws -> Bool {
        if try !roles(of: person, order, in: transaction).isEmpty { return true }
        return try person.roles.contains(.driver) && repository.hadDriver(person.id, order.id, in: transaction)
    }

    /// The order, with what the person may do.
    ///
    /// - Throws: ``APIError`` of status 404 for one that isn't there or isn't the person's to see.
    func order(_ id: Int, for person: Person, in transaction: Transaction) throws -> Order {
        guard let order = try repository.find(id, in: transaction), try maySee(order, person, in: transaction) else {
            throw APIError.notFound()
        }
        return try seen(order, by: person, in: transaction)
    }

    /// An order with what a person may do.
    func seen(_ order: Order, by person: Person, in transaction: Transaction) throws -> Order {
        var order = order
        let roles = try roles(of: person, order, in: transaction)
        order.allowedActions = StageMachine.actions(from: order.stage, as: roles).map(\.rawValue)
        if let role = StageMachine.role(from: order.stage, to: .canceled, of: roles) {
            order.cancellationFeeCents = try CancellationFee().cents(for: order, canceledBy: role, in: transaction)
        }
        return order
    }

    /// The orders that a person may list, in one role or in all.
    ///
    /// - Throws: ``APIError`` of status 403 for a role that the person doesn't have.
    func scope(_ person: Person, as role: Role?) throws(APIError) -> OrderScope {
        let dispatches = !person.roles.isDisjoint(with: [.dispatcher, .admin])
        switch role {
        case .customer: return .customer(person.id)
        case .driver:
            guard person.roles.contains(.driver) else { throw .forbidden() }
            return .driver(person.id)
        case .dispatcher, .admin:
            guard dispatches else { throw .forbidden() }
            return .all
        case nil:
            if dispatches { return .all }
            guard person.roles.contains(.driver) else { return .customer(person.id) }
            return person.roles.contains(.customer) ? .customerAndDriver(person.id) : .driver(person.id)
        }
    }
}
