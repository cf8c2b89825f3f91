import Foundation

/// A color of the icons.
struct IconColor: Sendable, Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// The color used by `Scripts/icons`.
    static let drawn = IconColor(red: 0x0B, green: 0x72, blue: 0x85)

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Parses `#RRGGBB`.
    init?(_ text: String) {
        guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        self.init(red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }

    /// The color as `#rrggbb`.
    var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Returns a tint between the color (0) and white (1).
    func lightened(by share: Double) -> [UInt8] {
        [red, green, blue].map { UInt8((Double($0) + (255 - Double($0)) * share).rounded()) }
    }
}

/// Recolors a bitmap of `Scripts/icons` by its palette: 32 colors from the brand's to white, then the brand's itself.
enum IconPalette {
    private static let levels = 32
    private static let name = Array("PLTE".utf8)

    /// Returns the bitmap in a color; unchanged if the generator didn't make it.
    static func colored(_ png: Data, _ color: IconColor) -> Data {
        let bytes = [UInt8](png)
        guard let start = chunk(in: bytes) else { return png }
        let length = levels * 2 * 3
        var palette = (0..<levels).flatMap { color.lightened(by: Double($0) / Double(levels - 1)) }
        for _ in 0..<levels { palette += color.lightened(by: 0) }
        let sum = checksum(name + palette)
        let tail: [UInt8] = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
        return Data(bytes[..<start] + palette + tail + bytes[(start + length + 4)...])
    }

    /// Returns the offset of the palette's content, if it has the generator's size.
    private static func chunk(in bytes: [UInt8]) -> Int? {
        var position = 8
        while position + 8 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            if Array(bytes[position + 4..<position + 8]) == name {
                return length == levels * 2 * 3 && position + 12 + length <= bytes.count ? position + 8 : nil
            }
            position += 12 + length
        }
        return nil
    }

    /// Returns the CRC-32 of the PNG specification, annex D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~sum
    }
}
