// Made by `make strings` from Packages/Sustainability/Strings/Sustainability.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Sustainability, in the language of the current request or page.
enum Strings {
    /// as much as at home
    static var asAtHome: String { Localized.text("as much as at home", es: "lo mismo que en casa", pl: "tyle co w domu") }
    /// Assumptions
    static var assumptions: String { Localized.text("Assumptions", es: "Supuestos", pl: "Założenia") }

    /// The band shows the range: from an efficient machine at home to a standard one.
    static var bandHint: String {
        Localized.text(
            "The band shows the range: from an efficient machine at home to a standard one.",
            es: "La banda muestra el rango: de una lavadora eficiente en casa a una estándar.",
            pl: "Pasmo pokazuje zakres: od oszczędnej pralki domowej do zwykłej.")
    }

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
    /// Compared with before
    static var compare: String { Localized.text("Compared with before", es: "Comparado con antes", pl: "W porównaniu z poprzednim okresem") }
    /// This month
    static var compareMonth: String { Localized.text("This month", es: "Este mes", pl: "Ten miesiąc") }

    /// There's nothing to compare with yet. Come back after your next deliveries.
    static var compareNothing: String {
        Localized.text(
            "There's nothing to compare with yet. Come back after your next deliveries.",
            es: "Aún no hay con qué comparar. Vuelve después de tus próximas entregas.",
            pl: "Nie ma jeszcze z czym porównać. Wróć tu po kolejnych dostawach.")
    }

    /// Periods to compare
    static var comparePeriods: String { Localized.text("Periods to compare", es: "Períodos que comparar", pl: "Porównywane okresy") }
    /// 3 months
    static var compareQuarter: String { Localized.text("3 months", es: "3 meses", pl: "3 miesiące") }

    /// %(present)@, before that %(former)@
    static func compareRow(_ present: String, former: String) -> String {
        Localized.text(
            "\(present), before that \(former)",
            es: "\(present), antes \(former)",
            pl: "\(present), wcześniej \(former)")
    }

    /// Kilograms × (home − plant). The plant's figures are assumed until its meters are read.
    static var computationAssumed: String {
        Localized.text(
            "Kilograms × (home − plant). The plant's figures are assumed until its meters are read.",
            es: "Kilogramos × (casa − planta). Las cifras de la planta son supuestas hasta que se lean sus contadores.",
            pl: "Kilogramy × (dom − pralnia). Dane pralni są założone, dopóki nie odczytamy jej liczników.")
    }

    /// %(bags)@ × %(minutes)@ min
    static func computationBags(_ bags: String, minutes: String) -> String {
        Localized.text(
            "\(bags) × \(minutes) min",
            es: "\(bags) × \(minutes) min",
            pl: "\(bags) × \(minutes) min")
    }

    /// Energy × the grid's CO₂ − distance × the vehicle's CO₂. The distance is an estimate.
    static var computationEstimate: String {
        Localized.text(
            "Energy × the grid's CO₂ − distance × the vehicle's CO₂. The distance is an estimate.",
            es: "Energía × CO₂ de la red − distancia × CO₂ del vehículo. La distancia es una estimación.",
            pl: "Energia × CO₂ sieci − dystans × CO₂ pojazdu. Dystans jest szacunkowy.")
    }

    /// Highest
    static var computationHigh: String { Localized.text("Highest", es: "Máximo", pl: "Najwięcej") }
    /// Lowest
    static var computationLow: String { Localized.text("Lowest", es: "Mínimo", pl: "Najmniej") }

    /// Energy × the grid's CO₂ − distance × the vehicle's CO₂. The distance was measured.
    static var computationMeasured: String {
        Localized.text(
            "Energy × the grid's CO₂ − distance × the vehicle's CO₂. The distance was measured.",
            es: "Energía × CO₂ de la red − distancia × CO₂ del vehículo. La distancia se midió.",
            pl: "Energia × CO₂ sieci − dystans × CO₂ pojazdu. Dystans zmierzono.")
    }

    /// Kilograms × (home − plant). The plant's figures come from its own meters.
    static var computationMetered: String {
        Localized.text(
            "Kilograms × (home − plant). The plant's figures come from its own meters.",
            es: "Kilogramos × (casa − planta). Las cifras de la planta vienen de sus propios contadores.",
            pl: "Kilogramy × (dom − pralnia). Dane pralni pochodzą z jej własnych liczników.")
    }

