import Core
import SustainabilityAPI
import Theme

/// A reading as an administrator types it. It survives a restart of the server.
struct ReadingForm: Codable, Sendable, Equatable {
    /// The reading that is corrected; nil for a new one.
    var id: Int?
    var day = ""
    /// The water meter, in cubic meters.
    var water = ""
    /// The electricity meter, in kilowatt hours.
    var energy = ""
    /// The kilograms that were washed; empty for those of the orders.
    var washed = ""
    var isMeterReplaced = false

    /// An empty form.
    init() {}

    /// The form of a reading that there is.
    init(_ reading: PlantReading) {
        (id, day, isMeterReplaced) = (reading.id, reading.day, reading.isMeterReplaced)
        water = DecimalEntry.text(reading.waterLiters, digits: 3)
        energy = DecimalEntry.text(reading.energyWattHours, digits: 3)
        washed = reading.isFromOrders ? "" : reading.washedGrams.map { DecimalEntry.text($0, digits: 3) } ?? ""
    }

    /// Reads what was typed.
    ///
    /// - Parameter version: the version of the list that is shown.
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func content(version: Int) throws(APIError) -> ReadingContent {
        var errors = FieldErrors()
        let (liters, hours) = (DecimalEntry.value(water, digits: 3), DecimalEntry.value(energy, digits: 3))
        let grams = washed.isEmpty ? nil : DecimalEntry.value(washed, digits: 3)
        errors.require(liters != nil, "waterLiters", Strings.readingNumber)
        errors.require(hours != nil, "energyWattHours", Strings.readingNumber)
        errors.require(washed.isEmpty || grams != nil, "washedGrams", Strings.readingNumber)
        errors.require(!day.isEmpty, "day", Strings.readingDayHint)
        try errors.throwIfAny()
        return ReadingContent(
            version: version, day: day, waterLiters: liters ?? 0, energyWattHours: hours ?? 0, washedGrams: grams, isMeterReplaced: isMeterReplaced)
    }

    /// Applies a change.
    mutating func edit(_ edit: ReadingEdit) {
        switch edit {
        case .day(let text): day = text
        case .water(let text): water = text
        case .energy(let text): energy = text
        case .washed(let text): washed = text
        case .meterReplaced(let isReplaced): isMeterReplaced = isReplaced
        }
    }
}

/// A change of a reading that is being typed.
enum ReadingEdit: Sendable, Equatable {
    case day(String)
    case water(String)
    case energy(String)
    case washed(String)
    case meterReplaced(Bool)
}
