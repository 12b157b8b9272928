import type { FastifyRequest } from 'fastify';
import { isCheckoutPath } from '@shop/domain/checkout/guards';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import {
  NEW_PASSWORD,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_UNSUBSCRIPTION,
  SHARED_WISHLIST,
  STOCK_ALERT_CONFIRMATION,
  STOCK_ALERT_END,
} from '@shop/domain/shared/paths';
import type { FormEcho, ServerToast } from '@shop/domain/pages/page-contract';
import type { RequestContext } from '../request/request-context.ts';
import { factsWithoutCart, readCheckoutFacts } from '@shop/domain/checkout/read-checkout-facts';
import { contextOf } from '../graphql/graphql-context.ts';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { pageResponse } from './page-response.ts';
import { guardPage } from './page-guard.ts';
import type { PageResponse } from './page-response.ts';
import type { PageFormat } from './page-format.ts';
import type { PageDependencies } from './page-dependencies.ts';

/** A redirect shows no toasts, so they are kept for the next page. */
const withNotices = (response: PageResponse, toasts: readonly ServerToast[]): PageResponse =>
  response.headers['location'] === undefined || response.toasts !== undefined ? response : { ...response, toasts };

/** Reads the facts at most once, however many callers need them. */
const once = (read: () => Promise<CheckoutFacts>): (() => Promise<CheckoutFacts>) => {
  let reading: Promise<CheckoutFacts> | undefined;
  return () => (reading ??= read());
};

/** A business customer whose session the shop revokes meanwhile signs in again; any other shopper is led through the logout. */
const factsForGuard = (
  { storefront, visitor: visitorOf, shop }: RequestContext,
  read: () => Promise<CheckoutFacts>,
): Promise<CheckoutFacts> => {
  if (!storefront.isB2b) return read();
  const visitor = visitorOf();
  return unlessRevoked(shop(), visitor)(read, () => factsWithoutCart(visitor));
};

/** Pages of links with a token in their URL. */
const WITH_TOKEN: ReadonlySet<string> = new Set([
  NEW_PASSWORD,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_UNSUBSCRIPTION,
  SHARED_WISHLIST,
  STOCK_ALERT_CONFIRMATION,
  STOCK_ALERT_END,
]);

/**
 * The token must not reach any log by way of a `Referer`, nor any index. The origin stays: with `no-referrer`, browsers post
 * forms with the origin `null`, and the shop takes forms of its own pages only.
 */
const keepingToken = (response: PageResponse): PageResponse => ({
  ...response,
  headers: { ...response.headers, 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' },
});

/** A page for this visitor alone: guarded first, then rendered for each request, never cached. */
export const personalPage = async (
  parts: PageDependencies,
  pageRequest: {
    readonly requestContext: RequestContext;
    readonly path: string;
    readonly query: URLSearchParams;
    readonly url: string;
    readonly form: PageFormat;
    readonly request: FastifyRequest;
    readonly toasts: readonly ServerToast[];
    /** What the page says by itself; a redirect takes it along. */
    readonly notice: MessageKey | undefined;
    readonly formEcho: FormEcho | undefined;
  },
): Promise<PageResponse> => {
  const { requestContext, path, query, url, form, request, toasts, notice, formEcho } = pageRequest;
  const visitor = requestContext.visitor();
  const checkoutFacts = once(() => readCheckoutFacts(requestContext.shop(), visitor)());
  const facts = isCheckoutPath(path) ? await factsForGuard(requestContext, checkoutFacts) : factsWithoutCart(visitor);
  const forElsewhere = notice === undefined ? toasts : [...toasts, { kind: 'warning' as const, messageKey: notice }];
  const elsewhere = guardPage(requestContext, { path, query, url }, facts, forElsewhere);
  if (elsewhere !== undefined) return elsewhere;
  const { loginState } = visitor.shopper;
  const rendered = await parts.render({
    url,
    requestContext,
    context: contextOf(requestContext),
    loginState,
    checkoutFacts,
    toasts,
    formEcho,
  });
  for (const failure of rendered.reply.failures) parts.log(failure, request.id);
  const response = pageResponse(rendered, form, NO_STORE);
  return withNotices(WITH_TOKEN.has(path) ? keepingToken(response) : response, toasts);
};
