extension Strings {
    static var zoomIn: String { "Zoom in" }
    static var zoomOut: String { "Zoom out" }
    static var wholeMap: String { "Show the whole map" }
    static var lastKnownPlace: String { "last known place" }
    static var chartName: String { "Name" }
    static var chartValue: String { "Value" }
    static var account: String { "Account" }
}
