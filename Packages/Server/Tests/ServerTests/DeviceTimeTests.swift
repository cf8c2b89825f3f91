import Foundation
import Testing

@testable import ServerCore

struct DeviceTimeTests {
    private static let now = Date(timeIntervalSince1970: 1_767_268_800)

    /// Stated and kept times in seconds from now.
    private static let times: [(stated: TimeInterval, kept: TimeInterval)] = [
        (0, 0), (-3600, -3600), (-259_200, -259_200), (-262_800, -259_200), (-.infinity, -259_200), (300, 300), (301, 300), (.infinity, 300),
    ]

    @Test(arguments: times)
    func `a device's time is at most 72 hours ago and 5 minutes ahead`(_ stated: TimeInterval, _ kept: TimeInterval) {
        #expect(DeviceTime.clamped(Self.now.addingTimeInterval(stated), at: Self.now) == Self.now.addingTimeInterval(kept))
    }
}
