import Core
import Foundation
import Synchronization
import Testing

@testable import AppServer

struct PasswordEntryTests {
    @Test(arguments: [("eleven kettles\nnext line", "eleven kettles"), ("eleven kettles", "eleven kettles"), ("  kept \r\n", "  kept ")])
    func `standard input gives its first line`(text: String, password: String) throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try PasswordEntry.read(from: pipe.fileHandleForReading.fileDescriptor) == password)
    }

    @Test func `an empty input is refused with the fix`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.close()
        let error = #expect(throws: SettingError.self) { try PasswordEntry.read(from: pipe.fileHandleForReading.fileDescriptor) }
        #expect(error?.description == "There is no password. To fix, type one, or write it to standard input.")
    }

    @Test func `a terminal is asked twice, and shows nothing of what is typed`() throws {
        let (result, shown) = try typing(["eleven kettles\n", "eleven kettles\n"])
        #expect(try result.get() == "eleven kettles")
        #expect(shown == "Password: \nAgain: \n")
    }

    @Test func `two passwords that differ are refused`() throws {
        let (result, _) = try typing(["eleven kettles\n", "twelve kettles\n"])
        #expect(throws: SettingError("The two passwords differ. To fix, run the command again.")) { try result.get() }
    }

    @Test func `Control-C ends the question at once and leaves the terminal as it was`() throws {
        let (result, _) = try typing(["eleven\u{3}"])
        #expect(throws: SettingError("Interrupted: nothing was changed. To fix, run the command again.")) { try result.get() }
    }

    /// Types each text when the terminal asks, and returns what was read and what the terminal showed.
    private func typing(_ texts: [String]) throws -> (Result<String, any Error>, shown: String) {
        var (terminal, process): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &process, nil, nil, nil) == 0)
        defer { close(terminal) }
        var before = termios()
        tcgetattr(process, &before)
        let outcome = Mutex<Result<String, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [process] in
            let result = Result { try PasswordEntry.read(from: process, asking: FileHandle(fileDescriptor: process)) }
            outcome.withLock { $0 = result }
            done.signal()
        }
        var shown = ""
        for text in texts {
            // A terminal that asks hides what is typed from then on.
            let count = shown.count
            while !shown.dropFirst(count).hasSuffix(": ") { shown += chunk(of: terminal) }
            _ = text.withCString { write(terminal, $0, strlen($0)) }
        }
        done.wait()
        let result = try #require(outcome.withLock { $0 })
        var after = termios()
        tcgetattr(process, &after)
        #expect(before.c_lflag == after.c_lflag)
        close(process)
        while case let rest = chunk(of: terminal), !rest.isEmpty { shown += rest }
        return (result, shown.replacing("\r\n", with: "\n"))
    }

    /// Reads what the terminal shows; empty once nothing more can come.
    private func chunk(of terminal: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(terminal, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
    }
}
