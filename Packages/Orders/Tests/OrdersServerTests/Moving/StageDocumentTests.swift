import Foundation
import Testing

struct StageDocumentTests {
    @Test func `the picture of an order's life is current`() throws {
        if ProcessInfo.processInfo.environment["RECORD_STAGES"] != nil {
            try StageDocument.text.write(to: StageDocument.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: StageDocument.file, encoding: .utf8) == StageDocument.text, "To fix, run make stages.")
    }
}
