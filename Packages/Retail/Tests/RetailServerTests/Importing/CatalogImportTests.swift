import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import RetailAPI
import ServerTesting
import Testing

@testable import RetailServer

struct CatalogImportTests {
    private let world: ImportWorld

    init() async throws { world = try await ImportWorld() }

    private let two = ImportWorld.heading + "A1,Green tea,Drinks,4.99,3.99,yes,Loose leaf,\nA2,\"Soap, 3 bars\",Bath,2.50,,no,,\n"

    @Test func `a file becomes items that are found, and leaves nothing behind`() async throws {
        let run = try await world.bring(two)
        #expect((run.rows, run.added, run.changed, run.removed) == (2, 2, 0, 0) && run.state == .applied)
        let items = try await world.items()
        #expect(items.map(\.name) == ["Soap, 3 bars", "Green tea"])
        #expect(items[1].priceCents == 499 && items[1].memberPriceCents == 399 && items[1].details == "Loose leaf" && items[1].available)
        #expect(!items[0].available)
        #expect(try await world.found("loose tea") == ["Green tea"])
        #expect(try await world.found("gren") == ["Green tea"])
        #expect(try await world.count("row") == 0)
        #expect(try await world.count("word") == 0)
    }

    @Test func `the same items as JSON are the same`() async throws {
        let json = """
            [{"sku":"A1","name":"Green tea","category":"Drinks","price":4.99,"memberPrice":3.99,"available":true,"details":"Loose leaf"},
             {"sku":"A2","name":"Soap, 3 bars","category":"Bath","price":"2.5","memberPrice":null,"available":false,"details":null}]
            """
        try await world.bring(two)
        let before = try await world.items()
        let run = try await world.bring(json, format: .json)
        #expect((run.added, run.changed) == (0, 2))
        #expect(try await world.items() == before)
    }

    @Test func `a second file changes what it names, and leaves the rest and what it doesn't say`() async throws {
        try await world.bring(two)
        try await world.bring("sku,name,category,price\nA1,Black tea,Hot drinks,5.99\nA3,Salt,Pantry,0.99\n")
        let items = try await world.items()
        #expect(Set(items.map(\.name)) == ["Black tea", "Soap, 3 bars", "Salt"])
        let tea = try #require(items.first { $0.name == "Black tea" })
        #expect(tea.priceCents == 599 && tea.memberPriceCents == 399 && tea.details == "Loose leaf")
        #expect(try await world.found("green").isEmpty)
        #expect(try await world.found("hot loose") == ["Black tea"])
        #expect(try await world.found("salt") == ["Salt"])
        #expect(try await world.count("search") == 3)
    }

    @Test func `what isn't in the file is taken out of sale only on demand`() async throws {
        try await world.bring(two)
        let run = try await world.bring("sku,name,category,price\nA9,Rice,Pantry,3\n", replacing: true)
        #expect((run.added, run.removed) == (1, 1))
        #expect(try await world.items().filter(\.available).map(\.name) == ["Rice"])
    }

