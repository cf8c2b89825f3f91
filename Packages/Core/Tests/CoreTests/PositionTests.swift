import Core
import Foundation
import Testing

struct PositionTests {
    private let time = Date(timeIntervalSince1970: 1_767_268_800)

    @Test func `a position is stale a minute after its time`() {
        let position = Position(latitude: 33.66, longitude: -117.8, time: time)
        #expect(!position.isStale(at: time.addingTimeInterval(59.9)))
        #expect(position.isStale(at: time.addingTimeInterval(60)))
        #expect(position.staleAt == time.addingTimeInterval(60))
    }

    @Test func `neither logs nor dumps show the place`() {
        var dumped = ""
        dump(Position.sample, to: &dumped)
        for text in ["\(Position.sample)", String(reflecting: Position.sample), "\([Position.sample])", dumped] {
            #expect(text.contains("[position]") && !text.contains("33") && !text.contains("117"))
        }
    }

    @Test func `what a device doesn't know may be left out, and is null in answers`() throws {
        let sent = #"{"latitude":33.5,"longitude":-117.25,"time":"2026-01-01T12:00:00.000Z"}"#
        let position = try WireJSON.decoder().decode(Position.self, from: Data(sent.utf8))
        #expect(position == Position(latitude: 33.5, longitude: -117.25, time: time))
        #expect(
            String(decoding: try WireJSON.encoder().encode(position), as: UTF8.self)
                == #"{"accuracy":null,"heading":null,"latitude":33.5,"longitude":-117.25,"speed":null,"time":"2026-01-01T12:00:00.000Z"}"#)
    }
}
