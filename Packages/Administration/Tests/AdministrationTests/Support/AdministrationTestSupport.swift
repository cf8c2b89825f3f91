import Core
import CoreTesting
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import UI

@testable import Administration

extension AdministrationFeature {
    init(
        _ service: FakeAdministrationService = FakeAdministrationService(), people: FakePeopleService = FakePeopleService(),
        audit: FakeAuditService = FakeAuditService(), keys: FakeKeyService = FakeKeyService(), events: FakeEventLogService = FakeEventLogService(),
        setup: FakeSetupService = FakeSetupService(),
        clock: TestClock = TestClock()
    ) {
        self.init(service: service, people: people, audit: audit, keys: keys, events: events, setup: setup, clock: clock)
    }
}

/// The markup of a view, as an administrator who dispatches sees it.
func html(_ view: some View) -> String {
    var environment = EnvironmentValues()
    environment.canOpen = LinkAvailability(OrdersLink.self, SupportLink.self, MoneyLink.self)
    environment.person = Person(id: 99, name: "Ada", roles: [.admin, .dispatcher])
    environment.administrationPages = AdministrationPages(plugins: [AdministrationPlugin()])
    return String(decoding: Renderer.render(view, environment: environment).html, as: UTF8.self)
}
