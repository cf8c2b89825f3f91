/// The settings of the product as a whole, which several parts read.
public enum ProductSettings {
    /// The bundle identifier.
    public static let bundleIdentifier = Setting.text(
        "PRODUCT_BUNDLE_IDENTIFIER", default: "app.tumble", development: "app.tumble.dev", "Subsystem of the log, issuer and audience of tokens.")

    /// The name that people see.
    public static let displayName = Setting.text(
        "PRODUCT_DISPLAY_NAME", default: "Tumble", development: "Tumble Dev", "Name that people see, on pages and in mail.")

    /// The address that people open, without a slash at its end; empty for the one that is listened on.
    public static let publicURL = Setting(
        "PUBLIC_URL", .other("an address"), defaults: SettingDefaults("", development: "http:/" + "/127.0.0.1:8080"), empty: "",
        "Address that people open; production needs one with https."
    ) { text in text.replacing(/\/+$/, with: "") }

    static let apiBaseURL = Setting.address("API_BASE_URL", "Address of the API, with its base path. Empty: this process.")

    static let launchScreen = Setting.seconds(
        "LAUNCH_SCREEN_SECONDS", 0...60, default: 2, "How long the launch screen stays on a cold start, while the session is checked.")

    /// All of them.
    public static let all: [any SettingDeclaration] = [bundleIdentifier, displayName, publicURL, apiBaseURL, launchScreen]
}

extension AppConfiguration {
    /// Reads the settings of the product.
    ///
    /// - Throws: ``SettingError`` that names the key and the fix.
    public init(_ values: SettingValues) throws(SettingError) {
        self.init(
            build: values.build, bundleIdentifier: try values[ProductSettings.bundleIdentifier], displayName: try values[ProductSettings.displayName],
            apiBaseURL: try values[ProductSettings.apiBaseURL], launchScreenDuration: try values[ProductSettings.launchScreen])
    }
}
