import Blobs
import Core
import CoreTesting
import Foundation
import Networking
import SupportAPI
import Testing

@testable import SupportServer

struct AttachmentFileTests {
    private static let page = Data("<html><script>alert(1)</script></html>".utf8)

    private static func refusal(of file: Data) -> APIError? {
        do {
            _ = try AttachmentFile(file)
            return nil
        } catch {
            return error
        }
    }

    /// A file that is refused, by the type that it is declared as.
    struct Hostile: Sendable {
        let type: String
        let file: Data
        let status: Int

        init(_ type: String, _ file: Data, _ status: Int) { (self.type, self.file, self.status) = (type, file, status) }
    }

    private static let svg = Data("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)
    private static let jpegStart = Data([0xFF, 0xD8, 0xFF])

    private static let hostile: [Hostile] = [
        Hostile("image/png", Data("#!/bin/sh\nrm -rf /\n".utf8), 415),
        Hostile("image/jpeg", page, 415),
        Hostile("image/png", svg, 415),
        Hostile("image/svg+xml", svg, 415),
        Hostile("image/jpeg", jpegStart + page, 422),
        Hostile("image/png", Data.picture.prefix(16) + page, 422),
        Hostile("image/jpeg", Data("GIF89a/*".utf8) + page + jpegStart, 415),
        Hostile("application/pdf", page + Data.document, 415),
        Hostile("application/pdf", Data("%PDF-1.7 without an end".utf8), 422),
        Hostile("application/pdf", Data("%PDF".utf8), 415),
        Hostile("image/png", Data.bomb, 422),
        Hostile("text/html", page, 415),
        Hostile("application/json", Data("{}".utf8), 415),
        Hostile("image/png", Data(), 400),
        Hostile("application/pdf", Data.document + Data(count: TicketAttachment.mostBytes), 413),
    ]

    @Test(arguments: hostile)
    func `what isn't a picture or a document is refused, whatever it says that it is`(sent: Hostile) async throws {
        let blobs = MemoryBlobStore()
        let test = try await SupportTestServer(blobs: blobs)
        let error = await failure { () async throws(APIError) in
            try await test.customer.upload(SupportEndpoints.addAttachment, AddAttachment(name: "shirt.png"), file: sent.file, type: sent.type)
        }
        #expect(error?.status == sent.status)
        #expect(blobs.ids.isEmpty)
    }

    @Test func `the content says what a file is, not its name or its declared type`() async throws {
        let test = try await SupportTestServer()
        let picture = try await test.attach(named: "page.html", type: "application/pdf", as: test.customer)
        #expect(picture.contentType == "image/png" && picture.name == "page.html.png")
        let document = try await test.attach(.document, named: "shirt.PNG", type: "image/png", as: test.customer)
        #expect(document.contentType == "application/pdf" && document.name == "shirt.PNG.pdf")
    }

    @Test func `what hides behind a picture is cut off`() throws {
        let file = try AttachmentFile(.picture + Data([0x50, 0x4B, 0x03, 0x04]) + Self.page)
        #expect(try file.data == ImageFile(.picture).data && file.data.range(of: Data("script".utf8)) == nil)
    }

    @Test func `a page inside a document stays a document`() throws {
        let file = try AttachmentFile(Data("%PDF-1.4\n".utf8) + Self.page + Data("\n%%EOF\n".utf8))
        #expect(file.contentType == "application/pdf")
    }

    @Test func `a few bytes that would unfold to a huge picture are refused by their size in pixels`() {
        #expect(Self.refusal(of: .bomb)?.code == "file_too_large")
    }

    @Test(arguments: [
        ("receipt.pdf", "receipt.pdf"), ("Receipt.PDF", "Receipt.pdf"), ("../../etc/passwd", "passwd.pdf"), (#"C:\Windows\evil.exe"#, "evil.exe.pdf"),
        ("..", "file.pdf"), (".pdf", "pdf.pdf"), ("", "file.pdf"), (nil, "file.pdf"), ("a\u{0}b\r\n\".pdf", "ab\".pdf"), ("exe.\u{202E}fdp.pdf", "exe.fdp.pdf"),
        ("rachunek łódź.pdf", "rachunek łódź.pdf"), (String(repeating: "a", count: 300), String(repeating: "a", count: 95) + ".pdf"),
        ("a/b/", "b.pdf"), ("  . . ", "file.pdf"),
    ])
    func `a name leads nowhere and ends as its content does`(name: String?, cleaned: String) {
        #expect(AttachmentName.cleaned(name, endings: ["pdf"]) == cleaned)
    }

    @Test(arguments: [
        ("rachunek łódź.pdf", "rachunek-lodz.pdf"), ("квитанция.pdf", "file-5.pdf"), ("a\"; filename=evil.html;.pdf", "a-filenameevilhtml.pdf"),
    ])
    func `a file is saved under a name of plain letters`(name: String, saved: String) {
        #expect(AttachmentName.saved(TicketAttachment(id: 5, name: name, contentType: "application/pdf", bytes: 1, createdAt: .distantPast)) == saved)
    }
}
