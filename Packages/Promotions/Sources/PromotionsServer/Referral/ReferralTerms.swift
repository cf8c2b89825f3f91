import Core

/// The amounts that friends and those who recommend us to them get.
struct ReferralTerms: Sendable {
    static let friend = Setting.number(
        "REFERRAL_FRIEND_CENTS", 0...10_000, unit: "cents", default: 1000, "What a friend's first order costs less by a customer's code. 0: nothing."
    ).changeable()
    static let reward = Setting.number(
        "REFERRAL_REWARD_CENTS", 0...10_000, unit: "cents", default: 1000, "The credit that the customer gets when that order is delivered. 0: none."
    ).changeable()

    private let currentFriend: CurrentSetting<Int>
    private let currentReward: CurrentSetting<Int>

    init(_ values: SettingValues) throws(SettingError) {
        currentFriend = try CurrentSetting(Self.friend, in: values)
        currentReward = try CurrentSetting(Self.reward, in: values)
    }

    /// The amount that a friend's first order costs less, in cents.
    var friendCents: Int { currentFriend.value }
    /// The credit that the customer gets when it is delivered, in cents.
    var rewardCents: Int { currentReward.value }

    /// True where there is anything to recommend us for.
    var isOffered: Bool { friendCents > 0 }
}
