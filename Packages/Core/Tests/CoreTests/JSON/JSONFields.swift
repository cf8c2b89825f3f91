import Foundation

/// A type with a field of each kind that JSON codecs treat in their own way.
struct JSONFields: Codable, Equatable {
    enum Color: String, Codable, CaseIterable { case red, green }
    enum Shape: Codable, Equatable {
        case circle(radius: Double)
        case point
        case named(String, Int)
    }
    struct Inner: Codable, Equatable {
        var b: Int
        var a: String?
        var deeper: [Inner]?
    }
    class Base: Codable {
        var base = 1
    }

    var text: String
    var optionalText: String?
    var flag: Bool
    var optionalFlag: Bool?
    var int: Int
    var optionalInt: Int?
    var int8: Int8
    var int32: Int32?
    var uint: UInt
    var uint64: UInt64
    var double: Double
    var optionalDouble: Double?
    var float: Float
    var date: Date
    var optionalDate: Date?
    var data: Data
    var url: URL
    var decimal: Decimal
    var uuid: UUID
    var color: Color
    var shape: Shape?
    var inner: Inner
    var inners: [Inner]
    var texts: [String]
    var ints: [Int]
    var doubles: [Double?]
    var dates: [Date]
    var byName: [String: Inner]
    var byNumber: [Int: String]
    var byColor: [Color: Int]
    var aVeryLongNameWithTheSameBeginning: Int?
    var aVeryLongNameWithTheSameEnding: Int?
}
