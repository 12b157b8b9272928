import { useCallback } from 'react';

import { useStore } from '../store.ts';
import { type NewToast, showToast } from './toasts.ts';

/** Shows the toasts of one action from a component. */
export const useToast = (): ((...toasts: readonly NewToast[]) => void) => {
  const store = useStore();
  return useCallback((...toasts) => showToast(store, ...toasts), [store]);
};
