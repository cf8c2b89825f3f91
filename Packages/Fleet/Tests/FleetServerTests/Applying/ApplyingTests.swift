import Core
import CoreTesting
import Crypto
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

/// People who apply to drive.
@Suite struct ApplyingTests {
    @Test func `an application is filled in, submitted and followed`() async throws {
        let test = try await ApplicationTestServer()
        let before = try await test.overview()
        #expect(before == ApplicationOverview(isOpen: true, minimumAge: 21, termsVersion: 1, documentDays: 30))
        let begun = try await test.applicant.call(ApplicationEndpoints.save, ApplicationForm(name: " Marisol Vega "))
        #expect(begun.status == .draft && begun.form.name == "Marisol Vega" && begun.problems["name"] == nil)
        #expect(begun.problems["plate"] == "This field is required." && begun.problems["documents.insurance"] == "We need this document, too.")
        let draft = try await test.draft()
        #expect(draft.id == begun.id && draft.form == .sample && draft.problems.isEmpty && draft.documents.count == 4)
        let sent = try await test.applicant.call(
            ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
        #expect(sent.status == .submitted && sent.submittedAt == test.server.clock.now && sent.steps.map(\.status) == [.draft, .submitted])
        // What one administrator did isn't told by name.
        #expect(sent.steps.allSatisfy { $0.personID == nil && $0.personName == nil })
        let consents = try await test.server.database.read { try ConsentLog.entries(of: 7, in: $0) }
        #expect(consents.map(\.purpose) == ["driving"] && consents.map(\.version) == [1])
        #expect(try await test.overview().application == sent)
    }

    @Test func `an application that lacks something isn't submitted, and says what`() async throws {
        let test = try await ApplicationTestServer()
        let draft = try await test.applicant.call(ApplicationEndpoints.save, ApplicationForm())
        let error = await failure(of: {
            try await test.applicant.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
        })
        #expect(error?.status == 422 && error?.fields == draft.problems && draft.problems.count == 16)
    }

    @Test(arguments: [
        ("birthday", "2010-01-01"), ("birthday", "2004-12-32"), ("birthday", "30.04.1991"), ("birthday", "1899-01-01"), ("licenseExpires", "2025-12-31"),
        ("licenseExpires", "soon"), ("phone", "call me"), ("bags", ""),
    ])
    func `an entry that can't be right has a problem`(field: String, text: String) async throws {
        let test = try await ApplicationTestServer()
        var form = ApplicationForm.sample
        switch field {
        case "birthday": form.birthday = text
        case "licenseExpires": form.licenseExpires = text
        case "phone": form.phone = text
        default: form.bags = 100
        }
        #expect(try await test.draft(form).problems.keys.sorted() == [field])
    }

    @Test(arguments: [("2005-01-01", true), ("2005-01-02", false), ("1956-02-29", true), ("2004-02-29", true)])
    func `who is old enough is counted to the day`(birthday: String, isOldEnough: Bool) throws {
        let rules = ApplicationRules(minimumAge: 21, reapplication: .zero, documentRetention: .zero)
        var form = ApplicationForm.sample
        form.birthday = birthday
        let today = try #require(LocalDay("2026-01-01"))
        #expect(rules.problems(of: form, with: Set(ApplicationDocumentKind.allCases), today: today).fields.isEmpty == isOldEnough)
    }

    @Test func `an application that was sent stays as it is, until it is withdrawn`() async throws {
        let test = try await ApplicationTestServer()
        let sent = try await test.submitted()
        let document = try #require(sent.documents.first)
        #expect(await failure(of: { try await test.applicant.call(ApplicationEndpoints.save, .sample) })?.code == "not_editable")
        #expect(await failure(of: { try await test.upload(.insurance, .document) })?.code == "not_editable")
        #expect(await failure(of: { try await test.applicant.call(ApplicationEndpoints.removeDocument, IDInput(id: document.id)) })?.code == "not_editable")
        let again = ApplicationSubmission(version: sent.version, termsVersion: 1)
        #expect(await failure(of: { try await test.applicant.call(ApplicationEndpoints.submit, again) })?.allowedActions == ["withdrawn"])
        let withdrawn = try await test.applicant.call(ApplicationEndpoints.withdraw, ApplicationWithdrawal(version: sent.version))
        #expect(withdrawn.status == .withdrawn)
        // A new one can be begun at once.
        let next = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        #expect(next.id != sent.id && next.status == .draft && next.documents.isEmpty)
    }

    @Test func `what was changed in another tab isn't submitted unseen`() async throws {
        let test = try await ApplicationTestServer()
        let draft = try await test.draft()
        _ = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        let error = await failure(of: {
            try await test.applicant.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
        })
        #expect(error?.status == 409 && error?.code == "application_changed")
    }

    @Test func `other terms than the present ones aren't agreed to`() async throws {
        let test = try await ApplicationTestServer()
        let draft = try await test.draft()
        let error = await failure(of: {
            try await test.applicant.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 0))
        })
        #expect(error?.code == "terms_changed")
        #expect(try await test.count("core_consent") == 0)
    }

    @Test func `two tabs begin one application`() async throws {
        let test = try await ApplicationTestServer()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { _ = try? await test.applicant.call(ApplicationEndpoints.save, .sample) } }
            try await group.waitForAll()
        }
        #expect(try await test.count("fleet_application") == 1)
    }

    @Test func `while applications are closed nobody begins one, and those that were begun can be finished`() async throws {
        let test = try await ApplicationTestServer(isOpen: false)
        #expect(try await !test.overview().isOpen)
        #expect(await failure(of: { try await test.applicant.call(ApplicationEndpoints.save, .sample) })?.code == "applications_closed")
    }

    @Test func `who drives doesn't apply`() async throws {
        let test = try await ApplicationTestServer()
        let driver = test.server.client(as: .driver(7))
        #expect(await failure(of: { try await driver.call(ApplicationEndpoints.save, .sample) })?.code == "drives_already")
    }

    @Test func `who was declined may apply again after some days, with a setting's number`() async throws {
        let test = try await ApplicationTestServer(["DRIVER_REAPPLY_DAYS": "10"])
        try await test.decide(try await test.submitted(), .declined, "The insurance has run out.")
        let overview = try await test.overview()
        #expect(overview.mayApplyAt == test.server.clock.now.addingTimeInterval(10 * 24 * 3600))
        #expect(overview.application?.message == "The insurance has run out.")
        #expect(await failure(of: { try await test.applicant.call(ApplicationEndpoints.save, .sample) })?.code == "applied_recently")
        test.server.clock.advance(by: .seconds(10 * 24 * 3600))
        #expect(try await test.overview().mayApplyAt == nil)
        #expect(try await test.applicant.call(ApplicationEndpoints.save, .sample).status == .draft)
    }

    @Test func `date of birth and license are sealed in the database, and in no event`() async throws {
        let test = try await ApplicationTestServer()
        try await test.decide(try await test.submitted(), .approved)
        let texts = try await test.server.database.read { transaction in
            try transaction.rows("SELECT * FROM fleet_application").map { "\($0)" } + transaction.rows("SELECT * FROM core_event").map { "\($0)" }
        }
        #expect(texts.count >= 3)
        for text in texts { #expect(!text.contains("D1234567") && !text.contains("1991-04-30")) }
        let seal = ApplicationSeal(key: .init(data: Data(repeating: 7, count: 32)))
        let sealed = try seal.seal(ApplicationForm.sample.secrets, of: 7)
        #expect(seal.open(sealed, of: 7) == ApplicationForm.sample.secrets && seal.open(sealed, of: 8) == ApplicationSeal.Secrets())
    }
}
