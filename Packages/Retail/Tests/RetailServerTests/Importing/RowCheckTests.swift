import Foundation
import RetailAPI
import Testing

@testable import RetailServer

struct RowCheckTests {
    private let headings = CatalogColumn.allCases.map(\.rawValue)
    private let now = Date(timeIntervalSince1970: 1_790_000_000)

    /// Reads a row of which some cells are different.
    private func check(_ changes: [CatalogColumn: String]) throws -> (CatalogRow?, [RowCheck.Refusal]) {
        let usual: [CatalogColumn: String] = [.sku: "A-1", .name: "Soap", .category: "Bath", .price: "3.99"]
        let cells = CatalogColumn.allCases.map { CatalogRecord.Cell.text(changes[$0] ?? usual[$0] ?? "") }
        var check = RowCheck(layout: try #require(ColumnLayout(headings: headings, names: [:])), timeZone: .gmt, now: now)
        var refusals: [RowCheck.Refusal] = []
        return (check.read(CatalogRecord(row: 2, cells: cells), &refusals), refusals)
    }

    @Test func `a complete row is read as it is meant`() throws {
        let (row, refusals) = try check([.memberPrice: "3.5", .currency: "usd", .available: "No", .details: "Mild", .priceFrom: "2026-10-01"])
        #expect(refusals.isEmpty)
        #expect(
            row
                == CatalogRow(
                    row: 2, sku: "A-1", name: "Soap", category: "Bath", regularCents: 399, memberCents: 350, available: false, details: "Mild",
                    startsAt: PriceDay.start(of: "2026-10-01", in: .gmt)))
        #expect(try check([:]).0 == CatalogRow(row: 2, sku: "A-1", name: "Soap", category: "Bath", regularCents: 399))
    }

    @Test(arguments: [
        (CatalogColumn.sku, "", ImportReason.empty), (.name, "  ", .empty), (.price, "", .empty), (.name, "=1+1", .formula), (.name, " @SUM(A1)", .formula),
        (.sku, "-7", .formula), (.details, "+49", .formula), (.category, "＝A1", .formula), (.name, String(repeating: "x", count: 121), .tooLong),
        (.details, String(repeating: "é", count: 1_001), .tooLong), (.name, "So\u{0}ap", .characters), (.name, "gpj\u{202E}exe", .characters),
        (.name, "So\nap", .characters), (.price, "0", .price), (.price, "12,99", .price), (.price, "$3", .price), (.price, "1e3", .price),
        (.price, "-1", .price),
        (.price, "1.999", .price), (.price, "100000.01", .price), (.price, "nan", .price), (.price, ".5", .price), (.price, "5.", .price),
        (.memberPrice, "4.00", .memberPrice), (.currency, "EUR", .currency), (.available, "maybe", .yesNo), (.priceFrom, "12/01/2026", .day),
        (.priceFrom, "2026-02-31", .day), (.priceFrom, "2199-01-01", .day),
    ])
    func `what is wrong with a cell is named with its column`(_ column: CatalogColumn, _ text: String, _ reason: ImportReason) throws {
        let (row, refusals) = try check([column: text])
        #expect(row == nil)
        #expect(refusals.map(\.column) == [column] && refusals.map(\.reason) == [reason], "\(refusals)")
        #expect(refusals.allSatisfy { $0.row == 2 && !$0.shown.message.isEmpty })
    }

    @Test func `prices are read to the cent`() {
        #expect(RowCheck.cents("12.99") == 1_299 && RowCheck.cents("12.9") == 1_290 && RowCheck.cents("12") == 1_200 && RowCheck.cents("12.500") == 1_250)
        #expect(RowCheck.cents("0.01") == 1 && RowCheck.cents("100000") == 10_000_000)
    }

    @Test func `headings are found in any case, by the names that were given, and never twice`() {
        let found = ColumnLayout(headings: ["SKU", " Item ", "Shelf", "Unit Price", "Member price"], names: [.name: "Item", .price: "Unit Price"])
        #expect(found?.columns == [.sku, .name, .category, .price, .memberPrice])
        #expect(ColumnLayout(headings: ["sku", "name", "category"], names: [:]) == nil)
        #expect(ColumnLayout(headings: ["sku", "name", "category", "price", "Price"], names: [:]) == nil)
        #expect(ColumnLayout(headings: ["sku", "name", "category", "price"], names: [.details: "Notes"]) == nil)
        #expect(ColumnLayout(headings: ["sku", "name", "category", "price", "Price"], names: [.price: "Price"]) != nil)
    }
}
