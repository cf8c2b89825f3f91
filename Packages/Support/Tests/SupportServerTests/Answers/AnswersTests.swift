import Core
import CoreTesting
import Foundation
import Networking
import ServerTesting
import SupportAPI
import Testing

struct AnswersTests {
    let test: SupportTestServer

    init() async throws { test = try await SupportTestServer() }

    @Test func `answers are stored, listed by title, changed and removed`() async throws {
        let (dispatcher, admin) = (test.dispatcher, test.admin)
        let late = try await dispatcher.call(SupportEndpoints.storeAnswer, StoreAnswer(title: " Late ", text: "Hi {name}"))
        let details = try await admin.call(SupportEndpoints.storeAnswer, StoreAnswer(title: "Details", text: "Which items?"))
        #expect(late.title == "Late")
        #expect(try await dispatcher.call(SupportEndpoints.answers) == [details, late])
        test.server.clock.advance(by: .seconds(60))
        let changed = try await admin.call(SupportEndpoints.changeAnswer, ChangeAnswer(id: late.id, title: "A delay", text: "Hello"))
        #expect(changed.text == "Hello" && changed.updatedAt == test.server.clock.now)
        #expect(try await dispatcher.call(SupportEndpoints.answers) == [changed, details])
        _ = try await dispatcher.call(SupportEndpoints.removeAnswer, IDInput(id: details.id))
        #expect(try await dispatcher.call(SupportEndpoints.answers) == [changed])
        let missing = await failure { () async throws(APIError) in try await dispatcher.call(SupportEndpoints.removeAnswer, IDInput(id: details.id)) }
        #expect(missing?.status == 404)
        let gone = await failure { () async throws(APIError) in
            try await dispatcher.call(SupportEndpoints.changeAnswer, ChangeAnswer(id: details.id, title: "a", text: "b"))
        }
        #expect(gone?.status == 404)
    }

    @Test func `answers are for staff, and neither part may be missing`() async throws {
        for client in [test.customer, test.driver] {
            let error = await failure { () async throws(APIError) in try await client.call(SupportEndpoints.answers) }
            #expect(error?.status == 403)
        }
        let error = await failure { () async throws(APIError) in
            try await test.dispatcher.call(SupportEndpoints.storeAnswer, StoreAnswer(title: " ", text: ""))
        }
        #expect(error?.status == 422 && Set(error.map { Array($0.fields.keys) } ?? []) == ["title", "text"])
    }
}
