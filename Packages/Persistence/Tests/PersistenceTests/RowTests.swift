import Foundation
import Persistence
import Testing

struct RowTests {
    enum Stage: String, Codable { case waiting, done }

    struct Item: Decodable, Equatable, RowDecodable {
        var id: Int
        var priceCents: Int
        var photoURL: String
        var isExpress: Bool
        var stage: Stage
        var note: String?
        var createdAt: Date
        var address: Address
        var tags: [String]
        var small: UInt8
    }

    let row = Row(
        columns: Row.Columns(["id", "price_cents", "photo_url", "is_express", "stage", "note", "created_at", "address", "tags", "small"]),
        values: [
            .integer(7), .integer(1250), .text("/p"), .integer(1), .text("done"), .null, .integer(1500),
            .text(#"{"street":"Main","since":2500}"#), .text(#"["a","b"]"#), .integer(200),
        ]
    )

    @Test func `a row decodes by camel case names, dates in milliseconds and structures from JSON`() throws {
        let expected = Item(
            id: 7, priceCents: 1250, photoURL: "/p", isExpress: true, stage: .done, note: nil, createdAt: Date(timeIntervalSince1970: 1.5),
            address: Address(street: "Main", since: Date(timeIntervalSince1970: 2.5)), tags: ["a", "b"], small: 200
        )
        #expect(try row.decode(Item.self) == expected)
        #expect(try Item(row: row) == expected)
    }

    @Test func `columns are read by name and type`() throws {
        #expect(try row.get("id", as: Int.self) == 7)
        #expect(try row.get("note", as: String?.self) == nil)
        #expect(try row.get("stage", as: Stage.self) == .done)
        #expect(try row.get("address", as: JSONColumn<Address>.self).value.street == "Main")
    }

    @Test func `a missing column and a wrong type are named`() throws {
        let missing = try #require(throws: RowError.self) { try row.get("price", as: Int.self) }
        #expect(missing.column == "price")
        #expect(missing.description.contains("price_cents"))
        let wrong = try #require(throws: RowError.self) { try row.get("photo_url", as: Int.self) }
        #expect(wrong.description == "Column photo_url holds text, which can't be read as Int. To fix, read it as the type that the table declares.")
        struct Wrong: Decodable { var photoURL: Int }
        #expect(throws: RowError(column: "photo_url", problem: .mismatch(expected: "Int", found: "text"))) { try row.decode(Wrong.self) }
    }

    @Test func `NULL is no value of a type that isn't optional`() {
        #expect(throws: RowError.self) { try row.get("note", as: String.self) }
    }
}
