import { type ReactNode, useCallback } from 'react';

import { useFocusFallback } from '../platform/focus/focus-page.ts';
import { useAtomValue, useStore } from '../platform/store.ts';
import { useMessage } from '../platform/texts/use-message.ts';
import { dismissToast, TOAST_TIMEOUT_MS, toastsAtom } from '../platform/toasts/toasts.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

/** Shows the toasts of the page. */
export const Toasts = (): ReactNode => {
  const store = useStore();
  const message = useMessage();
  const toasts = useAtomValue(toastsAtom);
  useFocusFallback();
  const dismiss = useCallback((id: string) => dismissToast(store, id), [store]);
  return (
    <ToastRegion
      toasts={toasts.map(({ messageKey, values, ...toast }) => ({ ...toast, text: message(messageKey, values) }))}
      timeout={TOAST_TIMEOUT_MS}
      onDismiss={dismiss}
    />
  );
};
