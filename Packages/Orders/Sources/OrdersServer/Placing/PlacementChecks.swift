import Core
import Foundation
import OrdersAPI

/// Checks a request for an order as far as that needs no database.
enum PlacementChecks {
    /// The longest window, in seconds: 12 hours.
    static let longestWindow: TimeInterval = 12 * 3600

    /// Checks bags, window, items and address.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    static func check(_ request: QuoteRequest, at now: Date) throws(APIError) {
        var errors = FieldErrors()
        errors.require((1...20).contains(request.bags), "bags", Strings.bags)
        if request.pickupMode == .scheduled { check(request.window, at: now, &errors) }
        let quantities = request.retailItems.allSatisfy { (1...99).contains($0.quantity) }
        errors.require(quantities && request.retailItems.count <= 50, "retailItems", Strings.quantity)
        errors.require(Set(request.addOns).count == request.addOns.count, "addOns", Strings.addOnTwice)
        if let address = request.address {
            errors.requireText(address.line1, "address.line1", length: 1...200)
            errors.requireText(address.city, "address.city", length: 1...100)
            errors.requireText(address.postalCode, "address.postalCode", length: 1...20)
            errors.requireText(address.line2 ?? "", "address.line2", length: 0...200)
            errors.requireText(address.instructions ?? "", "address.instructions", length: 0...1000)
        }
        try errors.throwIfAny()
    }

    /// Checks the window of a visit.
    static func check(_ window: TimeWindow?, at now: Date, _ errors: inout FieldErrors) {
        guard let window else { return errors.require(false, "window", Strings.windowNeeded) }
        errors.require(window.start > now, "window", Strings.windowPast)
        let length = window.end.timeIntervalSince(window.start)
        errors.require(length >= 1800 && length <= longestWindow, "window", Strings.windowLength)
        errors.require(window.start < now.addingTimeInterval(30 * 24 * 3600), "window", Strings.windowFar)
    }
}
