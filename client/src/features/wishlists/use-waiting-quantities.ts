import { useEffect, useState } from 'react';

/** The quantity of a row, which may not be saved yet. */
interface WaitingQuantity {
  readonly send: () => void;
  /** Sends it; false if it is not saved afterwards. */
  readonly settle: () => Promise<boolean>;
  readonly forget: () => void;
}

/** The quantities of all rows. What reads entries at the shop waits for them first. */
export interface WaitingQuantities {
  /** Returns what takes it away again. */
  readonly add: (entryId: string, quantity: WaitingQuantity) => () => void;
  readonly send: () => void;
  /** Settles those of the entries, all if none is named. False if one of them is not saved: its row says why. */
  readonly settle: (entryIds?: readonly string[]) => Promise<boolean>;
  /** Those of the entries are not sent any more. */
  readonly forget: (entryIds: readonly string[]) => void;
}

const waitingQuantities = (): WaitingQuantities => {
  const rows = new Map<string, WaitingQuantity>();
  return {
    add: (entryId, quantity) => {
      rows.set(entryId, quantity);
      return () => rows.delete(entryId);
    },
    send: () => rows.forEach((row) => row.send()),
    settle: async (entryIds = [...rows.keys()]) => {
      const saved = await Promise.all(entryIds.map(async (entryId) => rows.get(entryId)?.settle() ?? true));
      return saved.every(Boolean);
    },
    forget: (entryIds) => entryIds.forEach((entryId) => rows.get(entryId)?.forget()),
  };
};

/** Sends them also when the page is left or hidden, which may be the last that is heard of it. */
export const useWaitingQuantities = (): WaitingQuantities => {
  const [quantities] = useState(waitingQuantities);
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
