/// Who listens to which channel's announcements in this process; for drivers.
///
/// A listener is told once, however many announcements came since it last looked: an announcement says that there is something to look for, not what.
public typealias Announcements = ChannelListeners<Void>

extension ChannelListeners where Message == Void {
    /// Creates it with no listeners.
    public convenience init() { self.init(limit: 1) }

    /// Yields once after announcements on a channel; ends with ``finish()``.
    ///
    /// - Parameter tellsNow: whether it yields at once, too.
    public func listen(to channel: String, tellsNow: Bool = true) -> AsyncStream<Void> { listen(to: channel, first: tellsNow ? () : nil) }

    /// Tells a channel's listeners.
    public func tell(_ channel: String) { tell((), on: channel) }
}
