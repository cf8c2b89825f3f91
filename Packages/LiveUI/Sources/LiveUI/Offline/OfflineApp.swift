public import Core
public import CoreUI
public import Networking

/// The description of a product whose pages can be installed and used offline.
public struct OfflineApp: Sendable {
    /// The web app manifest.
    public let manifest: WebManifest
    /// The page shown for an address that isn't stored, by language.
    public let fallbacks: [Language: OfflineFallback]
    /// The actions that work offline.
    public let intents: [OfflineIntent]
    /// The features' parts of the service worker, each self-contained.
    public let workerScripts: [String]
    /// Returns the id of the signed-in person, according to the API.
    public let personID: @Sendable (AuthSession) async throws(APIError) -> Int
    /// Returns a caller of endpoints as the signed-in person.
    public let caller: @Sendable (AuthSession) -> any EndpointCaller

    /// Creates the description.
    public init(
        manifest: WebManifest, fallbacks: [Language: OfflineFallback], intents: [OfflineIntent], workerScripts: [String] = [],
        personID: @escaping @Sendable (AuthSession) async throws(APIError) -> Int,
        caller: @escaping @Sendable (AuthSession) -> any EndpointCaller
    ) {
        self.manifest = manifest
        self.fallbacks = fallbacks
        self.intents = intents
        self.workerScripts = workerScripts
        self.personID = personID
        self.caller = caller
    }
}

/// The page that the browser shows offline for an address it hasn't stored.
///
/// Its HTML may contain links with the attributes `href="/kept/KIND"`, `data-kept="KIND"` and `hidden`, which are shown if a page of that kind is stored.
public struct OfflineFallback: Sendable {
    /// The title.
    public let title: String
    /// The content of the body.
    public let html: [UInt8]
    /// The CSS rules of its classes.
    public let styles: String

    /// Creates a page.
    public init(title: String, html: [UInt8], styles: String = "") {
        self.title = title
        self.html = html
        self.styles = styles
    }
}
