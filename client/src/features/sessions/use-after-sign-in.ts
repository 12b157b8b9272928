import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { removeLoginTarget } from '../../platform/navigation/login-target.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { followSession } from '../../platform/session/page-session.ts';
import { resetPersonalQueries } from './model/personal-queries.ts';
import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { saveName } from './model/saved-name.ts';

interface SignedIn {
  readonly firstName: string;
  readonly lastName: string;
  /** Where to continue; absent to stay on the page. */
  readonly target: string | undefined;
}

/** Continues as the signed-in customer: nothing of the previous visitor stays on the screen or in other tabs. */
export const useAfterSignIn = (): ((welcome: SignedIn) => Promise<void>) => {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const router = useRouter();
  return async ({ firstName, lastName, target }) => {
    followSession();
    saveName({ firstName, lastName });
    postToTabs({ happened: 'login-changed', loginState: 'customer' });
    removeLoginTarget();
    if (target !== undefined) navigateTo(target);
    await resetPersonalQueries(client);
    if (target === undefined) await router.invalidate();
  };
};
