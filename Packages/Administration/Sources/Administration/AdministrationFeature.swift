import AdministrationAPI
import Core
import OrdersAPI
import PaymentsAPI
import SupportAPI

/// The screens of administrators.
struct AdministrationFeature: Feature {
    struct State: Sendable, Equatable {
        var home = HomeFeature.State()
        var people = PeopleFeature.State()
        var person = PersonFeature.State()
        var viewAs = ViewAsFeature.State()
        var pages = PagesFeature.State()
        /// The place inside the tab `system`.
        var system: [AdministrationLink] = []
        var status = StatusFeature.State()
        var settings = SettingsFeature.State()
        var audit = AuditFeature.State()
        var analytics = AnalyticsFeature.State()
        var keys = KeysFeature.State()
        var events = EventsFeature.State()
        var setup = SetupFeature.State()
    }

    enum Action: Sendable, Equatable {
        case home(HomeFeature.Action)
        case peopleOpened([AdministrationLink])
        case people(PeopleFeature.Action)
        case person(PersonFeature.Action)
        case viewAs(ViewAsFeature.Action)
        case pages(PagesFeature.Action)
        case systemOpened([AdministrationLink])
        case status(StatusFeature.Action)
        case settings(SettingsFeature.Action)
        case audit(AuditFeature.Action)
        case analytics(AnalyticsFeature.Action)
        case keys(KeysFeature.Action)
        case events(EventsFeature.Action)
        case setup(SetupFeature.Action)
    }

    static let name = "administration"
    private let home: HomeFeature
    private let people: PeopleFeature
    private let person: PersonFeature
    private let viewAs: ViewAsFeature
    private let pages = PagesFeature()
    private let status: StatusFeature
    private let settings: SettingsFeature
    private let audit: AuditFeature
    private let analytics: AnalyticsFeature
    private let keys: KeysFeature
    private let events: EventsFeature
    private let setup: SetupFeature

    init(
        service: any AdministrationService, people: any PeopleService, audit: any AuditService, keys: any KeyService, events: any EventLogService,
        setup: any SetupService, clock: any Clock
    ) {
        home = HomeFeature(service: service, clock: clock)
        self.people = PeopleFeature(service: people, clock: clock)
        person = PersonFeature(service: people)
        viewAs = ViewAsFeature(service: people)
        status = StatusFeature(service: service, clock: clock)
        settings = SettingsFeature(service: service)
        self.audit = AuditFeature(service: audit)
        analytics = AnalyticsFeature(service: service)
        self.keys = KeysFeature(service: keys)
        self.events = EventsFeature(service: events)
        self.setup = SetupFeature(service: setup)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("audit", of: \.audit.draft) { .audit(.draftRestored($0)) },
            Draft("setting", of: \.settings.form) { .settings(.draftRestored($0)) },
            Draft("view", of: \.viewAs.reason) { .viewAs(.draftRestored($0)) },
            Draft("key", of: \.keys.form) { .keys(.draftRestored($0)) },
        ]
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .home(let action): return home.reduce(&state.home, action).map(scope: "home", Action.home)
        case .peopleOpened(let path):
            let id: Int? = if case .person(let id) = path.last { id } else { nil }
            let viewings: Effect<Action> =
                state.viewAs.id == id ? .none : viewAs.reduce(&state.viewAs, .opened(id)).map(scope: "viewAs", Action.viewAs)
            return .merge(person.reduce(&state.person, .opened(id)).map(scope: "person", Action.person), viewings)
        case .people(.personTapped(let id)): return reduce(&state, .peopleOpened([.person(id)]))
        case .people(let action): return people.reduce(&state.people, action).map(scope: "people", Action.people)
        case .person(.ordersTapped): return state.person.id.map { .open(OrdersLink.boardOf(customer: $0)) } ?? .none
        case .person(.ticketsTapped): return state.person.id.map { .open(SupportLink.of(requester: $0)) } ?? .none
        case .person(.paymentsTapped): return state.person.id.map { .open(MoneyLink.payments(customer: $0)) } ?? .none
        case .viewAs(let action): return viewAs.reduce(&state.viewAs, action).map(scope: "viewAs", Action.viewAs)
        case .person(let action): return person.reduce(&state.person, action).map(scope: "person", Action.person)
        case .pages(let action): return pages.reduce(&state.pages, action).map(scope: "pages", Action.pages)
        case .systemOpened(let path):
            state.system = path
            let key: String? = if case .setting(let key) = path.last { key } else { nil }
            return settings.reduce(&state.settings, .opened(key)).map(scope: "settings", Action.settings)
        case .status(let action): return status.reduce(&state.status, action).map(scope: "status", Action.status)
        case .settings(let action): return settings.reduce(&state.settings, action).map(scope: "settings", Action.settings)
        case .audit(let action): return audit.reduce(&state.audit, action).map(scope: "audit", Action.audit)
        case .analytics(let action): return analytics.reduce(&state.analytics, action).map(scope: "analytics", Action.analytics)
        case .keys(let action): return keys.reduce(&state.keys, action).map(scope: "keys", Action.keys)
        case .setup(let action): return setup.reduce(&state.setup, action).map(scope: "setup", Action.setup)
        case .events(let action): return events.reduce(&state.events, action).map(scope: "events", Action.events)
        }
    }
}
