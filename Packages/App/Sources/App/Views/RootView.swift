import Auth
public import Core
import CoreUI
import Theme
public import UI

/// The whole window, according to the route.
public struct RootView: View {
    private let state: AppState
    private let tabs: TabBarCoordinator
    private let configuration: AppConfiguration
    private let send: (AppAction) -> Void

    /// Creates the view of a state.
    public init(state: AppState, tabs: TabBarCoordinator, configuration: AppConfiguration, send: @escaping (AppAction) -> Void) {
        self.state = state
        self.tabs = tabs
        self.configuration = configuration
        self.send = send
    }

    /// The window, light or dark as the person chose, under the bar that says through whose eyes an administrator looks.
    public var body: some View {
        if state.isViewing, let store = access.scope(AuthFeature.self) { ViewingBanner(store: store, name: state.person?.name ?? "") }
        window.preferredColorScheme(state.person?.appearance.colorScheme)
    }

    @ViewBuilder private var window: some View {
        switch state.route {
        case .launch: EntranceFrame { launch }
        case .mailPage: EntranceFrame { mailPage }
        case .publicPage: EntranceFrame { publicPage }
        case .signIn: EntranceFrame { signIn }
        case .leaving: EntranceFrame { leaving }
        case .onboarding: EntranceFrame { onboarding }
        case .secondFactor: asking { EntranceFrame { secondFactor } }
        case .permissions: EntranceFrame { permissions }
        case .home(let mode): asking { home(mode) }
        }
    }

    private var access: StoreAccess {
        StoreAccess(slices: state.slices) { [send] in send(.slice($0)) }
    }

    @ViewBuilder
    private var launch: some View {
        if !state.isLaunching, let store = access.scope(AuthFeature.self), case .restoreFailed = store.state.session {
            RestoreFailedView(store: store)
        } else {
            LaunchScreen(configuration.displayName)
        }
    }

    @ViewBuilder
    private var signIn: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) {
            switch store.state.entrance {
            case .signIn: SignInView(store: store.scope(\.signIn, AuthAction.signIn), productName: configuration.displayName)
            case .register: RegisterView(store: store.scope(\.register, AuthAction.register), productName: configuration.displayName)
            }
        }
        ForEach(tabs.entrances.indices, id: \.self) { index in tabs.entrances[index].view(access) }
    }

    @ViewBuilder
    private var mailPage: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) { MailPageView(store: store, productName: configuration.displayName) }
    }

    @ViewBuilder
    private var publicPage: some View {
        ConnectionBanner()
        if let open = tabs.openPage(in: state.slices) { open.page.view(access) }
    }

    @ViewBuilder
    private var onboarding: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) {
            OnboardingView(store: store, productName: configuration.displayName)
        }
    }

    @ViewBuilder
    private var leaving: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) { LeavingView(store: store, productName: configuration.displayName) }
    }

    @ViewBuilder
    private var permissions: some View {
        ConnectionBanner()
        PermissionsView(
            mode: state.mode, modes: state.person?.modes ?? [], permissions: state.permissions, productName: configuration.displayName,
            signOut: access.scope(AuthFeature.self)?.scope(\.signOut, AuthAction.signOut), send: send)
    }

    @ViewBuilder
    private var secondFactor: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) { FactorSetupView(store: store, productName: configuration.displayName) }
    }

    /// Shows the question whether it is really the person in front of the content, when a call needs to know.
    @ViewBuilder
    private func asking(@ViewBuilder _ content: () -> some View) -> some View {
        if let store = access.scope(AuthFeature.self) { content().proofSheet(store) } else { content() }
    }

    private func home(_ mode: Mode) -> some View {
        let highlighted = tabs.highlighted(state.tab, in: mode)
        let (tabs, overlays) = (tabs.tabs(in: mode), tabs.overlays(in: mode))
        let badges = Dictionary(tabs.compactMap { tab in tab.badge(state.slices).map { (tab.id, $0) } }) { first, _ in first }
        return HomeView(
            mode: mode, modes: state.person?.modes ?? [], tabs: tabs, overlays: overlays, badges: badges, selected: state.tab,
            highlighted: highlighted, notice: state.notice, configuration: configuration, access: access, send: send)
    }
}

extension Core.Appearance {
    /// The color scheme of the page; nil for the device's own.
    package var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

#if DEBUG
struct RootView_Previews: PreviewProvider {
    private static func root(_ change: (inout AppState) -> Void) -> some View {
        var state = AppState(slices: Slices([Slice(AuthFeature(auth: FakeAuthService()))]))
        change(&state)
        return RootView(
            state: state, tabs: TabBarCoordinator(plugins: [AuthPlugin()]), configuration: .sample, send: { _ in })
    }

    static var previews: some View {
        Group {
            root { _ in }.previewDisplayName("Launching")
            root { $0.route = .signIn }.previewDisplayName("Signing in")
            root { state in
                _ = state.slices.reduce(SliceAction(AuthFeature.self, .mailPage(.newLinkTapped)))
                state.route = .mailPage
            }
            .previewDisplayName("Forgotten password")
            root { state in
                state.person = Person(id: 7, name: "Casey Customer", roles: [.customer, .driver])
                state.tab = "account"
                state.route = .home(.customer)
                state.notice = "Address saved."
            }
            .previewDisplayName("Home")
        }
    }
}
#endif
