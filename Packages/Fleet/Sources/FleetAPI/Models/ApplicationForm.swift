public import Core

/// The entries of an application to drive. A draft may lack any of them.
public struct ApplicationForm: Codable, Sampled, Hashable {
    /// The legal name.
    public var name: String
    /// The date of birth, as `1995-04-30`.
    public var birthday: String
    /// The phone number.
    public var phone: String
    /// The service area in which the applicant would like to drive.
    public var area: String
    /// The address at which the applicant lives.
    public var address: String
    /// The vehicle's make.
    public var make: String
    /// The vehicle's model.
    public var model: String
    /// The vehicle's color.
    public var color: String
    /// The license plate.
    public var plate: String
    /// The number of bags that fit in the vehicle; nil where it isn't stated.
    public var bags: Int?
    /// The number of the driver's license.
    public var licenseNumber: String
    /// The last day on which the license is valid, as `2030-04-30`.
    public var licenseExpires: String

    /// Creates a form.
    public init(
        name: String = "", birthday: String = "", phone: String = "", area: String = "", address: String = "", make: String = "", model: String = "",
        color: String = "", plate: String = "", bags: Int? = nil, licenseNumber: String = "", licenseExpires: String = ""
    ) {
        self.name = name
        self.birthday = birthday
        self.phone = phone
        self.area = area
        self.address = address
        self.make = make
        self.model = model
        self.color = color
        self.plate = plate
        self.bags = bags
        self.licenseNumber = licenseNumber
        self.licenseExpires = licenseExpires
    }

    enum CodingKeys: CodingKey {
        case name, birthday, phone, area, address, make, model, color, plate, bags, licenseNumber, licenseExpires
    }

    /// Reads a form; what is missing is empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        birthday = try container.decodeIfPresent(String.self, forKey: .birthday) ?? ""
        phone = try container.decodeIfPresent(String.self, forKey: .phone) ?? ""
        area = try container.decodeIfPresent(String.self, forKey: .area) ?? ""
        address = try container.decodeIfPresent(String.self, forKey: .address) ?? ""
        make = try container.decodeIfPresent(String.self, forKey: .make) ?? ""
        model = try container.decodeIfPresent(String.self, forKey: .model) ?? ""
        color = try container.decodeIfPresent(String.self, forKey: .color) ?? ""
        plate = try container.decodeIfPresent(String.self, forKey: .plate) ?? ""
        bags = try container.decodeIfPresent(Int.self, forKey: .bags)
        licenseNumber = try container.decodeIfPresent(String.self, forKey: .licenseNumber) ?? ""
        licenseExpires = try container.decodeIfPresent(String.self, forKey: .licenseExpires) ?? ""
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(birthday, forKey: .birthday)
        try container.encode(phone, forKey: .phone)
        try container.encode(area, forKey: .area)
        try container.encode(address, forKey: .address)
        try container.encode(make, forKey: .make)
        try container.encode(model, forKey: .model)
        try container.encode(color, forKey: .color)
        try container.encode(plate, forKey: .plate)
        try container.encode(bags, forKey: .bags)
        try container.encode(licenseNumber, forKey: .licenseNumber)
        try container.encode(licenseExpires, forKey: .licenseExpires)
    }

    /// A complete form for tests, previews and documentation.
    public static let sample = ApplicationForm(
        name: "Marisol Vega", birthday: "1991-04-30", phone: "+1 949 555 0142", area: "Irvine", address: "12 Orchard Lane, Irvine", make: "Ford",
        model: "Transit", color: "White", plate: "7ABC123", bags: 8, licenseNumber: "D1234567", licenseExpires: "2030-04-30")
}

extension ApplicationForm: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = [
        "name": 80, "birthday": 10, "phone": 30, "area": 80, "address": 200, "make": 30, "model": 29, "color": 30, "plate": 12, "licenseNumber": 30,
        "licenseExpires": 10,
    ]
}
