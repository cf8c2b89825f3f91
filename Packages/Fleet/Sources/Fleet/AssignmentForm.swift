/// An order that a dispatcher gives to a driver by hand.
public struct AssignmentForm: Sendable, Equatable {
    /// The order.
    public let orderID: Int
    /// The driver who was chosen.
    public var driverID: Int?
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// Why the server refused.
    public var message: String?

    /// Creates a form.
    public init(orderID: Int, driverID: Int? = nil, isBusy: Bool = false, message: String? = nil) {
        self.orderID = orderID
        self.driverID = driverID
        self.isBusy = isBusy
        self.message = message
    }
}
