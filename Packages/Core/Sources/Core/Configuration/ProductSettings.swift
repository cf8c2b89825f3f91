/// The settings of the product as a whole, shared by several of its parts.
public enum ProductSettings {
    /// The bundle identifier.
    public static let bundleIdentifier = Setting.text(
        "PRODUCT_BUNDLE_IDENTIFIER", default: "app.tumble", development: "app.tumble.dev",
        "Bundle identifier: the log's subsystem and the issuer and audience of tokens.")

    /// The name shown to people.
    public static let displayName = Setting.text(
        "PRODUCT_DISPLAY_NAME", default: "Tumble", development: "Tumble Dev", "Name shown on pages and in emails."
    ).changeable()

    /// The public base address, without a trailing slash; empty for the address that the server listens on.
    public static let publicURL = Setting(
        "PUBLIC_URL", .other("an address"), defaults: SettingDefaults("", development: "http:/" + "/127.0.0.1:8080"), empty: "",
        "Public address of the site. Production requires https."
    ) { text in text.replacing(/\/+$/, with: "") }

    static let apiBaseURL = Setting.address("API_BASE_URL", "Base URL of the API. Empty: the API runs in this process.")

    static let launchScreen = Setting.seconds(
        "LAUNCH_SCREEN_SECONDS", 0...60, default: 2, "Time the launch screen stays visible on a cold start while the session is checked.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [bundleIdentifier, displayName, publicURL, apiBaseURL, launchScreen]
}

extension AppConfiguration {
    /// Reads the product's settings.
    ///
    /// - Throws: ``SettingError`` with the key and how to fix it.
    public init(_ values: SettingValues) throws(SettingError) {
        self.init(
            build: values.build, bundleIdentifier: try values[ProductSettings.bundleIdentifier], displayName: try values[ProductSettings.displayName],
            apiBaseURL: try values[ProductSettings.apiBaseURL], launchScreenDuration: try values[ProductSettings.launchScreen])
    }
}
