// Made by `make strings` from Packages/Administration/Strings/Administration.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Administration, in the language of the current request or page.
enum Strings {
    /// Access
    static var access: String { Localized.text("Access", es: "Acceso", pl: "Dostęp") }
    /// Account %(number)lld
    static func account(_ number: Int) -> String { Localized.text("Account \(number)", es: "Cuenta \(number)", pl: "Konto \(number)") }
    /// Account
    static var accountStatus: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Active
    static var active: String { Localized.text("Active", es: "Activa", pl: "Aktywne") }
    /// By %(number)lld
    static func actor(_ number: Int) -> String { Localized.text("By \(number)", es: "Por \(number)", pl: "Przez \(number)") }
    /// changed here
    static var administratorSource: String { Localized.text("changed here", es: "cambiado aquí", pl: "zmienione tutaj") }
    /// All roles
    static var allRoles: String { Localized.text("All roles", es: "Todos los roles", pl: "Wszystkie role") }
    /// All accounts
    static var allStatuses: String { Localized.text("All accounts", es: "Todas las cuentas", pl: "Wszystkie konta") }
    /// All is well
    static var allWell: String { Localized.text("All is well", es: "Todo va bien", pl: "Wszystko w porządku") }
    /// Analytics
    static var analytics: String { Localized.text("Analytics", es: "Analítica", pl: "Statystyki") }

    /// Only people who agreed are counted: %(count)lld so far.
    static func analyticsAgreed(_ count: Int) -> String {
        Localized.text(
            "Only people who agreed are counted: \(count) so far.",
            es: "Solo se cuenta a quienes aceptaron: \(count) hasta ahora.",
            pl: "Liczone są tylko osoby, które się zgodziły: dotąd \(count).")
    }

    /// Last %(count)lld days
    static func analyticsDays(_ count: Int) -> String { Localized.text("Last \(count) days", es: "Últimos \(count) días", pl: "Ostatnie \(count) dni") }
    /// Nobody yet
    static var analyticsEmpty: String { Localized.text("Nobody yet", es: "Nadie todavía", pl: "Jeszcze nikt") }

    /// Nobody who agreed has taken the first step in this period.
    static var analyticsEmptyMessage: String {
        Localized.text(
            "Nobody who agreed has taken the first step in this period.",
            es: "Nadie que haya aceptado ha dado el primer paso en este periodo.",
            pl: "Nikt, kto się zgodził, nie wykonał pierwszego kroku w tym okresie.")
    }

    /// How many people take each step
    static var analyticsHint: String {
        Localized.text(
            "How many people take each step",
            es: "Cuántas personas dan cada paso",
            pl: "Ile osób wykonuje każdy krok")
    }

    /// Nothing is counted. To count people who agree, set ANALYTICS to YES and start the server again.
    static var analyticsOff: String {
        Localized.text(
            "Nothing is counted. To count people who agree, set ANALYTICS to YES and start the server again.",
            es: "No se cuenta nada. Para contar a quienes acepten, pon ANALYTICS en YES y reinicia el servidor.",
            pl: "Nic nie jest liczone. Aby liczyć osoby, które się zgodzą, ustaw ANALYTICS na YES i uruchom serwer ponownie.")
    }

    /// Period
    static var analyticsPeriod: String { Localized.text("Period", es: "Periodo", pl: "Okres") }
    /// Audit log
    static var audit: String { Localized.text("Audit log", es: "Registro de auditoría", pl: "Dziennik audytu") }
    /// Account number
    static var auditAccount: String { Localized.text("Account number", es: "Número de cuenta", pl: "Numer konta") }
    /// Number of the person who acted
    static var auditActor: String { Localized.text("Number of the person who acted", es: "Número de quien lo hizo", pl: "Numer osoby, która działała") }

    /// Who saw or changed what, and when
    static var auditHint: String {
        Localized.text(
            "Who saw or changed what, and when",
            es: "Quién vio o cambió qué, y cuándo",
            pl: "Kto co zobaczył lub zmienił i kiedy")
    }

