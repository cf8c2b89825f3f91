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

    @Test func `files that include each other are refused with their chain`() {
        #expect(
            failure(["Dev.xcconfig": "A = 1\n#include \"Dev.xcconfig\""])
                == "Dev.xcconfig:2: files include each other: Dev.xcconfig -> Dev.xcconfig. To fix, remove one of the #include lines.")
        #expect(
            failure(["Dev.xcconfig": "#include \"B\"", "B": "#include \"C\"", "C": "#include? \"B\""])
                == "C:1: files include each other: B -> C -> B. To fix, remove one of the #include lines.")
    }

    @Test func `a file that is included twice, but not by itself, is read twice`() throws {
        let values = try parse(["Dev.xcconfig": "#include \"B\"\nA = 1\n#include \"B\"", "B": "A = 2"])
        #expect(values == ["A": "2"])
    }

    @Test func `a file that is missing is named with who wants it`() {
        #expect(failure([:]) == "Configuration file Dev.xcconfig can't be read. To fix, check that it exists.")
        #expect(
            failure(["Dev.xcconfig": "\n#include \"Shared.xcconfig\""])
                == "Dev.xcconfig:2: the included file Shared.xcconfig can't be read. To fix, check that it exists, or write #include?.")
    }

    @Test func `a file that may be missing is`() throws {
        #expect(try parse(["Dev.xcconfig": "A = 1\n#include? \"Mine.xcconfig\""]) == ["A": "1"])
        #expect(try parse(["Dev.xcconfig": "A = 1\n#include? \"Mine.xcconfig\"", "Mine.xcconfig": "A = 2"]) == ["A": "2"])
    }

    @Test func `a line that can't be read is named by file and number`() {
        #expect(
            failure(["Dev.xcconfig": "A = 1\nnonsense"]) == "Dev.xcconfig:2: expected KEY = value. To fix, add the value, or start the line with //.")
        #expect(failure(["Dev.xcconfig": "= 1"]) == "Dev.xcconfig:1: expected a key before '='. To fix, write KEY = value.")
        for line in ["#include Shared", "#include \"\"", "#include"] {
            #expect(
                failure(["Dev.xcconfig": line])
                    == "Dev.xcconfig:1: expected a file name in quotes. To fix, write #include \"File.xcconfig\".")
        }
    }

    @Test func `each value knows the line that gave it`() throws {
        let files = ["Dev.xcconfig": "#include \"B\"\nA = 1", "B": "// B\nA = 2\nC = 3"]
        let entries = try XCConfig.read(file: "Dev.xcconfig") { files[$0] }
        #expect(entries.mapValues { "\($0.value) \($0.file):\($0.line)" } == ["A": "1 Dev.xcconfig:2", "C": "3 B:3"])
    }
}

struct NearestNameTests {
    @Test func `the nearest name is the one with the fewest letters wrong`() {
        let known = ["PORT", "HOST", "DATA_FOLDER", "LOG_LEVEL", "LOG_FILTER"]
        #expect(NearestName.nearest(to: "DATA_FODLER", among: known) == "DATA_FOLDER")
        #expect(NearestName.nearest(to: "LOGLEVEL", among: known) == "LOG_LEVEL")
        #expect(NearestName.nearest(to: "POTR", among: known) == "PORT")
        #expect(NearestName.nearest(to: "SOMETHING_ELSE", among: known) == nil)
        #expect(NearestName.nearest(to: "PORT", among: []) == nil)
    }

    @Test func `distances count changes, additions, omissions and swaps`() {
        #expect(NearestName.distance("", "abc") == 3)
        #expect(NearestName.distance("abc", "abc") == 0)
        #expect(NearestName.distance("abc", "adc") == 1)
        #expect(NearestName.distance("abc", "acb") == 1)
        #expect(NearestName.distance("kitten", "sitting") == 3)
    }
}
