import Core
import LocationAPI
import Testing

@testable import LocationServer

struct ServiceAreaTests {
    let areas = ServiceArea.defaultAreas

    @Test(arguments: [
        (34.05, -118.24), (32.72, -117.16), (33.343, -118.328), (0, 0), (-117.7712, 33.6784), (Double.nan, Double.nan), (33.6, 242.2),
    ])
    func `places outside and swapped coordinates are in no area`(latitude: Double, longitude: Double) {
        #expect(areas.area(at: Coordinate(latitude: latitude, longitude: longitude)) == nil)
    }

    @Test func `each area's centre lies in it`() {
        for area in areas { #expect(areas.area(at: area.centre) == area, "\(area.name)") }
    }

    @Test func `where areas overlap the smallest wins`() throws {
        let small = ServiceArea(id: 99, name: "Yard", ring: square(around: areas[0].centre, 0.001), centre: areas[0].centre)
        #expect(areas.area(at: areas[0].centre)?.name == "Irvine")
        #expect((areas + [small]).area(at: areas[0].centre)?.name == "Yard")
        #expect(([small] + areas).area(at: areas[0].centre)?.name == "Yard")
    }

    @Test func `no stretch of the plane is left out or counted twice at a corner`() {
        let area = ServiceArea(
            id: 1, name: "Square", ring: square(around: Coordinate(latitude: 0, longitude: 0), 1), centre: Coordinate(latitude: 0, longitude: 0))
        #expect(area.contains(Coordinate(latitude: 0, longitude: 0)))
        #expect(!area.contains(Coordinate(latitude: 1, longitude: 2)))
        #expect(!area.contains(Coordinate(latitude: -1, longitude: -2)))
        #expect(area.size == 4)
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

    @Test(arguments: ["90001", "90012", "92101", "90704", "92801", "92701"])
    func `a postal code outside is known and in no area`(code: String) async throws {
        let point = try #require(try await PostalCodeGeocoder().locate(line1: "1 Main St", city: "", postalCode: code))
        #expect(areas.area(at: point) == nil)
    }

    @Test func `a postal code may have its extension and spaces`() async throws {
        let geocoder = PostalCodeGeocoder()
        #expect(try await geocoder.locate(line1: "", city: "", postalCode: " 92618-1234 ") == PostalCodeGeocoder.points["92618"])
        #expect(try await geocoder.locate(line1: "", city: "", postalCode: "00000") == nil)
    }

    private func square(around centre: Coordinate, _ half: Double) -> [Coordinate] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: centre.latitude + $0.0, longitude: centre.longitude + $0.1)
        }
    }
}
