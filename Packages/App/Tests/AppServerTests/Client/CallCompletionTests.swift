import Core
import HTTPTypes
import Testing

@testable import AppServer

struct CallCompletionTests {
    private static let catalog = Result { try EndpointCatalog.product() }
    private let completion: CallCompletion

    init() throws { completion = CallCompletion(try Self.catalog.get()) }

    @Test(arguments: [
        (["PU"], ["PUT"]), (["sign"], ["sign-in", "sign-out"]), (["outbox", "se"], ["send"]), (["GET", "/orders/wi"], ["/orders/windows"]),
        (["GET", "/orders/12/ti"], ["/orders/12/timeline"]), (["get", "/orders/12/ti"], ["/orders/12/timeline"]),
        (["GET", "/orders", "--sta"], ["--status", "--stage"]), (["GET", "/orders", "--status", "d"], ["delivered"]),
        (["POST", "/orders", "--address.ci"], ["--address.city"]), (["POST", "/orders", "--bo"], ["--body"]),
        (["GET", "/orders", "--output", ""], ["table", "json"]), (["GET", "/orders", "--bo"], []), (["GET", "/nowhere", "--"], []),
        (["POST", "/orders", "--body", ""], []), (["sign-in", ""], []), (["FLY", ""], []),
    ])
    func `the last word is completed`(words: [String], expected: [String]) {
        #expect(completion.candidates(words).map(\.word) == expected)
    }

    @Test func `an empty word shows everything that can follow`() {
        #expect(completion.candidates([""]).map(\.word).starts(with: ["GET", "POST", "PUT"]))
        let paths = completion.candidates(["GET", "/orders/"]).map(\.word)
        #expect(paths.contains("/orders/slots"))
        #expect(!paths.contains { $0.contains("{") }, "A placeholder is the person's to fill: \(paths)")
    }

    @Test func `every path can be reached by completing and filling placeholders`() throws {
        for entry in try Self.catalog.get().entries {
            var typed = ""
            for segment in entry.path.segments {
                switch segment {
                case .literal(let text):
                    let words = completion.candidates([entry.method.rawValue, "\(typed)/\(text.dropLast())"]).map(\.word)
                    #expect(words.contains { $0 == "\(typed)/\(text)" || $0.hasPrefix("\(typed)/\(text)/") }, "\(entry.path): \(words)")
                    typed += "/\(text)"
                case .field: typed += "/7"
                }
            }
        }
    }
}
