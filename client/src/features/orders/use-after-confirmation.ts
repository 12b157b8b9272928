import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { clearFinishedCheckout } from '../sessions/model/personal-queries.ts';
import { cleanUpAfter } from './after-confirmation.ts';

/** Cleans up once the confirmation is shown, and posts it to the other tabs. The order stays on the screen. */
export const useAfterConfirmation = (orderId: string | undefined): void => {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    if (orderId === undefined) return;
    const tidyUp = async (): Promise<void> => {
      const cleaned = await cleanUpAfter(client, orderId);
      if (cleaned === 'logged-out') toast({ kind: 'warning', messageKey: 'shop.order.loggedOut' });
      postToTabs({ happened: 'cart-changed' });
      await clearFinishedCheckout(client, { isSignedOut: cleaned === 'logged-out' });
    };
    void tidyUp();
  }, [orderId, client, toast]);
};
