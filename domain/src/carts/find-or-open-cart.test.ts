import { expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { money } from '../shared/money.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { findOrOpenUnsubmittedCart, OpenedCartMissing, findOrOpenCart } from './find-or-open-cart.ts';

const bought = aCart({ submitted: true, submittedAs: 'order-1' });

it('is the shopper’s existing cart', async () => {
  const state = stubState();
  expect(await findOrOpenCart(stubShop(state))(aShopper())).toEqual({ cart: state.carts[0] });
});

it.each([aShopper({ cartId: 'gone' }), anAnonymousShopper()])(
  'is a new one if the shop knows none',
  async (shopper) => {
    const own = await findOrOpenCart(stubShop(stubState()))(shopper);
    expect(own.opened).toEqual({ userId: 'user-new', cartId: 'cart-2', activeWishlistId: 'list-new' });
    expect(own.cart).toMatchObject({ id: 'cart-2', positionCount: 0 });
  },
);

it('stays the ordered cart in the checkout, and is replaced when shopping continues', async () => {
  const state = stubState({ carts: [bought] });
  expect((await findOrOpenCart(stubShop(state))(aShopper())).cart.submittedAs).toBe('order-1');
  expect((await findOrOpenUnsubmittedCart(stubShop(state))(aShopper())).cart).toMatchObject({
    id: 'cart-2',
    submitted: false,
  });
});

it('includes the shipping cost only if the caller requests it', async () => {
  const state = stubState({ carts: [aCart({ shippingCost: money(495) })] });
  const read = [findOrOpenCart(stubShop(state)), findOrOpenUnsubmittedCart(stubShop(state))];
  for (const own of read) {
    expect((await own(aShopper())).cart).not.toHaveProperty('shippingCost');
    expect((await own(aShopper(), { shippingCost: true })).cart.shippingCost).toEqual(money(495));
  }
});

it('does not call the shop for a cart that the shopper never had', async () => {
  const state = stubState();
  await findOrOpenCart(stubShop(state))(anAnonymousShopper());
  expect(state.calls).toEqual(['open-session logged-out', 'find cart-2']);
});

it.each([aShopper({ cartId: 'gone' }), anAnonymousShopper()])(
  'is an empty one if the shop knows none',
  async (shopper) => {
    const own = await findOrOpenUnsubmittedCart(stubShop(stubState()))(shopper);
    expect([own.opened?.cartId, own.cart.id, own.cart.positionCount]).toEqual(['cart-2', 'cart-2', 0]);
  },
);

it('fails if the shop opens a session without a cart', async () => {
  const shop = stubShop(stubState({ carts: [] }));
  const sessions = {
    ...shop.sessions,
    open: async () => ({ userId: 'user-3', cartId: 'nowhere', activeWishlistId: 'list-3' }),
  };
  await expect(findOrOpenCart({ ...shop, sessions })(aShopper())).rejects.toThrow(OpenedCartMissing);
});
