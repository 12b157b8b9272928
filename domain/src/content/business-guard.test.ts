import { describe, expect, it } from 'vitest';
import { guardFor } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { isOpenBusinessPage } from './business-guard.ts';

const OPEN = [
  '/',
  '/cat/startseite-bildung/',
  '/login/',
  '/logout/',
  '/myaccount/register/',
  '/myaccount/resetpassword/',
  '/myaccount/newpassword/',
  '/myaccount/returns/',
  '/myaccount/returns/productselection/',
  '/service/kontakt/',
  '/service/impressum/',
  '/service/agb/',
  '/service/datenschutz/',
  '/service/newsletter/',
  '/service/newsletter/success/',
  '/service/newsletter/newsletter-abmelden/',
  '/service/verfuegbarkeit/bestaetigen/',
  '/service/verfuegbarkeit/beenden/',
  '/service/ueber-uns/',
  '/service/your-advantages/',
  '/service/product-safety/',
  '/prime/checkout/',
  '/myaccount/customernumber/',
];

const CLOSED = [
  '/cat/1012/',
  '/cat/startseite/hefte/',
  '/prod/4711/',
  '/search/',
  '/checkout/basket/',
  '/checkout/login/',
  '/checkout/confirmation/',
  '/myaccount/',
  '/myaccount/orders/',
  '/myaccount/wishlist/',
  '/myaccount/wishlist/shared/',
  '/prime/',
  '/service/',
  '/service/versand/',
  '/service/orderform/',
  '/service/bestellstatus/',
  '/beratung/',
  '/vergleich/',
  '/invented/',
];

/** The Prime checkout was started, so that its own guard lets pass. */
const STARTED = { isPrimeCheckout: true } as const;
const visitor = { isB2b: true, loginState: 'logged-out', ...STARTED } as const;
const logIn = { action: 'log-in' };
const proceed = { action: 'proceed' };

describe('the business shop', () => {
  it('opens exactly the pages of the list to visitors without a login (GUARD-27)', () => {
    expect([...OPEN, ...CLOSED].filter(isOpenBusinessPage)).toEqual(OPEN);
  });

  it.each(OPEN)('lets visitors without a login go on to %s', (path) => {
    expect(guardFor(path, { token: 'abc' }, checkoutFacts(visitor))).toEqual(proceed);
  });

  it.each(CLOSED)('asks visitors of %s to sign in (GUARD-26)', (path) => {
    expect(guardFor(path, {}, checkoutFacts(visitor))).toEqual(logIn);
    expect(guardFor(path.slice(0, -1), {}, checkoutFacts(visitor))).toEqual(logIn);
  });

  it.each(['/cat/1012/', '/prod/4711/', '/search/', '/checkout/basket/', '/myaccount/orders/'])(
    'lets its customers enter %s (GUARD-26)',
    (path) => {
      expect(guardFor(path, {}, checkoutFacts({ isB2b: true }))).toEqual(proceed);
    },
  );

  it('has no guests: it is for customers with a number (GUARD-26)', () => {
    expect(guardFor('/cat/1012/', {}, checkoutFacts({ isB2b: true, loginState: 'guest' }))).toEqual(logIn);
  });

  it('tells a visitor whose session is over that it has expired (GUARD-28)', () => {
    const warned = { action: 'log-in', noticeKind: 'warning', notice: 'shop.error.sessionExpired' };
    expect(guardFor('/cat/1012/', {}, checkoutFacts({ ...visitor, heldSession: true }))).toEqual(warned);
    expect(guardFor('/service/kontakt/', {}, checkoutFacts({ ...visitor, heldSession: true }))).toEqual(proceed);
  });

  it('asks for the login before any other guard of a page decides (GUARD-30)', () => {
    expect(guardFor('/myaccount/orders/', {}, checkoutFacts(visitor))).toEqual(logIn);
    expect(guardFor('/checkout/summary/', {}, checkoutFacts(visitor))).toEqual(logIn);
  });
});

describe('the consumer shop', () => {
  it.each([...OPEN, '/cat/1012/', '/prod/4711/', '/checkout/basket/'])('opens %s to everybody (GUARD-26)', (path) => {
    expect(
      guardFor(path, { token: 'abc' }, checkoutFacts({ loginState: 'logged-out', heldSession: true, ...STARTED })),
    ).toEqual(proceed);
  });
});
