import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { useCallback } from 'react';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { atom, useAtomValue, useSetAtom } from '../../platform/store.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useAddToCart, useCartCommand } from './model/carts.mutations.ts';

/** A line that was just removed and can be restored. */
export interface RemovedLine {
  readonly positionId: string;
  /** The id to add it by again: of an article at the price of a deal, that of the deal. */
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
}

const removedLinesAtom = atom<readonly RemovedLine[]>([]);

type RemovablePosition = Pick<CartPositionPartFragment, 'id' | 'itemId' | 'name' | 'quantity' | 'isLightningDeal'>;

/** Changes the lines of the basket, with undo. */
export const useCartActions = () => {
  const { mutateAsync: send } = useCartCommand();
  const addToCart = useAddToCart();
  const toast = useToast();
  const removedLines = useAtomValue(removedLinesAtom);
  const setRemovedLines = useSetAtom(removedLinesAtom);

  const forget = useCallback(
    (line: RemovedLine) => setRemovedLines((lines) => lines.filter(({ positionId }) => positionId !== line.positionId)),
    [setRemovedLines],
  );

  const remove = async ({ id: positionId, itemId, name, quantity, isLightningDeal }: RemovablePosition): Promise<void> => {
    const result = await send({ do: 'remove', positionId });
    if (result.__typename === 'CartRefused') return;
    toast({ kind: 'success', messageKey: 'shop.cart.removed', values: { name } });
    setRemovedLines((lines) => [...lines, { positionId, itemId: isLightningDeal ? dealItemId(itemId) : itemId, name, quantity }]);
  };

  const undo = async (line: RemovedLine): Promise<void> => {
    forget(line);
    await addToCart(line.itemId, line.quantity);
  };

  const changeQuantity = async (positionId: string, quantity: number): Promise<void> => {
    await send({ do: 'change-quantity', positionId, quantity });
  };

  return { removedLines, forget, remove, undo, changeQuantity };
};
