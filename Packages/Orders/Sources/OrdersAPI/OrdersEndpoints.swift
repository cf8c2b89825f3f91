public import Core
import HTTPTypes

/// The endpoints of orders.
public enum OrdersEndpoints {
    /// Prices an order; the price is valid for 15 minutes.
    public static let quote = Endpoint<QuoteRequest, Quote>(
        .post, "/orders/quote", access: .signedIn, summary: "Prices an order, itemized and valid for 15 minutes.")

    /// Places an order.
    public static let create = Endpoint<CreateOrder, Order>(
        .post, "/orders", access: .signedIn, idempotency: .key, success: 201, summary: "Places an order.")

    /// Lists the orders that the caller may see, newest first.
    public static let list = Endpoint<OrderListRequest, OrderListResponse>(
        .get, "/orders", access: .signedIn, summary: "Lists a customer's own orders, a driver's, or for a dispatcher all, newest first.")

    /// Returns an order.
    public static let detail = Endpoint<IDInput, Order>(.get, "/orders/{id}", access: .signedIn, summary: "Returns an order.")

    /// Moves an order or changes its notes.
    public static let update = Endpoint<OrderUpdate, Order>(
        .put, "/orders/{id}", access: .signedIn, idempotency: .key, summary: "Moves an order through its stages, or changes its notes.")

    /// Lists the transitions of an order, oldest first, all on one page.
    public static let timeline = Endpoint<IDInput, Page<OrderTransition>>(
        .get, "/orders/{id}/timeline", access: .signedIn, summary: "Lists the transitions of an order, oldest first.")

    /// Returns the stage of an order, the expected time of the next visit, and the driver's position while on the way to the customer.
    public static let tracking = Endpoint<IDInput, Tracking>(
        .get, "/orders/{id}/tracking", access: .signedIn, summary: "Returns an order's stage, and its driver's position while on the way to the customer.")

    /// Returns who drives an order, for its customer and dispatchers; 404 while nobody does, and once the order is over.
    public static let driver = Endpoint<IDInput, OrderDriver>(
        .get, "/orders/{id}/driver", access: .signedIn,
        summary: "Returns the driver's first name, vehicle and rating, from the assignment to a day after the delivery.")

    /// Arranges another visit after one that failed.
    public static let reschedule = Endpoint<RescheduleOrder, Order>(
        .post, "/orders/{id}/reschedule", access: .signedIn, idempotency: .key,
        summary: "Chooses another time after a failed pickup or delivery, for the same order.")

    /// Tips the driver.
    public static let tip = Endpoint<TipOrder, Order>(
        .post, "/orders/{id}/tip", access: .signedIn, idempotency: .key, summary: "Tips the driver, until 14 days after the delivery.")

    /// Rates a delivered order.
    public static let rate = Endpoint<RateOrder, Order>(
        .post, "/orders/{id}/rating", access: .signedIn, idempotency: .key, summary: "Rates driver and wash, until 14 days after the delivery.")

    /// Orders the same again.
    public static let reorder = Endpoint<Reorder, Order>(
        .post, "/orders/{id}/reorder", access: .signedIn, idempotency: .key, success: 201, summary: "Orders the same again, at the prices of today.")

    /// Asks a dispatcher to cancel an order after its pickup.
    public static let requestCancellation = Endpoint<CancelOrder, Order>(
        .post, "/orders/{id}/cancel-request", access: .signedIn, idempotency: .key, summary: "Asks a dispatcher to cancel, after the pickup.")

    /// Approves or refuses a customer's request to cancel.
    public static let decideCancellation = Endpoint<CancellationDecision, Order>(
        .post, "/orders/{id}/cancel-request/decision", access: .signedIn, idempotency: .key,
        summary: "Approves or refuses a customer's request to cancel, for dispatchers.")

    /// Makes a tracking link of an order; the one before ends.
    public static let share = Endpoint<IDInput, TrackingLink>(
        .post, "/orders/{id}/link", access: .signedIn, success: 201, summary: "Makes a tracking link, which ends the one before.")

    /// Ends the tracking link of an order.
    public static let unshare = Endpoint<IDInput, NoOutput>(
        .delete, "/orders/{id}/link", access: .signedIn, summary: "Ends the order's tracking link.")

    /// Returns what a tracking link shows.
    public static let track = Endpoint<TrackingRequest, PublicTracking>(
        .get, "/track/{publicToken}", access: .everyone, summary: "Returns where an order is, for whoever has its tracking link.")

