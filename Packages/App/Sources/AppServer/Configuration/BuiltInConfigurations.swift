/// The files of Configurations/, so that an executable without them beside it still starts. A test compares them with the files.
enum BuiltInConfigurations {
    static let files = [
        "Shared.xcconfig": #"""
        // What both configurations share. Precedence: this file < Dev or Prod < environment < command line.
        // Two slashes start a comment in this format: write http:/$()/ in front of a host.

        // Address of the API, with its base path, and origin of the realtime socket. Empty: this very process.
        API_BASE_URL =
        SOCKET_ORIGIN =
        // Origins of other pages that may use the socket by polling, separated by commas, such as https:/$()/app.example. Empty: none.
        SOCKET_ALLOWED_ORIGINS =

        // The look: colors, fonts and shapes of one of Theme's brands, tumble or meadow.
        BRAND = tumble

        // Seconds that the launch screen stays on a cold start of a session, while the session is checked.
        LAUNCH_SCREEN_SECONDS = 2

        PORT = 8080
        // What this process does, where several serve one database: api, web (live pages), worker (periodic jobs, what follows from events).
        ROLES = api,web,worker
        DATABASE_FILE = tumble.sqlite
        // PostgreSQL in the file's place, for more than one machine: postgres:/$()/name:password@host/database?sslmode=verify-full. Empty: the file.
        DATABASE_URL =
        // The most connections to it for transactions; one more listens.
        DATABASE_CONNECTIONS = 16

        // Other levels by category, such as http=debug,store=off.
        LOG_FILTER =
        // A file that takes how long everything took, for ui.perfetto.dev. Empty: none.
        TRACE_FILE =
        // Whether events of people who agreed are counted.
        ANALYTICS = NO

        // The certificate with its chain and its key, in PEM, of a server that speaks TLS itself. Empty: it doesn't.
        TLS_CERTIFICATE_FILE =
        TLS_KEY_FILE =
        // A second port without TLS, for those who type the address without https. Empty: none.
        PLAIN_PORT =
        // Where operators are answered: /metrics, /health, /ready.
        ADMIN_HOST = 127.0.0.1

        // Empty: made in the data folder on the first start, readable by its owner alone.
        SEALING_KEY_FILE =

        // Mail goes to this server, or is written to the folder. Neither: in development Data/Dev/mail; production doesn't start.
        MAIL_FOLDER =
        SMTP_HOST =
        SMTP_PORT = 587
        // How the connection is protected: starttls, tls (usually on port 465), or none.
        SMTP_SECURITY = starttls
        SMTP_USERNAME =
        SMTP_PASSWORD =

        // Passwords hashed at a time, which takes a core and 32 MB each. Empty: half as many as there are cores.
        PASSWORD_HASHES_AT_ONCE =
        // Sign-ins that may wait for that. Whoever comes then is answered 503.
        PASSWORD_HASHES_WAITING = 100
        // Seconds that an access token is good.
        ACCESS_TOKEN_SECONDS = 900
        // Days after which whoever isn't there is signed out.
        SESSION_IDLE_DAYS = 30
        // Days that security events are kept.
        AUDIT_RETENTION_DAYS = 365
        // Days that messages and reports of them are kept. 0: for ever.
        CHAT_RETENTION_DAYS = 0
        // Days that it is kept where drivers were while they had a job. 0: not at all.
        DRIVER_TRACE_DAYS = 7

        // Days that events are kept: for how long GET /events and replays reach back. 0: for ever.
        EVENT_RETENTION_DAYS = 90
        // Whether webhooks may call addresses of private networks, and addresses without https.
        WEBHOOK_PRIVATE_ADDRESSES = NO

        """#,
        "Dev.xcconfig": #"""
        // One process on one machine: demo people, verbose log, a signing key made on the first start.
        #include "Shared.xcconfig"

        PRODUCT_BUNDLE_IDENTIFIER = app.tumble.dev
        PRODUCT_DISPLAY_NAME = Tumble Dev

        HOST = 127.0.0.1
        PUBLIC_URL = http:/$()/127.0.0.1:8080
        DATA_FOLDER = Data/Dev
        LOG_LEVEL = debug
        LOG_FORMAT = pretty

        // Empty: the key is made in the data folder, readable by its owner alone.
        SIGNING_KEY_FILE =
        DEMO_DATA = YES

        PLAIN_HTTP = allow
        TRUSTED_PROXIES =
        ADMIN_PORT =
        DRAIN_SECONDS = 0
        // How many times the declared rates are granted: tests and reloads are many. 0: no limits.
        RATE_LIMIT_FACTOR = 100

        MAIL_SENDER = no-reply@localhost

        """#,
        "Prod.xcconfig": #"""
        // What customers use. It refuses to start without its signing key, without a way for mail, with demo people, or with a public URL that isn't https.
        #include "Shared.xcconfig"

        PRODUCT_BUNDLE_IDENTIFIER = app.tumble
        PRODUCT_DISPLAY_NAME = Tumble

        HOST = 0.0.0.0
        // Must be given where it is deployed: the https address that people open.
        PUBLIC_URL =
        DATA_FOLDER = /var/lib/tumble
        LOG_LEVEL = info
        LOG_FORMAT = json

        // Must be given: path of the private key (PEM) that signs tokens.
        SIGNING_KEY_FILE =
        DEMO_DATA = NO

        // What becomes of requests without encryption: allow, redirect (pages; all else is refused) or refuse.
        PLAIN_HTTP = redirect
        // Proxies whose word about clients is taken, such as 127.0.0.1, 10.0.0.0/8.
        TRUSTED_PROXIES = 127.0.0.1, ::1
        ADMIN_PORT = 9090
        // Seconds between the signal to stop and stopping, in which a balancer sees that the server isn't ready.
        DRAIN_SECONDS = 5
        RATE_LIMIT_FACTOR = 1

        // Must be given, beside SMTP_HOST: the address that mail is from, such as no-reply@example.org.
        MAIL_SENDER =

        """#,
    ]
}
