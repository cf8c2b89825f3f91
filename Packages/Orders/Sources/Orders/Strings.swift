import OrdersAPI

/// What people read.
enum Strings {
    static let home = "Home"
    static let activity = "Activity"
    static let orders = "Orders"
    static let back = "Back"

    static let startOrder = "Start order"
    static let startButton = "Start Order"
    static let startHint = "We pick up, wash and bring it back within a day."
    static let when = "When"
    static let asap = "ASAP"
    static let scheduled = "Schedule"
    static let window = "Pickup window"
    static let bags = "Bags"
    static let street = "Street and number"
    static let city = "City"
    static let postalCode = "Postal code"
    static let checkAddress = "Check address"
    static let addressIncomplete = "Fill in street, city and postal code."
    static let address = "Pickup address"
    static let detergent = "Detergent"
    static let temperature = "Water"
    static let shopping = "Add shopping to the trip"
    static let noItems = "Nothing can be added at the moment."
    static let price = "Price"
    static let priceHint = "Check the address to see the price."
    static let pricing = "Computing the price …"
    static let activeOrder = "Your order"
    static let follow = "Follow"

    static let noOrdersTitle = "No orders here"
    static let noOrders = "Orders with this status will show here."
    static let timeline = "Timeline"
    static let messageDriver = "Message driver"
    static let cancelOrder = "Cancel order"
    static let cancelQuestion = "Why do you cancel? Both sides will see it."
    static let reason = "Reason"
    static let reasonNeeded = "Say why."
    static let keepOrder = "Keep the order"
    static let progress = "Progress"
    static let details = "Details"
    static let plant = "Plant"
    static let receive = "Receive bags"
    static let weigh = "Weigh"
    static let kilograms = "Weight in kilograms"
    static let weightNeeded = "Type the weight in kilograms, such as 8.4."
    static let startWashing = "Start washing"
    static let markReady = "Mark ready"
    static let nothingToDo = "Nothing to do at the plant now."
    static let all = "All"
    static let system = "Tumble"

    static func greeting(hour: Int, name: String?) -> String {
        let greeting = hour < 5 || hour >= 18 ? "Good evening" : hour < 12 ? "Good morning" : "Good afternoon"
        return name.map { "\(greeting), \($0)" } ?? greeting
    }

    static func order(_ id: Int) -> String { "Order \(id)" }
    static func bagCount(_ count: Int) -> String { count == 1 ? "1 bag" : "\(count) bags" }
    static func due(_ time: String) -> String { "By \(time)" }
    static func weight(_ kilograms: Double) -> String { "\(kilograms) kg" }
    static func driver(_ id: Int) -> String { "Driver \(id)" }

    static func name(_ status: Status) -> String {
        switch status {
        case .scheduled: "Scheduled"
        case .inProgress: "In progress"
        case .delivered: "Completed"
        case .canceled: "Canceled"
        }
    }

    static func name(_ detergent: LaundryPreferences.Detergent) -> String {
        switch detergent {
        case .regular: "Regular"
        case .fragranceFree: "Fragrance-free"
        case .hypoallergenic: "Hypoallergenic"
        }
    }

    static func name(_ temperature: LaundryPreferences.Temperature) -> String {
        switch temperature {
        case .cold: "Cold"
        case .warm: "Warm"
        case .hot: "Hot"
        }
    }

    static func name(_ role: ActorRole) -> String {
        switch role {
        case .system: system
        case .customer: "Customer"
        case .driver: "Driver"
        case .dispatcher: "Dispatcher"
        }
    }

    static func name(_ stage: Stage) -> String {
        switch stage {
        case .draft: "Draft"
        case .placed: "Placed"
        case .accepted: "Accepted"
        case .rejected: "Rejected"
        case .pickupAssigned: "Driver assigned"
        case .enRoutePickup: "Driver on the way"
        case .arrivedPickup: "Driver at the door"
        case .pickedUp: "Picked up"
        case .pickupFailed: "Pickup failed"
        case .atFacility: "At the plant"
        case .weighed: "Weighed"
        case .processing: "Being washed"
        case .ready: "Ready"
        case .deliveryAssigned: "Driver assigned for delivery"
        case .outForDelivery: "Out for delivery"
        case .arrivedDropoff: "Driver at the door with your laundry"
        case .delivered: "Delivered"
        case .deliveryFailed: "Delivery failed"
        case .returning: "On the way back to the plant"
        case .completed: "Completed"
        case .canceled: "Canceled"
        }
    }

    static func name(reason: String) -> String {
        switch FailureReason(rawValue: reason) {
        case .notAtHome: "Nobody at home"
        case .noAccess: "No access"
        case .wrongAddress: "Wrong address"
        case .nothingToPickUp: "Nothing to pick up"
        case .refused: "Refused"
        case .unsafe: "Not safe"
        case .damaged: "Damaged"
        case .lost: "Lost"
        case .itemMissing: "Item missing"
        case .overweight: "Too heavy"
        case .weather: "Weather"
        case .vehicleBreakdown: "Vehicle breakdown"
        case .other: "Something else"
        case nil: reason
        }
    }
}
