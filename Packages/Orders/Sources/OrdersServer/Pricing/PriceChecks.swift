import Core
import OrdersAPI

/// Checks prices that an administrator has edited.
enum PriceChecks {
    /// The highest amount: $10,000.
    private static let mostCents = 1_000_000
    /// The highest rate, in hundredths of a percent: 50 %.
    private static let mostBasisPoints = 5_000
    private static let mostAddOns = 30
    private static let mostAreas = 2_000

    /// Checks amounts, rates and add-ons.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    static func check(_ prices: Prices) throws(APIError) {
        var errors = FieldErrors()
        let amounts = [
            ("bagCents", prices.bagCents), ("kilogramCents", prices.kilogramCents), ("asapCents", prices.asapCents),
            ("deliveryCents", prices.deliveryCents), ("freeDeliveryOverCents", prices.freeDeliveryOverCents), ("noShowCents", prices.noShowCents),
            ("cancellationCents", prices.cancellationCents),
        ]
        for (field, cents) in amounts { errors.require((0...mostCents).contains(cents), field, Strings.amountRange) }
        errors.require((0...50_000).contains(prices.minimumGramsPerBag), "minimumGramsPerBag", Strings.gramsRange)
        errors.require((0...mostBasisPoints).contains(prices.taxBasisPoints), "taxBasisPoints", Strings.rateRange)
        errors.require(
            prices.areaTaxBasisPoints.count <= mostAreas && prices.areaTaxBasisPoints.values.allSatisfy((0...mostBasisPoints).contains),
            "areaTaxBasisPoints", Strings.rateRange)
        for area in prices.areaTaxBasisPoints.keys { errors.requireText(area, "areaTaxBasisPoints", length: 1...60) }
        check(prices.addOns, &errors)
        try errors.throwIfAny()
    }

    private static func check(_ addOns: [AddOn], _ errors: inout FieldErrors) {
        errors.require(addOns.count <= mostAddOns, "addOns", Strings.tooManyAddOns)
        errors.require(Set(addOns.map(\.code)).count == addOns.count, "addOns", Strings.addOnTwice)
        for (index, addOn) in addOns.enumerated() {
            errors.require(isCode(addOn.code), "addOns.\(index).code", Strings.addOnCode)
            errors.require((0...mostCents).contains(addOn.unitCents), "addOns.\(index).unitCents", Strings.amountRange)
            for (language, name) in [("en", addOn.name.english), ("es", addOn.name.spanish), ("pl", addOn.name.polish)] {
                errors.requireText(name, "addOns.\(index).name.\(language)", length: 1...60)
                errors.require(!name.contains(LocalizedName.separator), "addOns.\(index).name.\(language)", Strings.addOnName)
            }
        }
    }

    private static func isCode(_ code: String) -> Bool {
        (1...30).contains(code.count) && code.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
