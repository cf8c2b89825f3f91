import Core
import Logging

/// Reads the plugins' feature flags, and warns of unknown settings.
enum FlagBootstrap {
    /// Returns the plugins' flags as configured.
    static func flags(_ sources: SettingSources, plugins: [any Plugin]) throws -> FeatureFlags {
        try FeatureFlags(plugins.flatMap(\.featureFlags)) { sources.text($0) }
    }

    /// Logs a warning for each given setting that is unknown.
    static func warn(_ settings: ServerSettings) {
        let log = createLog(category: "configuration")
        for warning in settings.catalog.warnings(settings.sources) { log.warning("\(warning)") }
    }
}