    /// What happened
    static var auditKind: String { Localized.text("What happened", es: "Qué pasó", pl: "Co się stało") }
    /// Such as “roles changed”
    static var auditKindHint: String { Localized.text("Such as “roles changed”", es: "Por ejemplo, «roles changed»", pl: "Na przykład „roles changed”") }
    /// Thing
    static var auditObject: String { Localized.text("Thing", es: "Objeto", pl: "Rzecz") }
    /// Such as “order/12”
    static var auditObjectHint: String { Localized.text("Such as “order/12”", es: "Por ejemplo, «order/12»", pl: "Na przykład „order/12”") }
    /// This person can sign in.
    static var canSignIn: String { Localized.text("This person can sign in.", es: "Esta persona puede iniciar sesión.", pl: "Ta osoba może się logować.") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Catalog
    static var catalog: String { Localized.text("Catalog", es: "Catálogo", pl: "Katalog") }

    /// What you offer, where, and for how much.
    static var catalogHint: String {
        Localized.text(
            "What you offer, where, and for how much.",
            es: "Qué ofreces, dónde y a qué precio.",
            pl: "Co oferujesz, gdzie i za ile.")
    }

    /// Change %(key)@
    static func changeNamed(_ key: String) -> String { Localized.text("Change \(key)", es: "Cambiar \(key)", pl: "Zmień \(key)") }
    /// Change
    static var changeSetting: String { Localized.text("Change", es: "Cambiar", pl: "Zmień") }
    /// Can be changed here
    static var changeableSettings: String { Localized.text("Can be changed here", es: "Se pueden cambiar aquí", pl: "Można zmienić tutaj") }
    /// Choose a person from the list.
    static var choosePerson: String { Localized.text("Choose a person from the list.", es: "Elige a una persona de la lista.", pl: "Wybierz osobę z listy.") }
    /// Clear filter
    static var clear: String { Localized.text("Clear filter", es: "Quitar filtro", pl: "Wyczyść filtr") }
    /// Make key
    static var createKey: String { Localized.text("Make key", es: "Crear clave", pl: "Utwórz klucz") }
    /// Database size
    static var databaseSize: String { Localized.text("Database size", es: "Tamaño de la base de datos", pl: "Rozmiar bazy danych") }
    /// %(count)lld days
    static func days(_ count: Int) -> String { Localized.text("\(count) days", es: "\(count) días", pl: "\(count) dni") }
    /// default
    static var defaultValue: String { Localized.text("default", es: "valor predeterminado", pl: "wartość domyślna") }
    /// API for developers
    static var developersLink: String { Localized.text("API for developers", es: "API para desarrolladores", pl: "API dla programistów") }
    /// (empty)
    static var emptyValue: String { Localized.text("(empty)", es: "(vacío)", pl: "(puste)") }
    /// Sign out
    static var end: String { Localized.text("Sign out", es: "Cerrar sesión", pl: "Wyloguj") }
    /// Sign out everywhere
    static var endAll: String { Localized.text("Sign out everywhere", es: "Cerrar todas las sesiones", pl: "Wyloguj wszędzie") }

    /// Sign this person out on all devices?
    static var endAllQuestion: String {
        Localized.text(
            "Sign this person out on all devices?",
            es: "¿Cerrar la sesión de esta persona en todos los dispositivos?",
            pl: "Wylogować tę osobę na wszystkich urządzeniach?")
    }

    /// Sign out on %(device)@
    static func endOn(_ device: String) -> String { Localized.text("Sign out on \(device)", es: "Cerrar sesión en \(device)", pl: "Wyloguj na: \(device)") }

    /// Sign this person out on %(device)@?
    static func endQuestion(_ device: String) -> String {
        Localized.text(
            "Sign this person out on \(device)?",
            es: "¿Cerrar la sesión de esta persona en \(device)?",
            pl: "Wylogować tę osobę na: \(device)?")
    }

    /// Stopped reporting
    static var ended: String { Localized.text("Stopped reporting", es: "Sin noticias", pl: "Brak wieści") }
    /// Kind
    static var eventKind: String { Localized.text("Kind", es: "Tipo", pl: "Rodzaj") }
    /// Such as “order.moved”
    static var eventKindHint: String { Localized.text("Such as “order.moved”", es: "Por ejemplo, «order.moved»", pl: "Na przykład „order.moved”") }

    /// Event %(number)lld, the thing’s number %(sequence)lld
    static func eventNumbers(_ number: Int, sequence: Int) -> String {
        Localized.text(
            "Event \(number), the thing’s number \(sequence)",
            es: "Evento \(number), el número \(sequence) de este objeto",
            pl: "Zdarzenie \(number), w tej rzeczy numer \(sequence)")
    }

    /// Content of the event
    static var eventPayload: String { Localized.text("Content of the event", es: "Contenido del evento", pl: "Treść zdarzenia") }
    /// From
    static var eventSince: String { Localized.text("From", es: "Desde", pl: "Od") }
    /// Such as 2026-12-01 06:00
    static var eventTimeHint: String { Localized.text("Such as 2026-12-01 06:00", es: "Por ejemplo, 2026-12-01 06:00", pl: "Na przykład 2026-12-01 06:00") }
    /// Before
    static var eventUntil: String { Localized.text("Before", es: "Antes de", pl: "Przed") }
    /// Event log
    static var events: String { Localized.text("Event log", es: "Registro de eventos", pl: "Dziennik zdarzeń") }

    /// What happened, newest first
    static var eventsHint: String {
        Localized.text(
            "What happened, newest first",
            es: "Lo que ha ocurrido, lo más reciente primero",
            pl: "Co się wydarzyło, od najnowszych")
    }

    /// Valid until %(time)@
    static func expiresAt(_ time: String) -> String { Localized.text("Valid until \(time)", es: "Válida hasta \(time)", pl: "Ważny do \(time)") }
    /// Failing
    static var failing: String { Localized.text("Failing", es: "Falla", pl: "Błąd") }
    /// Filter
    static var filter: String { Localized.text("Filter", es: "Filtrar", pl: "Filtruj") }
    /// Given up: %(count)lld
    static func givenUp(_ count: Int) -> String { Localized.text("Given up: \(count)", es: "Abandonados: \(count)", pl: "Porzucone: \(count)") }
    /// Health
    static var health: String { Localized.text("Health", es: "Salud", pl: "Kondycja") }
    /// OK
    static var healthy: String { Localized.text("OK", es: "Bien", pl: "OK") }
    /// Home
    static var home: String { Localized.text("Home", es: "Inicio", pl: "Start") }

    /// How the product is doing right now.
    static var homeHint: String {
        Localized.text(
            "How the product is doing right now.",
            es: "Cómo va el producto ahora mismo.",
            pl: "Jak produkt działa w tej chwili.")
    }

    /// Periodic jobs (%(count)lld)
    static func jobs(_ count: Int) -> String {
        Localized.text(
            "Periodic jobs (\(count))",
            es: "Tareas periódicas (\(count))",
            pl: "Zadania okresowe (\(count))")
    }

    /// “%(name)@” is ready
    static func keyCreated(_ name: String) -> String { Localized.text("“\(name)” is ready", es: "«\(name)» está lista", pl: "„\(name)” jest gotowy") }
    /// Valid for
    static var keyDays: String { Localized.text("Valid for", es: "Válida durante", pl: "Ważny przez") }
    /// Valid
    static var keyHolds: String { Localized.text("Valid", es: "Válida", pl: "Ważny") }
    /// Name
    static var keyName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// Which program will use it?
    static var keyNameHint: String { Localized.text("Which program will use it?", es: "¿Qué programa la usará?", pl: "Który program będzie go używać?") }

    /// Give the key a name of up to 80 characters.
    static var keyNameNeeded: String {
        Localized.text(
            "Give the key a name of up to 80 characters.",
            es: "Ponle a la clave un nombre de hasta 80 caracteres.",
            pl: "Nadaj kluczowi nazwę do 80 znaków.")
    }

    /// Copy the key now. You won't see it again.
    static var keyOnce: String {
        Localized.text(
            "Copy the key now. You won't see it again.",
            es: "Copia la clave ahora. No volverás a verla.",
            pl: "Skopiuj klucz teraz. Nie zobaczysz go ponownie.")
    }

    /// No longer valid
    static var keyOver: String { Localized.text("No longer valid", es: "Ya no es válida", pl: "Już nieważny") }
    /// What it may do
    static var keyScopes: String { Localized.text("What it may do", es: "Qué puede hacer", pl: "Co może robić") }

    /// It never has more rights than you have.
    static var keyScopesHint: String {
        Localized.text(
            "It never has more rights than you have.",
            es: "Nunca tiene más permisos que tú.",
            pl: "Nigdy nie ma więcej uprawnień niż Ty.")
    }

    /// Choose at least one.
    static var keyScopesNeeded: String { Localized.text("Choose at least one.", es: "Elige al menos uno.", pl: "Wybierz co najmniej jedno.") }
    /// I stored it
    static var keyStored: String { Localized.text("I stored it", es: "Ya la guardé", pl: "Klucz jest zapisany") }
    /// The key
    static var keyText: String { Localized.text("The key", es: "La clave", pl: "Klucz") }
    /// API keys
    static var keys: String { Localized.text("API keys", es: "Claves de API", pl: "Klucze API") }

    /// Let programs use the API for you
    static var keysHint: String {
        Localized.text(
            "Let programs use the API for you",
            es: "Deja que otros programas usen la API por ti",
            pl: "Pozwól programom używać API w Twoim imieniu")
    }

    /// Last backup
    static var lastBackup: String { Localized.text("Last backup", es: "Última copia de seguridad", pl: "Ostatnia kopia zapasowa") }

    /// Last errors (%(count)lld)
    static func lastErrors(_ count: Int) -> String {
        Localized.text(
            "Last errors (\(count))",
            es: "Últimos errores (\(count))",
            pl: "Ostatnie błędy (\(count))")
    }

    /// Last run %(time)@
    static func lastRun(_ time: String) -> String { Localized.text("Last run \(time)", es: "Última ejecución: \(time)", pl: "Ostatnio: \(time)") }
    /// Last used %(time)@
    static func lastUsed(_ time: String) -> String { Localized.text("Last used \(time)", es: "Último uso: \(time)", pl: "Ostatnio używane: \(time)") }
    /// Lock account
    static var lock: String { Localized.text("Lock account", es: "Bloquear cuenta", pl: "Zablokuj konto") }

    /// Lock %(name)@ out? They're signed out everywhere and can't sign in again until you unlock the account.
    static func lockQuestion(_ name: String) -> String {
        Localized.text(
            "Lock \(name) out? They're signed out everywhere and can't sign in again until you unlock the account.",
            es: "¿Bloquear a \(name)? Saldrá de la sesión en todas partes y no podrá volver a entrar hasta que desbloquees la cuenta.",
            pl: "Zablokować: \(name)? Ta osoba zostanie wszędzie wylogowana i nie zaloguje się, dopóki nie odblokujesz konta.")
    }

    /// Locked
    static var locked: String { Localized.text("Locked", es: "Bloqueada", pl: "Zablokowane") }
    /// Locked since %(time)@
    static func lockedSince(_ time: String) -> String { Localized.text("Locked since \(time)", es: "Bloqueada desde \(time)", pl: "Zablokowane od \(time)") }
    /// Look further back
    static var lookFurther: String { Localized.text("Look further back", es: "Buscar más atrás", pl: "Szukaj dalej") }
    /// %(size)@ MB
    static func megabytes(_ size: String) -> String { Localized.text("\(size) MB", es: "\(size) MB", pl: "\(size) MB") }
    /// Migrations: %(count)lld
    static func migrations(_ count: Int) -> String { Localized.text("Migrations: \(count)", es: "Migraciones: \(count)", pl: "Migracje: \(count)") }
    /// Money
    static var money: String { Localized.text("Money", es: "Dinero", pl: "Pieniądze") }

    /// What came in, what went out, and what is owed.
    static var moneyHint: String {
        Localized.text(
            "What came in, what went out, and what is owed.",
            es: "Lo que entró, lo que salió y lo que se debe.",
            pl: "Co wpłynęło, co wyszło i co jest do zapłaty.")
    }

    /// Needs attention
    static var needsAttention: String { Localized.text("Needs attention", es: "Requiere atención", pl: "Wymaga uwagi") }
    /// Never used
    static var neverUsed: String { Localized.text("Never used", es: "Nunca usada", pl: "Nigdy nieużywany") }
    /// New key
    static var newKey: String { Localized.text("New key", es: "Clave nueva", pl: "Nowy klucz") }
    /// New value
    static var newValue: String { Localized.text("New value", es: "Valor nuevo", pl: "Nowa wartość") }
    /// No entries
    static var noEntries: String { Localized.text("No entries", es: "No hay entradas", pl: "Brak wpisów") }

    /// Nothing matches. Try fewer filters.
    static var noEntriesMessage: String {
        Localized.text(
            "Nothing matches. Try fewer filters.",
            es: "Nada coincide. Prueba con menos filtros.",
            pl: "Nic nie pasuje. Spróbuj mniej filtrów.")
    }

    /// No errors since the start.
    static var noErrors: String { Localized.text("No errors since the start.", es: "Sin errores desde el inicio.", pl: "Brak błędów od startu.") }
    /// No events
    static var noEvents: String { Localized.text("No events", es: "No hay eventos", pl: "Brak zdarzeń") }

    /// Nothing like that has happened, or it happened so long ago that we no longer keep it.
    static var noEventsMessage: String {
        Localized.text(
            "Nothing like that has happened, or it happened so long ago that we no longer keep it.",
            es: "No ha ocurrido nada así, o fue hace tanto que ya no lo conservamos.",
            pl: "Nic takiego się nie wydarzyło albo było to tak dawno, że już tego nie przechowujemy.")
    }

    /// Nothing like that is among the newest events. Look further back.
    static var noEventsYetMessage: String {
        Localized.text(
            "Nothing like that is among the newest events. Look further back.",
            es: "No hay nada así entre los eventos más recientes. Busca más atrás.",
            pl: "Nic takiego nie ma wśród najnowszych zdarzeń. Szukaj dalej.")
    }

    /// No API keys
    static var noKeys: String { Localized.text("No API keys", es: "No hay claves de API", pl: "Brak kluczy API") }

    /// Make one for a program that should use the API.
    static var noKeysMessage: String {
        Localized.text(
            "Make one for a program that should use the API.",
            es: "Crea una para un programa que deba usar la API.",
            pl: "Utwórz klucz dla programu, który ma używać API.")
    }

    /// Nothing here
    static var noPages: String { Localized.text("Nothing here", es: "No hay nada aquí", pl: "Nic tu nie ma") }

    /// No feature of this product has pages here.
    static var noPagesMessage: String {
        Localized.text(
            "No feature of this product has pages here.",
            es: "Ninguna función de este producto tiene páginas aquí.",
            pl: "Żadna funkcja tego produktu nie ma tu stron.")
    }

    /// No phone number
    static var noPhone: String { Localized.text("No phone number", es: "Sin teléfono", pl: "Brak telefonu") }
    /// Not a release
    static var noRelease: String { Localized.text("Not a release", es: "No es una versión publicada", pl: "To nie jest wydanie") }
    /// Not signed in anywhere.
    static var noSessions: String { Localized.text("Not signed in anywhere.", es: "Sin sesiones abiertas.", pl: "Nigdzie nie zalogowano.") }
    /// No settings found
    static var noSettings: String { Localized.text("No settings found", es: "No se encontraron ajustes", pl: "Nie znaleziono ustawień") }
    /// Try another word.
    static var noSettingsMessage: String { Localized.text("Try another word.", es: "Prueba con otra palabra.", pl: "Spróbuj innego słowa.") }
    /// No tables of its own
    static var noTables: String { Localized.text("No tables of its own", es: "Sin tablas propias", pl: "Bez własnych tabel") }
    /// Nobody found
    static var nobodyFound: String { Localized.text("Nobody found", es: "No se encontró a nadie", pl: "Nikogo nie znaleziono") }

    /// Try another name, or fewer filters.
    static var nobodyFoundMessage: String {
        Localized.text(
            "Try another name, or fewer filters.",
            es: "Prueba con otro nombre o menos filtros.",
            pl: "Spróbuj innego nazwiska albo mniej filtrów.")
    }

    /// Server process %(name)@
    static func node(_ name: String) -> String { Localized.text("Server process \(name)", es: "Proceso \(name)", pl: "Proces serwera \(name)") }

    /// Started %(start)@ · %(roles)@
    static func nodeTimes(_ start: String, roles: String) -> String {
        Localized.text(
            "Started \(start) · \(roles)",
            es: "Inicio: \(start) · \(roles)",
            pl: "Start: \(start) · \(roles)")
    }

    /// Hasn't run in this process
    static var notRunHere: String { Localized.text("Hasn't run in this process", es: "No se ha ejecutado en este proceso", pl: "Nie działało w tym procesie") }
    /// Nothing is open
    static var nothingOpen: String { Localized.text("Nothing is open", es: "No hay nada abierto", pl: "Nic nie jest otwarte") }
    /// Choose a page from the list.
    static var nothingOpenMessage: String { Localized.text("Choose a page from the list.", es: "Elige una página de la lista.", pl: "Wybierz stronę z listy.") }
    /// Oldest since %(time)@
    static func oldest(_ time: String) -> String { Localized.text("Oldest since \(time)", es: "El más antiguo, desde \(time)", pl: "Najstarsze od \(time)") }
    /// Orders
    static var orders: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }
    /// What this person ordered
    static var ordersHint: String { Localized.text("What this person ordered", es: "Lo que ha pedido esta persona", pl: "Co zamówiła ta osoba") }
    /// Backup
    static var partBackup: String { Localized.text("Backup", es: "Copia de seguridad", pl: "Kopia zapasowa") }
    /// Database
    static var partDatabase: String { Localized.text("Database", es: "Base de datos", pl: "Baza danych") }
    /// Errors
    static var partErrors: String { Localized.text("Errors", es: "Errores", pl: "Błędy") }
    /// Periodic jobs
    static var partJobs: String { Localized.text("Periodic jobs", es: "Tareas periódicas", pl: "Zadania okresowe") }
    /// Server processes
    static var partNodes: String { Localized.text("Server processes", es: "Procesos del servidor", pl: "Procesy serwera") }
    /// Waiting work
    static var partQueues: String { Localized.text("Waiting work", es: "Trabajo en espera", pl: "Oczekujące zadania") }
    /// Payments
    static var payments: String { Localized.text("Payments", es: "Pagos", pl: "Płatności") }

