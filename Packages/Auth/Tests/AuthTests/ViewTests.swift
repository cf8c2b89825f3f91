import AuthAPI
import ChatAPI
import Core
import CoreTesting
import CoreUI
import FleetAPI
import Networking
import Testing
import UI

@testable import Auth

struct ViewTests {
    @Test func `the sign-in screen holds its controls and no password`() {
        let html = render(signIn { ($0.email, $0.password) = ("ana@example.com", "secret words") })
        for id in ["auth.email", "auth.password", "auth.submit", "auth.toRegister"] { #expect(html.contains("data-testid=\"\(id)\"")) }
        #expect(html.contains("Tumble") && html.contains("ana@example.com"))
        #expect(!html.contains("secret words") && !html.contains("auth.name"))
    }

    @Test func `the registration screen asks for the name`() {
        var state = RegisterFeature.State()
        state.fields = ["email": "Not an address."]
        let html = render(RegisterView(store: ScopedStore(state: state), productName: "Tumble"))
        for id in ["auth.name", "auth.email", "auth.password", "auth.submit", "auth.toSignIn"] { #expect(html.contains("data-testid=\"\(id)\"")) }
        #expect(html.contains("Not an address.") && html.contains("new-password"))
    }

    @Test func `a busy form can't be sent again`() {
        let html = render(signIn { $0.isBusy = true })
        #expect(html.contains("aria-busy=\"true\""))
    }

    @Test func `typing and pressing send what happened`() throws {
        let sent = LockedValue<[SignInFeature.Action]>([])
        let store = ScopedStore<SignInFeature>(state: SignInFeature.State()) { action in sent.withLock { $0.append(action) } }
        let page = Renderer.render(SignInView(store: store, productName: "Tumble"))
        for id in page.actions.ids { page.actions[id]?.perform(.text("x")) }
        #expect(sent.value.contains(.emailChanged("x")))
        #expect(sent.value.contains(.passwordChanged("x")))
        #expect(sent.value.contains(.submitTapped))
        #expect(sent.value.contains(.registerTapped))
    }

    @Test func `the account page shows who it is, the ways on, and the way out`() {
        let html = render(account(.loaded(.sample)))
        for text in ["Casey Customer", "customer@tumble.example", "Customer", "100 Spectrum Center Dr", "English"] { #expect(html.contains(text)) }
        for id in [
            "auth.signOut", "auth.profile.edit", "auth.row.addresses", "auth.row.preferences", "auth.row.appearance", "auth.row.security", "auth.row.devices",
            "auth.row.privacy",
        ] {
            #expect(html.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(!html.contains("auth.signOut.confirm"))
    }

    @Test func `customers who don't drive find the way to do so, where there are drivers`() {
        func shows(_ roles: Set<Role>, _ links: LinkAvailability) -> Bool {
            let user = User(id: 7, name: "Casey Customer", email: "customer@tumble.example", phone: nil, roles: roles, createdAt: User.sample.createdAt)
            let store = ScopedStore<AuthFeature>.preview { state in
                state.session = .signedIn(user)
                state.account.profile = .loaded(.sample)
            }
            return render(AccountView(store: store).environment(\.canOpen, links)).contains("auth.row.drive")
        }
        let fleet = LinkAvailability(DrivingLink.self)
        #expect(shows([.customer], fleet) && !shows([.customer, .driver], fleet) && !shows([.dispatcher], fleet))
        #expect(!shows([.customer], LinkAvailability(ChatLink.self)))
    }

    @Test func `signing out asks first`() {
        let store = ScopedStore<AuthFeature>.preview { $0.signOut.isAsking = true }
        let html = render(AccountView(store: store))
        #expect(html.contains("auth.signOut.confirm") && html.contains("auth.signOut.dismiss"))
        #expect(html.ranges(of: ">\(Strings.cancel)<").count == 1)
    }

    @Test func `the account page while its profile loads, is empty, or failed`() {
        let loading = render(account(.loading))
        let empty = render(account(.loaded(Profile(user: .sample))))
        let failed = render(account(.failed("No connection.")))
        #expect(loading.contains("Casey Customer") && loading.contains("auth.signOut"))
        #expect(empty.contains("No saved addresses yet"))
        #expect(failed.contains("No connection.") && failed.contains("error.retry"))
    }

    @Test func `each page holds its controls and the way back`() {
        let pages: [([AuthLink], [String])] = [
            ([.profile], ["auth.profile.name", "auth.profile.phone", "auth.profile.save"]),
            ([.addresses], ["auth.address.1", "auth.address.add"]),
            ([.addresses, .newAddress], ["auth.address.line1", "auth.address.default", "auth.address.save"]),
            ([.addresses, .address(1)], ["auth.address.postalCode", "auth.address.remove"]),
            ([.preferences], ["auth.preferences.hypoallergenic", "auth.preferences.softener", "auth.preferences.save"]),
            ([.password], ["auth.password.current", "auth.password.new", "auth.password.save"]),
            ([.security], ["auth.row.password", "auth.totp.on", "auth.codes.renew", "auth.totp.turnOff"]),
            ([.privacy], ["auth.privacy.analytics"]),
            ([.appearance], ["auth.language.polish", "auth.appearance.dark"]),
        ]
        for (path, identifiers) in pages {
            let html = render(
                AccountView(
                    store: .preview(path: path) { state in
                        state.privacy.consent = .loaded(false)
                        state.security.factors = .loaded(.sample)
                    }))
            for id in identifiers + ["auth.back"] { #expect(html.contains("data-testid=\"\(id)\""), "\(path) \(id)") }
        }
    }

    @Test func `setting an app up shows its QR code and its key, and recovery codes afterwards`() {
        let page = { (change: @escaping (inout SecurityFeature.State) -> Void) in
            render(AccountView(store: .preview(path: [.security]) { change(&$0.security) }))
        }
        let setup = page { $0.enrollment = .sample }
        #expect(setup.contains("<svg") && setup.contains("GEZD GNBV GY3T QOJQ") && setup.contains("QR code") && setup.contains("one-time-code"))
        let codes = page { $0.recoveryCodes = ["7kq2m-x9d4r"] }
        #expect(codes.contains("7kq2m-x9d4r") && codes.contains("auth.codes.saved"))
    }

    @Test func `the sign-in asks for the code of an account with a second factor`() {
        let html = render(signIn { $0.asksForCode = true })
        #expect(html.contains("auth.code") && html.contains("auth.code.back") && !html.contains("auth.password"))
    }

    @Test func `choices about chat are offered only where it is installed`() {
        let page = PreferencesView(store: .preview(path: [.preferences]))
        #expect(render(page.environment(\.canOpen, LinkAvailability(ChatLink.self))).contains("data-testid=\"auth.preferences.receipts\""))
        #expect(!render(page).contains("auth.preferences.receipts"))
    }

    @Test func `nobody has agreed to analytics who wasn't asked`() {
        let page = PrivacyView(store: ScopedStore(state: PrivacyFeature.State(consent: .loaded(false))), back: {}, devices: {}, export: {}, delete: {})
        #expect(!render(page).contains("checked"))
        let agreed = PrivacyView(store: ScopedStore(state: PrivacyFeature.State(consent: .loaded(true))), back: {}, devices: {}, export: {}, delete: {})
        #expect(render(agreed).contains("checked"))
    }

    @Test func `the archive of the person's data is offered, shown on its way, and linked only while it can be downloaded`() {
        func page(_ export: AccountExport?) -> String {
            render(ExportView(store: ScopedStore(state: ExportFeature.State(export: .loaded(AccountExportState(export: export, days: 7)))), back: {}))
        }
        func export(_ status: AccountExport.Status) -> AccountExport {
            AccountExport(
                id: 3, status: status, progress: 40, bytes: 2_480_000, createdAt: AccountExport.sample.createdAt, expiresAt: AccountExport.sample.expiresAt)
        }
        #expect(page(nil).contains("auth.export.request"))
        #expect(page(export(.pending)).contains("aria-valuenow=\"40\"") && !page(export(.pending)).contains("auth.export.request"))
        #expect(page(export(.ready)).contains("href=\"/live/files/auth/exports/3\"") && page(export(.ready)).contains("ZIP · 2.5 MB"))
        for status in [AccountExport.Status.failed, .expired] {
            let html = page(export(status))
            #expect(html.contains("auth.export.\(status.rawValue)") && html.contains("auth.export.request") && !html.contains("/live/files"))
        }
    }

    @Test func `administrators see each flag with its default, its setting, and what comes of it for them`() {
        var administrator = User.sample
        administrator = User(
            id: 1, name: "Ada", email: "a@b.cd", phone: nil, roles: [.admin, .driver], language: "en", createdAt: administrator.createdAt)
        let profile = Profile(user: administrator)
        let page = AccountView(store: .preview(profile: .loaded(profile), path: [.flags]) { $0.flags = FlagsView_Previews.entries })
        let html = render(page.environment(\.administrationPages, AdministrationPages(plugins: [AuthPlugin()])))
        for text in ["orders.tips", "FLAG_FLEET_BATCHING", "driver, dispatcher", "FLAG_CHAT_PICTURES", "YES", "not set"] { #expect(html.contains(text)) }
        #expect(html.ranges(of: ">For you<").count == 3 && html.contains("auth.row.flags"))
        #expect(!render(AccountView(store: .preview())).contains("auth.row.flags"))
        #expect(render(AccountView(store: .preview(path: [.flags]))).contains("auth.flags.empty"))
    }

    @Test func `a new address that isn't the first can become the default, the first is it`() {
        #expect(!render(AccountView(store: .preview(profile: .loaded(Profile(user: .sample)), path: [.newAddress]))).contains("auth.address.default"))
        #expect(!render(AccountView(store: .preview(path: [.addresses, .address(1)]))).contains("auth.address.default"))
    }

    @Test func `only an address that isn't confirmed is spoken of`() {
        #expect(render(account(.idle)).contains("auth.verification.resend"))
        var user = User.sample
        user.emailVerified = true
        #expect(!render(account(.loaded(Profile(user: user)))).contains("auth.verification"))
    }

    @Test func `of the devices this one is marked, and the others can be signed out`() {
        let other = SignedInDevice(id: 13, name: "<b>Phone</b>", current: false, createdAt: .distantPast, lastUsedAt: .distantPast)
        var state = DevicesFeature.State(list: .loaded([.sample, other]))
        let html = render(DevicesView(store: ScopedStore(state: state)) {})
        #expect(html.contains("This device") && html.contains("auth.device.13.signOut") && !html.contains("auth.device.12.signOut"))
        #expect(!html.contains("<b>Phone"))
        #expect(!html.contains("auth.device.signOut.confirm"))
        state.asked = 13
        #expect(render(DevicesView(store: ScopedStore(state: state)) {}).contains("auth.device.signOut.confirm"))
    }

    @Test(
        arguments: [
            ("/forgot-password", "auth.forgot.send"), ("/reset-password?token=t", "auth.reset.save"), ("/reset-password", "auth.reset.newLink"),
            ("/verify-email?token=t", "auth.submit"), ("/verify-email", "auth.verify.spent"),
        ])
    func `a page around mail has its button, and never shows its token`(address: String, identifier: String) {
        var state = AuthState(session: .signedOut)
        state.mailPage = MailPage(address: address)
        let html = render(MailPageView(store: ScopedStore(state: state), productName: "Tumble"))
        #expect(html.contains("data-testid=\"\(identifier)\"") && html.contains("auth.mail.close") && !html.contains("token"))
    }

    @Test func `messages at fields are shown`() {
        let store = ScopedStore<AuthFeature>.preview(path: [.profile]) { $0.profile.fields = ["phone": "Not a number."] }
        #expect(render(AccountView(store: store)).contains("Not a number."))
    }

    @Test func `somebody without a name is asked for it`() {
        let user = User(id: 1, name: "", email: "a@b.cd", phone: nil, roles: [.customer], language: "en", createdAt: .distantPast)
        let html = render(OnboardingView(store: .preview(profile: .loaded(Profile(user: user))), productName: "Tumble"))
        #expect(html.contains("auth.profile.name") && html.contains("auth.profile.save") && html.contains("auth.signOut"))
    }

    @Test func `all previews show something`() {
        func html<Provider: PreviewProvider>(_ provider: Provider.Type) -> String { render(provider.previews) }
        for provider in AuthPlugin.previews { #expect(html(provider).contains("t-"), "\(provider)") }
    }

    @Test func `a session that couldn't be restored offers to try again`() {
        let html = render(RestoreFailedView(store: ScopedStore(state: AuthState(session: .restoreFailed("No connection.")))))
        #expect(html.contains("No connection.") && html.contains("error.retry"))
        #expect(!render(RestoreFailedView(store: ScopedStore(state: AuthState(session: .signedOut)))).contains("error.retry"))
    }

    @Test func `names are written as text, never as markup`() {
        let user = User(id: 1, name: "<script>x</script>", email: "a@b.cd", phone: nil, roles: [.customer], language: "en", createdAt: .distantPast)
        #expect(!render(AccountView(store: ScopedStore(state: AuthState(session: .signedIn(user))))).contains("<script>"))
    }

    @Test func `the plugin brings the tab account to every mode`() throws {
        let container = DIContainer.test()
        AuthPlugin().registerServices(in: container)
        container.register((any AuthService).self) { _ in FakeAuthService() }
        container.register((any Realtime).self) { _ in FakeRealtime() }
        container.register((any Clock).self) { _ in TestClock() }
        let slices = Slices([try AuthPlugin().makeSlice(container)])
        let tab = try #require(AuthPlugin().tabs.first)
        #expect(tab.id == "account" && tab.modes == Set(Mode.allCases) && tab.order == 9)
        #expect(tab.location(slices).isEmpty && tab.open([]) != nil && tab.open(["x"]) == nil && tab.badge(slices) == nil)
        #expect(slices.contains(AuthFeature.self))
    }

    private func account(_ profile: ViewState<Profile>) -> AccountView { AccountView(store: .preview(profile: profile)) }

    private func signIn(_ change: (inout SignInFeature.State) -> Void) -> SignInView {
        var state = SignInFeature.State()
        change(&state)
        return SignInView(store: ScopedStore(state: state), productName: "Tumble")
    }

    private func render(_ view: some View) -> String { String(decoding: Renderer.render(view).html, as: UTF8.self) }
}