    /// Bags × your own minutes for a load at home. That's an assumption.
    static var computationTime: String {
        Localized.text(
            "Bags × your own minutes for a load at home. That's an assumption.",
            es: "Bolsas × tus propios minutos por carga en casa. Es un supuesto.",
            pl: "Worki × Twoje minuty na jedno pranie w domu. To założenie.")
    }

    /// With a standard machine at home
    static var computationValue: String {
        Localized.text(
            "With a standard machine at home",
            es: "Con una lavadora estándar en casa",
            pl: "Zwykła pralka w domu")
    }

    /// %(distance)@ driven
    static func driven(_ distance: String) -> String { Localized.text("\(distance) driven", es: "\(distance) de trayecto", pl: "przejechane: \(distance)") }

    /// about %(distance)@ driven
    static func drivenEstimate(_ distance: String) -> String {
        Localized.text(
            "about \(distance) driven",
            es: "unos \(distance) de trayecto",
            pl: "przejechane: około \(distance)")
    }

    /// Energy
    static var energy: String { Localized.text("Energy", es: "Energía", pl: "Energia") }

    /// the CO₂ of %(distance)@ by car
    static func equivalentDrive(_ distance: String) -> String {
        Localized.text(
            "the CO₂ of \(distance) by car",
            es: "el CO₂ de \(distance) en coche",
            pl: "CO₂ z \(distance) jazdy samochodem")
    }

    /// EPA, greenhouse gas equivalencies: 0.40 kg of CO₂ a mile.
    static var equivalentDriveSource: String {
        Localized.text(
            "EPA, greenhouse gas equivalencies: 0.40 kg of CO₂ a mile.",
            es: "EPA, greenhouse gas equivalencies: 0.40 kg de CO₂ por milla.",
            pl: "EPA, greenhouse gas equivalencies: 0,40 kg CO₂ na milę.")
    }

    /// %(minutes)@ minutes in the shower
    static func equivalentShower(_ minutes: String) -> String {
        Localized.text(
            "\(minutes) minutes in the shower",
            es: "\(minutes) minutos de ducha",
            pl: "\(minutes) min pod prysznicem")
    }

    /// EPA WaterSense: a labeled showerhead uses at most 2.0 gallons a minute.
    static var equivalentShowerSource: String {
        Localized.text(
            "EPA WaterSense: a labeled showerhead uses at most 2.0 gallons a minute.",
            es: "EPA WaterSense: una regadera con etiqueta usa como máximo 2.0 galones por minuto.",
            pl: "EPA WaterSense: słuchawka z tym znakiem zużywa najwyżej 2,0 galona na minutę.")
    }

    /// That's as much as
    static var equivalents: String { Localized.text("That's as much as", es: "Equivale a", pl: "To tyle co") }
    /// estimated weight
    static var estimatedWeight: String { Localized.text("estimated weight", es: "peso estimado", pl: "waga szacunkowa") }

    /// Saved = kilograms × (home − plant) − delivery.
    static var formula: String {
        Localized.text(
            "Saved = kilograms × (home − plant) − delivery.",
            es: "Ahorro = kilogramos × (casa − planta) − entrega.",
            pl: "Oszczędność = kilogramy × (dom − pralnia) − dostawa.")
    }

    /// %(number)@ h
    static func hours(_ number: String) -> String { Localized.text("\(number) h", es: "\(number) h", pl: "\(number) godz.") }

    /// %(measure)@: how is this computed?
    static func howComputed(_ measure: String) -> String {
        Localized.text(
            "\(measure): how is this computed?",
            es: "\(measure): ¿cómo se calcula?",
            pl: "\(measure): jak to policzono?")
    }

    /// Impact
    static var impact: String { Localized.text("Impact", es: "Impacto", pl: "Wpływ") }

    /// A separate shopping trip that you avoided
    static var inputAvoided: String {
        Localized.text(
            "A separate shopping trip that you avoided",
            es: "Un viaje de compras aparte que evitaste",
            pl: "Osobny przejazd na zakupy, którego nie było")
    }

    /// Delivered
    static var inputDelivered: String { Localized.text("Delivered", es: "Entregado", pl: "Dostarczono") }
    /// The detour for your shopping
    static var inputDetour: String { Localized.text("The detour for your shopping", es: "El desvío por tus compras", pl: "Objazd po Twoje zakupy") }

    /// Driven for this order, measured
    static var inputDriven: String {
        Localized.text(
            "Driven for this order, measured",
            es: "Recorrido para este pedido, medido",
            pl: "Przejechane dla tego zamówienia, zmierzone")
    }

