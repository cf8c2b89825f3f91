public import Core
public import FleetAPI

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

    /// The driver takes an offer.
    case acceptTapped(Int)
    /// The driver doesn't take an offer.
    case declineTapped(Int)
    /// The server has answered that.
    case answered(accepted: Bool, Result<Job, APIError>)

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
    /// The overview was asked for.
    case overviewLoaded(Result<DispatchOverview, APIError>)
    /// The dispatcher wants to see an order.
    case tripTapped(order: Int)
}
