public import Core
public import CoreUI
public import Networking

/// What a product gives so that its pages can be installed, and used without a network.
public struct OfflineApp: Sendable {
    /// How it is installed.
    public let manifest: WebManifest
    /// What stands in for an address that isn't kept, by language.
    public let fallbacks: [Language: OfflineFallback]
    /// What can be done without a network.
    public let intents: [OfflineIntent]
    /// Who is signed in, as the API knows it now.
    public let personID: @Sendable (AuthSession) async throws(APIError) -> Int
    /// Calls endpoints for whoever is signed in.
    public let caller: @Sendable (AuthSession) -> any EndpointCaller

    /// Creates the description.
    public init(
        manifest: WebManifest, fallbacks: [Language: OfflineFallback], intents: [OfflineIntent],
        personID: @escaping @Sendable (AuthSession) async throws(APIError) -> Int,
        caller: @escaping @Sendable (AuthSession) -> any EndpointCaller
    ) {
        self.manifest = manifest
        self.fallbacks = fallbacks
        self.intents = intents
        self.personID = personID
        self.caller = caller
    }
}

/// The page that the browser shows, without a network, for an address that it doesn't keep.
///
/// Its HTML may hold links with the attributes `href="/kept/KIND"`, `data-kept="KIND"` and `hidden`, which are shown where a page of that kind is kept.
public struct OfflineFallback: Sendable {
    /// The title.
    public let title: String
    /// The content of its body.
    public let html: [UInt8]
    /// The rules of the classes in it.
    public let styles: String

    /// Creates a page.
    public init(title: String, html: [UInt8], styles: String = "") {
        self.title = title
        self.html = html
        self.styles = styles
    }
}
