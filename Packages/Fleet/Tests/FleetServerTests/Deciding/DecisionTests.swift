import AuthAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import FleetServer

/// Administrators who decide about applications to drive.
@Suite struct DecisionTests {
    @Test func `approving makes the applicant a driver with a vehicle, and tells them`() async throws {
        let test = try await ApplicationTestServer()
        let sent = try await test.submitted()
        let seen = try await test.administrator.call(ApplicationEndpoints.application, IDInput(id: sent.id))
        #expect(seen.personID == 7 && seen.actions == [.inReview, .infoRequested, .approved, .declined] && seen.application.form == .sample)
        let approved = try await test.decide(try await test.decide(sent, .inReview), .approved, "See you on the road.")
        #expect(approved.status == .approved && approved.steps.map(\.status) == [.draft, .submitted, .inReview, .approved])
        #expect(approved.steps.map(\.personID) == [7, 7, 901, 901])
        #expect(test.roles.granted.withLock { $0 } == [7])
        let driver = test.server.client(as: .driver(7))
        let status = try await driver.call(FleetEndpoints.status)
        #expect(status.vehicle == Vehicle(model: "Ford Transit", color: "White", plate: "7ABC123"))
        #expect(try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true)).online)
        let told = try await test.server.notifications()
        #expect(told.map(\.kind) == ["application.decided"] && told.first?.recipients == .person(7))
        #expect(told.first?.place == DrivingLink.application.place && told.first?.text.title == "Welcome aboard: you can drive with us")
        #expect(
            test.server.audit.entries.filter { $0.action.hasPrefix("application_") }.map(\.action)
                == ["application_read", "application_decided", "application_decided"])
    }

    @Test func `who is asked for more replies, and who is declined reads why`() async throws {
        let test = try await ApplicationTestServer()
        let sent = try await test.submitted()
        for status in [ApplicationStatus.infoRequested, .declined] {
            #expect(await failure(of: { try await test.decide(sent, status, " ") })?.fields.keys.first == "message")
        }
        let asked = try await test.decide(sent, .infoRequested, "The insurance is blurred.")
        #expect(try await test.overview().application?.message == "The insurance is blurred.")
        try await test.upload(.insurance, .document)
        let again = try await test.applicant.call(
            ApplicationEndpoints.submit, ApplicationSubmission(version: asked.version, termsVersion: 1))
        #expect(again.status == .submitted)
        try await test.decide(again, .declined, "We have enough drivers in Irvine.")
        #expect(try await test.overview().application?.status == .declined)
        #expect(
            try await test.server.notifications().map(\.text.title)
                == ["We have a question about your application", "We can't take you on as a driver right now"])
        #expect(test.roles.granted.withLock { $0 }.isEmpty)
    }

    @Test func `of two administrators who decide at once one wins, and the other is told`() async throws {
        let test = try await ApplicationTestServer()
        let sent = try await test.submitted()
        let results = await withTaskGroup(of: APIError?.self) { group in
            for (client, status) in [(test.administrator, ApplicationStatus.approved), (test.otherAdministrator, .declined)] {
                group.addTask { await failure(of: { try await test.decide(sent, status, "So be it.", as: client) }) }
            }
            return await group.reduce(into: [APIError?]()) { $0.append($1) }
        }
        #expect(results.compactMap { $0?.code } == ["application_changed"] && results.count == 2)
        let status = try await test.overview().application?.status
        #expect(test.roles.granted.withLock { $0 } == (status == .approved ? [7] : []))
    }

    @Test func `an applicant who withdraws while somebody approves either drives or doesn't`() async throws {
        for _ in 0..<5 {
            let test = try await ApplicationTestServer()
            let sent = try await test.submitted()
            async let withdrawal = failure(of: {
                try await test.applicant.call(ApplicationEndpoints.withdraw, ApplicationWithdrawal(version: sent.version))
            })
            async let approval = failure(of: { try await test.decide(sent, .approved) })
            let errors = [await withdrawal, await approval]
            #expect(errors.compactMap { $0?.code } == ["application_changed"])
            let isApproved = try await test.overview().application?.status == .approved
            #expect(isApproved == (errors[1] == nil) && test.roles.granted.withLock { $0 } == (isApproved ? [7] : []))
        }
    }

    @Test func `what the state doesn't allow is refused with what it does`() async throws {
        let test = try await ApplicationTestServer()
        let declined = try await test.decide(try await test.submitted(), .declined, "No.")
        let error = await failure(of: { try await test.decide(declined, .approved) })
        #expect(error?.status == 409 && error?.code == "illegal_transition" && error?.allowedActions == [])
        let next = try await test.submitted(as: test.person(8))
        for status in [ApplicationStatus.draft, .submitted, .withdrawn] {
            #expect(await failure(of: { try await test.decide(next, status, "x") })?.code == "illegal_transition")
        }
    }

    @Test func `nobody decides about their own application, an expired license, or a locked account`() async throws {
        let test = try await ApplicationTestServer()
        let own = test.server.client(as: Person(id: 901, name: "Ada", roles: [.admin, .customer]))
        let sent = try await test.submitted(as: own)
        #expect(try await own.call(ApplicationEndpoints.application, IDInput(id: sent.id)).actions.isEmpty)
        #expect(await failure(of: { try await test.decide(sent, .approved, as: own) })?.code == "own_application")
        test.roles.isLocked.withLock { $0 = true }
        #expect(await failure(of: { try await test.decide(sent, .approved, as: test.otherAdministrator) })?.code == "account_locked")
        test.roles.isLocked.withLock { $0 = false }
        test.server.clock.advance(by: .seconds(5 * 365 * 24 * 3600))
        #expect(await failure(of: { try await test.decide(sent, .approved, as: test.otherAdministrator) })?.code == "license_expired")
        #expect(try await test.count("fleet_driver") == 0)
    }

    @Test func `internal notes are for administrators alone`() async throws {
        let test = try await ApplicationTestServer()
        let sent = try await test.submitted()
        let noted = try await test.administrator.call(ApplicationEndpoints.note, ApplicationNote(id: sent.id, text: " Called her. "))
        #expect(noted.application.steps.last.map { [$0.text, $0.personID.map { "\($0)" }] } == ["Called her.", "901"])
        #expect(noted.application.version == sent.version)
        let own = try await test.overview().application
        #expect(own?.steps.map(\.status) == [.draft, .submitted] && own == sent)
        #expect(await failure(of: { try await test.administrator.call(ApplicationEndpoints.note, ApplicationNote(id: sent.id, text: " ")) })?.status == 422)
    }

    @Test func `the list is in the order of submission, by state, without what is sensitive`() async throws {
        let test = try await ApplicationTestServer()
        _ = try await test.draft(as: test.person(5))
        for id in [8, 7, 9] {
            try await test.submitted(as: test.person(id))
            test.server.clock.advance(by: .seconds(60))
        }
        let waiting = try await test.administrator.call(ApplicationEndpoints.applications, ApplicationQuery())
        #expect(waiting.items.map(\.personID) == [8, 7, 9] && waiting.total == 3)
        #expect(waiting.items.first?.license == "••••567")
        let first = try #require(waiting.items.first)
        let seen = try await test.administrator.call(ApplicationEndpoints.application, IDInput(id: first.id)).application
        try await test.decide(seen, .declined, "No.")
        let page = ApplicationQuery(page: PageRequest(page: 2, limit: 1))
        #expect(try await test.administrator.call(ApplicationEndpoints.applications, page).items.map(\.personID) == [9])
        let declined = try await test.administrator.call(ApplicationEndpoints.applications, ApplicationQuery(status: .declined))
        #expect(declined.items.map(\.personID) == [8])
        #expect(try await test.administrator.call(ApplicationEndpoints.applications, ApplicationQuery(status: .draft)).items.isEmpty)
        #expect(ApplicationRecord.masked("AB12") == "••••" && ApplicationRecord.masked("") == "")
        let count = try await test.server.database.read { try ApplicationRepository.waitingCount(in: $0) }
        #expect(count == 2)
    }

    @Test func `a license that expires soon is pointed out, while its driver drives`() async throws {
        let test = try await ApplicationTestServer()
        var form = ApplicationForm.sample
        form.licenseExpires = "2026-02-10"
        try await test.decide(try await test.submitted(form), .approved)
        func expiring() async throws -> [Int] { try await test.administrator.call(ApplicationEndpoints.expiring).map(\.personID) }
        #expect(try await expiring().isEmpty)
        test.server.clock.advance(by: .seconds(15 * 24 * 3600))
        #expect(try await expiring() == [7])
        try await test.server.database.write { _ = try DriverRepository().setFormer(7, true, in: $0) }
        #expect(try await expiring().isEmpty)
    }
}
