public import Core
public import Foundation
public import Networking
public import ServerCore
public import UI

/// The app of one tab: a store and the view of its state. It is made, used and dropped inside the tab's session actor.
public protocol LiveRoot: AnyObject {
    /// Renders the present state.
    ///
    /// - Parameter extents: how many rows of its lazy containers the browser has asked for.
    func render(extents: LazyExtents) -> Render

    /// The language that the state asks for: the person's, else the browser's.
    var language: Language { get }

    /// The address of the place that the state shows, such as `/customer/activity/12`.
    var location: String { get }

    /// Goes to an address: at the start, by a link, by the browser's back and forward.
    func open(_ path: String)

    /// What has been entered and not sent, in a form of the app's own; equal entries have equal bytes. nil where that is nothing.
    ///
    /// The page keeps it sealed and gives it to the next session, here or on another server, which gets it by ``restore(drafts:)``.
    var drafts: Data? { get }

    /// Takes back what was entered in a session that is gone, before its screens are shown.
    func restore(drafts: Data)

    /// The page can be seen again, or is connected again.
    func returnedToForeground()

    /// A browser shows the page now, or no longer: it hides it, or has gone. Told false before the first ``open(_:)``, since a page that was asked for
    /// may never be shown.
    func sceneChanged(isActive: Bool)

    /// A browser is connected now, or no longer: while none is, nobody sees what changes, and the page may wait with finding out until one is again. Not told
    /// before the first is.
    func connectionChanged(isConnected: Bool)

    /// Takes everything that waits in the store's inbox.
    ///
    /// - Returns: whether there was anything.
    @discardableResult
    func drain() -> Bool

    /// Drains the inbox until the store is stopped; `changed` is called once a turn, `settled` after a turn that leaves nothing to wait for.
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async

    /// Whether work is under way that a first page may wait for.
    var isBusy: Bool { get }

    /// Cancels all effects.
    func stop()
}

extension LiveRoot {
    /// Nothing: a root whose state is all sent has no drafts.
    public var drafts: Data? { nil }

    /// Nothing.
    public func restore(drafts: Data) {}

    /// Nothing: most roots have nothing that could have ended meanwhile.
    public func returnedToForeground() {}

    /// Nothing: most roots do the same for a page that nobody sees.
    public func sceneChanged(isActive: Bool) {}

    /// Does nothing.
    public func connectionChanged(isConnected: Bool) {}
}

/// What LiveUI serves: makes an app per tab and knows how the page around it looks.
public protocol LiveApp: Sendable {
    /// The page's frame.
    var document: LiveDocument { get }

    /// Renews the tokens of browser sessions.
    var refresher: any SessionRefreshing { get }

    /// Whose tokens are; nil where that can't be told (any more).
    func personID(of tokens: Tokens) async -> Int?

    /// Makes the app of a new tab.
    func makeRoot(_ visit: Visit) throws -> any LiveRoot
}

/// A tab that opens.
public struct Visit: Sendable {
    /// The browser session's tokens.
    public let session: AuthSession
    /// The address that the tab shows.
    public let path: String
    /// Whether the person comes to the app anew: no deep link, no reload, no reconnect.
    public let isColdStart: Bool
    /// The languages that the browser asks for, the best first.
    public let languages: [Language]
    /// Where the browser is, so that what it does here is limited by its address as well: for the transport of the tab's API client.
    public let remoteAddress: String
    /// What the browser calls itself, so that its calls of the API are known as its; nil where it doesn't say.
    public let userAgent: String?
    /// What the app's scripts noted about the device, by name: `location` for the cookie `tumble_device_location`. The person can write anything there.
    public let deviceNotes: [String: String]

    /// Creates a visit.
    public init(
        session: AuthSession, path: String, isColdStart: Bool, languages: [Language] = [], remoteAddress: String = ServerRequest.inProcess,
        userAgent: String? = nil, deviceNotes: [String: String] = [:]
    ) {
        self.session = session
        self.remoteAddress = remoteAddress
        self.userAgent = userAgent
        self.deviceNotes = deviceNotes
        self.path = path
        self.isColdStart = isColdStart
        self.languages = languages
    }
}
