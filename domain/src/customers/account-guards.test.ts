import { describe, expect, it } from 'vitest';
import { guardFor } from '../checkout/guards.ts';
import { checkoutFacts } from '../testing/checkout-facts.ts';
import { accountGuard, registerGuard } from './account-guards.ts';

const on = { action: 'proceed' };
const to = (path: string) => ({ action: 'redirect', path });
const anonymous = { loginState: 'logged-out' } as const;

describe('the account', () => {
  it.each([
    '/myaccount/',
    '/myaccount/contact-details/',
    '/myaccount/password/',
    '/myaccount/orders',
    '/myaccount/orders/orderdetail/',
    '/myaccount/addresses/packing-station/',
  ])('at %s redirects visitors other than customers to the login (GUARD-01)', (path) => {
    expect(accountGuard(path, { loginState: 'logged-out' })).toEqual(to('/login/'));
    expect(accountGuard(path, { loginState: 'guest' })).toEqual(to('/login/'));
    expect(accountGuard(path, { loginState: 'customer' })).not.toEqual(to('/login/'));
  });

  it.each(['/myaccount/addresses', '/myaccount/addresses/'])(
    'at %s opens with the billing addresses (ROUTE-14)',
    (path) => {
      expect(accountGuard(path, { loginState: 'customer' })).toEqual(to('/myaccount/addresses/billing/'));
      for (const page of ['billing', 'shipping', 'packing-station'])
        expect(accountGuard(`/myaccount/addresses/${page}/`, { loginState: 'customer' })).toEqual(on);
    },
  );

  it.each(['/myaccount', '/myaccount/'])('at %s opens with the contact details (ROUTE-08)', (path) => {
    expect(accountGuard(path, { loginState: 'customer' })).toEqual(to('/myaccount/contact-details/'));
    expect(accountGuard('/myaccount/contact-details/', { loginState: 'customer' })).toEqual(on);
  });

  it.each(['/myaccount/wishlist/', '/myaccount/resetpassword/', '/myaccount/customernumber/', '/login/', '/'])(
    'leaves %s open to everybody',
    (path) => {
      expect(guardFor(path, {}, checkoutFacts(anonymous))).toEqual(on);
    },
  );
});

describe('registration', () => {
  const already = { notice: 'shop.register.alreadyLoggedIn', noticeKind: 'info' };

  it.each(['wishlist', '/myaccount/wishlist', '/myaccount/wishlist/'])(
    'redirects a customer from %s back to the wishlist, with the reason (GUARD-15)',
    (origin) => {
      expect(registerGuard({ loginState: 'customer', origin })).toEqual({ ...to('/myaccount/wishlist/'), ...already });
    },
  );

  it('takes this from the page’s query, if it is there once (GUARD-15)', () => {
    expect(guardFor('/myaccount/register/', { origin: 'wishlist' }, checkoutFacts())).toEqual({
      ...to('/myaccount/wishlist/'),
      ...already,
    });
    expect(guardFor('/myaccount/register/', { origin: ['wishlist', 'wishlist'] }, checkoutFacts())).toEqual({
      ...to('/myaccount/'),
      ...already,
    });
  });

  it.each(['/checkout/basket/', undefined, 'https://evil.example/myaccount/wishlist/'])(
    'sends a customer from %s to the account, and says why (GUARD-15)',
    (origin) => {
      expect(guardFor('/myaccount/register', { origin }, checkoutFacts())).toEqual({
        ...to('/myaccount/'),
        ...already,
      });
    },
  );

  it.each(['logged-out', 'guest'] as const)('is open to a visitor who is %s', (loginState) => {
    expect(registerGuard({ loginState })).toEqual(on);
  });
});

describe('a forgotten password', () => {
  it.each([{}, { token: '' }, { token: ['a', 'b'] }])(
    'without the token of a link is requested anew: %o (GUARD-16)',
    (query) => {
      expect(guardFor('/myaccount/newpassword/', query, checkoutFacts(anonymous))).toEqual(
        to('/myaccount/resetpassword/'),
      );
    },
  );

  it('is replaced by whoever has a token (AUTH-15)', () => {
    expect(guardFor('/myaccount/newpassword', { token: 'abc' }, checkoutFacts(anonymous))).toEqual(on);
    expect(guardFor('/myaccount/newpassword/', { token: 'abc' }, checkoutFacts())).toEqual(on);
  });

  it('is changed on the password page by a customer who is signed in (GUARD-17)', () => {
    expect(guardFor('/myaccount/resetpassword', {}, checkoutFacts())).toEqual(to('/myaccount/password/'));
    expect(guardFor('/myaccount/resetpassword/', {}, checkoutFacts(anonymous))).toEqual(on);
    expect(guardFor('/myaccount/resetpassword/', {}, checkoutFacts({ loginState: 'guest' }))).toEqual(on);
  });
});
