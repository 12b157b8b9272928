import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { removeLoginTarget } from '../../platform/navigation/login-target.ts';
import { useNavigationEnd } from '../../platform/navigation/use-navigation-end.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { followSession } from '../../platform/session/page-session.ts';
import { resetPersonalQueries } from './model/personal-queries.ts';
import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { saveName } from './model/saved-name.ts';

interface SignedIn {
  readonly firstName: string;
  readonly lastName: string;
  /** Where to continue; absent to stay on the page. */
  readonly target: string | undefined;
  /** What a press that had to wait for the login has led to: it continues there. */
  readonly carriedOut?: unknown;
}

/** Continues as the signed-in customer: nothing of the previous visitor stays on the screen or in other tabs. */
export const useAfterSignIn = (): ((welcome: SignedIn) => Promise<void>) => {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const router = useRouter();
  const toast = useToast();
  const navigationEnd = useNavigationEnd();
  return async ({ firstName, lastName, carriedOut, ...given }) => {
    const done = carriedOut === undefined ? undefined : (await import('./carried-out.ts')).readCarriedOut(carriedOut);
    const target = done?.path ?? given.target;
    followSession();
    saveName({ firstName, lastName });
    postToTabs({ happened: 'login-changed', loginState: 'customer' });
    removeLoginTarget();
    if (target !== undefined) navigateTo(target);
    await resetPersonalQueries(client);
    if (target === undefined) await router.invalidate();
    // Its texts are on the page to which it leads.
    if (done !== undefined) void navigationEnd().then(() => done.toasts.forEach(toast));
  };
};
