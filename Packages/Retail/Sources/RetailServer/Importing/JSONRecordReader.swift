import Core
import Foundation
import RetailAPI

/// Reads an array of JSON objects, or an object a line.
struct JSONRecordReader: RecordReader {
    private(set) var position: ReadingPosition

    init(at position: ReadingPosition) { self.position = position }

    mutating func next(in bytes: UnsafeRawBufferPointer, at index: inout Int, isLast: Bool) throws(ReadingFailure) -> CatalogRecord? {
        let row = position.row + 1
        guard let start = try beginning(in: bytes, at: &index, row: row) else {
            if isLast, position.isArray, !position.hasEnded { throw ReadingFailure(row: row, reason: .structure) }
            return nil
        }
        guard let end = try Self.end(of: bytes, from: start, row: row) else {
            if isLast { throw ReadingFailure(row: row, reason: .structure) }
            return nil
        }
        guard let object = String(validating: bytes[start..<end], as: UTF8.self) else {
            (index, position.row) = (end, row)
            return CatalogRecord(row: row, cells: [], problem: .encoding)
        }
        guard let values = try? WireJSON.decoder().decode([String: Scalar].self, from: Data(object.utf8)) else {
            throw ReadingFailure(row: row, reason: .structure)
        }
        (index, position.row) = (end, row)
        let headings = position.headings ?? values.keys.sorted()
        position.headings = headings
        // What the first object doesn't have would be lost silently.
        guard values.keys.allSatisfy(headings.contains) else { return CatalogRecord(row: row, cells: [], problem: .cells) }
        return CatalogRecord(row: row, cells: headings.map { values[$0]?.cell ?? .missing })
    }

    /// Moves to the brace of the next object; nil where there is none in the piece.
    private mutating func beginning(in bytes: UnsafeRawBufferPointer, at index: inout Int, row: Int) throws(ReadingFailure) -> Int? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
            case UInt8(ascii: "{") where !position.hasEnded: return index
            case UInt8(ascii: "[") where position.row == 0 && !position.isArray:
                position.isArray = true
                index += 1
            case UInt8(ascii: ",") where position.isArray && position.row > 0 && !position.hasEnded: index += 1
            case UInt8(ascii: "]") where position.isArray && !position.hasEnded:
                position.hasEnded = true
                index += 1
            case 0: throw ReadingFailure(row: row, reason: .notText)
            default: throw ReadingFailure(row: row, reason: .structure)
            }
        }
        return nil
    }

    /// Returns the place behind an object; nil where it goes on behind the piece.
    private static func end(of bytes: UnsafeRawBufferPointer, from start: Int, row: Int) throws(ReadingFailure) -> Int? {
        var (depth, isText, index) = (0, false, start)
        while index < bytes.count {
            guard index - start <= RecordLimits.mostBytes else { throw ReadingFailure(row: row, reason: .rowTooLong) }
            switch bytes[index] {
            case UInt8(ascii: "\\") where isText: index += 1
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "{") where !isText: depth += 1
            case UInt8(ascii: "}") where !isText:
                depth -= 1
                if depth == 0 { return index + 1 }
            case 0: throw ReadingFailure(row: row, reason: .notText)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// A value of an object.
    private struct Scalar: Decodable {
        let cell: CatalogRecord.Cell

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                cell = .text(text)
            } else if container.decodeNil() {
                cell = .missing
            } else if let flag = try? container.decode(Bool.self) {
                cell = .text(flag ? "true" : "false")
            } else if let number = try? container.decode(Int.self) {
                cell = .text("\(number)")
            } else if let number = try? container.decode(Double.self) {
                cell = .text("\(number)")
            } else {
                cell = .unreadable
            }
        }
    }
}
