import Core
import CoreTesting
import Foundation
import Mail
import MailTransport
import Testing

struct FolderMailServiceTests {
    @Test func `each mail is a file to be read, for its owner alone`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mail-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = FolderMailService(
            folder: folder, sender: "no-reply@tumble.example", senderName: { "Tumble" }, clock: TestClock(), random: SystemRandomSource())
        try await service.send(MailMessage(recipient: "ana@example.com", subject: "Hasło", text: "https://tumble.example/reset-password?token=x"))
        try await service.send(MailMessage(recipient: "bob@example.com", subject: "Two", text: "two"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 2 && files.allSatisfy { $0.hasPrefix("2026-01-01T12:00:00.000Z-") && $0.hasSuffix(".eml") })
        let texts = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let ana = try #require(texts.first { $0.contains("To: <ana@example.com>") })
        #expect(ana.contains("Subject: Hasło\r\n") && ana.hasSuffix("\r\n\r\nhttps://tumble.example/reset-password?token=x"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: files[0]).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a mail with a page has both as alternatives, the text first`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mail-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = FolderMailService(folder: folder, sender: "a@b.cd", senderName: { "T" }, clock: TestClock(), random: SystemRandomSource())
        try await service.send(MailMessage(recipient: "ana@example.com", subject: "One", text: "one", html: "<p>one</p>"))
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let boundary = try #require(text.firstMatch(of: /boundary="([^"]+)"/)?.1)
        let parts = text.components(separatedBy: "--\(boundary)")
        #expect(parts.count == 4 && parts[3] == "--\r\n")
        #expect(parts[1] == "\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\none\r\n")
        #expect(parts[2] == "\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n<p>one</p>\r\n")
    }

    @Test func `mail of a list has a lasting id and an address to leave the list, which can't slip in a header field`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mail-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = FolderMailService(folder: folder, sender: "a@b.cd", senderName: { "T" }, clock: TestClock(), random: SystemRandomSource())
        let message = MailMessage(
            recipient: "ana@example.com", subject: "One", text: "one", html: "<p>one</p>", id: "n7>\r\nBcc: eve@example.com",
            unsubscribeAddress: "https://b.cd/leave/x>\r\nBcc: eve@example.com")
        for _ in 1...2 { try await service.send(message) }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 2)
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let fields = try #require(text.components(separatedBy: "\r\n\r\n").first).components(separatedBy: "\r\n")
            #expect(fields.contains("Message-ID: <n7Bcc:eve@example.com@b.cd>") && !fields.contains { $0.hasPrefix("Bcc") })
            #expect(fields.contains(" <https://b.cd/leave/xBcc:eve@example.com>") && fields.contains("List-Unsubscribe: "))
            #expect(fields.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"))
        }
        try await service.send(MailMessage(recipient: "ana@example.com", subject: "One", text: "one"))
        let other = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first { !files.contains($0) })
        #expect(!(try String(contentsOf: folder.appending(path: other), encoding: .utf8).contains("List-Unsubscribe")))
    }

    @Test func `a folder that can't be written to is an error that may pass`() async throws {
        let service = FolderMailService(
            folder: URL(filePath: "/proc/nowhere"), sender: "a@b.cd", senderName: { "T" }, clock: TestClock(), random: SystemRandomSource())
        let error = await #expect(throws: MailError.self) { try await service.send(MailMessage(recipient: "a@b.cd", subject: "x", text: "y")) }
        #expect(error?.isPermanent == false && error?.description.contains("/proc/nowhere") == true)
    }
}
