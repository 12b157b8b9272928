import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { claimSession } from '../../platform/session/page-session.ts';
import { cachedEntry } from './change-list.mutations.ts';
import { OWN_LISTS } from './own-lists.queries.ts';
import { type UnsavedQuantities, unsavedQuantities } from './unsaved-quantities.ts';

/** A row whose quantity is not saved. */
export interface UnsavedRow {
  /** Of the article. */
  readonly name: string;
  /** Leads to the field. */
  readonly focus: () => void;
}

/** The quantity of a row, which may not be saved yet. */
interface WaitingQuantity extends UnsavedRow {
  readonly send: () => void;
  /** Sends it; false if it is not saved afterwards. */
  readonly settle: () => Promise<boolean>;
  /** Sends nothing until it is released. Then it is forgotten if the row is gone, or else sent. */
  readonly hold: () => void;
  readonly release: (isGone: boolean) => void;
  /** Forgets it. True if it was not saved. */
  readonly giveUp: () => boolean;
  /** Remembers it for the next page, if it is not known to be saved. */
  readonly remember: () => void;
  /** Shows what was typed before the page was loaded, and asks about it unless the shop has it. */
  readonly offer: (before: number, isListed: Promise<boolean>) => void;
}

/** The quantities of all rows. What reads entries at the shop waits for them first. */
export interface WaitingQuantities {
  /** Returns what takes it away again. */
  readonly add: (entryId: string, quantity: WaitingQuantity) => () => void;
  readonly send: () => void;
  /** Sends them, for the last time. */
  readonly leave: () => void;
  /** Settles those of the entries, all if none is named. Returns the rows that are not saved: each of them says why. */
  readonly settle: (entryIds?: readonly string[]) => Promise<readonly UnsavedRow[]>;
  /** Sends none of these while their rows are being removed. Returns what releases them. */
  readonly hold: (entryIds: readonly string[]) => (isGone: boolean) => void;
  /** Forgets all that is not saved. False if nothing was. */
  readonly giveUp: () => boolean;
  readonly unsaved: UnsavedQuantities;
}

const waitingQuantities = (client: QueryClient, unsaved: UnsavedQuantities): WaitingQuantities => {
  const rows = new Map<string, WaitingQuantity>();
  let lists: Promise<void> | undefined;
  /** After the effects of this render: before, the page does not follow its list yet. */
  const readLists = async (): Promise<void> => {
    await Promise.resolve();
    await unlessOffline(client.invalidateQueries({ queryKey: OWN_LISTS }));
  };
  /** The server may have rendered the page before it got what the page before was sending as it was left. */
  const isListed = async (entryId: string, quantity: number): Promise<boolean> => {
    lists ??= readLists();
    await lists;
    return cachedEntry(client, entryId)?.quantity === quantity;
  };
  return {
    add: (entryId, quantity) => {
      rows.set(entryId, quantity);
      const typed = unsaved.of(entryId);
      if (typed !== undefined) quantity.offer(typed, isListed(entryId, typed));
      return () => rows.delete(entryId);
    },
    send: () => rows.forEach((row) => row.send()),
    leave: () =>
      rows.forEach((row) => {
        row.send();
        row.remember();
      }),
    settle: async (entryIds = [...rows.keys()]) => {
      const rowsLeft = await Promise.all(
        entryIds.map(async (entryId) => {
          const row = rows.get(entryId);
          return row === undefined || (await row.settle()) ? [] : [row];
        }),
      );
      return rowsLeft.flat();
    },
    hold: (entryIds) => {
      entryIds.forEach((entryId) => rows.get(entryId)?.hold());
      return (isGone) => entryIds.forEach((entryId) => rows.get(entryId)?.release(isGone));
    },
    giveUp: () => [...rows.values()].map((row) => row.giveUp()).some(Boolean),
    unsaved,
  };
};

/** Sends them also when the page is left or hidden, which may be the last that is heard of it. The next page finds out whether they are saved. */
export const useWaitingQuantities = (): WaitingQuantities => {
  const client = useQueryClient();
  const [quantities] = useState(() => waitingQuantities(client, unsavedQuantities(claimSession())));
  useEffect(() => {
    const sendHidden = (): void => {
      if (document.visibilityState === 'hidden') quantities.send();
    };
    window.addEventListener('pagehide', quantities.leave);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('pagehide', quantities.leave);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [quantities]);
  return quantities;
};
