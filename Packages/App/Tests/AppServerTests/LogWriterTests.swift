import Core
import Foundation
import Logging
import Testing

@testable import AppServer

@Suite(.timeLimit(.minutes(5)))
struct LogWriterTests {
    /// A writer to a pipe, and the pipe's end to read from.
    private func makeWriter() -> (LogWriter, Pipe) {
        let pipe = Pipe()
        return (LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor), pipe)
    }

    /// Reads so many lines. The thread that waits for them has started when this returns, since the writer waits for its reader, too.
    private func reading(_ count: Int, from pipe: Pipe) -> AsyncStream<[Substring]> {
        let (lines, continuation) = AsyncStream.makeStream(of: [Substring].self)
        Thread.detachNewThread {
            var (text, rest) = ("", count)
            while rest > 0 {
                let data = pipe.fileHandleForReading.availableData
                rest -= data.count { $0 == UInt8(ascii: "\n") }
                text += String(decoding: data, as: UTF8.self)
            }
            continuation.yield(text.split(separator: "\n"))
        }
        return lines
    }

    @Test func `lines are written soon, in their order`() async {
        let (writer, pipe) = makeWriter()
        for count in [500, 1] {
            let read = reading(count, from: pipe)
            for number in 1...count { writer.write("line \(number)\n") }
            #expect(await read.first { _ in true } == (1...count).map { "line \($0)" })
        }
    }

    @Test func `many threads lose no line, even if the lines outgrow the memory`() async {
        let (writer, pipe) = makeWriter()
        let long = String(repeating: "x", count: 1_000)
        let read = reading(500, from: pipe)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 { group.addTask { for line in 0..<25 { writer.write("\(number) \(line) \(long)\n") } } }
        }
        let lines = await read.first { _ in true } ?? []
        #expect(lines.count == 500)
        #expect(Set(lines).count == 500)
        #expect(lines.allSatisfy { $0.hasSuffix(long) })
    }

    @Test func `a line longer than the memory is written whole`() async {
        let (writer, pipe) = makeWriter()
        let read = reading(3, from: pipe)
        for line in ["before", String(repeating: "x", count: 200_000), "after"] { writer.write(line + "\n") }
        #expect(await read.first { _ in true }?.map(\.utf8.count) == [6, 200_000, 5])
    }

    @Test func `an error is written at once, with what came before it`() throws {
        let (writer, pipe) = makeWriter()
        let configuration = LogConfiguration(subsystem: "test", filter: try LogFilter(level: .trace), format: .pretty)
        let log = Logger(label: "test") { category in
            CollectingLogHandler(configuration.handler(category: category, clock: SystemClock(), write: writer.write), to: writer)
        }
        log.info("first")
        log.error("second")
        // All of it is there in one piece.
        let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.contains("first") && text.contains("second"))
    }
}
