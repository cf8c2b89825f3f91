import Testing

@testable import UI

struct ByteBufferTests {
    @Test func `what is appended past the first capacity is kept`() {
        var buffer = ByteBuffer(capacity: 0)
        var expected: [UInt8] = []
        for number in 0..<1000 {
            buffer.append(UInt8(number % 251))
            buffer.append("ab")
            buffer.append(text: "\(number)é")
            expected += [UInt8(number % 251)] + Array("ab\(number)é".utf8)
        }
        let bytes = buffer.bytes
        #expect(bytes == expected)
    }

    @Test func `bytes are inserted at the front, in the middle and at the end`() {
        var buffer = ByteBuffer(capacity: 4)
        buffer.append("ad")
        buffer.insert(Array("bc".utf8), at: 1)
        buffer.insert(Array(">".utf8), at: 0)
        buffer.insert([], at: 2)
        buffer.insert(Array(String(repeating: "e", count: 40).utf8), at: 5)
        let text = buffer.text
        #expect(text == ">abcd" + String(repeating: "e", count: 40))
    }

    @Test func `an emptied buffer begins anew`() {
        var buffer = ByteBuffer(capacity: 16)
        buffer.append("old text")
        buffer.removeAll()
        buffer.append("new")
        buffer.removeLast()
        let (text, count) = (buffer.text, buffer.count)
        #expect(text == "ne")
        #expect(count == 2)
    }

    @Test(arguments: [(0, "0"), (7, "7"), (10, "10"), (-12, "-12"), (100, "100"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808")])
    func `whole numbers are written in decimal`(number: Int, expected: String) {
        var buffer = ByteBuffer(capacity: 16)
        HTMLWriter.append(number, to: &buffer)
        let text = buffer.text
        #expect(text == expected)
    }

    @Test(arguments: [(12.0, "12"), (-3.0, "-3"), (0.5, "0.5"), (-1.25, "-1.25"), (2.0005, "2.001"), (Double.nan, "0"), (1e12, "0")])
    func `lengths are written with up to three digits`(number: Double, expected: String) {
        var buffer = ByteBuffer(capacity: 16)
        HTMLWriter.append(number, to: &buffer)
        let text = buffer.text
        #expect(text == expected)
    }
}
