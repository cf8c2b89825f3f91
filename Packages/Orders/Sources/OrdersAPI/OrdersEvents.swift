public import Core

/// What happens to orders.
public enum OrdersEvents {
    /// The name of the aggregate under which the events are numbered.
    public static let aggregate = "order"
    /// An order went from one stage to another; from draft to placed too.
    public static let moved = EventType<OrderMoved>("order.moved")
    /// An order's notes were changed.
    public static let edited = EventType<OrderEdited>("order.edited")
    /// The kind of the changes that tell that the driver of an order moved, whose id is the order's. They are told to those who listen, on the
    /// topics of the customer, the driver and the dispatchers, and say nothing of the place: that is fetched.
    public static let driverMoved = "order.driverMoved"
}
