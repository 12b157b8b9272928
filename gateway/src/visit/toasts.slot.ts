import type { ServerToast } from '@shop/domain/pages/page-contract';
import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import {
  optional,
  storedList,
  storedRecord,
  storedText,
  storedTexts,
  storedWord,
} from '@shop/domain/shared/stored-content';

/** As many as fit in a cookie with the longest article names. */
const MOST_TOASTS = 5;

/** Toasts for the next page, the oldest first (TOAST-03). */
export const TOASTS: Slot<readonly ServerToast[]> = {
  name: 'serverToast',
  version: 1,
  seconds: 10,
  read: storedList(
    storedRecord<ServerToast>({
      kind: storedWord('success', 'info', 'warning', 'error'),
      messageKey: storedText,
      values: optional(storedTexts),
    }),
  ),
};

/** Adds toasts for the next page; if there are too many, the oldest are dropped. */
export const addToasts = (visit: Pick<Visit, 'read' | 'write'>, toasts: readonly ServerToast[]): void => {
  if (toasts.length > 0) visit.write(TOASTS, [...(visit.read(TOASTS) ?? []), ...toasts].slice(-MOST_TOASTS));
};
