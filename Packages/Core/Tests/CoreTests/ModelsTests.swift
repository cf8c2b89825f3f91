import Core
import Foundation
import Testing

struct RoleTests {
    @Test func `each mode asks for its role`() {
        #expect(Mode.allCases.map(\.role) == [.customer, .driver, .dispatcher, .admin])
    }

    @Test func `a person's modes are those of the roles, in a fixed order`() {
        #expect(Person(id: 1, name: "Ann", roles: [.dispatcher, .customer]).modes == [.customer, .dispatcher])
        #expect(Person(id: 1, name: "Ann", roles: [.admin]).modes == [.administrator])
    }

    @Test func `equal people are equal bytes`() throws {
        let person = Person(id: 1, name: "Ann", roles: [.admin, .dispatcher, .customer, .driver])
        let data = try WireJSON.encoder().encode(person)
        #expect(String(decoding: data, as: UTF8.self) == #"{"id":1,"name":"Ann","roles":["customer","driver","dispatcher","admin"]}"#)
        #expect(try WireJSON.decoder().decode(Person.self, from: data) == person)
    }

    @Test func `what a person chose survives the wire`() throws {
        let person = Person(id: 1, name: "Ann", roles: [.customer], language: .polish, appearance: .dark)
        let data = try WireJSON.encoder().encode(person)
        #expect(String(decoding: data, as: UTF8.self) == #"{"appearance":"dark","id":1,"language":"pl","name":"Ann","roles":["customer"]}"#)
        #expect(try WireJSON.decoder().decode(Person.self, from: data) == person)
    }
}

struct FieldErrorsTests {
    @Test func `nothing wrong throws nothing`() throws {
        var errors = FieldErrors()
        errors.require(true, "a", "A")
        errors.requireText("fine\n\ttoo", "b", length: 1...20)
        errors.requireText("", "c", length: 0...5)
        try errors.throwIfAny()
    }

    @Test func `a field keeps its first message, and all fields are thrown at once`() {
        var errors = FieldErrors()
        errors.require(false, "a", "first")
        errors.require(false, "a", "second")
        errors.require(false, "b", "B")
        #expect(throws: APIError.invalid(["a": "first", "b": "B"])) { try errors.throwIfAny() }
    }

    @Test(arguments: [
        (" \n ", "This field is required."), ("", "This field is required."), ("a", "At least 2 characters."), ("abcdef", "At most 5 characters."),
        ("a\u{0}b", "This contains characters that aren't allowed."),
    ])
    func `a text is checked`(text: String, message: String) {
        var errors = FieldErrors()
        errors.requireText(text, "name", length: 2...5)
        #expect(errors.fields == ["name": message])
    }
}

private struct Part: Plugin {
    let name: String
    var requires: [String] = []
}

struct PluginListTests {
    @Test func `a complete list passes`() throws {
        try PluginList.validate([Part(name: "Orders", requires: ["Auth"]), Part(name: "Auth")], list: "plugins")
    }

    @Test func `a missing plugin is named with who needs it`() {
        let one = #expect(throws: PluginError.self) {
            try PluginList.validate([Part(name: "Fleet", requires: ["Orders"])], list: "clientPlugins")
        }
        #expect(one?.description == "Plugin Orders is missing from clientPlugins, but Fleet needs it. To fix, add Orders to the list or remove Fleet.")
        let two = #expect(throws: PluginError.self) {
            try PluginList.validate([Part(name: "Fleet", requires: ["Orders"]), Part(name: "Chat", requires: ["Orders"])], list: "list")
        }
        #expect(two?.description == "Plugin Orders is missing from list, but Fleet, Chat need it. To fix, add Orders to the list or remove Fleet, Chat.")
    }

    @Test func `a name that stands twice is refused`() {
        let error = #expect(throws: PluginError.self) { try PluginList.validate([Part(name: "Auth"), Part(name: "Auth")], list: "list") }
        #expect(error?.description == "Plugin Auth is listed twice in list. To fix, remove one.")
    }
}

struct PlaceTests {
    @Test func `an address is one line without what is empty, and writes every key`() throws {
        let address = Address(line1: "1 Main St", line2: "", city: "Irvine", postalCode: "92618", latitude: 33.65, longitude: -117.74)
        #expect(address.oneLine == "1 Main St, Irvine, 92618")
        #expect(address.coordinate == Coordinate(latitude: 33.65, longitude: -117.74))
        let data = try WireJSON.encoder().encode(address)
        #expect(String(decoding: data, as: UTF8.self).contains(#""line2":"","#))
        #expect(String(decoding: data, as: UTF8.self).contains(#""id":null"#))
        #expect(try WireJSON.decoder().decode(Address.self, from: data) == address)
    }

    @Test func `distances are those along the earth`() {
        let (london, newYork) = (Coordinate(latitude: 51.5007, longitude: -0.1246), Coordinate(latitude: 40.6892, longitude: -74.0445))
        // Big Ben to the Statue of Liberty, the haversine's usual example: 5,574.8 km.
        #expect(abs(london.distance(to: newYork) - 5_574_840) < 1_000)
        #expect(london.distance(to: london) == 0)
    }
}

struct TopicTests {
    @Test func `a topic is its name on the wire, and its parts`() throws {
        let change = Change(topic: "orders/12", kind: "order.moved", id: 12, sequence: 3)
        let data = try WireJSON.encoder().encode(change)
        #expect(String(decoding: data, as: UTF8.self) == #"{"id":12,"kind":"order.moved","sequence":3,"topic":"orders/12"}"#)
        #expect(try WireJSON.decoder().decode(Change.self, from: data) == change)
        #expect(Topic("orders/12").parts == ["orders", "12"] && "\(change.topic)" == "orders/12")
        #expect(EventType<Int>("order.moved").name == "order.moved")
    }
}

struct ResultTests {
    @Test func `the outcome of a call is the payload of an action`() async {
        let success = await Result { () async throws(APIError) in 7 }
        let failure = await Result { () async throws(APIError) -> Int in throw APIError.offline }
        #expect(success == .success(7) && failure == .failure(.offline))
    }
}
