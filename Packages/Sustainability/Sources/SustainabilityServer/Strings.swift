// Made by `make strings` from Packages/Sustainability/Strings/SustainabilityServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of SustainabilityServer, in the language of the work under way.
enum Strings {
    /// A bag that was not weighed counts as %(kilograms)@ kg.
    static func assumptionBag(_ kilograms: String) -> String {
        Localized.text(
            "A bag that was not weighed counts as \(kilograms) kg.",
            es: "Una bolsa que no se pesó cuenta como \(kilograms) kg.",
            pl: "Niezważony worek liczymy jako \(kilograms) kg.")
    }

    /// The value compares with a standard machine at home; the range reaches to an ENERGY STAR machine.
    static var assumptionComparison: String {
        Localized.text(
            "The value compares with a standard machine at home; the range reaches to an ENERGY STAR machine.",
            es: "El valor se compara con una lavadora estándar en casa; el rango llega hasta una ENERGY STAR.",
            pl: "Wartość odnosi się do zwykłej pralki domowej; zakres sięga pralki ENERGY STAR.")
    }

    /// Driving is counted as the straight line between you and the plant, once for the pickup and once for the delivery.
    static var assumptionDriving: String {
        Localized.text(
            "Driving is counted as the straight line between you and the plant, once for the pickup and once for the delivery.",
            es: "El trayecto se cuenta en línea recta entre tu casa y la planta, una vez por la recogida y otra por la entrega.",
            pl: "Dojazd liczymy w linii prostej między Tobą a pralnią, raz przy odbiorze i raz przy dostawie.")
    }

    /// Energy is what washing and drying take; the vehicle's fuel counts in CO₂.
    static var assumptionEnergy: String {
        Localized.text(
            "Energy is what washing and drying take; the vehicle's fuel counts in CO₂.",
            es: "La energía es la del lavado y el secado; el combustible del vehículo cuenta en el CO₂.",
            pl: "Energia to pranie i suszenie; paliwo pojazdu liczy się w CO₂.")
    }

    /// A bag is a load, and a load at home takes %(minutes)@ minutes of your time.
    static func assumptionLoad(_ minutes: String) -> String {
        Localized.text(
            "A bag is a load, and a load at home takes \(minutes) minutes of your time.",
            es: "Una bolsa es una carga, y una carga en casa te lleva \(minutes) minutos.",
            pl: "Worek to jedno pranie, a pranie w domu zajmuje Ci \(minutes) min.")
    }

    /// Shopping that comes along avoids a separate drive of %(avoided)@ km and adds %(detour)@ km to the delivery.
    static func assumptionShopping(_ avoided: String, detour: String) -> String {
        Localized.text(
            "Shopping that comes along avoids a separate drive of \(avoided) km and adds \(detour) km to the delivery.",
            es: "La compra que va incluida evita un viaje aparte de \(avoided) km y añade \(detour) km a la entrega.",
            pl: "Zakupy po drodze oszczędzają osobny przejazd \(avoided) km i dodają \(detour) km do dostawy.")
    }

    /// Between 1 and 100.
    static var limit: String { Localized.text("Between 1 and 100.", es: "Entre 1 y 100.", pl: "Od 1 do 100.") }
    /// A page's number, from 1.
    static var page: String { Localized.text("A page's number, from 1.", es: "Un número de página, desde 1.", pl: "Numer strony, od 1.") }

    /// Greenhouse gases of the grid: EPA eGRID, subregion CAMX.
    static var sourceGrid: String {
        Localized.text(
            "Greenhouse gases of the grid: EPA eGRID, subregion CAMX.",
            es: "Gases de efecto invernadero de la red: EPA eGRID, subregión CAMX.",
            pl: "Gazy cieplarniane sieci energetycznej: EPA eGRID, podregion CAMX.")
    }

    /// Water of commercial laundries: EPA WaterSense at Work, p. 3-36.
    static var sourceLaundries: String {
        Localized.text(
            "Water of commercial laundries: EPA WaterSense at Work, p. 3-36.",
            es: "Agua de las lavanderías comerciales: EPA WaterSense at Work, p. 3-36.",
            pl: "Woda w pralniach przemysłowych: EPA WaterSense at Work, s. 3-36.")
    }

    /// Water and energy of machines at home: ENERGY STAR, clothes washers, 2014.
    static var sourceMachines: String {
        Localized.text(
            "Water and energy of machines at home: ENERGY STAR, clothes washers, 2014.",
            es: "Agua y energía de las lavadoras en casa: ENERGY STAR, clothes washers, 2014.",
            pl: "Woda i energia pralek domowych: ENERGY STAR, clothes washers, 2014.")
    }

    /// Greenhouse gases of a vehicle, 0.40 kg of CO₂ a mile: EPA greenhouse gas equivalencies.
    static var sourceVehicle: String {
        Localized.text(
            "Greenhouse gases of a vehicle, 0.40 kg of CO₂ a mile: EPA greenhouse gas equivalencies.",
            es: "Gases de efecto invernadero de un vehículo, 0.40 kg de CO₂ por milla: EPA greenhouse gas equivalencies.",
            pl: "Gazy cieplarniane pojazdu, 0,40 kg CO₂ na milę: EPA greenhouse gas equivalencies.")
    }
}
