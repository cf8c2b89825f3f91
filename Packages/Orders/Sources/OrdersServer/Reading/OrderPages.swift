import Core
import OrdersAPI
import Persistence
import ServerCore

/// Keeps pages of customers' own orders until one of these orders changes, so that a page that is asked for again takes one row to read.
///
/// A page depends on what its reader asks for, on their language and roles, and on the number of orders and of changes to them so far, which the database
/// counts: they are read in the transaction of the response, so nothing has to be removed when an order changes, on this node or another.
final class OrderPages: Sendable {
    private struct Key: Hashable {
        let customer: Int
        let request: OrderListRequest
        let language: Language
        let roles: Set<Role>
        let counts: OrderCounts
    }

    private let kept: RecentJSON<Key>
    private let repository = OrderRepository()

    /// - Parameter capacity: the bytes of a generation; 8 MB hold about 400 pages of 20 orders.
    init(capacity: Int = 8 << 20) { kept = RecentJSON(capacity: capacity) }

    /// Returns the page of a request, made by `make` unless it is kept. Pages of anything but a customer's own orders always are made.
    func page(
        _ request: OrderListRequest, of scope: OrderScope, for person: Person, in transaction: Transaction, make: (OrderCounts?) throws -> EncodedJSON
    ) throws -> EncodedJSON {
        guard case .customer(let id) = scope else { return try make(nil) }
        let counts = try repository.counts(ofCustomer: id, in: transaction)
        let key = Key(customer: id, request: request, language: .current, roles: person.roles, counts: counts)
        if let page = kept.json([key])[0] { return page }
        let page = try make(counts).joined()
        kept.keep([(key, page)])
        return page
    }

    /// The number of pages held.
    var count: Int { kept.count }
}
