/// A QR code (ISO/IEC 18004) of a text in byte mode with error correction of level M, which survives 15 % of damage.
struct QRCode: Sendable, Equatable {
    /// The number of modules of a side, without the quiet zone.
    private(set) var size: Int
    /// The dark modules, row by row.
    private(set) var modules: [Bool]
    /// The modules of patterns and of format information, which hold no data.
    private var isFunction: [Bool]

    /// Makes the code of a text; nil for one that is longer than the largest code holds, 2,331 bytes.
    ///
    /// - Parameter mask: one of the eight masks; nil for the one that is easiest to read.
    init?(_ text: String, mask: Int? = nil) {
        let bytes = Array(text.utf8)
        guard let version = (1...40).first(where: { QRCodeData.capacity(of: $0) >= bytes.count }) else { return nil }
        size = version * 4 + 17
        modules = Array(repeating: false, count: size * size)
        isFunction = modules
        drawPatterns(version)
        drawData(QRCodeData.codewords(of: bytes, version: version))
        let chosen = mask ?? (0..<8).min { masked($0).penalty < masked($1).penalty } ?? 0
        self = masked(chosen)
    }

    subscript(_ column: Int, _ row: Int) -> Bool { modules[row * size + column] }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        modules[row * size + column] = isDark
        isFunction[row * size + column] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        let places = Self.alignmentPlaces(version)
        for column in places {
            for row in places where !isFinder(column, row) { drawAlignment(column, row) }
        }
        drawFormat(mask: 0)
        if version >= 7 { drawVersion(version) }
    }

    private func isFinder(_ column: Int, _ row: Int) -> Bool {
        (column == 6 && row == 6) || (column == 6 && row == size - 7) || (column == size - 7 && row == 6)
    }

    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for y in -4...4 {
            for x in -4...4 where (0..<size).contains(column + x) && (0..<size).contains(row + y) {
                let distance = max(abs(x), abs(y))
                set(column + x, row + y, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ column: Int, _ row: Int) {
        for y in -2...2 {
            for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
        }
    }

    private static func alignmentPlaces(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).map { version * 4 + 10 - $0 * step }.reversed()
    }

    /// Draws level and mask twice, protected by a BCH code.
    private mutating func drawFormat(mask: Int) {
        // Level M is 0.
        let bits = (mask << 10 | Self.remainder(of: mask, by: 0x537, bits: 10)) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        let bits = version << 12 | Self.remainder(of: version, by: 0x1f25, bits: 12)
        for index in 0..<18 {
            let (far, near) = (size - 11 + index % 3, index / 3)
            set(far, near, bits >> index & 1 == 1)
            set(near, far, bits >> index & 1 == 1)
        }
    }

    private static func remainder(of value: Int, by polynomial: Int, bits: Int) -> Int {
        (0..<bits).reduce(value) { rest, _ in rest << 1 ^ (rest >> (bits - 1)) * polynomial }
    }

    /// Fills the columns in pairs from the right, upward and downward in turn.
    private mutating func drawData(_ codewords: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                for column in [right, right - 1] where !isFunction[row * size + column] && index < codewords.count * 8 {
                    modules[row * size + column] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private func masked(_ mask: Int) -> QRCode {
        var code = self
        for row in 0..<size {
            for column in 0..<size where !isFunction[row * size + column] && Self.inverts(mask, column, row) {
                code.modules[row * size + column].toggle()
            }
        }
        code.drawFormat(mask: mask)
        return code
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

// The measure of how hard a code is to read.
extension QRCode {
    /// Long runs, blocks, shapes like a finder's, and much more of one color than of the other.
    fileprivate var penalty: Int {
        var sum = 0
        for line in 0..<size {
            sum += Self.penalty((0..<size).map { self[$0, line] }) + Self.penalty((0..<size).map { self[line, $0] })
        }
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let color = self[column, row]
                if color == self[column + 1, row] && color == self[column, row + 1] && color == self[column + 1, row + 1] { sum += 3 }
            }
        }
        let dark = modules.count { $0 }
        return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }

    private static let finderLike: [[Bool]] = {
        let shape = [true, false, true, true, true, false, true]
        let gap = [false, false, false, false]
        return [shape + gap, gap + shape]
    }()

    private static func penalty(_ line: [Bool]) -> Int {
        var (sum, run) = (0, 1)
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] {
                run += 1
            } else {
                if run >= 5 { sum += run - 2 }
                run = 1
            }
        }
        for start in 0...line.count - 11 where finderLike.contains(Array(line[start..<start + 11])) { sum += 40 }
        return sum
    }
}
