import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { removeLoginTarget } from '../../platform/navigation/login-target.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { type MissingFromCart, missingToast } from '../carts/model/missing-toast.ts';
import { resetPersonalQueries } from './model/personal-queries.ts';
import { postLoginChange } from './model/post-login-change.ts';
import { saveName } from './model/saved-name.ts';

interface SignedIn {
  readonly firstName: string;
  readonly lastName: string;
  readonly cartMerged: boolean;
  /** What is missing from the merged cart. */
  readonly missing: readonly MissingFromCart[];
  /** Where to continue; absent to stay on the page. */
  readonly target: string | undefined;
}

/** Continues as the signed-in customer: nothing of the previous visitor stays on the screen or in other tabs. */
export const useAfterSignIn = (): ((welcome: SignedIn) => Promise<void>) => {
  const client = useQueryClient();
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const router = useRouter();
  return async ({ firstName, lastName, cartMerged, missing, target }) => {
    saveName({ firstName, lastName });
    if (cartMerged) toast({ kind: 'info', messageKey: 'shop.login.merged' });
    missing.forEach((one) => toast(missingToast(one)));
    postLoginChange('CUSTOMER');
    removeLoginTarget();
    if (target !== undefined) navigateTo(target);
    await resetPersonalQueries(client);
    if (target === undefined) await router.invalidate();
  };
};
