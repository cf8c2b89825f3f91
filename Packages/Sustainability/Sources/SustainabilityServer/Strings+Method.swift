import Core
import Foundation

extension Strings {
    static var sources: [String] { [sourceMachines, sourceLaundries, sourceGrid, sourceVehicle] }

    static func assumptions(_ method: SustainabilityMethod) -> [String] {
        [
            assumptionComparison,
            assumptionDriving,
            assumptionEnergy,
            assumptionLoad(number(method.minutesPerLoad)),
            assumptionBag(number(method.kilogramsPerBag)),
            assumptionShopping(number(method.avoidedShoppingTrip), detour: number(method.shoppingDetour)),
        ]
    }

    private static func number(_ value: Double) -> String { value.formatted(.number.locale(Language.current.locale)) }
}
