import Core
import Testing

private func parse(_ files: [String: String]) throws -> [String: String] {
    try XCConfig.parse(file: "Dev.xcconfig") { files[$0] }
}

private func failure(_ files: [String: String]) -> String? {
    do {
        _ = try parse(files)
        return nil
    } catch {
        return "\(error)"
    }
}

struct XCConfigTests {
    @Test func `keys, values, blank lines and comments are read`() throws {
        let values = try parse(["Dev.xcconfig": "// Tumble\n\nNAME = Tumble Dev // the name\n  EMPTY =\nSUM = a=b\n"])
        #expect(values == ["NAME": "Tumble Dev", "EMPTY": "", "SUM": "a=b"])
    }

    @Test func `a URL is written with an empty substitution`() throws {
        #expect(try parse(["Dev.xcconfig": "URL = http:/$()/localhost:8080"]) == ["URL": "http://localhost:8080"])
        #expect(try parse(["Dev.xcconfig": "URL = http://localhost"]) == ["URL": "http:"])
    }

    @Test func `an include is read in place, and later lines win`() throws {
        let values = try parse(["Dev.xcconfig": "A = 1\n#include \"Shared.xcconfig\"\nB = 3", "Shared.xcconfig": "A = 2\nB = 2"])
        #expect(values == ["A": "2", "B": "3"])
    }

    @Test func `files with Windows line ends are read`() throws {
        #expect(try parse(["Dev.xcconfig": "A = 1\r\nB = 2\r\n"]) == ["A": "1", "B": "2"])
    }

    @Test func `a file that includes itself is refused`() {
        #expect(failure(["Dev.xcconfig": "#include \"Dev.xcconfig\""]) == "Dev.xcconfig includes itself.")
        #expect(failure(["Dev.xcconfig": "#include \"B\"", "B": "#include \"Dev.xcconfig\""]) == "Dev.xcconfig includes itself.")
    }

    @Test func `a file that is missing is named`() {
        #expect(failure([:]) == "Configuration file Dev.xcconfig can't be read. To fix, check that it exists.")
    }

    @Test func `a line that can't be read is named by file and number`() {
        #expect(failure(["Dev.xcconfig": "A = 1\nnonsense"]) == "Dev.xcconfig:2: expected KEY = value.")
        #expect(failure(["Dev.xcconfig": "= 1"]) == "Dev.xcconfig:1: expected a key before '='.")
    }
}
