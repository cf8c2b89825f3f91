import Foundation
import RetailAPI
import Testing

@testable import RetailServer

struct RecordReaderTests {
    /// Reads a text in pieces of some bytes, each of which begins where the one before was understood up to.
    private func read(_ bytes: [UInt8], _ format: CatalogFormat, pieces: Int) throws(ReadingFailure) -> [CatalogRecord] {
        var (records, position, offset, size) = ([CatalogRecord](), ReadingPosition(), 0, pieces)
        while offset < bytes.count {
            let end = min(bytes.count, offset + size)
            let (found, place, consumed) = try piece(Array(bytes[offset..<end]), format, at: position, isLast: end == bytes.count)
            records += found
            (position, offset) = (place, offset + consumed)
            if end == bytes.count { return records }
            // A longer row needs a longer piece.
            size = consumed == 0 ? size * 2 : pieces
        }
        return records
    }

    private func piece(_ bytes: [UInt8], _ format: CatalogFormat, at position: ReadingPosition, isLast: Bool) throws(ReadingFailure) -> (
        [CatalogRecord], ReadingPosition, Int
    ) {
        func all(_ reader: inout some RecordReader) throws(ReadingFailure) -> ([CatalogRecord], Int) {
            var (records, index, failure) = ([CatalogRecord](), 0, ReadingFailure?.none)
            bytes.withUnsafeBytes { buffer in
                do throws(ReadingFailure) {
                    while let record = try reader.next(in: buffer, at: &index, isLast: isLast) { records.append(record) }
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            return (records, index)
        }
        switch format {
        case .csv:
            var reader = CSVReader(at: position)
            let (records, index) = try all(&reader)
            return (records, reader.position, index)
        case .json:
            var reader = JSONRecordReader(at: position)
            let (records, index) = try all(&reader)
            return (records, reader.position, index)
        }
    }

    private func cells(_ text: String, _ format: CatalogFormat = .csv, pieces: Int = 1 << 20) throws -> [[String]] {
        try read(Array(text.utf8), format, pieces: pieces).map { record in
            record.cells.map { if case .text(let text) = $0 { text } else { "-" } }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 7, 64, 1 << 20]) func `pieces of any length are read the same`(_ pieces: Int) throws {
        let csv = "a,b,c\r\n1,\"two, \"\"2\"\"\",3\n\n\"x\r\ny\",ż,\r4,,\"\"\r\n5,6,7"
        #expect(try cells(csv, pieces: pieces) == [["1", "two, \"2\"", "3"], ["x\r\ny", "ż", ""], ["4", "", ""], ["5", "6", "7"]])
        let json = #"[{"a":"1","b":2.50,"c":true},{"a":"\"}{ż","b":null,"c":false},{"a":"x"}]"# + "\n"
        #expect(try cells(json, .json, pieces: pieces) == [["1", "2.5", "true"], ["\"}{ż", "-", "false"], ["x", "-", "-"]])
        #expect(try cells("{\"a\":1}\n{\"a\":2}\n", .json, pieces: pieces) == [["1"], ["2"]])
    }

    @Test(arguments: [";", "\t", ","]) func `the separator is the one of the headings`(_ separator: String) throws {
        let lines = [["a", "b", "c"], ["1", "2", "3"]].map { $0.joined(separator: separator) }
        #expect(try cells(lines.joined(separator: "\n")) == [["1", "2", "3"]])
    }

    @Test func `rows are counted as spreadsheets count them`() throws {
        let records = try read(Array("a,b\n1,2\n\n3\n4,5\n".utf8), .csv, pieces: 4)
        #expect(records.map(\.row) == [2, 4, 5])
        #expect(records.map(\.problem) == [nil, .cells, nil])
    }

    @Test func `a row that isn't UTF-8 is named, and those behind it are read`() throws {
        let records = try read(Array("a,b\nCaf".utf8) + [0xE9] + Array(",2\n3,4\n".utf8), .csv, pieces: 1 << 20)
        #expect(records.map(\.problem) == [.encoding, nil])
        let objects = try read(Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}{\"a\":\"b\"}".utf8), .json, pieces: 1 << 20)
        #expect(objects.map(\.problem) == [.encoding, nil])
    }

    @Test(arguments: [
        ("a,b\n\"1\"2,3\n", CatalogFormat.csv, 2, ImportReason.quote), ("a,b\n1,\"2\n3,4\n", .csv, 2, .quote), ("a,b\n1,\0\n", .csv, 2, .notText),
        ("a\0,b\n", .csv, 1, .notText), ("[{\"a\":1}", .json, 2, .structure), ("[{\"a\":1},{\"a\":", .json, 2, .structure), ("hello", .json, 1, .structure),
        ("[[1]]", .json, 1, .structure), ("{\"a\":1}]", .json, 2, .structure), ("[{\"a\":1}]{\"a\":2}", .json, 2, .structure), ("{a:1}", .json, 1, .structure),
        ("[{\"a\":\"\0\"}]", .json, 1, .notText),
    ])
    func `what can't be read ends reading, and names its row`(_ text: String, _ format: CatalogFormat, _ row: Int, _ reason: ImportReason) throws {
        for pieces in [3, 1 << 20] {
            #expect(throws: ReadingFailure(row: row, reason: reason)) { try read(Array(text.utf8), format, pieces: pieces) }
        }
    }

    @Test(arguments: [CatalogFormat.csv, .json]) func `a line of two gigabytes ends after 64 KB`(_ format: CatalogFormat) throws {
        // What comes behind the first megabyte isn't even asked for.
        var (asked, offset, position) = (0, 0, ReadingPosition())
        let (start, two) = (Array((format == .csv ? "sku,name\n1," : "{\"sku\":\"").utf8), 2 << 30)
        let failure = #expect(throws: ReadingFailure.self) {
            while offset < two {
                let bytes = (offset == 0 ? start : []) + [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
                asked += bytes.count
                let (_, place, consumed) = try piece(bytes, format, at: position, isLast: false)
                (position, offset) = (place, offset + consumed)
            }
        }
        #expect(failure?.reason == .rowTooLong && failure?.row == (format == .csv ? 2 : 1))
        #expect(asked < 3 << 20)
    }

    @Test func `archives, spreadsheets and other encodings are refused by their first bytes`() throws {
        let beginnings: [([UInt8], ImportReason)] = [
            ([0x50, 0x4B, 0x03, 0x04], .compressed), ([0x1F, 0x8B, 8], .compressed), ([0xD0, 0xCF, 0x11, 0xE0], .compressed), ([0xFF, 0xFE, 0x61], .notText),
            ([0xFE, 0xFF, 0, 0x61], .notText), (Array("%PDF".utf8), .compressed),
        ]
        for (bytes, reason) in beginnings {
            #expect(throws: ReadingFailure(row: 0, reason: reason)) { try bytes.withUnsafeBytes { _ = try RecordLimits.checkBeginning($0) } }
        }
    }
}
