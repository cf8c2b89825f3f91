import Auth
public import Core
import CoreUI
import Theme
public import UI

/// The whole window: what the route says.
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

    /// The window.
    public var body: some View {
        switch state.route {
        case .launch: launch
        case .signIn: signIn
        case .onboarding: onboarding
        case .home(let mode): home(mode)
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
            switch store.state.form.purpose {
            case .signIn: SignInView(store: store, productName: configuration.displayName)
            case .register: RegisterView(store: store, productName: configuration.displayName)
            }
        }
    }

    @ViewBuilder
    private var onboarding: some View {
        ConnectionBanner()
        if let store = access.scope(AuthFeature.self) {
            AccountView(store: store)
        }
    }

    private func home(_ mode: Mode) -> some View {
        HomeView(
            mode: mode, modes: state.person?.modes ?? [], tabs: tabs.tabs(in: mode), selected: state.tab, notice: state.notice,
            configuration: configuration, access: access, send: send)
    }
}
