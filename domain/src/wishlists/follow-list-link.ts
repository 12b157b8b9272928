import { isWishlistQuantity } from '../carts/quantity.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { readClaimCode } from './class-list.ts';
import type {
  ClaimRefusal,
  NoSuchLink,
  SharedWishlist,
  SharedWishlists,
  WithdrawnClaim,
} from './shared-wishlists.port.ts';
import type { Wishlist, WishlistHead } from './wishlist.ts';
import type { Claim, WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';
import type { ListAccess, NotAllowed, WishlistNotFound, Wishlists } from './wishlists.port.ts';

interface Ports {
  readonly wishlists: Wishlists;
  readonly sharedWishlists: SharedWishlists;
  readonly sessions: Sessions;
}

/** Pieces of an entry that somebody takes over. */
export interface ClaimCommand {
  readonly list: ListAccess;
  readonly entryId: WishlistEntryId;
  readonly quantity: number;
  /** The shopper was told that fewer are open, and insists. */
  readonly evenIfTaken: boolean;
}

export interface Claimed {
  readonly claim: Claim;
  readonly entry: WishlistEntry;
}

/** What somebody does who was sent a link to a list; following it changes nothing (WISH-19). */
export const followListLink = (ports: Ports, visit: Visit) => {
  const { sharedWishlists } = ports;
  const withSession = async (): Promise<void> => {
    await shopAgain(ports, visit);
    if (visit.shopper.userId === undefined) visit.opened(await ports.sessions.open(visit.shopper));
  };
  const listOf = async ({ listId, token }: ListAccess): Promise<Wishlist | undefined> => {
    const read =
      token === undefined
        ? await ports.wishlists.all(visit.shopper, listId)
        : await sharedWishlists.open(visit.shopper, token);
    return read.ok && read.value.list.externalId === listId ? read.value.list : undefined;
  };
  const entryOf = async (list: ListAccess, entryId: WishlistEntryId): Promise<WishlistEntry | undefined> =>
    (await listOf(list))?.entries.find(({ externalId }) => externalId === entryId);
  /** A claim whose reply was lost is one that the entry did not have before. */
  const madeClaim = async (command: ClaimCommand, before: WishlistEntry | undefined): Promise<Claimed | undefined> => {
    const entry = await entryOf(command.list, command.entryId).catch(() => undefined);
    const known = before?.claims?.own.map(({ code }) => code) ?? [];
    const claim = entry?.claims?.own.find(({ code }) => !known.includes(code));
    return entry === undefined || claim === undefined ? undefined : { claim, entry };
  };
  return {
    open: (token: string): Promise<Result<SharedWishlist, NoSuchLink>> => sharedWishlists.open(visit.shopper, token),
    join: async (
      token: string,
    ): Promise<Result<WishlistHead, NoSuchLink | { readonly because: 'too-many-lists' | 'too-many-members' }>> => {
      await withSession();
      return sharedWishlists.join(visit.shopper, token);
    },
    leave: async (id: WishlistId): Promise<Result<void, WishlistNotFound | NotAllowed>> =>
      visit.shopper.userId === undefined
        ? refused({ because: 'no-such-list' })
        : sharedWishlists.leave(visit.shopper, id),
    claim: async (command: ClaimCommand): Promise<Result<Claimed, ClaimRefusal>> => {
      const { list, quantity, ...claimed } = command;
      if (list.token === undefined && visit.shopper.userId === undefined) return refused({ because: 'no-such-list' });
      const isPossible = isWishlistQuantity(quantity) && quantity > 0;
      if (!isPossible)
        return refused({ because: (await listOf(list)) === undefined ? 'no-such-list' : 'invalid-quantity' });
      await withSession();
      const before = await entryOf(list, command.entryId);
      return sharedWishlists.claim(visit.shopper, list, { ...claimed, quantity }).catch(async (failure: unknown) => {
        const made = await madeClaim(command, before);
        if (made === undefined) throw failure;
        return granted(made);
      });
    },
    withdrawClaim: (code: string): Promise<Result<WithdrawnClaim, { readonly because: 'no-such-claim' }>> =>
      sharedWishlists.withdrawClaim(visit.shopper, readClaimCode(code)),
  };
};
