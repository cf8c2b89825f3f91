#if !canImport(SwiftUI)
extension PageComparison {
    /// Notes the children of a fragment that came or went, if all others stay in their order; says whether that was so.
    mutating func splice(_ index: Int, _ oldIndex: Int) -> Bool {
        guard let splice = RowSplice(new, index, old, oldIndex) else { return false }
        let (rows, oldRows, came, gone) = (splice.rows, splice.oldRows, splice.came, splice.gone)
        var kept = Array(zip(0..<came.lowerBound, 0..<gone.lowerBound)) + Array(zip(came.upperBound..<rows.count, gone.upperBound..<oldRows.count))
        switch splice.place {
        case .instead:
            // The first that went becomes those that came.
            for row in gone { update(old.nodes[oldRows[row]].id, row == gone.lowerBound && !came.isEmpty ? splice.bytes(came) : []) }
        case .after:
            kept.removeAll { $0.0 == came.lowerBound - 1 }
            update(new.nodes[rows[came.lowerBound - 1]].id, splice.bytes(came.lowerBound - 1..<came.upperBound))
        case .before:
            kept.removeAll { $0.0 == came.upperBound }
            update(new.nodes[rows[came.upperBound]].id, splice.bytes(came.lowerBound..<came.upperBound + 1))
        }
        for (row, oldRow) in kept { compare(rows[row], with: oldRows[oldRow]) }
        return true
    }
}

/// Rows that came and rows that went at one place among the children of a fragment.
private struct RowSplice {
    /// The place of the rows that came.
    enum Place {
        /// In place of those that went.
        case instead
        /// With the row before them.
        case after
        /// With the row after them.
        case before
    }

    let rows: [Int]
    let oldRows: [Int]
    let came: Range<Int>
    let gone: Range<Int>
    private(set) var place = Place.instead
    private let new: PageBytes

    /// Nil if rows moved, or if anything between the rows changed.
    init?(_ new: PageBytes, _ index: Int, _ old: PageBytes, _ oldIndex: Int) {
        self.new = new
        (rows, oldRows) = (new.children(of: index), old.children(of: oldIndex))
        let prefix = zip(rows, oldRows).prefix { new.nodes[$0].id == old.nodes[$1].id }.count
        let rest = min(rows.count, oldRows.count) - prefix
        let suffix = zip(rows.reversed(), oldRows.reversed()).prefix(rest).prefix { new.nodes[$0].id == old.nodes[$1].id }.count
        came = prefix..<rows.count - suffix
        gone = prefix..<oldRows.count - suffix
        guard !oldRows.isEmpty, !new.hasTwins(rows), !old.hasTwins(oldRows) else { return nil }
        // What moved keeps its element only if the fragment around it is morphed.
        guard Set(rows[came].map { new.nodes[$0].id }).isDisjoint(with: oldRows[gone].map { old.nodes[$0].id }) else { return nil }

        let gaps = new.gaps(of: index, rows)
        let oldGaps = old.gaps(of: oldIndex, oldRows)
        func isSame(_ gaps: ArraySlice<Range<Int>>, _ oldGaps: ArraySlice<Range<Int>>) -> Bool {
            zip(gaps, oldGaps).allSatisfy { new.isEqual($0, to: $1, of: old) }
        }
        guard isSame(gaps[..<came.lowerBound], oldGaps[..<gone.lowerBound]) else { return nil }
        guard isSame(gaps[(came.upperBound + 1)...], oldGaps[(gone.upperBound + 1)...]) else { return nil }
        guard gaps[came].dropFirst().allSatisfy(\.isEmpty), oldGaps[gone].dropFirst().allSatisfy(\.isEmpty) else { return nil }
        guard let place = Self.place(came, gone, new, gaps, old, oldGaps) else { return nil }
        self.place = place
    }

    /// The bytes of rows that stand side by side.
    func bytes(_ range: Range<Int>) -> [UInt8] { new.bytes(from: rows[range.lowerBound], through: rows[range.upperBound - 1]) }

    /// The place that leaves what stands before and after the rows as it is in the new page.
    private static func place(
        _ came: Range<Int>, _ gone: Range<Int>, _ new: PageBytes, _ gaps: [Range<Int>], _ old: PageBytes, _ oldGaps: [Range<Int>]
    ) -> Place? {
        let (before, after) = (gaps[came.lowerBound], gaps[came.upperBound])
        let (oldBefore, oldAfter) = (oldGaps[gone.lowerBound], oldGaps[gone.upperBound])
        if gone.isEmpty {
            if came.lowerBound > 0, before.isEmpty, new.isEqual(after, to: oldAfter, of: old) { return .after }
            if came.upperBound < gaps.count - 1, after.isEmpty, new.isEqual(before, to: oldBefore, of: old) { return .before }
            return nil
        }
        if came.isEmpty {
            // What stood on both sides of the rows now stands together.
            guard before.count == oldBefore.count + oldAfter.count else { return nil }
            let middle = before.lowerBound + oldBefore.count
            let isSame = new.isEqual(before.lowerBound..<middle, to: oldBefore, of: old) && new.isEqual(middle..<before.upperBound, to: oldAfter, of: old)
            return isSame ? .instead : nil
        }
        return new.isEqual(before, to: oldBefore, of: old) && new.isEqual(after, to: oldAfter, of: old) ? .instead : nil
    }
}

extension PageBytes {
    /// The bytes of a fragment outside of its children: before the first, between two, after the last.
    fileprivate func gaps(of index: Int, _ children: [Int]) -> [Range<Int>] {
        var position = nodes[index].start
        var gaps: [Range<Int>] = []
        for child in children {
            gaps.append(position..<nodes[child].start)
            position = nodes[child].end
        }
        gaps.append(position..<nodes[index].end)
        return gaps
    }
}
#endif
