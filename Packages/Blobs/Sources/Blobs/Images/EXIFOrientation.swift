/// The one thing in a photo's EXIF data that is needed to show it: how the camera was turned.
enum EXIFOrientation {
    private static let name: [UInt8] = Array("Exif".utf8) + [0, 0]
    private static let tag = 0x0112

    /// Returns how the picture must be turned, 2 to 8; nil for not at all or where the data can't be read.
    static func read(_ content: ArraySlice<UInt8>) -> UInt8? {
        guard content.starts(with: name) else { return nil }
        return try? orientation(Array(content.dropFirst(name.count)))
    }

    private static func orientation(_ bytes: [UInt8]) throws(ImageProblem) -> UInt8? {
        var reader = ImageBytes(bytes)
        let order = try reader.take(2)
        let isLittle = order.elementsEqual("II".utf8)
        guard isLittle || order.elementsEqual("MM".utf8) else { return nil }
        func number(_ count: Int) throws(ImageProblem) -> Int { isLittle ? try reader.little(count) : try reader.big(count) }
        guard try number(2) == 42 else { return nil }
        let directory = try number(4)
        guard directory <= bytes.count else { return nil }
        reader.position = directory
        let entries = try number(2)
        for _ in 0..<min(entries, 100) {
            let (found, type, _) = (try number(2), try number(2), try number(4))
            let value = try number(2)
            _ = try number(2)
            if found == tag { return type == 3 && (2...8).contains(value) ? UInt8(value) : nil }
        }
        return nil
    }

    /// Returns a segment that says nothing but how the picture must be turned.
    static func segment(_ orientation: UInt8) -> [UInt8] {
        let content: [UInt8] =
            name + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
        return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }
}
