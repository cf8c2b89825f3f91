import Foundation
import NIOCore
import SocketIOCodec
import Testing

/// Random packets, half of them nearly right. What is read is written and read again; nothing may trap, hang or hold on to memory.
///
/// `FUZZ_PACKETS=10000000` asks for as many, `FUZZ_SEED` for others.
struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FUZZ_PACKETS"].flatMap { Int($0) } ?? 200_000
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026
    private static let grains: [[UInt8]] = [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "7", "-", ".", "e", "true", "false", "null", "\"e\"", "\\u00e9", "\\ud800", "é", "😀", "/nsp,",
        "_placeholder", "{\"_placeholder\":true,\"num\":0}", "\"num\":", "1-", "51-", "42", "2[\"e\",", "3", "0{", " ", "\n", "\u{1E}", "b", "AQID",
        "\"disconnect\"", "9007199254740993",
    ].map { Array($0.utf8) }
    private static let whole = [
        #"2/chat,12["msg",{"a":[1,2,{"b":"c"}]},0.1]"#, #"51-["e",{"_placeholder":true,"num":0}]"#, #"0/chat,{"token":"x"}"#, "31[]", "1", #"2["é\n\ud83d"]"#,
    ].map { Array($0.utf8) }

    @Test func `no packet does harm`() throws {
        var numbers = SeededNumbers(seed: Self.seed)
        var accepted = 0
        let before = Self.residentBytes
        for _ in 0..<Self.count {
            let bytes = Self.bytes(&numbers)
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: Self.feedPayload(bytes)
            case 1: Self.feedFrames(bytes, &numbers)
            default: if Self.feedPacket(bytes) { accepted += 1 }
            }
        }
        #expect(accepted > Self.count / 50, "too few packets were right to say much")
        // By itself, the suite's memory is this test's.
        if Self.environment["FUZZ_PACKETS"] != nil { #expect(Self.residentBytes - before < 32_000_000) }
    }

    /// The memory of this process.
    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return pages.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
    }

    private static func bytes(_ numbers: inout SeededNumbers) -> [UInt8] {
        if Bool.random(using: &numbers) {
            var bytes = whole[Int.random(in: 0..<whole.count, using: &numbers)]
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0..<3, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: grains[Int.random(in: 0..<grains.count, using: &numbers)], at: place)
                }
                if bytes.isEmpty { break }
            }
            return bytes
        }
        return (0..<Int.random(in: 0...12, using: &numbers)).flatMap { _ in grains[Int.random(in: 0..<grains.count, using: &numbers)] }
    }

    private static func feedPacket(_ bytes: [UInt8]) -> Bool {
        guard String(validating: bytes, as: UTF8.self) != nil else { return false }
        var decoder = SocketDecoder()
        guard let packet = try? finish(decoder.decode(text: ByteBuffer(bytes: bytes)), &decoder) else { return false }
        let message = EncodedMessage(packet)
        var text = message.text.packet
        text.moveReaderIndex(forwardBy: 1)
        var other = SocketDecoder()
        do {
            var again = try other.decode(text: text)
            for attachment in message.attachments { again = try other.decode(binary: attachment.packet) }
            #expect(again?.kind == packet.kind && again?.namespace == packet.namespace && again?.id == packet.id)
            #expect(again?.values.count == packet.values.count)
        } catch {
            Issue.record("\(String(decoding: bytes, as: UTF8.self)) was read, but not what was written: \(error)")
        }
        return true
    }

    private static func finish(_ packet: SocketPacket?, _ decoder: inout SocketDecoder) throws -> SocketPacket? {
        var packet = packet
        for _ in 0..<10 where packet == nil { packet = try decoder.decode(binary: ByteBuffer(bytes: [1, 2])) }
        for value in packet?.values ?? [] { _ = (value.string, value.binary) }
        return packet
    }

    private static func feedPayload(_ bytes: [UInt8]) {
        let packets = try? EnginePayload.packets(in: ByteBuffer(bytes: bytes))
        #expect((packets?.count ?? 0) <= bytes.count)
    }

    private static func feedFrames(_ bytes: [UInt8], _ numbers: inout SeededNumbers) {
        var parser = WebSocketParser(maximumBytes: 256, expectsMask: true)
        var stream = Array(buffer: WebSocketFrames.frame(.text, ByteBuffer(bytes: bytes), mask: UInt32.random(in: 0...UInt32.max, using: &numbers)))
        if Bool.random(using: &numbers) { stream[Int.random(in: 0..<stream.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers) }
        let cut = Int.random(in: 0...stream.count, using: &numbers)
        guard parser.feed(ByteBuffer(bytes: stream[..<cut]), { _ in }) == nil else { return }
        _ = parser.feed(ByteBuffer(bytes: stream[cut...])) { _ in }
    }
}
