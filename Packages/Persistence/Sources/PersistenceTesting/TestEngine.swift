import Foundation

/// An engine that tests run on.
public enum TestEngine: String, CaseIterable, Sendable {
    /// SQLite, in a temporary file.
    case sqlite
    /// PostgreSQL, on the server that `TUMBLE_TEST_POSTGRES` names.
    case postgres

    /// The available engines: PostgreSQL if `TUMBLE_TEST_POSTGRES` names a server, which `Scripts/test` and `Scripts/postgres.py` provide.
    public static var available: [TestEngine] {
        postgresURL == nil ? [.sqlite] : allCases
    }

    /// The engine for suites that run on one at a time: `TUMBLE_TEST_ENGINE`, or SQLite.
    public static var chosen: TestEngine {
        ProcessInfo.processInfo.environment["TUMBLE_TEST_ENGINE"].flatMap(TestEngine.init(rawValue:)) ?? .sqlite
    }

    /// The reason for skipping a test without a server.
    public static let postgresIsMissing = "PostgreSQL isn't tested: TUMBLE_TEST_POSTGRES names no server. Run it by make test-package or Scripts/postgres.py."

    static var postgresURL: String? { ProcessInfo.processInfo.environment["TUMBLE_TEST_POSTGRES"] }
}
