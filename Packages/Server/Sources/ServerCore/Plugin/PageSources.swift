/// The origins besides the product's own whose scripts, frames and calls pages allow. A plugin whose provider needs some registers it.
///
/// ```swift
/// container.register(PageSources.self) { _ in PageSources(["https://js.provider.example"]) }
/// ```
public struct PageSources: Sendable {
    /// The origins.
    public let origins: [String]

    /// Creates sources.
    public init(_ origins: [String]) { self.origins = origins }
}