    /// Driven for this order, estimated
    static var inputEstimate: String {
        Localized.text(
            "Driven for this order, estimated",
            es: "Recorrido para este pedido, estimado",
            pl: "Przejechane dla tego zamówienia, szacunek")
    }

    /// The estimate before that
    static var inputFormerEstimate: String { Localized.text("The estimate before that", es: "La estimación anterior", pl: "Wcześniejszy szacunek") }
    /// Weighed
    static var inputWeight: String { Localized.text("Weighed", es: "Pesado", pl: "Zważono") }

    /// Estimated from the bags, since it wasn't weighed
    static var inputWeightEstimated: String {
        Localized.text(
            "Estimated from the bags, since it wasn't weighed",
            es: "Estimado según las bolsas, porque no se pesó",
            pl: "Szacunek według worków, bo nie ważono")
    }

    /// What we computed with
    static var inputs: String { Localized.text("What we computed with", es: "Con qué lo calculamos", pl: "Z czego liczyliśmy") }
    /// How we calculate this
    static var method: String { Localized.text("How we calculate this", es: "Cómo lo calculamos", pl: "Jak to liczymy") }
    /// By month
    static var months: String { Localized.text("By month", es: "Por mes", pl: "Miesiącami") }

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

    /// No readings yet
    static var noReadings: String { Localized.text("No readings yet", es: "Aún no hay lecturas", pl: "Nie ma jeszcze odczytów") }

    /// Enter today's meters. With the next reading, your plant has figures of its own.
    static var noReadingsHint: String {
        Localized.text(
            "Enter today's meters. With the next reading, your plant has figures of its own.",
            es: "Anota los contadores de hoy. Con la próxima lectura, tu planta tendrá cifras propias.",
            pl: "Wpisz dzisiejsze stany liczników. Po następnym odczycie pralnia będzie miała własne liczby.")
    }

    /// Show older orders
    static var olderOrders: String { Localized.text("Show older orders", es: "Ver pedidos anteriores", pl: "Pokaż starsze zamówienia") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }

