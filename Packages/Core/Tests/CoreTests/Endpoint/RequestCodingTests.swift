import Core
import Foundation
import HTTPTypes
import Testing

private struct Search: Codable, Sendable, Equatable {
    var id = 7
    var text = "12"
    var count: Int? = 3
    var ratio = 0.5
    var open = true
    var since: Date? = Date(timeIntervalSince1970: 0.25)
    var role: Role? = .driver
    var ids = [1, 2]
    var tags = ["a", "2"]
}

private struct Change: Codable, Sendable, Equatable {
    struct Address: Codable, Sendable, Equatable { var street: String }
    struct Line: Codable, Sendable, Equatable { var bags: Int }
    var id: Int
    var note: String
    var role: Role
    var address: Address?
    var lines: [Line]?
}

private let search = Endpoint<Search, NoOutput>(.get, "/orders/{id}", access: .everyone, summary: "Searches.")
private let change = Endpoint<Change, NoOutput>(.post, "/orders/{id}", access: .signedIn, summary: "Changes.")

/// Takes an encoded request apart as a server does.
private func received<Input: Codable, Output: Codable>(_ endpoint: Endpoint<Input, Output>, _ request: EncodedRequest) throws -> Input {
    let components = try #require(URLComponents(string: request.path))
    let parts = components.percentEncodedPath.split(separator: "/").compactMap { String($0).removingPercentEncoding }
    let query = Dictionary((components.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in first }
    let path = try #require(endpoint.path.match(parts))
    return try RequestDecoder.decode(Input.self, path: path, query: query, body: request.body ?? Data())
}

private func refusal<Input: Codable>(_ type: Input.Type, path: [String: String] = [:], query: [String: String] = [:], body: String = "") -> APIError? {
    do {
        _ = try RequestDecoder.decode(type, path: path, query: query, body: Data(body.utf8))
        return nil
    } catch {
        return error
    }
}

struct RequestEncoderTests {
    @Test func `a GET's fields go into path and query`() throws {
        let request = try search.encode(Search())
        #expect(
            request.path == "/orders/7?count=3&ids=1%2C2&open=true&ratio=0.5&role=driver&since=1970-01-01T00%3A00%3A00.250Z&tags=a%2C2&text=12")
        #expect(request.body == nil)
    }

    @Test func `a POST's fields go into path and body`() throws {
        let request = try change.encode(Change(id: 3, note: "hi", role: .admin, address: .init(street: "Elm"), lines: [.init(bags: 2)]))
        #expect(request.path == "/orders/3")
        let body = try String(decoding: #require(request.body), as: UTF8.self)
        #expect(body == #"{"address":{"street":"Elm"},"lines":[{"bags":2}],"note":"hi","role":"admin"}"#)
    }

    @Test func `no input is an empty body or no query`() throws {
        let post = try Endpoint<NoInput, NoOutput>(.post, "/logout", access: .everyone, summary: "Out.").encode(NoInput())
        #expect(post.path == "/logout")
        #expect(post.body == Data("{}".utf8))
        let get = try Endpoint<NoInput, NoOutput>(.get, "/me", access: .everyone, summary: "Me.").encode(NoInput())
        #expect(get.path == "/me")
        #expect(get.body == nil)
    }

    @Test func `a path field that the input lacks is an error`() {
        #expect(throws: EncodingError.self) {
            try Endpoint<NoInput, NoOutput>(.get, "/orders/{id}", access: .everyone, summary: "One.").encode(NoInput())
        }
    }
}

struct RequestRoundTripTests {
    @Test func `a GET's input comes back`() throws {
        #expect(try received(search, try search.encode(Search())) == Search())
    }

    @Test func `texts that look like something else come back as texts`() throws {
        for text in ["12", "1e5", "true", "null", "nan", "0x1F", "007", "", " a&b=c+d ", "a,b", "\"", "\u{0}", "ä\n"] {
            var input = Search()
            input.text = text
            #expect(try received(search, try search.encode(input)).text == text)
        }
    }

