import Core
import Persistence

/// The channels that leave the app and reach people: mail everybody, pushed notifications those with a subscription,
/// text messages those with a confirmed phone.
struct ChannelReach: Sendable {
    private let channels: Set<NotificationChannel>
    private let subscribers: Set<Int>
    private let owners: Set<Int>

    /// Reads what people have.
    ///
    /// - Parameter channels: those of the product.
    init(of people: [Int], by channels: [NotificationChannel], in transaction: Transaction) throws {
        self.channels = Set(channels).subtracting([.inApp])
        subscribers = channels.contains(.push) ? try SubscriptionRepository.subscribers(among: people, in: transaction) : []
        owners = channels.contains(.sms) ? try PhoneRepository.owners(among: people, in: transaction) : []
    }

    /// Returns the channels that reach a person.
    func channels(of person: Int) -> Set<NotificationChannel> {
        var reached = channels
        if !subscribers.contains(person) { reached.remove(.push) }
        if !owners.contains(person) { reached.remove(.sms) }
        return reached
    }
}
