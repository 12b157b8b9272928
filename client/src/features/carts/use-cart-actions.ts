import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { useCallback } from 'react';

import type { CartPartFragment, CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import { atom, useAtomValue, useSetAtom } from '../../platform/store.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useAddToCart, useUpdateCart } from './model/carts.mutations.ts';

/** A line that was just removed or saved for later, or that is no longer saved, and can be restored. */
export interface RemovedLine {
  /** Of the line in the basket or in the list. */
  readonly id: string;
  readonly what: 'removed' | 'saved' | 'unsaved';
  /** The id to add it by again: of an article at the price of a deal, that of the deal. */
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
}

const removedLinesAtom = atom<readonly RemovedLine[]>([]);

type RemovablePosition = Pick<
  CartPositionPartFragment,
  'id' | 'operationsId' | 'itemId' | 'name' | 'quantity' | 'isLightningDeal'
>;
export type SavedLine = CartPartFragment['savedLines'][number];

const isSame = (one: RemovedLine, other: RemovedLine): boolean => one.id === other.id && one.what === other.what;

/** Changes the lines of the basket and of the list for later, with undo. */
export const useCartActions = () => {
  const { mutateAsync: send } = useUpdateCart();
  const addToCart = useAddToCart();
  const toast = useToast();
  const removedLines = useAtomValue(removedLinesAtom);
  const setRemovedLines = useSetAtom(removedLinesAtom);

  const forget = useCallback(
    (line: RemovedLine) => setRemovedLines((lines) => lines.filter((other) => !isSame(line, other))),
    [setRemovedLines],
  );
  const offerUndo = (line: RemovedLine): void =>
    setRemovedLines((lines) => [...lines.filter((other) => !isSame(line, other)), line]);

  const remove = async ({
    id,
    operationsId,
    itemId,
    name,
    quantity,
    isLightningDeal,
  }: RemovablePosition): Promise<void> => {
    const result = await send({ do: 'remove-position', positionId: operationsId });
    if (result.__typename === 'CartRefused') return;
    toast({ kind: 'success', messageKey: 'shop.cart.removed', values: { name } });
    offerUndo({ id, what: 'removed', itemId: isLightningDeal ? dealItemId(itemId) : itemId, name, quantity });
  };

  const saveForLater = async ({ operationsId, itemId, name, quantity }: RemovablePosition): Promise<void> => {
    const result = await send({ do: 'save-for-later', positionId: operationsId });
    const savedId = result.cart.savedLines.find((saved) => saved.itemId === itemId)?.id;
    if (result.__typename === 'CartUpdated' && savedId !== undefined)
      offerUndo({ id: savedId, what: 'saved', itemId, name, quantity: Math.max(1, quantity) });
  };

  const removeSaved = async ({ id, itemId, name, quantity }: SavedLine): Promise<void> => {
    const result = await send({ do: 'remove-saved', savedId: id });
    if (result.__typename === 'CartUpdated') offerUndo({ id, what: 'unsaved', itemId, name, quantity });
  };

  const undo = async (line: RemovedLine): Promise<void> => {
    forget(line);
    const { id, what, itemId, quantity } = line;
    if (what === 'removed') await addToCart(itemId, quantity);
    else
      await send(
        what === 'saved' ? { do: 'move-to-cart', savedId: id, quantity } : { do: 'save-item', itemId, quantity },
      );
  };

  const changeQuantity = async (
    { operationsId }: Pick<CartPositionPartFragment, 'operationsId'>,
    quantity: number,
  ): Promise<void> => {
    await send({ do: 'change-quantity', positionId: operationsId, quantity });
  };

  const moveToCart = ({ id: savedId, quantity }: SavedLine): Promise<unknown> =>
    send({ do: 'move-to-cart', savedId, quantity });

  return { removedLines, forget, remove, undo, changeQuantity, saveForLater, moveToCart, removeSaved };
};
