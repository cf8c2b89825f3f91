import Foundation
import HTTPTypes
import ServerCore

/// Reports about the device, such as granted permissions, which the app's scripts store in cookies so that they are known with the first request.
enum DeviceReports {
    static let prefix = "tumble_device_"

    /// Returns the reports in a request, by name.
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
