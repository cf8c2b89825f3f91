import CPostgres
import Persistence

/// Opens libpq's connections, and describes failures in one line.
enum PostgresOpening {
    /// Checks an address without connecting.
    ///
    /// - Throws: ``DatabaseError`` without the address, which may contain a password.
    static func check(_ url: String) throws {
        guard let options = PQconninfoParse(url, nil) else {
            throw DatabaseError(
                code: .unavailable,
                message: "The database's address can't be parsed. To fix, write it as postgres://name:password@host:5432/database, with % codes for "
                    + "special characters in the password.")
        }
        PQconninfoFree(options)
    }

    /// - Throws: ``DatabaseError`` with `unavailable` and the host and reason.
    static func open(_ settings: PostgresSettings) throws -> OpaquePointer {
        // The address overrides earlier parameters.
        let options: [(String, String)] = [
            ("fallback_application_name", "tumble"), ("connect_timeout", "5"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "15000"), ("dbname", settings.url), ("client_encoding", "UTF8"),
        ]
        let handle = withCStrings(options.map(\.0)) { keys in withCStrings(options.map(\.1)) { PQconnectdbParams(keys, $0, 1) } }
        guard let handle else { throw DatabaseError(code: .unavailable, message: "There is not enough memory for a connection to the database.") }
        do {
            guard PQstatus(handle) == CONNECTION_OK else { throw unreachable(handle) }
            try checkServer(handle)
            return handle
        } catch {
            PQfinish(handle)
            throw error
        }
    }

    /// Runs statements without values on a connection outside of pipeline mode, and returns the number of rows of the last.
    @discardableResult
    static func execute(_ sql: String, on handle: OpaquePointer) throws -> Int { try result(sql, on: handle).count }

    /// Runs a query without values on a connection outside of pipeline mode, and returns the first value in the server's notation.
    static func text(_ sql: String, on handle: OpaquePointer) throws -> String { try result(sql, on: handle).text }

    private static func result(_ sql: String, on handle: OpaquePointer) throws -> PostgresResult {
        guard let raw = PQexec(handle, sql) else { throw unreachable(handle) }
        let result = PostgresResult(raw)
        guard result.status == PGRES_COMMAND_OK || result.status == PGRES_TUPLES_OK else {
            throw PQstatus(handle) == CONNECTION_BAD ? unreachable(handle) : result.error(sql)
        }
        return result
    }

    private static func checkServer(_ handle: OpaquePointer) throws {
        guard PQserverVersion(handle) >= 140_000 else {
            throw DatabaseError(
                code: .unavailable, message: "The database's server has version \(PQserverVersion(handle) / 10_000). To fix, use PostgreSQL 14 or newer.")
        }
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) } ?? "unknown"
        guard encoding == "UTF8" else {
            throw DatabaseError(
                code: .unavailable, message: "The database's encoding is \(encoding). To fix, create it with: CREATE DATABASE ... ENCODING 'UTF8'.")
        }
    }

    static func unreachable(_ handle: OpaquePointer) -> DatabaseError {
        let said = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
        let reason = said.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(/[.?]+$/, with: "")
        let place = [PQhost(handle), PQport(handle), PQdb(handle)].map { $0.map { String(cString: $0) } ?? "" }
        let fix =
            reason.contains("certificate") || reason.contains("SSL")
            ? "correct sslmode, sslrootcert or the host in DATABASE_URL, or the server's certificate" : "start its server, or correct DATABASE_URL"
        return DatabaseError(
            code: .unavailable, message: "The database \(place[2]) on \(place[0]):\(place[1]) can't be reached: \(reason). To fix, \(fix).")
    }

    /// Passes C strings in an array terminated by nil.
    private static func withCStrings<T>(_ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> T) -> T {
        func collect(_ rest: ArraySlice<String>, _ pointers: [UnsafePointer<CChar>?]) -> T {
            guard let first = rest.first else { return body(pointers + [nil]) }
            return first.withCString { collect(rest.dropFirst(), pointers + [$0]) }
        }
        return collect(strings[...], [])
    }
}
