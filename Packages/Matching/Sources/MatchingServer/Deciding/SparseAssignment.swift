import Planner

/// Gives each row at most one column and each column at most one row, at the least cost in sum: the rectangular assignment problem, solved exactly on the pairs
/// that it is given.
///
/// Rows are added one after another, each along the shortest augmenting path by reduced costs (R. Jonker and A. Volgenant, "A Shortest Augmenting Path
/// Algorithm for Dense and Sparse Linear Assignment Problems", Computing 38, 1987), which Dijkstra's algorithm finds with a heap.
struct SparseAssignment {
    /// A pair of a row with a column.
    struct Edge: Sendable {
        let column: Int
        let cost: Double
    }

    private let edges: [[Edge]]
    /// The row of each column; nil while it is free. Each row has, after the real columns, one of its own that stands for none.
    private var rowOf: [Int?]
    private var columnOf: [Int?]
    private var rowPotential: [Double]
    private var columnPotential: [Double]
    private let columns: Int

    /// Prepares an assignment.
    ///
    /// - Parameters:
    ///   - edges: the pairs of each row.
    ///   - unassigned: the cost of each row where it gets no column.
    init(edges: [[Edge]], unassigned: [Double], columns: Int) {
        self.columns = columns
        self.edges = zip(edges, unassigned).enumerated().map { row, pair in pair.0 + [Edge(column: columns + row, cost: pair.1)] }
        rowOf = Array(repeating: nil, count: columns + edges.count)
        columnOf = Array(repeating: nil, count: edges.count)
        rowPotential = Array(repeating: 0, count: edges.count)
        columnPotential = Array(repeating: 0, count: columns + edges.count)
    }

    /// Returns the column of each row; nil for none. Rows that aren't reached before the deadline have none.
    static func solve(edges: [[Edge]], unassigned: [Double], columns: Int, until deadline: StopSignal? = nil) -> [Int?] {
        var assignment = SparseAssignment(edges: edges, unassigned: unassigned, columns: columns)
        var search = Search(columns: columns + edges.count)
        for row in edges.indices {
            if deadline?.isSet == true { break }
            assignment.add(row, &search)
        }
        return assignment.columnOf.map { $0.flatMap { $0 < columns ? $0 : nil } }
    }

    /// The state of one search, kept between searches so that none has to clear more than it touched.
    private struct Search {
        var distance: [Double]
        /// The row from which each column was reached.
        var reachedFrom: [Int]
        var isDone: [Bool]
        var touched: [Int] = []
        var heap = DistanceHeap()

        init(columns: Int) {
            distance = Array(repeating: .infinity, count: columns)
            reachedFrom = Array(repeating: 0, count: columns)
            isDone = Array(repeating: false, count: columns)
        }

        mutating func clear() {
            for column in touched { (distance[column], isDone[column]) = (.infinity, false) }
            touched.removeAll(keepingCapacity: true)
            heap.removeAll()
        }
    }

    private mutating func add(_ start: Int, _ search: inout Search) {
        rowPotential[start] = edges[start].reduce(.infinity) { min($0, $1.cost - columnPotential[$1.column]) }
        search.clear()
        relax(start, at: 0, &search)
        var end: Int?
        var finished: [Int] = []
        while let next = search.heap.popLeast() {
            guard !search.isDone[next.id] else { continue }
            search.isDone[next.id] = true
            guard let row = rowOf[next.id] else {
                end = next.id
                break
            }
            finished.append(next.id)
            relax(row, at: next.distance, &search)
        }
        // A row's own column is always free, so there is an end.
        guard let end else { return }
        let length = search.distance[end]
        rowPotential[start] += length
        for column in finished {
            if let row = rowOf[column] { rowPotential[row] += length - search.distance[column] }
            columnPotential[column] -= length - search.distance[column]
        }
        var column = end
        while true {
            let row = search.reachedFrom[column]
            let former = columnOf[row]
            (rowOf[column], columnOf[row]) = (row, column)
            guard row != start, let former else { return }
            column = former
        }
    }

    private func relax(_ row: Int, at distance: Double, _ search: inout Search) {
        for edge in edges[row] where !search.isDone[edge.column] {
            let length = distance + edge.cost - rowPotential[row] - columnPotential[edge.column]
            guard length < search.distance[edge.column] else { continue }
            if search.distance[edge.column] == .infinity { search.touched.append(edge.column) }
            search.distance[edge.column] = length
            search.reachedFrom[edge.column] = row
            search.heap.insert(DistanceHeap.Entry(distance: length, id: edge.column))
        }
    }
}

/// A binary heap of ids by distance.
struct DistanceHeap {
    struct Entry {
        let distance: Double
        let id: Int
    }

    private var entries: [Entry] = []

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func insert(_ entry: Entry) {
        entries.append(entry)
        var child = entries.count - 1
        while child > 0, entries[child].distance < entries[(child - 1) / 2].distance {
            entries.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popLeast() -> Entry? {
        guard let least = entries.first else { return nil }
        let last = entries.removeLast()
        guard !entries.isEmpty else { return least }
        entries[0] = last
        var parent = 0
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count && entries[child].distance < entries[smallest].distance {
                smallest = child
            }
            guard smallest != parent else { return least }
            entries.swapAt(parent, smallest)
            parent = smallest
        }
    }
}
