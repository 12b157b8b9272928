import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { removeDraft } from '../../platform/forms/form-draft.ts';
import { removeLoginTarget } from '../../platform/navigation/login-target.ts';
import { useNavigationEnd } from '../../platform/navigation/use-navigation-end.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { followSession } from '../../platform/session/page-session.ts';
import { resetPersonalQueries } from './model/personal-queries.ts';
import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { saveName } from './model/saved-name.ts';
import type { CarriedOut } from './sign-in.ts';

interface SignedIn {
  readonly firstName: string;
  readonly lastName: string;
  /** Where to continue; absent to stay on the page. */
  readonly target: string | undefined;
  /** What a press that had to wait for the login has led to: it continues there. */
  readonly carriedOut?: CarriedOut | undefined;
}

/** Continues as the signed-in customer: nothing of the previous visitor stays on the screen or in other tabs. */
export const useAfterSignIn = (): ((welcome: SignedIn) => Promise<void>) => {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const router = useRouter();
  const toast = useToast();
  const navigationEnd = useNavigationEnd();
  return async ({ firstName, lastName, target: wanted, carriedOut }) => {
    const target = carriedOut?.path ?? wanted;
    if (carriedOut?.form !== undefined) removeDraft(carriedOut.form);
    followSession();
    saveName({ firstName, lastName });
    postToTabs({ happened: 'login-changed', loginState: 'customer' });
    removeLoginTarget();
    if (target !== undefined) navigateTo(target);
    await resetPersonalQueries(client);
    if (target === undefined) await router.invalidate();
    // Its texts are on the page to which it leads.
    if (carriedOut !== undefined) void navigationEnd().then(() => toast(...carriedOut.toasts));
  };
};
