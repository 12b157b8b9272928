import { refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { ReleaseRefusal, ReleasedClaims, SharedWishlists } from './shared-wishlists.port.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';

/** Opens what was claimed of an entry and not bought to everybody again: for claims that nobody will come back for. */
export const releaseClaims =
  ({ sharedWishlists }: { readonly sharedWishlists: SharedWishlists }, { shopper }: Visit) =>
  (id: WishlistId, entryId: WishlistEntryId): Promise<Result<ReleasedClaims, ReleaseRefusal>> =>
    shopper.userId === undefined
      ? Promise.resolve(refused({ because: 'no-such-list' }))
      : sharedWishlists.releaseClaims(shopper, id, entryId);
