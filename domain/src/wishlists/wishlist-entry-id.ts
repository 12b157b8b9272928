/** Names a line of a list, whatever its article. */
export type WishlistEntryId = string;
