public import Core

/// The vehicle that a driver comes with, as customers recognize it.
public struct Vehicle: Codable, Sampled, Hashable {
    /// Make and model, such as "Ford Transit".
    public var model: String
    /// The color, in the driver's words.
    public var color: String
    /// The license plate.
    public var plate: String

    /// Creates a vehicle.
    public init(model: String, color: String, plate: String) {
        self.model = model
        self.color = color
        self.plate = plate
    }

    /// The rules of the entries, for the driver's form and the server alike.
    public static let validation = FormValidation<Vehicle>(
        .field("model", \.model, .text(length: 1...60)), .field("color", \.color, .text(length: 1...30)),
        .field("plate", \.plate, .text(length: 1...12)))

    /// A vehicle for tests, previews and documentation.
    public static let sample = Vehicle(model: "Ford Transit", color: "White", plate: "7ABC123")
}

extension Vehicle: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["model": 60, "color": 30, "plate": 12]
}
