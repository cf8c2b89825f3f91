import Core
import LocationAPI
import Testing

struct AreaShapeTests {
    private func coordinate(_ x: Double, _ y: Double) -> Coordinate { Coordinate(latitude: y, longitude: x) }

    private func square(from low: Double, to high: Double) -> [Coordinate] {
        [coordinate(low, low), coordinate(high, low), coordinate(high, high), coordinate(low, high)]
    }

    @Test func `a hole is left out, of place and size`() {
        let shape = AreaShape(ring: square(from: 0, to: 4), holes: [square(from: 1, to: 2)])
        #expect(shape.contains(coordinate(0.5, 0.5)))
        #expect(!shape.contains(coordinate(1.5, 1.5)))
        #expect(shape.contains(coordinate(3, 1.5)))
        #expect(shape.size == 15)
    }

    @Test func `borders in the west and south belong to an area, those in the east and north don't`() {
        let shape = AreaShape(ring: square(from: 0, to: 4), holes: [square(from: 1, to: 2)])
        #expect(shape.contains(coordinate(0, 2)) && shape.contains(coordinate(2, 0)) && shape.contains(coordinate(0, 0)))
        #expect(!shape.contains(coordinate(4, 2)) && !shape.contains(coordinate(2, 4)) && !shape.contains(coordinate(4, 4)))
        #expect(!shape.contains(coordinate(4, 0)) && !shape.contains(coordinate(0, 4)))
        // What fills the hole has the hole's south and west.
        let filling = AreaShape(ring: square(from: 1, to: 2))
        for point in [coordinate(1, 1.5), coordinate(1.5, 1), coordinate(2, 1.5), coordinate(1.5, 2), coordinate(1, 1), coordinate(2, 2)] {
            #expect(shape.contains(point) != filling.contains(point))
        }
    }

    @Test func `a corner doesn't depend on the direction in which the outline is written`() {
        let ring = [coordinate(0.1, 0.1), coordinate(0.7, 0.3), coordinate(0.3, 0.9)]
        for point in ring + [coordinate(0.4, 0.2), coordinate(0.5, 0.6), coordinate(0.2, 0.5)] {
            #expect(AreaShape(ring: ring).contains(point) == AreaShape(ring: ring.reversed()).contains(point))
        }
    }

    @Test func `no rounding moves a point across a border`() {
        // 0.1 + 0.2 is a little more than 0.3, and the line runs from the origin through (0.3, 0.3).
        let shape = AreaShape(ring: [coordinate(0, 0), coordinate(3, 3), coordinate(0, 3)])
        #expect(!shape.contains(coordinate(0.1 + 0.2, 0.3)))
        #expect(!shape.contains(coordinate(0.3, 0.3)))
        #expect(shape.contains(coordinate(0.3, 0.1 + 0.2)))
        #expect(shape.contains(coordinate(0.3.nextDown, 0.3)))
    }

    @Test func `a shape without corners contains nothing`() {
        #expect(!AreaShape(ring: []).contains(coordinate(0, 0)))
        #expect(AreaShape(ring: []).size == 0)
    }

    @Test func `where areas overlap, the one that is smaller without its holes wins`() {
        let large = ServiceArea(id: 1, name: "Frame", ring: square(from: 0, to: 10), holes: [square(from: 1, to: 9.9)], center: coordinate(0.5, 0.5))
        let small = ServiceArea(id: 2, name: "Block", ring: square(from: 0, to: 5), center: coordinate(2, 2))
        #expect([small, large].area(at: coordinate(0.5, 0.5))?.name == "Frame")
        #expect(ServiceAreaIndex([small, large]).area(at: coordinate(0.5, 0.5))?.name == "Frame")
        #expect(ServiceAreaIndex([small, large]).area(at: coordinate(3, 3))?.name == "Block")
    }
}
