import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { registerCustomer } from './register-customer.ts';
import { registerGuest } from './register-guest.ts';

const voucher = { code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(100) } as const;
const basket = aCart({
  positions: [aPosition({ id: 'a', itemId: 'a', name: 'Heft a', quantity: 3 })],
  vouchers: [voucher],
});
const basketWorld = (said: Partial<StubState> = {}): StubState =>
  stubState({ carts: [basket], vouchers: ['SCHULE10'], ...said });

const GUEST = { email: 'gerda@schule.example', billingAddress: anAddressForm() };
const FRIEDA = {
  email: 'frieda@schule.example',
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: 'Frisch',
  salutation: 'mrs',
};
const asGuest = (state: StubState, shopper = aShopper()) => registerGuest(stubShop(state))(shopper, GUEST);
const asCustomer = (state: StubState, shopper = aShopper()) => registerCustomer(stubShop(state))(shopper, FRIEDA);

const heldIn = ({ carts }: StubState, cartId: string) => {
  const cart = carts.find(({ id }) => id === cartId);
  return [cart?.positions.map(({ itemId, quantity }) => [itemId, quantity]), cart?.vouchers.map(({ code }) => code)];
};
const opened = { userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' };
const loginsIn = ({ calls }: StubState) => calls.filter((call) => call.startsWith('login'));

it('nobody registers as a guest on the business shop', async () => {
  const state = basketWorld();
  expect(await asGuest(state, { ...aShopper(), storefront: STOREFRONTS['b2b-de'] })).toEqual({
    ok: false,
    refusal: { because: 'invalid-form', fieldErrors: [], general: 'shop.register.needsCertificate' },
  });
  expect(state.calls).toEqual([]);
});

describe.each([
  ['a guest', 'register-guest', asGuest],
  ['a customer', 'register-customer', asCustomer],
] as const)('a visitor who registers as %s', (_who, call, register) => {
  it('is signed in with the previous cart', async () => {
    expect(await register(basketWorld())).toMatchObject({
      ok: true,
      value: { sessionToken: 'session-2', updatedCartId: 'cart-1' },
    });
  });

  it('gets the shop’s refusal', async () => {
    const refusal = {
      because: 'invalid-form',
      fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
    } as const;
    expect(await register(basketWorld({ objections: { [call]: refusal } }))).toEqual({ ok: false, refusal });
  });

  it('does not lose the cart if the shop fails before it does anything', async () => {
    const state = basketWorld({ replies: { [call]: ['never-ran'] } });
    await expect(register(state)).rejects.toThrow(ReplyLost);
    expect(state.calls).toEqual(['find cart-1', 'find cart-1']);
  });

  it('does not start over if the cart can be read neither before nor afterwards', async () => {
    const state = basketWorld({
      replies: { find: ['never-ran', 'never-ran'], [call]: ['lost'], login: ['never-ran'] },
      accounts: [],
    });
    await expect(register(state)).rejects.toThrow(ReplyLost);
    expect(state.carts).toHaveLength(1);
  });

  it('does not take an unreadable cart as proof of a registration', async () => {
    const state = basketWorld({ replies: { find: ['delivered', 'never-ran'], [call]: ['lost'] } });
    await expect(register(state)).rejects.toThrow(ReplyLost);
    expect([state.carts.length, loginsIn(state)]).toEqual([1, []]);
  });

  it('without a cart gets the shop’s failure', async () => {
    const state = basketWorld({ replies: { [call]: ['never-ran'] } });
    await expect(register(state, anAnonymousShopper())).rejects.toThrow(ReplyLost);
    expect(state.calls.filter((call) => call.startsWith('find') || call.startsWith('open'))).toEqual([]);
  });
});

describe('a guest registration whose reply is lost', () => {
  it('starts over in a new session with the same articles and vouchers', async () => {
    const state = basketWorld({ replies: { 'register-guest': ['lost'] } });
    expect(await asGuest(state)).toEqual({ ok: false, refusal: { because: 'started-over', opened, missing: [] } });
    expect(heldIn(state, 'cart-2')).toEqual([[['a', 3]], ['SCHULE10']]);
    expect(state.calls.filter((call) => call.startsWith('open'))).toEqual(['open-session logged-out']);
  });

  it('reports what is no longer available', async () => {
    const state = basketWorld({ replies: { 'register-guest': ['lost'] }, stock: { a: 2 }, vouchers: [] });
    expect(await asGuest(state)).toMatchObject({
      refusal: {
        missing: [
          { what: 'line', name: 'Heft a', was: 3, is: 2 },
          { what: 'voucher', code: 'SCHULE10' },
        ],
      },
    });
  });
});

describe('a registration whose reply is lost', () => {
  it.each([
    ['a school, with its customer number', { company: ' Grundschule\u00A0Nord ', customerNumber: 'k 200-100' }],
    ['a private person, with neither', {}],
  ])('is registered as it was meant: %s', async (_who, said) => {
    const state = basketWorld();
    const typed = { ...FRIEDA, email: 'Frieda Frisch <frieda@schule.example>', firstName: ' Frieda ', ...said };
    await registerCustomer(stubShop(state))(aShopper(), typed);
    const read = 'company' in said ? { company: 'Grundschule Nord', customerNumber: 'K200100' } : {};
    expect(state.registrations).toStrictEqual([{ ...FRIEDA, ...read }]);
  });

  it('signs in the new customer, for this visit only', async () => {
    const state = basketWorld({ replies: { 'register-customer': ['lost'] } });
    expect(await asCustomer(state)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
    expect(loginsIn(state)).toEqual(['login frieda@schule.example merge-cart']);
    expect(heldIn(state, 'cart-1')).toEqual([[['a', 3]], ['SCHULE10']]);
  });

  it('signs in the new customer if there was no cart to read before', async () => {
    const state = basketWorld({ replies: { find: ['never-ran'], 'register-customer': ['lost'] } });
    expect(await asCustomer(state)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
  });

  it('starts over with the same articles if the login fails too', async () => {
    const state = basketWorld({ replies: { 'register-customer': ['lost'], login: ['lost'] } });
    expect(await asCustomer(state)).toEqual({ ok: false, refusal: { because: 'started-over', opened, missing: [] } });
    expect(heldIn(state, 'cart-2')).toEqual([[['a', 3]], ['SCHULE10']]);
  });

  it('opens nobody else’s account if no customer was created', async () => {
    const state = basketWorld({
      replies: { 'register-customer': ['never-ran'] },
      accounts: [{ identifier: FRIEDA.email, password: FRIEDA.password }],
    });
    await expect(asCustomer(state)).rejects.toThrow(ReplyLost);
    expect([loginsIn(state), heldIn(state, 'cart-1')]).toEqual([[], [[['a', 3]], ['SCHULE10']]]);
  });

  it('fails if no cart could be read before and the password is wrong', async () => {
    const state = basketWorld({ replies: { find: ['never-ran'], 'register-customer': ['never-ran'] } });
    await expect(asCustomer(state)).rejects.toThrow(ReplyLost);
    expect(state.carts).toHaveLength(1);
  });
});
