import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Resolves when no navigation is under way: at once, or when the next page is on the screen. */
export const useNavigationEnd = (): (() => Promise<void>) => {
  const router = useRouter();
  return useCallback(async () => {
    if (router.state.status !== 'pending') return;
    await new Promise<void>((resolve) => {
      const stop = router.subscribe('onResolved', () => {
        stop();
        resolve();
      });
    });
  }, [router]);
};
