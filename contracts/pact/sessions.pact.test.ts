import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { login, logout, registerCustomer, registerGuest, shopInit } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous, signedIn, visitor } from './request/shoppers.ts';
import { ADDRESS } from './request/addresses.ts';
import { recordInteractions } from './record-interactions.ts';

const CREDENTIALS = { identifier: ID.identifier, password: ID.password, stayLogged: false, mergeCart: false };
const LOGGING_IN = { password: ID.password, stayLogged: false, mergeCart: false };

it('opens a session for a new visitor (UPM-01)', async () => {
  const opened = await recordInteractions(
    [
      {
        description: 'a visitor enters',
        given: {},
        request: single(anonymous, call(shopInit, {})),
        reply: returnsData(shopInit),
      },
    ],
    ({ shop }) => shop.sessions.open(anonymous),
  );
  expect(opened).toEqual({ userId: 'id-1', cartId: 'id-1', activeWishlistId: 'id-1' });
});

it('opens a session again for a visitor with a cart (UPM-01)', async () => {
  const opened = await recordInteractions(
    [
      {
        description: 'a visitor comes back to their cart',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(shopInit, { cartId: ID.cartId })),
        reply: returnsData(shopInit, { 'shopInit.cartId': { like: ID.cartId } }),
      },
    ],
    ({ shop }) => shop.sessions.open(visitor),
  );
  expect(opened.cartId).toBe(ID.cartId);
});

it('opens the session of a visitor who has ordered as a guest', async () => {
  const guestToken = ID.sessionToken;
  const opened = await recordInteractions(
    [
      {
        description: 'a guest goes on as a visitor',
        given: { 'guest session': {} },
        request: single(anonymous, call(shopInit, { guestToken })),
        reply: returnsData(shopInit),
      },
    ],
    ({ shop }) => shop.sessions.open(anonymous, { guestSessionToken: guestToken }),
  );
  expect(opened.userId).toBe('id-1');
});

it('logs a customer in by their e-mail address', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer logs in',
        given: { 'a registered customer': { kind: 'b2c' } },
        request: single(anonymous, call(login, { email: ID.identifier, ...LOGGING_IN })),
        reply: returnsData(login, {
          'login.userId': 'there',
          'login.updatedCartId': 'there',
          'login.activeWishlistId': 'there',
        }),
      },
    ],
    ({ shop }) => shop.sessions.login(anonymous, CREDENTIALS),
  );
  expect(outcome).toMatchObject({ ok: true, value: { sessionToken: 'Text', expires: '2026-08-24T10:15:00.000Z' } });
});

it('logs a business customer in by their number', async () => {
  const atBusinessShop = { ...anonymous, storefront: STOREFRONTS['b2b-de'] };
  const outcome = await recordInteractions(
    [
      {
        description: 'a business customer logs in',
        given: { 'a registered customer': { kind: 'b2b' } },
        request: single(atBusinessShop, call(login, { customerNumber: ID.identifier, ...LOGGING_IN })),
        reply: returnsData(login, {
          'login.userId': 'there',
          'login.updatedCartId': 'there',
          'login.activeWishlistId': 'there',
        }),
      },
    ],
    ({ shop }) => shop.sessions.login(atBusinessShop, CREDENTIALS),
  );
  expect(outcome.ok).toBe(true);
});

it('does not log in with a wrong password', async () => {
  const wrong = 'a-wrong-password';
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer logs in with a wrong password',
        given: { 'a registered customer': { kind: 'b2c' } },
        request: single(anonymous, call(login, { email: ID.identifier, ...LOGGING_IN, password: wrong })),
        reply: returnsData(login, {
          'login.successfull': { exactly: false },
          'login.token': { exactly: null },
          'login.errorMessage': { like: 'shop.login.failed' },
          'login.refusal': 'there',
          'login.refusal.code': { exactly: 'WRONG_CREDENTIALS' },
        }),
      },
    ],
    ({ shop }) => shop.sessions.login(anonymous, { ...CREDENTIALS, password: wrong }),
  );
  expect(outcome).toMatchObject({ ok: false, refusal: { because: 'wrong-credentials' } });
});

