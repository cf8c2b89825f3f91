public import Core
public import OrdersAPI
public import RetailAPI

/// What can happen with orders.
public enum OrdersAction: Sendable, Equatable {
    /// Somebody signed in.
    case signedIn(Person)
    /// Nobody is signed in any more.
    case signedOut

    /// The customer's home appeared.
    case homeAppeared
    /// The customer's home was opened, perhaps with items for the order.
    case homePathChanged([OrdersHomeRoute])
    /// What orders begin with arrived, or didn't.
    case defaultsLoaded(Result<OrderDefaults, APIError>)
    /// A saved address was chosen.
    case savedAddressChosen(Int)
    /// Another address than the saved ones is to be typed.
    case otherAddressChosen
    /// The chooser of items was opened or closed.
    case shoppingShown(Bool)
    /// The chooser of items appeared.
    case shoppingAppeared
    /// The items arrived, or didn't.
    case itemsLoaded(Result<[RetailItem], APIError>)
    /// Street and number were typed.
    case line1Changed(String)
    /// Flat, floor or company were typed.
    case line2Changed(String)
    /// The city was typed.
    case cityChanged(String)
    /// The postal code was typed.
    case postalCodeChanged(String)
    /// The check of the address was asked for.
    case checkAddressTapped
    /// The address was found or not.
    case addressChecked(Result<CheckedAddress, APIError>)
    /// The bag counter moved.
    case bagsChanged(Int)
    /// ASAP or a window was chosen.
    case pickupModeChosen(PickupMode)
    /// A window was chosen.
    case windowChosen(TimeWindow)
    /// A detergent was chosen.
    case detergentChosen(LaundryPreferences.Detergent)
    /// A temperature was chosen.
    case temperatureChosen(LaundryPreferences.Temperature)
    /// How the laundry comes back was chosen.
    case foldingChosen(LaundryPreferences.Folding)
    /// Softener was chosen or not.
    case softenerToggled(Bool)
    /// How many of an item come along changed.
    case itemCountChanged(item: Int, count: Int)
    /// The price arrived, or didn't.
    case quoteLoaded(QuoteRequest, Result<Quote, APIError>)
    /// Start Order was pressed.
    case startOrderTapped
    /// The order was placed, or not.
    case orderPlaced(Result<Order, APIError>)

    /// The customer's activity appeared.
    case activityAppeared
    /// The customer's orders arrived, or didn't.
    case ordersLoaded(Result<[Order], APIError>)
    /// Another part of the activity was chosen.
    case segmentChosen(ActivitySegment)
    /// The way from an empty activity to a new order was pressed.
    case newOrderTapped
    /// An order was pressed in a list or a card of the customer's.
    case orderTapped(Int)
    /// The place in the activity changed, by the address or the browser's back.
    case activityPathChanged([OrdersRoute])

    /// The dispatcher's list appeared.
    case dispatchAppeared
    /// All orders arrived, or didn't.
    case dispatchLoaded(Result<[Order], APIError>)
    /// Other orders were chosen by the dispatcher.
    case dispatchFilterChosen(DispatchFilter)
    /// An order was pressed in the dispatcher's list.
    case dispatchOrderTapped(Int)
    /// The place in the dispatcher's orders changed.
    case dispatchPathChanged([OrdersRoute])

    /// An order page appeared.
    case orderAppeared(Int)
    /// The page went away, or its way back was pressed.
    case orderClosed
    /// The order arrived, or didn't.
    case orderLoaded(Int, Result<OrderPage, APIError>)
    /// Where the driver is arrived, or didn't.
    case vehicleLoaded(Int, Result<Tracking, APIError>)
    /// Nothing was heard of the driver for a minute.
    case vehicleUnheard(Int)
    /// Cancel was pressed.
    case cancelTapped
    /// The reason was typed.
    case reasonChanged(String)
    /// The question for the reason was closed.
    case cancelDismissed
    /// The cancellation was confirmed.
    case cancelConfirmed
    /// The weight was typed.
    case kilogramsChanged(String)
    /// A step of the plant or the dispatcher was pressed.
    case stepTapped(Stage)
    /// The order was changed, or not.
    case orderChanged(Result<Order, APIError>)
    /// Message driver was pressed.
    case messageDriverTapped
    /// The conversations about the order were pressed, by a dispatcher.
    case conversationsTapped
}