    /// What this person paid and got back
    static var paymentsHint: String {
        Localized.text(
            "What this person paid and got back",
            es: "Lo que esta persona ha pagado y recuperado",
            pl: "Co ta osoba zapłaciła i co jej zwrócono")
    }

    /// People
    static var people: String { Localized.text("People", es: "Personas", pl: "Osoby") }
    /// Everybody with an account.
    static var peopleHint: String { Localized.text("Everybody with an account.", es: "Todas las personas con cuenta.", pl: "Wszystkie osoby z kontem.") }
    /// Person
    static var person: String { Localized.text("Person", es: "Persona", pl: "Osoba") }
    /// Plugins
    static var plugins: String { Localized.text("Plugins", es: "Módulos", pl: "Moduły") }
    /// Value
    static var presentValue: String { Localized.text("Value", es: "Valor", pl: "Wartość") }
    /// Product
    static var product: String { Localized.text("Product", es: "Producto", pl: "Produkt") }

    /// As of %(time)@, updated by itself
    static func readAt(_ time: String) -> String {
        Localized.text(
            "As of \(time), updated by itself",
            es: "A las \(time); se actualiza solo",
            pl: "Stan na \(time), odświeża się samo")
    }

    /// Back to %(value)@
    static func resetSetting(_ value: String) -> String { Localized.text("Back to \(value)", es: "Volver a \(value)", pl: "Przywróć: \(value)") }
    /// Revoke
    static var revoke: String { Localized.text("Revoke", es: "Revocar", pl: "Unieważnij") }
    /// Revoke %(name)@
    static func revokeNamed(_ name: String) -> String { Localized.text("Revoke \(name)", es: "Revocar \(name)", pl: "Unieważnij: \(name)") }

