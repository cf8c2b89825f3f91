import Foundation

/// An engine that tests run on.
public enum TestEngine: String, CaseIterable, Sendable {
    /// SQLite, in a temporary file.
    case sqlite
    /// PostgreSQL, on the server that `TUMBLE_TEST_POSTGRES` names.
    case postgres

    /// The engines that there are: PostgreSQL where `TUMBLE_TEST_POSTGRES` names a server, as `Scripts/test` and `Scripts/postgres.py` see to.
    public static var available: [TestEngine] {
        postgresURL == nil ? [.sqlite] : allCases
    }

    /// The engine that a suite which runs on one at a time is run on: `TUMBLE_TEST_ENGINE`, or SQLite.
    public static var chosen: TestEngine {
        ProcessInfo.processInfo.environment["TUMBLE_TEST_ENGINE"].flatMap(TestEngine.init(rawValue:)) ?? .sqlite
    }

    /// What a test says that is skipped for want of a server.
    public static let postgresIsMissing = "PostgreSQL isn't tested: TUMBLE_TEST_POSTGRES names no server. Run it by make test-package or Scripts/postgres.py."

    static var postgresURL: String? { ProcessInfo.processInfo.environment["TUMBLE_TEST_POSTGRES"] }
}
