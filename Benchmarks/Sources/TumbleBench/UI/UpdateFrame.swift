import UI

/// Updates as a JSON text on bytes, as the live page's socket carries them.
enum UpdateFrame {
    static func encode(_ updates: [FragmentUpdate], render: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(updates.reduce(64) { $0 + $1.html.count * 9 / 8 + 64 })
        bytes += Array("{\"render\":\(render),\"fragments\":[".utf8)
        for (index, update) in updates.enumerated() {
            if index > 0 { bytes.append(44) }
            bytes += Array("{\"id\":\"\(update.id)\",\"html\":\"".utf8)
            append(update.html, to: &bytes)
            bytes += Array("\"}".utf8)
        }
        bytes += Array("]}".utf8)
        return bytes
    }

    /// Copies runs of bytes that need no escape at once.
    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        var clean = 0
        for (index, byte) in text.enumerated() where byte < 32 || byte == 34 || byte == 92 {
            bytes += text[clean..<index]
            clean = index + 1
            if byte < 32 {
                bytes += Array("\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8)
            } else {
                bytes += [92, byte]
            }
        }
        bytes += text[clean...]
    }
}