    @Test func `lists of none, one and many come back`() throws {
        for ids in [[], [4], [4, 5, 6]] {
            var input = Search()
            input.ids = ids
            input.tags = ids.map(String.init)
            #expect(try received(search, try search.encode(input)) == input)
        }
    }

    @Test func `what is nil comes back as nil`() throws {
        var input = Search()
        input.count = nil
        input.since = nil
        input.role = nil
        #expect(try received(search, try search.encode(input)) == input)
    }

    @Test func `a POST's input comes back`() throws {
        let input = Change(id: 3, note: "a \u{0} \"b\"", role: .customer, address: .init(street: "Elm"), lines: [.init(bags: 2)])
        #expect(try received(change, try change.encode(input)) == input)
    }
}

struct RequestDecoderTests {
    private let good = #"{"note":"n","role":"driver"}"#

    @Test func `the path wins over the body`() throws {
        let input = try RequestDecoder.decode(
            Change.self, path: ["id": "1"], query: [:], body: Data(#"{"id":2,"note":"n","role":"driver"}"#.utf8))
        #expect(input.id == 1)
    }

    @Test(arguments: ["x", "1.5", "007", "0x1F", "99999999999999999999", "", "1\u{0}", "true", "1,2"])
    func `a path field that isn't a whole number is not found`(text: String) {
        #expect(refusal(Change.self, path: ["id": text], body: good) == .notFound())
    }

    @Test func `a missing field is named`() {
        #expect(refusal(Change.self, path: ["id": "1"], body: #"{"note":"n"}"#) == .invalid(["role": "This field is required."]))
        #expect(refusal(IDInput.self) == .invalid(["id": "This field is required."]))
    }

    @Test func `a field of the wrong type is named with what is expected`() {
        let note = refusal(Change.self, path: ["id": "1"], body: #"{"note":1,"role":"driver"}"#)
        #expect(note == .invalid(["note": "Expected text."]))
        #expect(refusal(IDInput.self, body: #"{"id":"1"}"#) == .invalid(["id": "Expected a whole number."]))
        #expect(refusal(IDInput.self, body: #"{"id":null}"#) == .invalid(["id": "Expected a whole number."]))
        let role = refusal(Change.self, path: ["id": "1"], body: #"{"note":"n","role":"king"}"#)
        #expect(role == .invalid(["role": "This value isn't allowed."]))
    }

    @Test func `nested fields are named by their path`() {
        let street = refusal(Change.self, path: ["id": "1"], body: #"{"note":"n","role":"driver","address":{}}"#)
        #expect(street?.fields == ["address.street": "This field is required."])
        let bags = refusal(Change.self, path: ["id": "1"], body: #"{"note":"n","role":"driver","lines":[{"bags":1},{"bags":"x"}]}"#)
        #expect(bags?.fields == ["lines.1.bags": "Expected a whole number."])
    }

    @Test(arguments: ["{", "nonsense", #"{"id":1"#, "\u{0}"])
    func `malformed JSON is refused`(body: String) {
        #expect(refusal(IDInput.self, body: body) == .malformed("The request body isn't valid JSON.", code: "malformed_json"))
    }

    @Test(arguments: ["[]", "1", "\"text\""])
    func `a body that is no object is refused`(body: String) {
        #expect(refusal(IDInput.self, body: body) == .malformed("The request body must be a JSON object.", code: "malformed_json"))
    }

    @Test func `a query's value of the wrong type is named`() {
        let path = ["id": "1"]
        let query = ["text": "t", "ratio": "much", "open": "true", "ids": "1", "tags": "a"]
        #expect(refusal(Search.self, path: path, query: query) == .invalid(["ratio": "Expected a number."]))
        let open = query.merging(["ratio": "1", "open": "yes"]) { $1 }
        #expect(refusal(Search.self, path: path, query: open) == .invalid(["open": "Expected true or false."]))
        let ids = query.merging(["ratio": "1", "ids": "1,x"]) { $1 }
        #expect(refusal(Search.self, path: path, query: ids) == .invalid(["ids": "Expected a different type of value."]))
    }

    @Test func `an empty body is an input without fields`() throws {
        #expect(try RequestDecoder.decode(NoInput.self, path: [:], query: [:], body: Data()) == NoInput())
    }
}
