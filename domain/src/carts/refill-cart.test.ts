import { describe, expect, it } from 'vitest';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { money } from '../shared/money.ts';
import type { CartContents } from './missing-from-cart.ts';
import { refillCart, refillOwnCart } from './refill-cart.ts';

const line = (itemId: string, quantity: number) => ({ itemId, name: `Heft ${itemId}`, quantity });
const voucher = { code: 'SCHULE10', name: '10 %', status: 'applied', saving: money(100) } as const;
const contents: CartContents = { lines: [line('a', 3), line('b', 2)], vouchers: ['SCHULE10'] };

const emptyWorld = (said: Partial<StubState> = {}): StubState =>
  stubState({ carts: [aCart({ positions: [] })], vouchers: ['SCHULE10'], ...said });
const refill = (state: StubState, shopper = aShopper()) => refillCart(stubShop(state))(shopper, contents);
const heldBy = (cart: StubState['carts'][number] | undefined) => ({
  lines: cart?.positions.map(({ itemId, quantity }) => [itemId, quantity]),
  vouchers: cart?.vouchers.map(({ code }) => code),
});
const everything = {
  lines: [
    ['a', 3],
    ['b', 2],
  ],
  vouchers: ['SCHULE10'],
};
const updatesOf = ({ calls }: StubState) => calls.filter((call) => call.startsWith('update'));

describe('refilling a cart with the contents of an earlier one', () => {
  it('adds everything at once, and nothing is missing', async () => {
    const state = emptyWorld();
    const { cart, missing, ...session } = await refill(state);
    expect(heldBy(cart)).toEqual(everything);
    expect([missing, session]).toStrictEqual([[], {}]);
    expect(updatesOf(state)).toEqual(['update cart-1 add-position add-position add-voucher']);
  });

  it('returns the cart with its shipping cost, which the basket shows', async () => {
    const positions = [aPosition({ itemId: 'a', quantity: 3 }), aPosition({ id: 'b', itemId: 'b', quantity: 2 })];
    const state = emptyWorld({ carts: [aCart({ positions, vouchers: [voucher], shippingCost: money(495) })] });
    expect((await refill(state)).cart.shippingCost).toEqual(money(495));
    expect(updatesOf(state)).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const state = emptyWorld();
    await refill(state);
    const { cart } = await refill(state);
    expect(heldBy(cart)).toEqual(everything);
    expect(updatesOf(state)).toHaveLength(1);
  });

  it('adds only the missing pieces and vouchers', async () => {
    const state = emptyWorld({
      carts: [
        aCart({
          positions: [
            aPosition({ id: 'a', itemId: 'a', quantity: 1 }),
            aPosition({ id: 'b', itemId: 'b', quantity: 9 }),
          ],
        }),
      ],
    });
    const { cart, missing } = await refill(state);
    expect(heldBy(cart)).toEqual({
      lines: [
        ['b', 9],
        ['a', 3],
      ],
      vouchers: ['SCHULE10'],
    });
    expect(missing).toEqual([]);
    expect(updatesOf(state)).toEqual(['update cart-1 add-position add-voucher']);
  });
});

describe('what is no longer available', () => {
  it.each([
    [
      'an article that is sold out',
      { stock: { a: 0 } },
      [{ what: 'line', name: 'Heft a', was: 3, is: 0 }],
      { lines: [['b', 2]], vouchers: ['SCHULE10'] },
    ],
    [
      'an article of which fewer are left',
      { stock: { b: 1 } },
      [{ what: 'line', name: 'Heft b', was: 2, is: 1 }],
      {
        lines: [
          ['a', 3],
          ['b', 1],
        ],
        vouchers: ['SCHULE10'],
      },
    ],
    [
      'a voucher that no longer counts',
      { vouchers: [] },
      [{ what: 'voucher', code: 'SCHULE10' }],
      {
        lines: [
          ['a', 3],
          ['b', 2],
        ],
        vouchers: [],
      },
    ],
  ])('is reported, and everything else is added: %s', async (_what, said, missing, held) => {
    const refilled = await refill(emptyWorld(said));
    expect(refilled.missing).toEqual(missing);
    expect(heldBy(refilled.cart)).toEqual(held);
  });
});

