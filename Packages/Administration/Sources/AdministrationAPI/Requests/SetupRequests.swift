public import Core

/// The name of a step of the setup.
public struct SetupStepInput: Codable, Sendable, Equatable {
    /// The step's name, such as `mail`.
    public let step: String

    /// Creates an input.
    public init(step: String) { self.step = step }
}

extension SetupStepInput: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["step": 60]
}

/// An administrator's word that a step is right, or isn't.
public struct ReviewSetupStep: Codable, Sendable, Equatable {
    /// The step's name.
    public let step: String
    /// Whether it is right.
    public let reviewed: Bool

    /// Creates a request.
    public init(step: String, reviewed: Bool) { (self.step, self.reviewed) = (step, reviewed) }
}

extension ReviewSetupStep: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["step": 60]
}

/// An administrator's word that the setup is finished, or isn't.
public struct FinishSetup: Codable, Sendable, Equatable {
    /// Whether it is finished.
    public let finished: Bool

    /// Creates a request.
    public init(finished: Bool) { self.finished = finished }
}
