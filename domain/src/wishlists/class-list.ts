import { normaliseCode } from '../shared/normalise-text.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

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

/** Letters and digits that nobody mistakes for each other (Crockford's Base32). */
export const CLAIM_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CLAIM_CODE_LENGTH = 10;

/** The code of a claim as typed or copied: O is 0, I and L are 1. */
export const readClaimCode = (typed: string): string =>
  normaliseCode(typed).replaceAll('O', '0').replaceAll(/[IL]/gu, '1');

/** The code as it is read out: in two groups. */
export const shownClaimCode = (code: string): string =>
  `${code.slice(0, CLAIM_CODE_LENGTH / 2)}-${code.slice(CLAIM_CODE_LENGTH / 2)}`;
