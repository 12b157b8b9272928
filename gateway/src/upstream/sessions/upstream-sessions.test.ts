import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import type { AuthResultFieldsFragment } from '../generated/operation-types.ts';
import { LENA, shopperNamed } from '../client/testing/client-on-script.ts';
import { runOnScript, runWithReplies } from '../testing/shop-on-script.ts';
import { readLogin, readRegistration } from './read-signed-in.ts';
import { writeCustomer, writeGuest } from './write-registration.ts';

const { cartId: _cart, userId: _user, ...ANONYMOUS } = LENA;

const aReply = (said: Partial<AuthResultFieldsFragment> = {}): AuthResultFieldsFragment => ({
  successfull: true,
  errorMessage: null,
  updatedCartId: 'c2',
  userId: 'u2',
  firstName: 'Lena',
  lastName: 'Krüger',
  cartMerged: true,
  sharedListMerged: false,
  activeWishlistId: 'w2',
  token: { jwt: 'jwt of lena', expires: '2026-08-03T14:00:00+02:00' },
  fieldErrors: [],
  refusal: null,
  ...said,
});
const refused = (said: Partial<AuthResultFieldsFragment> = {}) => aReply({ successfull: false, token: null, ...said });
const refusedBy = (code: string, message: string | null = null) =>
  refused({ refusal: { code, subject: null, message } });

describe('a signed-in shopper', () => {
  it.each([
    ['by a login', readLogin],
    ['by a registration', readRegistration],
  ])('has a session with its end, a cart and a wishlist: %s (ENT-02)', (_how, read) => {
    expect(read(aReply())).toStrictEqual({
      ok: true,
      value: {
        userId: 'u2',
        sessionToken: 'jwt of lena',
        expires: '2026-08-03T12:00:00.000Z',
        firstName: 'Lena',
        lastName: 'Krüger',
        cartMerged: true,
        sharedListMerged: false,
        updatedCartId: 'c2',
        activeWishlistId: 'w2',
      },
    });
  });

  it('may have no name', () => {
    expect(readLogin(aReply({ firstName: null, lastName: null }))).toMatchObject({
      value: { firstName: '', lastName: '' },
    });
  });

  it('has a session, and is anonymous without its token', () => {
    expect(() => readLogin(aReply({ token: null }))).toThrow('a session without its token');
    expect(() => readLogin(aReply({ updatedCartId: null }))).toThrow('an id that is none');
  });
});

describe('a refused login', () => {
  it.each<[AuthResultFieldsFragment, object]>([
    [refusedBy('WRONG_CREDENTIALS'), { because: 'wrong-credentials', message: 'shop.login.failed' }],
    [
      refusedBy('WRONG_CREDENTIALS', 'vue.form.error.email.incorrect'),
      { because: 'wrong-credentials', message: 'vue.form.error.email.incorrect' },
    ],
    [refusedBy('TOO_MANY_TRIES'), { because: 'too-many-tries', message: 'shop.error.tooManyTries' }],
    [refused(), { because: 'wrong-credentials', message: 'shop.login.failed' }],
    [
      refused({ errorMessage: 'shop.error.sessionExpired' }),
      { because: 'wrong-credentials', message: 'shop.error.sessionExpired' },
    ],
  ])('has a reason: %#', (reply, refusal) => {
    expect(readLogin(reply)).toEqual({ ok: false, refusal });
  });
});

describe('a refused registration', () => {
  it('reports the invalid fields', () => {
    const fieldErrors = [{ fieldName: 'email', errorMessage: 'vue.form.error.email.notUnique', formName: 'account' }];
    expect(readRegistration(refused({ fieldErrors, errorMessage: 'shop.form.error.terms' }))).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique', form: 'account' }],
        general: 'shop.form.error.terms',
      },
    });
  });

  it('has no codes', () => {
    expect(() => readRegistration(refusedBy('WRONG_CREDENTIALS'))).toThrow('a refusal with a code that is not known');
  });
});

describe('the variables of a login', () => {
  const credentials = { identifier: 'x', password: 'geheim', stayLogged: true, mergeCart: false };
  const sentBy = async (shopper: typeof LENA) =>
    (await runWithReplies({ login: aReply() }, ({ sessions }) => sessions.login(shopper, credentials))).requests[0]
      ?.variables;

  it.each([
    ['an e-mail address', STOREFRONTS.de, { email: 'x' }],
    ['a customer number on the business shop', STOREFRONTS['b2b-de'], { customerNumber: 'x' }],
  ])('are %s, and the previous cart (AUTH-06)', async (_what, storefront, identifier) => {
    expect(await sentBy(shopperNamed('lena', { storefront }))).toEqual([
      { ...identifier, password: 'geheim', stayLogged: true, mergeCart: false, cartId: 'cart of lena' },
    ]);
  });

  it('contain no cart if there is none', async () => {
    expect((await sentBy(ANONYMOUS))?.[0]).not.toHaveProperty('cartId');
  });
});

