import { useMemo, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useChangeList } from './change-list.mutations.ts';
import type { Entry, ListChange, Removed } from './list-rows.ts';

/** What took the place of the row that was used. */
export interface FocusedRow {
  readonly id: string;
}

/** An entry as the shopper saw it. */
export type SeenEntry = Pick<Entry, 'externalId' | 'version'>;

type Transfer = Extract<ListChange, { readonly do: 'copy-entries' | 'move-entries' }>;

export interface ListActions {
  readonly remove: (entry: Entry) => void;
  readonly removeAll: (entries: readonly Entry[]) => Promise<void>;
  readonly restore: (removed: Removed) => void;
  /** True if there is nothing to restore any more. */
  readonly dismissRemoved: () => Promise<boolean>;
  /** Says nothing itself: the row tells what became of the number that was typed. */
  readonly changeQuantity: (seen: SeenEntry, quantity: number) => Promise<WishlistChangePartFragment>;
  readonly replace: (seen: SeenEntry, itemId: string) => Promise<boolean>;
  readonly place: (entryId: string, before: string | null) => Promise<boolean>;
  readonly transfer: (change: Transfer, toName: string) => Promise<boolean>;
}

/** Changes the open list and says what has been done (WISH-21), or the shop's reason why not (ERR-10). */
export const useListActions = (listId: string, listName: string) => {
  const { mutateAsync: sendChange } = useChangeList();
  const toast = useToast();
  const [focused, setFocused] = useState<FocusedRow>();
  const actions = useMemo((): ListActions => {
    const send = (change: ListChange): Promise<WishlistChangePartFragment> => sendChange({ listId, change });
    const told = async (change: ListChange) => {
      const result = await send(change);
      if (result.__typename === 'WishlistChanged') return result;
      const messageKey = result.__typename === 'WishlistRefused' ? result.messageKey : result.generalKey;
      toast({ kind: 'error', messageKey: messageKey ?? 'shop.error.internal' });
      return undefined;
    };
    const saved = async (change: ListChange): Promise<boolean> => {
      const changed = await told(change);
      if (changed !== undefined) toast({ kind: 'success', messageKey: 'shop.wishlist.saved' });
      return changed !== undefined;
    };
    const remove = async ({ externalId: entryId, product }: Entry): Promise<void> => {
      // Before the reply: the row that takes its place gets the focus as it appears.
      setFocused({ id: entryId });
      if ((await told({ do: 'remove-entry', entryId })) === undefined) return;
      toast({
        kind: 'success',
        messageKey: 'shop.wishlist.removed',
        values: { name: product.name, list: listName },
      });
    };
    const restore = async ({ externalId: entryId, name }: Removed): Promise<void> => {
      setFocused({ id: entryId });
      if ((await told({ do: 'restore-entry', entryId })) === undefined) return;
      toast({ kind: 'success', messageKey: 'shop.wishlist.restored', values: { name, list: listName } });
    };
    return {
      remove: (entry) => ignoreRejection(remove(entry)),
      removeAll: async (entries) => {
        await Promise.all(entries.map(remove));
      },
      restore: (removed) => ignoreRejection(restore(removed)),
      dismissRemoved: async () => (await told({ do: 'dismiss-removed' })) !== undefined,
      changeQuantity: ({ externalId: entryId, version }, quantity) =>
        send({ do: 'change-quantity', entryId, quantity, version }),
      replace: ({ externalId: entryId, version }, itemId) => saved({ do: 'replace-item', entryId, itemId, version }),
      place: (entryId, before) => saved({ do: 'place-entry', entryId, before }),
      transfer: async (change, list) => {
        const changed = await told(change);
        if (changed === undefined) return false;
        const leftOut = changed.items.leftOut.length;
        const count = change.entryIds.length - leftOut;
        const values = { list, count };
        const messageKey = change.do === 'copy-entries' ? 'transferred.copied' : 'transferred.moved';
        toast({ kind: 'success', messageKey, values });
        if (leftOut > 0)
          toast({ kind: 'warning', messageKey: 'transferred.leftOut', values: { list, count: leftOut } });
        return true;
      },
    };
  }, [sendChange, listId, listName, toast]);
  return { actions, focused };
};
