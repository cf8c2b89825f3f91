import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Keeps the JSON of orders as their readers see them, so that one that didn't change is neither read as a whole nor encoded again.
///
/// An order's JSON depends on its version, which each change raises, on the reader's language and roles towards it, and on how much they see
/// of it at the time. The versions are read
/// in the transaction of the response, so nothing has to be removed when an order changes, on this node or another.
final class OrderResponses: Sendable {
    private struct Key: Hashable {
        let order: Int
        let version: Int
        let language: Language
        let roles: Set<ActorRole>
        let visibility: OrderVisibility
    }

    private let kept: RecentJSON<Key>
    private let access = OrderAccess()
    private let repository = OrderRepository()

    /// - Parameter capacity: the bytes of a generation; 8 MB hold about 6,000 orders.
    init(capacity: Int = 8 << 20) { kept = RecentJSON(capacity: capacity) }

    /// Returns the JSON of an order as a person sees it.
    func json(of order: OrderHead, for person: Person, at now: Date, in transaction: Transaction) throws -> EncodedJSON {
        try json(of: [order], for: person, at: now, in: transaction)[0]
    }

    /// Returns the JSON of orders as a person sees them, in their order. Those that aren't kept are read with one statement.
    func json(of orders: [OrderHead], for person: Person, at now: Date, in transaction: Transaction) throws -> [EncodedJSON] {
        let language = Language.current
        let visibilities = try access.visibilities(of: orders, for: person, at: now, in: transaction)
        let keys = zip(orders, visibilities).map { order, visibility in
            Key(order: order.id, version: order.version, language: language, roles: access.roles(of: person, order), visibility: visibility)
        }
        var found = kept.json(keys)
        let missing = keys.indices.filter { found[$0] == nil }
        guard !missing.isEmpty else { return found.compactMap { $0 } }
        let seen = Dictionary(uniqueKeysWithValues: missing.map { (orders[$0].id, visibilities[$0]) })
        let stored = try repository.orders(missing.map { orders[$0].id }, in: transaction)
        let read = try access.shown(stored, to: person, as: stored.map { seen[$0.id] ?? .outline }, in: transaction)
        let encoded = Dictionary(uniqueKeysWithValues: try read.map { ($0.id, try EncodedJSON($0)) })
        for index in missing { found[index] = encoded[orders[index].id] }
        kept.keep(missing.compactMap { index in found[index].map { (keys[index], $0) } })
        return found.compactMap { $0 }
    }

    /// The number of orders' JSON held.
    var count: Int { kept.count }
}
