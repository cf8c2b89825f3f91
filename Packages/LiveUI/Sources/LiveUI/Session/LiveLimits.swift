/// The limits of a live server.
public struct LiveLimits: Sendable {
    /// The maximum size of a browser's message in bytes.
    public var messageBytes = 65_536
    /// The maximum size of typed text in bytes.
    public var textBytes = 40_000
    /// The maximum length of a path in bytes.
    public var pathBytes = 2_048
    /// The maximum number of half-typed fields to restore.
    public var fields = 200
    /// The maximum size of sealed drafts in bytes; larger ones aren't stored.
    public var draftBytes = 16_384
    /// The longest delay before typed text is sent to the page as a draft.
    public var draftInterval = Duration.seconds(1)
    /// The sustained number of messages per second that a browser may send.
    public var messagesPerSecond = 60.0
    /// The number of messages that may arrive at once.
    public var messageBurst = 300.0
    /// The maximum number of tabs per browser.
    public var tabsPerBrowser = 24
    /// The maximum number of tabs overall.
    public var tabs = 5_000
    /// The maximum number of tabs in which nobody is signed in.
    public var anonymousTabs = 2_000
    /// The maximum number of such tabs of one address; 0 for no limit.
    public var anonymousTabsPerAddress = 0
    /// The time without a message from the browser after which a tab makes room for others when there is none.
    public var evictionTime = Duration.seconds(60)
    /// The most bytes in flight to a browser that hasn't shown them yet.
    public var bytesInFlight = 16_384
    /// The time that a first page waits for its effects.
    public var firstPageWait = Duration.milliseconds(50)
    /// The time limit for a socket to identify its tab.
    public var helloWait = Duration.seconds(10)
    /// The time that a tab without a socket is kept.
    public var parkingTime = Duration.seconds(30)
    /// The time that a tab is kept whose browser sends nothing.
    public var idleTime = Duration.seconds(30 * 60)
    /// The time that somebody stays signed in in an unused browser.
    public var browserIdleTime = Duration.seconds(30 * 24 * 3600)

    /// Creates the product's limits.
    public init() {}
}
