import Core
import Foundation

/// Reads a new password: on a terminal twice, without showing it, otherwise the first line of standard input.
enum PasswordEntry {
    /// Ends a line, as Control-C does while a password is read.
    private static let interrupt: UInt8 = 3
    /// More than any password has in bytes.
    private static let limit = 1024

    /// - Parameters:
    ///   - input: the descriptor to read from.
    ///   - output: where the questions are written if it is a terminal.
    /// - Throws: ``SettingError`` without a password, or with two that differ.
    static func read(from input: Int32 = STDIN_FILENO, asking output: FileHandle = .standardError) throws -> String {
        guard isatty(input) == 1 else { return try checked(line(from: input)) }
        let password = try checked(hiddenLine(from: input, "Password: ", output))
        guard try hiddenLine(from: input, "Again: ", output) == password else {
            throw SettingError("The two passwords differ. To fix, run the command again.")
        }
        return password
    }

    /// Reads the password of an account, on a terminal once.
    ///
    /// - Throws: ``SettingError`` without a password.
    static func readOnce(from input: Int32 = STDIN_FILENO, asking output: FileHandle = .standardError) throws -> String {
        try checked(isatty(input) == 1 ? try hiddenLine(from: input, "Password: ", output) : try line(from: input))
    }

    private static func checked(_ password: String) throws(SettingError) -> String {
        guard !password.isEmpty else { throw SettingError("There is no password. To fix, type one, or write it to standard input.") }
        return password
    }

    private static func hiddenLine(from input: Int32, _ question: String, _ output: FileHandle) throws -> String {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { throw SettingError("The terminal can't hide a password. To fix, write it to standard input.") }
        let before = settings
        // Without signals nothing ends the process before the terminal shows again what is typed. Control-C ends the line instead.
        settings.c_lflag &= ~tcflag_t(ECHO | ISIG)
        withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VEOL)] = interrupt }
        tcsetattr(input, TCSAFLUSH, &settings)
        defer {
            var before = before
            tcsetattr(input, TCSAFLUSH, &before)
            output.write(Data("\n".utf8))
        }
        output.write(Data(question.utf8))
        return try line(from: input)
    }

    /// Reads byte by byte, since what follows the line is for whoever reads next.
    private static func line(from input: Int32) throws -> String {
        var (bytes, byte): ([UInt8], UInt8) = ([], 0)
        while bytes.count < limit, Foundation.read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") {
            guard byte != interrupt else { throw SettingError("Interrupted: nothing was changed. To fix, run the command again.") }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: ["\r"])
    }
}
