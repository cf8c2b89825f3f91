public import Core
import HTTPTypes

/// The endpoints of notifications. Each concerns the caller's own, or those of the person whom a token names, and may be repeated freely.
public enum NotificationsEndpoints {
    /// Lists the caller's notifications.
    public static let list = Endpoint<NotificationListRequest, NotificationPage>(
        .get, "/notifications", access: .signedIn, summary: "Lists the caller's notifications by cursor, newest first.")

    /// Counts the caller's unread notifications.
    public static let unread = Endpoint<NoInput, UnreadCount>(
        .get, "/notifications/unread", access: .signedIn, summary: "Counts the caller's unread notifications.")

    /// Marks a notification as read.
    public static let read = Endpoint<IDInput, NotificationItem>(
        .post, "/notifications/{id}/read", access: .signedIn, summary: "Marks one of the caller's notifications as read.")

    /// Marks all notifications as read.
    public static let readAll = Endpoint<ReadAllRequest, UnreadCount>(
        .post, "/notifications/read", access: .signedIn, summary: "Marks the caller's notifications as read, up to one of them or all.")

    /// Reads the caller's choices.
    public static let preferences = Endpoint<NoInput, NotificationPreferences>(
        .get, "/notifications/preferences", access: .signedIn,
        summary: "Returns the channels of each kind of notification that the caller gets, and the quiet hours.")

    /// Changes the caller's choices.
    public static let change = Endpoint<ChangePreferences, NotificationPreferences>(
        .put, "/notifications/preferences", access: .signedIn, summary: "Changes channels of kinds, or the quiet hours; what isn't named stays.")

    /// Subscribes a browser.
    public static let subscribe = Endpoint<SubscribeRequest, PushReceipt>(
        .post, "/notifications/subscriptions", access: .signedIn,
        summary: "Subscribes the caller's browser to pushed notifications until its session ends; a newer subscription of the session replaces the one before.")

    /// Ends a browser's subscription.
    public static let endSubscription = Endpoint<NoInput, NoOutput>(
        .delete, "/notifications/subscriptions", access: .signedIn,
        summary: "Ends the subscription of the caller's session to pushed notifications, if there is one.")

    /// Replaces a subscription that the browser renewed while no page was open.
    public static let renew = Endpoint<RenewRequest, PushReceipt>(
        .post, "/notifications/subscriptions/renew", access: .everyone,
        summary: "Replaces the subscription that a token names, for a service worker whose browser renewed it. The session must not have ended.")

    /// Texts a code to a phone. Fails with 422 for what is no number, 429 after five codes in an hour to the phone or of the caller, and 404 where the product
    /// texts nothing.
    public static let requestCode = Endpoint<PhoneRequest, NotificationPreferences>(
        .post, "/notifications/phone", access: .signedIn, rate: .codes,
        summary: "Texts a code to a phone, which confirms that it is the caller's. Codes work for ten minutes, the newest alone.")

    /// Confirms the phone by its code. Fails with `wrong_code` (422); the fifth wrong entry ends the code.
    public static let confirmPhone = Endpoint<PhoneConfirmation, NotificationPreferences>(
        .post, "/notifications/phone/confirm", access: .signedIn, rate: .codes,
        summary: "Confirms the phone to which a code was texted, so that it gets the kinds of notifications that the caller chooses.")

    /// Removes the phone.
    public static let removePhone = Endpoint<NoInput, NotificationPreferences>(
        .delete, "/notifications/phone", access: .signedIn, summary: "Removes the caller's phone, which is texted nothing more.")

    /// Ends the mail of a kind, for a program that shows mail (RFC 8058). The token names person and kind; what the body says doesn't matter.
    public static let unsubscribe = Endpoint<UnsubscribeRequest, NoOutput>(
        .post, "/notifications/unsubscribe/{token}", access: .everyone, takes: ["application/x-www-form-urlencoded", "multipart/form-data"],
        summary: "Ends the mail of a kind of notification for the person whom the link in a mail names.")
}

extension RateLimit {
    /// The server sends a phone at most five codes in an hour, besides.
    fileprivate static let codes = RateLimit(count: 30, per: .seconds(600), scope: .accountAndAddress)
}
