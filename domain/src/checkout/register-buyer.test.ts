import { expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { anAddress } from '../testing/an-address.ts';
import { anOrder } from '../testing/an-order.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { makeCustomer } from './register-buyer.ts';
import type { SignedIn } from '../visit/session.ts';
import type { CustomerRegistration, Sessions } from '../sessions/sessions.port.ts';

const TYPED = { password: 'Kreide7', passwordRepeat: 'Kreide7' };
const SIGNED_IN: SignedIn = {
  userId: 'user-2',
  sessionToken: 'session-2',
  expires: '2026-08-03T13:30:00Z',
  firstName: 'Gerda',
  lastName: 'Gast',
  cartMerged: false,
  sharedListMerged: false,
  updatedCartId: 'cart-2',
  activeWishlistId: 'list-2',
};
type Reply = Awaited<ReturnType<Sessions['registerCustomer']>>;

const asked = async (order = anOrder(), reply: Reply = granted(SIGNED_IN), typed = TYPED) => {
  const sent: CustomerRegistration[] = [];
  const { carts, sessions } = stubShop(stubState());
  const registerCustomer: Sessions['registerCustomer'] = async (_shopper, registration) => {
    sent.push(registration);
    return reply;
  };
  const outcome = await makeCustomer({ carts, sessions: { ...sessions, registerCustomer } })(
    anAnonymousShopper(),
    { order, sessionToken: 'session-1' },
    typed,
  );
  return { sent, outcome };
};

it('registers with the e-mail address, name and addresses of the order, and its guest’s session', async () => {
  const order = anOrder({
    email: 'gerda@schule.de',
    billingAddress: anAddress({ addressId: 'a1', schoolOrCompany: 'Lindenschule' }),
    shippingAddress: anAddress({ addressId: 'a2', street: 'Hafenstraße 9' }),
  });
  const { sent, outcome } = await asked(order);
  expect(outcome).toEqual(granted(SIGNED_IN));
  const { salutation, firstName, lastName } = order.billingAddress;
  expect(sent).toMatchObject([
    {
      email: 'gerda@schule.de',
      password: 'Kreide7',
      salutation,
      firstName,
      lastName,
      company: 'Lindenschule',
      shippingAddress: { streetAndNumber: 'Hafenstraße 9' },
      guestSessionToken: 'session-1',
    },
  ]);
  expect(
    [sent[0]?.billingAddress, sent[0]?.shippingAddress].map(
      (address) => address !== undefined && 'addressId' in address,
    ),
  ).toEqual([false, false]);
});

it.each([
  ['is the billing address too', anAddress({ addressId: 'a1' })],
  ['is a packstation', anAddress({ addressId: 'a2', packstationAddress: true })],
])('sends no delivery address of its own if it %s', async (_what, shippingAddress) => {
  const { sent, outcome } = await asked(anOrder({ billingAddress: anAddress({ addressId: 'a1' }), shippingAddress }));
  expect(outcome.ok).toBe(true);
  expect(sent[0]).not.toHaveProperty('shippingAddress');
});

it('makes up no salutation that the order does not have', async () => {
  const { salutation: _none, ...billingAddress } = anAddress();
  const { sent } = await asked(anOrder({ billingAddress }));
  expect(sent[0]?.salutation).toBe('');
});

it('asks for a password that keeps the rules, typed twice, and registers nobody before', async () => {
  const { sent, outcome } = await asked(anOrder(), granted(SIGNED_IN), { password: 'ab', passwordRepeat: 'abc' });
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { fieldErrors: [{ field: 'password' }, { field: 'passwordRepeat' }] },
  });
  expect(sent).toEqual([]);
});

it('says that there is an account with the e-mail address, for which there is no field', async () => {
  const { outcome } = await asked(
    anOrder(),
    refused({ because: 'invalid-form', fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique' }] }),
  );
  expect(outcome).toEqual(
    refused({ because: 'invalid-form', fieldErrors: [], general: 'shop.order.account.emailTaken' }),
  );
});

it('passes on what the shop says about another field than the e-mail address', async () => {
  const refusal = {
    because: 'invalid-form',
    fieldErrors: [{ field: 'password', message: 'vue.form.error.requiredField' }],
  } as const;
  expect((await asked(anOrder(), refused(refusal))).outcome).toEqual(refused(refusal));
});

it('passes on any other refusal', async () => {
  const refusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' } as const;
  expect((await asked(anOrder(), refused(refusal))).outcome).toEqual(refused(refusal));
});
