import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// The changes that a batch of events makes, read before anything is written.
struct NotificationPlan: Sendable {
    /// A change of the threads of one person, of notifications older than an event.
    struct ThreadChange: Sendable {
        let thread: NotificationThread
        let event: Int
    }

    /// The notifications to write, in the order of their events.
    private(set) var new: [NewNotification] = []
    /// The threads in which a newer notification takes the place of unread ones.
    private(set) var replaced: [ThreadChange] = []
    /// The threads that their person has seen elsewhere.
    private(set) var settled: [ThreadChange] = []

    /// Everybody whose list changes.
    var people: Set<Int> { Set(new.map(\.person)).union(settled.map(\.thread.person)) }

    /// Adds a notification, which takes the place of those of its thread.
    mutating func add(_ notification: NewNotification) {
        if let name = notification.thread {
            let thread = NotificationThread(person: notification.person, name: name)
            hideAdded(thread)
            replaced.append(ThreadChange(thread: thread, event: notification.event))
        }
        new.append(notification)
    }

    /// Adds that a person has seen what a thread is about.
    mutating func settle(_ thread: NotificationThread, by event: Int) {
        hideAdded(thread)
        settled.append(ThreadChange(thread: thread, event: event))
    }

    private mutating func hideAdded(_ thread: NotificationThread) {
        for index in new.indices where new[index].person == thread.person && new[index].thread == thread.name {
            new[index].isShown = false
            new[index].outgoing = []
        }
    }
}
