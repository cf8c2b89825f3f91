// Made by `make strings` from Packages/Fleet/Strings/Fleet.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Fleet, in the language of the current request or page.
enum Strings {
    /// Accept
    static var accept: String { Localized.text("Accept", es: "Aceptar", pl: "Przyjmij") }
    /// Accepted
    static var acceptedAt: String { Localized.text("Accepted", es: "Aceptado", pl: "Przyjęto") }
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Add another photo
    static var addAnotherPhoto: String { Localized.text("Add another photo", es: "Añadir otra foto", pl: "Dodaj kolejne zdjęcie") }
    /// Add a photo
    static var addPhoto: String { Localized.text("Add a photo", es: "Añadir una foto", pl: "Dodaj zdjęcie") }

    /// %(count)lld orders assigned.
    static func allAssigned(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) order assigned.", other: "\(count) orders assigned."),
            es: Localized.es(count, one: "\(count) pedido asignado.", many: "\(count) de pedidos asignados.", other: "\(count) pedidos asignados."),
            pl: Localized.pl(count, one: "Przydzielono \(count) zamówienie.", few: "Przydzielono \(count) zamówienia.", many: "Przydzielono \(count) zamówień.", other: "Przydzielono \(count) zamówienia."))
    }

    /// All %(count)lld orders brought in
    static func allBroughtIn(_ count: Int) -> String {
        Localized.text(
            "All \(count) orders brought in",
            es: "Los \(count) pedidos entregados en planta",
            pl: "Wszystkie zamówienia (\(count)) w pralni")
    }

    /// All days
    static var allDays: String { Localized.text("All days", es: "Todos los días", pl: "Wszystkie dni") }
    /// All
    static var allDrivers: String { Localized.text("All", es: "Todos", pl: "Wszyscy") }

    /// All %(count)lld orders loaded, heading out
    static func allLoaded(_ count: Int) -> String {
        Localized.text(
            "All \(count) orders loaded, heading out",
            es: "Los \(count) pedidos cargados, en camino",
            pl: "Wszystkie zamówienia (\(count)) załadowane, ruszam")
    }

    /// Approved
    static var applicationApproved: String { Localized.text("Approved", es: "Aprobada", pl: "Przyjęte") }
    /// Automatically
    static var applicationBySystem: String { Localized.text("Automatically", es: "Automáticamente", pl: "Automatycznie") }
    /// Declined
    static var applicationDeclined: String { Localized.text("Declined", es: "Rechazada", pl: "Odrzucone") }
    /// Not sent yet
    static var applicationDraft: String { Localized.text("Not sent yet", es: "Sin enviar", pl: "Niewysłane") }
    /// Applicant
    static var applicationEntries: String { Localized.text("Applicant", es: "Solicitante", pl: "Kandydat") }
    /// History
    static var applicationHistory: String { Localized.text("History", es: "Historial", pl: "Historia") }
    /// In review
    static var applicationInReview: String { Localized.text("In review", es: "En revisión", pl: "Sprawdzane") }
    /// Question for you
    static var applicationInfoRequested: String { Localized.text("Question for you", es: "Pregunta pendiente", pl: "Pytanie do kandydata") }
    /// Notes among administrators
    static var applicationNote: String { Localized.text("Notes among administrators", es: "Notas entre administradores", pl: "Notatki administratorów") }
    /// Add note
    static var applicationNoteAdd: String { Localized.text("Add note", es: "Añadir nota", pl: "Dodaj notatkę") }

    /// The applicant never sees it.
    static var applicationNoteHint: String {
        Localized.text(
            "The applicant never sees it.",
            es: "El solicitante nunca la ve.",
            pl: "Kandydat nigdy jej nie zobaczy.")
    }

    /// Internal note
    static var applicationNoteLabel: String { Localized.text("Internal note", es: "Nota interna", pl: "Notatka wewnętrzna") }
    /// State
    static var applicationState: String { Localized.text("State", es: "Estado", pl: "Stan") }
    /// Sent
    static var applicationSubmitted: String { Localized.text("Sent", es: "Enviada", pl: "Wysłane") }
    /// Application to drive
    static var applicationTitle: String { Localized.text("Application to drive", es: "Solicitud para conducir", pl: "Zgłoszenie na kierowcę") }
    /// Withdrawn
    static var applicationWithdrawn: String { Localized.text("Withdrawn", es: "Retirada", pl: "Wycofane") }
    /// Applications to drive
    static var applications: String { Localized.text("Applications to drive", es: "Solicitudes para conducir", pl: "Zgłoszenia na kierowcę") }
    /// No applications here
    static var applicationsEmpty: String { Localized.text("No applications here", es: "No hay solicitudes", pl: "Brak zgłoszeń") }

    /// When somebody applies to drive, you'll find it here.
    static var applicationsEmptyHint: String {
        Localized.text(
            "When somebody applies to drive, you'll find it here.",
            es: "Cuando alguien quiera conducir, lo verás aquí.",
            pl: "Gdy ktoś zechce jeździć, znajdziesz to tutaj.")
    }

    /// Check who wants to drive with you, the longest wait first.
    static var applicationsHint: String {
        Localized.text(
            "Check who wants to drive with you, the longest wait first.",
            es: "Revisa quién quiere conducir, primero quien más lleva esperando.",
            pl: "Sprawdź, kto chce jeździć, od najdłużej czekających.")
    }

    /// Waiting for a decision
    static var applicationsWaiting: String { Localized.text("Waiting for a decision", es: "Pendientes de decisión", pl: "Czekające na decyzję") }
    /// Home address
    static var applyAddress: String { Localized.text("Home address", es: "Dirección de casa", pl: "Adres zamieszkania") }

    /// You can apply again from %(day)@.
    static func applyAgainAt(_ day: String) -> String {
        Localized.text(
            "You can apply again from \(day).",
            es: "Puedes volver a presentar una solicitud a partir del \(day).",
            pl: "Ponownie możesz się zgłosić od: \(day).")
    }

    /// Apply again
    static var applyAgainTitle: String { Localized.text("Apply again", es: "Vuelve a solicitarlo", pl: "Zgłoś się ponownie") }

    /// Welcome aboard! If you don't see Start driving yet, load this page again.
    static var applyApprovedHint: String {
        Localized.text(
            "Welcome aboard! If you don't see Start driving yet, load this page again.",
            es: "¡Te damos la bienvenida! Si aún no ves Empezar a conducir, vuelve a cargar esta página.",
            pl: "Witamy na pokładzie! Jeśli nie widzisz jeszcze przycisku Zacznij jeździć, odśwież tę stronę.")
    }

    /// Area you'd like to drive in
    static var applyArea: String {
        Localized.text(
            "Area you'd like to drive in",
            es: "Zona en la que quieres conducir",
            pl: "Okolica, w której chcesz jeździć")
    }

    /// Choose an area
    static var applyAreaNone: String { Localized.text("Choose an area", es: "Elige una zona", pl: "Wybierz okolicę") }
    /// Bags that fit
    static var applyBags: String { Localized.text("Bags that fit", es: "Bolsas que caben", pl: "Ile worków się mieści") }

    /// Count laundry bags of about 10 kg.
    static var applyBagsHint: String {
        Localized.text(
            "Count laundry bags of about 10 kg.",
            es: "Cuenta bolsas de ropa de unos 10 kg.",
            pl: "Licz worki z praniem po około 10 kg.")
    }

    /// Begun
    static var applyBegun: String { Localized.text("Begun", es: "Empezada", pl: "Rozpoczęte") }
    /// Date of birth
    static var applyBirthday: String { Localized.text("Date of birth", es: "Fecha de nacimiento", pl: "Data urodzenia") }
    /// Check and send
    static var applyCheck: String { Localized.text("Check and send", es: "Revisar y enviar", pl: "Sprawdź i wyślij") }

    /// Thank you for your interest! Please look in again in a few weeks.
    static var applyClosedHint: String {
        Localized.text(
            "Thank you for your interest! Please look in again in a few weeks.",
            es: "¡Gracias por tu interés! Vuelve a mirar dentro de unas semanas, por favor.",
            pl: "Dziękujemy za zainteresowanie! Zajrzyj ponownie za kilka tygodni.")
    }

    /// We aren't taking new drivers right now
    static var applyClosedTitle: String {
        Localized.text(
            "We aren't taking new drivers right now",
            es: "Ahora mismo no buscamos conductores nuevos",
            pl: "Obecnie nie przyjmujemy nowych kierowców")
    }

    /// Continue
    static var applyContinue: String { Localized.text("Continue", es: "Continuar", pl: "Dalej") }

    /// Year, month and day, like 1991-04-30
    static var applyDayHint: String {
        Localized.text(
            "Year, month and day, like 1991-04-30",
            es: "Año, mes y día, como 1991-04-30",
            pl: "Rok, miesiąc i dzień, na przykład 1991-04-30")
    }

    /// We can't take you on right now. Here's why:
    static var applyDeclinedHint: String {
        Localized.text(
            "We can't take you on right now. Here's why:",
            es: "Ahora mismo no podemos contar contigo. El motivo:",
            pl: "Nie możemy Cię teraz przyjąć. Oto powód:")
    }

    /// Documents
    static var applyDocuments: String { Localized.text("Documents", es: "Documentos", pl: "Dokumenty") }

    /// Photos are fine as long as everything can be read. JPEG, PNG, WebP or PDF, up to 10 MB each.
    static var applyDocumentsHint: String {
        Localized.text(
            "Photos are fine as long as everything can be read. JPEG, PNG, WebP or PDF, up to 10 MB each.",
            es: "Valen fotos, siempre que se lea todo. JPEG, PNG, WebP o PDF, hasta 10 MB cada uno.",
            pl: "Wystarczą zdjęcia, byle wszystko było czytelne. JPEG, PNG, WebP lub PDF, do 10 MB każdy.")
    }

    /// Your entries are saved. Finish and send it when you're ready.
    static var applyDraftHint: String {
        Localized.text(
            "Your entries are saved. Finish and send it when you're ready.",
            es: "Lo que has escrito está guardado. Termínala y envíala cuando quieras.",
            pl: "Twoje wpisy są zapisane. Dokończ je i wyślij, gdy zechcesz.")
    }

    /// Somebody is looking at it right now.
    static var applyInReviewHint: String {
        Localized.text(
            "Somebody is looking at it right now.",
            es: "Alguien la está revisando en este momento.",
            pl: "Ktoś właśnie je sprawdza.")
    }

    /// We need something more from you. Change what's asked, then send it again.
    static var applyInfoHint: String {
        Localized.text(
            "We need something more from you. Change what's asked, then send it again.",
            es: "Necesitamos algo más de ti. Cambia lo que te pedimos y envíala otra vez.",
            pl: "Potrzebujemy od Ciebie czegoś jeszcze. Popraw, o co prosimy, i wyślij ponownie.")
    }

    /// You need a car with room for a few bags, a valid license and insurance, and you have to be at least %(age)lld. It takes about ten minutes, and you can stop and come back any time.
    static func applyIntro(_ age: Int) -> String {
        Localized.text(
            "You need a car with room for a few bags, a valid license and insurance, and you have to be at least \(age). It takes about ten minutes, and you can stop and come back any time.",
            es: "Necesitas un coche con sitio para unas cuantas bolsas, licencia y seguro en vigor, y tener al menos \(age) años. Se tarda unos diez minutos, y puedes parar y volver cuando quieras.",
            pl: "Potrzebujesz auta z miejscem na kilka worków, ważnego prawa jazdy i ubezpieczenia oraz co najmniej \(age) lat. Zajmie to około dziesięciu minut, a przerwać i wrócić możesz w każdej chwili.")
    }

    /// Your license
    static var applyLicense: String { Localized.text("Your license", es: "Tu licencia", pl: "Twoje prawo jazdy") }
    /// Valid until
    static var applyLicenseExpires: String { Localized.text("Valid until", es: "Válida hasta", pl: "Ważne do") }

    /// Stored encrypted, and shown only to you and administrators
    static var applyLicenseHint: String {
        Localized.text(
            "Stored encrypted, and shown only to you and administrators",
            es: "Se guarda cifrado y solo lo veis tú y los administradores",
            pl: "Przechowywany w postaci zaszyfrowanej, widoczny tylko dla Ciebie i administratorów")
    }

    /// License number
    static var applyLicenseNumber: String { Localized.text("License number", es: "Número de licencia", pl: "Numer prawa jazdy") }
    /// Make
    static var applyMake: String { Localized.text("Make", es: "Marca", pl: "Marka") }
    /// Model
    static var applyModel: String { Localized.text("Model", es: "Modelo", pl: "Model") }
    /// Legal name
    static var applyName: String { Localized.text("Legal name", es: "Nombre legal", pl: "Imię i nazwisko") }
    /// As it stands on your license
    static var applyNameHint: String { Localized.text("As it stands on your license", es: "Tal como figura en tu licencia", pl: "Tak jak w prawie jazdy") }
    /// About you
    static var applyPerson: String { Localized.text("About you", es: "Sobre ti", pl: "O Tobie") }
    /// Phone number
    static var applyPhone: String { Localized.text("Phone number", es: "Número de teléfono", pl: "Numer telefonu") }

    /// Only you and our administrators see what you send. If it doesn't work out, we delete your documents after %(count)lld days.
    static func applyPrivacy(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Only you and our administrators see what you send. If it doesn't work out, we delete your documents after \(count) day.", other: "Only you and our administrators see what you send. If it doesn't work out, we delete your documents after \(count) days."),
            es: Localized.es(count, one: "Solo tú y nuestros administradores veis lo que envías. Si no sale adelante, borramos tus documentos después de \(count) día.", many: "Solo tú y nuestros administradores veis lo que envías. Si no sale adelante, borramos tus documentos después de \(count) de días.", other: "Solo tú y nuestros administradores veis lo que envías. Si no sale adelante, borramos tus documentos después de \(count) días."),
            pl: Localized.pl(count, one: "To, co wysyłasz, widzisz tylko Ty i nasi administratorzy. Jeśli się nie uda, usuwamy dokumenty po \(count) dniu.", few: "To, co wysyłasz, widzisz tylko Ty i nasi administratorzy. Jeśli się nie uda, usuwamy dokumenty po \(count) dniach.", many: "To, co wysyłasz, widzisz tylko Ty i nasi administratorzy. Jeśli się nie uda, usuwamy dokumenty po \(count) dniach.", other: "To, co wysyłasz, widzisz tylko Ty i nasi administratorzy. Jeśli się nie uda, usuwamy dokumenty po \(count) dnia."))
    }

    /// Continue your application
    static var applyResume: String { Localized.text("Continue your application", es: "Continuar tu solicitud", pl: "Kontynuuj zgłoszenie") }
    /// Send application
    static var applySend: String { Localized.text("Send application", es: "Enviar solicitud", pl: "Wyślij zgłoszenie") }

    /// Sent! We'll get back to you soon.
    static var applySent: String {
        Localized.text(
            "Sent! We'll get back to you soon.",
            es: "¡Enviada! Te responderemos pronto.",
            pl: "Wysłane! Wkrótce się odezwiemy.")
    }

    /// Start your application
    static var applyStart: String { Localized.text("Start your application", es: "Empezar tu solicitud", pl: "Rozpocznij zgłoszenie") }

    /// Step %(number)lld of %(total)lld
    static func applyStep(_ number: Int, total: Int) -> String {
        Localized.text(
            "Step \(number) of \(total)",
            es: "Paso \(number) de \(total)",
            pl: "Krok \(number) z \(total)")
    }

    /// We've got it! We'll look at it soon and let you know.
    static var applySubmittedHint: String {
        Localized.text(
            "We've got it! We'll look at it soon and let you know.",
            es: "¡La tenemos! La revisaremos pronto y te avisaremos.",
            pl: "Mamy je! Wkrótce je sprawdzimy i damy Ci znać.")
    }

    /// I accept the terms for drivers (version 1): I drive with a valid license and insurance, treat laundry and customers with care, and agree that my details are checked.
    static var applyTerms: String {
        Localized.text(
            "I accept the terms for drivers (version 1): I drive with a valid license and insurance, treat laundry and customers with care, and agree that my details are checked.",
            es: "Acepto las condiciones para conductores (versión 1): conduzco con licencia y seguro en vigor, trato con cuidado la ropa y a los clientes, y acepto que se comprueben mis datos.",
            pl: "Akceptuję warunki dla kierowców (wersja 1): jeżdżę z ważnym prawem jazdy i ubezpieczeniem, dbam o pranie i klientów oraz zgadzam się na sprawdzenie moich danych.")
    }

    /// Please accept the terms first.
    static var applyTermsNeeded: String {
        Localized.text(
            "Please accept the terms first.",
            es: "Acepta primero las condiciones, por favor.",
            pl: "Najpierw zaakceptuj warunki.")
    }

    /// What happened so far
    static var applyTimeline: String { Localized.text("What happened so far", es: "Lo que ha pasado hasta ahora", pl: "Dotychczasowy przebieg") }
    /// Become a driver
    static var applyTitle: String { Localized.text("Become a driver", es: "Hazte conductor", pl: "Zostań kierowcą") }
    /// Withdraw application
    static var applyWithdraw: String { Localized.text("Withdraw application", es: "Retirar solicitud", pl: "Wycofaj zgłoszenie") }

    /// We'll stop looking at it and delete your documents. You can apply again whenever you like.
    static var applyWithdrawHint: String {
        Localized.text(
            "We'll stop looking at it and delete your documents. You can apply again whenever you like.",
            es: "Dejaremos de revisarla y borraremos tus documentos. Puedes volver a presentarla cuando quieras.",
            pl: "Przestaniemy je sprawdzać i usuniemy Twoje dokumenty. Możesz zgłosić się ponownie, kiedy zechcesz.")
    }

    /// Keep it
    static var applyWithdrawKeep: String { Localized.text("Keep it", es: "Mantenerla", pl: "Zostaw") }
    /// Withdraw your application?
    static var applyWithdrawQuestion: String { Localized.text("Withdraw your application?", es: "¿Retirar tu solicitud?", pl: "Wycofać zgłoszenie?") }

    /// Your application is withdrawn.
    static var applyWithdrawn: String {
        Localized.text(
            "Your application is withdrawn.",
            es: "Tu solicitud se ha retirado.",
            pl: "Zgłoszenie zostało wycofane.")
    }

    /// You took it back, or it waited too long to be finished. You can start over any time.
    static var applyWithdrawnHint: String {
        Localized.text(
            "You took it back, or it waited too long to be finished. You can start over any time.",
            es: "La retiraste, o esperó demasiado sin terminarse. Puedes empezar de nuevo cuando quieras.",
            pl: "Zostało wycofane albo zbyt długo czekało na dokończenie. Możesz zacząć od nowa w każdej chwili.")
    }

    /// Your application
    static var applyYours: String { Localized.text("Your application", es: "Tu solicitud", pl: "Twoje zgłoszenie") }
    /// Where we pick up
    static var areasMap: String { Localized.text("Where we pick up", es: "Dónde recogemos", pl: "Gdzie odbieramy") }
    /// Ask the customer
    static var askCustomer: String { Localized.text("Ask the customer", es: "Preguntar al cliente", pl: "Zapytaj klienta") }

    /// I asked, and the customer agreed
    static var askedCustomer: String {
        Localized.text(
            "I asked, and the customer agreed",
            es: "Pregunté y el cliente aceptó",
            pl: "Klient zapytany, zgodził się")
    }

    /// Assign a driver
    static var assign: String { Localized.text("Assign a driver", es: "Asignar conductor", pl: "Przydziel kierowcę") }
    /// Assign order %(id)lld
    static func assignOrder(_ id: Int) -> String { Localized.text("Assign order \(id)", es: "Asignar el pedido \(id)", pl: "Przydziel zamówienie \(id)") }

    /// Assign %(count)lld orders
    static func assignOrders(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Assign \(count) order", other: "Assign \(count) orders"),
            es: Localized.es(count, one: "Asignar \(count) pedido", many: "Asignar \(count) de pedidos", other: "Asignar \(count) pedidos"),
            pl: Localized.pl(count, one: "Przydziel \(count) zamówienie", few: "Przydziel \(count) zamówienia", many: "Przydziel \(count) zamówień", other: "Przydziel \(count) zamówienia"))
    }

    /// Assign %(count)lld selected orders
    static func assignSelected(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Assign \(count) selected order", other: "Assign \(count) selected orders"),
            es: Localized.es(count, one: "Asignar \(count) pedido seleccionado", many: "Asignar \(count) de pedidos seleccionados", other: "Asignar \(count) pedidos seleccionados"),
            pl: Localized.pl(count, one: "Przydziel \(count) zaznaczone zamówienie", few: "Przydziel \(count) zaznaczone zamówienia", many: "Przydziel \(count) zaznaczonych zamówień", other: "Przydziel \(count) zaznaczonego zamówienia"))
    }

    /// Assign
    static var assignShort: String { Localized.text("Assign", es: "Asignar", pl: "Przydziel") }
    /// Assign to this driver
    static var assignTo: String { Localized.text("Assign to this driver", es: "Asignar a este conductor", pl: "Przydziel temu kierowcy") }
    /// Assign to %(name)@
    static func assignToName(_ name: String) -> String { Localized.text("Assign to \(name)", es: "Asignar a \(name)", pl: "Przydziel: \(name)") }
    /// Order assigned.
    static var assignedNow: String { Localized.text("Order assigned.", es: "Pedido asignado.", pl: "Zamówienie przydzielone.") }

    /// %(name)@ has the order.
    static func assignedTo(_ name: String) -> String {
        Localized.text(
            "\(name) has the order.",
            es: "\(name) tiene el pedido.",
            pl: "Zamówienie ma teraz \(name).")
    }

    /// All drivers and trips
    static var backToFleet: String { Localized.text("All drivers and trips", es: "Todos los conductores y viajes", pl: "Wszyscy kierowcy i kursy") }

    /// %(count)lld bags
    static func bagCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) bag", other: "\(count) bags"),
            es: Localized.es(count, one: "\(count) bolsa", many: "\(count) de bolsas", other: "\(count) bolsas"),
            pl: Localized.pl(count, one: "\(count) worek", few: "\(count) worki", many: "\(count) worków", other: "\(count) worka"))
    }

    /// Bag tags
    static var bagTags: String { Localized.text("Bag tags", es: "Etiquetas de las bolsas", pl: "Etykiety worków") }

    /// One for each bag, separated by spaces. Leave it empty if the bags have none.
    static var bagTagsHint: String {
        Localized.text(
            "One for each bag, separated by spaces. Leave it empty if the bags have none.",
            es: "Una por bolsa, separadas por espacios. Déjalo vacío si las bolsas no llevan etiqueta.",
            pl: "Po jednej na worek, oddzielone spacjami. Zostaw puste, jeśli worki nie mają etykiet.")
    }

    /// Bags
    static var bags: String { Localized.text("Bags", es: "Bolsas", pl: "Worki") }

    /// Count the bags. If the number is different, say why in the note.
    static var bagsHint: String {
        Localized.text(
            "Count the bags. If the number is different, say why in the note.",
            es: "Cuenta las bolsas. Si la cantidad es distinta, explica por qué en la nota.",
            pl: "Policz worki. Jeśli liczba się nie zgadza, napisz w notatce dlaczego.")
    }

    /// Best driver for each
    static var bestDrivers: String { Localized.text("Best driver for each", es: "El mejor conductor para cada uno", pl: "Najlepszy kierowca do każdego") }

    /// We'll pick the nearest one who's free.
    static var bestDriversHint: String {
        Localized.text(
            "We'll pick the nearest one who's free.",
            es: "Elegimos al más cercano que esté libre.",
            pl: "Wybierzemy najbliższego wolnego.")
    }

    /// Columns
    static var boardColumns: String { Localized.text("Columns", es: "Columnas", pl: "Kolumny") }
    /// Show everything
    static var boardEverything: String { Localized.text("Show everything", es: "Ver todo", pl: "Pokaż wszystko") }
    /// Filters
    static var boardFilters: String { Localized.text("Filters", es: "Filtros", pl: "Filtry") }
    /// Map
    static var boardMap: String { Localized.text("Map", es: "Mapa", pl: "Mapa") }

    /// Search by order, driver, or area
    static var boardSearch: String {
        Localized.text(
            "Search by order, driver, or area",
            es: "Buscar por pedido, conductor o zona",
            pl: "Szukaj po zamówieniu, kierowcy lub strefie")
    }

    /// includes %(money)@ boost
    static func boost(_ money: String) -> String { Localized.text("includes \(money) boost", es: "incluye \(money) de bono", pl: "w tym \(money) dodatku") }
    /// How many you bought
    static var boughtCount: String { Localized.text("How many you bought", es: "Cuántos compraste", pl: "Ile kupiono") }

    /// Finish this job before you take a break.
    static var breakAfterJob: String {
        Localized.text(
            "Finish this job before you take a break.",
            es: "Termina este trabajo antes de tomar un descanso.",
            pl: "Dokończ to zlecenie, zanim zrobisz przerwę.")
    }

    /// You're on a break. You won't get offers until you end it.
    static var breakHint: String {
        Localized.text(
            "You're on a break. You won't get offers until you end it.",
            es: "Estás en un descanso. No recibirás ofertas hasta que lo termines.",
            pl: "Masz przerwę. Oferty wrócą, gdy ją zakończysz.")
    }

    /// You're on a break
    static var breakTitle: String { Localized.text("You're on a break", es: "Estás en un descanso", pl: "Masz przerwę") }

    /// Finish your current job to get new offers.
    static var busy: String {
        Localized.text(
            "Finish your current job to get new offers.",
            es: "Termina tu trabajo actual para recibir ofertas.",
            pl: "Dokończ bieżące zlecenie, aby dostać nowe oferty.")
    }

    /// One job at a time
    static var busyTitle: String { Localized.text("One job at a time", es: "Un trabajo a la vez", pl: "Jedno zlecenie naraz") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Cancel this order
    static var cancelConfirm: String { Localized.text("Cancel this order", es: "Cancelar este pedido", pl: "Anuluj to zamówienie") }

    /// The customer pays %(money)@.
    static func cancelFee(_ money: String) -> String {
        Localized.text(
            "The customer pays \(money).",
            es: "El cliente paga \(money).",
            pl: "Klient zapłaci \(money).")
    }

    /// The customer doesn't pay anything.
    static var cancelFree: String { Localized.text("The customer doesn't pay anything.", es: "El cliente no paga nada.", pl: "Klient nic nie płaci.") }
    /// Cancel order
    static var cancelOrder: String { Localized.text("Cancel order", es: "Cancelar el pedido", pl: "Anuluj zamówienie") }
    /// Why are you canceling?
    static var cancelWhy: String { Localized.text("Why are you canceling?", es: "¿Por qué lo cancelas?", pl: "Dlaczego anulujesz?") }
    /// Order canceled.
    static var canceledNow: String { Localized.text("Order canceled.", es: "Pedido cancelado.", pl: "Zamówienie anulowane.") }
    /// Orders by area
    static var chartOrdersByArea: String { Localized.text("Orders by area", es: "Pedidos por zona", pl: "Zamówienia według stref") }
    /// Orders by hour
    static var chartOrdersByHour: String { Localized.text("Orders by hour", es: "Pedidos por hora", pl: "Zamówienia według godzin") }
    /// Placed
    static var chartPlaced: String { Localized.text("Placed", es: "Recibidos", pl: "Złożone") }
    /// Visits by area
    static var chartVisitsByArea: String { Localized.text("Visits by area", es: "Visitas por zona", pl: "Wizyty według stref") }
    /// Visits by hour
    static var chartVisitsByHour: String { Localized.text("Visits by hour", es: "Visitas por hora", pl: "Wizyty według godzin") }
    /// Charts
    static var charts: String { Localized.text("Charts", es: "Gráficas", pl: "Wykresy") }

    /// Choose another filter to see more.
    static var chooseAnotherFilter: String {
        Localized.text(
            "Choose another filter to see more.",
            es: "Elige otro filtro para ver más.",
            pl: "Wybierz inny filtr, aby zobaczyć więcej.")
    }

    /// Drivers on a job can't take another one.
    static var chooseDriverHint: String {
        Localized.text(
            "Drivers on a job can't take another one.",
            es: "Quien ya tiene un trabajo no puede tomar otro.",
            pl: "Kierowca w trakcie zlecenia nie może wziąć kolejnego.")
    }

    /// Day
    static var chosenDay: String { Localized.text("Day", es: "Día", pl: "Dzień") }
    /// Today
    static var chosenDayToday: String { Localized.text("Today", es: "Hoy", pl: "Dzisiaj") }
    /// Clear
    static var clearSelection: String { Localized.text("Clear", es: "Quitar selección", pl: "Wyczyść") }
    /// by %(time)@
    static func clockBy(_ time: String) -> String { Localized.text("by \(time)", es: "antes de las \(time)", pl: "do \(time)") }
    /// %(hours)lld h late
    static func clockHoursLate(_ hours: Int) -> String { Localized.text("\(hours) h late", es: "\(hours) h tarde", pl: "\(hours) godz. spóźnienia") }
    /// %(minutes)lld min late
    static func clockLate(_ minutes: Int) -> String { Localized.text("\(minutes) min late", es: "\(minutes) min tarde", pl: "\(minutes) min spóźnienia") }
    /// %(minutes)lld min left
    static func clockLeft(_ minutes: Int) -> String { Localized.text("\(minutes) min left", es: "Quedan \(minutes) min", pl: "Zostało \(minutes) min") }
    /// Assigned
    static var columnAssigned: String { Localized.text("Assigned", es: "Asignados", pl: "Przydzielone") }
    /// At the plant
    static var columnAtPlant: String { Localized.text("At the plant", es: "En la planta", pl: "W pralni") }
    /// Failed
    static var columnFailed: String { Localized.text("Failed", es: "Fallidos", pl: "Nieudane") }
    /// Late
    static var columnLate: String { Localized.text("Late", es: "Con retraso", pl: "Spóźnione") }
    /// Unassigned
    static var columnUnassigned: String { Localized.text("Unassigned", es: "Sin asignar", pl: "Bez kierowcy") }
    /// Under way
    static var columnUnderWay: String { Localized.text("Under way", es: "En camino", pl: "W drodze") }
    /// Nobody's about to set off.
    static var columnEmptyAssigned: String { Localized.text("Nobody's about to set off.", es: "Nadie está por salir.", pl: "Nikt nie czeka na wyjazd.") }
    /// No bags at the plant.
    static var columnEmptyAtPlant: String { Localized.text("No bags at the plant.", es: "No hay bolsas en la planta.", pl: "W pralni nie ma worków.") }
    /// No failed visits.
    static var columnEmptyFailed: String { Localized.text("No failed visits.", es: "No hay visitas fallidas.", pl: "Brak nieudanych wizyt.") }
    /// Everything's on time.
    static var columnEmptyLate: String { Localized.text("Everything's on time.", es: "Todo va a tiempo.", pl: "Wszystko na czas.") }

    /// Every order has a driver.
    static var columnEmptyUnassigned: String {
        Localized.text(
            "Every order has a driver.",
            es: "Todos los pedidos tienen conductor.",
            pl: "Każde zamówienie ma kierowcę.")
    }

    /// Nobody's on the road right now.
    static var columnEmptyUnderWay: String {
        Localized.text(
            "Nobody's on the road right now.",
            es: "No hay nadie en camino.",
            pl: "Nikogo nie ma teraz w trasie.")
    }

    /// Current trip
    static var currentTrip: String { Localized.text("Current trip", es: "Viaje actual", pl: "Bieżący kurs") }

    /// Note from the customer: %(note)@
    static func customerNote(_ note: String) -> String {
        Localized.text(
            "Note from the customer: \(note)",
            es: "Nota del cliente: \(note)",
            pl: "Notatka od klienta: \(note)")
    }

    /// Decision
    static var decision: String { Localized.text("Decision", es: "Decisión", pl: "Decyzja") }
    /// Approve
    static var decisionApprove: String { Localized.text("Approve", es: "Aprobar", pl: "Przyjmij") }

    /// The applicant becomes a driver right away and sees offers.
    static var decisionApproveHint: String {
        Localized.text(
            "The applicant becomes a driver right away and sees offers.",
            es: "El solicitante pasará a ser conductor enseguida y verá ofertas.",
            pl: "Kandydat od razu zostanie kierowcą i zobaczy oferty.")
    }

    /// Approve this application?
    static var decisionApproveQuestion: String { Localized.text("Approve this application?", es: "¿Aprobar esta solicitud?", pl: "Przyjąć to zgłoszenie?") }
    /// Ask for more
    static var decisionAsk: String { Localized.text("Ask for more", es: "Pedir más datos", pl: "Poproś o więcej") }

    /// They can change the application and send it again.
    static var decisionAskHint: String {
        Localized.text(
            "They can change the application and send it again.",
            es: "Podrá cambiar la solicitud y enviarla otra vez.",
            pl: "Będzie można zmienić zgłoszenie i wysłać je ponownie.")
    }

    /// Ask the applicant for more?
    static var decisionAskQuestion: String {
        Localized.text(
            "Ask the applicant for more?",
            es: "¿Pedir más datos al solicitante?",
            pl: "Poprosić kandydata o więcej?")
    }

    /// Decline
    static var decisionDecline: String { Localized.text("Decline", es: "Rechazar", pl: "Odrzuć") }

    /// The applicant reads your words and has to wait before applying again.
    static var decisionDeclineHint: String {
        Localized.text(
            "The applicant reads your words and has to wait before applying again.",
            es: "El solicitante leerá tu mensaje y tendrá que esperar para volver a presentarla.",
            pl: "Kandydat przeczyta Twoje słowa i będzie musiał poczekać z kolejnym zgłoszeniem.")
    }

    /// Decline this application?
    static var decisionDeclineQuestion: String { Localized.text("Decline this application?", es: "¿Rechazar esta solicitud?", pl: "Odrzucić to zgłoszenie?") }

    /// Done. The applicant sees it now.
    static var decisionDone: String {
        Localized.text(
            "Done. The applicant sees it now.",
            es: "Hecho. El solicitante ya lo ve.",
            pl: "Gotowe. Kandydat już to widzi.")
    }

    /// Not yet
    static var decisionNotYet: String { Localized.text("Not yet", es: "Todavía no", pl: "Jeszcze nie") }
    /// Take into review
    static var decisionReview: String { Localized.text("Take into review", es: "Poner en revisión", pl: "Weź do sprawdzenia") }

    /// The applicant sees that somebody is looking at it.
    static var decisionReviewHint: String {
        Localized.text(
            "The applicant sees that somebody is looking at it.",
            es: "El solicitante verá que alguien la está revisando.",
            pl: "Kandydat zobaczy, że ktoś je sprawdza.")
    }

    /// Take this application into review?
    static var decisionReviewQuestion: String {
        Localized.text(
            "Take this application into review?",
            es: "¿Poner esta solicitud en revisión?",
            pl: "Wziąć to zgłoszenie do sprawdzenia?")
    }

    /// Words to the applicant
    static var decisionWords: String { Localized.text("Words to the applicant", es: "Mensaje para el solicitante", pl: "Słowa do kandydata") }

    /// Needed to ask for more and to decline
    static var decisionWordsHint: String {
        Localized.text(
            "Needed to ask for more and to decline",
            es: "Necesario para pedir más datos y para rechazar",
            pl: "Potrzebne, aby poprosić o więcej lub odrzucić")
    }

    /// Write the applicant what's missing, or why not.
    static var decisionWordsNeeded: String {
        Localized.text(
            "Write the applicant what's missing, or why not.",
            es: "Explica al solicitante qué falta o por qué no.",
            pl: "Napisz kandydatowi, czego brakuje albo dlaczego nie.")
    }

    /// Decline
    static var decline: String { Localized.text("Decline", es: "Rechazar", pl: "Odrzuć") }
    /// No, thanks
    static var declineFree: String { Localized.text("No, thanks", es: "No, gracias", pl: "Nie, dziękuję") }
    /// Add: %(name)@
    static func documentAdd(_ name: String) -> String { Localized.text("Add: \(name)", es: "Añadir: \(name)", pl: "Dodaj: \(name)") }
    /// Proof of insurance
    static var documentInsurance: String { Localized.text("Proof of insurance", es: "Justificante del seguro", pl: "Potwierdzenie ubezpieczenia") }
    /// License, back
    static var documentLicenseBack: String { Localized.text("License, back", es: "Licencia, reverso", pl: "Prawo jazdy, tył") }
    /// License, front
    static var documentLicenseFront: String { Localized.text("License, front", es: "Licencia, anverso", pl: "Prawo jazdy, przód") }
    /// Replace: %(name)@
    static func documentReplace(_ name: String) -> String { Localized.text("Replace: \(name)", es: "Sustituir: \(name)", pl: "Zamień: \(name)") }

    /// A file can have up to 10 MB.
    static var documentTooLarge: String {
        Localized.text(
            "A file can have up to 10 MB.",
            es: "Un archivo puede tener hasta 10 MB.",
            pl: "Plik może mieć do 10 MB.")
    }

    /// One file fits here.
    static var documentTooMany: String { Localized.text("One file fits here.", es: "Aquí cabe un archivo.", pl: "Tu mieści się jeden plik.") }
    /// Photo of your vehicle
    static var documentVehicle: String { Localized.text("Photo of your vehicle", es: "Foto de tu vehículo", pl: "Zdjęcie pojazdu") }

    /// No documents. They were removed, or haven't been sent.
    static var documentsNone: String {
        Localized.text(
            "No documents. They were removed, or haven't been sent.",
            es: "No hay documentos. Se borraron o aún no se han enviado.",
            pl: "Brak dokumentów. Zostały usunięte lub jeszcze ich nie wysłano.")
    }

    /// Done
    static var done: String { Localized.text("Done", es: "Listo", pl: "Gotowe") }
    /// Drive with us
    static var drive: String { Localized.text("Drive with us", es: "Conduce con nosotros", pl: "Jeździj z nami") }
    /// You drive with us
    static var driveAlready: String { Localized.text("You drive with us", es: "Conduces con nosotros", pl: "Jeździsz z nami") }

    /// Switch to driving to go online and see offers.
    static var driveAlreadyHint: String {
        Localized.text(
            "Switch to driving to go online and see offers.",
            es: "Cambia al modo de conducción para conectarte y ver ofertas.",
            pl: "Przełącz się na jazdę, aby się połączyć i zobaczyć oferty.")
    }

    /// Bring clean laundry to your neighbors, when it suits you.
    static var driveHint: String {
        Localized.text(
            "Bring clean laundry to your neighbors, when it suits you.",
            es: "Lleva la ropa limpia a tus vecinos cuando te venga bien.",
            pl: "Rozwoź sąsiadom czyste pranie wtedy, kiedy Ci pasuje.")
    }

    /// Start driving
    static var driveStart: String { Localized.text("Start driving", es: "Empezar a conducir", pl: "Zacznij jeździć") }
    /// Driver
    static var driver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// We couldn't find that driver
    static var driverGone: String { Localized.text("We couldn't find that driver", es: "No encontramos a ese conductor", pl: "Nie znaleźliśmy tego kierowcy") }

    /// Choose one from the list of all drivers.
    static var driverGoneMessage: String {
        Localized.text(
            "Choose one from the list of all drivers.",
            es: "Elige uno de la lista de todos los conductores.",
            pl: "Wybierz kierowcę z pełnej listy.")
    }

    /// Your day
    static var driverHome: String { Localized.text("Your day", es: "Tu día", pl: "Twój dzień") }
    /// Driver page
    static var driverPage: String { Localized.text("Driver page", es: "Página del conductor", pl: "Strona kierowcy") }
    /// Drivers
    static var drivers: String { Localized.text("Drivers", es: "Conductores", pl: "Kierowcy") }
    /// Orders
    static var driversOrders: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }
    /// Within %(minutes)lld min
    static func dueWithin(_ minutes: Int) -> String { Localized.text("Within \(minutes) min", es: "En \(minutes) min", pl: "W ciągu \(minutes) min") }
    /// Earned today
    static var earnedToday: String { Localized.text("Earned today", es: "Ganado hoy", pl: "Zarobek dziś") }
    /// Earnings
    static var earnings: String { Localized.text("Earnings", es: "Ingresos", pl: "Zarobki") }

    /// By day, week and month, with your payouts
    static var earningsRowHint: String {
        Localized.text(
            "By day, week and month, with your payouts",
            es: "Por día, semana y mes, con tus pagos",
            pl: "Według dni, tygodni i miesięcy, z wypłatami")
    }

    /// End break
    static var endBreak: String { Localized.text("End break", es: "Terminar descanso", pl: "Zakończ przerwę") }

    /// End your break to get offers.
    static var endBreakToGetOffers: String {
        Localized.text(
            "End your break to get offers.",
            es: "Termina tu descanso para recibir ofertas.",
            pl: "Zakończ przerwę, aby dostawać oferty.")
    }

    /// Damaged
    static var failureDamaged: String { Localized.text("Damaged", es: "Dañado", pl: "Uszkodzone") }
    /// Something is missing
    static var failureItemMissing: String { Localized.text("Something is missing", es: "Falta algo", pl: "Czegoś brakuje") }
    /// Lost
    static var failureLost: String { Localized.text("Lost", es: "Perdido", pl: "Zagubione") }
    /// Can't reach the door
    static var failureNoAccess: String { Localized.text("Can't reach the door", es: "No se puede llegar a la puerta", pl: "Nie można dotrzeć do drzwi") }
    /// Nobody's home
    static var failureNotAtHome: String { Localized.text("Nobody's home", es: "No hay nadie en casa", pl: "Nikogo nie ma w domu") }
    /// Nothing to pick up
    static var failureNothingToPickUp: String { Localized.text("Nothing to pick up", es: "No hay nada que recoger", pl: "Nie ma czego odebrać") }

    /// Something else (explain in the note)
    static var failureOther: String {
        Localized.text(
            "Something else (explain in the note)",
            es: "Otro motivo (explícalo en la nota)",
            pl: "Inny powód (opisz w notatce)")
    }

    /// Too heavy
    static var failureOverweight: String { Localized.text("Too heavy", es: "Demasiado pesado", pl: "Za ciężkie") }
    /// Customer refused
    static var failureRefused: String { Localized.text("Customer refused", es: "El cliente se negó", pl: "Klient odmówił") }
    /// It isn't safe
    static var failureUnsafe: String { Localized.text("It isn't safe", es: "No es seguro", pl: "Jest niebezpiecznie") }
    /// Vehicle broke down
    static var failureVehicleBreakdown: String { Localized.text("Vehicle broke down", es: "Vehículo averiado", pl: "Awaria pojazdu") }
    /// Weather
    static var failureWeather: String { Localized.text("Weather", es: "Mal tiempo", pl: "Pogoda") }
    /// Wrong address
    static var failureWrongAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Błędny adres") }

    /// You reported your arrival, but you're %(distance)@ from this stop. Check the address.
    static func farFromStop(_ distance: String) -> String {
        Localized.text(
            "You reported your arrival, but you're \(distance) from this stop. Check the address.",
            es: "Indicaste que llegaste, pero estás a \(distance) de esta parada. Comprueba la dirección.",
            pl: "Zgłoszono przyjazd, ale do tego przystanku jest \(distance). Sprawdź adres.")
    }

    /// Accepted
    static var figureAcceptance: String { Localized.text("Accepted", es: "Aceptadas", pl: "Przyjęte") }

    /// %(accepted)lld of %(count)lld offers
    static func figureAcceptanceOf(_ accepted: Int, count: Int) -> String {
        Localized.text(
            Localized.en(accepted, one: "\(accepted) of \(count) offer", other: "\(accepted) of \(count) offers"),
            es: Localized.es(accepted, one: "\(accepted) de \(count) oferta", many: "\(accepted) de \(count) de ofertas", other: "\(accepted) de \(count) ofertas"),
            pl: Localized.pl(accepted, one: "\(accepted) z \(count) oferty", few: "\(accepted) z \(count) ofert", many: "\(accepted) z \(count) ofert", other: "\(accepted) z \(count) oferty"))
    }

    /// %(count)lld active
    static func figureActive(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) active", other: "\(count) active"),
            es: Localized.es(count, one: "\(count) activo", many: "\(count) de activos", other: "\(count) activos"),
            pl: Localized.pl(count, one: "\(count) aktywne", few: "\(count) aktywne", many: "\(count) aktywnych", other: "\(count) aktywnego"))
    }

    /// %(count)lld delivered today
    static func figureCompleted(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) delivered today", other: "\(count) delivered today"),
            es: Localized.es(count, one: "\(count) entregado hoy", many: "\(count) de entregados hoy", other: "\(count) entregados hoy"),
            pl: Localized.pl(count, one: "\(count) dostarczone dziś", few: "\(count) dostarczone dziś", many: "\(count) dostarczonych dziś", other: "\(count) dostarczonego dziś"))
    }

    /// %(count)lld failed visits
    static func figureFailed(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) failed visit", other: "\(count) failed visits"),
            es: Localized.es(count, one: "\(count) visita fallida", many: "\(count) de visitas fallidas", other: "\(count) visitas fallidas"),
            pl: Localized.pl(count, one: "\(count) nieudana wizyta", few: "\(count) nieudane wizyty", many: "\(count) nieudanych wizyt", other: "\(count) nieudanej wizyty"))
    }

    /// Jobs done
    static var figureJobs: String { Localized.text("Jobs done", es: "Trabajos hechos", pl: "Ukończone zlecenia") }

    /// %(count)lld late
    static func figureLate(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) late", other: "\(count) late"),
            es: Localized.es(count, one: "\(count) con retraso", many: "\(count) con retraso", other: "\(count) con retraso"),
            pl: Localized.pl(count, one: "\(count) spóźnione", few: "\(count) spóźnione", many: "\(count) spóźnionych", other: "\(count) spóźnionego"))
    }

    /// On time
    static var figureOnTime: String { Localized.text("On time", es: "A tiempo", pl: "Na czas") }

    /// of %(count)lld promised visits
    static func figureOnTimeOf(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "of \(count) promised visit", other: "of \(count) promised visits"),
            es: Localized.es(count, one: "de \(count) visita acordada", many: "de \(count) de visitas acordadas", other: "de \(count) visitas acordadas"),
            pl: Localized.pl(count, one: "z \(count) umówionej wizyty", few: "z \(count) umówionych wizyt", many: "z \(count) umówionych wizyt", other: "z \(count) umówionej wizyty"))
    }

    /// %(count)lld drivers online
    static func figureOnline(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) driver online", other: "\(count) drivers online"),
            es: Localized.es(count, one: "\(count) conductor en línea", many: "\(count) de conductores en línea", other: "\(count) conductores en línea"),
            pl: Localized.pl(count, one: "\(count) kierowca online", few: "\(count) kierowcy online", many: "\(count) kierowców online", other: "\(count) kierowcy online"))
    }

    /// Rating
    static var figureRating: String { Localized.text("Rating", es: "Valoración", pl: "Ocena") }

    /// from %(count)lld ratings
    static func figureRatingCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "from \(count) rating", other: "from \(count) ratings"),
            es: Localized.es(count, one: "de \(count) valoración", many: "de \(count) de valoraciones", other: "de \(count) valoraciones"),
            pl: Localized.pl(count, one: "z \(count) oceny", few: "z \(count) ocen", many: "z \(count) ocen", other: "z \(count) oceny"))
    }

    /// after your first five ratings
    static var figureRatingNone: String {
        Localized.text(
            "after your first five ratings",
            es: "después de tus cinco primeras valoraciones",
            pl: "po pierwszych pięciu ocenach")
    }

    /// %(count)lld trips
    static func figureTrips(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) trip", other: "\(count) trips"),
            es: Localized.es(count, one: "\(count) viaje", many: "\(count) de viajes", other: "\(count) viajes"),
            pl: Localized.pl(count, one: "\(count) kurs", few: "\(count) kursy", many: "\(count) kursów", other: "\(count) kursu"))
    }

    /// unassigned
    static var figureUnassigned: String { Localized.text("unassigned", es: "sin asignar", pl: "bez kierowcy") }
    /// All
    static var filterAll: String { Localized.text("All", es: "Todos", pl: "Wszystkie") }
    /// Area
    static var filterArea: String { Localized.text("Area", es: "Zona", pl: "Strefa") }
    /// Due
    static var filterDue: String { Localized.text("Due", es: "Plazo", pl: "Termin") }
    /// Kind
    static var filterKind: String { Localized.text("Kind", es: "Tipo", pl: "Rodzaj") }
    /// Finished
    static var finishedAt: String { Localized.text("Finished", es: "Terminado", pl: "Zakończono") }
    /// Finished trips
    static var finishedTrips: String { Localized.text("Finished trips", es: "Viajes terminados", pl: "Ukończone kursy") }
    /// Fleet
    static var fleet: String { Localized.text("Fleet", es: "Flota", pl: "Flota") }
    /// Available
    static var free: String { Localized.text("Available", es: "Disponible", pl: "Dostępny") }

    /// Go online to get offers.
    static var goOnline: String {
        Localized.text(
            "Go online to get offers.",
            es: "Conéctate para recibir ofertas.",
            pl: "Przejdź online, aby dostawać oferty.")
    }

    /// Go online
    static var goOnlineNow: String { Localized.text("Go online", es: "Conectarme", pl: "Przejdź online") }
    /// History
    static var history: String { Localized.text("History", es: "Historial", pl: "Historia") }

    /// A day in charts, and every trip that is over
    static var historyHint: String {
        Localized.text(
            "A day in charts, and every trip that is over",
            es: "Un día en gráficas y todos los viajes terminados",
            pl: "Dzień na wykresach i wszystkie ukończone kursy")
    }

    /// Pages of the history
    static var historyPages: String { Localized.text("Pages of the history", es: "Páginas del historial", pl: "Strony historii") }
    /// Home
    static var home: String { Localized.text("Home", es: "Inicio", pl: "Start") }
    /// Orders
    static var intake: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }
    /// Bought
    static var itemBought: String { Localized.text("Bought", es: "Comprado", pl: "Kupione") }
    /// Not available
    static var itemMissing: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępne") }
    /// Outcome
    static var itemOutcome: String { Localized.text("Outcome", es: "Resultado", pl: "Wynik") }
    /// Bought something similar
    static var itemSubstituted: String { Localized.text("Bought something similar", es: "Compré algo similar", pl: "Kupiono coś podobnego") }
    /// The job is yours.
    static var jobAccepted: String { Localized.text("The job is yours.", es: "El trabajo es tuyo.", pl: "Zlecenie jest Twoje.") }
    /// Job finished.
    static var jobFinished: String { Localized.text("Job finished.", es: "Trabajo terminado.", pl: "Zlecenie zakończone.") }
    /// You gave the job back.
    static var jobReleased: String { Localized.text("You gave the job back.", es: "Devolviste el trabajo.", pl: "Zlecenie oddane.") }
    /// Jobs
    static var jobs: String { Localized.text("Jobs", es: "Trabajos", pl: "Zlecenia") }

    /// earned today in %(count)lld jobs
    static func jobsToday(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "earned today in \(count) job", other: "earned today in \(count) jobs"),
            es: Localized.es(count, one: "ganado hoy en \(count) trabajo", many: "ganado hoy en \(count) de trabajos", other: "ganado hoy en \(count) trabajos"),
            pl: Localized.pl(count, one: "zarobek dziś za \(count) zlecenie", few: "zarobek dziś za \(count) zlecenia", many: "zarobek dziś za \(count) zleceń", other: "zarobek dziś za \(count) zlecenia"))
    }

    /// Keep order
    static var keepOrder: String { Localized.text("Keep order", es: "Conservar el pedido", pl: "Zostaw zamówienie") }
    /// Delivery
    static var kindDelivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }
    /// Pickup
    static var kindPickup: String { Localized.text("Pickup", es: "Recogida", pl: "Odbiór") }
    /// Return
    static var kindReturn: String { Localized.text("Return", es: "Devolución", pl: "Zwrot") }
    /// Trip
    static var kindTrip: String { Localized.text("Trip", es: "Viaje", pl: "Kurs") }

    /// License %(number)@, valid until %(day)@
    static func licenseUntil(_ number: String, day: String) -> String {
        Localized.text(
            "License \(number), valid until \(day)",
            es: "Licencia \(number), válida hasta el \(day)",
            pl: "Prawo jazdy \(number), ważne do \(day)")
    }

    /// Licenses that expire soon
    static var licensesExpiring: String {
        Localized.text(
            "Licenses that expire soon",
            es: "Licencias que caducan pronto",
            pl: "Prawa jazdy, które wkrótce tracą ważność")
    }

    /// Board
    static var liveBoard: String { Localized.text("Board", es: "Tablero", pl: "Tablica") }
    /// Live map
    static var liveMap: String { Localized.text("Live map", es: "Mapa en vivo", pl: "Mapa na żywo") }
    /// Route map
    static var map: String { Localized.text("Route map", es: "Mapa de la ruta", pl: "Mapa trasy") }
    /// Message customer
    static var messageCustomer: String { Localized.text("Message customer", es: "Escribir al cliente", pl: "Napisz do klienta") }
    /// Message driver
    static var messageDriver: String { Localized.text("Message driver", es: "Escribir al conductor", pl: "Napisz do kierowcy") }
    /// Messages
    static var messages: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }

    /// took %(count)lld min
    static func minutesTaken(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "took \(count) min", other: "took \(count) min"),
            es: Localized.es(count, one: "duró \(count) min", many: "duró \(count) min", other: "duró \(count) min"),
            pl: Localized.pl(count, one: "trwało \(count) min", few: "trwało \(count) min", many: "trwało \(count) min", other: "trwało \(count) min"))
    }

    /// More drivers
    static var moreDrivers: String { Localized.text("More drivers", es: "Más conductores", pl: "Więcej kierowców") }
    /// New offer
    static var newOffer: String { Localized.text("New offer", es: "Oferta nueva", pl: "Nowa oferta") }
    /// Next day
    static var nextDay: String { Localized.text("Next day", es: "Día siguiente", pl: "Następny dzień") }
    /// Not on a trip right now.
    static var noCurrentTrip: String { Localized.text("Not on a trip right now.", es: "Ahora mismo no tiene ningún viaje.", pl: "W tej chwili nie ma kursu.") }
    /// No driver
    static var noDriver: String { Localized.text("No driver", es: "Sin conductor", pl: "Bez kierowcy") }

    /// No drivers have signed in yet.
    static var noDrivers: String {
        Localized.text(
            "No drivers have signed in yet.",
            es: "Ningún conductor ha iniciado sesión todavía.",
            pl: "Żaden kierowca jeszcze się nie zalogował.")
    }

    /// No orders right now.
    static var noDriversOrders: String { Localized.text("No orders right now.", es: "Ahora no tiene pedidos.", pl: "Teraz bez zamówień.") }
    /// No finished trips yet
    static var noFinishedTrips: String { Localized.text("No finished trips yet", es: "Aún no hay viajes terminados", pl: "Nie ma jeszcze ukończonych kursów") }

    /// Go online and accept a job. It appears here once it's done.
    static var noFinishedTripsHint: String {
        Localized.text(
            "Go online and accept a job. It appears here once it's done.",
            es: "Conéctate y acepta un trabajo. Aparecerá aquí cuando lo termines.",
            pl: "Przejdź w tryb online i przyjmij zlecenie. Pojawi się tutaj po zakończeniu.")
    }

    /// Nothing happened that day
    static var noNumbers: String { Localized.text("Nothing happened that day", es: "Ese día no pasó nada", pl: "Tego dnia nic się nie działo") }

    /// Choose another day to see its charts.
    static var noNumbersHint: String {
        Localized.text(
            "Choose another day to see its charts.",
            es: "Elige otro día para ver sus gráficas.",
            pl: "Wybierz inny dzień, aby zobaczyć jego wykresy.")
    }

    /// Nothing has happened yet today
    static var noNumbersToday: String {
        Localized.text(
            "Nothing has happened yet today",
            es: "Hoy todavía no ha pasado nada",
            pl: "Dzisiaj jeszcze nic się nie działo")
    }

    /// Stay online. The next one will show up here.
    static var noOffers: String {
        Localized.text(
            "Stay online. The next one will show up here.",
            es: "Sigue en línea. La próxima aparecerá aquí.",
            pl: "Zostań online. Następna pojawi się tutaj.")
    }

    /// No offers right now
    static var noOffersTitle: String { Localized.text("No offers right now", es: "No hay ofertas ahora", pl: "Na razie brak ofert") }

    /// Accept an offer, and its orders will show up here.
    static var noOrders: String {
        Localized.text(
            "Accept an offer, and its orders will show up here.",
            es: "Acepta una oferta y sus pedidos aparecerán aquí.",
            pl: "Przyjmij ofertę, a jej zamówienia pojawią się tutaj.")
    }

    /// No orders with you
    static var noOrdersTitle: String { Localized.text("No orders with you", es: "No llevas pedidos", pl: "Nie masz zamówień") }
    /// No finished trips
    static var noPastTrips: String { Localized.text("No finished trips", es: "No hay viajes terminados", pl: "Brak ukończonych kursów") }

    /// Choose another day or driver.
    static var noPastTripsFiltered: String {
        Localized.text(
            "Choose another day or driver.",
            es: "Elige otro día u otro conductor.",
            pl: "Wybierz inny dzień lub innego kierowcę.")
    }

    /// A trip appears here as soon as its driver has finished it.
    static var noPastTripsHint: String {
        Localized.text(
            "A trip appears here as soon as its driver has finished it.",
            es: "Un viaje aparece aquí en cuanto el conductor lo termina.",
            pl: "Kurs pojawia się tutaj, gdy tylko kierowca go ukończy.")
    }

    /// No position yet
    static var noPosition: String { Localized.text("No position yet", es: "Aún no hay posición", pl: "Nie ma jeszcze pozycji") }
    /// No drivers here right now
    static var noSuchDrivers: String { Localized.text("No drivers here right now", es: "No hay conductores aquí ahora", pl: "Nie ma tu teraz kierowców") }

    /// Nobody's on the road right now.
    static var noTrips: String {
        Localized.text(
            "Nobody's on the road right now.",
            es: "Ahora mismo no hay nadie en ruta.",
            pl: "Nikogo nie ma teraz w trasie.")
    }

    /// Every order has a driver.
    static var noWaiting: String { Localized.text("Every order has a driver.", es: "Todos los pedidos tienen conductor.", pl: "Każde zamówienie ma kierowcę.") }

    /// No window is free this week. As soon as possible still works.
    static var noWindows: String {
        Localized.text(
            "No window is free this week. As soon as possible still works.",
            es: "No queda ningún horario libre esta semana. Lo antes posible sigue disponible.",
            pl: "W tym tygodniu nie ma już wolnych terminów. Nadal można wybrać: jak najszybciej.")
    }

    /// Couldn't assign the order.
    static var notAssigned: String {
        Localized.text(
            "Couldn't assign the order.",
            es: "No se pudo asignar el pedido.",
            pl: "Nie udało się przydzielić zamówienia.")
    }

    /// Note
    static var note: String { Localized.text("Note", es: "Nota", pl: "Notatka") }

    /// For example, where you left the bags or why the count is different.
    static var noteHint: String {
        Localized.text(
            "For example, where you left the bags or why the count is different.",
            es: "Por ejemplo, dónde dejaste las bolsas o por qué la cantidad es distinta.",
            pl: "Na przykład gdzie zostały worki albo dlaczego liczba się nie zgadza.")
    }

    /// 1 of %(count)lld
    static func offerNumber(_ count: Int) -> String { Localized.text("1 of \(count)", es: "1 de \(count)", pl: "1 z \(count)") }
    /// Expired
    static var offerOver: String { Localized.text("Expired", es: "Vencida", pl: "Wygasła") }
    /// Sound for new offers
    static var offerSound: String { Localized.text("Sound for new offers", es: "Sonido para nuevas ofertas", pl: "Dźwięk nowych ofert") }

    /// The first driver to accept gets the job.
    static var offersHint: String {
        Localized.text(
            "The first driver to accept gets the job.",
            es: "El primer conductor que acepta se queda con el trabajo.",
            pl: "Zlecenie dostaje kierowca, który przyjmie je pierwszy.")
    }

    /// Offline
    static var offline: String { Localized.text("Offline", es: "Desconectado", pl: "Offline") }

    /// You won't get offers while you're offline.
    static var offlineHint: String {
        Localized.text(
            "You won't get offers while you're offline.",
            es: "No recibirás ofertas mientras estés desconectado.",
            pl: "Gdy jesteś offline, nie dostajesz ofert.")
    }

    /// You're offline
    static var offlineTitle: String { Localized.text("You're offline", es: "Estás desconectado", pl: "Jesteś offline") }
    /// Older trips
    static var olderTrips: String { Localized.text("Older trips", es: "Viajes anteriores", pl: "Starsze kursy") }
    /// On a job
    static var onJob: String { Localized.text("On a job", es: "Ocupado", pl: "W trasie") }
    /// On the road
    static var onTheRoad: String { Localized.text("On the road", es: "En camino", pl: "W drodze") }
    /// On time
    static var onTime: String { Localized.text("On time", es: "A tiempo", pl: "Na czas") }
    /// One order at a time
    static var oneByOne: String { Localized.text("One order at a time", es: "Un pedido a la vez", pl: "Po jednym zamówieniu") }
    /// Online
    static var online: String { Localized.text("Online", es: "En línea", pl: "Online") }

    /// You'll get offers for new jobs.
    static var onlineHint: String {
        Localized.text(
            "You'll get offers for new jobs.",
            es: "Recibirás ofertas de trabajos nuevos.",
            pl: "Dostajesz oferty nowych zleceń.")
    }

    /// Online since
    static var onlineSince: String { Localized.text("Online since", es: "En línea desde", pl: "Online od") }
    /// Open in maps
    static var openInMaps: String { Localized.text("Open in maps", es: "Abrir en mapas", pl: "Otwórz w mapach") }

    /// %(count)lld offers
    static func openOffers(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) offer", other: "\(count) offers"),
            es: Localized.es(count, one: "\(count) oferta", many: "\(count) de ofertas", other: "\(count) ofertas"),
            pl: Localized.pl(count, one: "\(count) oferta", few: "\(count) oferty", many: "\(count) ofert", other: "\(count) oferty"))
    }

    /// Open until %(time)@
    static func openUntil(_ time: String) -> String { Localized.text("Open until \(time)", es: "Abierta hasta las \(time)", pl: "Ważna do \(time)") }
    /// Ops
    static var ops: String { Localized.text("Ops", es: "Historial", pl: "Historia") }

    /// How your last 28 days went.
    static var opsHint: String {
        Localized.text(
            "How your last 28 days went.",
            es: "Así han ido tus últimos 28 días.",
            pl: "Tak minęło Twoje ostatnie 28 dni.")
    }

    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }

    /// %(count)lld orders
    static func orderCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) order", other: "\(count) orders"),
            es: Localized.es(count, one: "\(count) pedido", many: "\(count) de pedidos", other: "\(count) pedidos"),
            pl: Localized.pl(count, one: "\(count) zamówienie", few: "\(count) zamówienia", many: "\(count) zamówień", other: "\(count) zamówienia"))
    }

    /// Order page
    static var orderPage: String { Localized.text("Order page", es: "Página del pedido", pl: "Strona zamówienia") }

    /// You gave order %(id)lld back.
    static func orderReleased(_ id: Int) -> String {
        Localized.text(
            "You gave order \(id) back.",
            es: "Devolviste el pedido \(id).",
            pl: "Zamówienie \(id) oddane.")
    }

    /// You are here
    static var ownPlace: String { Localized.text("You are here", es: "Estás aquí", pl: "Tu jesteś") }
    /// As soon as possible
    static var panelASAP: String { Localized.text("As soon as possible", es: "Lo antes posible", pl: "Jak najszybciej") }
    /// Address
    static var panelAddress: String { Localized.text("Address", es: "Dirección", pl: "Adres") }
    /// Window
    static var panelWindow: String { Localized.text("Window", es: "Horario", pl: "Przedział") }
    /// Base pay
    static var payBase: String { Localized.text("Base pay", es: "Pago base", pl: "Stawka podstawowa") }
    /// Boost
    static var payBoost: String { Localized.text("Boost", es: "Bono", pl: "Dodatek") }
    /// Distance
    static var payDistance: String { Localized.text("Distance", es: "Distancia", pl: "Odległość") }
    /// Person %(id)lld
    static func personNumber(_ id: Int) -> String { Localized.text("Person \(id)", es: "Persona \(id)", pl: "Osoba \(id)") }

    /// %(count)lld photos added
    static func photosAdded(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) photo added", other: "\(count) photos added"),
            es: Localized.es(count, one: "\(count) foto añadida", many: "\(count) de fotos añadidas", other: "\(count) fotos añadidas"),
            pl: Localized.pl(count, one: "Dodano \(count) zdjęcie", few: "Dodano \(count) zdjęcia", many: "Dodano \(count) zdjęć", other: "Dodano \(count) zdjęcia"))
    }

    /// PIN
    static var pin: String { Localized.text("PIN", es: "PIN", pl: "PIN") }

    /// Four digits, from the customer's order page
    static var pinHint: String {
        Localized.text(
            "Four digits, from the customer's order page",
            es: "Cuatro dígitos de la página del pedido del cliente",
            pl: "Cztery cyfry ze strony zamówienia klienta")
    }

    /// Plant
    static var plant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }

    /// Last position at %(time)@
    static func positionAt(_ time: String) -> String {
        Localized.text(
            "Last position at \(time)",
            es: "Última posición a las \(time)",
            pl: "Ostatnia pozycja o \(time)")
    }

    /// Position is up to date
    static var positionNow: String { Localized.text("Position is up to date", es: "La posición está al día", pl: "Pozycja jest aktualna") }
    /// Previous day
    static var previousDay: String { Localized.text("Previous day", es: "Día anterior", pl: "Poprzedni dzień") }

    /// %(price)@ each when ordered
    static func priceSeen(_ price: String) -> String {
        Localized.text(
            "\(price) each when ordered",
            es: "\(price) por unidad al pedirlo",
            pl: "\(price) za sztukę przy zamówieniu")
    }

    /// This ends the stop. We'll tell the customer and the dispatcher why.
    static var problemHint: String {
        Localized.text(
            "This ends the stop. We'll tell the customer and the dispatcher why.",
            es: "Esto termina la parada. Les diremos el motivo al cliente y al despachador.",
            pl: "To kończy postój. Klient i dyspozytor dowiedzą się od nas dlaczego.")
    }

    /// Proof needed: %(kinds)@.
    static func proofNeeded(_ kinds: String) -> String {
        Localized.text(
            "Proof needed: \(kinds).",
            es: "Se necesita un comprobante: \(kinds).",
            pl: "Potrzebne potwierdzenie: \(kinds).")
    }

    /// a note
    static var proofNote: String { Localized.text("a note", es: "una nota", pl: "notatka") }
    /// the customer's PIN
    static var proofPIN: String { Localized.text("the customer's PIN", es: "el PIN del cliente", pl: "PIN klienta") }
    /// a photo
    static var proofPhoto: String { Localized.text("a photo", es: "una foto", pl: "zdjęcie") }

    /// You missed three offers in a row, so we took you offline. Go online whenever you're ready.
    static var putOffline: String {
        Localized.text(
            "You missed three offers in a row, so we took you offline. Go online whenever you're ready.",
            es: "No respondiste a tres ofertas seguidas y te desconectamos. Vuelve a conectarte cuando quieras.",
            pl: "Trzy oferty z rzędu pozostały bez odpowiedzi, więc jesteś teraz offline. Wróć online, kiedy zechcesz.")
    }

    /// What's the problem?
    static var reason: String { Localized.text("What's the problem?", es: "¿Cuál es el problema?", pl: "Na czym polega problem?") }
    /// Accepted the offer
    static var reasonAccepted: String { Localized.text("Accepted the offer", es: "Aceptó la oferta", pl: "Przyjął ofertę") }
    /// Offered, no answer yet
    static var reasonAwaitsResponse: String { Localized.text("Offered, no answer yet", es: "Ofrecido, aún sin respuesta", pl: "Oferta czeka na odpowiedź") }

    /// Looking for the best driver
    static var reasonBeingMatched: String {
        Localized.text(
            "Looking for the best driver",
            es: "Buscando al mejor conductor",
            pl: "Szukamy najlepszego kierowcy")
    }

    /// Has another job
    static var reasonBusy: String { Localized.text("Has another job", es: "Tiene otro trabajo", pl: "Ma inne zlecenie") }
    /// Chosen by a dispatcher
    static var reasonChosenByDispatcher: String { Localized.text("Chosen by a dispatcher", es: "Lo eligió un coordinador", pl: "Wybrany przez dyspozytora") }
    /// Declined this job
    static var reasonDeclined: String { Localized.text("Declined this job", es: "Rechazó este trabajo", pl: "Odrzucił to zlecenie") }
    /// Everybody's busy
    static var reasonEverybodyBusy: String { Localized.text("Everybody's busy", es: "Todos están ocupados", pl: "Wszyscy są zajęci") }
    /// Everybody declined
    static var reasonEverybodyDeclined: String { Localized.text("Everybody declined", es: "Todos lo rechazaron", pl: "Wszyscy odmówili") }
    /// Free
    static var reasonFarther: String { Localized.text("Free", es: "Libre", pl: "Wolny") }
    /// %(distance)@ away
    static func reasonFartherDistance(_ distance: String) -> String { Localized.text("\(distance) away", es: "A \(distance)", pl: "\(distance) stąd") }

    /// waiting for %(minutes)lld min
    static func reasonIdleLonger(_ minutes: Int) -> String {
        Localized.text(
            "waiting for \(minutes) min",
            es: "\(minutes) min de espera",
            pl: "czeka od \(minutes) min")
    }

    /// Nearest
    static var reasonNearest: String { Localized.text("Nearest", es: "El más cercano", pl: "Najbliżej") }

    /// Nearest, %(distance)@
    static func reasonNearestDistance(_ distance: String) -> String {
        Localized.text(
            "Nearest, \(distance)",
            es: "El más cercano, \(distance)",
            pl: "Najbliżej, \(distance)")
    }

    /// No driver has room for %(count)lld bags
    static func reasonNoRoom(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "No driver has room for \(count) bag", other: "No driver has room for \(count) bags"),
            es: Localized.es(count, one: "Ningún conductor tiene sitio para \(count) bolsa", many: "Ningún conductor tiene sitio para \(count) de bolsas", other: "Ningún conductor tiene sitio para \(count) bolsas"),
            pl: Localized.pl(count, one: "Żaden kierowca nie ma miejsca na \(count) torbę", few: "Żaden kierowca nie ma miejsca na \(count) torby", many: "Żaden kierowca nie ma miejsca na \(count) toreb", other: "Żaden kierowca nie ma miejsca na \(count) torby"))
    }

    /// No driver with room for %(count)lld bags before %(time)@
    static func reasonNoRoomBefore(_ count: Int, time: String) -> String {
        Localized.text(
            Localized.en(count, one: "No driver with room for \(count) bag before \(time)", other: "No driver with room for \(count) bags before \(time)"),
            es: Localized.es(count, one: "Ningún conductor con sitio para \(count) bolsa antes de las \(time)", many: "Ningún conductor con sitio para \(count) de bolsas antes de las \(time)", other: "Ningún conductor con sitio para \(count) bolsas antes de las \(time)"),
            pl: Localized.pl(count, one: "Przed \(time) żaden kierowca nie ma miejsca na \(count) torbę", few: "Przed \(time) żaden kierowca nie ma miejsca na \(count) torby", many: "Przed \(time) żaden kierowca nie ma miejsca na \(count) toreb", other: "Przed \(time) żaden kierowca nie ma miejsca na \(count) torby"))
    }

    /// Can't get there before %(time)@
    static func reasonNobodyBefore(_ time: String) -> String {
        Localized.text(
            "Can't get there before \(time)",
            es: "No llega antes de las \(time)",
            pl: "Nie zdąży przed \(time)")
    }

    /// Too late for what was promised
    static var reasonNobodyInTime: String {
        Localized.text(
            "Too late for what was promised",
            es: "Demasiado tarde para lo prometido",
            pl: "Za późno na obiecaną godzinę")
    }

    /// Nobody's online
    static var reasonNobodyOnline: String { Localized.text("Nobody's online", es: "No hay nadie en línea", pl: "Nikt nie jest online") }
    /// A driver is looked for later
    static var reasonNotDue: String { Localized.text("A driver is looked for later", es: "Se buscará conductor más tarde", pl: "Kierowcy poszukamy później") }

    /// A driver is looked for from %(time)@
    static func reasonNotDueUntil(_ time: String) -> String {
        Localized.text(
            "A driver is looked for from \(time)",
            es: "Se buscará conductor a partir de las \(time)",
            pl: "Kierowcy poszukamy od \(time)")
    }

    /// offered to the best driver first
    static var reasonOfferedFirst: String {
        Localized.text(
            "offered to the best driver first",
            es: "ofrecido primero al mejor conductor",
            pl: "oferta najpierw dla najlepszego kierowcy")
    }

    /// Offline
    static var reasonOffline: String { Localized.text("Offline", es: "Sin conexión", pl: "Offline") }
    /// On a break
    static var reasonOnBreak: String { Localized.text("On a break", es: "En un descanso", pl: "Na przerwie") }
    /// On the way
    static var reasonOnTheWay: String { Localized.text("On the way", es: "De camino", pl: "Po drodze") }

    /// On the way, %(distance)@ detour
    static func reasonOnTheWayDetour(_ distance: String) -> String {
        Localized.text(
            "On the way, \(distance) detour",
            es: "De camino, \(distance) de desvío",
            pl: "Po drodze, \(distance) objazdu")
    }

    /// Every driver is needed for a more urgent order
    static var reasonOthersFirst: String {
        Localized.text(
            "Every driver is needed for a more urgent order",
            es: "Todos los conductores hacen falta para pedidos más urgentes",
            pl: "Wszyscy kierowcy są potrzebni przy pilniejszych zamówieniach")
    }

    /// Free, position unknown
    static var reasonPlaceUnknown: String { Localized.text("Free, position unknown", es: "Libre, posición desconocida", pl: "Wolny, pozycja nieznana") }
    /// The trip is full
    static var reasonTripFull: String { Localized.text("The trip is full", es: "Viaje completo", pl: "Pełny kurs") }

    /// Didn't answer the last offer
    static var reasonUnanswered: String {
        Localized.text(
            "Didn't answer the last offer",
            es: "No respondió a la última oferta",
            pl: "Nie odpowiedział na ostatnią ofertę")
    }

    /// Waits to share a trip
    static var reasonWaitsToShare: String { Localized.text("Waits to share a trip", es: "Espera para compartir viaje", pl: "Czeka na wspólny kurs") }

    /// Waits until %(time)@ to share a trip
    static func reasonWaitsToShareUntil(_ time: String) -> String {
        Localized.text(
            "Waits until \(time) to share a trip",
            es: "Espera hasta las \(time) para compartir viaje",
            pl: "Czeka do \(time) na wspólny kurs")
    }

    /// Wrong address
    static var reasonAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Zły adres") }
    /// Customer asked us to
    static var reasonCustomer: String { Localized.text("Customer asked us to", es: "Lo pidió el cliente", pl: "Klient o to prosił") }
    /// No driver available
    static var reasonNoDriver: String { Localized.text("No driver available", es: "No hay conductor disponible", pl: "Brak wolnego kierowcy") }
    /// Couldn't reach the customer
    static var reasonUnreachable: String { Localized.text("Couldn't reach the customer", es: "No localizamos al cliente", pl: "Brak kontaktu z klientem") }
    /// Reassign
    static var reassign: String { Localized.text("Reassign", es: "Reasignar", pl: "Przydziel innemu") }
    /// Photo of the receipt
    static var receiptPhoto: String { Localized.text("Photo of the receipt", es: "Foto del recibo", pl: "Zdjęcie paragonu") }
    /// Total of the receipt
    static var receiptTotal: String { Localized.text("Total of the receipt", es: "Total del recibo", pl: "Suma z paragonu") }

    /// Leave it empty if you bought nothing.
    static var receiptTotalHint: String {
        Localized.text(
            "Leave it empty if you bought nothing.",
            es: "Déjalo vacío si no compraste nada.",
            pl: "Zostaw puste, jeśli nic nie kupiono.")
    }

    /// Payments and refunds
    static var refund: String { Localized.text("Payments and refunds", es: "Pagos y reembolsos", pl: "Płatności i zwroty") }
    /// Take off driver
    static var release: String { Localized.text("Take off driver", es: "Quitar al conductor", pl: "Odbierz kierowcy") }

    /// You have the bags, so this job stays with you. If you can't finish it, message dispatch, and they'll decide.
    static var releaseBagsAboard: String {
        Localized.text(
            "You have the bags, so this job stays with you. If you can't finish it, message dispatch, and they'll decide.",
            es: "Ya llevas las bolsas, así que este trabajo se queda contigo. Si no puedes terminarlo, escribe a despacho y ellos decidirán.",
            pl: "Masz już worki, więc to zlecenie zostaje przy Tobie. Jeśli nie możesz go dokończyć, napisz do dyspozytora, a on zdecyduje.")
    }

    /// You're at the stop, so only a dispatcher can give this job to another driver now.
    static var releaseByDispatch: String {
        Localized.text(
            "You're at the stop, so only a dispatcher can give this job to another driver now.",
            es: "Ya estás en la parada: ahora solo un despachador puede pasar este trabajo a otro conductor.",
            pl: "Jesteś już na miejscu, więc tylko dyspozytor może teraz przekazać to zlecenie.")
    }

    /// We'll offer it to other drivers. It doesn't count against you.
    static var releaseHint: String {
        Localized.text(
            "We'll offer it to other drivers. It doesn't count against you.",
            es: "Lo ofreceremos a otros conductores. No cuenta en tu contra.",
            pl: "Zaproponujemy je innym kierowcom. Nie liczy się to na Twoją niekorzyść.")
    }

    /// Give this job back
    static var releaseJob: String { Localized.text("Give this job back", es: "Devolver este trabajo", pl: "Oddaj to zlecenie") }
    /// Keep the job
    static var releaseKeep: String { Localized.text("Keep the job", es: "Conservar el trabajo", pl: "Zostaw zlecenie") }

    /// You can give work back once you're connected: we offer it to other drivers right away.
    static var releaseNeedsNetwork: String {
        Localized.text(
            "You can give work back once you're connected: we offer it to other drivers right away.",
            es: "Podrás devolver trabajo cuando tengas conexión: lo ofrecemos a otros conductores al instante.",
            pl: "Zlecenie oddasz, gdy wróci połączenie: od razu trafia do innych kierowców.")
    }

    /// Give one order back
    static var releaseOneOrder: String { Localized.text("Give one order back", es: "Devolver un solo pedido", pl: "Oddaj jedno zamówienie") }
    /// Give order %(id)lld back
    static func releaseOrder(_ id: Int) -> String { Localized.text("Give order \(id) back", es: "Devolver el pedido \(id)", pl: "Oddaj zamówienie \(id)") }
    /// Keep the order
    static var releaseOrderKeep: String { Localized.text("Keep the order", es: "Conservar el pedido", pl: "Zostaw zamówienie") }

    /// You're at its stop, so only a dispatcher can give it to another driver now.
    static var releaseOrderLate: String {
        Localized.text(
            "You're at its stop, so only a dispatcher can give it to another driver now.",
            es: "Ya estás en su parada: ahora solo un despachador puede pasarlo a otro conductor.",
            pl: "Jesteś już na miejscu, więc tylko dyspozytor może je teraz przekazać.")
    }

    /// Give order %(id)lld back?
    static func releaseOrderQuestion(_ id: Int) -> String {
        Localized.text(
            "Give order \(id) back?",
            es: "¿Devolver el pedido \(id)?",
            pl: "Oddać zamówienie \(id)?")
    }

    /// Give this job back?
    static var releaseQuestion: String { Localized.text("Give this job back?", es: "¿Devolver este trabajo?", pl: "Oddać to zlecenie?") }
    /// Give back
    static var releaseShort: String { Localized.text("Give back", es: "Devolver", pl: "Oddaj") }
    /// Give the whole trip back
    static var releaseTrip: String { Localized.text("Give the whole trip back", es: "Devolver el viaje entero", pl: "Oddaj cały kurs") }

    /// You have bags aboard, and their orders stay with you. If you can't finish them, message dispatch, and they'll decide.
    static var releaseTripBagsAboard: String {
        Localized.text(
            "You have bags aboard, and their orders stay with you. If you can't finish them, message dispatch, and they'll decide.",
            es: "Llevas bolsas a bordo, y sus pedidos se quedan contigo. Si no puedes terminarlos, escribe a despacho y ellos decidirán.",
            pl: "Masz worki w samochodzie, więc ich zamówienia zostają przy Tobie. Jeśli nie możesz ich dokończyć, napisz do dyspozytora, a on zdecyduje.")
    }

    /// You're at a stop, so only a dispatcher can give the whole trip to other drivers now.
    static var releaseTripByDispatch: String {
        Localized.text(
            "You're at a stop, so only a dispatcher can give the whole trip to other drivers now.",
            es: "Ya estás en una parada: ahora solo un despachador puede pasar el viaje entero a otros conductores.",
            pl: "Jesteś już na miejscu, więc cały kurs może teraz przekazać tylko dyspozytor.")
    }

    /// We'll offer all %(count)lld orders to other drivers. It doesn't count against you.
    static func releaseTripHint(_ count: Int) -> String {
        Localized.text(
            "We'll offer all \(count) orders to other drivers. It doesn't count against you.",
            es: "Ofreceremos los \(count) pedidos a otros conductores. No cuenta en tu contra.",
            pl: "Zaproponujemy innym kierowcom wszystkie zamówienia (\(count)). Nie liczy się to na Twoją niekorzyść.")
    }

    /// Keep the trip
    static var releaseTripKeep: String { Localized.text("Keep the trip", es: "Conservar el viaje", pl: "Zostaw kurs") }
    /// Give the whole trip back?
    static var releaseTripQuestion: String { Localized.text("Give the whole trip back?", es: "¿Devolver el viaje entero?", pl: "Oddać cały kurs?") }

    /// The order waits for a driver again.
    static var releasedNow: String {
        Localized.text(
            "The order waits for a driver again.",
            es: "El pedido vuelve a esperar conductor.",
            pl: "Zamówienie znów czeka na kierowcę.")
    }

    /// Remove %(name)@
    static func removeFile(_ name: String) -> String { Localized.text("Remove \(name)", es: "Quitar \(name)", pl: "Usuń \(name)") }
    /// Delete view
    static var removeView: String { Localized.text("Delete view", es: "Eliminar vista", pl: "Usuń widok") }
    /// Report and end this stop
    static var reportFailure: String { Localized.text("Report and end this stop", es: "Informar y terminar la parada", pl: "Zgłoś i zakończ postój") }
    /// Report a problem
    static var reportProblem: String { Localized.text("Report a problem", es: "Informar de un problema", pl: "Zgłoś problem") }
    /// Reschedule
    static var reschedule: String { Localized.text("Reschedule", es: "Cambiar la hora", pl: "Zmień termin") }
    /// Day
    static var rescheduleDay: String { Localized.text("Day", es: "Día", pl: "Dzień") }

    /// Choose when we come again. The customer sees it right away.
    static var rescheduleHint: String {
        Localized.text(
            "Choose when we come again. The customer sees it right away.",
            es: "Elige cuándo volvemos. El cliente lo ve al instante.",
            pl: "Wybierz, kiedy przyjedziemy ponownie. Klient zobaczy to od razu.")
    }

    /// Rescheduled: as soon as possible.
    static var rescheduledSoon: String {
        Localized.text(
            "Rescheduled: as soon as possible.",
            es: "Nueva hora: lo antes posible.",
            pl: "Nowy termin: jak najszybciej.")
    }

    /// Rescheduled: %(window)@.
    static func rescheduledTo(_ window: String) -> String {
        Localized.text(
            "Rescheduled: \(window).",
            es: "Nueva hora: \(window).",
            pl: "Nowy termin: \(window).")
    }

    /// Save view
    static var saveView: String { Localized.text("Save view", es: "Guardar vista", pl: "Zapisz widok") }
    /// %(tag)@ added
    static func scanAdded(_ tag: String) -> String { Localized.text("\(tag) added", es: "\(tag) añadida", pl: "Dodano \(tag)") }
    /// Done
    static var scanDone: String { Localized.text("Done", es: "Listo", pl: "Gotowe") }

    /// We can't use the camera. Type the tags instead.
    static var scanFailed: String {
        Localized.text(
            "We can't use the camera. Type the tags instead.",
            es: "No podemos usar la cámara. Escribe las etiquetas.",
            pl: "Nie możemy użyć aparatu. Wpisz etykiety ręcznie.")
    }

    /// Hold the code in front of the camera. We add each tag once.
    static var scanHint: String {
        Localized.text(
            "Hold the code in front of the camera. We add each tag once.",
            es: "Pon el código frente a la cámara. Añadimos cada etiqueta una vez.",
            pl: "Ustaw kod przed aparatem. Każdą etykietę dodajemy raz.")
    }

    /// Scan tags
    static var scanTags: String { Localized.text("Scan tags", es: "Escanear etiquetas", pl: "Skanuj etykiety") }
    /// Scan bag tags
    static var scanTitle: String { Localized.text("Scan bag tags", es: "Escanear etiquetas de bolsas", pl: "Skanowanie etykiet worków") }
    /// %(seconds)lld s left
    static func secondsLeft(_ seconds: Int) -> String { Localized.text("\(seconds) s left", es: "Quedan \(seconds) s", pl: "Jeszcze \(seconds) s") }
    /// See your current job
    static var seeCurrentJob: String { Localized.text("See your current job", es: "Ver tu trabajo actual", pl: "Zobacz bieżące zlecenie") }
    /// See offers
    static var seeOffers: String { Localized.text("See offers", es: "Ver ofertas", pl: "Zobacz oferty") }
    /// See the order
    static var seeOrder: String { Localized.text("See the order", es: "Ver el pedido", pl: "Zobacz zamówienie") }
    /// All stops
    static var seeOrders: String { Localized.text("All stops", es: "Todas las paradas", pl: "Wszystkie przystanki") }

    /// %(count)lld selected
    static func selectedOrders(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) selected", other: "\(count) selected"),
            es: Localized.es(count, one: "\(count) seleccionado", many: "\(count) de seleccionados", other: "\(count) seleccionados"),
            pl: Localized.pl(count, one: "Zaznaczono \(count)", few: "Zaznaczono \(count)", many: "Zaznaczono \(count)", other: "Zaznaczono \(count)"))
    }

    /// Enter what you bought and the prices on the shelf. Customers never pay more than the price they saw.
    static var shoppingHint: String {
        Localized.text(
            "Enter what you bought and the prices on the shelf. Customers never pay more than the price they saw.",
            es: "Indica qué compraste y los precios de la tienda. El cliente nunca paga más que el precio que vio.",
            pl: "Podaj, co kupiono, i ceny w sklepie. Klient nigdy nie płaci więcej niż cena, którą widział.")
    }

    /// Shopping list
    static var shoppingList: String { Localized.text("Shopping list", es: "Lista de compras", pl: "Lista zakupów") }
    /// Show more
    static var showMoreApplications: String { Localized.text("Show more", es: "Mostrar más", pl: "Pokaż więcej") }
    /// since %(time)@
    static func sinceTime(_ time: String) -> String { Localized.text("since \(time)", es: "desde las \(time)", pl: "od \(time)") }

    /// %(assigned)lld of %(of)lld orders assigned.
    static func someAssigned(_ assigned: Int, of: Int) -> String {
        Localized.text(
            "\(assigned) of \(of) orders assigned.",
            es: "\(assigned) de \(of) pedidos asignados.",
            pl: "Przydzielono \(assigned) z \(of) zamówień.")
    }

    /// Accepted
    static var stageAccepted: String { Localized.text("Accepted", es: "Aceptado", pl: "Przyjęte") }

    /// Driver at the door with your laundry
    static var stageArrivedDropoff: String {
        Localized.text(
            "Driver at the door with your laundry",
            es: "El conductor está en la puerta con tu ropa",
            pl: "Kierowca z praniem pod drzwiami")
    }

    /// Driver at the door
    static var stageArrivedPickup: String { Localized.text("Driver at the door", es: "Conductor en la puerta", pl: "Kierowca pod drzwiami") }
    /// At the plant
    static var stageAtFacility: String { Localized.text("At the plant", es: "En la planta", pl: "W pralni") }
    /// Delivered
    static var stageDelivered: String { Localized.text("Delivered", es: "Entregado", pl: "Dostarczone") }

    /// Driver assigned for delivery
    static var stageDeliveryAssigned: String {
        Localized.text(
            "Driver assigned for delivery",
            es: "Conductor asignado para la entrega",
            pl: "Kierowca przydzielony do dostawy")
    }

    /// Delivery failed
    static var stageDeliveryFailed: String { Localized.text("Delivery failed", es: "Entrega fallida", pl: "Dostawa nieudana") }
    /// Driver on the way
    static var stageEnRoutePickup: String { Localized.text("Driver on the way", es: "Conductor en camino", pl: "Kierowca w drodze") }
    /// Out for delivery
    static var stageOutForDelivery: String { Localized.text("Out for delivery", es: "En reparto", pl: "W dostawie") }
    /// Picked up
    static var stagePickedUp: String { Localized.text("Picked up", es: "Recogido", pl: "Odebrane") }
    /// Driver assigned
    static var stagePickupAssigned: String { Localized.text("Driver assigned", es: "Conductor asignado", pl: "Kierowca przydzielony") }
    /// Pickup failed
    static var stagePickupFailed: String { Localized.text("Pickup failed", es: "Recogida fallida", pl: "Odbiór nieudany") }
    /// Placed
    static var stagePlaced: String { Localized.text("Placed", es: "Recibido", pl: "Złożone") }
    /// Being washed
    static var stageProcessing: String { Localized.text("Being washed", es: "En lavado", pl: "W praniu") }
    /// Ready
    static var stageReady: String { Localized.text("Ready", es: "Listo", pl: "Gotowe") }
    /// On the way back to the plant
    static var stageReturning: String { Localized.text("On the way back to the plant", es: "De vuelta a la planta", pl: "W drodze powrotnej do pralni") }
    /// Weighed
    static var stageWeighed: String { Localized.text("Weighed", es: "Pesado", pl: "Zważone") }
    /// Delivered
    static var statDelivered: String { Localized.text("Delivered", es: "Entregados", pl: "Dostarczone") }
    /// Failed visits
    static var statFailed: String { Localized.text("Failed visits", es: "Visitas fallidas", pl: "Nieudane wizyty") }
    /// Late visits
    static var statLate: String { Localized.text("Late visits", es: "Visitas con retraso", pl: "Spóźnione wizyty") }

    /// %(share)@ of all visits
    static func statLateShare(_ share: String) -> String {
        Localized.text(
            "\(share) of all visits",
            es: "\(share) de todas las visitas",
            pl: "\(share) wszystkich wizyt")
    }

    /// Picked up
    static var statPickedUp: String { Localized.text("Picked up", es: "Recogidos", pl: "Odebrane") }
    /// Orders placed
    static var statPlaced: String { Localized.text("Orders placed", es: "Pedidos recibidos", pl: "Złożone zamówienia") }
    /// Arrived
    static var statusArrived: String { Localized.text("Arrived", es: "En el lugar", pl: "Na miejscu") }
    /// Done
    static var statusDone: String { Localized.text("Done", es: "Hecho", pl: "Zrobione") }
    /// On the way
    static var statusEnRoute: String { Localized.text("On the way", es: "En camino", pl: "W drodze") }
    /// Failed
    static var statusFailed: String { Localized.text("Failed", es: "Fallido", pl: "Nieudane") }
    /// To do
    static var statusPending: String { Localized.text("To do", es: "Pendiente", pl: "Do zrobienia") }
    /// I'm at the door
    static var stepArrivedCustomer: String { Localized.text("I'm at the door", es: "Estoy en la puerta", pl: "Jestem pod drzwiami") }
    /// I'm at the plant
    static var stepArrivedPlant: String { Localized.text("I'm at the plant", es: "Estoy en la planta", pl: "Jestem w pralni") }
    /// Bags brought in
    static var stepBroughtIn: String { Localized.text("Bags brought in", es: "Bolsas entregadas en la planta", pl: "Worki w pralni") }
    /// Start driving
    static var stepEnRoute: String { Localized.text("Start driving", es: "Empezar a conducir", pl: "Ruszam") }
    /// Bags handed over
    static var stepHandedOver: String { Localized.text("Bags handed over", es: "Bolsas entregadas", pl: "Worki przekazane") }
    /// Bags loaded, heading out
    static var stepLoaded: String { Localized.text("Bags loaded, heading out", es: "Bolsas cargadas, salgo", pl: "Worki załadowane, ruszam") }
    /// Bags picked up
    static var stepPickedUp: String { Localized.text("Bags picked up", es: "Bolsas recogidas", pl: "Worki odebrane") }
    /// I'm at the store
    static var stepArrivedStore: String { Localized.text("I'm at the store", es: "Estoy en la tienda", pl: "Jestem w sklepie") }
    /// Done shopping
    static var stepShopped: String { Localized.text("Done shopping", es: "Compra hecha", pl: "Zakupy zrobione") }
    /// Deliver to the customer
    static var stopDropoffCustomer: String { Localized.text("Deliver to the customer", es: "Entregar al cliente", pl: "Dostarcz klientowi") }
    /// Drop off at the plant
    static var stopDropoffPlant: String { Localized.text("Drop off at the plant", es: "Dejar en la planta", pl: "Zawieź do pralni") }
    /// Pick up from the customer
    static var stopPickupCustomer: String { Localized.text("Pick up from the customer", es: "Recoger en casa del cliente", pl: "Odbierz od klienta") }
    /// Pick up at the plant
    static var stopPickupPlant: String { Localized.text("Pick up at the plant", es: "Recoger en la planta", pl: "Odbierz z pralni") }
    /// Shop for the order
    static var stopAnyStore: String { Localized.text("Shop for the order", es: "Hacer la compra", pl: "Zrób zakupy") }

    /// Count, tags, photo and note
    static var stopEntries: String {
        Localized.text(
            "Count, tags, photo and note",
            es: "Conteo, etiquetas, foto y nota",
            pl: "Liczba, etykiety, zdjęcie i notatka")
    }

    /// This works without a connection, too. We keep what you enter on this phone and send it later.
    static var stopHint: String {
        Localized.text(
            "This works without a connection, too. We keep what you enter on this phone and send it later.",
            es: "Esto también funciona sin conexión. Guardamos lo que escribes en este teléfono y lo enviamos después.",
            pl: "To działa też bez połączenia. Zapisujemy dane w telefonie i wysyłamy je później.")
    }

    /// Stop %(number)lld of %(count)lld
    static func stopNumber(_ number: Int, count: Int) -> String {
        Localized.text(
            "Stop \(number) of \(count)",
            es: "Parada \(number) de \(count)",
            pl: "Przystanek \(number) z \(count)")
    }

    /// Shop at %(name)@
    static func stopStore(_ name: String) -> String { Localized.text("Shop at \(name)", es: "Comprar en \(name)", pl: "Zakupy: \(name)") }
    /// Stops ahead
    static var stopsAhead: String { Localized.text("Stops ahead", es: "Próximas paradas", pl: "Następne przystanki") }
    /// Store
    static var store: String { Localized.text("Store", es: "Tienda", pl: "Sklep") }
    /// Price of one at the store
    static var storePrice: String { Localized.text("Price of one at the store", es: "Precio de uno en la tienda", pl: "Cena jednej sztuki w sklepie") }
    /// What you bought instead
    static var substitute: String { Localized.text("What you bought instead", es: "Qué compraste en su lugar", pl: "Co kupiono zamiast tego") }
    /// Suggested drivers
    static var suggestedDrivers: String { Localized.text("Suggested drivers", es: "Conductores sugeridos", pl: "Proponowani kierowcy") }
    /// Take a break
    static var takeBreak: String { Localized.text("Take a break", es: "Tomar un descanso", pl: "Zrób przerwę") }

    /// Tips come on top and are listed there
    static var tipsInEarnings: String {
        Localized.text(
            "Tips come on top and are listed there",
            es: "Las propinas van aparte y las verás ahí",
            pl: "Napiwki są osobno, znajdziesz je tam")
    }

    /// Trip %(id)lld
    static func trip(_ id: Int) -> String { Localized.text("Trip \(id)", es: "Viaje \(id)", pl: "Kurs \(id)") }
    /// This trip is over
    static var tripGone: String { Localized.text("This trip is over", es: "Este viaje ha terminado", pl: "Ten kurs się zakończył") }

    /// It's finished, or the order no longer needs a driver.
    static var tripGoneMessage: String {
        Localized.text(
            "It's finished, or the order no longer needs a driver.",
            es: "Se completó o el pedido ya no necesita conductor.",
            pl: "Został ukończony albo zamówienie nie potrzebuje już kierowcy.")
    }

    /// Pay
    static var tripPay: String { Localized.text("Pay", es: "Pago", pl: "Zapłata") }
    /// Trips
    static var trips: String { Localized.text("Trips", es: "Viajes", pl: "Kursy") }
    /// Missed offers in a row
    static var unanswered: String { Localized.text("Missed offers in a row", es: "Ofertas seguidas sin respuesta", pl: "Oferty z rzędu bez odpowiedzi") }
    /// Waiting for a driver
    static var unassigned: String { Localized.text("Waiting for a driver", es: "Sin conductor", pl: "Czekają na kierowcę") }
    /// Your vehicle
    static var vehicle: String { Localized.text("Your vehicle", es: "Tu vehículo", pl: "Twój pojazd") }
    /// Color
    static var vehicleColor: String { Localized.text("Color", es: "Color", pl: "Kolor") }
    /// White
    static var vehicleColorExample: String { Localized.text("White", es: "Blanco", pl: "Biały") }

    /// Customers see it while you're on their order, so they know who's at the door.
    static var vehicleHint: String {
        Localized.text(
            "Customers see it while you're on their order, so they know who's at the door.",
            es: "Los clientes lo ven mientras llevas su pedido, para saber quién llega.",
            pl: "Klienci widzą go, gdy realizujesz ich zamówienie, i wiedzą, kto przyjeżdża.")
    }

    /// Make and model
    static var vehicleModel: String { Localized.text("Make and model", es: "Marca y modelo", pl: "Marka i model") }
    /// Ford Transit
    static var vehicleModelExample: String { Localized.text("Ford Transit", es: "Ford Transit", pl: "Ford Transit") }
    /// License plate
    static var vehiclePlate: String { Localized.text("License plate", es: "Matrícula", pl: "Numer rejestracyjny") }
    /// Remove vehicle
    static var vehicleRemove: String { Localized.text("Remove vehicle", es: "Quitar vehículo", pl: "Usuń pojazd") }
    /// Your vehicle is removed.
    static var vehicleRemoved: String { Localized.text("Your vehicle is removed.", es: "Tu vehículo se ha quitado.", pl: "Pojazd został usunięty.") }
    /// Save vehicle
    static var vehicleSave: String { Localized.text("Save vehicle", es: "Guardar vehículo", pl: "Zapisz pojazd") }

    /// We'll show customers your vehicle.
    static var vehicleSaved: String {
        Localized.text(
            "We'll show customers your vehicle.",
            es: "Mostraremos tu vehículo a los clientes.",
            pl: "Pokażemy klientom Twój pojazd.")
    }

    /// Name of the view
    static var viewName: String { Localized.text("Name of the view", es: "Nombre de la vista", pl: "Nazwa widoku") }

    /// The visit failed: %(reason)@
    static func visitFailed(_ reason: String) -> String {
        Localized.text(
            "The visit failed: \(reason)",
            es: "La visita falló: \(reason)",
            pl: "Wizyta się nie udała: \(reason)")
    }

    /// You've waited %(time)@. You can report now that nobody's home.
    static func waitedEnough(_ time: String) -> String {
        Localized.text(
            "You've waited \(time). You can report now that nobody's home.",
            es: "Llevas esperando \(time). Ya puedes informar que no hay nadie.",
            pl: "Czekasz \(time). Możesz już zgłosić, że nikogo nie ma.")
    }

    /// Waiting
    static var waiting: String { Localized.text("Waiting", es: "En espera", pl: "Oczekujące") }

    /// You've waited %(time)@. If nobody comes, wait %(minutes)lld minutes before you report it.
    static func waitingHint(_ time: String, minutes: Int) -> String {
        Localized.text(
            "You've waited \(time). If nobody comes, wait \(minutes) minutes before you report it.",
            es: "Llevas esperando \(time). Si nadie sale, espera \(minutes) minutos antes de informarlo.",
            pl: "Czekasz \(time). Jeśli nikt nie przychodzi, odczekaj \(minutes) min, zanim to zgłosisz.")
    }

    /// Waiting for a driver
    static var waitingTrips: String { Localized.text("Waiting for a driver", es: "Esperan conductor", pl: "Czekają na kierowcę") }
    /// Late
    static var wasLate: String { Localized.text("Late", es: "Tarde", pl: "Z opóźnieniem") }
    /// Weight in kg
    static var weight: String { Localized.text("Weight in kg", es: "Peso en kg", pl: "Waga w kg") }

    /// If you have a scale. The plant weighs again for the price.
    static var weightHint: String {
        Localized.text(
            "If you have a scale. The plant weighs again for the price.",
            es: "Si tienes báscula. La planta vuelve a pesar para calcular el precio.",
            pl: "Jeśli masz wagę. Pralnia zważy ponownie, żeby ustalić cenę.")
    }

    /// What if?
    static var whatIf: String { Localized.text("What if?", es: "¿Y si…?", pl: "A gdyby?") }

    /// At the door at %(time)@
    static func whatIfArrives(_ time: String) -> String {
        Localized.text(
            "At the door at \(time)",
            es: "En la puerta a las \(time)",
            pl: "Pod drzwiami o \(time)")
    }

    /// %(minutes)lld min and %(distance)@ more
    static func whatIfExtra(_ minutes: Int, distance: String) -> String {
        Localized.text(
            "\(minutes) min and \(distance) more",
            es: "\(minutes) min y \(distance) más",
            pl: "\(minutes) min i \(distance) więcej")
    }

    /// The bags or orders don't fit in this trip
    static var whatIfFull: String {
        Localized.text(
            "The bags or orders don't fit in this trip",
            es: "Las bolsas o los pedidos no caben en este viaje",
            pl: "Torby albo zamówienia nie mieszczą się w tym kursie")
    }

    /// Order #%(order)lld would be %(minutes)lld min late
    static func whatIfLate(_ order: Int, minutes: Int) -> String {
        Localized.text(
            "Order #\(order) would be \(minutes) min late",
            es: "El pedido n.º \(order) llegaría \(minutes) min tarde",
            pl: "Zamówienie nr \(order) spóźniłoby się o \(minutes) min")
    }

    /// Nobody would be late
    static var whatIfOnTime: String { Localized.text("Nobody would be late", es: "Nadie se retrasaría", pl: "Nikt by się nie spóźnił") }
    /// If %(name)@ takes it
    static func whatIfTitle(_ name: String) -> String { Localized.text("If \(name) takes it", es: "Si lo lleva \(name)", pl: "Gdyby wziął to \(name)") }

    /// What if %(name)@ takes it?
    static func whatIfName(_ name: String) -> String {
        Localized.text(
            "What if \(name) takes it?",
            es: "¿Y si lo lleva \(name)?",
            pl: "A gdyby wziął to \(name)?")
    }

    /// ask before you replace it
    static var wishCall: String { Localized.text("ask before you replace it", es: "pregunta antes de sustituirlo", pl: "zapytaj przed zamianą") }
    /// no substitute
    static var wishLeaveOut: String { Localized.text("no substitute", es: "sin sustituto", pl: "bez zamiennika") }
    /// something similar is fine
    static var wishSimilar: String { Localized.text("something similar is fine", es: "vale algo similar", pl: "może być coś podobnego") }
}
