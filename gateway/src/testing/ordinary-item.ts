import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import type { Entered } from './backends.ts';

/** An everyday article of the visitor's world. */
export const ordinaryItem = ({ world }: Pick<Entered, 'world'>): string =>
  world.read(({ goods }) => selectItem(goods, ORDINARY));

/** Adds two pieces of it to the visitor's cart. */
export const addOrdinaryItem = async (visitor: Entered): Promise<void> => {
  await visitor.browser.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: ordinaryItem(visitor), quantity: 2 }],
  });
};
