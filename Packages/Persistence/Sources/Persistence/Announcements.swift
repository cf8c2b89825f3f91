/// The listeners to announcements in this process, by channel; for drivers.
///
/// A listener is notified once, however many announcements were made since it last looked: an announcement says that there is something to read, not what.
public typealias Announcements = ChannelListeners<Void>

extension ChannelListeners where Message == Void {
    /// Creates an instance without listeners.
    public convenience init() { self.init(limit: 1) }

    /// Returns a stream that yields once after announcements on a channel, until ``finish()``.
    ///
    /// - Parameter startsNotified: whether it also yields at once.
    public func listen(to channel: String, startsNotified: Bool = true) -> AsyncStream<Void> { listen(to: channel, first: startsNotified ? () : nil) }

    /// Notifies a channel's listeners.
    public func notify(_ channel: String) { send((), on: channel) }
}
