public import Core
public import Foundation
public import HTTPTypes
public import Networking
public import ServerCore
public import UI

/// The app of one tab: a store and the view of its state. It is created, used and released inside the tab's session actor.
public protocol LiveRoot: AnyObject {
    /// Renders the current state.
    ///
    /// - Parameter extents: the number of rows that the browser has requested of lazy containers.
    func render(extents: LazyExtents) -> Render

    /// The language of the state: the person's choice, or the browser's.
    var language: Language { get }

    /// The path of the place that the state shows, such as `/customer/activity/12`.
    var location: String { get }

    /// Opens a path: at the start, by a link, or by the browser's back and forward.
    func open(_ path: String)

    /// The drafts, in the app's own format, with equal bytes for equal entries; nil if there are none.
    ///
    /// The page stores them sealed and returns them to the next session, here or on another server, which receives them in ``restore(drafts:)``.
    var drafts: Data? { get }

    /// Restores the drafts of an ended session, before its screens are shown.
    func restore(drafts: Data)

    /// Called when the page is visible or connected again.
    func returnedToForeground()

    /// Called when a browser starts or stops showing the page. Called with false before the first ``open(_:)``, since a requested page may never be
    /// shown.
    func sceneChanged(isActive: Bool)

    /// Called when a browser connects or disconnects. While none is connected nobody sees changes, so the page may wait with fetching them. Not called
    /// before the first connection.
    func connectionChanged(isConnected: Bool)

    /// Handles everything in the store's inbox.
    ///
    /// - Returns: whether there was anything.
    @discardableResult
    func drain() -> Bool

    /// Drains the inbox until the store is stopped. `changed` is called once per turn, `settled` after a turn that leaves nothing to wait for.
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async

    /// Whether there is work in progress that a first page may wait for.
    var isBusy: Bool { get }

    /// Cancels all effects.
    func stop()
}

extension LiveRoot {
    /// Nil, for roots without drafts.
    public var drafts: Data? { nil }

    /// Does nothing.
    public func restore(drafts: Data) {}

    /// Does nothing.
    public func returnedToForeground() {}

    /// Does nothing.
    public func sceneChanged(isActive: Bool) {}

    /// Does nothing.
    public func connectionChanged(isConnected: Bool) {}
}

/// An app that LiveUI serves: creates a root per tab and provides the document around it.
public protocol LiveApp: Sendable {
    /// The document around the app.
    var document: LiveDocument { get }

    /// Renews the tokens of browser sessions.
    var refresher: any SessionRefreshing { get }

    /// Returns the id of the tokens' person; nil if it can't be determined.
    func personID(of tokens: Tokens) async -> Int?

    /// Creates the app of a new tab.
    func makeRoot(_ visit: Visit) throws -> any LiveRoot

    /// Passes a browser's request for a file on to the API.
    ///
    /// - Parameters:
    ///   - path: the path relative to the API's base, percent-encoded.
    ///   - file: the file to send; nil to ask for one.
    ///   - session: the tokens of the browser session.
    ///   - address: the browser's address.
    func relay(
        _ path: String, file: UploadedFile?, ifNoneMatch tag: String?, session: AuthSession, address: String
    ) async throws(APIError) -> (HTTPResponse, Data)
}

extension LiveApp {
    /// Throws 404, for apps without files.
    public func relay(
        _ path: String, file: UploadedFile?, ifNoneMatch tag: String?, session: AuthSession, address: String
    ) async throws(APIError) -> (HTTPResponse, Data) {
        throw .notFound()
    }
}

/// A file that a browser sends.
public struct UploadedFile: Sendable {
    /// The bytes.
    public let data: Data
    /// The media type that the browser declares.
    public let type: String
}

/// The opening of a tab.
public struct Visit: Sendable {
    /// The browser session's tokens.
    public let session: AuthSession
    /// The path to show.
    public let path: String
    /// Whether the person opens the app anew, rather than by a deep link, a reload or a reconnect.
    public let isColdStart: Bool
    /// The browser's preferred languages, best first.
    public let languages: [Language]
    /// The browser's address, for the transport of the tab's API client, so that limits by address apply to it.
    public let remoteAddress: String
    /// The browser's user agent, passed on with its API calls; nil if it sends none.
    public let userAgent: String?
    /// The scripts' reports about the device, by name: `location` for the cookie `tumble_device_location`. Not trusted, since the person can set any value.
    public let deviceReports: [String: String]
    /// The time at which an administrator stops viewing as the session's person; nil if it is the person's own session.
    public let viewingUntil: Date?

    /// Creates a visit.
    public init(
        session: AuthSession, path: String, isColdStart: Bool, languages: [Language] = [], remoteAddress: String = ServerRequest.inProcess,
        userAgent: String? = nil, deviceReports: [String: String] = [:], viewingUntil: Date? = nil
    ) {
        self.session = session
        self.viewingUntil = viewingUntil
        self.remoteAddress = remoteAddress
        self.userAgent = userAgent
        self.deviceReports = deviceReports
        self.path = path
        self.isColdStart = isColdStart
        self.languages = languages
    }
}
