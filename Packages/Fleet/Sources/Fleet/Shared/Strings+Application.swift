import FleetAPI

extension Strings {
    /// The name of a state of an application.
    static func status(_ status: ApplicationStatus) -> String {
        switch status {
        case .draft: applicationDraft
        case .submitted: applicationSubmitted
        case .inReview: applicationInReview
        case .infoRequested: applicationInfoRequested
        case .approved: applicationApproved
        case .declined: applicationDeclined
        case .withdrawn: applicationWithdrawn
        }
    }

    /// The meaning of a state for the applicant.
    static func explanation(_ status: ApplicationStatus) -> String {
        switch status {
        case .draft: applyDraftHint
        case .submitted: applySubmittedHint
        case .inReview: applyInReviewHint
        case .infoRequested: applyInfoHint
        case .approved: applyApprovedHint
        case .declined: applyDeclinedHint
        case .withdrawn: applyWithdrawnHint
        }
    }

    /// A step in the timeline of an application.
    static func step(_ status: ApplicationStatus) -> String { status == .draft ? applyBegun : Self.status(status) }

    static func part(_ part: ApplicationPart) -> String {
        switch part {
        case .person: applyPerson
        case .vehicle: vehicle
        case .license: applyLicense
        case .documents: applyDocuments
        case .check: applyCheck
        }
    }

    static func document(_ kind: ApplicationDocumentKind) -> String {
        switch kind {
        case .licenseFront: documentLicenseFront
        case .licenseBack: documentLicenseBack
        case .insurance: documentInsurance
        case .vehicle: documentVehicle
        }
    }

    /// The name of a decision, on its button.
    static func decision(_ status: ApplicationStatus) -> String {
        switch status {
        case .inReview: decisionReview
        case .infoRequested: decisionAsk
        case .approved: decisionApprove
        case .declined: decisionDecline
        case .draft, .submitted, .withdrawn: Self.status(status)
        }
    }

    /// The question before a decision.
    static func question(_ status: ApplicationStatus) -> String {
        switch status {
        case .infoRequested: decisionAskQuestion
        case .declined: decisionDeclineQuestion
        case .approved: decisionApproveQuestion
        case .draft, .submitted, .inReview, .withdrawn: decisionReviewQuestion
        }
    }

    /// The consequence of a decision.
    static func consequence(_ status: ApplicationStatus) -> String {
        switch status {
        case .infoRequested: decisionAskHint
        case .declined: decisionDeclineHint
        case .approved: decisionApproveHint
        case .draft, .submitted, .inReview, .withdrawn: decisionReviewHint
        }
    }
}
