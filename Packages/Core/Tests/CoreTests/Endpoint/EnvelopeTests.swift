import Core
import Foundation
import Testing

private func json<Value: Encodable>(_ value: Value) throws -> String {
    String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self)
}

private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try WireJSON.decoder().decode(type, from: Data(text.utf8))
}

struct EnvelopeTests {
    @Test func `a success`() throws {
        let text = try json(Envelope(data: IDInput(id: 1)))
        #expect(text == #"{"data":{"id":1},"error":null,"success":true}"#)
        #expect(try read(Envelope<IDInput>.self, text).data == IDInput(id: 1))
    }

    @Test func `a success with nothing to say`() throws {
        #expect(try json(Envelope(data: NoOutput())) == #"{"data":null,"error":null,"success":true}"#)
        #expect(try read(Envelope<NoOutput>.self, #"{"data":null,"error":null,"success":true}"#).success)
        #expect(try read(NoOutput.self, #"{"any":"thing"}"#) == NoOutput())
    }

    @Test func `a success around an output is the envelope's own bytes`() throws {
        func check(_ value: some Codable & Sendable) throws {
            #expect(try WireJSON.envelope(around: value) == WireJSON.encoder().encode(Envelope(data: value)))
        }
        try check(Page(items: [IDInput(id: 1)], page: 2, limit: 20, total: 21))
        try check(NoOutput())
        try check(["a/b": "\"ü\n"])
        try check(Int?.none)
        try check([Date(timeIntervalSince1970: 0)])
        try check("text")
    }

    @Test func `an error`() throws {
        let error = APIError(status: 409, code: "too_late", message: "Too late.", fields: ["bags": "No."], allowedActions: ["cancel"])
        let text = try json(Envelope<IDInput>(error: error))
        #expect(text == #"{"allowedActions":["cancel"],"code":"too_late","data":null,"error":"Too late.","fields":{"bags":"No."},"success":false}"#)
        #expect(try read(Envelope<IDInput>.self, text).apiError(status: 409) == error)
    }

    @Test func `an error without fields leaves them out`() throws {
        #expect(
            try json(Envelope<IDInput>(error: .unauthorized()))
                == #"{"code":"unauthorized","data":null,"error":"Sign in to continue.","success":false}"#)
    }

    @Test func `a response without code and message gets both from its status`() throws {
        let error = try read(Envelope<IDInput>.self, #"{"success":false}"#).apiError(status: 502)
        #expect(error == APIError(status: 502, code: "http_502", message: "Something went wrong (status 502). Please try again."))
    }

    @Test func `a page`() throws {
        let page = Page(items: [IDInput(id: 1)], page: 2, limit: 20, total: 21)
        let text = try json(page)
        #expect(text == #"{"items":[{"id":1}],"limit":20,"page":2,"total":21}"#)
        #expect(try read(Page<IDInput>.self, text) == page)
    }
}

struct APIErrorTests {
    @Test func `a description hides the message and the fields`() {
        let error = APIError.invalid(["email": "ann@example.com is taken"])
        #expect("\(error)" == "APIError(422 invalid_fields)")
    }

    @Test func `each kind has its status and code`() {
        let errors: [(APIError, Int, String)] = [
            (.malformed("m"), 400, "malformed"), (.unauthorized(), 401, "unauthorized"), (.forbidden(), 403, "forbidden"),
            (.notFound(), 404, "not_found"), (.conflict("c"), 409, "conflict"), (.invalid([:]), 422, "invalid_fields"),
            (.internalError, 500, "internal_error"), (.offline, 0, "offline"), (.undecodable, 0, "undecodable"),
        ]
        for (error, status, code) in errors {
            #expect(error.status == status)
            #expect(error.code.rawValue == code)
            #expect(!error.message.isEmpty)
        }
    }

    @Test func `one field at fault gives the message, several a general one`() {
        #expect(APIError.invalid(["a": "A is wrong."]).message == "A is wrong.")
        #expect(APIError.invalid(["a": "A", "b": "B"]).message == "Please check the fields marked below.")
    }
}

struct WireJSONTests {
    @Test func `times are UTC with milliseconds and come back`() throws {
        #expect(WireJSON.string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00.000Z")
        for millisecond in 0..<1_000 {
            let text = "2026-01-31T12:00:00." + "00\(millisecond)".suffix(3) + "Z"
            let date = try #require(WireJSON.date(from: text))
            #expect(WireJSON.string(from: date) == text)
        }
    }

    @Test func `times without a fraction are read, others not`() {
        #expect(WireJSON.date(from: "1970-01-01T00:01:00Z") == Date(timeIntervalSince1970: 60))
        #expect(WireJSON.date(from: "yesterday") == nil)
        #expect(throws: DecodingError.self) { try read([Date].self, #"["yesterday"]"#) }
    }
}
