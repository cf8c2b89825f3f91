import Core
import Networking
import NotificationsAPI

/// The state of Notifications: one field for each screen, and the place in the tab.
struct NotificationsState: Sendable, Equatable {
    /// The person who is signed in.
    var person: Int?
    /// The place inside the tab; empty at the list.
    var path: [NotificationsLink] = []
    var center = CenterFeature.State()
    var preferences = PreferencesFeature.State()
    var push = PushFeature.State()
    var texts = TextsFeature.State()
}

/// The actions of Notifications: one case for each screen, and events from outside the feature.
enum NotificationsAction: Sendable, Equatable {
    /// A person signed in.
    case signedIn(Int)
    /// The person went to another place in the tab.
    case opened([NotificationsLink])
    case center(CenterFeature.Action)
    case preferences(PreferencesFeature.Action)
    case push(PushFeature.Action)
    case texts(TextsFeature.Action)
}

/// The list of notifications with its badge, live from sign-in on, and the choice of channels, and the browser's subscription.
struct NotificationsFeature: Feature {
    static let name = "notifications"

    private let center: CenterFeature
    private let preferences: PreferencesFeature
    private let push: PushFeature
    private let texts: TextsFeature

    init(service: any NotificationsService, following: Following, clock: any Clock) {
        center = CenterFeature(service: service, following: following, clock: clock)
        preferences = PreferencesFeature(service: service)
        push = PushFeature(service: service)
        texts = TextsFeature(service: service)
    }

    var initialState: NotificationsState { NotificationsState() }

    var drafts: [Draft<NotificationsState, NotificationsAction>] { [Draft("texts", of: \.texts.draft) { .texts(.draftRestored($0)) }] }

    func action(for event: AppEvent) -> NotificationsAction? {
        switch event {
        case .signedIn(let person): .signedIn(person.id)
        case .signedOut, .modeChanged, .open, .notice, .sceneChanged: nil
        }
    }

    func reduce(_ state: inout NotificationsState, _ action: NotificationsAction) -> Effect<NotificationsAction> {
        switch action {
        case .signedIn(let person):
            guard state.person != person else { return .none }
            state.person = person
            return center.follow(of: person).map(scope: "center", NotificationsAction.center)
        case .opened(let path):
            state.path = path
            return .none

        // What the screens ask of the feature.
        case .center(.preferencesTapped):
            state.path = [.preferences]
            return .none
        case .preferences(.backTapped):
            state.path = []
            return .none

        case .texts(.changed(.success(let preferences))):
            state.preferences.take(preferences)
            return texts.reduce(&state.texts, .changed(.success(preferences))).map(scope: "texts", NotificationsAction.texts)

        case .center(let action): return center.reduce(&state.center, action).map(scope: "center", NotificationsAction.center)
        case .preferences(let action): return preferences.reduce(&state.preferences, action).map(scope: "preferences", NotificationsAction.preferences)
        case .push(let action): return push.reduce(&state.push, action).map(scope: "push", NotificationsAction.push)
        case .texts(let action): return texts.reduce(&state.texts, action).map(scope: "texts", NotificationsAction.texts)
        }
    }
}
