import Core
import OrdersAPI

/// An order that a customer has filled in and not placed yet. It survives a restart of the server.
struct HomeDraft: Codable, Sendable, Equatable {
    var bags = 1
    var pickupMode = PickupMode.asap
    var window: TimeWindow?
    /// True where the order is to be repeated; nil for no.
    var repeats: Bool?
    /// The chosen saved address, where it isn't the usual one.
    var saved: Address?
    /// Another address than the saved ones, as far as it has been typed.
    var typed: TypedAddress?
    /// The wash, where it isn't the usual one.
    var wash: LaundryPreferences?
    /// The extras of the wash; nil for none.
    var addOns: Set<String>?
    /// The promo code; nil for none.
    var promo: String?
    /// A promo code that was typed and isn't asked for; nil for none.
    var promoTyped: String?
    /// True where the form of promo code and credit is open; nil for no.
    var isPromoShown: Bool?
    /// True where credit is used; nil for no.
    var useCredit: Bool?
    /// True where the items of the cart come along; nil for no.
    var isShopping: Bool?
    /// The card that was chosen for it.
    var method: Int?
    /// The order that was sent and isn't known to be placed, which the customer may be confirming at the bank's page.
    var attempt: PlacingAttempt?

    /// An address as it was typed.
    struct TypedAddress: Codable, Sendable, Equatable {
        let line1: String
        let line2: String
        let city: String
        let postalCode: String
        /// Whether its place was known.
        let isChecked: Bool
        /// The place of the door, if the customer showed it.
        var pin: Coordinate?
    }
}

extension HomeState {
    /// The entries; nil if they don't differ from those of a fresh page.
    var draft: HomeDraft? {
        let usual = defaults.value
        var draft = HomeDraft(bags: bags, pickupMode: pickupMode, window: window)
        if shopping.isIncluded { draft.isShopping = true }
        if address.saved != usual?.address(usual?.defaultAddressID) { draft.saved = address.saved }
        draft.typed = address.typed
        if isWashChosen { draft.wash = wash }
        if repeats { draft.repeats = true }
        (draft.method, draft.attempt) = (payment.chosen, attempt)
        if !addOns.isEmpty { draft.addOns = addOns }
        draft.promo = promo.code
        if promo.code == nil, !promo.typed.isEmpty { draft.promoTyped = promo.typed }
        if promo.isShown { draft.isPromoShown = true }
        if promo.useCredit { draft.useCredit = true }
        return draft == HomeDraft() ? nil : draft
    }

    /// Fills in what had been filled in, but for the address, which is checked anew.
    mutating func restore(_ draft: HomeDraft) {
        bags = draft.bags
        pickupMode = draft.pickupMode
        window = draft.window
        repeats = draft.repeats ?? false
        if let wash = draft.wash { (self.wash, isWashChosen) = (wash, true) }
        addOns = draft.addOns ?? []
        promo = PromoState(
            typed: draft.promoTyped ?? draft.promo ?? "", code: draft.promo, useCredit: draft.useCredit ?? false, isShown: draft.isPromoShown ?? false)
        shopping.isIncluded = draft.isShopping ?? false
        (payment.chosen, attempt) = (draft.method, draft.attempt)
    }
}

extension AddressState {
    /// The address that was typed; nil where a saved one is chosen, or where nothing was typed because there is no other.
    fileprivate var typed: HomeDraft.TypedAddress? {
        guard saved == nil, isOther || pin != nil || ![line1, line2, city, postalCode].allSatisfy(\.isEmpty) else { return nil }
        return HomeDraft.TypedAddress(line1: line1, line2: line2, city: city, postalCode: postalCode, isChecked: check.value != nil, pin: pin)
    }

    /// Fills in the address.
    ///
    /// - Returns: what finds out whether it is served; nil where that wasn't known before.
    mutating func restore(_ draft: HomeDraft) -> AddressAction? {
        if let saved = draft.saved { return .savedChosen(saved) }
        guard let typed = draft.typed else { return nil }
        (saved, isOther) = (nil, true)
        (line1, line2, city, postalCode) = (typed.line1, typed.line2, typed.city, typed.postalCode)
        (pin, isLocated) = (typed.pin, typed.pin != nil)
        return typed.isChecked ? typed.pin.map { .pinMoved($0) } ?? .checkTapped : nil
    }
}