    /// Programs that use this key stop working at once.
    static var revokeQuestion: String {
        Localized.text(
            "Programs that use this key stop working at once.",
            es: "Los programas que usan esta clave dejarán de funcionar al instante.",
            pl: "Programy używające tego klucza natychmiast przestaną działać.")
    }

    /// Revoked %(time)@
    static func revokedAt(_ time: String) -> String { Localized.text("Revoked \(time)", es: "Revocada: \(time)", pl: "Unieważniony \(time)") }
    /// Role
    static var role: String { Localized.text("Role", es: "Rol", pl: "Rola") }
    /// Administrator
    static var roleAdmin: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Roles
    static var roles: String { Localized.text("Roles", es: "Roles", pl: "Role") }

    /// Change what %(name)@ can do? A person who loses a role is signed out everywhere.
    static func rolesQuestion(_ name: String) -> String {
        Localized.text(
            "Change what \(name) can do? A person who loses a role is signed out everywhere.",
            es: "¿Cambiar lo que puede hacer \(name)? Quien pierde un rol sale de la sesión en todos los dispositivos.",
            pl: "Zmienić uprawnienia: \(name)? Kto traci rolę, zostaje wszędzie wylogowany.")
    }

    /// Running
    static var running: String { Localized.text("Running", es: "En marcha", pl: "Działa") }
    /// Runs the shared jobs
    static var runsJobs: String { Localized.text("Runs the shared jobs", es: "Ejecuta las tareas comunes", pl: "Wykonuje wspólne zadania") }
    /// Save roles
    static var saveRoles: String { Localized.text("Save roles", es: "Guardar roles", pl: "Zapisz role") }
    /// Save
    static var saveSetting: String { Localized.text("Save", es: "Guardar", pl: "Zapisz") }
    /// Save as a table
    static var saveTable: String { Localized.text("Save as a table", es: "Guardar como tabla", pl: "Zapisz jako tabelę") }

