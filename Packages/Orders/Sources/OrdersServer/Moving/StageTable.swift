import OrdersAPI

/// The state machine of orders as one table. Allowed actions, Docs/orders.md and the tests are made from it.
enum StageTable {
    /// All transitions, in the order of an order's life.
    static let rules: [StageRule] =
        [
            StageRule(.draft, .placed, [.customer], if: [.paymentAuthorized]),
            StageRule(.placed, .accepted, [.system, .dispatcher]),
            StageRule(.placed, .rejected, [.system, .dispatcher], [.reason]),
            StageRule(.accepted, .pickupAssigned, [.driver, .dispatcher, .system], [.driver], isAssignment: true),
            StageRule(.pickupAssigned, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.pickupAssigned, .enRoutePickup, [.driver]),
            StageRule(.enRoutePickup, .accepted, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.enRoutePickup, .arrivedPickup, [.driver]),
            // Fleet takes the leg from a driver who lost the role. Bags that they have must come back to the plant.
            StageRule(.arrivedPickup, .accepted, [.system], isAssignment: true),
            StageRule(.outForDelivery, .returning, [.system], isAssignment: true),
            StageRule(.arrivedDropoff, .returning, [.system], isAssignment: true),
            StageRule(.arrivedPickup, .pickedUp, [.driver], [.bags, .proof]),
            StageRule(.arrivedPickup, .pickupFailed, [.driver], [.failureReason]),
            StageRule(.pickupFailed, .accepted, [.customer, .dispatcher]),
            StageRule(.pickedUp, .atFacility, [.driver, .dispatcher], [.bagsIfCounted]),
            StageRule(.atFacility, .weighed, [.dispatcher], [.kilograms], if: [.unwashed]),
            StageRule(.weighed, .processing, [.dispatcher], if: [.priceAccepted]),
            StageRule(.processing, .ready, [.dispatcher]),
            StageRule(.ready, .deliveryAssigned, [.driver, .dispatcher, .system], [.driver], if: [.paymentCaptured], isAssignment: true),
            StageRule(.deliveryAssigned, .ready, [.driver, .dispatcher, .system], isAssignment: true),
            StageRule(.deliveryAssigned, .outForDelivery, [.driver]),
            StageRule(.outForDelivery, .arrivedDropoff, [.driver]),
            StageRule(.arrivedDropoff, .delivered, [.driver], [.bagsIfCounted, .proof]),
            StageRule(.arrivedDropoff, .deliveryFailed, [.driver], [.failureReason]),
            StageRule(.deliveryFailed, .returning, [.driver, .dispatcher, .system]),
            StageRule(.returning, .atFacility, [.driver, .dispatcher], [.bagsIfCounted]),
            // Clean laundry that comes back goes out again as it is.
            StageRule(.atFacility, .ready, [.dispatcher], if: [.washed]),
            StageRule(.delivered, .completed, [.system]),
        ] + cancellations

    /// Before the pickup everyone may cancel. Afterwards only the dispatcher may, and only while the laundry is at hand.
    private static let cancellations =
        [Stage.placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]
        .map { StageRule($0, .canceled, [.customer, .dispatcher, .system], [.reason]) }
        + [Stage.pickedUp, .atFacility, .weighed, .processing, .ready].map { StageRule($0, .canceled, [.dispatcher], [.reason]) }
}
