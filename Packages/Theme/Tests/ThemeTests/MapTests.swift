import Core
import Foundation
import Testing
import UI

@testable import Theme

private let irvine = Coordinate(latitude: 33.6846, longitude: -117.8265)
private let tustin = Coordinate(latitude: 33.7459, longitude: -117.8262)

private func svg(_ map: MapView, tiles: MapTiles? = nil) -> String {
    var environment = EnvironmentValues()
    environment.mapTiles = tiles
    return String(decoding: Renderer.render(map, environment: environment).html, as: UTF8.self)
}

@Test func `a map fits all its points`() {
    let corners = [Coordinate(latitude: 33.5, longitude: -118), Coordinate(latitude: 33.9, longitude: -117.6), irvine]
    let projection = MapProjection(fitting: corners)
    let bounds = projection.bounds
    for corner in corners {
        let point = projection.point(corner)
        #expect((bounds.x...bounds.x + bounds.width).contains(point.x))
        #expect((bounds.y...bounds.y + bounds.height).contains(point.y))
    }
    #expect(projection.point(corners[0]).y > projection.point(corners[1]).y)
    #expect(abs(bounds.width / bounds.height - 1.6) < 0.001)
}

@Test func `the scale is web mercator's, whatever is shown`() {
    // One unit is a pixel of level 14: 156543.03 m at level 0, narrowed by the latitude.
    let projection = MapProjection(fitting: [irvine])
    let (a, b) = (projection.point(irvine), projection.point(tustin))
    let metres = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() * 156_543.03 / 16384 * cos(33.715 * .pi / 180)
    #expect(abs(metres - irvine.distance(to: tustin)) < irvine.distance(to: tustin) * 0.01)
    let other = MapProjection(fitting: [irvine, tustin])
    #expect(other.point(irvine).x - other.point(tustin).x == a.x - b.x)
}

@Test func `a pin that moves a little keeps the origin`() {
    let moved = Coordinate(latitude: irvine.latitude + 0.001, longitude: irvine.longitude + 0.001)
    #expect(MapProjection(fitting: [irvine]).origin == MapProjection(fitting: [moved]).origin)
}

@Test func `without a point, or at a pole, there is still a map`() {
    #expect(MapProjection(fitting: []).bounds.width > 0)
    let pole = Coordinate(latitude: 90, longitude: 0)
    #expect(MapProjection(fitting: [pole]).point(pole).y.isFinite)
}

@Test(arguments: [(1.0, "1"), (1.26, "1.3"), (-0.04, "0"), (-0.25, "-0.3"), (-12.5, "-12.5")])
func `numbers have one decimal at most`(number: Double, text: String) {
    #expect(MapProjection.text(number) == text)
}

@Test func `the script finds the map's part, its origin and what it owns`() throws {
    let markup = svg(MapView("Map", pins: [MapPin(coordinate: irvine, label: "Home")]))
    let match = try #require(markup.firstMatch(of: /viewBox="([^"]+)" data-map="([^"]+)" data-origin="[0-9 ]+" data-keep="viewBox style"/))
    #expect(match.1 == match.2)
    for attribute in ["data-map", "data-origin", "viewBox", "--map-unit", "data-map-zoom"] { #expect(MapScript.source.contains(attribute)) }
    #expect(markup.matches(of: /data-map-zoom="(?:in|out|reset)" aria-label="[^"]+"/).count == 3)
}

@Test func `names of people are escaped in maps`() {
    let markup = svg(MapView("Map", areas: [MapArea(name: "<img src=x>", ring: [irvine])], pins: [MapPin(coordinate: irvine, label: "\"><script>x")]))
    #expect(!markup.contains("<script>") && !markup.contains("<img"))
}

@Test func `an old place is drawn as one and read aloud as one`() {
    let markup = svg(MapView("Map", pins: [MapPin(coordinate: irvine, label: "Sam", kind: .driver, heading: 90, isStale: true)]))
    #expect(markup.contains("is-stale"))
    #expect(markup.contains("Sam (last known place)"))
    #expect(markup.contains("rotate(90)"))
}

@Test func `tiles cover the map, if there are any`() throws {
    #expect(!svg(MapView("Map", pins: [MapPin(coordinate: irvine, label: "Home")])).contains("<image"))
    let tiles = MapTiles(template: "https://tiles.example/{z}/{x}/{y}.png?a=1&b=2", attribution: "Example")
    let markup = svg(MapView("Map", pins: [MapPin(coordinate: irvine, label: "Home")]), tiles: tiles)
    #expect(markup.contains("Example"))
    #expect(markup.contains(".png?a=1&amp;b=2"))
    let projection = MapProjection(fitting: [irvine, tustin])
    let frames = projection.tiles.map(\.frame)
    let bounds = projection.bounds
    #expect(frames.contains { $0.x <= bounds.x && $0.y <= bounds.y })
    #expect(frames.contains { $0.x + $0.width >= bounds.x + bounds.width && $0.y + $0.height >= bounds.y + bounds.height })
    #expect(frames.count < 60)
}

@Test func `a tile is that of the usual numbering`() throws {
    // Irvine's city hall lies in tile 14/2829/6562 (slippy map formula).
    let projection = MapProjection(fitting: [irvine])
    let point = projection.point(irvine)
    let tile = try #require(
        projection.tiles.first { (tile: MapTile) in
            (tile.frame.x..<tile.frame.x + tile.frame.width).contains(point.x) && (tile.frame.y..<tile.frame.y + tile.frame.height).contains(point.y)
        })
    let shift = tile.zoom - 14
    #expect(shift >= 0)
    #expect(tile.x >> shift == 2829 && tile.y >> shift == 6562)
}

@Test func `an area's hole is a part of its outline`() {
    let hole = [irvine, tustin, Coordinate(latitude: 33.7, longitude: -117.8)]
    let markup = svg(MapView("Map", areas: [MapArea(name: "Irvine", ring: [irvine, tustin], holes: [hole])]))
    #expect(markup.contains(/<path class="t-map-area" fill-rule="evenodd" d="M[^MZ]+ZM[^MZ]+Z"\/>/))
    #expect(!markup.contains("<polygon"))
}

@Test func `a handle is drawn at its place, and its script speaks of it by its id`() throws {
    let markup = svg(MapView("Map", handles: [MapHandle("c0", at: irvine), MapHandle("m0", at: tustin, kind: .small)]) { _ in })
    #expect(markup.contains("data-hook=\"map-edit\""))
    #expect(markup.contains("data-handle=\"c0\"") && markup.contains("data-handle=\"m0\""))
    for name in ["map-edit", "data-handle", "dataset.origin"] { #expect(MapScript.source.contains(name)) }
}

@Test func `an edit is read as the script reports it, and nothing else is`() {
    let text = #"{"handle":"c3","isTap":false,"latitude":33.5,"longitude":-117.25}"#
    #expect(MapEdit.read(text) == MapEdit(handle: "c3", isTap: false, coordinate: Coordinate(latitude: 33.5, longitude: -117.25)))
    #expect(MapEdit.read(#"{"handle":"c3","isTap":false,"latitude":null}"#) == nil)
}

@Test func `a map without handles has no hook`() {
    #expect(!svg(MapView("Map", pins: [MapPin(coordinate: irvine, label: "Home")])).contains("data-hook"))
}