    /// Search by name, email, phone or number
    static var searchPeople: String {
        Localized.text(
            "Search by name, email, phone or number",
            es: "Busca por nombre, correo, teléfono o número",
            pl: "Szukaj po nazwisku, e-mailu, telefonie lub numerze")
    }

    /// Search settings
    static var searchSettings: String { Localized.text("Search settings", es: "Buscar ajustes", pl: "Szukaj ustawień") }
    /// Two-step sign-in
    static var secondFactor: String { Localized.text("Two-step sign-in", es: "Acceso en dos pasos", pl: "Logowanie dwuetapowe") }
    /// Set, but never shown
    static var secretValue: String { Localized.text("Set, but never shown", es: "Definido, pero nunca se muestra", pl: "Ustawione, ale nigdy niepokazywane") }
    /// What happened to the account
    static var securityEvents: String { Localized.text("What happened to the account", es: "Qué ha pasado con la cuenta", pl: "Co działo się z kontem") }
    /// Signed in on
    static var sessions: String { Localized.text("Signed in on", es: "Sesiones abiertas", pl: "Zalogowane urządzenia") }
    /// Accepted: %(range)@
    static func settingAccepts(_ range: String) -> String { Localized.text("Accepted: \(range)", es: "Se acepta: \(range)", pl: "Dozwolone: \(range)") }

