import { type Money, times } from '../shared/money.ts';
import { normaliseCode } from '../shared/normalise-text.ts';
import { MOST_WISHLIST_ENTRIES } from './wishlist.ts';
import type { EntryGap, WishlistEntry, WishlistEntryId } from './wishlist-entry.ts';

type Claimable = Pick<WishlistEntry, 'quantity' | 'claims'>;

/** Pieces of an entry that nobody has taken over yet. */
export const openPieces = ({ quantity, claims }: Pick<WishlistEntry, 'quantity' | 'claims'>): number =>
  Math.max(0, quantity - (claims?.taken ?? 0));

/** Pieces of an entry that people have taken over although nobody needs them. */
export const piecesBeyond = ({ quantity, claims }: Pick<WishlistEntry, 'quantity' | 'claims'>): number =>
  Math.max(0, (claims?.taken ?? 0) - quantity);

interface Offered extends Pick<WishlistEntry, 'isSaleable'> {
  readonly item?: { readonly maxQuantity: number };
}

/** So many of these pieces the shop sells at once. */
export const soldPieces = ({ isSaleable, item }: Offered, pieces: number): number =>
  isSaleable ? Math.min(pieces, item?.maxQuantity ?? 0) : 0;

/** What the open pieces of an entry that can be bought cost at today's price; undefined if there are none. */
export const openTotal = (
  entry: Claimable & Offered & { readonly item?: { readonly price: { readonly current: Money } } },
): Money | undefined => {
  const pieces = soldPieces(entry, openPieces(entry));
  return entry.item === undefined || pieces === 0 ? undefined : times(entry.item.price.current, pieces);
};

/** What a class list is at: pieces, over all entries. More than needed of one entry does not fill another one, and counts apart. */
export const classListFigures = (
  entries: readonly Pick<WishlistEntry, 'quantity' | 'claims'>[],
): Readonly<Record<'needed' | 'taken' | 'bought' | 'open' | 'beyond', number>> => ({
  needed: entries.reduce((pieces, { quantity }) => pieces + quantity, 0),
  taken: entries.reduce((pieces, { quantity, claims }) => pieces + Math.min(quantity, claims?.taken ?? 0), 0),
  bought: entries.reduce((pieces, { quantity, claims }) => pieces + Math.min(quantity, claims?.bought ?? 0), 0),
  open: entries.reduce((pieces, entry) => pieces + openPieces(entry), 0),
  beyond: entries.reduce((pieces, entry) => pieces + piecesBeyond(entry), 0),
});

export const PIECES_WANTED = ['claimed', 'open'] as const;
/** Pieces of a class list that somebody wants to buy: what they have claimed and not bought, or what nobody has claimed. */
export type PiecesWanted = (typeof PIECES_WANTED)[number];

/** What of a list is to go into the cart. */
export interface WantedEntries {
  /** All that hold wanted pieces if none is named. */
  readonly entryIds?: readonly WishlistEntryId[];
  /** Only of a class list; absent: what the shopper has claimed of it, or what is open if they have claimed nothing. */
  readonly pieces?: PiecesWanted;
}

/**
 * Pieces that a shopper can still claim of an entry, be they open or not. What they hold by all of their claims, bought pieces
 * included, is never more than the whole class needs: who needs more buys it in the shop.
 */
export const claimablePieces = ({ quantity, claims }: Claimable): number =>
  Math.max(0, quantity - (claims?.own ?? []).reduce((pieces, claim) => pieces + claim.quantity, 0));

/** Claims that one shopper holds on a list: each of its entries once. */
export const MOST_OWN_CLAIMS = MOST_WISHLIST_ENTRIES;
/** Claims that all hold on a list together. */
export const MOST_CLAIMS = 10_000;

/** How many claims are held on a list. */
export interface HeldClaims {
  /** By the shopper. */
  readonly own: number;
  readonly all: number;
}

/** Claims that a shopper can still make on a list. */
export const roomForClaims = ({ own, all }: HeldClaims): number =>
  Math.max(0, Math.min(MOST_OWN_CLAIMS - own, MOST_CLAIMS - all));

export type TooMuchClaimed =
  /** So many pieces are open: more only if the shopper insists. */
  | { readonly because: 'too-many-pieces'; readonly open: number }
  /** So many pieces are possible, however much the shopper insists. */
  | { readonly because: 'more-than-needed'; readonly possible: number }
  | { readonly because: 'too-many-claims' };

