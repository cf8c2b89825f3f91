import Blobs
import Core
import CoreTesting
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

/// The documents of applications to drive.
@Suite struct DocumentTests {
    private static let page = Data("<html><script>alert(1)</script></html>".utf8)
    private static let svg = Data("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)

    /// A file that is refused, by the type that it is declared as.
    struct Hostile: Sendable {
        let type: String
        let file: Data
        let status: Int

        init(_ type: String, _ file: Data, _ status: Int) { (self.type, self.file, self.status) = (type, file, status) }
    }

    private static let hostile: [Hostile] = [
        Hostile("image/jpeg", page, 415), Hostile("image/png", svg, 415), Hostile("image/svg+xml", svg, 415),
        Hostile("image/jpeg", Data([0xFF, 0xD8, 0xFF]) + page, 422), Hostile("image/png", Data.picture.prefix(16) + page, 422),
        Hostile("application/pdf", page + Data.document, 415), Hostile("application/pdf", Data("%PDF-1.7 without an end".utf8), 422),
        Hostile("image/png", Data.bomb, 422), Hostile("text/html", page, 415), Hostile("application/json", Data("{}".utf8), 415),
        Hostile("application/pdf", Data.document + Data(count: ApplicationDocument.mostBytes), 413),
    ]

    @Test(arguments: hostile)
    func `what isn't a picture or a document is refused, whatever it says that it is`(sent: Hostile) async throws {
        let test = try await ApplicationTestServer()
        _ = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        let error = await failure(of: {
            try await test.applicant.upload(
                ApplicationEndpoints.addDocument, ApplicationUpload(kind: .insurance, name: "a.png"), file: sent.file, type: sent.type)
        })
        #expect(error?.status == sent.status)
        #expect(test.blobs.ids.isEmpty)
    }

    @Test func `the content says what a document is, and its name leads nowhere`() async throws {
        let test = try await ApplicationTestServer()
        _ = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        let file = try await test.applicant.upload(
            ApplicationEndpoints.addDocument, ApplicationUpload(kind: .insurance, name: "../../etc/passwd.html"), file: .picture + Self.page,
            type: "application/pdf")
        #expect(file.contentType == "image/png" && file.name == "passwd.html.png")
        // What hid behind the picture is gone.
        let stored = try await test.applicant.download(ApplicationEndpoints.document, IDInput(id: file.id))
        #expect(try stored == ImageFile(.picture).data && stored.range(of: Data("script".utf8)) == nil)
    }

    @Test func `documents are served with headers that keep browsers from running them`() async throws {
        let test = try await ApplicationTestServer()
        _ = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        for (kind, file, use) in [(ApplicationDocumentKind.insurance, Data.document, "attachment"), (.vehicle, .picture, "inline")] {
            let id = try await test.upload(kind, file).id
            let response = await test.server.send(.get, "/api/v1/drivers/application/files/\(id)", as: .customer(7))
            #expect(response.status == .ok && response.headerFields[.xContentTypeOptions] == "nosniff")
            #expect(response.headerFields[.contentSecurityPolicy] == "default-src 'none'; sandbox")
            #expect(response.headerFields[.contentDisposition]?.hasPrefix(use) == true)
        }
    }

    @Test func `a document takes the place of the one of its kind, and can be removed while the application can be changed`() async throws {
        let test = try await ApplicationTestServer()
        _ = try await test.applicant.call(ApplicationEndpoints.save, .sample)
        let first = try await test.upload(.insurance)
        let second = try await test.upload(.insurance, .document)
        #expect(try await test.overview().application?.documents == [second])
        #expect(test.blobs.ids.count == 1)
        #expect(await failure(of: { try await test.applicant.download(ApplicationEndpoints.document, IDInput(id: first.id)) })?.status == 404)
        _ = try await test.applicant.call(ApplicationEndpoints.removeDocument, IDInput(id: second.id))
        #expect(try await test.overview().application?.documents.isEmpty == true && test.blobs.ids.isEmpty)
        try await test.upload(.insurance)
    }

    @Test func `somebody else's application and documents aren't there, for any verb`() async throws {
        let test = try await ApplicationTestServer()
        let draft = try await test.draft()
        let file = try #require(draft.documents.first).id
        for person in [Person.customer(8), .driver(9), .dispatcher(10), ApplicationTestServer.administrator] {
            // Not even administrators see what was never sent.
            for (method, path) in [
                (HTTPRequest.Method.get, "application/files/\(file)"), (.delete, "application/files/\(file)"), (.get, "applications/\(draft.id)"),
            ] {
                #expect(await test.server.send(method, "/api/v1/drivers/\(path)", as: person).status == .notFound)
            }
        }
        try await test.applicant.call(ApplicationEndpoints.submit, ApplicationSubmission(version: draft.version, termsVersion: 1))
        let decision = #"{"version":\#(draft.version + 1),"status":"approved"}"#
        for person in [Person.customer(7), .customer(8), .driver(9), .dispatcher(10)] {
            for (method, path, body) in [
                (HTTPRequest.Method.get, "applications/\(draft.id)", ""), (.post, "applications/\(draft.id)/decision", decision),
                (.post, "applications/\(draft.id)/notes", #"{"text":"x"}"#),
            ] {
                let fields: HTTPFields = body.isEmpty ? [:] : [.contentType: "application/json"]
                let response = await test.server.send(method, "/api/v1/drivers/\(path)", body: body, as: person, headerFields: fields)
                #expect(response.status == .notFound)
            }
            guard person.id != 7 else { continue }
            #expect(await test.server.send(.get, "/api/v1/drivers/application/files/\(file)", as: person).status == .notFound)
            #expect(await test.server.send(.delete, "/api/v1/drivers/application/files/\(file)", as: person).status == .notFound)
            #expect(await test.server.send(.get, "/api/v1/drivers/applications", as: person).status == .forbidden)
        }
        let removal = await test.server.send(.delete, "/api/v1/drivers/application/files/\(file)", as: ApplicationTestServer.administrator)
        #expect(removal.status == .notFound)
        #expect(await test.server.send(.get, "/api/v1/drivers/application/files/\(file)", as: ApplicationTestServer.administrator).status == .ok)
        #expect(await test.server.send(.get, "/api/v1/drivers/application/files/\(file)").status == .unauthorized)
    }

    @Test func `documents of declined and withdrawn applications go after their time, with what is sealed`() async throws {
        let test = try await ApplicationTestServer(["DRIVER_DOCUMENT_DAYS": "5"])
        try await test.decide(try await test.submitted(), .declined, "No.")
        let other = try await test.submitted(as: test.person(8))
        try await test.decide(other, .approved)
        try await test.tidyUp(afterDays: 4)
        #expect(try await test.count("fleet_application_document") == 8)
        try await test.tidyUp(afterDays: 2)
        #expect(try await test.count("fleet_application_document") == 4)
        let declined = try await test.overview().application
        #expect(declined?.form.licenseNumber == "" && declined?.form.birthday == "" && declined?.form.name == "Marisol Vega")
        // The others have the same pictures, whose bytes stay.
        #expect(test.blobs.ids.count == 1)
    }

    @Test func `an application that nobody finishes is withdrawn, and an upload that was given up is removed`() async throws {
        let test = try await ApplicationTestServer(["DRIVER_DOCUMENT_DAYS": "5"])
        try await test.draft()
        try await test.server.database.write { try $0.execute("UPDATE fleet_application_document SET stored_at = NULL WHERE kind = 'vehicle'") }
        try await test.tidyUp(afterDays: 1)
        #expect(try await test.count("fleet_application_document") == 3)
        try await test.tidyUp(afterDays: 90)
        #expect(try await test.overview().application?.status == .withdrawn)
        try await test.tidyUp(afterDays: 6)
        #expect(try await test.count("fleet_application_document") == 0 && test.blobs.ids.isEmpty)
    }
}
