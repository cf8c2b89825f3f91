import Core
import OrdersAPI

/// Checks a report of what was bought against the order and the customer's wishes.
enum ShoppingChecks {
    /// The highest price of one piece, and the highest total of a receipt: $100,000.
    private static let mostCents = 10_000_000

    /// Checks every field of a report.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, such as `lines.1.quantity`, counted in the order of the report.
    static func check(_ report: ShoppingReport, for order: Order) throws(APIError) {
        var errors = FieldErrors()
        errors.require(!report.lines.isEmpty, "lines", Strings.nothingReported)
        errors.require(Set(report.lines.map(\.line)).count == report.lines.count, "lines", Strings.lineTwice)
        for (index, line) in report.lines.enumerated() {
            guard order.retailItems.indices.contains(line.line) else {
                errors.require(false, "lines.\(index).line", Strings.unknownLine)
                continue
            }
            check(line, of: order.retailItems[line.line], at: "lines.\(index)", &errors)
        }
        if let cents = report.receiptCents {
            errors.require((1...mostCents).contains(cents), "receiptCents", Strings.receiptTotal)
            errors.require(report.lines.contains { $0.quantity > 0 }, "receiptCents", Strings.nothingBought)
        }
        try errors.throwIfAny()
    }

    private static func check(_ line: ShoppedLine, of item: RetailLine, at field: String, _ errors: inout FieldErrors) {
        errors.require((0...item.quantity).contains(line.quantity), "\(field).quantity", Strings.boughtQuantity(item.quantity))
        if line.quantity > 0 {
            errors.require(line.unitCents != nil, "\(field).unitCents", Strings.priceNeeded)
        } else {
            errors.require(line.unitCents == nil, "\(field).unitCents", Strings.priceWithoutQuantity)
        }
        if let cents = line.unitCents { errors.require((0...mostCents).contains(cents), "\(field).unitCents", Strings.storePrice) }
        guard let substitute = line.substitute, substitute.contains(where: { !$0.isWhitespace }) else { return }
        errors.requireText(substitute, "\(field).substitute", length: 1...200)
        errors.require(line.quantity > 0, "\(field).quantity", Strings.substituteWithoutQuantity)
        switch item.substitution {
        case .similar: break
        case .call: errors.require(line.agreed == true, "\(field).agreed", Strings.askFirst)
        case .leaveOut: errors.require(false, "\(field).substitute", Strings.noSubstitute)
        }
    }
}
