/// Suggests the known name closest to a misspelled one.
public enum NearestName {
    /// Returns the known name with the smallest edit distance; nil if none is within a third of the name's length.
    public static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let ranked = known.map { (distance: distance(name, $0), name: $0) }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return ranked.first.flatMap { $0.distance <= max(1, name.count / 3) ? $0.name : nil }
    }

    /// Returns the optimal string alignment distance: the number of letters inserted, deleted, replaced or swapped with a neighbor.
    public static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(row[j - 1] + 1, last[j] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
