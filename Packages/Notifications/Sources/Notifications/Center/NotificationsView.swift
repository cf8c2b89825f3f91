import Core
import CoreUI
import NotificationsAPI
import Theme
import UI

/// The tab `notifications`: the list, or the choice of channels.
struct NotificationsView: View {
    let store: ScopedStore<NotificationsFeature>

    var body: some View {
        Group {
            switch store.state.path.last {
            case nil, .center: CenterView(store: store.scope(\.center, NotificationsAction.center))
            case .preferences:
                PreferencesView(
                    store: store.scope(\.preferences, NotificationsAction.preferences), push: store.scope(\.push, NotificationsAction.push),
                    texts: store.scope(\.texts, NotificationsAction.texts), person: store.state.person)
            }
        }
        .navigationTitle(Strings.title)
    }
}
