import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { logIn } from './log-in.ts';

const pencils = (quantity: number, maxQuantity = 99) => aPosition({ id: 'p', itemId: 'pencil', name: 'Bleistift', quantity, maxQuantity });
const voucher = { code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(100) } as const;
const brought = aCart({ positions: [pencils(3)], vouchers: [voucher] });
const credentials = { identifier: 'anne@schule.de', password: 'Kreide7', stayLogged: false, mergeCart: true };
const account = { identifier: 'anne@schule.de', password: 'Kreide7' };

/** The account is empty, unless a cart lies in it. */
const state = (said: Partial<StubState> = {}): StubState => stubState({ carts: [brought], accounts: [account], ...said });
const withCartInAccount = (said: Partial<StubState> = {}): StubState =>
  state({
    carts: [brought, aCart({ id: 'cart-9', positions: [pencils(2, 4)] })],
    owners: { 'cart-9': 'user-2' },
    accounts: [{ ...account, cartId: 'cart-9' }],
    ...said,
  });
const login = (shop: StubState, said: Partial<typeof credentials> = {}, shopper = aShopper()) => logIn(stubShop(shop))(shopper, { ...credentials, ...said });

describe('a login', () => {
  it('merges the cart, and nothing of it is missing', async () => {
    expect(await login(state())).toMatchObject({ ok: true, value: { userId: 'user-2', updatedCartId: 'cart-1', missing: [] } });
  });

  it('with the wrong password is refused', async () => {
    expect(await login(state(), { password: 'Tafel' })).toEqual({ ok: false, refusal: { because: 'wrong-credentials', message: 'shop.login.failed' } });
  });

  it('reports everything that could not be merged into the account’s cart', async () => {
    expect(await login(withCartInAccount())).toMatchObject({
      ok: true,
      value: { cartMerged: true, updatedCartId: 'cart-9', missing: [{ what: 'voucher', code: 'SCHULE10' }, { what: 'most', name: 'Bleistift', is: 4 }] },
    });
  });

  it('succeeds if the merged cart cannot be read right now', async () => {
    expect(await login(withCartInAccount({ replies: { find: ['delivered', 'never-ran'] } }))).toMatchObject({ ok: true, value: { cartMerged: true, missing: [] } });
  });

  it.each([
    ['where the cart of before could not be read', { replies: { find: ['never-ran' as const] } }, aShopper()],
    ['where the shop no longer knows the cart of before', { carts: [aCart({ id: 'cart-9', positions: [pencils(2, 4)] })] }, aShopper()],
    ['where there was none', {}, anAnonymousShopper()],
  ])('reports nothing missing %s', async (_what, said, shopper) => {
    expect(await login(withCartInAccount(said), {}, shopper)).toMatchObject({ ok: true, value: { missing: [] } });
  });
});

describe('a login whose reply is lost', () => {
  it('is repeated if the cart was merged: the account has it by then', async () => {
    const shop = state({ replies: { login: ['lost'] } });
    expect(await login(shop)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1', missing: [] } });
    expect(shop.calls.filter((call) => call.startsWith('login'))).toHaveLength(2);
  });

  it('says that the account has the cart if the second reply is lost too', async () => {
    const shop = state({ replies: { login: ['lost', 'lost'] } });
    expect(await login(shop)).toEqual({ ok: false, refusal: { because: 'cart-in-account', message: 'shop.login.cartInAccount' } });
    expect(await login(shop)).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
  });

  it.each([
    ['the cart is still there', { login: ['never-ran' as const] }, aShopper()],
    ['the cart cannot be read afterwards', { find: ['delivered' as const, 'never-ran' as const], login: ['lost' as const] }, aShopper()],
    ['the cart could not be read before', { find: ['never-ran' as const], login: ['lost' as const] }, aShopper()],
    ['there was no cart', { login: ['lost' as const] }, anAnonymousShopper()],
  ])('remains a failure if %s', async (_what, replies, shopper) => {
    const shop = state({ replies });
    await expect(login(shop, {}, shopper)).rejects.toThrow(ReplyLost);
    expect(shop.calls.filter((call) => call.startsWith('login')).length).toBeLessThanOrEqual(1);
  });
});
