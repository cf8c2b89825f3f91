/// Finds the nearest of many points by the cells of a grid.
struct GridIndex: Sendable {
    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    private let size: Double
    private var cells: [Cell: [(id: Int, point: Point)]] = [:]
    private var (least, most) = (Cell(x: .max, y: .max), Cell(x: .min, y: .min))

    /// Creates an empty grid.
    ///
    /// - Parameter size: the length of a cell's side in meters.
    init(size: Double = 2000) { self.size = size }

    mutating func insert(_ id: Int, at point: Point) {
        let cell = cell(of: point)
        cells[cell, default: []].append((id, point))
        least = Cell(x: min(least.x, cell.x), y: min(least.y, cell.y))
        most = Cell(x: max(most.x, cell.x), y: max(most.y, cell.y))
    }

    /// Returns the ids nearest to a point, the nearest first. An id that was inserted at several points comes once.
    func nearest(to point: Point, limit: Int) -> [Int] {
        guard !cells.isEmpty else { return [] }
        let center = cell(of: point)
        let rings = max(abs(center.x - least.x), abs(center.x - most.x), abs(center.y - least.y), abs(center.y - most.y))
        var (found, seen, result) = ([(distance: Double, id: Int)](), Set<Int>(), [Int]())
        // Cells of a ring are at least as far away as the rings before are wide.
        for ring in 0...rings {
            if ring * ring > cells.count { return scan(from: point, limit: limit) }
            for cell in Self.ring(ring, around: center) {
                for entry in cells[cell] ?? [] { found.append((entry.point.distance(to: point), entry.id)) }
            }
            found.sort { ($0.distance, $0.id) < ($1.distance, $1.id) }
            let certain = found.prefix { $0.distance <= Double(ring) * size }
            for entry in certain where seen.insert(entry.id).inserted { result.append(entry.id) }
            found.removeFirst(certain.count)
            if result.count >= limit { return Array(result.prefix(limit)) }
        }
        for entry in found where seen.insert(entry.id).inserted { result.append(entry.id) }
        return Array(result.prefix(limit))
    }

    /// Returns the ids nearest to a point by looking at all points: faster where most cells around are empty.
    private func scan(from point: Point, limit: Int) -> [Int] {
        let all = cells.values.joined().map { (distance: $0.point.distance(to: point), id: $0.id) }.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
        var (seen, result) = (Set<Int>(), [Int]())
        for entry in all where result.count < limit && seen.insert(entry.id).inserted { result.append(entry.id) }
        return result
    }

    private func cell(of point: Point) -> Cell { Cell(x: Int((point.x / size).rounded(.down)), y: Int((point.y / size).rounded(.down))) }

    private static func ring(_ ring: Int, around center: Cell) -> [Cell] {
        guard ring > 0 else { return [center] }
        let sides = (-ring...ring).flatMap { [Cell(x: center.x + $0, y: center.y - ring), Cell(x: center.x + $0, y: center.y + ring)] }
        return sides + (1 - ring...ring - 1).flatMap { [Cell(x: center.x - ring, y: center.y + $0), Cell(x: center.x + ring, y: center.y + $0)] }
    }
}
