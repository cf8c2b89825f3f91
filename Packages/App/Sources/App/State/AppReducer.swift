import Auth
public import Core
import CoreUI
public import Location

/// Changes the app's state. Only ``updateRoute(_:)`` decides what fills the window.
public struct AppReducer: Sendable {
    private let coordinator: AppCoordinator
    private let clock: any Clock
    private let launchScreenDuration: Duration
    private let permissions: (any PermissionService)?

    /// The time that a notice is shown.
    static let noticeDuration = Duration.seconds(4)

    /// Creates the reducer.
    ///
    /// - Parameter permissions: requests the permissions that a mode requires; nil for a product without them.
    public init(coordinator: AppCoordinator, clock: any Clock, launchScreenDuration: Duration, permissions: (any PermissionService)?) {
        self.coordinator = coordinator
        self.clock = clock
        self.launchScreenDuration = launchScreenDuration
        self.permissions = permissions
    }

    /// Changes the state for an action and returns the effects to run.
    public func reduce(_ state: inout AppState, _ action: AppAction) -> Effect<AppAction> {
        var effect = change(&state, action)
        if state.isSessionKnown, let drafts = state.returnedDrafts {
            state.returnedDrafts = nil
            effect = .merge(effect, restore(drafts, &state))
        }
        updateRoute(&state)
        return effect
    }

    /// Derives the route from the state. To change the app's flow, change this function.
    func updateRoute(_ state: inout AppState) {
        if state.isLaunching {
            state.route = .launch
        } else if state.mailPage != nil {
            state.route = .mailPage
        } else if coordinator.tabs.openPage(in: state.slices) != nil {
            state.route = .publicPage
        } else if !state.isSessionKnown {
            state.route = .launch
        } else if state.person == nil {
            state.route = .signIn
        } else if state.isLeaving {
            state.route = .leaving
        } else if !state.isOnboarded {
            state.route = .onboarding
        } else if state.needsSecondFactor {
            state.route = .secondFactor
        } else if permissions != nil, !state.isPermitted {
            state.route = .permissions
        } else {
            state.route = .home(state.mode)
        }
    }

    private func change(_ state: inout AppState, _ action: AppAction) -> Effect<AppAction> {
        switch action {
        case .started: return started(&state)
        case .returnedToForeground: return state.slices.reduce(SliceAction(AuthFeature.self, .session(.returnedToForeground))).map { .slice($0) }
        case .launchScreenFinished:
            state.isLaunching = false
            return .none
        case .opened(let path): return openAddress(path, &state)
        case .tabTapped(let id): return tabTapped(id, &state)
        case .modeTapped(let mode): return switchMode(to: mode, &state)
        case .permissionsTapped: return requestPermissions()
        case .permissionsReported(let permissions): return take(permissions, &state)
        case .draftsReturned(let drafts):
            state.returnedDrafts = drafts
            return .none
        case .noticeExpired:
            state.notice = nil
            return .none
        case .event(let event): return receive(event, &state)
        case .slice(let action): return state.slices.reduce(action).map { .slice($0) }
        }
    }

    private func started(_ state: inout AppState) -> Effect<AppAction> {
        let restoring = restore(&state)
        guard state.isLaunching else { return restoring }
        return .merge(
            restoring,
            .run(id: "launch screen") { [clock, launchScreenDuration] send in
                try? await clock.sleep(for: launchScreenDuration)
                send(.launchScreenFinished)
            })
    }

    /// Restores the drafts of the signed-in person; those of others are dropped.
    private func restore(_ drafts: Drafts, _ state: inout AppState) -> Effect<AppAction> {
        guard drafts.person == state.person?.id else { return .none }
        return state.slices.restore(drafts.entries).map { .slice($0) }
    }

    private func restore(_ state: inout AppState) -> Effect<AppAction> {
        state.slices.reduce(SliceAction(AuthFeature.self, .session(.restoreRequested))).map { .slice($0) }
    }