    /// Changed %(time)@, by account %(account)@
    static func settingChanged(_ time: String, account: String) -> String {
        Localized.text(
            "Changed \(time), by account \(account)",
            es: "Cambiado: \(time), por la cuenta \(account)",
            pl: "Zmieniono: \(time), przez konto \(account)")
    }

    /// Set by the operators of the server (%(place)@), so it can't be changed here.
    static func settingPinned(_ place: String) -> String {
        Localized.text(
            "Set by the operators of the server (\(place)), so it can't be changed here.",
            es: "Lo fijan quienes operan el servidor (\(place)), así que no se puede cambiar aquí.",
            pl: "Ustawione przez operatorów serwera (\(place)), więc nie można tego tu zmienić.")
    }

    /// Settings
    static var settings: String { Localized.text("Settings", es: "Ajustes", pl: "Ustawienia") }

    /// What is set for this run, and where
    static var settingsHint: String {
        Localized.text(
            "What is set for this run, and where",
            es: "Qué está configurado y dónde",
            pl: "Co jest ustawione i gdzie")
    }

    /// Most settings are read when the server starts: change them in the configuration file or the environment, then restart it. Those with a button change at once.
    static var settingsNotice: String {
        Localized.text(
            "Most settings are read when the server starts: change them in the configuration file or the environment, then restart it. Those with a button change at once.",
            es: "La mayoría de los ajustes se leen al arrancar el servidor: cámbialos en el archivo de configuración o en el entorno y reinícialo. Los que tienen un botón cambian al momento.",
            pl: "Większość ustawień jest odczytywana przy starcie serwera: zmień je w pliku konfiguracji lub w środowisku i uruchom go ponownie. Te z przyciskiem zmieniają się od razu.")
    }