it('ends a session (UPM-03)', async () => {
  const ended = recordInteractions(
    [
      {
        description: 'a customer logs out',
        given: { 'a registered customer': { kind: 'b2c' } },
        request: single(signedIn, call(logout, {})),
        reply: returnsData(logout),
      },
    ],
    ({ shop }) => shop.sessions.logout(signedIn),
  );
  await expect(ended).resolves.toBeUndefined();
});

it('registers a customer with the typed address (UPM-04)', async () => {
  const person = {
    email: 'frieda.neu@schule.example',
    password: 'Tafel-und-Kreide-7',
    salutation: 'mrs',
    firstName: 'Frieda',
    lastName: 'Neu',
  };
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor registers',
        given: { 'a cart exists': { positions: 1 } },
        request: single(
          visitor,
          call(registerCustomer, { customer: { ...person, billingAddress: ADDRESS }, cartId: ID.cartId }),
        ),
        reply: returnsData(registerCustomer, {
          'registerCustomer.userId': 'there',
          'registerCustomer.updatedCartId': 'there',
          'registerCustomer.activeWishlistId': 'there',
        }),
      },
    ],
    ({ shop }) => shop.sessions.registerCustomer(visitor, { ...person, billingAddress: anAddressForm() }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { sessionToken: 'Text' } });
});

it('registers a guest who has ordered (UPM-04)', async () => {
  const person = {
    email: 'gerda.gast@schule.example',
    password: 'Kreide7',
    firstName: 'Gerda',
    lastName: 'Gast',
    salutation: 'mrs',
  };
  const outcome = await recordInteractions(
    [
      {
        description: 'a guest opens an account for an order',
        given: { 'guest session': {}, 'an order was placed': {} },
        request: single(anonymous, call(registerCustomer, { customer: { ...person, guestToken: ID.sessionToken } })),
        reply: returnsData(registerCustomer, {
          'registerCustomer.userId': 'there',
          'registerCustomer.updatedCartId': 'there',
          'registerCustomer.activeWishlistId': 'there',
        }),
      },
    ],
    ({ shop }) => shop.sessions.registerCustomer(anonymous, { ...person, guestSessionToken: ID.sessionToken }),
  );
  expect(outcome).toMatchObject({ ok: true });
});

const GUEST_EMAIL = 'gerda.gast@schule.example';

it('registers a guest (UPM-05)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor goes on as a guest',
        given: { 'a cart exists': { positions: 1 } },
        request: single(
          visitor,
          call(registerGuest, { guest: { email: GUEST_EMAIL, billingAddress: ADDRESS }, cartId: ID.cartId }),
        ),
        reply: returnsData(registerGuest, {
          'registerGuest.userId': 'there',
          'registerGuest.updatedCartId': 'there',
          'registerGuest.activeWishlistId': 'there',
        }),
      },
    ],
    ({ shop }) => shop.sessions.registerGuest(visitor, { email: GUEST_EMAIL, billingAddress: anAddressForm() }),
  );
  expect(outcome).toMatchObject({ ok: true, value: { sessionToken: 'Text' } });
});

it('receives the field errors of a form', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a visitor goes on as a guest with a postcode that is none',
        given: { 'a cart exists': { positions: 1 } },
        request: single(
          visitor,
          call(registerGuest, {
            guest: { email: GUEST_EMAIL, billingAddress: { ...ADDRESS, postCode: 'none' } },
            cartId: ID.cartId,
          }),
        ),
        reply: returnsData(registerGuest, {
          'registerGuest.successfull': { exactly: false },
          'registerGuest.token': { exactly: null },
          'registerGuest.errorMessage': { exactly: null },
          'registerGuest.fieldErrors': 'there',
          'registerGuest.fieldErrors.fieldName': { exactly: 'billingAddress.postcode' },
        }),
      },
    ],
    ({ shop }) =>
      shop.sessions.registerGuest(visitor, { email: GUEST_EMAIL, billingAddress: anAddressForm({ postcode: 'none' }) }),
  );
  expect(outcome).toMatchObject({
    ok: false,
    refusal: {
      because: 'invalid-form',
      fieldErrors: [{ field: 'billingAddress.postcode', message: 'shop.form.error.postcode.de' }],
    },
  });
});
