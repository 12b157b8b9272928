import { useToast } from '../../platform/toasts/use-toast.ts';
import { useUpdateCart } from './model/carts.mutations.ts';

/** Undoes a merge or puts its notice away, in every tab. */
export const useMergeCommands = (from: string) => {
  const { mutateAsync: send, isPending } = useUpdateCart();
  const toast = useToast();
  const undo = async (): Promise<void> => {
    const result = await send({ do: 'undo-merge', mergedCartId: from });
    if (result.__typename === 'CartUpdated')
      toast({
        kind: 'success',
        messageKey: result.report.mergeUndone ? 'shop.cart.mergeUndone' : 'shop.cart.mergeOver',
      });
  };
  return { undo, dismiss: () => send({ do: 'dismiss-merge', mergedCartId: from }), isPending };
};
