#if DEBUG
import Core
import CoreUI
import Foundation
import NotificationsAPI
import UI

struct NotificationsView_Previews: PreviewProvider {
    static var previews: some View {
        page(NotificationsState(center: CenterFeature.State(list: .loaded([.sample, .read]), unread: 1))).previewDisplayName("List")
        page(NotificationsState(path: [.preferences], preferences: PreferencesFeature.State(preferences: .loaded(.sample)))).previewDisplayName("Settings")
    }

    private static func page(_ state: NotificationsState) -> some View { NotificationsView(store: ScopedStore(state: state)) }
}

struct CenterView_Previews: PreviewProvider {
    static var previews: some View {
        page(.loading).previewDisplayName("Loading")
        page(.loaded([])).previewDisplayName("Empty")
        page(.loaded([.sample, .read, .yesterday])) { $0.unread = 1 }.previewDisplayName("Loaded")
        page(.loaded([.long, .read])) {
            $0.unread = 128
            $0.next = 7
            $0.isMarkingAll = true
            $0.message = "No connection. Please try again."
        }.previewDisplayName("Long text")
        page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
    }

    private static func page(_ list: ViewState<[NotificationItem]>, _ change: (inout CenterFeature.State) -> Void = { _ in }) -> some View {
        var state = CenterFeature.State(list: list)
        change(&state)
        return CenterView(store: ScopedStore(state: state))
    }
}

struct NotificationRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NotificationRow(item: .sample) {}.previewDisplayName("Unread")
            NotificationRow(item: .read) {}.previewDisplayName("Read")
            NotificationRow(item: .long) {}.previewDisplayName("Long text")
        }
    }
}

extension NotificationItem {
    /// One that was read, for previews.
    static let read = NotificationItem(
        id: 40, kind: "order.underWay", title: "The driver of order 12 is on the way", body: "Dana Driver is bringing your clean laundry.",
        link: sample.link, createdAt: sample.createdAt.addingTimeInterval(-1800), readAt: sample.createdAt)

    /// One of the day before, for previews.
    static let yesterday = NotificationItem(
        id: 12, kind: "chat.message", title: "New message from Dana Driver", body: "Open the conversation to read it and write back.", link: "/messages/7",
        createdAt: sample.createdAt.addingTimeInterval(-26 * 3600), readAt: sample.createdAt)

    /// One whose texts are long, for previews.
    static let long = NotificationItem(
        id: 42, kind: "chat.message", title: "New message from Maximiliana Featherstonehaugh-Constantinopolis of the night shift",
        body: "Open the conversation to read it and write back, or look at the order that it is about and decide what is to happen with it next.",
        link: "/messages/7", createdAt: sample.createdAt.addingTimeInterval(60))
}
#endif
