import Core
import Foundation
import Networking
import NotificationsAPI

/// The person's notifications, kept current from sign-in on so that their number can be shown anywhere.
struct CenterFeature: Screen {
    struct State: Sendable, Equatable {
        /// The notifications, newest first.
        var list: ViewState<[NotificationItem]> = .idle
        /// The cursor of the older ones; nil where there are none.
        var next: Int?
        /// The number of all unread notifications.
        var unread = 0
        var isLoadingOlder = false
        var isMarkingAll = false
        /// The reason why the last press had no effect.
        var message: String?

        /// The text of the badge: the number of unread ones, at most `99+`; nil for none.
        var badge: String? { unread == 0 ? nil : unread > 99 ? "99+" : String(unread) }

        /// Takes over the newest notifications, and keeps the older ones that were loaded before.
        mutating func take(_ page: NotificationPage) {
            let older = (list.value ?? []).filter { item in page.items.last.map { item.id < $0.id } ?? false }
            list = .loaded(page.items + older)
            if older.isEmpty { next = page.next }
            unread = page.unread
        }

        /// Changes when a notification was read.
        mutating func setRead(_ id: Int, at time: Date?) {
            guard var items = list.value, let index = items.firstIndex(where: { $0.id == id }) else { return }
            items[index].readAt = time
            list = .loaded(items)
        }
    }

    enum Action: Sendable, Equatable {
        /// The list is on the screen, or the person asks to try again.
        case appeared
        case loaded(Result<NotificationPage, APIError>)
        case olderTapped
        case olderLoaded(Result<NotificationPage, APIError>)
        case itemTapped(Int)
        /// A notification was marked as read, or couldn't be.
        case marked(Int, APIError?)
        case readAllTapped
        case allMarked(Result<UnreadCount, APIError>)
        case preferencesTapped
    }

    let service: any NotificationsService
    let following: Following
    let clock: any Core.Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.list.beginLoading()
            state.message = nil
            return load()
        case .loaded(.success(let page)):
            state.take(page)
        case .loaded(.failure(let error)):
            state.list.finish(.failure(error))
        case .olderTapped:
            guard let next = state.next, !state.isLoadingOlder else { return .none }
            state.isLoadingOlder = true
            return .load(id: "older") { [service] () throws(APIError) in
                try await service.page(before: next)
            } send: {
                .olderLoaded($0)
            }
        case .olderLoaded(let result):
            takeOlder(result, &state)
        case .itemTapped(let id):
            return open(id, &state)
        case .marked(let id, let error):
            guard error != nil else { return .none }
            state.setRead(id, at: nil)
            state.unread += 1
        case .readAllTapped:
            guard let newest = state.list.value?.first, !state.isMarkingAll else { return .none }
            state.isMarkingAll = true
            state.message = nil
            return .load(id: "readAll") { [service] () throws(APIError) in
                try await service.markAllRead(upTo: newest.id)
            } send: {
                .allMarked($0)
            }
        case .allMarked(let result):
            takeMarked(result, &state)
        case .preferencesTapped:
            // The feature goes there.
            return .none
        }
        return .none
    }

    /// Keeps the list current for as long as the person is signed in.
    func follow(of person: Int) -> Effect<Action> {
        .follow(NotificationsTopics.list(of: person), id: "live", with: following) { [service] () throws(APIError) in
            try await service.page(before: nil)
        } send: {
            .loaded($0)
        }
    }

    private func load() -> Effect<Action> {
        .load(id: "list") { [service] () throws(APIError) in
            try await service.page(before: nil)
        } send: {
            .loaded($0)
        }
    }

    /// Opens the page of a notification, which counts as read at once.
    private func open(_ id: Int, _ state: inout State) -> Effect<Action> {
        guard let item = state.list.value?.first(where: { $0.id == id }) else { return .none }
        let opening: Effect<Action> = LinkPlace(path: item.link).map { .event(.open($0)) } ?? .none
        guard item.readAt == nil else { return opening }
        state.setRead(id, at: clock.now)
        state.unread = max(0, state.unread - 1)
        let marking: Effect<Action> = .load(id: "read.\(id)") { [service] () throws(APIError) in
            try await service.markRead(id)
        } send: { (result: Result<Void, APIError>) in
            if case .failure(let error) = result { .marked(id, error) } else { .marked(id, nil) }
        }
        return .merge(opening, marking)
    }

    private func takeOlder(_ result: Result<NotificationPage, APIError>, _ state: inout State) {
        state.isLoadingOlder = false
        switch result {
        case .success(let page):
            state.list = .loaded((state.list.value ?? []) + page.items)
            state.next = page.next
            state.message = nil
        case .failure(let error):
            state.message = error.message
        }
    }

    private func takeMarked(_ result: Result<UnreadCount, APIError>, _ state: inout State) {
        state.isMarkingAll = false
        switch result {
        case .success(let unread):
            let now = clock.now
            for item in state.list.value ?? [] where item.readAt == nil { state.setRead(item.id, at: now) }
            state.unread = unread.count
        case .failure(let error):
            state.message = error.message
        }
    }
}
