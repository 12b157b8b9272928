import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Navigates to a path of the shop, as a click on a link does. */
export const useNavigateTo = (): ((path: string, how?: { readonly replace?: boolean }) => void) => {
  const { history } = useRouter();
  return useCallback(
    (path, { replace = false } = {}) => (replace ? history.replace(path) : history.push(path)),
    [history],
  );
};
