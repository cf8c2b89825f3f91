public import Foundation

/// Which of the two products this is.
public enum BuildConfiguration: String, Sendable {
    /// `tumble-dev`: demo data, everything in one process.
    case development
    /// `tumble`: refuses to start without its secrets.
    case production
}

/// What a client needs to know of the product that it is part of.
public struct AppConfiguration: Sendable, Equatable {
    /// Development or production.
    public let build: BuildConfiguration
    /// The bundle identifier: log subsystem and token audience.
    public let bundleIdentifier: String
    /// The name that people see.
    public let displayName: String
    /// The API's base; nil when it is in this process.
    public let apiBaseURL: URL?
    /// How long the launch screen stays on a cold start.
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

    #if DEBUG
    /// A configuration for tests and previews.
    public static let sample = AppConfiguration(
        build: .development, bundleIdentifier: "app.tumble.dev", displayName: "Tumble Dev", apiBaseURL: nil, launchScreenDuration: .zero)
    #endif
}