    /// Set up your laundry
    static var setup: String { Localized.text("Set up your laundry", es: "Pon en marcha tu lavandería", pl: "Uruchom swoją pralnię") }
    /// Begin
    static var setupBegin: String { Localized.text("Begin", es: "Empezar", pl: "Zacznij") }
    /// Continue
    static var setupContinue: String { Localized.text("Continue", es: "Continuar", pl: "Kontynuuj") }
    /// Done
    static var setupDone: String { Localized.text("Done", es: "Hecho", pl: "Gotowe") }
    /// Finish the setup
    static var setupFinish: String { Localized.text("Finish the setup", es: "Terminar", pl: "Zakończ") }
    /// The setup is finished.
    static var setupFinished: String { Localized.text("The setup is finished.", es: "La puesta en marcha ha terminado.", pl: "Uruchamianie zakończone.") }
    /// Open
    static var setupGo: String { Localized.text("Open", es: "Abrir", pl: "Otwórz") }
    /// Open: %(step)@
    static func setupGoTo(_ step: String) -> String { Localized.text("Open: \(step)", es: "Abrir: \(step)", pl: "Otwórz: \(step)") }

    /// From an empty server to the first paid order.
    static var setupHint: String {
        Localized.text(
            "From an empty server to the first paid order.",
            es: "De un servidor vacío al primer pedido pagado.",
            pl: "Od pustego serwera do pierwszego opłaconego zamówienia.")
    }

    /// A few steps, and the first order can come in.
    static var setupInvitation: String {
        Localized.text(
            "A few steps, and the first order can come in.",
            es: "Unos pasos más y podrá llegar el primer pedido.",
            pl: "Jeszcze kilka kroków i może przyjść pierwsze zamówienie.")
    }

    /// You can finish now and do the rest later: this page stays under System.
    static var setupLeft: String {
        Localized.text(
            "You can finish now and do the rest later: this page stays under System.",
            es: "Puedes terminar ahora y hacer el resto después: esta página queda en Sistema.",
            pl: "Możesz zakończyć teraz, a resztę zrobić później: ta strona zostaje w dziale System.")
    }

    /// To do
    static var setupOpen: String { Localized.text("To do", es: "Pendiente", pl: "Do zrobienia") }

    /// Name, areas, prices, mail, payment
    static var setupPageHint: String {
        Localized.text(
            "Name, areas, prices, mail, payment",
            es: "Nombre, zonas, precios, correo, pagos",
            pl: "Nazwa, obszary, ceny, poczta, płatności")
    }

    /// %(done)@ of %(count)@ steps done
    static func setupProgress(_ done: String, count: String) -> String {
        Localized.text(
            "\(done) of \(count) steps done",
            es: "\(done) de \(count) pasos hechos",
            pl: "Gotowe kroki: \(done) z \(count)")
    }

    /// Show it on Home again
    static var setupReopen: String { Localized.text("Show it on Home again", es: "Volver a mostrarla en Inicio", pl: "Pokaż znowu na stronie Start") }
    /// This is right
    static var setupReview: String { Localized.text("This is right", es: "Está bien así", pl: "Tak jest dobrze") }

    /// This is right: %(step)@
    static func setupReviewNamed(_ step: String) -> String {
        Localized.text(
            "This is right: \(step)",
            es: "Está bien así: \(step)",
            pl: "Tak jest dobrze: \(step)")
    }

    /// Found right on %(time)@
    static func setupReviewedAt(_ time: String) -> String { Localized.text("Found right on \(time)", es: "Revisado: \(time)", pl: "Potwierdzono: \(time)") }
    /// Tried on %(time)@
    static func setupTriedAt(_ time: String) -> String { Localized.text("Tried on \(time)", es: "Probado: \(time)", pl: "Sprawdzono: \(time)") }
    /// Look at it again later
    static var setupUnreview: String { Localized.text("Look at it again later", es: "Volver a mirarlo más tarde", pl: "Wróć do tego później") }

    /// Look at it again later: %(step)@
    static func setupUnreviewNamed(_ step: String) -> String {
        Localized.text(
            "Look at it again later: \(step)",
            es: "Volver a mirarlo más tarde: \(step)",
            pl: "Wróć do tego później: \(step)")
    }

    /// Show more
    static var showMore: String { Localized.text("Show more", es: "Mostrar más", pl: "Pokaż więcej") }
    /// Show system status
    static var showStatus: String { Localized.text("Show system status", es: "Ver el estado del sistema", pl: "Pokaż stan systemu") }
    /// Since %(time)@
    static func since(_ time: String) -> String { Localized.text("Since \(time)", es: "Desde \(time)", pl: "Od \(time)") }
    /// From: %(place)@
    static func source(_ place: String) -> String { Localized.text("From: \(place)", es: "Origen: \(place)", pl: "Źródło: \(place)") }
    /// System status
    static var status: String { Localized.text("System status", es: "Estado del sistema", pl: "Stan systemu") }

    /// Health, queues, jobs, errors and version
    static var statusHint: String {
        Localized.text(
            "Health, queues, jobs, errors and version",
            es: "Salud, colas, tareas, errores y versión",
            pl: "Kondycja, kolejki, zadania, błędy i wersja")
    }

    /// %(count)lld people
    static func stepFirst(_ count: Int) -> String { Localized.text("\(count) people", es: "\(count) personas", pl: "Osoby: \(count)") }