it('of several vouchers leaves out only the one that no longer counts', async () => {
  const { cart, missing } = await refillCart(stubShop(emptyWorld()))(aShopper(), {
    lines: [],
    vouchers: ['WILLKOMMEN5', 'SCHULE10'],
  });
  expect(heldBy(cart).vouchers).toEqual(['SCHULE10']);
  expect(missing).toEqual([{ what: 'voucher', code: 'WILLKOMMEN5' }]);
});

describe('a shop that refuses part of it', () => {
  const lines = Array.from({ length: 200 }, (_, at) => line(`line-${at}`, 1));
  const soldOut = (count: number) => Object.fromEntries(lines.slice(-count).map(({ itemId }) => [itemId, 0]));

  it('is called once more for each refused item, not for each line', async () => {
    const state = emptyWorld({ stock: soldOut(3), vouchers: [] });
    const { missing } = await refillCart(stubShop(state))(aShopper(), { lines, vouchers: ['SCHULE10'] });
    expect(missing.map((one) => (one.what === 'voucher' ? one.code : one.name))).toEqual([
      'Heft line-197',
      'Heft line-198',
      'Heft line-199',
      'SCHULE10',
    ]);
    expect(updatesOf(state)).toHaveLength(5);
  });

  it('is not called again after more refusals than a cart can lose in a moment: invented lines cost it almost nothing', async () => {
    const state = emptyWorld({ stock: soldOut(200) });
    const { missing } = await refillCart(stubShop(state))(aShopper(), { lines, vouchers: [] });
    expect(missing).toHaveLength(200);
    expect(updatesOf(state)).toHaveLength(26);
  });
});

it('requests only once what the shop accepts in part: it would not accept the rest the second time', async () => {
  const state = emptyWorld({ stock: { b: 1 } });
  await refill(state);
  expect(updatesOf(state)).toHaveLength(1);
});

describe('a shop that does not reply', () => {
  it('is called line by line if the first call had no effect', async () => {
    const state = emptyWorld({ replies: { update: ['never-ran'] } });
    const { cart, missing } = await refill(state);
    expect([heldBy(cart), missing]).toEqual([everything, []]);
    expect(updatesOf(state)).toEqual([
      'update cart-1 add-position',
      'update cart-1 add-position',
      'update cart-1 add-voucher',
    ]);
  });

  it('adds no article twice if it had executed the call', async () => {
    const state = emptyWorld({ replies: { update: ['lost'] } });
    expect(heldBy((await refill(state)).cart)).toEqual(everything);
    expect(updatesOf(state)).toHaveLength(1);
  });

  it('loses only one line if one more call fails', async () => {
    const { cart, missing } = await refill(emptyWorld({ replies: { update: ['never-ran', 'never-ran'] } }));
    expect(heldBy(cart)).toEqual({ lines: [['b', 2]], vouchers: ['SCHULE10'] });
    expect(missing).toEqual([{ what: 'line', name: 'Heft a', was: 3, is: 0 }]);
  });
});

describe('the session', () => {
  it('is new for a shopper without a cart, who continues with the refilled one', async () => {
    const state = emptyWorld();
    const { cart, opened } = await refill(state, anAnonymousShopper());
    expect(opened).toEqual({ userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' });
    expect([cart.id, heldBy(cart)]).toEqual(['cart-2', everything]);
    expect(heldBy(state.carts[0])).toEqual({ lines: [], vouchers: [] });
  });

  it('is new if the cart is already an order', async () => {
    const { cart, opened } = await refill(emptyWorld({ carts: [aCart({ submitted: true, submittedAs: 'order-1' })] }));
    expect([cart.id, opened?.cartId, heldBy(cart)]).toEqual(['cart-2', 'cart-2', everything]);
  });
});

describe('the visitor’s own cart', () => {
  it('is refilled in place', async () => {
    const visit = aVisit();
    const refilled = await refillOwnCart(stubShop(emptyWorld()), visit)(contents);
    expect([refilled.cart.id, heldBy(refilled.cart), refilled.missing]).toEqual(['cart-1', everything, []]);
    expect(visit.shopper).toEqual(aShopper());
  });

  it('becomes that of a new session if there was none, with which the visitor continues', async () => {
    const visit = aVisit(anAnonymousShopper());
    const refilled = await refillOwnCart(stubShop(emptyWorld()), visit)(contents);
    expect([refilled.cart.id, heldBy(refilled.cart)]).toEqual(['cart-2', everything]);
    expect(visit.shopper).toMatchObject({ userId: 'user-new', cartId: 'cart-2' });
  });
});
