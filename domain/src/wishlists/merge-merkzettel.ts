import type { ItemId } from '../catalogue/product.ts';
import { MOST_WISHLIST_ENTRIES } from './wishlist.ts';

interface Listed {
  readonly itemId: ItemId;
  readonly quantity: number;
}

export interface MergedMerkzettel<Entry extends Listed> {
  /** The customer's entries in their order, then the visitor's that were not on it. */
  readonly entries: readonly Entry[];
  readonly added: readonly Entry[];
  /** As they were before. */
  readonly raised: readonly Entry[];
  /** The list was full. */
  readonly leftOut: readonly Entry[];
}

/** A visitor's Merkzettel joins the customer's: each article once, with the larger quantity and never the sum. */
export const mergeMerkzettel = <Entry extends Listed>(
  own: readonly Entry[],
  brought: readonly Entry[],
): MergedMerkzettel<Entry> => {
  const broughtOf = ({ itemId }: Entry): number =>
    Math.max(0, ...brought.filter((entry) => entry.itemId === itemId).map(({ quantity }) => quantity));
  const raised = own.filter((entry) => broughtOf(entry) > entry.quantity);
  const others = brought.filter(
    ({ itemId }, index) =>
      !own.some((entry) => entry.itemId === itemId) && brought.findIndex((entry) => entry.itemId === itemId) === index,
  );
  const free = Math.max(0, MOST_WISHLIST_ENTRIES - own.length);
  const added = others.slice(0, free);
  return {
    entries: [
      ...own.map((entry) => ({ ...entry, quantity: Math.max(entry.quantity, broughtOf(entry)) })),
      ...added.map((entry) => ({ ...entry, quantity: broughtOf(entry) })),
    ],
    added,
    raised,
    leftOut: others.slice(free),
  };
};
