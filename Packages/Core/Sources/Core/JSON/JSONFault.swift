/// A fault in a JSON text.
///
/// As Foundation's decoder does, texts and numbers are checked when they are decoded, so that what nobody reads may be wrong. A fault that is found then
/// has no coding path; the decoder reports it as a text that isn't JSON.
enum JSONFault: Error {
    case unexpectedEnd
    case unexpectedByte(at: Int)
    case tooDeep
    case tooLong
    case notUTF8
    case badString(at: Int)
    case badNumber(String)
    case notRepresentable(String)
}
