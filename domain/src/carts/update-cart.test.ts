import { describe, expect, it } from 'vitest';
import { SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { money } from '../shared/money.ts';
import { refused } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { addItem } from '../testing/fixtures.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { updateCart } from './update-cart.ts';

const CART = aCart({ shippingCost: money(495) });

const update = (state: StubState, visit = aVisit()) => updateCart(stubShop(state), visit);

const piecesIn = (state: StubState, cartId: string) =>
  state.carts.find(({ id }) => id === cartId)?.positions.map(({ itemId, quantity }) => [itemId, quantity]);

describe('a change of the cart', () => {
  it('adds to the visitor’s own cart', async () => {
    const state = stubState({ carts: [CART] });
    const updated = await update(state)([addItem('item-2', 3)]);
    expect(updated).toMatchObject({ ok: true, value: { cart: { id: 'cart-1' } } });
    expect(piecesIn(state, 'cart-1')).toEqual([
      ['item-1', 1],
      ['item-2', 3],
    ]);
  });

  it.each([
    ['without a cart', stubState({ carts: [] }), anAnonymousShopper()],
    ['whose cart the shop no longer knows', stubState({ carts: [] }), aShopper()],
    ['whose cart is already an order', stubState({ carts: [aCart({ submitted: true })] }), aShopper()],
  ])('opens a session for a visitor %s who adds something', async (_who, state, shopper) => {
    const visit = aVisit(shopper);
    await update(state, visit)([addItem('item-2')]);
    expect(visit.shopper.userId).toBe('user-new');
    expect(piecesIn(state, visit.shopper.cartId ?? '')).toEqual([['item-2', 1]]);
  });

  it('opens a session also for a visitor who adds something and redeems a voucher', async () => {
    const visit = aVisit(anAnonymousShopper());
    const state = stubState({ carts: [], vouchers: ['SCHULE10'] });
    await update(state, visit)([addItem('item-2'), { do: 'add-voucher', code: 'SCHULE10' }]);
    expect(piecesIn(state, visit.shopper.cartId ?? '')).toEqual([['item-2', 1]]);
    expect(state.carts[0]?.vouchers.map(({ code }) => code)).toEqual(['SCHULE10']);
  });

  it('opens no session for a visitor without a cart who adds nothing', async () => {
    const state = stubState();
    const visit = aVisit(anAnonymousShopper({ storefront: STOREFRONTS.ch }));
    const updated = await update(state, visit)([{ do: 'remove-position', positionId: 'position-1' }]);
    expect(updated).toMatchObject({
      refusal: { refusal: { because: 'cart-not-found' }, cart: { id: '', total: money(0, 'CHF') } },
    });
    expect(state.calls).toEqual([]);
  });

  it('to no pieces at all removes the line', async () => {
    const state = stubState();
    await update(state)([
      { do: 'change-quantity', positionId: 'position-1', quantity: 0 },
      { do: 'change-quantity', positionId: 'position-2', quantity: 1 },
    ]);
    expect(state.calls).toContain('update cart-1 remove-position change-quantity');
  });

  it('reads the code of a voucher as it is printed', async () => {
    const state = stubState({ vouchers: ['SCHULE10'] });
    await update(state)([{ do: 'add-voucher', code: ' Gutschein: „SCHULE 10“ ' }]);
    expect(state.carts[0]?.vouchers.map(({ code }) => code)).toEqual(['SCHULE10']);
  });

  it('that is refused says why, and returns the cart as it is, with its shipping cost', async () => {
    const updated = await update(stubState({ carts: [CART], stock: { 'item-2': 0 } }))([addItem('item-2')]);
    expect(updated).toEqual(refused({ refusal: { because: 'sold-out', itemId: 'item-2' }, cart: CART }));
  });

  it('of a cart that the shop no longer knows leaves an empty one, and the session has none', async () => {
    const visit = aVisit();
    const updated = await update(stubState({ carts: [] }), visit)([{ do: 'remove-position', positionId: 'p' }]);
    expect(updated).toMatchObject({ refusal: { refusal: { because: 'cart-not-found' }, cart: { id: '' } } });
    expect([visit.shopper.cartId, visit.hasSessionEnded]).toEqual([undefined, true]);
  });

  it('shows a guest’s order no more, and ends the guest’s session: somebody else may shop now', async () => {
    const guest = { userId: 'user-0', sessionToken: 'session-0' };
    const shownAt = Date.parse('2026-08-03T09:55:00Z');
    const visit = aVisit(aShopper(), remembered(SHOWN_ORDER, { orderId: 'order-1', shownAt, guest }));
    const state = stubState();
    await update(state, visit)([addItem('item-2')]);
    expect([visit.slotNames(), state.calls[0]]).toEqual([[], 'logout']);
  });
});

describe('a change of the cart whose reply was lost', () => {
  it('is reported if the cart shows it, with the pieces that were added and the shipping cost', async () => {
    const state = stubState({
      carts: [aCart({ positions: [aPosition({ quantity: 2 })], shippingCost: money(495) })],
      replies: { update: ['lost'] },
    });
    const shop = stubShop(state);
    const shippingAsked: (boolean | undefined)[] = [];
    const find: typeof shop.carts.find = (shopper, cartId, options) => {
      shippingAsked.push(options?.shippingCost);
      return shop.carts.find(shopper, cartId, options);
    };
    const updated = await updateCart({ ...shop, carts: { ...shop.carts, find } }, aVisit())([addItem('item-1', 3)]);
    expect(updated).toMatchObject({
      ok: true,
      value: { report: { added: [{ itemId: 'item-1', quantity: 3 }] }, cart: { positions: [{ quantity: 5 }] } },
    });
    expect(shippingAsked).toEqual([false, true]);
  });

  it('that took pieces out again is found beside the cart before, and takes out none twice', async () => {
    const state = stubState({
      carts: [aCart({ positions: [aPosition({ quantity: 5 })] })],
      replies: { update: ['lost'] },
    });
    const taken = await update(state)([{ do: 'take-out', itemId: 'item-1', quantity: 2 }]);
    expect(taken).toMatchObject({ ok: true, value: { cart: { positions: [{ quantity: 3 }] } } });
    expect(piecesIn(state, 'cart-1')).toEqual([['item-1', 3]]);
  });

  it.each<[string, StubState['replies']]>([
    ['was not made', { update: ['never-ran'] }],
    ['cannot be looked up', { update: ['lost'], find: ['delivered', 'lost'] }],
  ])('fails if it %s', async (_what, replies) => {
    await expect(update(stubState({ replies }))([addItem('item-2')])).rejects.toThrow(ReplyLost);
  });

  it.each([
    ['another cart', async () => ({ ok: true, value: aCart({ id: 'cart-9' }) }) as const],
    ['no cart', async () => refused({ because: 'cart-not-found' } as const)],
  ])('fails if the shop now finds %s', async (_what, find) => {
    const shop = stubShop(stubState({ replies: { update: ['lost'] } }));
    const removing = updateCart({ ...shop, carts: { ...shop.carts, find } }, aVisit());
    await expect(removing([{ do: 'remove-position', positionId: 'gone' }])).rejects.toThrow(ReplyLost);
  });
});
