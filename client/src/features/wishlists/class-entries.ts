import { openPieces, piecesToBuy } from '@shop/domain/wishlists/class-list';
import { omitNil } from '@shop/domain/shared/omit-nil';

import type { Entry } from './list-rows.ts';

type ClassEntry = Pick<Entry, 'quantity' | 'claims'>;

/** As the rules of the domain read it. */
export const asRule = ({ quantity, claims }: ClassEntry) => ({ quantity, ...omitNil({ claims }) });

/** Pieces of an entry that nobody has taken over yet. */
export const openOf = (entry: ClassEntry): number => openPieces(asRule(entry));

/** How many pieces of each entry go into this visitor's basket. */
export const piecesFor = (entries: readonly ClassEntry[]): ((entry: ClassEntry) => number) => {
  const pieces = piecesToBuy(entries.map(asRule));
  return (entry) => pieces(asRule(entry));
};

/** Whether the visitor has taken over pieces of a list. */
export const hasClaims = (entries: readonly ClassEntry[]): boolean =>
  entries.some(({ claims }) => claims !== null && claims.own.length > 0);
