import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import type { Shopper } from '../visit/shopper.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { logIn } from './log-in.ts';

const pencils = (quantity: number, maxQuantity = 99) =>
  aPosition({ id: 'p', itemId: 'pencil', name: 'Bleistift', quantity, maxQuantity });
const brought = aCart({
  positions: [pencils(3)],
  vouchers: [{ code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(100) }],
});
const credentials = { identifier: 'anne@schule.de', password: 'Kreide7', stayLogged: false, mergeCart: true };
const account = { identifier: 'anne@schule.de', password: 'Kreide7' };
const MERGED = [{ itemId: 'pencil', name: 'Bleistift', brought: 2, added: 2, most: 99 }];
const VISITORS = { 'cart-1': 'user-1' };

/** The account is empty, unless a cart lies in it. */
const state = (said: Partial<StubState> = {}): StubState =>
  stubState({ carts: [brought], owners: VISITORS, accounts: [account], ...said });
const withCartInAccount = (said: Partial<StubState> = {}): StubState =>
  state({
    carts: [brought, aCart({ id: 'cart-9', positions: [pencils(2, 4)] })],
    owners: { ...VISITORS, 'cart-9': 'user-2' },
    accounts: [{ ...account, cartId: 'cart-9' }],
    ...said,
  });
const login = (shop: StubState, said: Partial<typeof credentials> = {}, shopper = aShopper()) =>
  logIn(stubShop(shop))(shopper, { ...credentials, ...said });
const calls = ({ calls: all }: StubState, call: string) => all.filter((made) => made.startsWith(call));

describe('a login', () => {
  it('merges the cart into the account’s, which tells of it (UPM-15)', async () => {
    const shop = withCartInAccount();
    expect(await login(shop)).toMatchObject({
      ok: true,
      value: { userId: 'user-2', cartMerged: true, updatedCartId: 'cart-9' },
    });
    expect(shop.calls).toEqual(['login anne@schule.de', 'merge cart-1 cart-9']);
    expect(shop.carts).toMatchObject([{ id: 'cart-9', positions: [{ quantity: 4 }], merge: { from: 'cart-1' } }]);
  });

  it('has nothing to tell where the account had no cart', async () => {
    const shop = state();
    expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: false } });
    expect(shop.carts).toMatchObject([{ positions: [{ quantity: 3 }] }]);
  });

  it('with the wrong password is refused, and merges nothing', async () => {
    const shop = withCartInAccount();
    expect(await login(shop, { password: 'Tafel' })).toEqual({
      ok: false,
      refusal: { because: 'wrong-credentials', message: 'shop.login.failed' },
    });
    expect(calls(shop, 'merge')).toEqual([]);
  });

  it.each([
    ['where that is not wanted', { mergeCart: false }, aShopper()],
    ['where there is no cart', {}, anAnonymousShopper()],
    ['where the visitor has no cart', {}, anAnonymousShopper({ userId: 'user-1' })],
    ['where nobody knows whose cart it is', {}, anAnonymousShopper({ cartId: 'cart-1' })],
    ['of somebody who is logged in already', {}, { ...aShopper(), loginState: 'customer' as const }],
  ])('merges nothing %s', async (_what, said, shopper) => {
    const shop = withCartInAccount();
    expect(await login(shop, said, shopper)).toMatchObject({
      ok: true,
      value: { cartMerged: false, updatedCartId: 'cart-9' },
    });
    expect(calls(shop, 'merge')).toEqual([]);
  });

  it('merges as the customer, with the session of the login', async () => {
    const customers: Shopper[] = [];
    const shop = stubShop(withCartInAccount());
    const merge: typeof shop.carts.merge = (customer, cartId, from) => {
      customers.push(customer);
      return shop.carts.merge(customer, cartId, from);
    };
    await logIn({ ...shop, carts: { ...shop.carts, merge } })(aShopper(), credentials);
    expect(customers).toEqual([
      aShopper({ loginState: 'customer', userId: 'user-2', cartId: 'cart-9', sessionToken: 'session-2' }),
    ]);
  });

  it.each([
    ['tells of no merge', {}],
    ['still tells of an earlier one', { merge: { from: 'cart-0', lines: MERGED, vouchers: [] } }],
  ])('has nothing to tell if the cart is gone and the account’s %s', async (_what, said) => {
    const shop = state({
      carts: [aCart({ id: 'cart-9', positions: [pencils(2)], ...said })],
      owners: { 'cart-9': 'user-2' },
      accounts: [{ ...account, cartId: 'cart-9' }],
    });
    expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: false, updatedCartId: 'cart-9' } });
  });

  it('succeeds without a merge where the account’s cart has just become an order', async () => {
    const shop = withCartInAccount({ owners: { ...VISITORS, 'cart-9': 'somebody-else' } });
    expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: false } });
  });
});

describe('a merge whose reply is lost', () => {
  it('is never repeated: the account’s cart says whether it was made (UPM-15)', async () => {
    const shop = withCartInAccount({ replies: { merge: ['lost'] } });
    expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: true, updatedCartId: 'cart-9' } });
    expect(calls(shop, 'merge')).toHaveLength(1);
  });

  it('leaves nobody logged in if it was not made; the next login merges', async () => {
    const shop = withCartInAccount({ replies: { merge: ['never-ran'] } });
    await expect(login(shop)).rejects.toThrow(ReplyLost);
    expect([calls(shop, 'merge').length, calls(shop, 'logout').length]).toEqual([1, 1]);
    expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: true } });
  });

  it('says that the account has the cart if that cannot be read', async () => {
    const shop = withCartInAccount({ replies: { merge: ['lost'], find: ['never-ran'] } });
    expect(await login(shop)).toEqual({
      ok: false,
      refusal: { because: 'cart-in-account', message: 'shop.login.cartInAccount' },
    });
    expect(await login(shop)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-9', cartMerged: true } });
  });

  it('is a failure if nothing can be read', async () => {
    const shop = withCartInAccount({ replies: { merge: ['lost'], find: ['never-ran', 'never-ran'] } });
    await expect(login(shop)).rejects.toThrow(ReplyLost);
  });
});

it('a login whose reply is lost leaves the shopper with the cart, and the next merges it once', async () => {
  const shop = withCartInAccount({ replies: { login: ['lost'] } });
  await expect(login(shop)).rejects.toThrow(ReplyLost);
  expect(shop.carts[0]).toEqual(brought);
  expect(await login(shop)).toMatchObject({ ok: true, value: { cartMerged: true } });
});
