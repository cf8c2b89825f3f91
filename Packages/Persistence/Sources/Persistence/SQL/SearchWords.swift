import Foundation

/// The words of texts, as full-text indexes keep them and searches look for them.
public enum SearchWords {
    /// Returns the words of a text in small letters, without accents and without what stands between them.
    public static func words(of text: String) -> [String] {
        // Most texts of a catalog are ASCII, for which folding takes ten times as long as splitting.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainWords(of: text) }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).replacing("ł", with: "l")
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }

    private static func plainWords(of text: String) -> [String] {
        var (words, word) = ([String](), [UInt8]())
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
