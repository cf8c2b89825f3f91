/// What a live server grants to browsers.
public struct LiveLimits: Sendable {
    /// The most bytes of a message of a browser.
    public var messageBytes = 65_536
    /// The most bytes of a text that is typed.
    public var textBytes = 40_000
    /// The most bytes of an address.
    public var pathBytes = 2_048
    /// The most half-typed fields that are restored.
    public var fields = 200
    /// The most bytes of sealed drafts; what is larger isn't kept.
    public var draftBytes = 16_384
    /// How long typed text may wait before the page gets it as a draft.
    public var draftInterval = Duration.seconds(1)
    /// How many messages a second a browser may send in the long run.
    public var messagesPerSecond = 60.0
    /// How many messages may come at once.
    public var messageBurst = 300.0
    /// The most tabs of one browser.
    public var tabsPerBrowser = 24
    /// The most tabs of all.
    public var tabs = 5_000
    /// How many bytes of messages may be under way to a browser before it has shown any of them.
    public var bytesInFlight = 16_384
    /// How long a first page waits for its effects.
    public var firstPageWait = Duration.milliseconds(50)
    /// How long a socket may take to say which tab it is for.
    public var helloWait = Duration.seconds(10)
    /// How long a tab without a socket is kept.
    public var parkingTime = Duration.seconds(30)
    /// How long a tab is kept whose browser sends nothing.
    public var idleTime = Duration.seconds(30 * 60)
    /// How long somebody stays signed in in a browser that isn't used.
    public var browserIdleTime = Duration.seconds(30 * 24 * 3600)

    /// Creates the product's own limits.
    public init() {}
}
