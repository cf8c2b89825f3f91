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

    /// Until a trip is done, driving counts as the straight line between you and the plant and back. After that, it's the length that the driver's positions show.
    static var assumptionDriving: String {
        Localized.text(
            "Until a trip is done, driving counts as the straight line between you and the plant and back. After that, it's the length that the driver's positions show.",
            es: "Hasta que termina un viaje, contamos el trayecto en línea recta de tu casa a la planta, ida y vuelta. Después, la distancia que muestran las posiciones del conductor.",
            pl: "Dopóki przejazd trwa, liczymy dojazd w linii prostej między Tobą a pralnią, tam i z powrotem. Potem liczy się długość trasy według pozycji kierowcy.")
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

    /// The length of a trip for several orders is shared in proportion to how far each would be driven alone.
    static var assumptionSharing: String {
        Localized.text(
            "The length of a trip for several orders is shared in proportion to how far each would be driven alone.",
            es: "La distancia de un viaje con varios pedidos se reparte en proporción a lo que habría recorrido cada uno por separado.",
            pl: "Długość przejazdu dla kilku zamówień dzielimy proporcjonalnie do tego, ile wymagałoby każde z nich osobno.")
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

    /// The meter would run backward, seen from %(day)@. If it was replaced, say so.
    static func readingBackward(_ day: String) -> String {
        Localized.text(
            "The meter would run backward, seen from \(day). If it was replaced, say so.",
            es: "El contador iría hacia atrás, visto desde el \(day). Si se cambió, indícalo.",
            pl: "Licznik cofałby się względem odczytu z \(day). Jeśli go wymieniono, zaznacz to.")
    }

    /// Enter a day like 2026-01-31.
    static var readingDay: String {
        Localized.text(
            "Enter a day like 2026-01-31.",
            es: "Escribe un día como 2026-01-31.",
            pl: "Podaj dzień, na przykład 2026-01-31.")
    }

    /// There is a reading for this day. Correct that one.
    static var readingDayTaken: String {
        Localized.text(
            "There is a reading for this day. Correct that one.",
            es: "Ya hay una lectura de ese día. Corrígela.",
            pl: "Na ten dzień jest już odczyt. Popraw tamten.")
    }

    /// This makes %(hours)@ kWh per kg, which can't be right. 0.05 to 20 are possible.
    static func readingEnergyUse(_ hours: String) -> String {
        Localized.text(
            "This makes \(hours) kWh per kg, which can't be right. 0.05 to 20 are possible.",
            es: "Esto da \(hours) kWh por kg, que no puede ser. Son posibles de 0.05 a 20.",
            pl: "To daje \(hours) kWh na kg, a to niemożliwe. Dopuszczamy od 0,05 do 20.")
    }

    /// This day hasn't come yet.
    static var readingInFuture: String { Localized.text("This day hasn't come yet.", es: "Ese día aún no ha llegado.", pl: "Ten dzień jeszcze nie nadszedł.") }

    /// Enter what the meter shows, 0 or more.
    static var readingMeter: String {
        Localized.text(
            "Enter what the meter shows, 0 or more.",
            es: "Escribe lo que marca el contador, 0 o más.",
            pl: "Podaj stan licznika, 0 lub więcej.")
    }

    /// No order of this period was weighed. Enter the kilograms that were washed.
    static var readingNothingWeighed: String {
        Localized.text(
            "No order of this period was weighed. Enter the kilograms that were washed.",
            es: "No se pesó ningún pedido de este período. Escribe los kilogramos lavados.",
            pl: "W tym okresie nie zważono żadnego zamówienia. Podaj, ile kilogramów wyprano.")
    }

    /// Enter a weight above 0.
    static var readingWashed: String { Localized.text("Enter a weight above 0.", es: "Escribe un peso mayor que 0.", pl: "Podaj wagę większą od 0.") }

    /// This makes %(liters)@ L per kg, which can't be right. 1 to 200 are possible.
    static func readingWaterUse(_ liters: String) -> String {
        Localized.text(
            "This makes \(liters) L per kg, which can't be right. 1 to 200 are possible.",
            es: "Esto da \(liters) L por kg, que no puede ser. Son posibles de 1 a 200.",
            pl: "To daje \(liters) l na kg, a to niemożliwe. Dopuszczamy od 1 do 200.")
    }

    /// Somebody else changed the readings. Check the list and try again.
    static var readingsStale: String {
        Localized.text(
            "Somebody else changed the readings. Check the list and try again.",
            es: "Otra persona ha cambiado las lecturas. Revisa la lista e inténtalo de nuevo.",
            pl: "Ktoś inny zmienił odczyty. Sprawdź listę i spróbuj ponownie.")
    }

    /// There are too many readings. Remove some that you no longer need.
    static var readingsTooMany: String {
        Localized.text(
            "There are too many readings. Remove some that you no longer need.",
            es: "Hay demasiadas lecturas. Elimina las que ya no necesites.",
            pl: "Odczytów jest za dużo. Usuń te, które nie są już potrzebne.")
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

    /// Water and energy of our plant: its own meters, read over %(periods)lld periods. The range reaches from the best period to the worst.
    static func sourceMeters(_ periods: Int) -> String {
        Localized.text(
            Localized.en(periods, one: "Water and energy of our plant: its own meters, read over \(periods) period. The range reaches from the best period to the worst.", other: "Water and energy of our plant: its own meters, read over \(periods) periods. The range reaches from the best period to the worst."),
            es: Localized.es(periods, one: "Agua y energía de nuestra planta: sus propios contadores, leídos en \(periods) período. El rango va del mejor período al peor.", many: "Agua y energía de nuestra planta: sus propios contadores, leídos en \(periods) de períodos. El rango va del mejor período al peor.", other: "Agua y energía de nuestra planta: sus propios contadores, leídos en \(periods) períodos. El rango va del mejor período al peor."),
            pl: Localized.pl(periods, one: "Woda i energia naszej pralni: własne liczniki, odczyty za \(periods) okres. Zakres sięga od najlepszego do najgorszego okresu.", few: "Woda i energia naszej pralni: własne liczniki, odczyty za \(periods) okresy. Zakres sięga od najlepszego do najgorszego okresu.", many: "Woda i energia naszej pralni: własne liczniki, odczyty za \(periods) okresów. Zakres sięga od najlepszego do najgorszego okresu.", other: "Woda i energia naszej pralni: własne liczniki, odczyty za \(periods) okresu. Zakres sięga od najlepszego do najgorszego okresu."))
    }

    /// Greenhouse gases of a vehicle, 0.40 kg of CO₂ a mile: EPA greenhouse gas equivalencies.
    static var sourceVehicle: String {
        Localized.text(
            "Greenhouse gases of a vehicle, 0.40 kg of CO₂ a mile: EPA greenhouse gas equivalencies.",
            es: "Gases de efecto invernadero de un vehículo, 0.40 kg de CO₂ por milla: EPA greenhouse gas equivalencies.",
            pl: "Gazy cieplarniane pojazdu, 0,40 kg CO₂ na milę: EPA greenhouse gas equivalencies.")
    }
}
