import Foundation
import GRDB
import Persistence

extension SQLValue {
    /// The value as GRDB binds it.
    var bound: DatabaseValue {
        switch self {
        case .null: .null
        case .bool(let value): value.databaseValue
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): Data(bytes).databaseValue
        }
    }

    /// Converts a value that GRDB read.
    init(stored value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let data): .bytes([UInt8](data))
            }
    }
}
