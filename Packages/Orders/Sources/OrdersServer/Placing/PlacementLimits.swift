import Core
import Foundation
import OrdersAPI

/// The limits on what a customer may order.
struct PlacementLimits: Sendable {
    static let openOrdersAtFirst = Setting.number(
        "OPEN_ORDERS_AT_FIRST", 0...1_000, default: 3, development: 0, "Most open orders of a customer before the first one is delivered. 0: no limit."
    ).changeable()
    static let openOrders = Setting.number(
        "OPEN_ORDERS", 0...1_000, default: 10, development: 0, "Most open orders of a customer after the first delivery. 0: no limit."
    ).changeable()
    static let needsVerifiedEmail = Setting.flag(
        "ORDERS_NEED_VERIFIED_EMAIL", default: true, development: false, "Accept orders only from customers who have confirmed their email address."
    ).changeable()

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [openOrdersAtFirst, openOrders, needsVerifiedEmail]

    private let currentOpenOrdersAtFirst: CurrentSetting<Int>
    private let currentOpenOrders: CurrentSetting<Int>
    private let currentNeedsVerifiedEmail: CurrentSetting<Bool>

    init(_ container: DIContainer) throws {
        currentOpenOrdersAtFirst = try container.currentSetting(Self.openOrdersAtFirst)
        currentOpenOrders = try container.currentSetting(Self.openOrders)
        currentNeedsVerifiedEmail = try container.currentSetting(Self.needsVerifiedEmail)
    }

    /// The most open orders before the first delivery; 0 for no limit.
    private var openOrdersAtFirst: Int { currentOpenOrdersAtFirst.value }
    /// The most open orders after it; 0 for no limit.
    private var openOrders: Int { currentOpenOrders.value }
    /// Whether the customer's email address must be confirmed.
    var needsVerifiedEmail: Bool { currentNeedsVerifiedEmail.value }

    /// Whether there is any limit on open orders.
    var limitsOpenOrders: Bool { openOrdersAtFirst > 0 || openOrders > 0 }

    /// Checks whether a customer may have as many open orders.
    ///
    /// - Parameter counts: the customer's, the new order included.
    /// - Throws: ``APIError`` of status 409 `too_many_open_orders`.
    func check(_ counts: OrderRepository.CustomerCounts) throws(APIError) {
        let limit = counts.hasDelivered ? openOrders : openOrdersAtFirst
        guard limit == 0 || counts.open <= limit else { throw .conflict(Strings.tooManyOpenOrders, code: "too_many_open_orders") }
    }
}