    /// Accepts or refuses a price that the weighing raised.
    public static let approvePrice = Endpoint<ApprovePrice, Order>(
        .post, "/orders/{id}/price-approval", access: .signedIn, idempotency: .key,
        summary: "Accepts or refuses a price that the weighing raised by more than a fifth.")

    /// Lists the coming windows for pickups with the places that are left, earliest first.
    public static let slots = Endpoint<SlotListRequest, PickupSlots>(
        .get, "/orders/windows", access: .everyone, summary: "Lists the coming windows for pickups at a place or in an area, with the places that are left.")

    /// Lists the weekly plans of windows, the one for all areas first.
    public static let slotPlans = Endpoint<NoInput, [SlotPlan]>(
        .get, "/orders/slots", access: .roles([.admin]), summary: "Lists the weekly windows for pickups, for administrators.")

    /// Lists the coming slots of an area with the pickups that they hold, earliest first.
    public static let slotLoads = Endpoint<SlotListRequest, SlotLoads>(
        .get, "/orders/slots/loads", access: .roles([.admin]),
        summary: "Lists the coming windows for pickups at a place or in an area with the places that are taken, closed ones included, for administrators.")

    /// Stores the next version of an area's plan. Fails with `stale_version` (409) if another version than the one that was changed is stored.
    public static let changeSlotPlan = Endpoint<SlotPlan, SlotPlan>(
        .put, "/orders/slots", access: .roles([.admin]), summary: "Stores the weekly windows for pickups of an area, or of all areas without their own.")

    /// Removes an area's own plan.
    public static let removeSlotPlan = Endpoint<SlotPlanRemoval, NoOutput>(
        .delete, "/orders/slots", access: .roles([.admin]), summary: "Removes an area's own windows; those of all areas hold again.")

    /// The most bytes of a photo, and the media types that are taken.
    private static let photoBytes = 5 * 1_024 * 1_024
    private static let photoTypes = ["image/jpeg", "image/png", "image/webp"]

    /// Takes a photo as proof, which is the body of the request. Sending the same photo again returns the same proof.
    public static let addProof = Endpoint<IDInput, Proof>(
        .post, "/orders/{id}/proofs", access: .signedIn, bodyBytes: photoBytes, takes: photoTypes, success: 201,
        summary: "Takes a photo as proof, of up to 5 MB, from the order's driver or a dispatcher.")

    /// Lists the photos of an order.
    public static let proofs = Endpoint<IDInput, [Proof]>(
        .get, "/orders/{id}/proofs", access: .signedIn, summary: "Lists the photos of an order, oldest first.")

    /// Returns a photo of an order.
    public static let proof = Endpoint<ProofRequest, NoOutput>(
        .get, "/orders/{id}/proofs/{proofId}", access: .signedIn, gives: photoTypes, summary: "Returns a photo of an order.")

    /// Reports what was bought for the order's retail items. Reporting the same again changes nothing; drivers can't report anything else afterwards
    /// (409 `already_reported`), dispatchers can.
    public static let shop = Endpoint<ShoppingReport, Order>(
        .post, "/orders/{id}/shopping", access: .signedIn, idempotency: .key,
        summary: "Reports what was bought for an order, from its driver; a dispatcher corrects it.")

    /// Lists the reports of what was bought for an order.
    public static let purchases = Endpoint<IDInput, [Purchase]>(
        .get, "/orders/{id}/purchases", access: .signedIn, summary: "Lists what was bought for an order and its receipts, oldest first.")

    /// Lists the orders that are ready and wait for their payment.
    public static let unpaid = Endpoint<NoInput, [Int]>(
        .get, "/plant/unpaid", access: .roles([.dispatcher, .admin]), summary: "Lists the ids of orders that are ready and wait for their payment.")

    /// Cancels an order.
    public static let cancel = Endpoint<CancelOrder, Order>(
        .post, "/orders/{id}/cancel", access: .signedIn, idempotency: .key, summary: "Cancels an order, with a reason.")
}

// The prices.
extension OrdersEndpoints {
    /// Lists the add-ons that customers can choose now.
    public static let addOns = Endpoint<NoInput, [AddOnOffer]>(
        .get, "/prices/add-ons", access: .everyone, summary: "The extras of the wash that can be ordered now.")

    /// Lists the published versions of the prices, newest first.
    public static let priceBooks = Endpoint<NoInput, [PriceBookVersion]>(
        .get, "/prices/versions", access: .roles([.admin]), summary: "The published versions of the prices, newest first.")

