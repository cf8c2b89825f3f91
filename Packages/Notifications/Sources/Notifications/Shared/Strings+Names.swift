import Core

extension Strings {
    static func name(_ channel: NotificationChannel) -> String {
        switch channel {
        case .inApp: channelApp
        case .push: channelPush
        case .mail: channelMail
        case .sms: channelText
        }
    }
}
