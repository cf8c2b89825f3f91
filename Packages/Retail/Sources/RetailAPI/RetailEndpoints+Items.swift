public import Core
import HTTPTypes

extension RetailEndpoints {
    /// The most bytes of a picture.
    public static let mostPictureBytes = 10 << 20

    /// Lists the items of a retailer for administrators.
    public static let managedItems = Endpoint<ManagedItemListRequest, Page<ManagedItem>>(
        .get, "/retail/retailers/{id}/items/all", access: .roles([.admin]), summary: "The items of a retailer for administrators, by words or number.")

    /// Returns an item for administrators.
    public static let managedItem = Endpoint<IDInput, ManagedItem>(
        .get, "/retail/items/{id}/managed", access: .roles([.admin]), summary: "An item for administrators.")

    /// Adds an item.
    public static let createItem = Endpoint<ItemCreation, ManagedItem>(
        .post, "/retail/retailers/{id}/items", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds an item.")

    /// Changes an item.
    public static let changeItem = Endpoint<ItemChange, ManagedItem>(
        .put, "/retail/items/{id}", access: .roles([.admin]), summary: "Changes an item, or sets its prices from a day on.")

    /// Sets an item's picture.
    public static let setPicture = Endpoint<IDInput, ManagedItem>(
        .post, "/retail/items/{id}/picture", access: .roles([.admin]), bodyBytes: mostPictureBytes, takes: ["image/jpeg", "image/png", "image/webp"],
        summary: "Sets the picture of an item: JPEG, PNG or WebP of up to 10 MB.")

    /// Removes an item's picture.
    public static let removePicture = Endpoint<IDInput, ManagedItem>(
        .delete, "/retail/items/{id}/picture", access: .roles([.admin]), summary: "Removes the picture of an item.")
}
