import NIOCore

/// Values with binary data, prepared for one packet: with consecutive placeholder numbers and without unused attachments.
struct BinaryArguments {
    private(set) var values: [SocketValue] = []
    private(set) var attachments: [ByteBuffer] = []

    init(_ values: [SocketValue]) {
        for value in values { add(value) }
    }

    private mutating func add(_ value: SocketValue) {
        var json = ByteBuffer()
        var end = 0
        for placeholder in value.placeholders {
            json.writeImmutableBuffer(value.json.slice(end..<placeholder.range.lowerBound))
            json.writeString("{\"_placeholder\":true,\"num\":\(attachments.count)}")
            attachments.append(value.attachments[placeholder.number])
            end = placeholder.range.upperBound
        }
        json.writeImmutableBuffer(value.json.slice(end..<value.json.readableBytes))
        values.append(SocketValue(unchecked: json))
    }
}

extension ByteBuffer {
    fileprivate func slice(_ range: Range<Int>) -> ByteBuffer {
        getSlice(at: readerIndex + range.lowerBound, length: range.count) ?? ByteBuffer()
    }
}
