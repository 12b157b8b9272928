import type { FastifyReply, FastifyRequest } from 'fastify';
import { CARD_PAYMENT_RETURN, LOGOUT } from '@shop/domain/shared/paths';
import type { PageFailure } from '@shop/client/app/page-contract';
import type { HostMarkers } from '@shop/domain/storefronts/storefront';
import type { Arrival } from '../arrivals.ts';
import { keptAnswer } from '../cache/kept-answer.ts';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import { COOKIES } from '../cookies.ts';
import { ComeBackLater } from '../http/request-failures.ts';
import { sendKept } from '../http/send-kept.ts';
import { localeChange } from '../storefronts/locale-route.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import { afterSecurityLogout } from './after-security-logout.ts';
import { cardReturn } from './card-return.ts';
import { failurePage, refusalPage } from './failure-page.ts';
import { isSomethingLeft, takeLeft } from './left-for-page.ts';
import { logoutPage } from './logout-page.ts';
import { moved } from './moved.ts';
import { pageAddress } from './page-address.ts';
import type { PageAddress } from './page-address.ts';
import type { PageAnswer } from './page-answer.ts';
import { pageFormOf, withoutForm } from './page-form.ts';
import type { PageForm } from './page-form.ts';
import type { PageParts } from './page-parts.ts';
import { personalPage } from './personal-page.ts';
import { publicPage } from './public-page.ts';

const NOT_FOUND = { statusCode: 404, message: 'Not found' };
const UNAVAILABLE = { statusCode: 503, message: 'Network error' };

const traceOf = (failure: unknown): { readonly stack?: string } => (failure instanceof Error && failure.stack !== undefined ? { stack: failure.stack } : {});

const failureOf = (failure: unknown): PageFailure =>
  failure instanceof NoSuchWorld ? { statusCode: failure.status, message: failure.message, world: {} } : { ...UNAVAILABLE, ...traceOf(failure) };

/** Whether the request used the canonical address of the page, without parameters that are ignored. */
const isItsOwn = (address: PageAddress, target: string): boolean => address.answer === 'render' && address.url === target;

/** Answers a request for a page: with the page, a redirect or a failure page. */
export const pageDoor = (parts: PageParts, markers: HostMarkers) => {
  const answerAddress = async (request: FastifyRequest, arrival: Arrival, address: PageAddress, form: PageForm): Promise<PageAnswer | KeptAnswer> => {
    switch (address.answer) {
      case 'redirect':
        return moved(301, address.to);
      case 'not-found':
        return refusalPage(parts, arrival, request, NOT_FOUND, form);
      case 'malformed':
        return refusalPage(parts, arrival, request, { statusCode: 400, message: address.message }, form);
      case 'render': {
        const { path, url, query, isPersonal } = address;
        if (path === LOGOUT) return logoutPage(parts, arrival, request.headers);
        if (path === CARD_PAYMENT_RETURN) return cardReturn(parts, arrival, query);
        if (parts.arePagesCached && !isPersonal && !arrival.isPreview && !isSomethingLeft(arrival.jar)) {
          const { loginState } = arrival.visit().shopper;
          return publicPage(parts, { arrival, url, form, loginState, request });
        }
        return personalPage(parts, { arrival, path, query, url, form, request, ...takeLeft(arrival.jar) });
      }
    }
  };
  const answer = async (request: FastifyRequest, arrival: Arrival, address: PageAddress, form: PageForm): Promise<PageAnswer | KeptAnswer> => {
    try {
      return afterSecurityLogout(arrival, await answerAddress(request, arrival, address, form));
    } catch (failure) {
      if (failure instanceof ComeBackLater) throw failure;
      if (!(failure instanceof NoSuchWorld)) parts.log(failure, request.id);
      return afterSecurityLogout(arrival, await failurePage(parts, arrival, request, failureOf(failure), form));
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<FastifyReply> => {
    const form = pageFormOf(request.originalUrl);
    const target = withoutForm(request.originalUrl);
    const { baseUrl, storefront, jar } = arrival;
    const change = localeChange({ target, baseUrl, storefront, cookie: jar.read(COOKIES.locale), markers });
    if (change !== undefined) {
      jar.write(COOKIES.locale, change.locale);
      return reply.code(302).header('location', change.to).header('cache-control', 'private, no-store').send();
    }
    const address = pageAddress(target);
    const made = await answer(request, arrival, address, form);
    if ('toasts' in made && made.toasts !== undefined) arrival.visit().leaveToasts(made.toasts);
    return 'body' in made ? sendKept(request, reply, keptAnswer(made, 0)) : sendKept(request, reply, made, isItsOwn(address, target) ? parts.ready : undefined);
  };
};
