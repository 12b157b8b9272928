import { guardFor } from '@shop/domain/checkout/guards';
import type { PageGuardResult } from '@shop/domain/checkout/guards';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import type { RequestContext } from '../request/request-context.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { asciiUrl } from '../request/return-url.ts';
import { redirect } from './redirect.ts';
import type { PageResponse } from './page-response.ts';

/** A page as the guard sees it. */
interface GuardedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Path and query. */
  readonly url: string;
}

const noticesOf = (result: PageGuardResult): readonly ServerToast[] => {
  if (result.action === 'proceed' || result.notice === undefined) return [];
  const toast = { kind: result.noticeKind ?? 'info', messageKey: result.notice };
  return [
    result.action === 'redirect' && result.noticeValues !== undefined
      ? { ...toast, values: result.noticeValues }
      : toast,
  ];
};

/** Whether even pages that are the same for everybody are for some visitors only: then they are guarded before they come from a cache. */
export const isGuardedForAll = ({ isB2b }: Pick<Storefront, 'isB2b'>): boolean => isB2b;

/**
 * Runs the guard of all pages. Where it asks for a login, the login page leads to the requested page afterwards, and what is
 * left of an expired session is removed (GUARD-28). Undefined if the page may be entered.
 */
export const guardPage = (
  { storefront: { language }, jar, visitor }: RequestContext,
  { path, query, url }: GuardedPage,
  facts: CheckoutFacts,
  toasts: readonly ServerToast[],
): PageResponse | undefined => {
  const heldSession = jar.wasSent(COOKIES.customerSession) && facts.loginState !== 'customer';
  const result = guardFor(path, Object.fromEntries(query), { ...facts, language, heldSession });
  if (result.action === 'proceed') return undefined;
  const next = [...toasts, ...noticesOf(result)];
  if (result.action === 'redirect') return redirect(302, result.path, next);
  if (heldSession) visitor().signedOut();
  return redirect(302, loginPathFor(asciiUrl(url)), next);
};
