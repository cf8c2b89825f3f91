import Testing

@testable import Auth

struct QRCodeTests {
    private static let key = "otpauth://totp/Tumble:customer%40tumble.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tumble"

    @Test func `a small code is drawn module by module as another implementation draws it`() throws {
        #expect(
            Self.rows(try #require(QRCode("HELLO", mask: 2))) == [
                "#######....#..#######",
                "#.....#...#.#.#.....#",
                "#.###.#.##....#.###.#",
                "#.###.#.#.#.#.#.###.#",
                "#.###.#.##..#.#.###.#",
                "#.....#.####..#.....#",
                "#######.#.#.#.#######",
                "........##...........",
                "#.#####...##..#####..",
                ".##.##.#.######..##..",
                "..#####.#...#.##.###.",
                ".##.#....######..##..",
                ".#.######...#..#..#.#",
                "........#.#.#..#.#...",
                "#######..###.#..#.##.",
                "#.....#.#.#....#####.",
                "#.###.#.##.#.#..#.##.",
                "#.###.#.##.#####.#...",
                "#.###.#.##..#.##..#..",
                "#.....#..######.###..",
                "#######.##..#...#.##.",
            ])
    }

    /// The hashes are those of codes that another implementation drew, of several versions and with each way to fill the last block.
    @Test(arguments: [
        (Self.key, nil, 41, 8026231766208274341 as UInt64),
        (Self.key + Self.key + Self.key, 2, 69, 2490532323952180845 as UInt64),
        (String(repeating: "x", count: 2331), 7, 177, 15275703052878523207 as UInt64),
        (String(repeating: "a", count: 1000), 5, 121, 1926911868067323106 as UInt64),
        (String(repeating: "q", count: 122), 1, 45, 6005346687431261244 as UInt64),
        (String(repeating: "q", count: 123), 4, 49, 13646866488295090195 as UInt64),
        (String(repeating: "q", count: 180), 6, 53, 15003710385487095188 as UInt64),
    ])
    func `larger codes are the same too`(text: String, mask: Int?, size: Int, hash: UInt64) throws {
        let code = try #require(QRCode(text, mask: mask))
        #expect(code.size == size && Self.hash(Self.rows(code).joined(separator: "\n")) == hash)
    }

    @Test func `a text that no code holds has none`() {
        #expect(QRCode(String(repeating: "x", count: 2_332)) == nil)
    }

    private static func rows(_ code: QRCode) -> [String] {
        (0..<code.size).map { row in String((0..<code.size).map { code[$0, row] ? "#" : "." }) }
    }

    /// FNV-1a.
    private static func hash(_ text: String) -> UInt64 { text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}
