import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, UserId, WishlistId } from '@shop/domain/visit/shopper';
import {
  CLAIM_CODE_LENGTH,
  CLAIM_CODE_LETTERS,
  type HeldClaims,
  readClaimCode,
  roomForClaims,
  tooMuchClaimed,
} from '@shop/domain/wishlists/class-list';
import type {
  ClaimRefusal,
  ReleasedClaims,
  ReleaseRefusal,
  WithdrawnClaim,
} from '@shop/domain/wishlists/shared-wishlists.port';
import type { Claim, WishlistEntry, WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { ListAccess } from '@shop/domain/wishlists/wishlists.port';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { draw, type Transaction } from '../worlds/transaction.ts';
import { isQuantity } from './change-entries.ts';
import { entryThere, withEntry } from './list-change.ts';
import { accessedList, listFor, NO_SUCH_LIST, type OpenList } from './open-list.ts';
import { entryAsShown, shownClaim } from './project-entry.ts';
import { listsOfUser, putListsOfUser, saveList, storedList } from './stored-lists.ts';
import type { ClaimRecord, EntryRecord, WishlistRecord } from './wishlist-record.ts';

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

const holdsPieces = ({ quantity, gone }: ClaimRecord): boolean => quantity > 0 && gone === undefined;

const heldClaims = ({ claims }: WishlistRecord, userId: UserId): HeldClaims => ({
  own: claims.filter((claim) => holdsPieces(claim) && claim.userId === userId).length,
  all: claims.filter(holdsPieces).length,
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
  return { list: changed, claims: made.map(shownClaim) };
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

const claimableEntry = (list: WishlistRecord, entryId: WishlistEntryId): EntryRecord | undefined =>
  list.kind === 'class-list' ? entryThere(list, entryId) : undefined;

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
  const entry = claimableEntry(list, entryId);
  if (entry === undefined) return refused({ because: 'no-such-entry', entryId });
  if (!isQuantity(quantity) || quantity === 0) return refused({ because: 'invalid-quantity' });
  const shown = entryAsShown(tx, shopper.storefront, open, entry);
  const tooMuch = tooMuchClaimed(shown, { quantity, evenIfTaken }, heldClaims(list, userId));
  if (tooMuch !== undefined) return refused(tooMuch);
  const { claims, list: changed } = saveClaims(tx, { list, userId }, [{ entryId, quantity }]);
  const [claim = { code: '', quantity, bought: 0, released: 0 }] = claims;
  return granted(
    deepFreeze({
      claim,
      entry: entryAsShown(tx, shopper.storefront, { ...open, list: changed }, entry),
    }),
  );
};

/** A claim without the pieces that are not bought. */
const released = (claim: ClaimRecord, at: number): ClaimRecord => ({
  ...claim,
  quantity: claim.bought,
  released: { pieces: (claim.released?.pieces ?? 0) + claim.quantity - claim.bought, at },
});

/** Opens what is claimed of an entry and not bought to everybody. The claims stay, for those who made them to read what became of them. */
export const releaseClaims = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  entryId: WishlistEntryId,
): Result<ReleasedClaims, ReleaseRefusal> => {
  const open = listFor(tx, shopper, id, 'release-claims');
  if (!open.ok) return open;
  const { list, userId } = open.value;
  const entry = claimableEntry(list, entryId);
  if (entry === undefined) return refused({ because: 'no-such-entry', entryId });
  const at = tx.now.getTime();
  const isReleased = (claim: ClaimRecord): boolean => claim.entryId === entryId && claim.quantity > claim.bought;
  const quantity = list.claims.filter(isReleased).reduce((pieces, claim) => pieces + claim.quantity - claim.bought, 0);
  const shown = quantity === 0 ? entry : { ...entry, changed: { at, by: userId } };
  const claims = list.claims.map((claim) => (isReleased(claim) ? released(claim, at) : claim));
  const changed = { ...withEntry(list, shown), claims };
  if (quantity > 0) saveList(tx, changed);
  return granted(
    deepFreeze({
      quantity,
      entry: entryAsShown(tx, shopper.storefront, { ...open.value, list: changed }, shown),
    }),
  );
};

/** Whoever has the code may give the claim up. What was bought stays taken. */
export const withdrawClaim = (
  tx: Transaction,
  typed: string,
): Result<WithdrawnClaim, { readonly because: 'no-such-claim' }> => {
  const code = readClaimCode(typed);
  const id = lookUp(tx.state.wishlistClaims, code);
  const list = id === undefined ? undefined : storedList(tx, id);
  const claim = list?.claims.find((known) => known.code === code);
  if (list === undefined || claim === undefined) return refused({ because: 'no-such-claim' });
  const { bought } = claim;
  const claims = list.claims.flatMap((known) => {
    if (known !== claim) return known;
    return bought > 0 || claim.released !== undefined ? { ...claim, quantity: bought } : [];
  });
  saveList(tx, { ...list, claims });
  return granted({ quantity: claim.quantity - bought, released: claim.released?.pieces ?? 0 });
};

/** A list whose claims of a user belong to somebody else from now on, or to nobody. */
export const withClaimsOf = (list: WishlistRecord, userId: UserId, owner: UserId | undefined): WishlistRecord => ({
  ...list,
  claims: list.claims.map(({ userId: claimed, ...claim }) => ({
    ...claim,
    ...omitNil({ userId: claimed === userId ? owner : claimed }),
  })),
});
