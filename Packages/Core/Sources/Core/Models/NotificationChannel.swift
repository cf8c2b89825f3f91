/// A way by which a notification reaches a person.
public enum NotificationChannel: String, Codable, Sendable, CaseIterable, Hashable {
    /// The list in the app, with its badge. It makes no sound.
    case inApp
    /// A message of the browser, also while the app is closed.
    case push
    /// Email.
    case mail
    /// A text message to the person's phone.
    case sms
}
