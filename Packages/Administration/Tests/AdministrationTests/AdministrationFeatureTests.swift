import AdministrationAPI
import AuthAPI
import Core
import CoreTesting
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Testing

@testable import Administration

struct AdministrationFeatureTests {
    private func store(_ change: (inout AdministrationFeature.State) -> Void = { _ in }) -> TestStore<AdministrationFeature.State, AdministrationFeature.Action>
    {
        var state = AdministrationFeature.State()
        change(&state)
        return TestStore(AdministrationFeature(), initial: state)
    }

    @Test func `every screen's actions reach the screen`() async {
        let store = store()
        await store.send(.home(.refreshDue))
        await store.receive(.home(.loaded(.success(.sample)))) { $0.home.overview = .loaded(.sample) }
        await store.send(.status(.refreshDue))
        await store.receive(.status(.loaded(.success(.sample)))) { $0.status.status = .loaded(.sample) }
        await store.send(.people(.appeared)) { $0.people.people = .loading }
        await store.receive(.people(.loaded(PeopleFilter(), .success(.sample)))) { $0.people.people = .loaded([.sample]) }
        await store.send(.settings(.appeared)) { $0.settings.groups = .loading }
        await store.receive(.settings(.loaded(.success([.sample])))) { $0.settings.groups = .loaded([.sample]) }
        await store.send(.audit(.appeared)) { $0.audit.entries = .loading }
        await store.receive(.audit(.loaded(AuditFilter(), .success(.sample)))) { $0.audit.entries = .loaded([.sample]) }
        await store.send(.analytics(.appeared)) { $0.analytics.report = .loading }
        await store.receive(.analytics(.loaded(days: 30, .success(.sample)))) { $0.analytics.report = .loaded(.sample) }
        await store.send(.setup(.appeared)) { $0.setup.status = .loading }
        await store.receive(.setup(.loaded(.success(.sample)))) { $0.setup.status = .loaded(.sample) }
        await store.send(.keys(.newTapped)) { $0.keys.form = KeyForm() }
        await store.finish()
    }

    @Test func `a person's page opens from the list or by its place, and closes`() async {
        let store = store()
        let id = AdministeredAccount.sample.user.id
        await store.send(.people(.personTapped(id))) { state in
            state.person.id = id
            (state.person.account, state.person.sessions, state.person.events) = (.loading, .loading, .loading)
            (state.viewAs.id, state.viewAs.viewings) = (id, .loading)
        }
        await store.receive(unordered: .person(.loaded(.success(.sample)))) { $0.person.account = .loaded(.sample) }
        await store.receive(unordered: .person(.sessionsLoaded(.success([.sample])))) { $0.person.sessions = .loaded([.sample]) }
        await store.receive(unordered: .person(.eventsLoaded(.success([.sample])))) { $0.person.events = .loaded([.sample]) }
        await store.receive(unordered: .viewAs(.viewingsLoaded(.success([.sample])))) { $0.viewAs.viewings = .loaded([.sample]) }
        await store.send(.peopleOpened([.person(id)]))
        await store.send(.peopleOpened([])) { ($0.person, $0.viewAs) = (PersonFeature.State(), ViewAsFeature.State()) }
        await store.finish()
    }

    @Test func `a person's page leads to their orders, tickets and payments`() async {
        let store = store { $0.person = .sample }
        await store.send(.person(.ordersTapped))
        let id = AdministeredAccount.sample.user.id
        await store.receive(event: .open(OrdersLink.boardOf(customer: id).place))
        await store.send(.person(.ticketsTapped))
        await store.receive(event: .open(SupportLink.of(requester: id).place))
        await store.send(.person(.paymentsTapped))
        await store.receive(event: .open(MoneyLink.payments(customer: id).place))
        await store.finish()
    }

    @Test func `places of the system are opened and left`() async {
        let store = store()
        await store.send(.systemOpened([.status])) { $0.system = [.status] }
        await store.send(.systemOpened([])) { $0.system = [] }
        await store.finish()
    }

    @Test func `links name their places, and places that don't exist are refused`() {
        let links = [
            AdministrationLink.home, .people, .person(7), .catalog, .money, .system, .status, .settings, .setting("OPEN_ORDERS"), .setup, .audit, .analytics,
            .events, .keys,
        ]
        for link in links {
            #expect(AdministrationLink(link.place) == link)
        }
        for parts in [["0"], ["07"], ["x"], ["1", "2"]] {
            #expect(AdministrationLink(LinkPlace(mode: .administrator, tab: "people", components: parts)) == nil)
        }
        #expect(AdministrationLink(LinkPlace(mode: .customer, tab: "home")) == nil)
        #expect(AdministrationLink(LinkPlace(tab: "system", components: ["nothing"])) == nil)
        #expect(AdministrationLink(LinkPlace(tab: "system", components: ["settings", "open orders"])) == nil)
    }

    @Test func `the mode of administrators has its tabs in order, each declared page in a group`() {
        let plugin = AdministrationPlugin()
        #expect(plugin.tabs.sorted { $0.order < $1.order }.map(\.id) == ["home", "people", "catalog", "money", "system", "setup"])
        #expect(plugin.tabs.allSatisfy { $0.modes == [.administrator] })
        let pages = AdministrationPages(plugins: [plugin])
        #expect(pages.haveTabs && pages.pages(in: .system).map(\.id).contains("status"))
        #expect(AdministrationPages.home == AdministrationLink.home.place)
        #expect(!AdministrationPages(plugins: []).haveTabs)
    }
}
