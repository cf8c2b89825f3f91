// Made by `make strings` from Packages/Sustainability/Strings/Sustainability.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Sustainability, in the language of the current request or page.
enum Strings {
    /// Assumptions
    static var assumptions: String { Localized.text("Assumptions", es: "Supuestos", pl: "Założenia") }

    /// %(distance)@ less driving with your shopping
    static func bundled(_ distance: String) -> String {
        Localized.text(
            "\(distance) less driving with your shopping",
            es: "\(distance) menos al incluir tus compras",
            pl: "\(distance) mniej dzięki zakupom przy okazji")
    }

    /// By order
    static var byOrder: String { Localized.text("By order", es: "Por pedido", pl: "Według zamówień") }
    /// CO₂
    static var co2: String { Localized.text("CO₂", es: "CO₂", pl: "CO₂") }
    /// %(distance)@ driven
    static func driven(_ distance: String) -> String { Localized.text("\(distance) driven", es: "\(distance) de trayecto", pl: "przejechane: \(distance)") }
    /// Energy
    static var energy: String { Localized.text("Energy", es: "Energía", pl: "Energia") }
    /// estimated weight
    static var estimatedWeight: String { Localized.text("estimated weight", es: "peso estimado", pl: "waga szacunkowa") }

    /// Saved = kilograms × (home − plant) − delivery.
    static var formula: String {
        Localized.text(
            "Saved = kilograms × (home − plant) − delivery.",
            es: "Ahorro = kilogramos × (casa − planta) − entrega.",
            pl: "Oszczędność = kilogramy × (dom − pralnia) − dostawa.")
    }

    /// Impact
    static var impact: String { Localized.text("Impact", es: "Impacto", pl: "Wpływ") }
    /// How we calculate this
    static var method: String { Localized.text("How we calculate this", es: "Cómo lo calculamos", pl: "Jak to liczymy") }
    /// By month
    static var months: String { Localized.text("By month", es: "Por mes", pl: "Miesiącami") }
    /// more than at home
    static var moreThanAtHome: String { Localized.text("more than at home", es: "más que en casa", pl: "więcej niż w domu") }

    /// A number below zero means your orders used more than washing at home would have, because driving outweighs what the plant saves.
    static var negativeNotice: String {
        Localized.text(
            "A number below zero means your orders used more than washing at home would have, because driving outweighs what the plant saves.",
            es: "Un número bajo cero significa que tus pedidos gastaron más que lavar en casa, porque el transporte pesa más que lo que ahorra la planta.",
            pl: "Liczba poniżej zera oznacza, że zamówienia zużyły więcej niż pranie w domu, bo dojazd przeważa nad tym, co oszczędza pralnia.")
    }

    /// Your first month will show up here.
    static var noMonths: String {
        Localized.text(
            "Your first month will show up here.",
            es: "Aquí verás tu primer mes.",
            pl: "Tutaj pojawi się Twój pierwszy miesiąc.")
    }

    /// Nothing to show yet
    static var noOrders: String { Localized.text("Nothing to show yet", es: "Aún no hay nada que mostrar", pl: "Na razie nic tu nie ma") }

    /// After your first delivery, you'll see here what it saved: water, energy, CO₂ and time. The numbers can be below zero.
    static var noOrdersMessage: String {
        Localized.text(
            "After your first delivery, you'll see here what it saved: water, energy, CO₂ and time. The numbers can be below zero.",
            es: "Después de tu primera entrega verás aquí lo que ahorró: agua, energía, CO₂ y tiempo. Los números pueden ser negativos.",
            pl: "Po pierwszej dostawie zobaczysz tu, ile udało się oszczędzić wody, energii, CO₂ i czasu. Wynik może być ujemny.")
    }

    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Orders delivered
    static var orders: String { Localized.text("Orders delivered", es: "Pedidos entregados", pl: "Dostarczone zamówienia") }

    /// %(low)@ to %(high)@ %(unit)@
    static func range(_ low: String, high: String, unit: String) -> String {
        Localized.text(
            "\(low) to \(high) \(unit)",
            es: "de \(low) a \(high) \(unit)",
            pl: "od \(low) do \(high) \(unit)")
    }

    /// saved
    static var saved: String { Localized.text("saved", es: "ahorrado", pl: "oszczędności") }
    /// Orders that saved CO₂
    static var share: String { Localized.text("Orders that saved CO₂", es: "Pedidos que ahorraron CO₂", pl: "Zamówienia z oszczędnością CO₂") }

    /// %(saved)lld of your latest %(orders)lld used less CO₂ than washing at home.
    static func shareHint(_ saved: Int, orders: Int) -> String {
        Localized.text(
            "\(saved) of your latest \(orders) used less CO₂ than washing at home.",
            es: "\(saved) de tus últimos \(orders) generaron menos CO₂ que lavar en casa.",
            pl: "\(saved) z ostatnich \(orders) to mniej CO₂ niż przy praniu w domu.")
    }

    /// Sources
    static var sources: String { Localized.text("Sources", es: "Fuentes", pl: "Źródła") }

    /// What your orders saved, compared with washing at home.
    static var subtitle: String {
        Localized.text(
            "What your orders saved, compared with washing at home.",
            es: "Lo que ahorraron tus pedidos frente a lavar en casa.",
            pl: "Ile oszczędziły Twoje zamówienia w porównaniu z praniem w domu.")
    }

    /// Your time
    static var time: String { Localized.text("Your time", es: "Tu tiempo", pl: "Twój czas") }
    /// Method %(version)@
    static func version(_ version: String) -> String { Localized.text("Method \(version)", es: "Método \(version)", pl: "Metoda \(version)") }
    /// Water
    static var water: String { Localized.text("Water", es: "Agua", pl: "Woda") }
    /// %(kilograms)@ kg
    static func weight(_ kilograms: String) -> String { Localized.text("\(kilograms) kg", es: "\(kilograms) kg", pl: "\(kilograms) kg") }
    /// What to show
    static var whatToShow: String { Localized.text("What to show", es: "Qué mostrar", pl: "Co pokazać") }
}
