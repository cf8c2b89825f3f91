import Core
import Foundation
import HTTPTypes
import Testing

@testable import AppServer

struct CallInputTests {
    private let entry = Self.entry(
        .post,
        [
            .init(name: "bags", kind: .integer, isRequired: true), .init(name: "note", kind: .text, isRequired: false),
            .init(name: "mode", kind: .choice(["ASAP", "scheduled"]), isRequired: false), .init(name: "gift", kind: .flag, isRequired: false),
            .init(name: "weight", kind: .number, isRequired: false), .init(name: "addOns", kind: .list(.text), isRequired: false),
            .init(name: "numbers", kind: .list(.integer), isRequired: false), .init(name: "extra", kind: .any, isRequired: false),
            .init(name: "address", kind: .object([.init(name: "city", kind: .text, isRequired: true)]), isRequired: false),
        ])

    @Test(arguments: [
        (["--bags", "2"], #"{"bags":2,"id":"7"}"#),
        (["--bags=2", "note=a = b"], #"{"bags":2,"note":"a = b","id":"7"}"#),
        (["bags=2", "--note", "--x"], #"{"bags":2,"note":"--x","id":"7"}"#),
        (["--bags", "2", "--gift", "--weight", "-1.5"], #"{"bags":2,"gift":true,"weight":-1.5,"id":"7"}"#),
        (["--gift", "false", "--bags", "2"], #"{"gift":false,"bags":2,"id":"7"}"#),
        (["--bags", "2", "--addOns", "a,b", "--addOns", "c"], #"{"bags":2,"addOns":["a","b","c"],"id":"7"}"#),
        (["--bags", "2", "--numbers", "[1, 2]"], #"{"bags":2,"numbers":[1,2],"id":"7"}"#),
        (["--bags", "2", "--address.city", "Irvine"], #"{"bags":2,"address":{"city":"Irvine"},"id":"7"}"#),
        (["--bags", "2", "--address", #"{"city":"Irvine"}"#], #"{"bags":2,"address":{"city":"Irvine"},"id":"7"}"#),
        (["--bags", "2", "--extra", #"{"a":[null]}"#], #"{"bags":2,"extra":{"a":[null]},"id":"7"}"#),
        (["--bags", "2", "--note", "12"], #"{"bags":2,"note":"12","id":"7"}"#),
    ])
    func `words become the input by the declared types`(words: [String], json: String) throws {
        let input = try CallInput.input(of: entry, path: ["id": "7"], words: words, body: nil)
        #expect(try input == APIValue(json: Data(json.utf8)))
    }

    @Test func `words add to a body`() throws {
        let body = try APIValue(json: Data(#"{"bags":1,"address":{"city":"Irvine"}}"#.utf8))
        let input = try CallInput.input(of: entry, path: ["id": "7"], words: ["--bags", "3"], body: body)
        #expect(try input == APIValue(json: Data(#"{"bags":3,"address":{"city":"Irvine"},"id":"7"}"#.utf8)))
    }

    @Test(arguments: [
        ([], "needs --bags"), (["--bags"], "--bags"), (["--bags", "two"], "a whole number, not 'two'"), (["--bags", "1", "--bags", "2"], "twice"),
        (["--bag", "2"], "Did you mean --bags?"), (["--bags", "2", "--mode", "soon"], "ASAP, scheduled"), (["two"], "'two' is no field"),
        (["--bags", "2", "--address", "Irvine"], "--address.a 1"), (["--bags", "2", "--address.town", "x"], "no field 'address.town'"),
        (["--bags", "2", "--weight", "nan"], "a number"), (["--bags", "2", "--gift=maybe"], "true or false"), (["--bags", "2", "--id", "8"], "no field 'id'"),
    ])
    func `what can't be is said with the fix`(words: [String], part: String) throws {
        let error = #expect(throws: (any Error).self) { try CallInput.input(of: entry, path: ["id": "7"], words: words, body: nil) }
        #expect(error.map { "\($0)" }?.contains(part) == true, "\(String(describing: error))")
    }

    private static func entry(_ method: HTTPRequest.Method, _ fields: [EndpointCatalog.Field]) -> EndpointCatalog.Entry {
        EndpointCatalog.Entry(
            method: method, path: "/orders/{id}", summary: "", needsSession: true, takesIdempotencyKey: true, takes: [], gives: [], fields: fields)
    }
}
