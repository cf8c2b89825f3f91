public import Core
import LocationAPI
public import OrdersAPI

/// What a customer has filled in for the next order.
public struct OrderForm: Sendable, Equatable {
    /// The number of bags.
    public var bags = 1
    /// When it is to be picked up.
    public var pickupMode = PickupMode.asap
    /// The window that was chosen, where it is scheduled.
    public var window: TimeWindow?
    /// The saved address that was chosen; nil where another is typed.
    public var savedAddressID: Int?
    /// Street and number, as typed.
    public var line1 = ""
    /// Flat, floor or company, as typed.
    public var line2 = ""
    /// City, as typed.
    public var city = ""
    /// Postal code, as typed.
    public var postalCode = ""
    /// Where the address is and whether it is served.
    public var address: ViewState<CheckedAddress> = .idle
    /// How it is to be washed.
    public var preferences = LaundryPreferences()
    /// How many of each item come along, by the item's id.
    public var items: [Int: Int] = [:]
    /// The price.
    public var quote: ViewState<Quote> = .idle
    /// What the price was computed for.
    public var quotedFor: QuoteRequest?
    /// The key of the order that is on its way to the server; nil while none is.
    public var placingKey: String?
    /// Why the order was not placed.
    public var message: String?

    /// Creates an empty form.
    public init() {}

    /// Whether all fields of the address are filled in.
    public var hasAddress: Bool {
        [line1, city, postalCode].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
    }

    /// What a price can be asked for: nil while the address isn't known to be served or a window is missing.
    public var request: QuoteRequest? {
        guard let found = address.value, found.check.served else { return nil }
        if pickupMode == .scheduled, window == nil { return nil }
        let window = pickupMode == .scheduled ? window : nil
        let items = items.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { RetailItemRequest(itemID: $0.key, quantity: $0.value) }
        if let savedAddressID {
            return QuoteRequest(bags: bags, pickupMode: pickupMode, window: window, addressID: savedAddressID, retailItems: items)
        }
        let address = Address(
            line1: line1, line2: line2.trimmed.isEmpty ? nil : line2, city: city, postalCode: postalCode, latitude: found.coordinate.latitude,
            longitude: found.coordinate.longitude)
        return QuoteRequest(bags: bags, pickupMode: pickupMode, window: window, address: address, retailItems: items)
    }

    /// The next form after an order was placed: where and how stay, what is ordered begins anew.
    var next: OrderForm {
        var form = OrderForm()
        form.savedAddressID = savedAddressID
        form.line1 = line1
        form.line2 = line2
        form.city = city
        form.postalCode = postalCode
        form.address = address
        form.preferences = preferences
        return form
    }

    /// Whether the price shown is that of what is filled in.
    public var isPriced: Bool { request != nil && quotedFor == request && quote.value != nil }

    /// Whether an order can be sent now.
    public var canStart: Bool { isPriced && placingKey == nil }
}
