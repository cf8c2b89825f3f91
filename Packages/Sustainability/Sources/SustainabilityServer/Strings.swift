/// What people read of Sustainability's server.
enum Strings {
    static let page = "A page's number, from 1."
    static let limit = "Between 1 and 100."

    static let sources = [
        "Water and energy of machines at home: ENERGY STAR, clothes washers, 2014.",
        "Water of commercial laundries: EPA WaterSense at Work, p. 3-36.",
        "Greenhouse gases of the grid: EPA eGRID, subregion CAMX.",
        "Greenhouse gases of a vehicle, 0.40 kg of CO₂ a mile: EPA greenhouse gas equivalencies.",
    ]

    static func assumptions(_ method: SustainabilityMethod) -> [String] {
        [
            "The value compares with a standard machine at home; the range reaches to an ENERGY STAR machine.",
            "Driving is counted as the straight line between you and the plant, once for the pickup and once for the delivery.",
            "Energy is what washing and drying take; the vehicle's fuel counts in CO₂.",
            "A bag is a load, and a load at home takes \(number(method.minutesPerLoad)) minutes of your time.",
            "A bag that was not weighed counts as \(number(method.kilogramsPerBag)) kg.",
            "Shopping that comes along avoids a separate drive of \(number(method.avoidedShoppingTrip)) km and adds "
                + "\(number(method.shoppingDetour)) km to the delivery.",
        ]
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
