import type { ServerToast } from '@shop/domain/pages/page-contract';
import { type AppStore, atom } from '../store.ts';

/** How long a toast is shown, in milliseconds (TOAST-01). */
export const TOAST_TIMEOUT_MS = 10_000;
/** How many toasts are shown at once. The oldest is dismissed first (TOAST-01). */
export const MAX_TOASTS = 20;

export type ToastKind = ServerToast['kind'];

/** A temporary notice. A second one with the same id is not shown. */
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  /** The message key, or the text itself if the server wrote it. */
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Shown until it is dismissed. @default false */
  readonly stays?: boolean;
}

export type NewToast = Omit<Toast, 'id'> & { readonly id?: string };

export const toastsAtom = atom<readonly Toast[]>([]);

/** A toast without an id is identified by its content. */
const identified = (toast: NewToast): Toast => ({
  ...toast,
  id: toast.id ?? `${toast.kind} ${toast.messageKey} ${JSON.stringify(toast.values ?? {})}`,
});

/** Shows what one action tells. A success gives way to the next one with the same message: many small steps leave one toast. */
export const showToast = (store: AppStore, ...toasts: readonly NewToast[]): void => {
  const stay = store
    .get(toastsAtom)
    .filter(({ kind, messageKey }) => kind !== 'success' || !toasts.some((toast) => toast.messageKey === messageKey));
  const shown = new Map<string, Toast>();
  for (const toast of [...stay, ...toasts.map(identified)]) if (!shown.has(toast.id)) shown.set(toast.id, toast);
  store.set(toastsAtom, [...shown.values()].slice(-MAX_TOASTS));
};

/** What was told to one shopper is not for the next one. */
export const dismissAllToasts = (store: AppStore): void => store.set(toastsAtom, []);

export const dismissToast = (store: AppStore, id: string): void => {
  store.set(
    toastsAtom,
    store.get(toastsAtom).filter((toast) => toast.id !== id),
  );
};
