import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { Shopper } from '@shop/domain/visit/shopper';
import { anAddressForm } from '@shop/domain/testing/an-address';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  asSignedIn,
  updateCart,
  valueOf,
} from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { settlePayment } from '../orders/settle-payment.ts';
import { aShop } from '../testing/a-shop.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { PERSONAS } from '../personas/personas.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { signedInUser } from '../sessions/current-user.ts';

const { identifier, password } = PERSONAS.existing;
const voucher = (code: string): CartOperation => ({ do: 'add-voucher', code });

/** A customer with a cart from an earlier visit, and an anonymous visitor who will log in as that customer. */
const aComeback = async (stored: readonly ('a' | CartOperation)[], brought: readonly ('b' | CartOperation)[]) => {
  const on = await aShop();
  const [a = '', b = ''] = on.world.read(({ goods }) => selectItems(goods, 2, ORDINARY));
  const logIn = async (shopper: Shopper, mergeCart = true) =>
    valueOf(await on.shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart }));
  const put = (shopper: Shopper, what: readonly ('a' | 'b' | CartOperation)[]) =>
    updateCart(on, shopper, ...what.map((one) => (one === 'a' || one === 'b' ? addItem({ a, b }[one]) : one)));
  const before = asSignedIn(on.shopper, 'customer', await logIn(on.shopper));
  valueOf(await put(before, stored));
  await on.shop.sessions.logout(before);
  const visitor = await openSession(on, on.anonymous);
  valueOf(await put(visitor, brought));
  return {
    ...on,
    a,
    b,
    before,
    visitor,
    comeBack: async (mergeCart = true, shopper: Shopper = visitor) => {
      const result = await logIn(shopper, mergeCart);
      const customer = asSignedIn(shopper, 'customer', result);
      return { result, customer, cart: await readCart(on, customer) };
    },
  };
};

describe('the cart at a login', () => {
  it.each([
    ['both in one where each holds something', ['a'], ['b'], true, ['a', 'b'], true],
    ['the stored one if nothing was brought', ['a'], [], true, ['a'], false],
    ['the brought goods if the stored cart is empty: nothing was merged', [], ['b'], true, ['b'], false],
    ['the stored one if the customer wishes so', ['a'], ['b'], false, ['a'], false],
    ['an empty one where both are', [], [], true, [], false],
  ] as const)('is %s (AUTH-06)', async (_, stored, brought, mergeCart, expected, isMerged) => {
    const on = await aComeback(stored, brought);
    const { result, cart } = await on.comeBack(mergeCart);
    expect(cart.positions.map(({ itemId }) => itemId)).toEqual(expected.map((name) => on[name]));
    expect([result.cartMerged, result.updatedCartId]).toEqual([isMerged, on.before.cartId]);
  });

  it('has the vouchers of both, except those that cannot be combined', async () => {
    const both = await aComeback(['a', voucher(MAGIC_VOUCHERS.percent)], ['b', voucher(MAGIC_VOUCHERS.alone)]);
    expect((await both.comeBack()).cart.vouchers.map(({ code }) => code)).toEqual([MAGIC_VOUCHERS.percent]);
    const one = await aComeback(['a'], ['b', voucher(MAGIC_VOUCHERS.percent)]);
    expect((await one.comeBack()).cart.vouchers.map(({ code }) => code)).toEqual([MAGIC_VOUCHERS.percent]);
  });

  it('stays the same when the customer logs in with the account’s cart', async () => {
    const on = await aComeback(['a'], []);
    const { customer, cart } = await on.comeBack();
    const again = await on.comeBack(true, customer);
    expect([again.cart.positions, again.result.cartMerged]).toEqual([cart.positions, false]);
  });

  it('is a new one after an order, for a customer without a visitor’s cart', async () => {
    const on = await aShop();
    const result = valueOf(
      await on.shop.sessions.login(on.shopper, { identifier, password, stayLogged: false, mergeCart: false }),
    );
    expect(result.updatedCartId).not.toBe(on.shopper.cartId);
    expect((await readCart(on, asSignedIn(on.shopper, 'customer', result))).positions).toEqual([]);
    expect(
      valueOf(await on.shop.sessions.login(on.anonymous, { identifier, password, stayLogged: false, mergeCart: true }))
        .updatedCartId,
    ).toBe(result.updatedCartId);
  });
});

