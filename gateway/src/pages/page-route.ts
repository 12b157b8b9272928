import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath, isWithinShop } from '@shop/domain/shared/canonical-path';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { namesWorld, withoutWorld } from '@shop/domain/storefronts/storefront-url';
import { paymentNotice, primePaymentNotice } from '@shop/domain/payments/payment-end';
import { isPaymentReturn } from '@shop/domain/payments/payment-return';
import { ERROR_CODE } from '@shop/domain/checkout/after-payment';
import {
  AMAZON_EXPRESS_RETURN,
  AMAZON_PAYMENT_RETURN,
  CHECKOUT_PAYMENT,
  LOGOUT,
  PRIME_CHECKOUT,
} from '@shop/domain/shared/paths';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { PageFailure } from '@shop/domain/pages/page-contract';
import { WISHLIST_FILE } from '@shop/domain/wishlists/wishlist-paths';
import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import type { RequestContext } from '../request/request-context.ts';
import { factsWithoutCart } from '@shop/domain/checkout/read-checkout-facts';
import { cachedResponse } from '../response-cache/cached-response.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { RetryLater } from '../http/errors.ts';
import { sendCached } from '../response-cache/send-response.ts';
import { localeChange } from '../storefronts/locale-route.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import { afterSecurityLogout } from './after-security-logout.ts';
import { expressReturn } from './express-return.ts';
import { paymentReturn, returningFrom } from '../checkout/payment-return.ts';
import { AMAZON_SESSION } from '../checkout/payment-return-query.ts';
import { errorPage, refusalPage } from './error-page.ts';
import { hasFlash, takeFlash } from '../visit/flash.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { followWorldLink } from './follow-world-link.ts';
import { guardPage, isGuardedForAll } from './page-guard.ts';
import { listFile } from './list-file.ts';
import { logoutPage } from './logout-page.ts';
import { redirect } from './redirect.ts';
import { NoSuchPage } from './render-page.ts';
import { resolvePageUrl } from './page-url.ts';
import type { PageUrl } from './page-url.ts';
import type { PageResponse } from './page-response.ts';
import { pageFormatOf, withoutFormat } from './page-format.ts';
import type { PageFormat } from './page-format.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { personalPage } from './personal-page.ts';
import { publicPage } from './public-page.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const NOT_FOUND = { statusCode: 404, message: 'Not found' };
const UNAVAILABLE = { statusCode: 503, message: 'Network error' };

const traceOf = (failure: unknown): { readonly stack?: string } =>
  failure instanceof Error && failure.stack !== undefined ? { stack: failure.stack } : {};

const failureOf = (failure: unknown): PageFailure =>
  failure instanceof NoSuchWorld
    ? { statusCode: failure.status, message: failure.message, world: {} }
    : { ...UNAVAILABLE, ...traceOf(failure) };

/** What a page on which a payment is chosen says about the one that ended. */
const noticeOn = (path: string, errorCode: string | null): MessageKey | undefined => {
  if (path === CHECKOUT_PAYMENT) return paymentNotice(errorCode);
  return path === PRIME_CHECKOUT ? primePaymentNotice(errorCode) : undefined;
};

/** Whether the request used the canonical URL of the page, without ignored parameters. */
const isItsOwn = (pageUrl: PageUrl, target: string): boolean => pageUrl.outcome === 'render' && pageUrl.url === target;

