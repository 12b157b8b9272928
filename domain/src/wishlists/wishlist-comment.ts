import type { WishlistEntryId } from './wishlist-entry-id.ts';

/** What a member wrote about a list, or about one of its entries (ENT-28). Only members see it. */
export interface WishlistComment {
  readonly id: string;
  readonly comment: string;
  /** First name and initial; empty for members without an account. */
  readonly name: string;
  /** ISO instant. */
  readonly writtenAt: string;
  /** The entry that it is about; absent if it is about the whole list. */
  readonly positionId?: WishlistEntryId;
  /** The server decides: their own, or any for admins and the creator (WISH-20). */
  readonly allowedToDeleteByUser: boolean;
}

/** Most comments that a list holds. */
export const MOST_COMMENTS = 1000;
