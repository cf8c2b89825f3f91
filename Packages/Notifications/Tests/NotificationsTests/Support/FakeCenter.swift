import Core
import CoreTesting
import Foundation
import Networking
import NotificationsAPI

@testable import Notifications

extension Following {
    /// One that hears nothing.
    static var silent: Following { Following(realtime: FakeRealtime(), clock: TestClock()) }
}

extension NotificationItem {
    /// An unread notification.
    static func unread(_ id: Int, link: String = "/customer/activity/12") -> NotificationItem {
        NotificationItem(id: id, kind: "order.delivered", title: "Title \(id)", body: "Body", link: link, createdAt: NotificationItem.sample.createdAt)
    }
}
