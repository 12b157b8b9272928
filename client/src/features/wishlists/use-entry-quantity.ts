import { useCallback, useEffect, useRef, useState } from 'react';

import type { WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { isSignedOut } from './is-signed-out.ts';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import type { SeenEntry } from './use-list-actions.ts';

/** How long a quantity may still change before it is sent (WISH-11). */
export const QUANTITY_DELAY_MS = 500;

/** Why a quantity is not saved: somebody else was first, the shop could not be reached, the login was over, or it was typed before the page was loaded. */
export type QuantityProblem =
  | { readonly is: 'conflict'; readonly by: string | null; readonly count: number }
  | { readonly is: 'failed' | 'signed-out' | 'typed-before' };

export const quantityFieldId = (entryId: string): string => `quantity-${entryId}`;

/** What a list does not take stays in the field, which then has the focus and says why. */
const isFieldValid = (entryId: string): boolean => {
  const field = document.getElementById(quantityFieldId(entryId));
  return !(field instanceof HTMLInputElement) || field.reportValidity();
};

/** Whether the shop has saved the quantity, or had it already. */
const hasQuantity = (result: WishlistChangePartFragment | undefined, quantity: number): boolean =>
  result?.__typename === 'WishlistChanged' ||
  (result?.__typename === 'WishlistRefused' && result.entry?.quantity === quantity);

/** A quantity on its way. */
interface SentQuantity {
  readonly quantity: number;
  /** The place of the last change that wants it. */
  place: number;
}

/**
 * The quantity of an entry as its field shows it. A new one is sent half a second after the last change, if it differs from
 * the last one that was sent. A late reply never replaces a newer number; what was typed stays until it is saved.
 */
export const useEntryQuantity = (entry: SeenEntry & Pick<Entry, 'quantity'>) => {
  const {
    quantity,
    externalId: entryId,
    product: { name },
  } = entry;
  const { actions, quantities, hasAccount } = useListPage();
  const toast = useToast();
  const [wanted, setWanted] = useState<number>();
  const [problem, setProblem] = useState<QuantityProblem>();
  const sequence = useRef(0);
  const latest = useRef(entry);
  const typed = useRef<number>(undefined);
  const sent = useRef<SentQuantity>(undefined);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }>(undefined);
  const isHeld = useRef(false);
  const isSaved = useRef(Promise.resolve(true));
  // There was no reply, and the list shows that the quantity was saved.
  if ((problem?.is === 'failed' || problem?.is === 'typed-before') && wanted === quantity) {
    setProblem(undefined);
    setWanted(undefined);
  }

  useEffect(() => {
    latest.current = entry;
    typed.current = wanted;
  });

  const tell = (result: WishlistChangePartFragment | undefined, next: number): void => {
    if (hasQuantity(result, next)) {
      quantities.unsaved.forget(entryId);
      return setWanted(undefined);
    }
    if (isSignedOut(result, hasAccount)) {
      quantities.unsaved.remember(entryId, next);
      return setProblem({ is: 'signed-out' });
    }
    if (result?.__typename === 'WishlistRefused' && result.because === 'changed-meanwhile' && result.entry !== null)
      return setProblem({ is: 'conflict', by: result.entry.changed.by, count: result.entry.quantity });
    setProblem({ is: 'failed' });
    if (result?.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  };

  const save = async (next: number, seen: SeenEntry, place: number): Promise<boolean> => {
    const asked: SentQuantity = { quantity: next, place };
    sent.current = asked;
    // A failure is told like any other, beside the row.
    const result = await actions.changeQuantity(seen, next).catch(() => undefined);
    if (sent.current === asked) sent.current = undefined;
    if (asked.place === sequence.current) tell(result, next);
    return hasQuantity(result, next);
  };

  const saveIfNew = (next: number, seen: SeenEntry, place: number): Promise<boolean> => {
    if (sent.current?.quantity === next) {
      sent.current.place = place;
      return isSaved.current;
    }
    if (sent.current !== undefined || next !== latest.current.quantity) return save(next, seen, place);
    setWanted(undefined);
    return Promise.resolve(true);
  };

  /** What has been typed is not sent any more. */
  const forget = useCallback((): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    isSaved.current = Promise.resolve(true);
    sequence.current += 1;
    quantities.unsaved.forget(entryId);
    setProblem(undefined);
    setWanted(undefined);
  }, [quantities, entryId]);
  const change = (next: number, delay = QUANTITY_DELAY_MS): void => {
    clearTimeout(waiting.current?.timer);
    sequence.current += 1;
    const place = sequence.current;
    const seen = latest.current;
    setProblem(undefined);
    setWanted(next);
    const send = (): void => {
      clearTimeout(waiting.current?.timer);
      if (isHeld.current) return;
      waiting.current = undefined;
      isSaved.current = saveIfNew(next, seen, place);
    };
    waiting.current = { timer: setTimeout(send, delay), send };
  };
  /** As long as it is typed, half a number may be none that a list takes. */
  const type = (next: number | undefined): void => (next === undefined ? forget() : change(next));

  useEffect(() => {
    const send = (): void => waiting.current?.send();
    const settle = async (): Promise<boolean> => {
      if (!isFieldValid(entryId)) return false;
      send();
      return isSaved.current;
    };
    const hold = (): void => {
      isHeld.current = true;
    };
    const release = (isGone: boolean): void => {
      isHeld.current = false;
      if (isGone) forget();
      else send();
    };
    const focus = (): void => document.getElementById(quantityFieldId(entryId))?.focus();
    const giveUp = (): boolean => {
      const wasTyped = typed.current !== undefined;
      forget();
      return wasTyped;
    };
    const remember = (): void => {
      if (typed.current !== undefined && !isHeld.current) quantities.unsaved.remember(entryId, typed.current);
    };
    const offer = (before: number, isListed: Promise<boolean>): void => {
      sequence.current += 1;
      const place = sequence.current;
      setWanted(before);
      isSaved.current = isListed.then((isNow) => {
        if (place !== sequence.current) return isNow;
        if (isNow) forget();
        else setProblem({ is: 'typed-before' });
        return isNow;
      });
    };
    return quantities.add(entryId, { name, focus, send, settle, hold, release, giveUp, remember, offer });
  }, [quantities, entryId, name, forget]);
  // Whoever leaves the page at once has changed it all the same.
  useEffect(() => () => waiting.current?.send(), []);
  return { shown: wanted ?? quantity, isUnsaved: wanted !== undefined, problem, change, type, forget };
};
