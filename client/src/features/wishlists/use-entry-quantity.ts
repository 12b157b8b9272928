import { isWishlistQuantity } from '@shop/domain/carts/quantity';
import { useEffect, useRef, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import type { SeenEntry } from './use-list-actions.ts';

/** How long a quantity may still change before it is sent (WISH-11). */
export const QUANTITY_DELAY_MS = 500;

/** Why a quantity is not saved: somebody else was first, or the shop could not be reached. */
export type QuantityProblem =
  | { readonly is: 'conflict'; readonly by: string | null; readonly count: number }
  | { readonly is: 'failed' };

export const refusalOfQuantity = (quantity: number): string | undefined =>
  isWishlistQuantity(quantity) ? undefined : 'shop.wishlist.quantity';

/**
 * The quantity of an entry as its field shows it. A new one is sent half a second after the last change, if it differs from
 * the last one that was sent. A late reply never replaces a newer number; what was typed stays until it is saved.
 */
export const useEntryQuantity = (entry: SeenEntry & Pick<Entry, 'quantity'>) => {
  const { quantity } = entry;
  const { actions } = useListPage();
  const toast = useToast();
  const [wanted, setWanted] = useState<number>();
  const [problem, setProblem] = useState<QuantityProblem>();
  const sequence = useRef(0);
  const latest = useRef(entry);
  const sent = useRef<number>(undefined);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }>(undefined);

  useEffect(() => {
    latest.current = entry;
  });

  const save = async (next: number, seen: SeenEntry, own: number): Promise<void> => {
    if (next === (sent.current ?? latest.current.quantity)) {
      if (sent.current === undefined) setWanted(undefined);
      return;
    }
    sent.current = next;
    const isNewest = (): boolean => own === sequence.current;
    const result = await actions
      .changeQuantity(seen, next)
      .catch((failure: unknown) => {
        if (isNewest()) setProblem({ is: 'failed' });
        throw failure;
      })
      .finally(() => {
        if (sent.current === next) sent.current = undefined;
      });
    if (!isNewest()) return;
    if (result.__typename === 'WishlistChanged') return setWanted(undefined);
    if (result.__typename === 'WishlistRefused' && result.because === 'changed-meanwhile' && result.entry !== null)
      return setProblem({ is: 'conflict', by: result.entry.changed.by, count: result.entry.quantity });
    setProblem({ is: 'failed' });
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  };

  /** What has been typed is not sent any more. */
  const forget = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    sequence.current += 1;
    setProblem(undefined);
    setWanted(undefined);
  };
  const change = (next: number, delay = QUANTITY_DELAY_MS): void => {
    clearTimeout(waiting.current?.timer);
    sequence.current += 1;
    const own = sequence.current;
    const seen = latest.current;
    setProblem(undefined);
    setWanted(next);
    const send = (): void => {
      waiting.current = undefined;
      ignoreRejection(save(next, seen, own));
    };
    waiting.current = { timer: setTimeout(send, delay), send };
  };

  useEffect(
    () => () => {
      // Whoever leaves the page at once has changed it all the same.
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  return { shown: wanted ?? quantity, isUnsaved: wanted !== undefined, problem, change, forget };
};
