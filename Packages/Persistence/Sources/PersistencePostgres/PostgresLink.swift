import CPostgres
import Persistence

/// A connection in libpq's pipeline mode, used by one thread: commands are queued and sent together with the one whose result is needed.
final class PostgresLink {
    private struct Key: Hashable {
        let text: String
        let types: [Oid]
    }

    private final class Prepared {
        let name: String
        var columns: Row.Columns?

        init(_ name: String) {
            self.name = name
        }
    }

    private struct Command {
        let text: String
        /// Set if the command prepares a statement.
        let prepares: (key: Key, statement: Prepared)?
    }

    /// The most prepared statements to keep; lists produce a separate text for each length.
    private static let mostPrepared = 500

    let canceller: PostgresCanceller
    private let handle: OpaquePointer
    private var prepared: [Key: Prepared] = [:]
    private var names = 0
    /// The commands queued since the last synchronization.
    private var line: [Command] = []
    /// Batches that were sent but whose results weren't read yet.
    private var sent: [[Command]] = []

    /// The error that ended the connection; nil while it is usable.
    private(set) var loss: DatabaseError?
    /// Whether a statement failed because its prepared form is out of date.
    private(set) var isStale = false
    /// The number of results that were waited for.
    private(set) var roundTrips = 0

    init(_ settings: PostgresSettings) throws {
        handle = try PostgresOpening.open(settings)
        canceller = PostgresCanceller(PQgetCancel(handle))
        let limits = [
            ("statement_timeout", settings.timeout), ("lock_timeout", settings.lockTimeout), ("idle_in_transaction_session_timeout", settings.idleTimeout),
        ]
        try PostgresOpening.execute(limits.map { "SET \($0) = \($1.milliseconds)" }.joined(separator: "; "), on: handle)
        guard PQenterPipelineMode(handle) == 1 else { throw PostgresOpening.unreachable(handle) }
    }

    deinit {
        PQfinish(handle)
    }

    /// Whether a transaction is open on the server, as of the last result.
    var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

    /// Queues a command, which is sent with the next one.
    func enqueue(_ text: String, _ values: [SQLValue] = []) throws {
        let parameters = PostgresParameters(values)
        try enqueue(text, parameters, statement(Key(text: text, types: parameters.types), parameters))
    }

    /// Sends the queued commands without waiting for the results.
    func send() throws {
        guard PQpipelineSync(handle) == 1 else { throw lost() }
        sent.append(line)
        line = []
    }

    /// Runs a statement after the queued ones and returns the number of changed rows and the command's name.
    func execute(_ text: String, _ values: [SQLValue] = []) throws -> (changes: Int, command: String) {
        try enqueue(text, values)
        let result = try lastResult()
        return (result.changes, result.command)
    }

    /// Runs a query after the queued statements and returns its rows.
    func rows(_ text: String, _ values: [SQLValue]) throws -> [Row] {
        let parameters = PostgresParameters(values)
        let statement = try statement(Key(text: text, types: parameters.types), parameters)
        try enqueue(text, parameters, statement)
        let result = try lastResult()
        let columns = statement.columns ?? result.columns()
        statement.columns = columns
        return try result.rows(columns, text)
    }

    private func statement(_ key: Key, _ parameters: PostgresParameters) throws -> Prepared {
        if let known = prepared[key] { return known }
        if let pending = line.lazy.compactMap(\.prepares).first(where: { $0.key == key }) { return pending.statement }
        if prepared.count >= Self.mostPrepared { try forgetStatements() }
        names += 1
        let new = Prepared("t\(names)")
        guard PQsendPrepare(handle, new.name, key.text, Int32(key.types.count), key.types) == 1 else { throw lost() }
        line.append(Command(text: key.text, prepares: (key, new)))
        return new
    }

    private func enqueue(_ text: String, _ parameters: PostgresParameters, _ statement: Prepared) throws {
        guard parameters.types.count <= 65535 else {
            throw DatabaseError(code: .other, message: "A statement has \(parameters.types.count) values. To fix, bind at most 65535.", sql: text)
        }
        let success = parameters.withPointers { count, values, lengths, formats in
            PQsendQueryPrepared(handle, statement.name, count, values, lengths, formats, 1)
        }
        guard success == 1 else { throw lost() }
        line.append(Command(text: text, prepares: nil))
    }

    private func forgetStatements() throws {
        guard PQsendQueryParams(handle, "DEALLOCATE ALL", 0, nil, nil, nil, nil, 1) == 1 else { throw lost() }
        line.append(Command(text: "DEALLOCATE ALL", prepares: nil))
        prepared = [:]
        // What is sent together is a transaction of its own, in which one can't be begun any more.
        if line.count == 1 { try send() }
    }

    /// Sends the queued commands and returns the last one's result.
    private func lastResult() throws -> PostgresResult {
        try send()
        roundTrips += 1
        while sent.count > 1 {
            // Results that nobody waits for: only a lost connection matters.
            do { _ = try collect() } catch { if loss != nil { throw error } }
        }
        guard let result = try collect() else { throw lost() }
        return result
    }

    /// Reads the results of the batch that was sent first.
    private func collect() throws -> PostgresResult? {
        let commands = sent.removeFirst()
        var (position, last, failure) = (0, PostgresResult?.none, DatabaseError?.none)
        var wasEmpty = false
        while true {
            guard let raw = PQgetResult(handle) else {
                // An empty result ends each command's; a second one means that there are no more.
                if wasEmpty || PQstatus(handle) == CONNECTION_BAD { throw lost() }
                wasEmpty = true
                continue
            }
            wasEmpty = false
            let result = PostgresResult(raw)
            switch result.status {
            case PGRES_PIPELINE_SYNC:
                if let failure { throw failure }
                return last
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
                if commands.indices.contains(position), let (key, statement) = commands[position].prepares { prepared[key] = statement }
                last = result
            case PGRES_PIPELINE_ABORTED: break
            default:
                let sql = commands.indices.contains(position) ? commands[position].text : nil
                if PQstatus(handle) == CONNECTION_BAD || PostgresErrors.endsConnection(result.state) { throw lost(result, sql) }
                if PostgresErrors.isStale(result.state) { isStale = true }
                failure = failure ?? result.error(sql)
            }
            position += 1
        }
    }

    private func lost(_ result: PostgresResult? = nil, _ sql: String? = nil) -> DatabaseError {
        if let loss { return loss }
        let said = result.map { $0.state.isEmpty ? nil : $0.error(sql) } ?? nil
        var error = said ?? PostgresOpening.unreachable(handle)
        error.code = .unavailable
        loss = error
        return error
    }
}
