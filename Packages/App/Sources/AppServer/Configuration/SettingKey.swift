import Core

/// One setting that the product knows.
struct SettingKey: Sendable, Hashable {
    /// The name in files, in the environment and after `--set`.
    let name: String
    /// What it is for.
    let summary: String
    /// Whether its value is shown to nobody.
    let isSecret: Bool

    init(_ name: String, _ summary: String, isSecret: Bool = false) {
        self.name = name
        self.summary = summary
        // A name such as SMTP_PASSWORD says it, too.
        self.isSecret = isSecret || LogRedaction.isSecret(key: name)
    }
}

extension SettingKey {
    /// Every setting that ``ServerSettings`` reads.
    static let all = [
        SettingKey("PRODUCT_BUNDLE_IDENTIFIER", "bundle id: log subsystem and token audience"),
        SettingKey("PRODUCT_DISPLAY_NAME", "name that people see"),
        SettingKey("API_BASE_URL", "address of the API; empty: this process"),
        SettingKey("SOCKET_ORIGIN", "origin of the realtime socket; empty: this process"),
        SettingKey("SOCKET_ALLOWED_ORIGINS", "other origins whose pages may use the socket by polling"),
        SettingKey("BRAND", "look"),
        SettingKey("LAUNCH_SCREEN_SECONDS", "seconds of the launch screen"),
        SettingKey("ROLES", "what this process does: api, web, worker"),
        SettingKey("HOST", "address to listen on"),
        SettingKey("PORT", "port to listen on; 0: any free one"),
        SettingKey("PUBLIC_URL", "address that people open"),
        SettingKey("DATA_FOLDER", "folder of the database and of keys"),
        SettingKey("DATABASE_FILE", "the database's file in it"),
        SettingKey("DATABASE_URL", "PostgreSQL server in the file's place; may hold a password", isSecret: true),
        SettingKey("DATABASE_CONNECTIONS", "most connections to it for transactions"),
        SettingKey("SIGNING_KEY_FILE", "private keys of tokens: the first signs, all are accepted"),
        SettingKey("SEALING_KEY_FILE", "key that seals browser sessions; empty: made in the data folder"),
        SettingKey("MAP_TILES_URL", "raster tiles of maps; may hold a key", isSecret: true),
        SettingKey("MAP_TILES_ATTRIBUTION", "whose tiles they are"),
        SettingKey("DEMO_DATA", "whether demo people are made"),
        SettingKey("LOG_LEVEL", "least severe entries that are logged"),
        SettingKey("LOG_FILTER", "other levels by category, such as http=debug,store=off"),
        SettingKey("LOG_FORMAT", "pretty or json"),
        SettingKey("TRACE_FILE", "file that takes a Chrome trace; empty: none"),
        SettingKey("ANALYTICS", "whether events of people who agreed are counted"),
        SettingKey("TLS_CERTIFICATE_FILE", "the server's certificate with its chain, PEM; empty: no TLS here"),
        // The path alone: the key is in the file.
        SettingKey("TLS_KEY_FILE", "the certificate's private key, PEM"),
        SettingKey("PLAIN_HTTP", "what becomes of requests without encryption: allow, redirect or refuse"),
        SettingKey("PLAIN_PORT", "second port without TLS; empty: none"),
        SettingKey("TRUSTED_PROXIES", "proxies whose word about clients is taken"),
        SettingKey("ADMIN_HOST", "address on which operators are answered"),
        SettingKey("ADMIN_PORT", "port on which operators are answered; empty: none"),
        SettingKey("DRAIN_SECONDS", "seconds between the signal to stop and stopping"),
        SettingKey("RATE_LIMIT_FACTOR", "how many times the declared rates are granted; 0: no limits"),
        SettingKey("MAIL_FOLDER", "folder that mail is written to instead of being sent"),
        SettingKey("MAIL_SENDER", "address that mail is from"),
        SettingKey("SMTP_HOST", "mail server; empty: none"),
        SettingKey("SMTP_PORT", "its port"),
        SettingKey("SMTP_SECURITY", "how the connection to it is protected: starttls, tls or none"),
        SettingKey("SMTP_USERNAME", "who signs in there; empty: nobody"),
        SettingKey("SMTP_PASSWORD", "the password", isSecret: true),
        SettingKey("PASSWORD_HASHES_AT_ONCE", "passwords hashed at a time; empty: half as many as there are cores"),
        SettingKey("PASSWORD_HASHES_WAITING", "sign-ins that may wait for that; whoever comes then is told to come back"),
        SettingKey("ACCESS_TOKEN_SECONDS", "seconds that an access token is good"),
        SettingKey("SESSION_IDLE_DAYS", "days after which whoever isn't there is signed out"),
        SettingKey("AUDIT_RETENTION_DAYS", "days that security events are kept"),
        SettingKey("CHAT_RETENTION_DAYS", "days that messages and reports are kept; 0: for ever"),
        SettingKey("DRIVER_TRACE_DAYS", "days that it is kept where drivers were while they had a job; 0: not at all"),
        SettingKey("EVENT_RETENTION_DAYS", "days that events are kept for replays; 0: for ever"),
        SettingKey("WEBHOOK_PRIVATE_ADDRESSES", "whether webhooks may call private networks, and without TLS"),
    ]
}
