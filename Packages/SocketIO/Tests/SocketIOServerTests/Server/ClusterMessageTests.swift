import NIOCore
import SocketIOCodec
import Testing

@testable import SocketIOServer

struct ClusterMessageTests {
    private static func messages() throws -> [ClusterMessage] {
        var audience = SocketAudience()
        (audience.rooms, audience.except) = (["order/12", "é"], ["sid"])
        var everybody = SocketAudience()
        everybody.isVolatile = true
        let bytes = try SocketValue(["data": SocketBinary(ByteBuffer(bytes: [1, 2, 3]))])
        return [
            .event(SocketPacket(.event("moved"), namespace: "/orders", values: [try SocketValue(["id": 12])]), audience),
            .event(SocketPacket(.event("photo"), values: [bytes, bytes]), everybody),
            .event(SocketPacket(.event("nothing")), SocketAudience()),
            .disconnect(namespace: "/chat", audience, closing: true),
            .disconnect(namespace: "/", SocketAudience(), closing: false),
        ]
    }

    @Test func `a message is the same after it was carried as bytes`() throws {
        for message in try Self.messages() {
            let carried = try ClusterMessage(bytes: message.bytes)
            #expect(carried.bytes == message.bytes)
            if case .event(let packet, _) = carried, packet.kind == .event("photo") {
                // Attachments are numbered through the packet, so that its values are others that say the same.
                #expect(packet.values.count == 2)
                for value in packet.values { #expect(try value.decode([String: SocketBinary].self)["data"]?.bytes == ByteBuffer(bytes: [1, 2, 3])) }
            } else {
                #expect(carried == message)
            }
        }
    }

    @Test func `what is cut off, or has more behind it, is refused`() throws {
        for message in try Self.messages() {
            let bytes = message.bytes
            for count in 0..<bytes.readableBytes {
                let part = try #require(bytes.getSlice(at: 0, length: count))
                #expect(throws: SocketParseError.self) { try ClusterMessage(bytes: part) }
            }
            var longer = bytes
            longer.writeInteger(UInt8(0))
            #expect(throws: SocketParseError.tooLarge) { try ClusterMessage(bytes: longer) }
        }
        #expect(throws: SocketParseError.unknownType) { try ClusterMessage(bytes: ByteBuffer(bytes: [9])) }
    }
}