    private func receive(_ event: AppEvent, _ state: inout AppState) -> Effect<AppAction> {
        let forgetting = forgetPerson(before: event, &state)
        var effects = Effect.merge(forgetting, state.slices.receive(event).map { AppAction.slice($0) })
        switch event {
        case .signedIn(let person):
            // Who had to give a second factor first hasn't entered yet.
            let isNew = state.person?.id != person.id || state.tab == nil
            state.person = person
            state.isSessionKnown = true
            if isNew { effects = .merge(effects, enter(&state)) }
        case .signedOut:
            state.person = nil
            state.isSessionKnown = true
            state.tab = nil
        case .modeChanged, .sceneChanged:
            break
        case .open(let place):
            effects = .merge(effects, coordinator.path(to: place, from: state).map { openAddress($0, &state) } ?? .none)
        case .notice(let text):
            state.notice = text
            effects = .merge(
                effects,
                .run(id: "notice") { [clock] send in
                    try? await clock.sleep(for: Self.noticeDuration)
                    send(.noticeExpired)
                })
        }
        return effects
    }

    /// Ends the features' effects and resets their states when somebody signs out or another person signs in.
    private func forgetPerson(before event: AppEvent, _ state: inout AppState) -> Effect<AppAction> {
        switch event {
        case .signedOut:
            state.notice = nil
            return state.slices.signOut().map { .slice($0) }
        case .signedIn(let person):
            guard let before = state.person, before.id != person.id else { return .none }
            state.notice = nil
            return state.slices.signOut(except: AuthFeature.self).map { .slice($0) }
        case .modeChanged, .open, .notice, .sceneChanged:
            return .none
        }
    }

    /// Opens the place requested before the sign-in, or the first tab of the first mode.
    private func enter(_ state: inout AppState) -> Effect<AppAction> {
        // The place may be one of the roles that a second factor gives.
        guard !state.needsSecondFactor, !state.isLeaving else { return .none }
        let path = state.pendingPath ?? "/"
        state.pendingPath = nil
        return open(path, &state)
    }

    /// Shows the mail page or public page at a path in front of the current place; any other path closes such a page.
    private func openAddress(_ path: String, _ state: inout AppState) -> Effect<AppAction> {
        if let page = MailPage(address: path) { return .merge(closePublicPage(&state), send(.opened(page), &state)) }
        let closing = state.mailPage == nil ? .none : send(.closed, &state)
        for page in coordinator.tabs.pages {
            if let action = page.open(path) { return .merge(closing, state.slices.reduce(action).map { .slice($0) }) }
        }
        return .merge(closing, closePublicPage(&state), open(path, &state))
    }

    private func closePublicPage(_ state: inout AppState) -> Effect<AppAction> {
        guard let open = coordinator.tabs.openPage(in: state.slices) else { return .none }
        return state.slices.reduce(open.page.close).map { .slice($0) }
    }

    private func send(_ action: MailPageFeature.Action, _ state: inout AppState) -> Effect<AppAction> {
        state.slices.reduce(SliceAction(AuthFeature.self, .mailPage(action))).map { .slice($0) }
    }

    private func open(_ path: String, _ state: inout AppState) -> Effect<AppAction> {
        guard let person = state.person else {
            state.pendingPath = path == "/" ? nil : path
            return .none
        }
        let place = coordinator.place(at: path, for: person, current: state.mode)
        let changesMode = state.mode != place.mode
        state.mode = place.mode
        state.tab = place.tab
        var effects = Effect<AppAction>.none
        if let action = place.action { effects = state.slices.reduce(action).map { .slice($0) } }
        return changesMode ? .merge(.event(.modeChanged(place.mode)), effects) : effects
    }

    /// Selects a tab at its last place; tapping the selected tab returns to its root.
    private func tabTapped(_ id: String, _ state: inout AppState) -> Effect<AppAction> {
        guard id == state.tab else {
            if coordinator.tabs.tab(id, in: state.mode) != nil { state.tab = id }
            return .none
        }
        guard let action = coordinator.tabs.tab(id, in: state.mode)?.open([]) else { return .none }
        return state.slices.reduce(action).map { .slice($0) }
    }

    private func switchMode(to mode: Mode, _ state: inout AppState) -> Effect<AppAction> {
        guard state.person?.modes.contains(mode) == true, mode != state.mode else { return .none }
        return open("/\(mode.rawValue)", &state)
    }

    private func requestPermissions() -> Effect<AppAction> {
        guard let permissions else { return .none }
        return .run(id: "permissions") { send in send(.permissionsReported(await permissions.requestPermissions())) }
    }

    /// Stores the reported permissions, and sends the position if that is now permitted.
    private func take(_ newer: Permissions, _ state: inout AppState) -> Effect<AppAction> {
        let before = state.permissions
        state.permissions.merge(newer)
        guard let permissions, state.permissions != before, state.permissions.location == .granted else { return .none }
        return .run(id: "sync") { _ in await permissions.syncUserData() }
    }
}
