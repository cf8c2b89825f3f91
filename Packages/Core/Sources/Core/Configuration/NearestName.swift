/// Finds what somebody meant who wrote a name that nobody knows.
public enum NearestName {
    /// The known name that needs the fewest letters changed, added, left out or swapped with their neighbour; nil where none is near:
    /// at most a third of the name's letters.
    public static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let ranked = known.map { (distance: distance(name, $0), name: $0) }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return ranked.first.flatMap { $0.distance <= max(1, name.count / 3) ? $0.name : nil }
    }

    /// How many single letters must be changed, added, left out or swapped with their neighbour (optimal string alignment distance).
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
