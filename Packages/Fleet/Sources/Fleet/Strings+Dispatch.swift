import FleetAPI

extension Strings {
    static let fleet = "Fleet"
    static let onTime = "On time"
    static let onTimeHint = "Active orders that aren't late for pickup."
    static let nothingActive = "No active order"
    static let liveMap = "Live map"
    static let waitingTrips = "Waiting for a driver"
    static let noWaiting = "Every order has a driver."
    static let onTheRoad = "On the road"
    static let allDrivers = "All"
    static let noSuchDrivers = "No driver here at the moment."
    static let assign = "Assign a driver"
    static let assignTo = "Assign to this driver"
    static let chooseDriver = "Choose a driver"
    static let chooseDriverHint = "Drivers on a job can't take another one."
    static let tripGone = "This trip is over"
    static let tripGoneMessage = "It was finished, or the order needs no driver any more."
    static let driverGone = "No such driver"
    static let driverGoneMessage = "Nobody of this number drives here."
    static let backToFleet = "All drivers and trips"
    static let seeOrder = "See the order"
    static let messageDriver = "Message driver"
    static let nextStop = "Next stop"
    static let acceptedAt = "Taken"
    static let area = "Area"
    static let driver = "Driver"
    static let onlineSince = "Online since"
    static let unanswered = "Unanswered offers in a row"
    static let currentTrip = "Current trip"
    static let noCurrentTrip = "Not on a trip at the moment."
    static let offers = "Open offers"
    static let offersHint = "Who accepts first gets the job."
    static let offerOver = "Too late"
    static let map = "Where the job leads"
    static let areasMap = "Where orders are picked up"
    static let seeCurrentJob = "See the current job"
    static let plant = "Plant"

    static func secondsLeft(_ seconds: Int) -> String { "\(seconds) s left" }
    static func openOffers(_ count: Int) -> String { count == 1 ? "1 offer" : "\(count) offers" }
    static func trip(_ id: Int) -> String { "Trip \(id)" }
    static func assignOrder(_ id: Int) -> String { "Assign order \(id)" }
    static func assigned(_ name: String?) -> String { name.map { "\($0) has the order." } ?? "The order is assigned." }
    static func filter(_ name: String, _ count: Int) -> String { "\(name) (\(count))" }

    static func availability(_ availability: DriverAvailability) -> String {
        switch availability {
        case .free: free
        case .onJob: onJob
        case .offline: offline
        }
    }
}