/** Why a shopper cannot claim so many pieces of an entry; undefined if they can. */
export const tooMuchClaimed = (
  entry: Claimable,
  { quantity, evenIfTaken }: { readonly quantity: number; readonly evenIfTaken: boolean },
  held: HeldClaims,
): TooMuchClaimed | undefined => {
  const [open, possible] = [openPieces(entry), claimablePieces(entry)];
  if (quantity > open && !evenIfTaken) return { because: 'too-many-pieces', open };
  if (quantity > possible) return { because: 'more-than-needed', possible };
  return roomForClaims(held) > 0 ? undefined : { because: 'too-many-claims' };
};

/** Pieces of an entry that are claimed and not bought: whoever runs the list can release them. */
export const releasablePieces = ({ claims }: Pick<WishlistEntry, 'claims'>): number =>
  (claims?.taken ?? 0) - (claims?.bought ?? 0);

/** Whether the shopper holds a claim of an entry: one that was released holds nothing. */
export const holdsClaim = ({ claims }: Pick<WishlistEntry, 'claims'>): boolean =>
  claims?.own.some(({ quantity }) => quantity > 0) ?? false;

/** Which pieces are meant by those who do not say it: their own, if they have claimed any. */
export const usuallyWanted = (entries: readonly Pick<WishlistEntry, 'claims'>[]): PiecesWanted =>
  entries.some(holdsClaim) ? 'claimed' : 'open';

/** What the shopper has claimed of an entry and not bought. */
const claimedPieces = ({ claims }: Pick<WishlistEntry, 'claims'>): number =>
  (claims?.own ?? []).reduce((pieces, { quantity, bought }) => pieces + quantity - bought, 0);

/** Pieces of an entry that go into the shopper's cart; of a list that is no class list, all of it. */
export const piecesToBuy = (entry: Claimable, wanted: PiecesWanted): number => {
  if (entry.claims === undefined) return entry.quantity;
  return wanted === 'claimed' ? claimedPieces(entry) : openPieces(entry);
};

/**
 * Wanted pieces of an entry that are not in the shopper's cart yet: it is filled up to what they have claimed of the article, on all
 * lists, and to what is open of the entry if they want that. Pieces that they have put there by themselves count too, as they do
 * when they are ordered.
 */
export const piecesOutsideCart = (
  pieces: number,
  ofArticle: { readonly wanted: number; readonly inCart: number },
): number => Math.max(0, Math.min(pieces, ofArticle.wanted - ofArticle.inCart));

/**
 * Skipped entries that a shopper is told of. Who puts in what is open, or the whole list, sees that the rest is taken; of what they
 * have claimed, each piece that stays out is told.
 */
export const skippedToTell = <Skipped extends { readonly gap: string }>(
  skipped: readonly Skipped[],
  done: readonly unknown[],
  { entryIds, pieces }: WantedEntries,
): readonly Skipped[] =>
  pieces === 'claimed' || (done.length === 0 && (entryIds ?? pieces) !== undefined)
    ? skipped
    : skipped.filter(({ gap }) => gap !== ('nothing-open' satisfies EntryGap));

/** Letters and digits that nobody mistakes for each other (Crockford's Base32). */
export const CLAIM_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CLAIM_CODE_LENGTH = 10;

/** What somebody is told who takes a claim back by its code, of which so many pieces are free again, or were released before: none of either if all are bought. */
export const toldOfWithdrawn = ({ quantity, released }: { readonly quantity: number; readonly released: number }) => {
  if (quantity > 0)
    return {
      kind: 'success',
      messageKey: 'shop.wishlist.claim.withdrawn',
      values: { count: String(quantity) },
    } as const;
  return {
    kind: 'info',
    messageKey: released > 0 ? 'shop.wishlist.claim.released' : 'shop.wishlist.claim.bought',
  } as const;
};

/** The code of a claim as typed or copied: O is 0, I and L are 1. */
export const readClaimCode = (typed: string): string =>
  normaliseCode(typed).replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** The code as it is read out: in two groups. */
export const shownClaimCode = (code: string): string =>
  `${code.slice(0, CLAIM_CODE_LENGTH / 2)}-${code.slice(CLAIM_CODE_LENGTH / 2)}`;

/** For running text, where no line ends at its hyphen. The marks around it have no width, and no field takes them. */
export const unbrokenClaimCode = (code: string): string => shownClaimCode(code).replace('-', '\u2060-\u2060');
