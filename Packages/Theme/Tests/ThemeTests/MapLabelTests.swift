import Core
import Testing
import UI

@testable import Theme

private let bounds = MapBounds(x: 0, y: 0, width: 640, height: 400)
private let middle = MapPoint(x: 320, y: 200)

private func pin(_ name: String, _ kind: MapPin.Kind = .place) -> MapPin {
    MapPin(coordinate: Coordinate(latitude: 33.7, longitude: -117.8), label: name, kind: kind)
}

struct MapLabelTests {
    @Test func `a name stands beside its pin, from the smallest map on`() {
        var labels = MapLabels(pins: [(pin("Home"), middle)], bounds: bounds)
        let place = labels.place("Home", of: pin("Home"), at: middle)
        #expect(place == MapLabels.Place(x: 22, y: -17, anchor: "start", nearness: ""))
    }

    @Test func `a name turns to the side where there is room`() {
        let right = MapPoint(x: 600, y: 60)
        var labels = MapLabels(pins: [(pin("Jamboree Road"), right)], bounds: bounds)
        #expect(labels.place("Jamboree Road", of: pin("Jamboree Road"), at: right)?.anchor == "end")
    }

    @Test func `a name doesn't lie below the buttons`() {
        let corner = MapPoint(x: 480, y: 330)
        var labels = MapLabels(pins: [(pin("Order 1042"), corner)], bounds: bounds)
        #expect(labels.place("Order 1042", of: pin("Order 1042"), at: corner)?.anchor == "end")
    }

    @Test func `names of near pins keep apart, or wait for a zoom`() {
        let near = MapPoint(x: 330, y: 200)
        var labels = MapLabels(pins: [(pin("Dana", .driver), middle), (pin("Sam", .driver), near)], bounds: bounds)
        let (first, second) = (labels.place("Dana", of: pin("Dana", .driver), at: middle), labels.place("Sam", of: pin("Sam", .driver), at: near))
        #expect(first != nil && second != nil && (first?.x, first?.y) != (second?.x, second?.y))
        let area = labels.placeArea("Irvine", at: middle)
        #expect(area.map { $0.y != 5 } ?? true)
    }

    @Test func `of many names at one place most are never written, and none is written twice over another`() {
        let names = (0..<8).map { "Driver \($0)" }
        var labels = MapLabels(pins: names.map { (pin($0, .driver), middle) }, bounds: bounds)
        let places = names.compactMap { labels.place($0, of: pin($0, .driver), at: middle) }
        #expect((1...4).contains(places.count))
        #expect(Set(places).count == places.count)
    }

    @Test func `each step of a zoom has a class in the style sheet`() {
        for (step, scale) in MapLabels.scales.enumerated().dropFirst() {
            #expect(AppTheme.standard.css.contains(".is-near-\(step){opacity:clamp(0,calc((\(scale) - var(--map-unit))*1000),1)}"))
        }
        #expect(MapLabels.scales == MapLabels.scales.sorted(by: >))
    }
}
