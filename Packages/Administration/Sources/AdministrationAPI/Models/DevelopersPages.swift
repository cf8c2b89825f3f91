/// The pages for people who write programs against the API. Anybody may read them, outside of the app.
public enum DevelopersPages {
    /// The path of the first one.
    public static let path = "/developers"
    /// The path of the style sheet of all.
    public static let stylePath = "/developers/style.css"
    /// The path of the API's description as a file.
    public static let documentPath = "/openapi.json"
    /// An address of the web, for samples.
    public static let sampleAddress = "https://example.com/"
    /// An email address, for samples.
    public static let sampleEmail = "casey@example.com"
}
