import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// Carries notifications out of the app by one channel.
protocol NotificationCarrier: Sendable {
    /// A notification, worded and addressed.
    associatedtype Parcel: Sendable

    var channel: NotificationChannel { get }
    /// The most that are under way at once.
    var parallel: Int { get }

    /// Words and addresses a notification; nil for a person whom the channel doesn't reach.
    func parcel(for due: DueNotification, at now: Date, in transaction: Transaction) throws -> Parcel?
    /// Sends it.
    ///
    /// - Throws: ``CarrierError`` where it has to be sent again, or can't be.
    func send(_ parcel: Parcel) async throws(CarrierError)
}

/// A notification that its person still wants by a channel.
struct DueNotification: Sendable {
    let delivery: DeliveryQueue.Stored
    let stored: NotificationRepository.Stored
    let kind: NotificationKind
}

/// The reason why a notification wasn't sent.
struct CarrierError: Error, Sendable, Equatable {
    /// Whether every attempt would fail.
    let isPermanent: Bool
    /// The problem, for the log, without address and text.
    let description: String
    /// The seconds that the other server wants to be left alone; nil where it doesn't say.
    var retryAfter: TimeInterval?
}
