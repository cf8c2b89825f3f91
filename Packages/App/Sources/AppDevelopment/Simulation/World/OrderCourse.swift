import Core
import FleetAPI
import Foundation
import OrdersAPI

/// The course of a planned order. Times are in seconds after the midnight of the simulated day.
struct OrderCourse: Codable, Sendable, Equatable {
    /// The number in the plan, and the name of the service area.
    var number: Int
    var area: String
    /// The place of the door, as latitude and longitude.
    var latitude: Double
    var longitude: Double
    /// The id on the server; nil where the order wasn't placed.
    var id: Int?
    /// The number of bags and of different retail items.
    var bags: Int
    var items: Int
    /// True where the customer chose a window.
    var isScheduled = false
    /// The time when the order was placed, and by which the driver was promised at the door.
    var placedAt: Double?
    var promisedBy: Double?
    /// The time when a driver first came to pick up, and when the bags were aboard.
    var arrivedAt: Double?
    var pickedUpAt: Double?
    /// The time when the laundry was ready, and when the customer had it.
    var readyAt: Double?
    var deliveredAt: Double?
    /// The visits at which nobody opened.
    var failedPickups = 0
    var failedDeliveries = 0
    /// The code with which the server refused the order; nil where it didn't.
    var refusal: String?
    /// The stage on the server at the end of the run; nil where the order wasn't placed.
    var stage: Stage?
    /// The price at the end, in cents.
    var totalCents: Int?

    /// Creates the course of an order that wasn't placed yet.
    init(_ order: PlannedOrder, at place: Coordinate) {
        (number, area, bags, items) = (order.number, order.area, order.bags, order.items)
        (latitude, longitude) = (place.latitude, place.longitude)
    }

    /// The end of the order.
    enum Outcome: String, CaseIterable {
        case delivered, canceled, open, refused, unplaced
    }

    /// The end of the order, as the server has it.
    var outcome: Outcome {
        switch stage {
        case .delivered, .completed: .delivered
        case .canceled, .rejected: .canceled
        case .some: .open
        case nil: refusal == nil ? .unplaced : .refused
        }
    }

    /// Returns whether the driver came by the promised time; nil where nothing was promised, or the promise wasn't due by the end of the run.
    func isOnTime(by end: Double) -> Bool? {
        guard let promisedBy else { return nil }
        if let arrivedAt { return arrivedAt <= promisedBy }
        // A customer who canceled before waits for nobody.
        if outcome == .canceled { return nil }
        return promisedBy < end ? false : nil
    }
}

/// The day of a driver. Times are in seconds after the midnight of the simulated day.
struct DriverDay: Codable, Sendable, Equatable {
    /// The time when the driver went online; nil for one who never did.
    var onlineAt: Double?
    /// The seconds with a job.
    var busySeconds = 0.0
    /// The ways by the roads, and those of them without bags aboard, in meters.
    var meters = 0.0
    var emptyMeters = 0.0
    /// The visits and other stops that were made.
    var stops = 0
    /// The number of jobs and trips that were finished.
    var trips = 0
    /// The way over the day, as time, latitude and longitude in ten-thousandths of a degree, and 0 for waiting, 1 for driving empty, 2 with bags; one after the other.
    var track: [Int] = []
}
