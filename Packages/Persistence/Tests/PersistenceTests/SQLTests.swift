import Foundation
import Persistence
import Testing

struct SQLTests {
    enum Stage: String { case waiting, done }

    @Test func `interpolated values are bound in both dialects and never part of the text`() throws {
        let hostile = "'; DROP TABLE shop_customer; --"
        let missing: Int? = nil
        let sql: SQL = "UPDATE t SET a = \(hostile), b = \(missing), c = \(Stage.done) WHERE id IN \(list: [1, 2])"
        let sqlite = try sql.statement(.sqlite)
        #expect(sqlite.text == "UPDATE t SET a = ?, b = ?, c = ? WHERE id IN (?, ?)")
        #expect(sqlite.values == [.text(hostile), .null, .text("done"), .integer(1), .integer(2)])
        #expect(try sql.statement(.postgres).text == "UPDATE t SET a = $1, b = $2, c = $3 WHERE id IN ($4, $5)")
    }

    @Test func `pieces compose with their values in order`() throws {
        let first: SQL = "a = \(1)"
        let second: SQL = "b = \("two")"
        let sql: SQL = "SELECT 1 WHERE \(sql: .joined([first, second], separator: " AND ")) AND c = \(true)"
        #expect(try sql.statement(.postgres).text == "SELECT 1 WHERE a = $1 AND b = $2 AND c = $3")
        #expect(try sql.statement(.postgres).values == [.integer(1), .text("two"), .bool(true)])
    }

    @Test(arguments: ["a\"; DROP TABLE x; --", "", "1a", "Name", "a b", "é", String(repeating: "a", count: 64)])
    func `an identifier that isn't one makes the statement throw`(_ name: String) {
        let sql: SQL = "SELECT * FROM \(identifier: name)"
        #expect(throws: DatabaseError.self) { try sql.statement(.sqlite) }
    }

    @Test func `a good identifier is quoted`() throws {
        let sql: SQL = "SELECT * FROM \(identifier: "order")"
        #expect(try sql.statement(.sqlite).text == "SELECT * FROM \"order\"")
    }

    @Test func `lists of all lengths share few statements, and the repeated values are the last`() throws {
        func statement(_ list: [Int]) throws -> SQL.Statement { try ("SELECT 1 WHERE 1 IN \(list: list)" as SQL).statement(.sqlite) }
        #expect(try statement([7]).text == "SELECT 1 WHERE 1 IN (?)")
        #expect(try statement([7, 8, 9]).text == "SELECT 1 WHERE 1 IN (?, ?, ?, ?)")
        #expect(try statement([7, 8, 9]).values == [7, 8, 9, 9].map { .integer($0) })
        #expect(Set(try (1...1000).map { try statement(Array(1...$0)).text }).count == 11)
        #expect(try statement(Array(1...20_000)).values.count == 20_000)
    }

    @Test func `an empty list matches nothing after IN and is refused after NOT IN`() throws {
        let none: [Int] = []
        let included: SQL = "SELECT 1 WHERE 1 IN \(list: none)"
        #expect(try included.statement(.sqlite).text == "SELECT 1 WHERE 1 IN (NULL)")
        let excluded: SQL = "SELECT 1 WHERE 1 NOT IN \(list: none)"
        #expect(throws: DatabaseError.self) { try excluded.statement(.sqlite) }
    }

    @Test(arguments: [SQLValue.text("a\u{0}b"), .real(.nan)])
    func `what an engine can't hold is refused without showing it`(_ value: SQLValue) throws {
        let sql: SQL = "SELECT \(value)"
        let error = try #require(throws: DatabaseError.self) { try sql.statement(.sqlite) }
        #expect(error.code == .invalidValue)
        #expect(error.sql == "SELECT ?")
        #expect(!error.description.contains("b\""))
    }

    @Test func `dates are whole milliseconds since 1970`() {
        #expect(Date(timeIntervalSince1970: 1_700_000_000.1234).sqlValue == .integer(1_700_000_000_123))
        #expect(Date(timeIntervalSince1970: -0.0016).sqlValue == .integer(-2))
        #expect(Date(sqlValue: .integer(1500)) == Date(timeIntervalSince1970: 1.5))
        #expect(Date(timeIntervalSince1970: .infinity).sqlValue == .integer(.max))
    }
}
