public import Core
import OrdersAPI

/// The order page that is open.
public struct OrderDetail: Sendable, Equatable {
    /// Whose page it is.
    public var orderID: Int
    /// The order with its timeline.
    public var page: ViewState<OrderPage> = .idle
    /// Where the driver is; nil unless one is on the way to the customer, and known to be anywhere.
    public var vehicle: OrderVehicle?
    /// Whether the page hears where the driver is.
    public var followsVehicle = false
    /// Whether the question for the reason of a cancellation is open.
    public var asksReason = false
    /// The reason, as typed.
    public var reason = ""
    /// The weight, as typed.
    public var kilograms = ""
    /// Whether a change is on its way to the server.
    public var isWorking = false
    /// Why the last change failed.
    public var message: String?

    /// Creates the page of an order.
    public init(orderID: Int) { self.orderID = orderID }

    /// The weight that was typed, with a point or a comma; nil where it is none.
    var weight: Double? {
        let value = Double(String(kilograms.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }))
        return value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
}
