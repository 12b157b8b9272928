import { isWishlistQuantity } from '@shop/domain/carts/quantity';
import type { PublicSession } from '@shop/domain/sessions/public-session';

import { readStored, writeStored } from '../../platform/session/stored-values.ts';

type Quantities = Readonly<Record<string, number>>;

const NAME = 'unsaved-quantities';

const isQuantities = (stored: unknown): stored is Quantities =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((quantity) => typeof quantity === 'number' && isWishlistQuantity(quantity));

export interface UnsavedQuantities {
  /** What was typed for an entry and is not known to be saved, until it is or is given up. */
  readonly of: (entryId: string) => number | undefined;
  readonly remember: (entryId: string, quantity: number) => void;
  readonly forget: (entryId: string) => void;
}

/** Quantities that could not be saved because the login was over, or were being saved as the page was left. They wait in the tab for the next page of the same visitor. */
export const unsavedQuantities = (session: () => PublicSession): UnsavedQuantities => {
  const stored = readStored('tab', NAME);
  let quantities: Quantities = isQuantities(stored) ? stored : {};
  const store = (next: Quantities): void => {
    quantities = next;
    writeStored('tab', NAME, next, session());
  };
  return {
    of: (entryId) => quantities[entryId],
    remember: (entryId, quantity) => store({ ...quantities, [entryId]: quantity }),
    forget: (entryId) => {
      if (quantities[entryId] === undefined) return;
      const { [entryId]: _forgotten, ...others } = quantities;
      store(others);
    },
  };
};
