public import Foundation

/// The two products, development and production.
public enum BuildConfiguration: String, Sendable {
    /// `tumble-dev`: demo data, everything in one process.
    case development
    /// `tumble`: refuses to start without its secrets.
    case production
}

/// The part of the configuration that clients need.
public struct AppConfiguration: Sendable, Equatable {
    /// Development or production.
    public let build: BuildConfiguration
    /// The bundle identifier, used as log subsystem and token audience.
    public let bundleIdentifier: String
    /// The name shown to people.
    public let displayName: String
    /// The base URL of the API; nil when the API runs in this process.
    public let apiBaseURL: URL?
    /// The time that the launch screen stays visible on a cold start.
    public let launchScreenDuration: Duration

    /// Creates a configuration.
    public init(
        build: BuildConfiguration, bundleIdentifier: String, displayName: String, apiBaseURL: URL?, launchScreenDuration: Duration
    ) {
        self.build = build
        self.bundleIdentifier = bundleIdentifier
        self.displayName = displayName
        self.apiBaseURL = apiBaseURL
        self.launchScreenDuration = launchScreenDuration
    }

    /// Returns the same configuration with another name.
    public func named(_ name: String) -> AppConfiguration {
        AppConfiguration(
            build: build, bundleIdentifier: bundleIdentifier, displayName: name, apiBaseURL: apiBaseURL, launchScreenDuration: launchScreenDuration)
    }

    #if DEBUG
    /// A configuration for tests and previews.
    public static let sample = AppConfiguration(
        build: .development, bundleIdentifier: "app.tumble.dev", displayName: "Tumble Dev", apiBaseURL: nil, launchScreenDuration: .zero)
    #endif
}
