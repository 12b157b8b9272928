import { useCallback } from 'react';

import { useStore } from '../store.ts';
import { type NewToast, showToast } from './toasts.ts';

/** Shows a toast from a component. */
export const useToast = (): ((toast: NewToast) => void) => {
  const store = useStore();
  return useCallback((toast) => showToast(store, toast), [store]);
};
