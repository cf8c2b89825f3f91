/// What people read of Fleet's server.
enum Strings {
    static let jobTaken = "Another driver was faster. The next job will come."
    static let offerExpired = "This offer is over."
    static let jobWithdrawn = "This order needs no driver any more."
    static let driverBusy = "Finish the job under way first."
    static let assignedDriverBusy = "This driver has a job already."
    static let notWaiting = "This order doesn't wait for a driver."
    static let illegalStep = "This step isn't possible now."
    static let bagsNeeded = "Count the bags."
    static let bagsRange = "From 1 to 40 bags."
    static let noteForBags = "Say why the count differs."
    static let noteForOther = "Say what happened."
    static let reasonNeeded = "Choose a reason."
    static let pageRange = "From 1."
    static let limitRange = "From 1 to 100."
}