describe('a guest who signs in', () => {
  it.each([
    ['loses the guest’s session, which has nothing left', true, false],
    ['keeps the guest’s session if the cart that it is needed for stays apart', false, true],
  ])('%s', async (_, mergeCart, isKept) => {
    const on = await aComeback(['a'], ['b']);
    const guest = asSignedIn(
      on.visitor,
      'guest',
      valueOf(
        await on.shop.sessions.registerGuest(on.visitor, {
          email: 'gast@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    );
    await on.comeBack(mergeCart, guest);
    expect(on.world.read((view) => signedInUser(view, guest)?.kind === 'guest')).toBe(isKept);
  });
});

describe('an open card payment', () => {
  const atTheProvider = async () => {
    const on = await aComeback([], ['b']);
    const guest = asSignedIn(
      on.visitor,
      'guest',
      valueOf(
        await on.shop.sessions.registerGuest(on.visitor, {
          email: 'gast@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    );
    valueOf(await on.shop.payments.select(guest, cartIdOf(guest), 'CREDIT_CARD'));
    const { orderId = '' } = valueOf(await on.shop.orders.submit(guest, cartIdOf(guest)));
    return { ...on, guest, orderId, pay: () => on.world.run((tx) => settlePayment(tx, orderId, 'paid')) };
  };

  it('is cancelled when its cart is merged into another one', async () => {
    const on = await atTheProvider();
    const { customer, cart } = await on.comeBack(true, on.guest);
    expect(cart.positions.map(({ itemId }) => itemId)).toEqual([on.b]);
    on.pay();
    expect(on.world.read(({ state }) => state.mails)).toEqual([]);
    expect((await on.shop.orders.recent(customer)).map(({ orderId }) => orderId)).not.toContain(on.orderId);
  });

  it('is cancelled when its cart becomes a new customer’s, who can order it', async () => {
    const on = await atTheProvider();
    const result = valueOf(
      await on.shop.sessions.registerCustomer(on.guest, {
        email: 'frieda@schule.example',
        password: 'Kreide7',
        firstName: 'Frieda',
        lastName: 'Frisch',
        salutation: 'mrs',
        billingAddress: anAddressForm(),
      }),
    );
    const customer = asSignedIn(on.guest, 'customer', result);
    on.pay();
    expect(await readCart(on, customer)).toMatchObject({ submitted: false, positionCount: 1 });
    const { orderId } = valueOf(await on.shop.orders.submit(customer, cartIdOf(customer)));
    expect(orderId).not.toBe(on.orderId);
  });
});

describe('shop init', () => {
  it('continues with the account’s cart if the named cart is another one or an order', async () => {
    const on = await aComeback(['a'], ['b']);
    const { customer } = await on.comeBack(false);
    for (const cartId of ['no-such-cart', cartIdOf(on.visitor)])
      expect((await on.shop.sessions.open({ ...customer, cartId })).cartId).toBe(customer.cartId);
  });

  it('gives a guest whose cart became an order an empty one, under the same user id', async () => {
    const on = await aComeback([], ['b']);
    const guest = asSignedIn(
      on.visitor,
      'guest',
      valueOf(
        await on.shop.sessions.registerGuest(on.visitor, {
          email: 'gast@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    );
    valueOf(await on.shop.payments.select(guest, cartIdOf(guest), 'VORKASSE'));
    valueOf(await on.shop.orders.submit(guest, cartIdOf(guest)));
    const opened = await on.shop.sessions.open(guest);
    expect([opened.userId, opened.cartId === guest.cartId]).toEqual([guest.userId, false]);
    expect((await readCart(on, { ...guest, ...opened })).positions).toEqual([]);
  });
});
