import Core
import Logging

/// Reads the feature flags of a product's plugins, and warns of settings that nobody reads.
enum FlagBootstrap {
    /// The flags that the plugins declare, as they are configured.
    static func flags(_ sources: SettingSources, plugins: [any Plugin]) throws -> FeatureFlags {
        try FeatureFlags(plugins.flatMap(\.featureFlags)) { sources.text($0) }
    }

    /// Logs a warning for each setting that was given and is unknown.
    static func warn(_ sources: SettingSources, flags: FeatureFlags) {
        let log = createLog(category: "configuration")
        for warning in sources.warnings(known: SettingKey.all.map(\.name) + flags.entries.map(\.flag.key)) { log.warning("\(warning)") }
    }
}
