import { useEffect, useState } from 'react';

import { claimSession } from '../../platform/session/page-session.ts';
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
  /** Shows what was typed when the login was over. */
  readonly offer: (typed: number) => void;
}

/** The quantities of all rows. What reads entries at the shop waits for them first. */
export interface WaitingQuantities {
  /** Returns what takes it away again. */
  readonly add: (entryId: string, quantity: WaitingQuantity) => () => void;
  readonly send: () => void;
  /** Settles those of the entries, all if none is named. Returns the rows that are not saved: each of them says why. */
  readonly settle: (entryIds?: readonly string[]) => Promise<readonly UnsavedRow[]>;
  /** Sends none of these while their rows are being removed. Returns what releases them. */
  readonly hold: (entryIds: readonly string[]) => (isGone: boolean) => void;
  /** Forgets all that is not saved. False if nothing was. */
  readonly giveUp: () => boolean;
  readonly unsaved: UnsavedQuantities;
}

const waitingQuantities = (unsaved: UnsavedQuantities): WaitingQuantities => {
  const rows = new Map<string, WaitingQuantity>();
  return {
    add: (entryId, quantity) => {
      rows.set(entryId, quantity);
      const typed = unsaved.of(entryId);
      if (typed !== undefined) quantity.offer(typed);
      return () => rows.delete(entryId);
    },
    send: () => rows.forEach((row) => row.send()),
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

/** Sends them also when the page is left or hidden, which may be the last that is heard of it. */
export const useWaitingQuantities = (): WaitingQuantities => {
  const [quantities] = useState(() => waitingQuantities(unsavedQuantities(claimSession())));
  useEffect(() => {
    const sendHidden = (): void => {
      if (document.visibilityState === 'hidden') quantities.send();
    };
    window.addEventListener('pagehide', quantities.send);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('pagehide', quantities.send);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [quantities]);
  return quantities;
};
