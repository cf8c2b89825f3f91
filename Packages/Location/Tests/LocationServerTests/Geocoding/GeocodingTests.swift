import Core
import LocationAPI
import Networking
import ServerTesting
import Testing

@testable import LocationServer

struct GeocodingTests {
    let areas = ServiceArea.defaultAreas

    @Test func `an address is located by its postal code`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let client = server.client(as: nil)
        let point = try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: "100 Spectrum Center Dr", city: "Irvine", postalCode: "92618"))
        #expect(areas.area(at: point)?.name == "Irvine")
    }

    @Test func `an unknown postal code and a blank street are refused by field`() async throws {
        let server = try await TestServer(plugins: [LocationServerPlugin()])
        let client = server.client(as: nil)
        let unknown = await #expect(throws: APIError.self) {
            try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: "1 Main St", city: "Nowhere", postalCode: "00000"))
        }
        #expect(unknown?.code == "unknown_address")
        #expect(unknown?.fields.keys.sorted() == ["postalCode"])
        let blank = await #expect(throws: APIError.self) {
            try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: " ", city: "Irvine", postalCode: "92618"))
        }
        #expect(blank?.fields.keys.sorted() == ["line1"])
    }

    @Test(arguments: [
        ("92602", "Irvine"), ("92603", "Irvine"), ("92604", "Irvine"), ("92606", "Irvine"), ("92612", "Irvine"), ("92614", "Irvine"),
        ("92617", "Irvine"), ("92618", "Irvine"), ("92620", "Irvine"), ("92657", "Newport Beach"), ("92660", "Newport Beach"),
        ("92661", "Newport Beach"), ("92662", "Newport Beach"), ("92663", "Newport Beach"), ("92625", "Newport Beach"),
        ("92626", "Costa Mesa"), ("92627", "Costa Mesa"), ("92780", "Tustin"), ("92782", "Tustin"), ("92651", "Laguna Beach"),
        ("92646", "Huntington Beach"), ("92647", "Huntington Beach"), ("92648", "Huntington Beach"), ("92649", "Huntington Beach"),
    ])
    func `a served postal code lies in its city's area`(code: String, city: String) async throws {
        let point = try #require(try await PostalCodeGeocoder().locate(line1: "1 Main St", city: city, postalCode: code))
        #expect(areas.area(at: point)?.name == city)
    }

    @Test(arguments: ["90001", "90012", "92101", "90704", "92801", "92701", "92704", "92705", "92708", "92630"])
    func `a postal code outside is known and in no area`(code: String) async throws {
        let point = try #require(try await PostalCodeGeocoder().locate(line1: "1 Main St", city: "", postalCode: code))
        #expect(areas.area(at: point) == nil)
    }

    @Test func `a postal code may have its extension and spaces`() async throws {
        let geocoder = PostalCodeGeocoder()
        #expect(try await geocoder.locate(line1: "", city: "", postalCode: " 92618-1234 ") == PostalCodeGeocoder.points["92618"])
        #expect(try await geocoder.locate(line1: "", city: "", postalCode: "00000") == nil)
    }
}
