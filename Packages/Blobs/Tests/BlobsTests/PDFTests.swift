import Blobs
import Foundation
import Testing

@Suite struct PDFTests {
    private let document = Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8)

    @Test func `a document is kept as it is`() throws {
        #expect(try PDFFile(document, mostBytes: 1_000).data == document)
        // Programs write a little behind the end.
        #expect(try PDFFile(document + Data(count: 100), mostBytes: 1_000).data.count == document.count + 100)
    }

    @Test func `what begins otherwise, has no end or is too large is refused`() {
        for other in [Data(), Data("%PDF".utf8), Data("<html>".utf8) + document, Data("\n".utf8) + document, Data("GIF89a".utf8)] {
            #expect(throws: ImageProblem.unknownFormat) { try PDFFile(other, mostBytes: 1_000) }
        }
        #expect(throws: ImageProblem.broken) { try PDFFile(document.prefix(40), mostBytes: 1_000) }
        #expect(throws: ImageProblem.broken) { try PDFFile(document + Data(count: 2_000), mostBytes: 10_000) }
        #expect(throws: ImageProblem.tooLarge) { try PDFFile(document, mostBytes: document.count - 1) }
    }
}
