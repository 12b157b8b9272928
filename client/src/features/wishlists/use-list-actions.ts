import {
  changeMessages,
  placeMessages,
  restoreMessages,
  transferMessages,
} from '@shop/domain/wishlists/change-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { useStore } from '../../platform/store.ts';
import { dismissToast, toastsAtom } from '../../platform/toasts/toasts.ts';
import { useToast, useToastAgain } from '../../platform/toasts/use-toast.ts';
import { areGone, cachedEntry, cachedList, useChangeList } from './change-list.mutations.ts';
import type { Entry, ListChange, Removed } from './list-rows.ts';
import { useWaitingQuantities } from './use-waiting-quantities.ts';

/** What took the place of the row that was used. */
export interface FocusedRow {
  readonly id: string;
}

/** An entry as the shopper saw it. */
export type SeenEntry = Pick<Entry, 'externalId' | 'version' | 'product' | 'item'>;

type Transfer = Extract<ListChange, { readonly do: 'copy-entries' | 'move-entries' }>;

export interface ListActions {
  readonly remove: (entry: Entry) => void;
  readonly removeAll: (entries: readonly Entry[]) => Promise<void>;
  readonly restore: (removed: Removed) => void;
  readonly restoreAll: (removed: readonly Removed[]) => Promise<void>;
  /** True if there is nothing to restore any more. */
  readonly dismissRemoved: () => Promise<boolean>;
  /** The row tells what became of the number that was typed; a failure is told unless the list shows afterwards that it was saved. */
  readonly changeQuantity: (seen: SeenEntry, quantity: number) => Promise<WishlistChangePartFragment>;
  readonly replace: (seen: SeenEntry, itemId: string) => Promise<boolean>;
  /** Undoes that an entry took over another one of the same article. */
  readonly takeApart: (joined: JoinedEntries) => Promise<void>;
  readonly keepTogether: () => void;
  /** Saves what still waits in these rows, or in all; false if something is not saved, which is told. */
  readonly settle: (entryIds?: readonly string[]) => Promise<boolean>;
  readonly place: (entryId: string, before: string | null) => Promise<boolean>;
  /** A failure is told unless the list shows afterwards that everything was moved. */
  readonly transfer: (change: Transfer, toName: string, names: readonly string[]) => Promise<boolean>;
}

/** Two entries that became one, as long as somebody may want them apart again. */
export interface JoinedEntries {
  /** The one that is gone. */
  readonly entryId: string;
  readonly name: string;
}

/** Toasts of removals are identified by the entries that they tell of. */
const REMOVAL = 'removed';
const removalId = (removed: readonly { readonly externalId: string }[]): string =>
  [REMOVAL, ...removed.map(({ externalId }) => externalId)].join(' ');
const entriesOfRemoval = (toastId: string): readonly string[] => {
  const [kind, ...entryIds] = toastId.split(' ');
  return kind === REMOVAL ? entryIds : [];
};