    /// %(count)lld orders
    static func orderCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) order", other: "\(count) orders"),
            es: Localized.es(count, one: "\(count) pedido", many: "\(count) de pedidos", other: "\(count) pedidos"),
            pl: Localized.pl(count, one: "\(count) zamówienie", few: "\(count) zamówienia", many: "\(count) zamówień", other: "\(count) zamówień"))
    }

    /// What this order saved, and how each number is computed.
    static var orderSubtitle: String {
        Localized.text(
            "What this order saved, and how each number is computed.",
            es: "Lo que ahorró este pedido y cómo se calcula cada número.",
            pl: "Ile oszczędziło to zamówienie i jak liczymy każdą z liczb.")
    }

    /// Orders delivered
    static var orders: String { Localized.text("Orders delivered", es: "Pedidos entregados", pl: "Dostarczone zamówienia") }
    /// %(number)@ kWh/kg
    static func perKilogramEnergy(_ number: String) -> String { Localized.text("\(number) kWh/kg", es: "\(number) kWh/kg", pl: "\(number) kWh/kg") }
    /// %(number)@ L/kg
    static func perKilogramWater(_ number: String) -> String { Localized.text("\(number) L/kg", es: "\(number) L/kg", pl: "\(number) L/kg") }

    /// Assumed, until two readings tell more.
    static var plantAssumed: String {
        Localized.text(
            "Assumed, until two readings tell more.",
            es: "Supuesto, hasta que dos lecturas digan más.",
            pl: "Założenie, dopóki dwa odczyty nie powiedzą więcej.")
    }

    /// From the meters, over %(count)lld periods.
    static func plantMetered(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "From the meters, over \(count) period.", other: "From the meters, over \(count) periods."),
            es: Localized.es(count, one: "Según los contadores, de \(count) período.", many: "Según los contadores, de \(count) de períodos.", other: "Según los contadores, de \(count) períodos."),
            pl: Localized.pl(count, one: "Z liczników, za \(count) okres.", few: "Z liczników, za \(count) okresy.", many: "Z liczników, za \(count) okresów.", other: "Z liczników, za \(count) okresów."))
    }

    /// Your plant
    static var plantUse: String { Localized.text("Your plant", es: "Tu planta", pl: "Twoja pralnia") }
    /// No figures yet
    static var publicEmpty: String { Localized.text("No figures yet", es: "Aún no hay cifras", pl: "Nie ma jeszcze liczb") }

    /// A month appears here once it's over and had at least %(count)lld orders.
    static func publicEmptyHint(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "A month appears here once it's over and had at least \(count) order.", other: "A month appears here once it's over and had at least \(count) orders."),
            es: Localized.es(count, one: "Un mes aparece aquí cuando termina y tuvo al menos \(count) pedido.", many: "Un mes aparece aquí cuando termina y tuvo al menos \(count) de pedidos.", other: "Un mes aparece aquí cuando termina y tuvo al menos \(count) pedidos."),
            pl: Localized.pl(count, one: "Miesiąc pojawi się tutaj, gdy się skończy i będzie miał co najmniej \(count) zamówienie.", few: "Miesiąc pojawi się tutaj, gdy się skończy i będzie miał co najmniej \(count) zamówienia.", many: "Miesiąc pojawi się tutaj, gdy się skończy i będzie miał co najmniej \(count) zamówień.", other: "Miesiąc pojawi się tutaj, gdy się skończy i będzie miał co najmniej \(count) zamówień."))
    }

    /// A number below zero means that our orders used more than washing at home would have.
    static var publicNegative: String {
        Localized.text(
            "A number below zero means that our orders used more than washing at home would have.",
            es: "Un número bajo cero significa que nuestros pedidos gastaron más que lavar en casa.",
            pl: "Liczba poniżej zera oznacza, że nasze zamówienia zużyły więcej niż pranie w domu.")
    }

    /// Only months that are over and had at least %(count)lld orders are counted, so that nobody's order can be told from these figures.
    static func publicPrivacy(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Only months that are over and had at least \(count) order are counted, so that nobody's order can be told from these figures.", other: "Only months that are over and had at least \(count) orders are counted, so that nobody's order can be told from these figures."),
            es: Localized.es(count, one: "Solo cuentan los meses terminados con al menos \(count) pedido, para que de estas cifras no se deduzca el pedido de nadie.", many: "Solo cuentan los meses terminados con al menos \(count) de pedidos, para que de estas cifras no se deduzca el pedido de nadie.", other: "Solo cuentan los meses terminados con al menos \(count) pedidos, para que de estas cifras no se deduzca el pedido de nadie."),
            pl: Localized.pl(count, one: "Liczymy tylko zakończone miesiące z co najmniej \(count) zamówieniem, aby z tych liczb nie dało się odczytać niczyjego zamówienia.", few: "Liczymy tylko zakończone miesiące z co najmniej \(count) zamówieniami, aby z tych liczb nie dało się odczytać niczyjego zamówienia.", many: "Liczymy tylko zakończone miesiące z co najmniej \(count) zamówieniami, aby z tych liczb nie dało się odczytać niczyjego zamówienia.", other: "Liczymy tylko zakończone miesiące z co najmniej \(count) zamówieniami, aby z tych liczb nie dało się odczytać niczyjego zamówienia."))
    }

    /// What our customers' orders saved, compared with washing at home.
    static var publicSubtitle: String {
        Localized.text(
            "What our customers' orders saved, compared with washing at home.",
            es: "Lo que ahorraron los pedidos de nuestros clientes frente a lavar en casa.",
            pl: "Ile oszczędziły zamówienia naszych klientów w porównaniu z praniem w domu.")
    }

    /// Our impact
    static var publicTitle: String { Localized.text("Our impact", es: "Nuestro impacto", pl: "Nasz wpływ") }

    /// %(low)@ to %(high)@ %(unit)@
    static func range(_ low: String, high: String, unit: String) -> String {
        Localized.text(
            "\(low) to \(high) \(unit)",
            es: "de \(low) a \(high) \(unit)",
            pl: "od \(low) do \(high) \(unit)")
    }

    /// Add reading
    static var readingAdd: String { Localized.text("Add reading", es: "Añadir lectura", pl: "Dodaj odczyt") }
    /// Cancel
    static var readingCancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Correct %(day)@
    static func readingCorrect(_ day: String) -> String { Localized.text("Correct \(day)", es: "Corregir \(day)", pl: "Popraw \(day)") }
    /// Day
    static var readingDay: String { Localized.text("Day", es: "Día", pl: "Dzień") }

    /// Year, month and day, like 2026-01-31
    static var readingDayHint: String {
        Localized.text(
            "Year, month and day, like 2026-01-31",
            es: "Año, mes y día, como 2026-01-31",
            pl: "Rok, miesiąc i dzień, na przykład 2026-01-31")
    }

    /// Electricity meter (kWh)
    static var readingEnergy: String { Localized.text("Electricity meter (kWh)", es: "Contador de electricidad (kWh)", pl: "Licznik prądu (kWh)") }

    /// %(kilograms)@ kg from orders
    static func readingFromOrders(_ kilograms: String) -> String {
        Localized.text(
            "\(kilograms) kg from orders",
            es: "\(kilograms) kg de los pedidos",
            pl: "\(kilograms) kg z zamówień")
    }

    /// Keep it
    static var readingKeep: String { Localized.text("Keep it", es: "Conservarla", pl: "Zostaw") }
    /// New reading
    static var readingNew: String { Localized.text("New reading", es: "Nueva lectura", pl: "Nowy odczyt") }

    /// Enter a number with at most 3 digits after the point.
    static var readingNumber: String {
        Localized.text(
            "Enter a number with at most 3 digits after the point.",
            es: "Escribe un número con 3 decimales como máximo.",
            pl: "Podaj liczbę z najwyżej 3 cyframi po przecinku.")
    }

    /// Remove %(day)@
    static func readingRemove(_ day: String) -> String { Localized.text("Remove \(day)", es: "Eliminar \(day)", pl: "Usuń \(day)") }
    /// Remove this reading
    static var readingRemoveConfirm: String { Localized.text("Remove this reading", es: "Eliminar esta lectura", pl: "Usuń ten odczyt") }

    /// Orders delivered from now on are computed without it. Earlier ones keep their figures.
    static var readingRemoveHint: String {
        Localized.text(
            "Orders delivered from now on are computed without it. Earlier ones keep their figures.",
            es: "Los pedidos que se entreguen a partir de ahora se calculan sin ella. Los anteriores conservan sus cifras.",
            pl: "Zamówienia dostarczone od teraz policzymy bez niego. Wcześniejsze zachowają swoje liczby.")
    }

    /// A meter was replaced since the reading before
    static var readingReplaced: String {
        Localized.text(
            "A meter was replaced since the reading before",
            es: "Se cambió un contador desde la lectura anterior",
            pl: "Od poprzedniego odczytu wymieniono licznik")
    }

    /// meter replaced
    static var readingReplacedFact: String { Localized.text("meter replaced", es: "contador cambiado", pl: "licznik wymieniony") }
    /// Save correction
    static var readingSave: String { Localized.text("Save correction", es: "Guardar corrección", pl: "Zapisz poprawkę") }

    /// Washed since the reading before (kg)
    static var readingWashed: String {
        Localized.text(
            "Washed since the reading before (kg)",
            es: "Lavado desde la lectura anterior (kg)",
            pl: "Wyprano od poprzedniego odczytu (kg)")
    }

    /// %(kilograms)@ kg washed
    static func readingWashedFact(_ kilograms: String) -> String {
        Localized.text(
            "\(kilograms) kg washed",
            es: "\(kilograms) kg lavados",
            pl: "wyprano \(kilograms) kg")
    }

    /// Leave it empty to take the weight of the orders delivered since then.
    static var readingWashedHint: String {
        Localized.text(
            "Leave it empty to take the weight of the orders delivered since then.",
            es: "Déjalo vacío para tomar el peso de los pedidos entregados desde entonces.",
            pl: "Zostaw puste, aby przyjąć wagę zamówień dostarczonych od tamtej pory.")
    }

    /// Water meter (m³)
    static var readingWater: String { Localized.text("Water meter (m³)", es: "Contador de agua (m³)", pl: "Wodomierz (m³)") }
    /// Plant meters
    static var readings: String { Localized.text("Plant meters", es: "Contadores de la planta", pl: "Liczniki pralni") }
    /// Readings
    static var readingsAll: String { Localized.text("Readings", es: "Lecturas", pl: "Odczyty") }

    /// Enter what the meters show, for figures of your own plant
    static var readingsHint: String {
        Localized.text(
            "Enter what the meters show, for figures of your own plant",
            es: "Anota lo que marcan los contadores, para tener cifras de tu propia planta",
            pl: "Wpisz stany liczników, aby liczyć z danych własnej pralni")
    }

    /// Saved. Orders are now computed by method %(version)@.
    static func readingsSaved(_ version: String) -> String {
        Localized.text(
            "Saved. Orders are now computed by method \(version).",
            es: "Guardado. Los pedidos se calculan ahora con el método \(version).",
            pl: "Zapisano. Zamówienia liczymy teraz metodą \(version).")
    }

    /// Two readings tell how much water and energy a kilogram takes. Orders delivered from then on are computed with it; earlier ones keep their figures.
    static var readingsSubtitle: String {
        Localized.text(
            "Two readings tell how much water and energy a kilogram takes. Orders delivered from then on are computed with it; earlier ones keep their figures.",
            es: "Dos lecturas dicen cuánta agua y energía lleva un kilogramo. Los pedidos que se entreguen después se calculan con ello; los anteriores conservan sus cifras.",
            pl: "Z dwóch odczytów wynika, ile wody i energii zużywa kilogram prania. Liczymy tak zamówienia dostarczone od tej chwili; wcześniejsze zachowują swoje liczby.")
    }

    /// Impact report
    static var report: String { Localized.text("Impact report", es: "Informe de impacto", pl: "Raport wpływu") }

    /// The report begins with the first delivered order.
    static var reportEmpty: String {
        Localized.text(
            "The report begins with the first delivered order.",
            es: "El informe empieza con el primer pedido entregado.",
            pl: "Raport zacznie się od pierwszego dostarczonego zamówienia.")
    }

    /// What all orders saved, by month
    static var reportHint: String {
        Localized.text(
            "What all orders saved, by month",
            es: "Lo que ahorraron todos los pedidos, por mes",
            pl: "Ile oszczędziły wszystkie zamówienia, miesiącami")
    }

    /// Month by month
    static var reportMonths: String { Localized.text("Month by month", es: "Mes a mes", pl: "Miesiąc po miesiącu") }

    /// What all orders saved, compared with washing at home.
    static var reportSubtitle: String {
        Localized.text(
            "What all orders saved, compared with washing at home.",
            es: "Lo que ahorraron todos los pedidos frente a lavar en casa.",
            pl: "Ile oszczędziły wszystkie zamówienia w porównaniu z praniem w domu.")
    }

    /// Save as a table (CSV)
    static var saveTable: String { Localized.text("Save as a table (CSV)", es: "Guardar como tabla (CSV)", pl: "Zapisz jako tabelę (CSV)") }
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

    /// Time
    static var time: String { Localized.text("Time", es: "Tiempo", pl: "Czas") }

    /// used %(amount)@ more than at home
    static func usedMore(_ amount: String) -> String {
        Localized.text(
            "used \(amount) more than at home",
            es: "gastó \(amount) más que en casa",
            pl: "zużycie o \(amount) większe niż w domu")
    }

    /// Method %(version)@
    static func version(_ version: String) -> String { Localized.text("Method \(version)", es: "Método \(version)", pl: "Metoda \(version)") }
    /// from the beginning
    static var versionFirst: String { Localized.text("from the beginning", es: "desde el principio", pl: "od początku") }
    /// since %(time)@
    static func versionSince(_ time: String) -> String { Localized.text("since \(time)", es: "desde \(time)", pl: "od \(time)") }
    /// Versions of the method
    static var versions: String { Localized.text("Versions of the method", es: "Versiones del método", pl: "Wersje metody") }
    /// Water
    static var water: String { Localized.text("Water", es: "Agua", pl: "Woda") }
    /// %(kilograms)@ kg
    static func weight(_ kilograms: String) -> String { Localized.text("\(kilograms) kg", es: "\(kilograms) kg", pl: "\(kilograms) kg") }
    /// What to show
    static var whatToShow: String { Localized.text("What to show", es: "Qué mostrar", pl: "Co pokazać") }
    /// What we did
    static var work: String { Localized.text("What we did", es: "Lo que hicimos", pl: "Co zrobiliśmy") }
    /// Driven for orders
    static var workDriven: String { Localized.text("Driven for orders", es: "Recorrido para los pedidos", pl: "Przejechane dla zamówień") }

    /// %(measured)lld of %(orders)lld
    static func workMeasured(_ measured: Int, orders: Int) -> String {
        Localized.text(
            "\(measured) of \(orders)",
            es: "\(measured) de \(orders)",
            pl: "\(measured) z \(orders)")
    }

    /// orders whose distance was measured
    static var workMeasuredHint: String {
        Localized.text(
            "orders whose distance was measured",
            es: "pedidos con la distancia medida",
            pl: "zamówień ze zmierzonym dystansem")
    }

    /// Laundry washed
    static var workWashed: String { Localized.text("Laundry washed", es: "Ropa lavada", pl: "Wyprane pranie") }
}
