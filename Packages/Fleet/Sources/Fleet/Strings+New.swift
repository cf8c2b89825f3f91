extension Strings {
    static let stopHint = "Everything here works without a network too: it is kept on this phone and sent later."
    static let problemHint = "Ends this stop. The customer and the dispatcher are told why."
}