describe('the variables of a registration', () => {
  const typed = {
    email: 'lena@schule.example',
    password: 'geheim',
    firstName: 'Lena',
    lastName: 'Krüger',
    salutation: 'mrs',
  };

  it('are for a customer what was typed, with addresses if present', () => {
    expect(writeCustomer(typed)).toStrictEqual(typed);
    const more = { company: 'Grundschule', customerNumber: '200100' };
    const addresses = {
      billingAddress: anAddressForm({ city: 'Potsdam' }),
      shippingAddress: anAddressForm({ city: 'Hamburg' }),
    };
    expect(writeCustomer({ ...typed, ...more, ...addresses })).toMatchObject({
      ...typed,
      ...more,
      billingAddress: { city: 'Potsdam', streetAndHouseNr: 'Schulweg 4' },
      shippingAddress: { city: 'Hamburg' },
    });
  });

  it('are for a guest the e-mail address, the billing and the shipping address', () => {
    expect(writeGuest({ email: 'gast@schule.example', billingAddress: anAddressForm() })).toMatchObject({
      email: 'gast@schule.example',
      billingAddress: { city: 'Berlin' },
    });
    expect(writeGuest({ email: 'gast@schule.example', billingAddress: anAddressForm() })).not.toHaveProperty(
      'shippingAddress',
    );
    expect(
      writeGuest({
        email: 'gast@schule.example',
        billingAddress: anAddressForm(),
        shippingAddress: anAddressForm({ city: 'Hamburg' }),
      }),
    ).toMatchObject({ shippingAddress: { city: 'Hamburg' } });
  });

  it('include the previous cart', async () => {
    const guest = { email: 'gast@schule.example', billingAddress: anAddressForm() };
    const registered = await runWithReplies({ registerCustomer: aReply() }, ({ sessions }) =>
      sessions.registerCustomer(LENA, typed),
    );
    const asGuest = await runWithReplies({ registerGuest: aReply() }, ({ sessions }) =>
      sessions.registerGuest(LENA, guest),
    );
    expect([registered, asGuest].map(({ requests }) => requests[0]?.variables)).toMatchObject([
      [{ customer: typed, cartId: 'cart of lena' }],
      [{ guest: { email: 'gast@schule.example' }, cartId: 'cart of lena' }],
    ]);
    expect([registered.outcome, asGuest.outcome]).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe('an opened session', () => {
  const reply = { shopInit: { userId: 'u1', cartId: 'c1', activeWishlistId: 'w1' } };

  it.each([
    ['continues with the cart that a visitor has', LENA, { cartId: 'cart of lena' }],
    ['is new for an anonymous visitor', ANONYMOUS, {}],
  ])('%s', async (_what, shopper, variables) => {
    const { outcome, requests } = await runWithReplies(reply, ({ sessions }) => sessions.open(shopper));
    expect(requests[0]?.variables).toEqual([variables]);
    expect(outcome).toEqual({ userId: 'u1', cartId: 'c1', activeWishlistId: 'w1' });
  });

  it.each(['userId', 'cartId', 'activeWishlistId'])('is unreadable without its %s', async (missing) => {
    const { outcome } = await runWithReplies({ shopInit: { ...reply.shopInit, [missing]: '' } }, ({ sessions }) =>
      sessions.open(LENA),
    );
    expect(outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid', operation: 'shopInit' } });
  });
});

describe('an operation that begins or ends a session', () => {
  const errors = [{ message: 'm', extensions: { messageKey: 'ishop.api.error.revoked_token' } }];
  const lost = [{ message: 'm', extensions: { classification: 'CART_NOT_FOUND' } }];

  it.each<[string, readonly object[], (shop: Shop, shopper: Shopper) => Promise<unknown>]>([
    ['a logout of a session that was revoked', errors, ({ sessions }, shopper) => sessions.logout(shopper)],
    ['a logout of somebody who is not known', lost, ({ sessions }, shopper) => sessions.logout(shopper)],
    ['a new session in place of one that was revoked', errors, ({ sessions }, shopper) => sessions.open(shopper)],
    ['a new session for somebody who is not known', lost, ({ sessions }, shopper) => sessions.open(shopper)],
  ])('renews nothing of the previous one, and reports nothing about it: %s', async (_what, said, use) => {
    const { requests, reports } = await runOnScript(() => ({ data: null, errors: said }), use);
    expect([reports, requests.length]).toEqual([[], 1]);
  });
});
