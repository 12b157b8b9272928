import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Navigates to a path of the shop, as a click on a link does. */
export const useNavigateTo = (): ((address: string, how?: { readonly replace?: boolean }) => void) => {
  const { history } = useRouter();
  return useCallback((address, { replace = false } = {}) => (replace ? history.replace(address) : history.push(address)), [history]);
};
