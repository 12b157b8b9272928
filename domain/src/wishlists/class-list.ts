import { normaliseCode } from '../shared/normalise-text.ts';
import type { EntryGap, WishlistEntry } from './wishlist-entry.ts';

/** Pieces of an entry that nobody has taken over yet. */
export const openPieces = ({ quantity, claims }: Pick<WishlistEntry, 'quantity' | 'claims'>): number =>
  Math.max(0, quantity - (claims?.taken ?? 0));

/** What a class list is at: pieces, over all entries. More than needed of one entry does not fill another one. */
export const classListFigures = (
  entries: readonly Pick<WishlistEntry, 'quantity' | 'claims'>[],
): { readonly needed: number; readonly taken: number; readonly bought: number } => ({
  needed: entries.reduce((pieces, { quantity }) => pieces + quantity, 0),
  taken: entries.reduce((pieces, { quantity, claims }) => pieces + Math.min(quantity, claims?.taken ?? 0), 0),
  bought: entries.reduce((pieces, { quantity, claims }) => pieces + Math.min(quantity, claims?.bought ?? 0), 0),
});

/** What of an entry is for the shopper to buy. */
type PiecesToBuy = (entry: Pick<WishlistEntry, 'quantity' | 'claims'>) => number;

/** Of a class list, what the shopper has claimed and not bought; for those who have claimed nothing of it, what is open. Of any other list, all of it. */
export const piecesToBuy = (entries: readonly Pick<WishlistEntry, 'claims'>[]): PiecesToBuy => {
  const hasClaimed = entries.some(({ claims }) => claims !== undefined && claims.own.length > 0);
  return (entry) => {
    if (entry.claims === undefined) return entry.quantity;
    return hasClaimed
      ? entry.claims.own.reduce((pieces, { quantity, bought }) => pieces + quantity - bought, 0)
      : openPieces(entry);
  };
};

/** Skipped entries that a shopper is told of: who puts in what they claimed of a class list knows that the rest is not theirs. */
export const skippedToTell = <Skipped extends { readonly gap: string }>(
  skipped: readonly Skipped[],
  added: readonly unknown[],
): readonly Skipped[] =>
  added.length === 0 ? skipped : skipped.filter(({ gap }) => gap !== ('nothing-open' satisfies EntryGap));

/** Letters and digits that nobody mistakes for each other (Crockford's Base32). */
export const CLAIM_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CLAIM_CODE_LENGTH = 10;

/** The code of a claim as typed or copied: O is 0, I and L are 1. */
export const readClaimCode = (typed: string): string =>
  normaliseCode(typed).replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** The code as it is read out: in two groups. */
export const shownClaimCode = (code: string): string =>
  `${code.slice(0, CLAIM_CODE_LENGTH / 2)}-${code.slice(CLAIM_CODE_LENGTH / 2)}`;
