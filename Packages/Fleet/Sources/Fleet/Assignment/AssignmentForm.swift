import Core
import FleetAPI

/// Orders that a dispatcher assigns to a driver.
struct AssignmentForm: Sendable, Equatable {
    /// The choice of who gets the orders.
    enum Choice: Codable, Sendable, Hashable {
        /// A driver.
        case driver(id: Int, name: String)
        /// The best driver for each, whom the matcher chooses.
        case best
    }

    /// The ids of the orders.
    let orderIDs: [Int]
    /// The drivers who could take the order, with reasons; idle for several orders.
    var suggestions: ViewState<[DriverSuggestion]> = .idle
    /// The chosen driver.
    var choice: Choice?
    /// True while the orders are being assigned.
    var isAssigning = false
    /// The reason why that failed.
    var message: String?
    /// The result for each of several orders; nil before there is one.
    var results: [BulkAssignmentResult.Item]?

    /// Creates a form for orders, with a driver chosen.
    init(orderIDs: [Int], choice: Choice? = nil) {
        self.orderIDs = orderIDs
        self.choice = choice
    }

    /// Creates a form for an order, with a driver chosen.
    init(orderID: Int, driver: DispatchDriver? = nil) {
        self.init(orderIDs: [orderID], choice: driver.map { .driver(id: $0.id, name: $0.name) })
    }

    /// The entries that survive a restart of the server.
    var draft: AssignmentDraft { AssignmentDraft(orderIDs: orderIDs, choice: choice) }

    /// The requests of several orders.
    var assignments: [BulkAssignment.Choice] {
        orderIDs.map { order in
            if case .driver(let id, _) = choice { .init(orderID: order, driverID: id) } else { .init(orderID: order, driverID: nil) }
        }
    }
}

/// The entries of an open assignment that outlive the server.
struct AssignmentDraft: Codable, Sendable, Equatable {
    let orderIDs: [Int]
    let choice: AssignmentForm.Choice?
}

/// A driver whom a dispatcher can choose, or can't and why.
struct AssignmentOption: Sendable, Equatable, Identifiable {
    let id: Int
    let name: String
    /// The reason for or against the driver, in words.
    let detail: String
    let isAvailable: Bool

    /// The options of a suggestion of the server.
    init(_ suggestion: DriverSuggestion) {
        id = suggestion.driverID
        name = suggestion.driverName
        isAvailable = suggestion.isAvailable
        detail = Strings.reasons(suggestion.reasons)
    }

    /// The option of a driver of whom nothing but the status is known.
    init(_ driver: DispatchDriver) {
        id = driver.id
        name = driver.name
        isAvailable = driver.availability != .onJob
        detail = Strings.availability(driver.availability)
    }
}
