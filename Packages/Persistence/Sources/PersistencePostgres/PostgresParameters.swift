import CPostgres
import Persistence

/// Values as libpq sends them: numbers, Booleans and bytes in binary with their types, text and NULL with the type inferred by the server.
struct PostgresParameters {
    let types: [Oid]
    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    init(_ values: [SQLValue]) {
        types = values.map(PostgresType.of)
        for value in values { append(value) }
    }

    private mutating func append(_ value: SQLValue) {
        let start = bytes.count
        switch value {
        case .null: break
        case .bool(let value): bytes.append(value ? 1 : 0)
        case .integer(let number): append(UInt64(bitPattern: number))
        case .real(let number): append(number.bitPattern)
        case .text(let text):
            bytes += text.utf8
            bytes.append(0)
        case .bytes(let data): bytes += data
        }
        offsets.append(value == .null ? nil : start)
        lengths.append(Int32(bytes.count - start))
        if case .text = value { formats.append(0) } else { formats.append(1) }
    }

    private mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Passes the count, values, lengths and formats in the form that `PQsendQueryPrepared` takes.
    func withPointers<T>(_ body: (Int32, [UnsafePointer<CChar>?], [Int32], [Int32]) -> T) -> T {
        // One extra byte, so that an empty value at the end has an address too.
        (bytes + [0]).withUnsafeBytes { buffer in
            let base = buffer.assumingMemoryBound(to: CChar.self).baseAddress
            return body(Int32(offsets.count), offsets.map { offset in offset.flatMap { base?.advanced(by: $0) } }, lengths, formats)
        }
    }
}
