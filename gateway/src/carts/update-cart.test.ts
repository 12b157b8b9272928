import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { Shop } from '@shop/domain/shop';
import { aCart } from '@shop/domain/testing/a-cart';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { entriesOf, lookUp } from '@shop/fakes/worlds/persistent-map';
import { remove, put } from '@shop/fakes/worlds/transaction';
import { describe, expect, it } from 'vitest';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import type { VisitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { updateCart } from '@shop/domain/carts/update-cart';

const adding = ({ itemId }: VisitorOfAFake, quantity = 2): CartOperation => ({ do: 'add-position', itemId, quantity });
const VOUCHER: CartOperation = { do: 'add-voucher', code: 'WILLKOMMEN5' };

/** A visitor with two pieces of an article in the cart. */
const withCart = async () => {
  const visitor = visitorOfAFake();
  const filled = await updateCart(visitor.shop, visitor.visitor())([adding(visitor)]);
  const cart = filled.ok ? filled.value.cart : filled.refusal.cart;
  return { visitor, cart, positionId: cart.positions[0]?.operationsId ?? '' };
};

const cartsIn = ({ world }: VisitorOfAFake): number => entriesOf(world.read(({ state }) => state.carts)).length;

describe('the first article', () => {
  it('opens a session, which the visitor continues with', async () => {
    const visitor = visitorOfAFake();
    expect(await updateCart(visitor.shop, visitor.visitor())([adding(visitor)])).toMatchObject({
      ok: true,
      value: { cart: { articleCount: 2 }, report: { added: [{ quantity: 2 }] } },
    });
    const { userId, cartId } = visitor.visitor().shopper;
    expect(userId).toBeDefined();
    await updateCart(visitor.shop, visitor.visitor())([adding(visitor)]);
    expect([visitor.visitor().shopper.cartId, cartsIn(visitor)]).toEqual([cartId, 1]);
  });

  it('can be added together with a voucher', async () => {
    const visitor = visitorOfAFake();
    expect(await updateCart(visitor.shop, visitor.visitor())([adding(visitor, 20), VOUCHER])).toMatchObject({
      ok: true,
      value: { cart: { vouchers: [{ code: 'WILLKOMMEN5' }] } },
    });
  });

  it('is added to a new cart after an order', async () => {
    const { visitor, cart } = await withCart();
    visitor.world.run((tx) => {
      const row = lookUp(tx.state.carts, cart.id);
      if (row !== undefined) put(tx, 'carts', cart.id, { ...row, status: { is: 'ordered', orderId: '400000001' } });
    });
    const updated = await updateCart(visitor.shop, visitor.visitor())([adding(visitor, 1)]);
    expect(updated).toMatchObject({ ok: true, value: { cart: { articleCount: 1 } } });
    expect(visitor.visitor().shopper.cartId).not.toBe(cart.id);
  });
});

it.each<CartOperation>([
  VOUCHER,
  { do: 'remove-voucher', code: 'WILLKOMMEN5' },
  { do: 'remove-position', positionId: 'position-1' },
  { do: 'change-quantity', positionId: 'position-1', quantity: 2 },
])('where there is no cart, $do is refused with an empty one, and opens no session', async (operation) => {
  const visitor = visitorOfAFake();
  expect(await updateCart(visitor.shop, visitor.visitor())([operation])).toMatchObject({
    ok: false,
    refusal: { refusal: { because: 'cart-not-found' }, cart: { id: '', total: { minor: 0, currency: 'EUR' } } },
  });
  expect([visitor.cookies(), cartsIn(visitor)]).toEqual([[], 0]);
});

describe('a change that the shop refuses', () => {
  it('replies with the unchanged cart, including its delivery costs', async () => {
    const { visitor } = await withCart();
    const refused = await updateCart(visitor.shop, visitor.visitor())([{ do: 'add-voucher', code: 'NIX' }]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: {
        refusal: { because: 'voucher-refused' },
        cart: { articleCount: 2, shippingCost: { currency: 'EUR' } },
      },
    });
  });

  it('returns an empty cart without another request if the cart is gone', async () => {
    const { visitor, cart, positionId } = await withCart();
    visitor.world.run((tx) => remove(tx, 'carts', cart.id));
    const refused = await updateCart(visitor.shop, visitor.visitor())([{ do: 'remove-position', positionId }]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { refusal: { because: 'cart-not-found' }, cart: { id: '', articleCount: 0 } },
    });
    expect(visitor.visitor().shopper.cartId).toBeUndefined();
  });
});

describe('a change whose reply was lost', () => {
  /** The shop may or may not make the change; its reply is lost. */
  const losing = (
    { carts, sessions }: Shop,
    isDone: boolean,
    find: Shop['carts']['find'] = carts.find,
  ): Pick<Shop, 'carts' | 'sessions'> => {
    const update: Shop['carts']['update'] = async (...args) => {
      if (isDone) await carts.update(...args);
      throw new ReplyLost();
    };
    return { sessions, carts: { ...carts, find, update } };
  };

  it('is found in the cart, which is returned with its delivery costs and what was added', async () => {
    const { visitor } = await withCart();
    const updated = await updateCart(losing(visitor.shop, true), visitor.visitor())([adding(visitor, 3)]);
    expect(updated).toMatchObject({
      ok: true,
      value: {
        cart: { articleCount: 5, shippingCost: { currency: 'EUR' } },
        report: { added: [{ itemId: visitor.itemId, quantity: 3 }] },
      },
    });
  });

  it('is found if it changed a line', async () => {
    const { visitor, positionId } = await withCart();
    const updated = await updateCart(
      losing(visitor.shop, true),
      visitor.visitor(),
    )([{ do: 'change-quantity', positionId, quantity: 4 }]);
    expect(updated).toMatchObject({ ok: true, value: { cart: { articleCount: 4 } } });
  });

  it.each<[string, Shop['carts']['find'] | undefined]>([
    ['the cart is as it was', undefined],
    ['the cart cannot be read either', () => Promise.reject(new TypeError('gone'))],
    ['the cart is not found', async () => ({ ok: false, refusal: { because: 'cart-not-found' } })],
  ])('remains a failure if %s', async (_, find) => {
    const { visitor, positionId } = await withCart();
    const updating = updateCart(
      losing(visitor.shop, false, find),
      visitor.visitor(),
    )([{ do: 'change-quantity', positionId, quantity: 4 }]);
    await expect(updating).rejects.toThrow(ReplyLost);
  });

  it('is not found in another cart with which the shop replaced a lost one', async () => {
    const { visitor } = await withCart();
    const find: Shop['carts']['find'] = async () => ({
      ok: true,
      value: aCart({ id: 'cart-of-a-new-session', positions: [] }),
    });
    const removing = updateCart(
      losing(visitor.shop, false, find),
      visitor.visitor(),
    )([{ do: 'remove-voucher', code: 'WILLKOMMEN5' }]);
    await expect(removing).rejects.toThrow(ReplyLost);
  });
});
