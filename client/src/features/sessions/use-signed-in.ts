import { useQueryClient } from '@tanstack/react-query';

import { type MissingFromCart, missingToast } from '../carts/model/missing-toast.ts';
import { forgetVisitor } from './model/personal-queries.ts';
import { tellLogin } from './model/post-login-change.ts';
import { useGo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { keepName } from './kept-name.ts';

interface Welcome {
  readonly firstName: string;
  readonly lastName: string;
  readonly cartMerged: boolean;
  /** What is missing from the merged cart. */
  readonly missing: readonly MissingFromCart[];
  readonly target: string;
}

/** Goes on as who has just signed in: nothing of the visitor before stays on the screen or in the other tabs. */
export const useSignedIn = (): ((welcome: Welcome) => Promise<void>) => {
  const client = useQueryClient();
  const toast = useToast();
  const go = useGo();
  return async ({ firstName, lastName, cartMerged, missing, target }) => {
    keepName({ firstName, lastName });
    if (cartMerged) toast({ kind: 'info', messageKey: 'shop.login.merged' });
    missing.forEach((one) => toast(missingToast(one)));
    tellLogin('CUSTOMER');
    go(target);
    await forgetVisitor(client);
  };
};
