import Foundation
import Testing

@testable import Blobs

@Suite struct ImageTests {
    @Test(arguments: [Samples.jpeg, Samples.progressiveJPEG, Samples.png, Samples.webp, Samples.losslessWebP])
    func `a picture keeps its format and size`(_ data: Data) throws {
        let image = try ImageFile(data)
        #expect((image.width, image.height) == (24, 16))
        #expect(ImageFile.format(of: Array(data)) == image.format)
        #expect(try ImageFile(image.data) == image)
    }

    @Test(arguments: [Samples.jpeg, Samples.png, Samples.webp])
    func `comments, places and names are removed`(_ data: Data) throws {
        let cleaned = try ImageFile(data).data
        #expect(data.range(of: Data("secret".utf8)) != nil)
        for text in ["secret", "GPS", "XMP", "tEXt"] { #expect(cleaned.range(of: Data(text.utf8)) == nil) }
    }

    @Test func `a JPEG keeps how the camera was turned and nothing else of its EXIF`() throws {
        let cleaned = Array(try ImageFile(Samples.jpeg).data)
        let segment = EXIFOrientation.segment(6)
        #expect(cleaned.prefix(2 + segment.count).dropFirst(2).elementsEqual(segment))
        #expect(EXIFOrientation.read(segment[4...]) == 6)
        #expect(try ImageFile(Samples.progressiveJPEG).data.range(of: Data("Exif".utf8)) == nil)
    }

    @Test(arguments: [Samples.jpeg, Samples.progressiveJPEG, Samples.png, Samples.webp, Samples.losslessWebP])
    func `a file that was cut anywhere is refused`(_ data: Data) {
        for length in 0..<data.count { #expect(throws: ImageProblem.self, "\(length) bytes") { try ImageFile(data.prefix(length)) } }
    }

    @Test(arguments: [Samples.jpeg, Samples.progressiveJPEG, Samples.png, Samples.webp, Samples.losslessWebP])
    func `what follows a picture is cut off`(_ data: Data) throws {
        let archive = Data([0x50, 0x4B, 0x03, 0x04]) + Data("<script>alert(1)</script>".utf8)
        #expect(try ImageFile(data + archive) == ImageFile(data))
    }

    @Test(arguments: [
        Data(), Data("GIF89a".utf8), Samples.gif, Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), Data("%PDF-1.7".utf8),
        Data([0x50, 0x4B, 0x03, 0x04, 0, 0]), Data("<!doctype html>".utf8), Data("RIFF\u{4}\0\0\0WAVEfmt ".utf8),
    ])
    func `other types are refused by their content`(_ data: Data) {
        #expect(throws: ImageProblem.unknownFormat) { try ImageFile(data) }
    }

    @Test func `a page behind a picture's first bytes is refused`() {
        #expect(throws: ImageProblem.self) { try ImageFile(Data([0xFF, 0xD8, 0xFF]) + Data("<html><script>alert(1)</script></html>".utf8)) }
        #expect(throws: ImageProblem.self) { try ImageFile(Data(PNGFile.signature) + Data("<html>alert(1)</html>".utf8)) }
    }

    @Test func `animations are refused`() {
        #expect(throws: ImageProblem.unsupported) { try ImageFile(Samples.animatedWebP) }
    }

    @Test func `a wrong checksum is refused`() {
        var data = Samples.png
        data[20] ^= 1
        #expect(throws: ImageProblem.broken) { try ImageFile(data) }
    }

    @Test func `pictures of too many bytes or pixels are refused`() throws {
        #expect(throws: ImageProblem.tooLarge) { try ImageFile(Data(count: 5 * 1_024 * 1_024 + 1)) }
        var limits = ImageFile.Limits()
        limits.side = 23
        #expect(throws: ImageProblem.tooManyPixels) { try ImageFile(Samples.png, limits: limits) }
        limits = ImageFile.Limits()
        limits.pixels = 24 * 16 - 1
        #expect(throws: ImageProblem.tooManyPixels) { try ImageFile(Samples.webp, limits: limits) }
    }

    @Test func `a small file that claims a huge picture is refused`() throws {
        var data = Array(Samples.jpeg)
        // The frame's header: its height and width follow the marker, the length and the precision.
        let frame = try #require(data.indices.dropLast().first { data[$0] == 0xFF && data[$0 + 1] == 0xC0 })
        data.replaceSubrange(frame + 5..<frame + 9, with: [0x20, 0, 0x10, 0])
        #expect(throws: ImageProblem.tooManyPixels) { try ImageFile(Data(data)) }
    }

    @Test func `random changes never crash`() {
        for sample in [Samples.jpeg, Samples.progressiveJPEG, Samples.png, Samples.webp, Samples.losslessWebP] {
            for seed in 0..<2_000 {
                var data = sample
                let index = data.startIndex + (seed * 7_919) % data.count
                data[index] = UInt8(truncatingIfNeeded: seed &* 31)
                _ = try? ImageFile(data)
            }
        }
    }
}
