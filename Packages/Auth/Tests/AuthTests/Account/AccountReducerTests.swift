import Auth
import AuthAPI
import Core
import CoreTesting
import FleetAPI
import LocationAPI
import NotificationsAPI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI
import Testing

struct AccountReducerTests {
    @Test func `the account loads the profile`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.appeared)) { $0.account.profile = .loading }
        await store.receive(.account(.profileLoaded(.success(.sample)))) { $0.account.profile = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a profile that can't be loaded says why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.appeared)) { $0.account.profile = .loading }
        await store.receive(.account(.profileLoaded(.failure(.offline)))) { $0.account.profile = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `nobody's profile is loaded or changed`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedOut))
        await store.send(.account(.appeared))
        await store.send(.profile(.saveTapped))
        await store.send(.appearance(.languageChosen(.polish)))
        await store.send(.appearance(.schemeChosen(.dark)))
        await store.send(.address(.saveTapped))
        await store.send(.preferences(.saveTapped))
        await store.finish()
    }

    @Test func `leaving a page forgets what was typed on it`() async {
        var state = AuthState.signedIn(path: [.password])
        state.password.current = "the old words"
        state.appearance.message = "No connection."
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.account(.backTapped)) {
            $0.account.path = []
            $0.password = PasswordFeature.State()
            $0.appearance.message = nil
        }
        await store.finish()
    }

    @Test func `the row of a page for administrators leads to the page`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.administrationTapped(LocationLink.areas.place)))
        await store.receive(event: .open(LocationLink.areas.place))
        await store.finish()
    }

    @Test func `the row of notifications leads to their settings`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.notificationsTapped))
        await store.receive(event: .open(NotificationsLink.preferences.place))
        await store.finish()
    }

    @Test func `the row of help leads to the person's tickets`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.supportTapped))
        await store.receive(event: .open(SupportLink.tickets.place))
        await store.finish()
    }

    @Test func `the rows of credit and promotions lead to Promotions`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.creditTapped))
        await store.receive(event: .open(PromotionsLink.credit.place))
        await store.send(.account(.promotionsTapped))
        await store.receive(event: .open(PromotionsLink.codes.place))
        await store.finish()
    }

    @Test func `the row of driving leads to the application`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState.signedIn(path: []))
        await store.send(.account(.driveTapped))
        await store.receive(event: .open(DrivingLink.application.place))
        await store.finish()
    }

    @Test func `the row of payment methods leads to Payments`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState.signedIn(path: []))
        await store.send(.account(.paymentsTapped))
        await store.receive(event: .open(PaymentsLink.methods.place))
        await store.finish()
    }

    @Test func `the row of recurring orders leads to Orders`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState.signedIn(path: []))
        await store.send(.account(.recurringTapped))
        await store.receive(event: .open(OrdersLink.recurring().place))
        await store.finish()
    }

    @Test func `flags are shown to administrators, on their page alone`() async throws {
        let administrator = User(id: 1, name: "Ada", email: "a@b.cd", phone: nil, roles: [.admin], createdAt: User.sample.createdAt)
        let flags = try FeatureFlags([FeatureFlag("orders.tips", isOn: true, summary: "Customers may tip the driver.")]) { _ in nil }.entries
        let store = TestStore(AuthFeature(auth: FakeAuthService(), flags: flags), initial: AuthState(session: .signedIn(administrator)))
        await store.send(.account(.rowTapped(.flags))) {
            $0.account.path = [.flags]
            $0.flags = flags
        }
        await store.send(.account(.backTapped)) {
            $0.account.path = []
            $0.flags = []
        }
        await store.finish()
        let customer = TestStore(AuthFeature(auth: FakeAuthService(), flags: flags), initial: AuthState(session: .signedIn(.sample)))
        await customer.send(.account(.opened([.flags]))) { $0.account.path = [.flags] }
        await customer.finish()
    }
}