    @Test func `one wrong row keeps all of them out, and each problem is named by row and column`() async throws {
        let run = try await world.read(
            ImportWorld.heading + "A1,Tea,Drinks,4.99,,,,\nA1,Other,Drinks,1,,,,\n,=x,Drinks,abc,,,,\nB,Later,Drinks,1,,,,2099-01-01\nC,x\n")
        #expect(run.state == .refused && run.rows == 5)
        let list = try await world.imports.problems(of: run.id)
        #expect(
            list.problems.map { "\($0.row) \($0.column?.rawValue ?? "row") \($0.reason)" } == [
                "3 sku duplicate", "4 sku empty", "4 name formula", "4 price price", "5 priceFrom day", "6 row cells",
            ])
        #expect(list.total == 6)
        await #expect(throws: CatalogImports.Failure.state(.refused)) { try await world.imports.apply(run.id) }
        #expect(try await world.items().isEmpty)
    }

    @Test func `the first thousand problems are kept, and all are counted`() async throws {
        let rows = (0..<3_000).map { "A\($0),,Drinks,1,,,,\n" }.joined()
        let run = try await world.read(ImportWorld.heading + rows, pieces: 66_000)
        #expect(run.problems == 3_000)
        #expect(try await world.imports.problems(of: run.id).problems.count == 1_000)
    }

    @Test func `a price from a day on holds from then on, and leaves the present one`() async throws {
        try await world.bring(two)
        let day = CatalogReader.day(of: world.server.clock.now.addingTimeInterval(3 * 86_400), in: RetailServerPlugin.standardTimeZone)
        try await world.bring(ImportWorld.heading + "A1,Green tea,Drinks,6.99,5.99,yes,Loose leaf,\(day)\n")
        #expect(try await world.items().first { $0.name == "Green tea" }?.priceCents == 499)
        world.server.clock.advance(by: .seconds(4 * 86_400))
        try await world.keepPrices()
        let tea = try await world.items().first { $0.name == "Green tea" }
        #expect(tea?.priceCents == 699 && tea?.memberPriceCents == 599)
    }

    @Test func `a new item needs a price for now`() async throws {
        let day = CatalogReader.day(of: world.server.clock.now.addingTimeInterval(3 * 86_400), in: RetailServerPlugin.standardTimeZone)
        let run = try await world.read(ImportWorld.heading + "A1,Tea,Drinks,6.99,,,,\(day)\n")
        #expect(try await world.imports.problems(of: run.id).problems.map(\.reason) == [.priceLater])
    }

    @Test func `the price of a deal holds over an imported one`() async throws {
        try await world.bring(two)
        let item = try #require(try await world.items().first { $0.name == "Green tea" })
        let today = CatalogReader.day(of: world.server.clock.now, in: RetailServerPlugin.standardTimeZone)
        _ = try await world.administrator.call(
            RetailEndpoints.createDeal,
            DealContent(retailerID: world.retailer, text: "Tea", itemID: item.id, priceCents: 300, startsOn: today, endsOn: today))
        try await world.bring(ImportWorld.heading + "A1,Green tea,Drinks,8.00,,yes,,\n")
        let tea = try await world.items().first { $0.name == "Green tea" }
        #expect(tea?.priceCents == 300 && tea?.regularPriceCents == 800)
    }

    @Test func `nothing is left out or doubled when reading is cut and goes on`() async throws {
        let rows = (0..<2_000).map { "A\($0),Item \($0),Shelf \($0 % 7),\($0 % 90 + 1).25,,,,\n" }.joined()
        let data = Data((ImportWorld.heading + rows).utf8)
        let file = world.file(ImportWorld.heading + rows)
        var run = try await world.imports.open(file, of: world.retailer)
        while run.state == .reading {
            let piece = data.dropFirst(run.offset).prefix(66_000)
            let before = run.offset
            _ = try await world.imports.take(piece, at: before, of: run.id)
            // A piece that is sent again, and one at a wrong place, change nothing; whoever opens the file again goes on.
            _ = try await world.imports.take(piece, at: before, of: run.id)
            run = try await world.imports.open(file, of: world.retailer)
            #expect(run.offset > before || run.state != .reading)
        }
        #expect(run.state == .ready && run.rows == 2_000)
        let applied = try await world.imports.apply(run.id)
        #expect(applied.added == 2_000)
        await #expect(throws: CatalogImports.Failure.state(.applied)) { try await world.imports.apply(run.id) }
        #expect(try await world.found("item 1999") == ["Item 1999"])
    }

    @Test func `another file waits for the one that is being read, and takes its place after a minute`() async throws {
        let rows = (0..<2_000).map { "A\($0),Item,Shelf,1,,,,\n" }.joined()
        let text = ImportWorld.heading + rows
        let first = try await world.imports.open(world.file(text), of: world.retailer)
        _ = try await world.imports.take(Data(text.utf8).prefix(30_000), at: 0, of: first.id)
        await #expect(throws: CatalogImports.Failure.busy) { try await world.imports.open(world.file("other"), of: world.retailer) }
        world.server.clock.advance(by: .seconds(61))
        let second = try await world.imports.open(world.file("other"), of: world.retailer)
        #expect(second.id != first.id)
        await #expect(throws: CatalogImports.Failure.unknown) { try await world.imports.find(first.id) }
        world.server.clock.advance(by: .seconds(86_401))
        try await world.keepPrices()
        #expect(try await world.count("import") == 0)
    }

    @Test func `unknown headings wait for somebody to name them`() async throws {
        let text = "No.,Artikel,Regal,Preis\nA1,Tee,Getränke,4.99\n"
        var run = try await world.read(text)
        #expect(run.state == .columns && run.headings == ["No.", "Artikel", "Regal", "Preis"] && run.offset == 0)
        let names: [CatalogColumn: String] = [.sku: "No.", .name: "Artikel", .category: "Regal", .price: "Preis"]
        await #expect(throws: APIError.self) { try await world.imports.setColumns([.sku: "No.", .name: "nothing"], of: run.id) }
        run = try await world.imports.setColumns(names, of: run.id)
        run = try await world.imports.take(Data(text.utf8), at: 0, of: run.id)
        #expect(run.state == .ready)
        _ = try await world.imports.apply(run.id)
        #expect(try await world.found("getranke") == ["Tee"])
    }

    @Test(arguments: [("", ImportReason.noRows), ("A1,\"Tea,Drinks,1,,,,\n", .quote), ("A1,T\0ea,Drinks,1,,,,\n", .notText)])
    func `a file that can't be read is refused, and can be discarded`(_ rows: String, _ reason: ImportReason) async throws {
        let run = try await world.read(ImportWorld.heading + rows)
        #expect(run.state == .refused)
        #expect(try await world.imports.problems(of: run.id).problems.map(\.reason) == [reason])
        try await world.imports.discard(run.id)
        #expect(try await world.count("import") == 0)
    }

    @Test func `what is exported is imported again without a change`() async throws {
        try await world.bring(two)
        let before = try await world.items()
        for format in CatalogFormat.allCases {
            var file = Data()
            #expect(try await CatalogExport(database: world.server.database).write(world.retailer, as: format) { file.append($0) } == 2)
            let run = try await world.bring(String(decoding: file, as: UTF8.self), format: format)
            #expect((run.added, run.changed) == (0, 2))
        }
        #expect(try await world.items() == before)
        let versions = try await world.server.database.read { try $0.values(Int.self, "SELECT version FROM retail_item") }
        #expect(versions == [1, 1])
        #expect(CatalogExport.cell("=1+1") == "'=1+1" && CatalogExport.cell("a \"b\", c") == "\"a \"\"b\"\", c\"")
    }
}
