// Made by `make strings` from Packages/Sustainability/Strings/SustainabilityServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of SustainabilityServer, in the language of the current request or page.
enum Strings {
    /// A bag that wasn't weighed counts as %(kilograms)@ kg.
    static func assumptionBag(_ kilograms: String) -> String {
        Localized.text(
            "A bag that wasn't weighed counts as \(kilograms) kg.",
            es: "Una bolsa que no se pesó cuenta como \(kilograms) kg.",
            pl: "Niezważony worek liczymy jako \(kilograms) kg.")
    }

    /// We compare with a standard machine at home. The range reaches to an ENERGY STAR machine.
    static var assumptionComparison: String {
        Localized.text(
            "We compare with a standard machine at home. The range reaches to an ENERGY STAR machine.",
            es: "Comparamos con una lavadora estándar en casa. El rango llega hasta una ENERGY STAR.",
            pl: "Porównujemy ze zwykłą pralką domową. Zakres sięga pralki ENERGY STAR.")
    }

    /// We count driving as the straight line between you and the plant and back.
    static var assumptionDriving: String {
        Localized.text(
            "We count driving as the straight line between you and the plant and back.",
            es: "Contamos el trayecto en línea recta de tu casa a la planta, ida y vuelta.",
            pl: "Dojazd liczymy w linii prostej między Tobą a pralnią, tam i z powrotem.")
    }

    /// Energy is what washing and drying use. The vehicle's fuel counts as CO₂.
    static var assumptionEnergy: String {
        Localized.text(
            "Energy is what washing and drying use. The vehicle's fuel counts as CO₂.",
            es: "La energía es la del lavado y el secado. El combustible del vehículo cuenta como CO₂.",
            pl: "Energia to pranie i suszenie. Paliwo pojazdu liczymy jako CO₂.")
    }

    /// A bag is a load, and a load at home takes %(minutes)@ minutes of your time.
    static func assumptionLoad(_ minutes: String) -> String {
        Localized.text(
            "A bag is a load, and a load at home takes \(minutes) minutes of your time.",
            es: "Una bolsa es una carga, y una carga en casa te lleva \(minutes) minutos.",
            pl: "Worek to jedno pranie, a pranie w domu zajmuje Ci \(minutes) min.")
    }

    /// Shopping that comes with your laundry avoids a separate drive of %(avoided)@ km and adds %(detour)@ km to the delivery.
    static func assumptionShopping(_ avoided: String, detour: String) -> String {
        Localized.text(
            "Shopping that comes with your laundry avoids a separate drive of \(avoided) km and adds \(detour) km to the delivery.",
            es: "Las compras que llegan con tu ropa evitan un viaje aparte de \(avoided) km y añaden \(detour) km a la entrega.",
            pl: "Zakupy dostarczone z praniem oszczędzają osobny przejazd \(avoided) km i dodają \(detour) km do dostawy.")
    }

    /// What your orders saved
    static var privacyImpact: String { Localized.text("What your orders saved", es: "Lo que ahorraron tus pedidos", pl: "Oszczędności z Twoich zamówień") }

    /// As long as you have an account. The figures stay after that as nobody's.
    static var privacyImpactKept: String {
        Localized.text(
            "As long as you have an account. The figures stay after that as nobody's.",
            es: "Mientras tengas una cuenta. Después quedan las cifras, sin dueño.",
            pl: "Tak długo, jak masz konto. Potem zostają same liczby, niczyje.")
    }

    /// To show you how much water, energy and time you saved.
    static var privacyImpactPurpose: String {
        Localized.text(
            "To show you how much water, energy and time you saved.",
            es: "Para mostrarte cuánta agua, energía y tiempo has ahorrado.",
            pl: "Aby pokazać, ile wody, energii i czasu udało Ci się zaoszczędzić.")
    }

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
