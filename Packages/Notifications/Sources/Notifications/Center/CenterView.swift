import Core
import CoreUI
import NotificationsAPI
import Theme
import UI

/// The person's notifications by day, with the unread ones marked.
struct CenterView: View {
    let store: ScopedStore<CenterFeature>

    @Environment(\.theme) private var theme
    @Environment(\.currentMinute) private var currentMinute

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.title, subtitle: store.state.unread > 0 ? Strings.unread(store.state.unread) : nil) { actions }
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("notifications.message") }
            ViewStateView(store.state.list, loading: .rows(5), retry: { store.send(.appeared) }) { list($0) }
        }
        .onAppear { store.send(.appeared) }
    }

    private var actions: some View {
        HStack(spacing: theme.spacing.sm) {
            if store.state.unread > 0 {
                QuietButton(Strings.readAll, symbol: AppSymbols.checkName, isBusy: store.state.isMarkingAll) { store.send(.readAllTapped) }
                    .accessibilityIdentifier("notifications.readAll")
            }
            QuietButton(Strings.preferences) { store.send(.preferencesTapped) }
                .accessibilityIdentifier("notifications.preferences")
        }
    }

    @ViewBuilder
    private func list(_ items: [NotificationItem]) -> some View {
        if items.isEmpty {
            EmptyStateView(symbol: AppSymbols.bellName, title: Strings.empty, message: Strings.emptyMessage)
        } else {
            ForEach(NotificationDay.days(of: items, at: currentMinute), id: \.name) { day in
                SectionCard(day.name) {
                    ForEach(day.items, id: \.id) { item in
                        NotificationRow(item: item) { store.send(.itemTapped(item.id)) }
                    }
                }
            }
            if store.state.next != nil {
                SecondaryButton(Strings.older, isBusy: store.state.isLoadingOlder) { store.send(.olderTapped) }
                    .accessibilityIdentifier("notifications.older")
            }
        }
    }
}

/// A notification in the list: what happened, when, and a mark while it is unread.
struct NotificationRow: View {
    let item: NotificationItem
    let open: () -> Void

    private var details: String { [item.body, DateFormat.time(item.createdAt)].filter { !$0.isEmpty }.joined(separator: " · ") }

    private var isUnread: Bool { item.readAt == nil }

    var body: some View {
        ListRow(item.title, subtitle: details, symbol: AppSymbols.bellName, tone: isUnread ? .info : .neutral, action: open) {
            if isUnread { Pill(Strings.new, tone: .info) }
        }
        .accessibilityIdentifier("notifications.item.\(item.id)")
    }
}
