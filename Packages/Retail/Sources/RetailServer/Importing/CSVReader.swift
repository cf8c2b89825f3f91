import RetailAPI

/// Reads CSV as RFC 4180 describes it, and as spreadsheets write it: with commas, semicolons or tabs, and any ends of lines.
struct CSVReader: RecordReader {
    private(set) var position: ReadingPosition

    init(at position: ReadingPosition) { self.position = position }

    mutating func next(in bytes: UnsafeRawBufferPointer, at index: inout Int, isLast: Bool) throws(ReadingFailure) -> CatalogRecord? {
        while index < bytes.count {
            let row = position.row + 1
            if position.separator == nil {
                guard let separator = try Self.separator(in: bytes, from: index, isLast: isLast, row: row) else { return nil }
                position.separator = separator
            }
            guard let line = try Line(in: bytes, from: index, separator: position.separator ?? Self.comma, isLast: isLast, row: row) else { return nil }
            // A line without anything isn't a row for spreadsheets' exports, but it is one that they count.
            (index, position.row) = (line.end, row)
            if line.isBlank { continue }
            guard let headings = position.headings else {
                position.headings = try Self.headings(line, row: row)
                continue
            }
            guard let cells = line.cells else { return CatalogRecord(row: row, cells: [], problem: .encoding) }
            guard cells.count == headings.count else { return CatalogRecord(row: row, cells: [], problem: .cells) }
            return CatalogRecord(row: row, cells: cells.map { .text($0) })
        }
        return nil
    }

    private static func headings(_ line: Line, row: Int) throws(ReadingFailure) -> [String] {
        guard let cells = line.cells else { throw ReadingFailure(row: row, reason: .notText) }
        return cells
    }

    private static let comma = UInt8(ascii: ",")

    /// The separator that the first line has the most of.
    private static func separator(in bytes: UnsafeRawBufferPointer, from start: Int, isLast: Bool, row: Int) throws(ReadingFailure) -> UInt8? {
        var (counts, isQuoted) = ([comma: 0, UInt8(ascii: ";"): 0, UInt8(ascii: "\t"): 0], false)
        for index in start..<bytes.count {
            guard index - start <= RecordLimits.mostBytes else { throw ReadingFailure(row: row, reason: .rowTooLong) }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, Line.isEnd(byte) { return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
            if !isQuoted, let count = counts[byte] { counts[byte] = count + 1 }
        }
        return isLast ? counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key : nil
    }
}

extension CSVReader {
    /// A row of cells.
    private struct Line {
        /// The place behind it.
        private(set) var end = 0
        /// The cells; nil where one isn't UTF-8.
        private(set) var cells: [String]? = []
        /// Whether nothing stands in it.
        private(set) var isBlank = false

        static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

        /// Reads a row; nil where it goes on behind the piece.
        init?(in bytes: UnsafeRawBufferPointer, from start: Int, separator: UInt8, isLast: Bool, row: Int) throws(ReadingFailure) {
            var index = start
            while true {
                guard let cell = try Cell(in: bytes, from: index, start: start, separator: separator, isLast: isLast, row: row) else { return nil }
                if let text = cell.text { cells?.append(text) } else { cells = nil }
                index = cell.end
                guard index < bytes.count else { break }
                if bytes[index] == separator {
                    index += 1
                    // A separator at the very end has an empty cell behind it.
                    if index == bytes.count, !isLast { return nil }
                    continue
                }
                // The line feed behind a carriage return may be in the next piece.
                if bytes[index] == UInt8(ascii: "\r") {
                    if index + 1 == bytes.count, !isLast { return nil }
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
                }
                index += 1
                break
            }
            end = index
            isBlank = cells.map { $0.count == 1 && $0[0].isEmpty } ?? false
        }
    }

    /// A cell of a row.
    private struct Cell {
        /// The place of what ends it: a separator, the end of the line or of the file.
        let end: Int
        /// The text; nil where it isn't UTF-8.
        let text: String?

        init?(in bytes: UnsafeRawBufferPointer, from first: Int, start: Int, separator: UInt8, isLast: Bool, row: Int) throws(ReadingFailure) {
            let quote = UInt8(ascii: "\"")
            let isQuoted = first < bytes.count && bytes[first] == quote
            var (index, escapes) = (isQuoted ? first + 1 : first, 0)
            while true {
                guard index - start <= RecordLimits.mostBytes else { throw ReadingFailure(row: row, reason: isQuoted ? .quote : .rowTooLong) }
                guard index < bytes.count else {
                    guard isLast else { return nil }
                    if isQuoted { throw ReadingFailure(row: row, reason: .quote) }
                    break
                }
                let byte = bytes[index]
                if byte == 0 { throw ReadingFailure(row: row, reason: .notText) }
                if !isQuoted {
                    if byte == separator || Line.isEnd(byte) { break }
                } else if byte == quote {
                    guard index + 1 < bytes.count else {
                        guard isLast else { return nil }
                        break
                    }
                    guard bytes[index + 1] == quote else { break }
                    (index, escapes) = (index + 1, escapes + 1)
                }
                index += 1
            }
            guard isQuoted else {
                (end, text) = (index, String(validating: bytes[first..<index], as: UTF8.self))
                return
            }
            end = index + 1
            guard end == bytes.count || bytes[end] == separator || Line.isEnd(bytes[end]) else { throw ReadingFailure(row: row, reason: .quote) }
            let content = String(validating: bytes[first + 1..<index], as: UTF8.self)
            text = escapes == 0 ? content : content?.replacing("\"\"", with: "\"")
        }
    }
}
