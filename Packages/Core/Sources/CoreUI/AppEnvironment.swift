public import Core
public import Foundation
public import UI

private struct PersonKey: EnvironmentKey {
    static let defaultValue: Person? = nil
}

private struct ModeKey: EnvironmentKey {
    static let defaultValue = Mode.customer
}

private struct CurrentMinuteKey: EnvironmentKey {
    static let defaultValue: Date? = nil
}

private struct CanOpenKey: EnvironmentKey {
    static let defaultValue = LinkAvailability(plugins: [])
}

private struct AdministrationPagesKey: EnvironmentKey {
    static let defaultValue = AdministrationPages(plugins: [])
}

/// Tells views whether a feature's links can be opened in this product.
///
/// ```swift
/// @Environment(\.canOpen) private var canOpen
///
/// if canOpen(ChatLink.self) { messageButton }
/// ```
public struct LinkAvailability: Sendable {
    private let plugins: Set<String>

    /// Creates an instance from the names of the product's plugins.
    public init(plugins: Set<String>) { self.plugins = plugins }

    /// Creates an instance that can open the given links, for previews and tests.
    public init(_ links: any AppLink.Type...) { plugins = Set(links.map { $0.plugin }) }

    /// Returns whether the plugin that shows the links is in the product.
    public func callAsFunction(_ link: (some AppLink).Type) -> Bool { plugins.contains(link.plugin) }
}

extension EnvironmentValues {
    /// Whether a feature's links can be opened in this product, so that a view doesn't offer a missing one.
    public var canOpen: LinkAvailability {
        get { self[CanOpenKey.self] }
        set { self[CanOpenKey.self] = newValue }
    }

    /// The product's pages for administrators.
    public var administrationPages: AdministrationPages {
        get { self[AdministrationPagesKey.self] }
        set { self[AdministrationPagesKey.self] = newValue }
    }

    /// The minute in which the page is rendered, for texts that depend on today; nil in previews.
    public var currentMinute: Date? {
        get { self[CurrentMinuteKey.self] }
        set { self[CurrentMinuteKey.self] = newValue }
    }

    /// The signed-in person.
    public var person: Person? {
        get { self[PersonKey.self] }
        set { self[PersonKey.self] = newValue }
    }

    /// The mode in use.
    public var mode: Mode {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
}
