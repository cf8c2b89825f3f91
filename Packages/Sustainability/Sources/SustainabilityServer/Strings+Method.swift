import Core
import Foundation

extension Strings {
    static func sources(_ method: SustainabilityMethod) -> [String] {
        [sourceMachines, method.plant.periods == 0 ? sourceLaundries : sourceMeters(method.plant.periods), sourceGrid, sourceVehicle]
    }

    static func assumptions(_ method: SustainabilityMethod) -> [String] {
        [
            assumptionComparison,
            assumptionDriving,
            assumptionSharing,
            assumptionEnergy,
            assumptionLoad(number(method.minutesPerLoad)),
            assumptionBag(number(method.gramsPerBag)),
            assumptionShopping(number(method.avoidedShoppingTrip), detour: number(method.shoppingDetour)),
        ]
    }

    static func number(_ thousandths: Int) -> String { (Double(thousandths) / 1_000).formatted(.number.locale(Language.current.locale)) }
}
