import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { aNewcomer, aShopper } from '../testing/a-shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { ReplyLost, type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { registerCustomer, registerGuest } from './register.ts';

const voucher = { code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(100) } as const;
const basket = aCart({ positions: [aPosition({ id: 'a', itemId: 'a', name: 'Heft a', quantity: 3 })], vouchers: [voucher] });
const basketWorld = (said: Partial<TinyWorld> = {}): TinyWorld => tinyWorld({ carts: [basket], vouchers: ['SCHULE10'], ...said });

const GUEST = { email: 'gerda@schule.example', billingAddress: anAddressForm() };
const FRIEDA = { email: 'frieda@schule.example', password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs' };
const asGuest = (world: TinyWorld, shopper = aShopper()) => registerGuest(tinyShop(world))(shopper, GUEST);
const asCustomer = (world: TinyWorld, shopper = aShopper()) => registerCustomer(tinyShop(world))(shopper, FRIEDA);

const heldIn = ({ carts }: TinyWorld, cartId: string) => {
  const cart = carts.find(({ id }) => id === cartId);
  return [cart?.positions.map(({ itemId, quantity }) => [itemId, quantity]), cart?.vouchers.map(({ code }) => code)];
};
const opened = { userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' };
const loginsIn = ({ asked }: TinyWorld) => asked.filter((question) => question.startsWith('login'));

describe.each([
  ['a guest', 'register-guest', asGuest],
  ['a customer', 'register-customer', asCustomer],
] as const)('somebody who registers as %s', (_who, question, register) => {
  it('is signed in with the cart of before', async () => {
    expect(await register(basketWorld())).toMatchObject({ ok: true, value: { sessionToken: 'session-2', updatedCartId: 'cart-1' } });
  });

  it('is told what the shop refuses', async () => {
    const refusal = { because: 'invalid-form', fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] } as const;
    expect(await register(basketWorld({ objections: { [question]: refusal } }))).toEqual({ ok: false, refusal });
  });

  it('keeps the cart where the shop breaks before it does anything', async () => {
    const world = basketWorld({ answers: { [question]: ['never-ran'] } });
    await expect(register(world)).rejects.toThrow(ReplyLost);
    expect(world.asked).toEqual(['find cart-1', 'find cart-1']);
  });

  it('does not start over where the cart can be read neither before nor afterwards', async () => {
    const world = basketWorld({ answers: { find: ['never-ran', 'never-ran'], [question]: ['lost'] }, accounts: [] });
    await expect(register(world, aShopper({ storefront: STOREFRONTS['b2b-de'] }))).rejects.toThrow(ReplyLost);
    expect(world.carts).toHaveLength(1);
  });

  it('takes a cart that cannot be read afterwards for no proof of a registration', async () => {
    const world = basketWorld({ answers: { find: ['answered', 'never-ran'], [question]: ['lost'] } });
    await expect(register(world)).rejects.toThrow(ReplyLost);
    expect([world.carts.length, loginsIn(world)]).toEqual([1, []]);
  });

  it('fails without a cart as the shop does', async () => {
    const world = basketWorld({ answers: { [question]: ['never-ran'] } });
    await expect(register(world, aNewcomer())).rejects.toThrow(ReplyLost);
    expect(world.asked.filter((asked) => asked.startsWith('find') || asked.startsWith('open'))).toEqual([]);
  });
});

describe('a guest registration whose answer is lost', () => {
  it('starts over in a new session with the same articles and vouchers', async () => {
    const world = basketWorld({ answers: { 'register-guest': ['lost'] } });
    expect(await asGuest(world)).toEqual({ ok: false, refusal: { because: 'started-over', opened, missing: [] } });
    expect(heldIn(world, 'cart-2')).toEqual([[['a', 3]], ['SCHULE10']]);
    expect(world.asked.filter((question) => question.startsWith('open'))).toEqual(['open-session logged-out']);
  });

  it('names what could not be had any more', async () => {
    const world = basketWorld({ answers: { 'register-guest': ['lost'] }, stock: { a: 2 }, vouchers: [] });
    expect(await asGuest(world)).toMatchObject({
      refusal: { missing: [{ what: 'line', name: 'Heft a', was: 3, is: 2 }, { what: 'voucher', code: 'SCHULE10' }] },
    });
  });
});

describe('a registration whose answer is lost', () => {
  it('signs in the customer who was made, for this visit only', async () => {
    const world = basketWorld({ answers: { 'register-customer': ['lost'] } });
    expect(await asCustomer(world)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
    expect(loginsIn(world)).toEqual(['login frieda@schule.example merge-cart']);
    expect(heldIn(world, 'cart-1')).toEqual([[['a', 3]], ['SCHULE10']]);
  });

  it('signs in the customer who was made where there was no cart to be read before', async () => {
    const world = basketWorld({ answers: { find: ['never-ran'], 'register-customer': ['lost'] } });
    expect(await asCustomer(world)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
  });

  it('starts over with the same articles where the login breaks too', async () => {
    const world = basketWorld({ answers: { 'register-customer': ['lost'], login: ['lost'] } });
    expect(await asCustomer(world)).toEqual({ ok: false, refusal: { because: 'started-over', opened, missing: [] } });
    expect(heldIn(world, 'cart-2')).toEqual([[['a', 3]], ['SCHULE10']]);
  });

  it('starts over on the business shop, where the number to log in with was lost', async () => {
    const world = basketWorld({ answers: { 'register-customer': ['lost'] } });
    expect(await asCustomer(world, aShopper({ storefront: STOREFRONTS['b2b-de'] }))).toMatchObject({ ok: false, refusal: { because: 'started-over', opened } });
    expect(loginsIn(world)).toEqual([]);
  });

  it('opens no account of somebody else where nobody was made', async () => {
    const world = basketWorld({ answers: { 'register-customer': ['never-ran'] }, accounts: [{ identifier: FRIEDA.email, password: FRIEDA.password }] });
    await expect(asCustomer(world)).rejects.toThrow(ReplyLost);
    expect([loginsIn(world), heldIn(world, 'cart-1')]).toEqual([[], [[['a', 3]], ['SCHULE10']]]);
  });

  it('fails where no cart could be read before and the password opens nothing', async () => {
    const world = basketWorld({ answers: { find: ['never-ran'], 'register-customer': ['never-ran'] } });
    await expect(asCustomer(world)).rejects.toThrow(ReplyLost);
    expect(world.carts).toHaveLength(1);
  });
});
