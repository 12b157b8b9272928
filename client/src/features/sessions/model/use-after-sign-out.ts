import { HOME } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';

import { useNavigateTo } from '../../../platform/navigation/use-navigate-to.ts';
import { followSession } from '../../../platform/session/page-session.ts';
import { useStore } from '../../../platform/store.ts';
import { dismissAllToasts, showToast } from '../../../platform/toasts/toasts.ts';
import { resetPersonalQueries } from './personal-queries.ts';
import { postToTabs } from '../../../platform/tabs/post-to-tabs.ts';

/** Continues after the shopper has ended the session: removes its data, in this tab and the others, and says why on the next page. */
export const useAfterSignOut = (): ((messageKey: string, target?: string) => Promise<void>) => {
  const client = useQueryClient();
  const store = useStore();
  const navigateTo = useNavigateTo();
  return async (messageKey, target = HOME) => {
    followSession();
    postToTabs({ happened: 'login-changed', loginState: 'logged-out' });
    dismissAllToasts(store);
    showToast(store, { kind: 'success', messageKey });
    navigateTo(target);
    await resetPersonalQueries(client);
  };
};
