public import Core
public import OrdersAPI
public import Persistence

/// What a customer's profile says where an order doesn't. Auth provides it; without it orders have to say everything.
public protocol CustomerDefaults: Sendable {
    /// A saved address by id, or with nil the default one; nil where there is none.
    func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address?
    /// How the customer likes the laundry washed.
    func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences?
}