    /// %(count)lld people, %(share)lld%% of the first step
    static func stepShare(_ count: Int, share: Int) -> String {
        Localized.text(
            "\(count) people, \(share)% of the first step",
            es: "\(count) personas, \(share) % del primer paso",
            pl: "Osoby: \(count), \(share)% pierwszego kroku")
    }

    /// System
    static var system: String { Localized.text("System", es: "Sistema", pl: "System") }

    /// How the product runs, and what happened in it.
    static var systemHint: String {
        Localized.text(
            "How the product runs, and what happened in it.",
            es: "Cómo funciona el producto y qué ha pasado en él.",
            pl: "Jak działa produkt i co się w nim działo.")
    }

    /// This is your own account. Another administrator can change its roles or lock it.
    static var thatIsYou: String {
        Localized.text(
            "This is your own account. Another administrator can change its roles or lock it.",
            es: "Es tu propia cuenta. Otra persona con rol de administración puede cambiar sus roles o bloquearla.",
            pl: "To Twoje własne konto. Role i blokadę może zmienić inny administrator.")
    }

    /// Tickets
    static var tickets: String { Localized.text("Tickets", es: "Tickets", pl: "Zgłoszenia") }
    /// What this person asked
    static var ticketsHint: String { Localized.text("What this person asked", es: "Lo que ha consultado esta persona", pl: "O co pytała ta osoba") }
    /// Administration
    static var title: String { Localized.text("Administration", es: "Administración", pl: "Administracja") }
    /// Email not confirmed
    static var unconfirmed: String { Localized.text("Email not confirmed", es: "Correo sin confirmar", pl: "Niepotwierdzony e-mail") }
    /// Unknown
    static var unknown: String { Localized.text("Unknown", es: "Desconocida", pl: "Nieznana") }
    /// Unlock account
    static var unlock: String { Localized.text("Unlock account", es: "Desbloquear cuenta", pl: "Odblokuj konto") }

    /// Let %(name)@ sign in again?
    static func unlockQuestion(_ name: String) -> String {
        Localized.text(
            "Let \(name) sign in again?",
            es: "¿Permitir que \(name) vuelva a iniciar sesión?",
            pl: "Pozwolić znowu się logować: \(name)?")
    }

    /// Version
    static var version: String { Localized.text("Version", es: "Versión", pl: "Wersja") }
    /// View as
    static var viewAs: String { Localized.text("View as", es: "Ver como", pl: "Przeglądaj jako") }

    /// Administrators can't be viewed.
    static var viewAsAdministrator: String {
        Localized.text(
            "Administrators can't be viewed.",
            es: "No se puede ver como un administrador.",
            pl: "Nie można przeglądać jako administrator.")
    }

    /// See the app as this person does, for 15 minutes. Nothing can be changed, and they can see that you looked.
    static var viewAsHint: String {
        Localized.text(
            "See the app as this person does, for 15 minutes. Nothing can be changed, and they can see that you looked.",
            es: "Mira la aplicación como esta persona durante 15 minutos. No se puede cambiar nada, y podrá ver que has mirado.",
            pl: "Zobacz aplikację tak jak ta osoba, przez 15 minut. Niczego nie można zmienić, a ta osoba zobaczy, że ktoś zaglądał.")
    }

    /// View as %(name)@
    static func viewAsNamed(_ name: String) -> String { Localized.text("View as \(name)", es: "Ver como \(name)", pl: "Przeglądaj jako \(name)") }
    /// Reason
    static var viewAsReason: String { Localized.text("Reason", es: "Motivo", pl: "Powód") }

    /// %(name)@ can read it.
    static func viewAsReasonHint(_ name: String) -> String {
        Localized.text(
            "\(name) can read it.",
            es: "\(name) podrá leerlo.",
            pl: "\(name) może to przeczytać.")
    }

    /// Say why you need to look.
    static var viewAsReasonMissing: String {
        Localized.text(
            "Say why you need to look.",
            es: "Di por qué necesitas mirar.",
            pl: "Napisz, dlaczego musisz zajrzeć.")
    }

    /// #%(viewer)lld, %(beginning)@ to %(end)@
    static func viewedBy(_ viewer: Int, beginning: String, end: String) -> String {
        Localized.text(
            "#\(viewer), \(beginning) to \(end)",
            es: "#\(viewer), de \(beginning) a \(end)",
            pl: "#\(viewer), od \(beginning) do \(end)")
    }

    /// This page couldn't begin to view. Reload it and try again.
    static var viewingNotKept: String {
        Localized.text(
            "This page couldn't begin to view. Reload it and try again.",
            es: "Esta página no pudo empezar. Recárgala e inténtalo de nuevo.",
            pl: "Nie udało się rozpocząć na tej stronie. Odśwież ją i spróbuj ponownie.")
    }

    /// Waiting: %(count)lld
    static func waiting(_ count: Int) -> String { Localized.text("Waiting: \(count)", es: "En espera: \(count)", pl: "Czeka: \(count)") }
}
