import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

struct SetupTests {
    private func step(_ id: String, _ status: SetupStatus) throws -> SetupStepStatus { try #require(status.steps.first { $0.id == id }) }

    @Test func `the steps of the plugins stand in their order, with what each needs`() async throws {
        let server = try await AdministrationTestServer()
        let status = try await server.administrator.call(SetupEndpoints.status)
        #expect(status.steps.map(\.id) == ["name", "parcels", "shelf", "address", "backups"] && !status.isFinished)
        let parcels = try step("parcels", status)
        #expect(parcels.need == .trial && parcels.trialTitle == "Weigh one" && !parcels.isDone && parcels.trial == nil)
        #expect(try step("name", status).path == "/administrator/system/settings/PRODUCT_DISPLAY_NAME")
    }

    @Test func `a trial is kept with what came of it`() async throws {
        let server = try await AdministrationTestServer()
        let failed = try step("parcels", try await server.administrator.call(SetupEndpoints.tryOut, SetupStepInput(step: "parcels")))
        #expect(failed.trial?.passed == false && failed.trial?.detail == "The scales are broken." && !failed.isDone)
        server.work.outcome.withLock { $0 = .passed("12 kg.") }
        let passed = try step("parcels", try await server.administrator.call(SetupEndpoints.tryOut, SetupStepInput(step: "parcels")))
        #expect(passed.trial?.passed == true && passed.trial?.detail == "12 kg." && passed.isDone)
        let other = server.server.client(as: Person(id: 2, name: "Bea", roles: [.admin]))
        #expect(try step("parcels", try await other.call(SetupEndpoints.status)) == passed, "Administrators share the progress.")
        for id in ["shelf", "nothing"] {
            await #expect { _ = try await other.call(SetupEndpoints.tryOut, SetupStepInput(step: id)) } throws: {
                ($0 as? APIError)?.status == 404
            }
        }
    }

    @Test func `a step is found right and open again`() async throws {
        let server = try await AdministrationTestServer()
        for isReviewed in [true, false] {
            let status = try await server.administrator.call(SetupEndpoints.review, ReviewSetupStep(step: "shelf", reviewed: isReviewed))
            let shelf = try step("shelf", status)
            #expect(shelf.isDone == isReviewed && (shelf.reviewedAt != nil) == isReviewed)
        }
        await #expect {
            _ = try await server.administrator.call(SetupEndpoints.review, ReviewSetupStep(step: "finish", reviewed: true))
        } throws: {
            ($0 as? APIError)?.status == 404
        }
    }

    @Test func `the first page of a production shows the progress until the setup is finished`() async throws {
        let server = try await AdministrationTestServer()
        #expect(try await server.administrator.call(AdministrationEndpoints.overview).setup == nil, "Demo data makes it needless.")
        server.facts.buildName.withLock { $0 = "production" }
        #expect(try await server.administrator.call(AdministrationEndpoints.overview).setup?.count == 5)
        #expect(try await server.administrator.call(SetupEndpoints.finish, FinishSetup(finished: true)).isFinished)
        #expect(try await server.administrator.call(AdministrationEndpoints.overview).setup == nil)
        #expect(try await !server.administrator.call(SetupEndpoints.finish, FinishSetup(finished: false)).isFinished)
        #expect(try await server.administrator.call(AdministrationEndpoints.overview).setup != nil)
        #expect(server.server.audit.entries.map(\.action).suffix(2) == ["setup_finished", "setup_reopened"])
    }

    @Test func `the name is done once it is the operators' own`() async throws {
        let server = try await AdministrationTestServer()
        #expect(try step("name", try await server.administrator.call(SetupEndpoints.status)).need == .review)
        server.facts.pins.withLock { $0["PRODUCT_DISPLAY_NAME"] = "environment" }
        #expect(try step("name", try await server.administrator.call(SetupEndpoints.status)).isDone)
    }

    @Test func `nobody but administrators sees the setup`() async throws {
        let server = try await AdministrationTestServer()
        for person in [Person.customer(7), .driver(8), .dispatcher(9)] {
            #expect(await server.server.send(.get, "/api/v1/administration/setup", as: person).status == .forbidden)
            #expect(await server.server.send(.post, "/api/v1/administration/setup/parcels/trial", as: person).status == .forbidden)
        }
        #expect(await server.server.send(.get, "/api/v1/administration/setup").status == .unauthorized)
    }
}
