import CoreTesting
import Planner
import Testing

@testable import MatchingServer

struct SparseAssignmentTests {
    /// Tries all assignments.
    private func least(_ edges: [[SparseAssignment.Edge]], _ unassigned: [Double], from row: Int = 0, taken: Set<Int> = []) -> Double {
        guard row < edges.count else { return 0 }
        var best = unassigned[row] + least(edges, unassigned, from: row + 1, taken: taken)
        for edge in edges[row] where !taken.contains(edge.column) {
            best = min(best, edge.cost + least(edges, unassigned, from: row + 1, taken: taken.union([edge.column])))
        }
        return best
    }

    private func cost(_ columns: [Int?], _ edges: [[SparseAssignment.Edge]], _ unassigned: [Double]) -> Double {
        columns.enumerated().reduce(0) { sum, pair in
            sum + (pair.element.flatMap { column in edges[pair.offset].first { $0.column == column }?.cost } ?? unassigned[pair.offset])
        }
    }

    @Test(arguments: 1...10)
    func `the cost is the least of all assignments`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<200 {
            let (rows, columns) = (Int.random(in: 0...6, using: &numbers), Int.random(in: 0...6, using: &numbers))
            let edges = (0..<rows).map { _ in
                (0..<columns).filter { _ in Int.random(in: 1...100, using: &numbers) <= 70 }.map {
                    SparseAssignment.Edge(column: $0, cost: Double(Int.random(in: 0...50, using: &numbers)))
                }
            }
            let unassigned = (0..<rows).map { _ in Double(Int.random(in: 10...80, using: &numbers)) }
            let solution = SparseAssignment.solve(edges: edges, unassigned: unassigned, columns: columns)
            let used = solution.compactMap(\.self)
            #expect(Set(used).count == used.count)
            #expect(cost(solution, edges, unassigned) == least(edges, unassigned))
        }
    }

    @Test func `a canceled assignment gives nobody anything`() {
        let deadline = StopSignal(time: .seconds(60))
        deadline.cancel()
        let edges = [[SparseAssignment.Edge(column: 0, cost: 1)]]
        #expect(SparseAssignment.solve(edges: edges, unassigned: [9], columns: 1, until: deadline) == [nil])
        #expect(SparseAssignment.solve(edges: edges, unassigned: [9], columns: 1) == [0])
    }
}