/** Changes the open list and says what has been done (WISH-21), or the shop's reason why not (ERR-10). */
export const useListActions = (listId: string, canEdit: boolean) => {
  const client = useQueryClient();
  const { mutateAsync: sendChange } = useChangeList();
  const { mutateAsync: sendSilently } = useChangeList(SILENT);
  const store = useStore();
  const toast = useToast();
  const tellUnsaved = useToastAgain();
  const quantities = useWaitingQuantities();
  // Whoever may not change the list any more can save nothing, and sees no field.
  useEffect(() => {
    if (!canEdit && quantities.giveUp()) toast({ kind: 'error', messageKey: 'shop.wishlist.notAllowed' });
  }, [canEdit, quantities, toast]);
  const [focused, setFocused] = useState<FocusedRow>();
  const [joined, setJoined] = useState<JoinedEntries>();
  const actions = useMemo((): ListActions => {
    const send = (change: ListChange): Promise<WishlistChangePartFragment> => sendChange({ listId, change });
    const tell = (change: ListChange, result: WishlistChangePartFragment) => {
      if (result.__typename === 'WishlistChanged') {
        for (const { id } of store.get(toastsAtom))
          if (result.entries.some(({ externalId }) => entriesOfRemoval(id).includes(externalId)))
            dismissToast(store, id);
        for (const message of changeMessages(change.do, result))
          toast(result.removed.length === 0 ? message : { ...message, id: removalId(result.removed) });
        return result;
      }
      const messageKey = result.__typename === 'WishlistRefused' ? result.messageKey : result.generalKey;
      toast({ kind: 'error', messageKey: messageKey ?? 'shop.error.internal' });
      return undefined;
    };
    const told = async (change: ListChange) => tell(change, await send(change));
    const settle = async (entryIds?: readonly string[]): Promise<boolean> => {
      const [unsaved] = await quantities.settle(entryIds);
      if (unsaved === undefined) return true;
      tellUnsaved({ kind: 'error', messageKey: 'quantity.first', values: { name: unsaved.name } });
      unsaved.focus();
      return false;
    };
    /** Before the reply: the row that takes its place gets the focus as it appears. */
    const focusing = (entryId: string, change: ListChange) => {
      setFocused({ id: entryId });
      return told(change);
    };
    const removing = async (entryIds: readonly string[], change: ListChange): Promise<void> => {
      const [first] = entryIds;
      if (first === undefined) return;
      const release = quantities.hold(entryIds);
      let isGone = false;
      try {
        isGone = (await focusing(first, change)) !== undefined;
      } finally {
        release(isGone);
      }
    };
    return {
      remove: ({ externalId: entryId }) => ignoreRejection(removing([entryId], { do: 'remove-entry', entryId })),
      removeAll: (entries) => {
        const entryIds = entries.map(({ externalId }) => externalId);
        return removing(entryIds, { do: 'remove-entries', entryIds });
      },
      restore: ({ externalId: entryId }) => ignoreRejection(focusing(entryId, { do: 'restore-entry', entryId })),
      restoreAll: async (removed) => {
        const [first] = removed;
        if (first === undefined) return;
        const entryIds = removed.map(({ externalId }) => externalId);
        const changed = await focusing(first.externalId, { do: 'restore-entries', entryIds });
        if (changed !== undefined) toast(...restoreMessages(removed, changed));
      },
      dismissRemoved: async () => (await told({ do: 'dismiss-removed' })) !== undefined,
      changeQuantity: ({ externalId: entryId, version, product: { productId }, item }, quantity) => {
        const article = item === null ? {} : { item: { productId, itemId: item.itemId } };
        const change = { do: 'change-quantity', entryId, quantity, version, ...article } as const;
        return sendSilently({ listId, change }).catch((failure: unknown) => {
          if (cachedEntry(client, entryId)?.quantity !== quantity)
            toast({ kind: 'error', messageKey: failureMessage(failure) });
          throw failure;
        });
      },
      settle,
      replace: async ({ externalId: entryId, version }, itemId) => {
        if (!(await settle([entryId]))) return false;
        const changed = await told({ do: 'replace-item', entryId, itemId, version });
        const [goneId] = changed?.gone ?? [];
        const name = changed?.entries[0]?.product.name;
        if (goneId !== undefined && name !== undefined) setJoined({ entryId: goneId, name });
        return changed !== undefined;
      },
      takeApart: async ({ entryId }) => {
        setJoined(undefined);
        await told({ do: 'restore-entry', entryId });
      },
      keepTogether: () => setJoined(undefined),
      place: async (entryId, before) => {
        if ((await told({ do: 'place-entry', entryId, before })) === undefined) return false;
        const list = cachedList(client, listId);
        if (list !== undefined) toast(...placeMessages(entryId, list));
        return true;
      },
      transfer: async ({ do: kind, entryIds, to }, list, names) => {
        if (!(await settle(entryIds))) return false;
        const change = { do: kind, entryIds, to } as const;
        const done = await sendSilently({ listId, change }).then(
          (result) => {
            const changed = tell(change, result);
            return changed && { leftOut: changed.items.leftOut.length, removed: changed.removed };
          },
          (failure: unknown) => {
            if (kind === 'move-entries' && areGone(client, listId, entryIds)) return { leftOut: 0, removed: [] };
            toast({ kind: 'error', messageKey: failureMessage(failure) });
            return undefined;
          },
        );
        if (done === undefined) return false;
        for (const message of transferMessages(kind, { list, names, ...done })) toast(message);
        return true;
      },
    };
  }, [client, sendChange, sendSilently, listId, store, toast, tellUnsaved, quantities]);
  return { actions, quantities, focused, joined };
};
