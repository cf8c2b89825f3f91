import Core
import Logging

/// Reads the feature flags of a product's plugins, and warns of settings that nobody reads.
enum FlagBootstrap {
    /// The flags that the plugins declare, as they are configured.
    static func flags(_ sources: SettingSources, plugins: [any Plugin]) throws -> FeatureFlags {
        try FeatureFlags(plugins.flatMap(\.featureFlags)) { sources.text($0) }
    }

    /// Logs a warning for each setting that was given and is unknown.
    static func warn(_ settings: ServerSettings) {
        let log = createLog(category: "configuration")
        for warning in settings.catalog.warnings(settings.sources) { log.warning("\(warning)") }
    }
}
