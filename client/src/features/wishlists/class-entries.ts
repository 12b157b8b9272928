import {
  claimablePieces,
  holdsClaim,
  openPieces,
  piecesBeyond,
  piecesToBuy,
  type PiecesWanted,
  releasablePieces,
  soldPieces,
} from '@shop/domain/wishlists/class-list';
import { omitNil } from '@shop/domain/shared/omit-nil';

import type { Entry } from './list-rows.ts';

type ClassEntry = Pick<Entry, 'quantity' | 'claims'>;

/** As the rules of the domain read it. */
export const asRule = ({ quantity, claims }: ClassEntry) => ({ quantity, ...omitNil({ claims }) });

/** Pieces of an entry that nobody has taken over yet. */
export const openOf = (entry: ClassEntry): number => openPieces(asRule(entry));

/** Pieces of an entry that people have taken over although nobody needs them. */
export const beyondOf = (entry: ClassEntry): number => piecesBeyond(asRule(entry));

/** Pieces of an entry that a visitor can still take over, be they open or not. */
export const claimableOf = (entry: ClassEntry): number => claimablePieces(asRule(entry));

/** Pieces of an entry that are taken over and not bought. */
export const releasableOf = (entry: ClassEntry): number => releasablePieces(asRule(entry));

/** Whether the visitor has taken over pieces of an entry. */
export const isHeld = (entry: ClassEntry): boolean => holdsClaim(asRule(entry));

/** How many pieces of an entry go into the visitor's basket. */
export const piecesOf = (entry: ClassEntry, wanted: PiecesWanted): number => piecesToBuy(asRule(entry), wanted);

/** So many of them the shop sells at once. */
export const buyableOf = (
  entry: Pick<Entry, 'quantity' | 'claims' | 'isSaleable' | 'item'>,
  wanted: PiecesWanted,
): number => soldPieces({ isSaleable: entry.isSaleable, ...omitNil({ item: entry.item }) }, piecesOf(entry, wanted));
