import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { LOGIN } from '@shop/domain/shared/paths';

import { followGuardResult } from '../platform/navigation/follow-guard-result.ts';
import { saveLoginTarget } from '../platform/navigation/login-target.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import type { SearchValues } from '../platform/navigation/search-params.ts';
import type { RouterContext } from './router-context.ts';

interface Entry {
  readonly context: Pick<RouterContext, 'checkoutFacts' | 'leaveNotice' | 'page'>;
  readonly location: { readonly pathname: string; readonly href: string };
  readonly search: SearchValues;
}

/** For a route's `beforeLoad`: runs the domain's guard, on the server and in the browser alike. */
export const guarded = async ({ context, location, search }: Entry): Promise<void> => {
  const [{ guardFor }, facts] = await Promise.all([import('@shop/domain/checkout/guards'), context.checkoutFacts()]);
  const result = guardFor(location.pathname, search, { ...facts, language: context.page.storefront.language });
  if (result.action === 'log-in') throw redirectTo(loginPathFor(location.href), { replace: true });
  if (result.action === 'redirect' && result.path === LOGIN) saveLoginTarget(location.href);
  followGuardResult(result, context.leaveNotice);
};
