import AuthAPI
import AuthServer
import Core
import FleetAPI
import Foundation
import Networking
import ServerCore
import Testing

@testable import AppServer

/// A customer who applies to drive, in the whole product.
@Suite(.timeLimit(.minutes(5)))
struct DrivingTests {
    private static let document = Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8)

    private func submitted(_ customer: APIClient) async throws -> DriverApplication {
        var form = ApplicationForm.sample
        form.licenseExpires = "2099-12-31"
        var draft = try await customer.call(ApplicationEndpoints.save, form)
        for kind in ApplicationDocumentKind.allCases {
            _ = try await customer.upload(
                ApplicationEndpoints.addDocument, ApplicationUpload(kind: kind, name: "a.pdf"), file: Self.document, type: "application/pdf")
        }
        draft = try #require(try await customer.call(ApplicationEndpoints.overview).application)
        return try await customer.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
    }

    @Test func `who is approved drives in the session that they have, and the audit log says who made them a driver`() async throws {
        let server = try await makeProduct()
        let commands = try server.application.container.resolve(AccountCommands.self)
        try await commands.setRoles([.dispatcher, .admin], of: "dispatcher@tumble.example")
        let (session, administrator) = (try await server.session(as: "customer"), try await server.client(as: "dispatcher"))
        let customer = server.client(session: session)
        let sent = try await submitted(customer)
        let decision = ApplicationDecision(id: sent.id, version: sent.version, status: .approved)
        let approved = try await administrator.call(ApplicationEndpoints.decide, decision)
        #expect(approved.application.steps.last?.personName == "Dee Dispatcher")
        await server.application.deliverEvents()
        // The access token of before has expired, and the session's next one has the role.
        let refreshToken = try #require(await session.tokens()?.refreshToken)
        let next = try await server.client(session: nil).call(AuthEndpoints.refresh, RefreshRequest(refreshToken: refreshToken))
        try await session.begin(Tokens(accessToken: next.accessToken, refreshToken: next.refreshToken, expiresAt: next.expiresAt))
        #expect(try await Set(customer.call(AuthEndpoints.me).roles) == [.customer, .driver])
        #expect(try await customer.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true)).vehicle?.plate == "7ABC123")
        let log = try await administrator.call(AuthEndpoints.audit, SecurityEventQuery(accountID: approved.personID))
        let (granted, actor) = (log.items.first { $0.kind == .rolesChanged }, try await administrator.call(AuthEndpoints.me).id)
        #expect(granted?.detail == "customer -> customer driver" && granted?.actorID == actor)
        #expect(log.items.contains { $0.kind.rawValue == "application_decided" && $0.object == "application/\(sent.id)" })
        #expect(try await customer.call(PersonalDataEndpoints.overview).consents.map(\.purpose).contains("driving"))
    }

    @Test func `a locked account isn't made a driver, and its application stays as it is`() async throws {
        let server = try await makeProduct()
        let commands = try server.application.container.resolve(AccountCommands.self)
        try await commands.setRoles([.dispatcher, .admin], of: "dispatcher@tumble.example")
        let (customer, administrator) = (try await server.client(as: "customer"), try await server.client(as: "dispatcher"))
        let sent = try await submitted(customer)
        let id = try await customer.call(AuthEndpoints.me).id
        _ = try await administrator.call(AuthEndpoints.disableAccount, IDInput(id: id))
        await #expect(throws: APIError.self) {
            try await administrator.call(ApplicationEndpoints.decide, ApplicationDecision(id: sent.id, version: sent.version, status: .approved))
        }
        let seen = try await administrator.call(ApplicationEndpoints.application, IDInput(id: sent.id))
        #expect(seen.application.status == .submitted && seen.application.version == sent.version)
    }
}
