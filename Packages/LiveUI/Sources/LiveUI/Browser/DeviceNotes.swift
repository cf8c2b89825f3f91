import Foundation
import HTTPTypes
import ServerCore

/// What the app's scripts keep in cookies of their own about the device, such as what the person permitted: it is known with the first request.
enum DeviceNotes {
    static let prefix = "tumble_device_"

    /// The notes that come with a request, by name.
    static func read(_ request: ServerRequest) -> [String: String] {
        var notes: [String: String] = [:]
        for pair in (request.head.headerFields[.cookie] ?? "").split(separator: ";") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let name = sides[0].trimmingPrefix(while: \.isWhitespace)
            if name.hasPrefix(prefix) { notes[String(name.dropFirst(prefix.count))] = String(sides[1]) }
        }
        return notes
    }
}
