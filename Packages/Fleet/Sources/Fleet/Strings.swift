import FleetAPI
import Foundation
import OrdersAPI

/// What people read of Fleet.
enum Strings {
    static let home = "Home"
    static let jobs = "Jobs"
    static let driverHome = "Your day"
    static let online = "Online"
    static let onlineHint = "New jobs are offered to you."
    static let offlineHint = "No jobs are offered to you."
    static let earnedToday = "Earned today"
    static let finishedToday = "Jobs finished today"
    static let currentJob = "Current job"
    static let noJobTitle = "No job at the moment"
    static let noJobOnline = "Offers show up under Jobs."
    static let offlineTitle = "You are offline"
    static let goOnline = "Go online to get offers."
    static let seeOffers = "See offers"
    static let noOffersTitle = "No offers right now"
    static let noOffers = "Stay online: the next one shows up here by itself."
    static let busyTitle = "One job at a time"
    static let busy = "Finish your current job to get new offers."
    static let accept = "Accept"
    static let decline = "Decline"
    static let jobAccepted = "The job is yours."
    static let jobFinished = "Job finished."
    static let messageCustomer = "Message customer"
    static let bags = "Bags"
    static let bagsHint = "Count them. If the number differs, say why in the note."
    static let note = "Note"
    static let noteHint = "Where you left the bags, a differing count."
    static let reportProblem = "Report a problem"
    static let reason = "What is the problem?"
    static let reportFailure = "Report and end this stop"
    static let cancel = "Cancel"
    static let dashboard = "Dashboard"
    static let activeOrders = "Active orders"
    static let activeTrips = "Active trips"
    static let unassigned = "Waiting for a driver"
    static let onlineDrivers = "Online drivers"
    static let lateOrders = "Late pickups"
    static let completedToday = "Delivered today"
    static let trips = "Trips"
    static let noTrips = "Nobody is on the road."
    static let drivers = "Drivers"
    static let noDrivers = "No driver has signed in yet."
    static let waiting = "Waiting"
    static let free = "Free"
    static let onJob = "On a job"
    static let offline = "Offline"

    static func boost(_ money: String) -> String { "incl. \(money) boost" }
    static func bagCount(_ count: Int) -> String { count == 1 ? "1 bag" : "\(count) bags" }
    static func minutes(_ seconds: Int) -> String { "about \(max(1, (seconds + 30) / 60)) min" }
    static func openUntil(_ time: String) -> String { "Open until \(time)" }
    static func order(_ id: Int) -> String { "Order \(id)" }

    static func distance(_ meters: Int) -> String {
        guard meters >= 1000 else { return "\(meters) m" }
        return "\((Double(meters) / 1000).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))) km"
    }

    static func kind(_ kind: JobKind) -> String {
        switch kind {
        case .pickup: "Pickup"
        case .delivery: "Delivery"
        case .trip: "Trip"
        }
    }

    static func stop(_ stop: Stop) -> String {
        switch (stop.kind, stop.place) {
        case (.pickup, .customer): "Pick up at the customer's"
        case (.dropoff, .plant): "Bring to the plant"
        case (.pickup, .plant): "Fetch at the plant"
        case (.dropoff, .customer): "Hand over to the customer"
        }
    }

    static func status(_ status: StopStatus) -> String {
        switch status {
        case .pending: "To do"
        case .enRoute: "On the way"
        case .arrived: "There"
        case .done: "Done"
        case .failed: "Failed"
        }
    }

    static func step(_ stop: Stop, _ next: StopStatus) -> String {
        switch (next, stop.kind, stop.place) {
        case (.enRoute, _, _): "Start driving"
        case (.arrived, _, .customer): "I'm at the door"
        case (.arrived, _, .plant): "I'm at the plant"
        case (.done, .pickup, .customer): "Bags picked up"
        case (.done, .pickup, .plant): "Bags loaded, drive off"
        case (.done, .dropoff, .customer): "Bags handed over"
        case (.done, .dropoff, .plant): "Bags brought in"
        case (.pending, _, _), (.failed, _, _): ""
        }
    }

    static func failure(_ reason: FailureReason) -> String {
        switch reason {
        case .notAtHome: "Nobody at home"
        case .noAccess: "Can't reach the door"
        case .wrongAddress: "Wrong address"
        case .nothingToPickUp: "Nothing to pick up"
        case .refused: "Customer refused"
        case .unsafe: "Not safe"
        case .damaged: "Damaged"
        case .lost: "Lost"
        case .itemMissing: "Something is missing"
        case .overweight: "Too heavy"
        case .weather: "Weather"
        case .vehicleBreakdown: "Vehicle broke down"
        case .other: "Something else (say what in the note)"
        }
    }
}