    /// Takes back a version before its date. Fails with `already_effective` (409) afterwards.
    public static let withdrawPrices = Endpoint<IDInput, PriceBookVersion>(
        .delete, "/prices/versions/{id}", access: .roles([.admin]), summary: "Takes back a version of the prices before its date.")

    /// Lists the drafts of prices.
    public static let priceDrafts = Endpoint<NoInput, [PriceDraft]>(
        .get, "/prices/drafts", access: .roles([.admin]), summary: "The drafts of prices.")

    /// Returns a draft.
    public static let priceDraft = Endpoint<IDInput, PriceDraft>(
        .get, "/prices/drafts/{id}", access: .roles([.admin]), summary: "A draft of prices.")

    /// Copies a version into a new draft.
    public static let createPriceDraft = Endpoint<NewPriceDraft, PriceDraft>(
        .post, "/prices/drafts", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Copies a version of the prices into a new draft.")

    /// Stores the next revision of a draft. Fails with `stale_version` (409) if there is a newer one than the one that was changed.
    public static let changePriceDraft = Endpoint<PriceDraftChange, PriceDraft>(
        .put, "/prices/drafts/{id}", access: .roles([.admin]), summary: "Changes a draft of prices.")

    /// Removes a draft.
    public static let discardPriceDraft = Endpoint<IDInput, NoOutput>(
        .delete, "/prices/drafts/{id}", access: .roles([.admin]), summary: "Removes a draft of prices.")

    /// Makes a draft the next version, from a date on. Fails with `stale_version` (409) if somebody changed it meanwhile.
    public static let publishPrices = Endpoint<PublishPrices, PriceBookVersion>(
        .post, "/prices/drafts/{id}/publish", access: .roles([.admin]), idempotency: .key, success: 201,
        summary: "Makes a draft the next version of the prices, from a date on.")

    /// Prices ten typical orders before and after a change.
    public static let previewPrices = Endpoint<PricePreviewRequest, [PricePreview]>(
        .post, "/prices/preview", access: .roles([.admin]), summary: "Ten typical orders before and after a change of the prices.")
}

// Recurring orders. Each is for the customer whose order it is; to others it doesn't exist.
extension OrdersEndpoints {
    /// Lists the caller's recurring orders, newest first, those that ended left out.
    public static let recurringOrders = Endpoint<NoInput, [RecurringOrder]>(
        .get, "/orders/recurring", access: .signedIn, summary: "Lists the caller's recurring orders with their next dates.")

    /// Creates a recurring order.
    public static let createRecurring = Endpoint<NewRecurringOrder, RecurringOrder>(
        .post, "/orders/recurring", access: .signedIn, idempotency: .key, success: 201, summary: "Orders every few weeks, in the same window.")

    /// Returns a recurring order.
    public static let recurringOrder = Endpoint<IDInput, RecurringOrder>(
        .get, "/orders/recurring/{id}", access: .signedIn, summary: "Returns a recurring order with its next dates.")

    /// Changes a recurring order. Fails with `stale_version` (409) if it was changed since the given version.
    public static let changeRecurring = Endpoint<RecurringOrderChange, RecurringOrder>(
        .put, "/orders/recurring/{id}", access: .signedIn, summary: "Changes the orders that aren't placed yet.")

    /// Skips a date, or doesn't skip it after all.
    public static let skipRecurring = Endpoint<RecurringDateChange, RecurringOrder>(
        .post, "/orders/recurring/{id}/skip", access: .signedIn, summary: "Skips one date, or takes that back.")

    /// Pauses a recurring order.
    public static let pauseRecurring = Endpoint<IDInput, RecurringOrder>(
        .post, "/orders/recurring/{id}/pause", access: .signedIn, summary: "Places no orders until the recurring order is resumed.")

    /// Resumes a recurring order from its next date on.
    public static let resumeRecurring = Endpoint<IDInput, RecurringOrder>(
        .post, "/orders/recurring/{id}/resume", access: .signedIn, summary: "Places orders again, from the next date on.")

    /// Tries now to place the order of a date that waits. Fails as placing an order does.
    public static let retryRecurring = Endpoint<RecurringRetry, RecurringOrder>(
        .post, "/orders/recurring/{id}/retry", access: .signedIn, summary: "Tries at once to place the order that couldn't be placed.")

    /// Ends a recurring order.
    public static let endRecurring = Endpoint<IDInput, NoOutput>(
        .delete, "/orders/recurring/{id}", access: .signedIn, summary: "Ends a recurring order. Orders that are placed stay.")
}
