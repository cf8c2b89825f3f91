public import Core
public import FleetAPI
public import Foundation
public import LocationAPI

/// What can happen in Fleet.
public enum FleetAction: Sendable, Equatable {
    /// Somebody signed in, or has another name.
    case signedIn(Person)
    /// Nobody is signed in any more.
    case signedOut
    /// An address of Fleet was opened.
    case opened

    /// A driver's page is shown, or the driver asks to try again.
    case driverAppeared
    /// The driver's offers or jobs changed.
    case driverChanged
    /// The status was asked for.
    case statusLoaded(Result<DriverStatus, APIError>)
    /// The jobs were asked for.
    case jobsLoaded(Result<[Job], APIError>)
    /// The driver wants to be online or offline.
    case onlineToggled(Bool)
    /// The server has answered that.
    case onlineSet(Result<DriverStatus, APIError>)

    /// A second of the open offers has passed.
    case ticked(Date)
    /// The areas for the maps were asked for.
    case areasLoaded(Result<[ServiceArea], APIError>)

    /// An offer was pressed where it can't be answered.
    case offersTapped
    /// The driver wants to see the job under way.
    case currentJobTapped
    /// The driver takes an offer.
    case acceptTapped(Int)
    /// The driver doesn't take an offer.
    case declineTapped(Int)
    /// The server has answered that.
    case answered(accepted: Bool, Result<Job, APIError>)

    /// The device said where it is.
    case positionsNoted([Position])

    /// Bags were counted.
    case bagsChanged(Int)
    /// The note was typed.
    case noteChanged(String)
    /// A reason was chosen.
    case reasonChanged(String)
    /// The driver has got so far with the stop; steps before it are implied.
    case stepTapped(StopStatus)
    /// The server has answered that.
    case stepped(Result<Job, APIError>)
    /// The driver wants to write to the customer.
    case messageCustomerTapped

    /// The dispatcher's page is shown, or the dispatcher asks to try again.
    case dispatchAppeared
    /// The board changed.
    case dispatchChanged
    /// A driver moved.
    case driversMoved
    /// The drivers were asked for again.
    case driversLoaded(Result<[DispatchDriver], APIError>)
    /// Nothing was heard of a driver for a minute.
    case driversUnheard
    /// The overview was asked for.
    case overviewLoaded(Result<DispatchOverview, APIError>)
    /// The dispatcher chose which drivers to see; nil for all.
    case availabilityTapped(DriverAvailability?)
    /// A trip was pressed on the dashboard.
    case dashboardTripTapped(Int)
    /// A driver was pressed on the dashboard.
    case dashboardDriverTapped(Int)
    /// A trip was pressed in the fleet.
    case tripTapped(Int)
    /// A driver was pressed in the fleet.
    case driverTapped(Int)
    /// The place in the fleet changed, by the address or the browser's back.
    case pathChanged([FleetRoute])
    /// The dispatcher wants to see all drivers and trips again.
    case fleetTapped
    /// The dispatcher wants to see an order.
    case orderTapped(Int)
    /// The dispatcher wants to write to a driver.
    case messageDriverTapped(Int)

    /// An order is to be given to a driver; one may be proposed.
    case assignTapped(order: Int, driver: Int?)
    /// A driver was chosen for it.
    case assigneeTapped(Int)
    /// The order isn't to be given to anybody after all.
    case assignCanceled
    /// The choice is to be carried out.
    case assignSubmitTapped
    /// The server has answered that.
    case assigned(Result<Job, APIError>)
}
