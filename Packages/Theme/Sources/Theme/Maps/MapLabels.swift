/// Finds places for a map's names, so that none lies on another or on a mark.
///
/// Where there is no such place while the whole map is shown, a name waits until the person has zoomed in far enough. Sizes are pixels; they are
/// estimated, because the browser chooses the letters.
struct MapLabels {
    /// The place of a name beside its point, in pixels.
    struct Place: Hashable {
        let x: Double
        let y: Double
        /// The value of `text-anchor`.
        let anchor: String
        /// The class that shows the name only from a zoom on; empty for a name that is always shown.
        let nearness: String
    }

    /// Units of the drawing in a pixel, in parts of those of a map 640 pixels wide: from a map that was made small to one that was zoomed in.
    ///
    /// `MapStyles` has a class for each but the first: `is-near-1` and so on.
    static let scales = [4, 2.3, 1.85, 1.3, 1, 0.75, 0.5, 0.3, 0.15]
    /// The scale of a phone, where a map is about 350 pixels wide.
    private static let phone = 1.85

    private let unit: Double
    private let bounds: MapBounds
    private var taken: [Taken]

    /// A mark or a name that is there already: its point, its box around that, and up to which scale it is seen.
    private struct Taken {
        let point: MapPoint
        let box: MapBounds
        let scale: Double
    }

    /// Makes room for names among the marks of the pins.
    init(pins: [(pin: MapPin, point: MapPoint)], bounds: MapBounds) {
        self.bounds = bounds
        unit = bounds.width / 640
        taken = pins.map { Taken(point: $0.point, box: MapMarks.box(of: $0.pin), scale: .infinity) }
    }

    /// The place of a pin's name: at its side, else below or above it; nil if it would never be seen.
    mutating func place(_ text: String, of pin: MapPin, at point: MapPoint) -> Place? {
        let line = Double(MapMarks.labelHeight(of: pin)), box = MapMarks.box(of: pin)
        return place(
            text, at: point,
            [(22, line, "start"), (-22, line, "end"), (0, box.y + box.height + 15, "middle"), (0, box.y - 7, "middle")])
    }

    /// The place of an area's name: in its middle, or near by; nil if it would never be seen.
    mutating func placeArea(_ text: String, at middle: MapPoint) -> Place? {
        place(text, at: middle, [5, 24, -14, 42, -32].map { (0, $0, "middle") })
    }

    private mutating func place(_ text: String, at point: MapPoint, _ candidates: [(x: Double, y: Double, anchor: String)]) -> Place? {
        let found = candidates.map { candidate in
            let box = Self.box(of: text, candidate)
            return (candidate, box, fits(box, at: point), step(box, at: point))
        }
        // The first of the places that fit a phone and are seen earliest.
        guard
            let best = found.filter(\.2).min(by: { $0.3 < $1.3 }) ?? found.min(by: { $0.3 < $1.3 }), best.3 < Self.scales.count
        else { return nil }
        taken.append(Taken(point: point, box: best.1, scale: Self.scales[best.3]))
        return Place(x: best.0.x, y: best.0.y, anchor: best.0.anchor, nearness: best.3 == 0 ? "" : " is-near-\(best.3)")
    }

    /// The box of a text: letters are about 7.5 pixels wide, and a name has an edge.
    private static func box(of text: String, _ place: (x: Double, y: Double, anchor: String)) -> MapBounds {
        let width = Double(text.count) * 7.5
        let left = place.anchor == "start" ? place.x : place.anchor == "end" ? place.x - width : place.x - width / 2
        return MapBounds(x: left, y: place.y - 12, width: width, height: 16)
    }

    /// The first scale at which nothing that is seen lies below the box, as its index; the number of scales if there is none.
    private func step(_ box: MapBounds, at point: MapPoint) -> Int {
        let clear = Self.scales.map { scale in
            !taken.contains { other in
                guard scale <= other.scale else { return false }
                let (x, y) = ((other.point.x - point.x) / (unit * scale), (other.point.y - point.y) / (unit * scale))
                return x + other.box.x < box.x + box.width && box.x < x + other.box.x + other.box.width
                    && y + other.box.y < box.y + box.height && box.y < y + other.box.y + other.box.height
            }
        }
        return clear.lastIndex(of: false).map { $0 + 1 } ?? 0
    }

    /// Whether a phone shows the box: within the map, and not below the buttons in its corner.
    private func fits(_ box: MapBounds, at point: MapPoint) -> Bool {
        let pixel = unit * Self.phone
        let (x, y) = ((point.x - bounds.x) / pixel + box.x, (point.y - bounds.y) / pixel + box.y)
        let (width, height) = (bounds.width / pixel, bounds.height / pixel)
        guard x >= 2, x + box.width <= width - 2, y >= 2, y + box.height <= height - 2 else { return false }
        return x + box.width < width - 60 || y + box.height < height - 150
    }
}
