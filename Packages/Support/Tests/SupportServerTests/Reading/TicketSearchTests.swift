import Core
import CoreTesting
import Networking
import Persistence
import ServerTesting
import SupportAPI
import Testing

@testable import SupportServer

/// What is found by words, and by whom.
struct TicketSearchTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    private func found(_ search: String, _ status: TicketStatus? = nil, as client: APIClient? = nil) async throws -> [Int] {
        try await (client ?? test.dispatcher).call(SupportEndpoints.tickets, TicketListRequest(status: status, search: search)).items.map(\.id)
    }

    @Test func `words are found in subject, description and messages together, the last by its beginning, in any case, without accents`() async throws {
        let torn = try await test.open("Torn shirt").id
        let late = try await test.open("Żółw, łódź & crème brûlée").id
        try await test.write("It was the BLUE one.", to: torn, as: test.customer)
        for search in ["torn", "SHI", "hours", "blue", "torn blu", "one shirt late", "torn, shirt!"] {
            #expect(try await found(search).contains(torn), "\(search)")
        }
        #expect(try await found("torn") == [torn])
        #expect(try await found("hours") == [late, torn])
        for search in ["zolw", "Żół", "LODZ", "creme", "brûlée zolw"] { #expect(try await found(search) == [late], "\(search)") }
        for search in ["torn zolw", "hirt", "shi torn", "%", "\"", "'", "#", "a OR b", "NEAR(torn shirt)"] {
            #expect(try await found(search).isEmpty, "\(search)")
        }
        #expect(try await found("torn -") == [torn])
    }

    @Test func `a number finds the ticket, and those that speak of it`() async throws {
        let first = try await test.open().id
        let second = try await test.open("Like ticket \(first)").id
        #expect(try await found("#\(first)") == [first])
        #expect(try await found("\(first)") == [second, first])
        for search in ["#0", "#x"] { #expect(try await found(search).isEmpty) }
    }

    @Test func `requesters find what they may read: their own tickets, without internal notes`() async throws {
        let own = try await test.open("Torn shirt").id
        let other = try await test.open("Torn sock", as: test.stranger).id
        try await test.write("A difficult customer", to: own, as: test.dispatcher, isInternal: true)
        try await test.write("We're sorry.", to: own, as: test.dispatcher)
        #expect(try await found("torn", as: test.customer) == [own])
        #expect(try await found("torn", as: test.stranger) == [other])
        #expect(try await found("torn", as: test.driver).isEmpty)
        #expect(try await found("torn sorry", as: test.customer) == [own])
        for client in [test.customer, test.stranger, test.driver] { #expect(try await found("difficult", as: client).isEmpty) }
        #expect(try await found("difficult") == [own])
        #expect(try await found("#\(own)", as: test.stranger).isEmpty)
        #expect(try await found("#\(own)", as: test.customer) == [own])
    }

    @Test func `what is found keeps the order of the queue, its filters, pages and total`() async throws {
        let slow = try await test.open("Torn shirt", category: .other).id
        let urgent = try await test.open("Torn seat", category: .safety).id
        try await test.open("Late")
        #expect(try await found("torn", .open) == [urgent, slow])
        #expect(try await found("torn") == [urgent, slow])
        let request = TicketListRequest(status: .open, search: "torn", limit: 1)
        let first = try await test.dispatcher.call(SupportEndpoints.tickets, request)
        var rest = request
        rest.after = first.next
        let second = try await test.dispatcher.call(SupportEndpoints.tickets, rest)
        #expect(first.items.map(\.id) == [urgent] && second.items.map(\.id) == [slow] && second.next == nil)
        let filtered = TicketListRequest(category: .other, search: "torn")
        #expect(try await test.dispatcher.call(SupportEndpoints.tickets, filtered).items.map(\.id) == [slow])
        #expect(try await test.dispatcher.call(SupportEndpoints.tickets, TicketListRequest(search: "torn", page: 1)).total == 2)
    }

    @Test func `scripts of all languages are searched, and nothing typed is an error`() async throws {
        let ticket = try await test.open("किताब खो गई 領収書 🧦").id
        for search in ["किताब", "領収書", "🧦", "a\u{0301}b", "\u{1E900}\u{1E922}", "🧦\u{1FAF1}", "क", String(repeating: "x ", count: 50)] {
            let page = try? await test.dispatcher.call(SupportEndpoints.tickets, TicketListRequest(search: search))
            #expect(page != nil, "\(search)")
        }
        #expect(try await found("領収書") == [ticket])
    }
}
