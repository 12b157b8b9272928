import type { Shop } from '@shop/domain/shop';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES_OF_PERSON } from './slots.ts';

/** Confirms the visitor of one request; `isAboutToKeep`: it will store something of the person in a cookie. */
export type ConfirmSession = (about?: { readonly isAboutToKeep: boolean }) => Promise<Visit>;

/**
 * Asks the shop, once in a request, whether the login still holds before anything is read that cookies keep of the person who is
 * signed in: it may have been ended elsewhere, and the next person sits at the browser. If it was, all of it goes. Nothing is
 * asked about visitors without a login, or of whom nothing is kept. Rejects if the shop does not answer: then nothing is shown,
 * and nothing lost.
 */
export const confirmSession = (
  shop: () => Pick<Shop, 'customers'>,
  jar: Pick<CookieJar, 'read'>,
  visitorOf: () => Visit,
): ConfirmSession => {
  let asked: Promise<unknown> | undefined;
  return async ({ isAboutToKeep } = { isAboutToKeep: false }) => {
    const visitor = visitorOf();
    const isOfPerson = isAboutToKeep || COOKIES_OF_PERSON.some((kind) => jar.read(kind) !== undefined);
    if (visitor.shopper.loginState !== 'logged-out' && isOfPerson) asked ??= currentCustomer(shop(), visitor)();
    await asked;
    return visitor;
  };
};