/** Handles a request for a page, with the page, a redirect or an error page. */
export const pageHandler = (parts: PageDependencies, hostMarkers: HostMarkers) => {
  const openPage = async (
    request: FastifyRequest,
    requestContext: RequestContext,
    pageUrl: PageUrl,
    form: PageFormat,
  ): Promise<PageResponse | CachedResponse> => {
    switch (pageUrl.outcome) {
      case 'redirect':
        return redirect(
          301,
          pageUrl.hasFilters === true ? await lastOf(request, requestContext, pageUrl.to) : pageUrl.to,
        );
      case 'not-found':
        return refusalPage(parts, requestContext, request, NOT_FOUND, form);
      case 'malformed':
        return refusalPage(parts, requestContext, request, { statusCode: 400, message: pageUrl.message }, form);
      case 'render': {
        const { path, url, query, isPersonal } = pageUrl;
        if (path === LOGOUT) return logoutPage(requestContext, request.headers);
        if (path === AMAZON_EXPRESS_RETURN) return expressReturn(parts, requestContext, query);
        if (path === AMAZON_PAYMENT_RETURN) {
          const completePayment = parts.completePayment(requestContext);
          await completePayment(returningFrom(query), query.get(AMAZON_SESSION) ?? '');
        }
        if (isPaymentReturn(path)) {
          const leadsTo = await paymentReturn(requestContext.shop())(
            requestContext.visitor(),
            returningFrom(query),
            query,
          );
          if (leadsTo !== undefined) return redirect(303, leadsTo);
        }
        const checkoutType = path === PRIME_CHECKOUT ? 'prime' : 'cart';
        const notice = noticeOn(path, query.get(ERROR_CODE));
        if (notice !== undefined) {
          await parts.reportCancelledPayment(requestContext, checkoutType);
          if (checkoutType === 'cart') requestContext.visitor().clear(EXPRESS_CHECKOUT);
        }
        // Notices that a login has expired: its messages are for nobody else.
        const visitor = requestContext.visitor();
        if (parts.arePagesCached && !isPersonal && !requestContext.isPreview && !hasFlash(requestContext.jar)) {
          const elsewhere = isGuardedForAll(requestContext.storefront)
            ? guardPage(requestContext, { path, query, url }, factsWithoutCart(visitor), [])
            : undefined;
          if (elsewhere !== undefined) return elsewhere;
          const { loginState } = visitor.shopper;
          return publicPage(parts, { requestContext, url, form, loginState, request });
        }
        await requestContext.confirmedVisitor();
        if (path === WISHLIST_FILE)
          return (
            guardPage(requestContext, { path, query, url }, factsWithoutCart(visitor), []) ??
            (await listFile(requestContext, query)) ??
            refusalPage(parts, requestContext, request, NOT_FOUND, form)
          );
        const { toasts, formEcho } = takeFlash(requestContext.jar);
        return personalPage(parts, { requestContext, path, query, url, form, request, toasts, notice, formEcho });
      }
    }
  };
  /** Where a redirect ends: a listing drops filters that it does not have by another one, and a visitor should follow one only. */
  const lastOf = async (request: FastifyRequest, requestContext: RequestContext, to: string): Promise<string> => {
    const pageUrl = resolvePageUrl(to);
    if (pageUrl.outcome !== 'render' || hasFlash(requestContext.jar)) return to;
    const { status, headers } = await openPage(request, requestContext, pageUrl, 'document');
    return status === 301 ? (headers['location'] ?? to) : to;
  };
  const respond = async (
    request: FastifyRequest,
    requestContext: RequestContext,
    form: PageFormat,
    open: () => Promise<PageResponse | CachedResponse>,
  ): Promise<PageResponse | CachedResponse> => {
    try {
      return afterSecurityLogout(requestContext, await open());
    } catch (failure) {
      if (failure instanceof RetryLater || failure instanceof TooManyAttempts || failure instanceof ShopBusy)
        throw failure;
      if (failure instanceof NoSuchPage) return refusalPage(parts, requestContext, request, NOT_FOUND, form);
      if (!(failure instanceof NoSuchWorld)) parts.log(failure, request.id);
      return afterSecurityLogout(
        requestContext,
        await errorPage(parts, requestContext, request, failureOf(failure), form),
      );
    }
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    requestContext: RequestContext,
  ): Promise<FastifyReply> => {
    const form = pageFormatOf(request.originalUrl);
    const target = withoutFormat(request.originalUrl);
    const { baseUrl, storefront, jar, world, ownWorld } = requestContext;
    const cleared = world === undefined || !namesWorld(target) ? undefined : canonicalPath(withoutWorld(target));
    const isWorldNamed = cleared !== undefined && isWithinShop(cleared);
    const change = isWorldNamed
      ? undefined
      : localeChange({
          target,
          page: { baseUrl, hostMarkers, ...omitNil({ world: ownWorld }) },
          storefront,
          cookie: jar.read(COOKIES.locale),
        });
    if (change !== undefined) {
      jar.write(COOKIES.locale, change.locale);
      return reply.code(302).header('location', change.to).header('cache-control', NO_STORE).send();
    }
    const pageUrl = resolvePageUrl(target);
    const made = await respond(request, requestContext, form, () =>
      isWorldNamed ? followWorldLink(requestContext, cleared) : openPage(request, requestContext, pageUrl, form),
    );
    if ('toasts' in made && made.toasts !== undefined) addToasts(requestContext.visitor(), made.toasts);
    return 'body' in made
      ? sendCached(request, reply, cachedResponse(made, 0))
      : sendCached(request, reply, made, isItsOwn(pageUrl, target) ? parts.rawCache : undefined);
  };
};
