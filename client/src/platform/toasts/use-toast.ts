import { useCallback, useId, useRef } from 'react';

import { useStore } from '../store.ts';
import { dismissToast, type NewToast, showToast } from './toasts.ts';

/** Shows the toasts of one action from a component. */
export const useToast = (): ((...toasts: readonly NewToast[]) => void) => {
  const store = useStore();
  return useCallback((...toasts) => showToast(store, ...toasts), [store]);
};

/** Shows a toast in place of the one before: whoever presses again is told again, even the same. */
export const useToastAgain = (): ((toast: Omit<NewToast, 'id'>) => void) => {
  const store = useStore();
  const teller = useId();
  const times = useRef(0);
  return useCallback(
    (toast) => {
      dismissToast(store, `${teller} ${times.current}`);
      times.current += 1;
      showToast(store, { ...toast, id: `${teller} ${times.current}` });
    },
    [store, teller],
  );
};
