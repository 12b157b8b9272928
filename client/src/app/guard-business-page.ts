import { guardFor } from '@shop/domain/checkout/guards';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import { HOME, LOGIN } from '@shop/domain/shared/paths';

import { clearPersonalQueries } from '../features/sessions/model/personal-queries.ts';
import { requestLogin } from '../features/sessions/model/login-request.ts';
import { followGuardResult } from '../platform/navigation/follow-guard-result.ts';
import { saveLoginTarget } from '../platform/navigation/login-target.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import type { SearchValues } from '../platform/navigation/search-params.ts';
import { heldSessionAtom } from './held-session.ts';
import type { RouterContext } from './router-context.ts';

interface Entry {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string; readonly href: string };
  readonly search: SearchValues;
}

/** Undefined if the network is gone: then the page itself fails or is read from a cache, and tells so. */
const factsOf = async ({ checkoutFacts, page: { storefront } }: RouterContext): Promise<CheckoutFacts | undefined> => {
  try {
    return { ...(await checkoutFacts()), isB2b: storefront.isB2b };
  } catch {
    return undefined;
  }
};

/**
 * Guards all pages of the business shop in the browser, by the domain's guard. Where it asks for a login, the flyout opens on
 * the page from which the visitor came, or on the home page, and the login leads to the requested page (GUARD-29).
 * Returns the facts for the guard of the page itself, so that they are fetched once.
 */
export const guardBusinessPage = async ({
  context,
  location,
  search,
}: Entry): Promise<Partial<Pick<RouterContext, 'checkoutFacts'>>> => {
  const {
    page: {
      storefront: { language },
      loginState,
    },
    queryClient,
    screen,
    store,
  } = context;
  const facts = await factsOf(context);
  if (facts === undefined) return {};
  const heldSession = store.get(heldSessionAtom) ?? loginState === 'customer';
  store.set(heldSessionAtom, facts.loginState === 'customer');
  const known = { ...facts, language, heldSession };
  const result = guardFor(location.pathname, search, known);
  if (result.action === 'proceed') return { checkoutFacts: () => Promise.resolve(facts) };
  if (result.action === 'redirect') {
    if (result.path === LOGIN) saveLoginTarget(location.href);
    followGuardResult(result, context.leaveNotice);
    return {};
  }
  saveLoginTarget(location.href);
  if (heldSession) clearPersonalQueries(queryClient);
  if (result.notice !== undefined)
    context.leaveNotice({ kind: result.noticeKind ?? 'info', messageKey: result.notice });
  const shown = screen.shown();
  const isWayBack =
    shown !== undefined &&
    shown.href !== location.href &&
    guardFor(shown.pathname, shown.search, known).action === 'proceed';
  screen.onceShown(() => requestLogin(store));
  throw redirectTo(isWayBack ? shown.href : HOME, { replace: true });
};
