import Core
import Networking
import NotificationsAPI

/// The calls that the client makes about notifications.
protocol NotificationsService: Sendable {
    /// Returns the newest notifications, or the nearest ones before one.
    func page(before id: Int?) async throws(APIError) -> NotificationPage
    /// Marks a notification as read.
    func markRead(_ id: Int) async throws(APIError)
    /// Marks all notifications up to one as read, and returns how many are unread.
    func markAllRead(upTo id: Int) async throws(APIError) -> UnreadCount
    /// Returns the person's choices.
    func preferences() async throws(APIError) -> NotificationPreferences
    /// Changes choices, and returns all of them.
    func change(_ change: ChangePreferences) async throws(APIError) -> NotificationPreferences
    /// Subscribes the browser to pushed notifications.
    func subscribe(_ request: SubscribeRequest) async throws(APIError) -> PushReceipt
    /// Ends the browser's subscription.
    func endSubscription() async throws(APIError) -> NoOutput
    /// Has a code texted to a phone.
    func requestCode(_ request: PhoneRequest) async throws(APIError) -> NotificationPreferences
    /// Confirms the phone by its code.
    func confirmPhone(_ confirmation: PhoneConfirmation) async throws(APIError) -> NotificationPreferences
    /// Has the phone texted nothing more.
    func removePhone() async throws(APIError) -> NotificationPreferences
}

/// Notifications over the API.
struct LiveNotificationsService: NotificationsService {
    let client: APIClient

    func page(before id: Int?) async throws(APIError) -> NotificationPage {
        try await client.call(NotificationsEndpoints.list, NotificationListRequest(before: id))
    }

    func markRead(_ id: Int) async throws(APIError) { _ = try await client.call(NotificationsEndpoints.read, IDInput(id: id)) }

    func markAllRead(upTo id: Int) async throws(APIError) -> UnreadCount {
        try await client.call(NotificationsEndpoints.readAll, ReadAllRequest(upTo: id))
    }

    func preferences() async throws(APIError) -> NotificationPreferences { try await client.call(NotificationsEndpoints.preferences) }

    func change(_ change: ChangePreferences) async throws(APIError) -> NotificationPreferences {
        try await client.call(NotificationsEndpoints.change, change)
    }

    func subscribe(_ request: SubscribeRequest) async throws(APIError) -> PushReceipt {
        try await client.call(NotificationsEndpoints.subscribe, request)
    }

    func endSubscription() async throws(APIError) -> NoOutput { try await client.call(NotificationsEndpoints.endSubscription) }

    func requestCode(_ request: PhoneRequest) async throws(APIError) -> NotificationPreferences {
        try await client.call(NotificationsEndpoints.requestCode, request)
    }

    func confirmPhone(_ confirmation: PhoneConfirmation) async throws(APIError) -> NotificationPreferences {
        try await client.call(NotificationsEndpoints.confirmPhone, confirmation)
    }

    func removePhone() async throws(APIError) -> NotificationPreferences { try await client.call(NotificationsEndpoints.removePhone) }
}

#if DEBUG
/// Notifications for tests, which respond with what they were given.
struct FakeNotificationsService: NotificationsService {
    /// The newest notifications, and those before any.
    var newest: Result<NotificationPage, APIError> = .success(.sample)
    var older: Result<NotificationPage, APIError> = .success(NotificationPage(items: [], unread: 1))
    /// The response to marking all as read; marking one fails where it does.
    var marked: Result<UnreadCount, APIError> = .success(UnreadCount(count: 0))
    var chosen: Result<NotificationPreferences, APIError> = .success(.sample)
    /// The response to every change.
    var changed: Result<NotificationPreferences, APIError> = .success(.sample)
    /// The response to subscribing; ending fails where it does.
    var subscribed: Result<PushReceipt, APIError> = .success(.sample)
    /// The responses to asking for a code, to entering it, and to removing the phone.
    var requested: Result<NotificationPreferences, APIError> = .success(.sample)
    var confirmed: Result<NotificationPreferences, APIError> = .success(.sample)
    var removed: Result<NotificationPreferences, APIError> = .success(.sample)

    func page(before id: Int?) async throws(APIError) -> NotificationPage { try (id == nil ? newest : older).get() }
    func markRead(_ id: Int) async throws(APIError) { _ = try marked.get() }
    func markAllRead(upTo id: Int) async throws(APIError) -> UnreadCount { try marked.get() }
    func preferences() async throws(APIError) -> NotificationPreferences { try chosen.get() }
    func change(_ change: ChangePreferences) async throws(APIError) -> NotificationPreferences { try changed.get() }
    func subscribe(_ request: SubscribeRequest) async throws(APIError) -> PushReceipt { try subscribed.get() }
    func endSubscription() async throws(APIError) -> NoOutput {
        _ = try subscribed.get()
        return NoOutput()
    }
    func requestCode(_ request: PhoneRequest) async throws(APIError) -> NotificationPreferences { try requested.get() }
    func confirmPhone(_ confirmation: PhoneConfirmation) async throws(APIError) -> NotificationPreferences { try confirmed.get() }
    func removePhone() async throws(APIError) -> NotificationPreferences { try removed.get() }
}
#endif
