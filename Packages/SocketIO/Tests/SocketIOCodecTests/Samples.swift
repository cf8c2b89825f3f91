import NIOCore
import SocketIOCodec

func buffer(_ text: String) -> ByteBuffer { ByteBuffer(string: text) }

/// Decodes one packet from its text and attachments.
func decode(_ text: String, _ attachments: [[UInt8]] = [], limits: SocketDecoder.Limits = .init()) throws -> SocketPacket? {
    var decoder = SocketDecoder(limits: limits)
    var packet = try decoder.decode(text: buffer(text))
    for attachment in attachments { packet = try decoder.decode(binary: ByteBuffer(bytes: attachment)) }
    return packet
}

/// The text of an encoded packet, without Engine.IO's type.
func encoded(_ packet: SocketPacket) -> String {
    String(String(buffer: EncodedMessage(packet).text.packet).dropFirst())
}

/// Repeatable chance (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
