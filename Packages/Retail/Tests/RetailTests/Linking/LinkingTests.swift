import Core
import CoreTesting
import RetailAPI
import Testing

@testable import Retail

struct LinkingTests {
    private typealias State = LinkingFeature.State
    private typealias Action = LinkingFeature.Action

    private static let both = LinkedAccounts(links: [.sample], options: [.sample, LinkOption(retailerID: 2, retailer: "Harbor Foods", kind: .token)])

    private func store(_ service: FakeLinkingService = FakeLinkingService(), _ state: State = State(accounts: .loaded(both))) -> TestStore<State, Action> {
        TestStore(screen: LinkingFeature(service: service), initial: state)
    }

    private let denied = APIError.conflict("You didn't allow the link.", code: "link_declined")

    @Test func `the page lists what is linked and what can be, or says why it can't`() async {
        let store = store(FakeLinkingService(accountsResult: .success(Self.both)), State())
        await store.send(.appeared) { $0.accounts = .loading }
        await store.receive(.loaded(.success(Self.both))) { $0.accounts = .loaded(Self.both) }
        #expect(store.state.accounts.value?.entries.map(\.retailer) == ["Corner Market", "Harbor Foods"])
        await store.send(.loaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `a retailer that takes no links anymore stays on the page while one is linked`() {
        let accounts = LinkedAccounts(links: [.sample], options: [])
        #expect(accounts.entries == [LinkedAccounts.Entry(retailerID: 1, retailer: "Corner Market", link: .sample, option: nil)])
    }

    @Test func `the browser goes to the retailer's page, unless the person doesn't want to`() async {
        let store = store()
        await store.send(.linkTapped(99))
        await store.send(.linkTapped(1)) { $0.busy = 1 }
        // A second press meanwhile begins nothing.
        await store.send(.linkTapped(1))
        await store.receive(.began(1, .success(.sample))) {
            ($0.busy, $0.leaving) = (nil, LinkingFeature.Leaving(retailerID: 1, url: LinkAuthorization.sample.url))
        }
        await store.send(.leavingCanceled) { $0.leaving = nil }
        await store.finish()
    }

    @Test func `a retailer that can't be reached is named, and nobody goes there`() async {
        let store = store(FakeLinkingService(beginning: .failure(.offline)))
        await store.send(.linkTapped(1)) { $0.busy = 1 }
        await store.receive(.began(1, .failure(.offline))) { ($0.busy, $0.message) = (nil, APIError.offline.message) }
        await store.finish()
    }

    @Test func `who comes back has a linked account, and the page its own address`() async {
        let store = store(FakeLinkingService(accountsResult: .success(Self.both)), State())
        await store.send(.returned("ticket")) { $0.isReturning = true }
        await store.receive(.completed(.success(.sample))) { ($0.isReturning, $0.accounts) = (false, .loading) }
        await store.receive(event: .notice(Strings.accountLinked("Corner Market")))
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.receive(.loaded(.success(Self.both))) { $0.accounts = .loaded(Self.both) }
        await store.finish()
    }

    @Test func `who comes back without having allowed it reads so`() async {
        let store = store(FakeLinkingService(accountsResult: .success(Self.both), linked: .failure(denied)))
        await store.send(.returned("ticket")) { $0.isReturning = true }
        await store.receive(.completed(.failure(denied))) { ($0.isReturning, $0.message) = (false, "You didn't allow the link.") }
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.receive(.loaded(.success(Self.both)))
        await store.finish()
    }

    @Test func `a token is entered, linked, and forgotten by the page`() async {
        let linked = LinkedAccounts(links: [], options: Self.both.options)
        let store = store(FakeLinkingService(accountsResult: .success(Self.both)), State(accounts: .loaded(linked)))
        await store.send(.linkTapped(2)) { $0.form = LinkingFeature.TokenForm(retailerID: 2, retailer: "Harbor Foods") }
        await store.send(.tokenSubmitted) { $0.form?.message = Strings.tokenNeeded }
        await store.send(.tokenChanged("abc")) { $0.form = LinkingFeature.TokenForm(retailerID: 2, retailer: "Harbor Foods", token: "abc") }
        await store.send(.tokenSubmitted) { $0.busy = 2 }
        await store.send(.tokenSubmitted)
        await store.send(.tokenCanceled)
        await store.receive(.linked(.success(.sample))) {
            ($0.busy, $0.form) = (nil, nil)
            $0.accounts = .loaded(LinkedAccounts(links: [.sample], options: Self.both.options))
        }
        await store.receive(event: .notice(Strings.accountLinked("Corner Market")))
        await store.receive(.loaded(.success(Self.both)))
        await store.finish()
    }

    @Test func `a token that isn't accepted says so beside the field, another failure above`() async {
        let refused = APIError.invalid(["token": "Get a new one."])
        let form = LinkingFeature.TokenForm(retailerID: 2, retailer: "Harbor Foods", token: "abc")
        let store = store(FakeLinkingService(accountsResult: .success(Self.both)), State(accounts: .loaded(Self.both), form: form))
        await store.send(.linked(.failure(refused))) { $0.form?.message = "Get a new one." }
        await store.send(.linked(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.receive(.loaded(.success(Self.both)))
        await store.send(.tokenCanceled) { $0.form = nil }
        await store.finish()
    }

    @Test func `a link is asked about again, and shows what came of it`() async {
        let expired = LinkedAccount.sample(.expired)
        let store = store(FakeLinkingService(accountsResult: .success(Self.both), linked: .success(expired)))
        await store.send(.checkTapped(99))
        await store.send(.checkTapped(1)) { $0.busy = 1 }
        await store.receive(.checked(.success(expired))) {
            ($0.busy, $0.accounts) = (nil, .loaded(LinkedAccounts(links: [expired], options: Self.both.options)))
        }
        await store.send(.checked(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.receive(.loaded(.success(Self.both))) { $0.accounts = .loaded(Self.both) }
        await store.finish()
    }

    @Test func `an account is unlinked after a question`() async {
        let left = LinkedAccounts(links: [], options: Self.both.options)
        let store = store(FakeLinkingService(accountsResult: .success(left)))
        await store.send(.unlinkTapped(1)) { $0.asked = 1 }
        await store.send(.unlinkDismissed) { $0.asked = nil }
        await store.send(.unlinkConfirmed)
        await store.send(.unlinkTapped(1)) { $0.asked = 1 }
        await store.send(.unlinkConfirmed) { ($0.asked, $0.busy) = (nil, 1) }
        await store.receive(.unlinked(nil)) { $0.busy = nil }
        await store.receive(.loaded(.success(left))) { $0.accounts = .loaded(left) }
        await store.finish()
    }

    @Test func `unlinking that fails says why, unless the link is gone already`() async {
        let store = store(FakeLinkingService(accountsResult: .success(Self.both), unlinked: .failure(.offline)))
        await store.send(.unlinkTapped(1)) { $0.asked = 1 }
        await store.send(.unlinkConfirmed) { ($0.asked, $0.busy) = (nil, 1) }
        await store.receive(.unlinked(.offline)) { ($0.busy, $0.message) = (nil, APIError.offline.message) }
        await store.receive(.loaded(.success(Self.both)))
        await store.send(.unlinked(.notFound()))
        await store.receive(.loaded(.success(Self.both)))
        await store.finish()
    }

    @Test func `what changes links reads the catalog again`() async {
        let feature = Fixture().feature
        let store = TestStore(feature, initial: RetailFeature.State(catalog: .loaded(.sample), cart: CartFeature.State(cart: .loaded(.sample))))
        let none = LinkedAccounts(links: [], options: [.sample])
        await store.send(.opened([.linked("ticket")])) { ($0.path, $0.linking.isReturning) = ([.linked("ticket")], true) }
        await store.receive(.linking(.completed(.success(.sample)))) { ($0.linking.isReturning, $0.linking.accounts) = (false, .loading) }
        await store.receive(event: .notice(Strings.accountLinked("Corner Market")))
        await store.receive(event: .open(RetailLink.accounts.place))
        await store.receive(.linking(.loaded(.success(none)))) { $0.linking.accounts = .loaded(none) }
        await store.receive(.catalogLoaded(.success(.sample)))
        await store.send(.connections(.edited(.issuer("x"))))
        await store.finish()
    }
}
