import Core
import LocationAPI
import OrdersAPI

/// The customer's home: the form of the next order with its price.
struct HomeState: Sendable, Equatable {
    /// The id of the customer; nil while nobody is signed in.
    var customerID: Int?
    /// Whether the home was opened, and loads, but hasn't appeared yet.
    var isOpening = false
    /// The hour of the day where orders are taken, for the greeting.
    var hour = 12
    /// The saved addresses and the usual wash.
    var defaults: ViewState<OrderDefaults> = .idle
    /// The number of bags.
    var bags = 1
    /// ASAP or in a window.
    var pickupMode = PickupMode.asap
    /// The windows that are offered.
    var slots = SlotState()
    /// The chosen window; kept while the pickup is ASAP.
    var window: TimeWindow?
    /// True where the form of a recurring order opens after a scheduled one is placed.
    var repeats = false
    /// The pickup address.
    var address = AddressState()
    /// The wash.
    var wash = LaundryPreferences()
    /// Whether the customer chose it, and it differs from the usual one.
    var isWashChosen = false
    /// The codes of the extras of the wash that the customer chose.
    var addOns: Set<String> = []
    /// The promo code and the use of credit.
    var promo = PromoState()
    /// The items that come along.
    var shopping = ShoppingState()
    /// The price.
    var quote: ViewState<Quote> = .idle
    /// The request that the price was computed for.
    var quotedFor: QuoteRequest?
    /// The price that was asked for while its address was being checked; nil afterwards.
    var early: EarlyQuote?
    /// The payment.
    var payment = PaymentState()
    /// The order that was last sent and isn't known to be placed or refused for good.
    var attempt: PlacingAttempt?
    /// True while the order is being placed.
    var isPlacing = false
    /// True where the customer came back from the bank's page, and the order waits to be sent again.
    var isConfirmed = false
    /// The reason why the order wasn't placed.
    var message: String?

    /// The request for a price and an order; nil while the address isn't known to be served or a window is missing.
    var request: QuoteRequest? { address.served.flatMap(request) }

    /// The request as it will be if the saved address that is being checked is served; nil while none is being checked.
    var expectedRequest: QuoteRequest? {
        guard address.check == .loading, let id = address.saved?.id else { return nil }
        return request(to: .saved(id))
    }

    /// The request for the windows that are offered where the pickup will be; anywhere, while that isn't known.
    var slotRequest: SlotListRequest {
        SlotListRequest(at: address.check.value.flatMap { $0.check.served ? $0.coordinate : nil })
    }

    private func request(to place: AddressState.Served) -> QuoteRequest? {
        if pickupMode == .scheduled, window == nil { return nil }
        var request = QuoteRequest(
            bags: bags, pickupMode: pickupMode, window: pickupMode == .scheduled ? window : nil, retailItems: shopping.requests,
            addOns: (defaults.value?.addOns ?? []).map(\.code).filter(addOns.contains), promoCode: promo.code, useCredit: promo.useCredit)
        switch place {
        case .saved(let id): request.addressID = id
        case .typed(let address): request.address = address
        }
        return request
    }

    /// Whether the shown price is that of what is filled in.
    private var isPriced: Bool { quote.value != nil && quotedFor != nil && quotedFor == request }

    /// Whether the order can be placed now.
    var canStart: Bool { isPriced && !isPlacing }

    /// The part of the state that the button which orders shows.
    var button: StartButtonState { StartButtonState(canStart: canStart, isPlacing: isPlacing, message: message) }

    /// The part of the state that the choice of the pickup's time shows.
    var time: PickupTimeState { PickupTimeState(mode: pickupMode, slots: slots, window: window, repeats: repeats) }

    /// Empties the form after an order was placed: bags, time and items begin anew, address and wash stay.
    mutating func startOver() {
        bags = 1
        pickupMode = .asap
        window = nil
        repeats = false
        addOns = []
        promo = PromoState()
        shopping = ShoppingState()
        quote = .idle
        quotedFor = nil
        (attempt, isPlacing) = (nil, false)
        (payment.chosen, payment.obstacle) = (nil, nil)
        message = nil
    }
}

/// The state of the button that orders.
struct StartButtonState: Sendable, Equatable {
    let canStart: Bool
    let isPlacing: Bool
    let message: String?
}

/// The choice of the pickup's time.
struct PickupTimeState: Sendable, Equatable {
    let mode: PickupMode
    let slots: SlotState
    let window: TimeWindow?
    let repeats: Bool
}

/// A price that is asked for before it is known whether its address is served.
struct EarlyQuote: Sendable, Equatable {
    /// The request if the address is served.
    let request: QuoteRequest
    /// The price, or the reason why there is none; nil until it arrives.
    var result: Result<Quote, APIError>?
}

/// The actions of the customer's home.
enum HomeAction: Sendable, Equatable {
    /// The home appeared.
    case appeared
    /// The home disappeared.
    case disappeared
    /// Entries from before a restart of the server were restored.
    case draftRestored(HomeDraft)
    /// The home was opened by its address, for an order that the items of the cart come along with, or without them.
    case opened(shopping: Bool)
    /// The home was opened by a link with a promo code.
    case codeGiven(String)
    /// The home was opened by the bank's page, on which the customer confirmed the payment or refused to.
    case paymentConfirmed
    /// The saved addresses and the usual wash arrived, or didn't.
    case defaultsLoaded(Result<OrderDefaults, APIError>)
    /// The number of bags changed.
    case bagsChanged(Int)
    /// ASAP or scheduled was chosen.
    case pickupModeChosen(PickupMode)
    /// A window was chosen.
    case windowChosen(TimeWindow)
    /// Repeat this order was switched on or off.
    case repeatToggled(Bool)
    /// Something happened to the windows that are offered.
    case slots(SlotAction)
    /// Something happened to the pickup address.
    case address(AddressAction)
    /// Something about the wash was chosen.
    case wash(WashAction)
    /// An extra of the wash was chosen, or not any more.
    case addOnToggled(String)
    /// Something happened to the promo code or the use of credit.
    case promo(PromoAction)
    /// Something happened to the items that come along.
    case shopping(ShoppingAction)
    /// Something happened to the payment.
    case payment(PaymentAction)
    /// The price arrived, or didn't.
    case quoteLoaded(QuoteRequest, Result<Quote, APIError>)
    /// Start order was pressed.
    case startTapped
    /// The order was placed, or wasn't.
    case orderPlaced(Result<Order, APIError>)
    /// The order under way was pressed.
    case orderTapped(Int)
}
