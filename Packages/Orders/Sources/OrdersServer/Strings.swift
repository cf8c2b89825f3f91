import OrdersAPI

/// What people read.
enum Strings {
    static let needed = "This is needed."
    static let bags = "Between 1 and 20 bags."
    static let bagsCounted = "Between 1 and 40 bags."
    static let countBags = "Count the bags."
    static let kilograms = "The weight in kilograms, between 0.1 and 500."
    static let failureReason = "Choose one of: \(FailureReason.allCases.map(\.rawValue).joined(separator: ", "))."
    static let addressRequired = "Where shall we pick up? Add an address."
    static let windowNeeded = "Choose a time for the pickup."
    static let windowPast = "Choose a time in the future."
    static let windowLength = "A window lasts between 30 minutes and 12 hours."
    static let windowFar = "Choose a time within the next 30 days."
    static let windowFull = "This window is full. Please choose another."
    static let quantity = "Between 1 and 99 of an item, and at most 50 items."
    static let retailMissing = "Shopping isn't offered here."
    static let quoteExpired = "The price has expired. Please look at the new one."
    static let quoteUsed = "This price was used for another order already."
    static let quoteMismatch = "The order isn't what the price was computed for. Please look at the new price."
    static let versionChanged = "The order was changed meanwhile. Please look at it again."
    static let nothingToChange = "Say what to change: stage, status or notes."
    static let notesClosed = "The order is closed; its notes can't be changed any more."
    static let limit = "Between 1 and 100."
    static let page = "Pages begin with 1."

    static let washAndFold = "Wash and fold"
    static let asap = "ASAP pickup"
    static let asapReason = "Picked up within the hour"
    static let delivery = "Delivery"
    static let freeBundled = "Free with shopping on the same trip"
    static let promo = "Discount"
    static let tax = "Sales tax"
    static let tip = "Tip"
    static let noShow = "No-show fee"
    static let noShowReason = "The driver came, and the laundry could not be picked up"
    static let cancellation = "Cancellation fee"
    static let cancellationReason = "Canceled after a driver was assigned"

    static func freeOver(_ amount: String) -> String { "Free over \(amount)" }
    static func deliveryHint(_ amount: String) -> String { "Free over \(amount) or with shopping" }
    static func taxReason(basisPoints: Int) -> String {
        "\(basisPoints / 100).\(basisPoints % 100 < 10 ? "0" : "")\(basisPoints % 100) % on shopping; laundry isn't taxed"
    }

    static func weighed(grams: Int, minimum: Int, bags: Int) -> String {
        let weighed = "Weighed: \(kilograms(grams)) kg"
        return grams >= minimum ? weighed : "\(weighed); the least is \(kilograms(minimum)) kg for \(bags) \(bags == 1 ? "bag" : "bags")"
    }

    static func money(_ cents: Int) -> String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

    static func notServed(_ areas: [String]) -> String {
        guard let last = areas.last else { return "We don't pick up anywhere yet." }
        let list = areas.count == 1 ? last : areas.dropLast().joined(separator: ", ") + " and " + last
        return "We don't pick up here yet. We are in \(list)."
    }

    static func illegal(from: Stage, to: Stage?) -> String {
        "This can't be done with an order that is \(from.rawValue)" + (to.map { ": \($0.rawValue)." } ?? ".")
    }

    /// A weight with up to three decimals, without zeros at the end.
    private static func kilograms(_ grams: Int) -> String {
        var fraction = String(String(1000 + grams % 1000).dropFirst())
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? "\(grams / 1000)" : "\(grams / 1000).\(fraction)"
    }
}
