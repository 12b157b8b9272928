import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import {
  CLAIM_CODE_LENGTH,
  CLAIM_CODE_LETTERS,
  type HeldClaims,
  readClaimCode,
  roomForClaims,
  tooMuchClaimed,
} from '@shop/domain/wishlists/class-list';
import type { ClaimRefusal } from '@shop/domain/wishlists/shared-wishlists.port';
import type { Claim, WishlistEntry, WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { ListAccess } from '@shop/domain/wishlists/wishlists.port';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { draw, type Transaction } from '../worlds/transaction.ts';
import { isQuantity } from './change-entries.ts';
import { entryThere } from './list-change.ts';
import { accessedList, NO_SUCH_LIST, type OpenList } from './open-list.ts';
import { entryAsShown } from './project-entry.ts';
import { listsOfUser, putListsOfUser, saveList, storedList } from './stored-lists.ts';
import type { ClaimRecord, WishlistRecord } from './wishlist-record.ts';

export interface ClaimedPieces {
  readonly entryId: WishlistEntryId;
  readonly quantity: number;
  readonly evenIfTaken: boolean;
}

const newCode = (tx: Transaction): string =>
  Array.from(
    { length: CLAIM_CODE_LENGTH },
    () => CLAIM_CODE_LETTERS[draw(tx, 'claim-code') % CLAIM_CODE_LETTERS.length],
  ).join('');

const remember = (tx: Transaction, userId: UserId, { id }: WishlistRecord): void => {
  const lists = listsOfUser(tx, userId);
  if (!lists.claimedOn.includes(id)) putListsOfUser(tx, userId, { ...lists, claimedOn: [...lists.claimedOn, id] });
};

const heldClaims = ({ claims }: WishlistRecord, userId: UserId): HeldClaims => ({
  own: claims.filter((claim) => claim.userId === userId).length,
  all: claims.length,
});

type Pieces = Omit<ClaimedPieces, 'evenIfTaken'>;

/** Makes a user's claims, and knows their codes. */
const saveClaims = (
  tx: Transaction,
  { list, userId }: { readonly list: WishlistRecord; readonly userId: UserId },
  pieces: readonly Pieces[],
): { readonly list: WishlistRecord; readonly claims: readonly Claim[] } => {
  const made = pieces.map((claimed): ClaimRecord => ({ ...claimed, code: newCode(tx), userId, bought: 0 }));
  const changed = { ...list, claims: [...list.claims, ...made] };
  saveList(tx, changed);
  remember(tx, userId, list);
  return { list: changed, claims: made.map(({ code, quantity, bought }) => ({ code, quantity, bought })) };
};

/** Claims open pieces that somebody has put into their cart. */
export const claimInCart = (
  tx: Transaction,
  { list, userId }: OpenList,
  pieces: readonly Pieces[],
): readonly Claim[] => {
  if (userId === undefined) return [];
  const fitting = pieces.slice(0, roomForClaims(heldClaims(list, userId)));
  return fitting.length === 0 ? [] : saveClaims(tx, { list, userId }, fitting).claims;
};

/** Takes over pieces of an entry. */
export const claimPieces = (
  tx: Transaction,
  shopper: Shopper,
  access: ListAccess,
  { entryId, quantity, evenIfTaken }: ClaimedPieces,
): Result<{ readonly claim: Claim; readonly entry: WishlistEntry }, ClaimRefusal> => {
  const open = accessedList(tx, shopper, access);
  if (open?.userId === undefined) return refused(NO_SUCH_LIST);
  const { list, userId } = open;
  const entry = list.kind === 'class-list' ? entryThere(list, entryId) : undefined;
  if (entry === undefined) return refused({ because: 'no-such-entry', entryId });
  if (!isQuantity(quantity) || quantity === 0) return refused({ because: 'invalid-quantity' });
  const shown = entryAsShown(tx, shopper.storefront, open, entry);
  const tooMuch = tooMuchClaimed(shown, { quantity, evenIfTaken }, heldClaims(list, userId));
  if (tooMuch !== undefined) return refused(tooMuch);
  const { claims, list: changed } = saveClaims(tx, { list, userId }, [{ entryId, quantity }]);
  const [claim = { code: '', quantity, bought: 0 }] = claims;
  return granted(
    deepFreeze({
      claim,
      entry: entryAsShown(tx, shopper.storefront, { ...open, list: changed }, entry),
    }),
  );
};

/** Whoever has the code may give the claim up. What was bought stays taken. */
export const withdrawClaim = (
  tx: Transaction,
  typed: string,
): Result<{ readonly quantity: number }, { readonly because: 'no-such-claim' }> => {
  const code = readClaimCode(typed);
  const id = lookUp(tx.state.wishlistClaims, code);
  const list = id === undefined ? undefined : storedList(tx, id);
  const claim = list?.claims.find((known) => known.code === code);
  if (list === undefined || claim === undefined) return refused({ because: 'no-such-claim' });
  const { bought } = claim;
  const claims = list.claims.flatMap((known) => {
    if (known !== claim) return known;
    return bought > 0 ? { ...claim, quantity: bought } : [];
  });
  saveList(tx, { ...list, claims });
  return granted({ quantity: claim.quantity - bought });
};

/** A list whose claims of a user belong to somebody else from now on, or to nobody. */
export const withClaimsOf = (list: WishlistRecord, userId: UserId, owner: UserId | undefined): WishlistRecord => ({
  ...list,
  claims: list.claims.map(({ userId: claimed, ...claim }) => ({
    ...claim,
    ...omitNil({ userId: claimed === userId ? owner : claimed }),
  })),
});
