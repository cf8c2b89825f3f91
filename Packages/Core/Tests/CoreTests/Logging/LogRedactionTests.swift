import Core
import CoreTesting
import Foundation
import Logging
import Testing

struct SensitiveTests {
    @Test func `a sensitive value shows its kind alone, however it is looked at`() {
        let values: [(any CustomStringConvertible, String)] = [
            (Sensitive.token("abc123"), "[token]"), (Sensitive.password("abc123"), "[password]"), (Sensitive.email("abc123@example.com"), "[email]"),
            (Sensitive.coordinate(Coordinate(latitude: 33.65, longitude: -117.74)), "[coordinate]"),
        ]
        for (value, shown) in values {
            #expect("\(value)" == shown)
            #expect(String(reflecting: value) == shown)
            var dumped = ""
            dump(value, to: &dumped)
            #expect(!dumped.contains("abc123") && !dumped.contains("33.65"))
        }
        #expect(Sensitive.token("a") == Sensitive.token("a") && Sensitive.token("a").value == "a")
    }
}

struct LogRedactionTests {
    @Test(arguments: [
        "authorization", "Authorization", "Set-Cookie", "accessToken", "refresh_token", "user.email", "e-mail", "newPassword", "latitude", "clientSecret",
        "HTTPCookie",
    ])
    func `a key that names a secret is known`(key: String) {
        #expect(LogRedaction.isSecret(key: key))
    }

    @Test(arguments: ["order", "request", "tokenizer", "passwordless", "mailbox", "status", "pathLength", ""])
    func `other keys are left alone`(key: String) {
        #expect(!LogRedaction.isSecret(key: key))
    }

    @Test(arguments: [
        ("Authorization: Bearer abc.def", "Authorization: Bearer [redacted]"),
        ("bearer abc", "bearer [redacted]"),
        ("token=eyJhbGciOiJF.eyJzdWI.c2ln&a=1", "token=[redacted]&a=1"),
        ("mail to <ann@example.com>, bob@example.com.", "mail to <[email]>, [email]"),
        ("@ home, eyJ", "@ home, eyJ"),
        ("12 orders", "12 orders"),
    ])
    func `tokens and addresses are taken out of texts`(text: String, scrubbed: String) {
        #expect(LogRedaction.scrub(text) == scrubbed)
    }

    @Test func `no way into an entry shows a secret`() throws {
        let lines = LockedValue<[String]>([])
        for format in LogFormat.allCases {
            var log = Logger(label: "auth") { label in
                ConsoleLogHandler(subsystem: "app.tumble", category: label, level: .trace, format: format, clock: TestClock()) { line in
                    lines.withLock { $0.append(line) }
                }
            }
            log[metadataKey: "cookie"] = "hunter2"
            log.info(
                "sent Bearer hunter2 to hunter2@example.com",
                metadata: [
                    "account": .sensitive(.email("hunter2@example.com")), "at": .sensitive(.coordinate(Coordinate(latitude: 1.5, longitude: 2))),
                    "headers": ["authorization": "hunter2", "tokens": ["hunter2", "b"], "accept": "json"], "list": ["hunter2@example.com"],
                    "who": .stringConvertible("hunter2@example.com"), "password": .sensitive(.password("hunter2")), "latitude": "1.5",
                ])
        }
        #expect(lines.value.count == 2)
        for line in lines.value {
            #expect(!line.contains("hunter2") && !line.contains("1.5"))
            #expect(line.contains("[email]") && line.contains("[coordinate]") && line.contains("[password]") && line.contains("json"))
        }
    }

    @Test func `a secret in brackets isn't taken for a kind`() {
        let lines = LockedValue<[String]>([])
        let log = Logger(label: "a") { label in
            ConsoleLogHandler(subsystem: "s", category: label, level: .info, clock: TestClock()) { line in lines.withLock { $0.append(line) } }
        }
        log.info("a", metadata: ["token": "[Hunter2]"])
        #expect(lines.value.first?.hasSuffix(" token=[redacted]\n") == true)
    }
}
