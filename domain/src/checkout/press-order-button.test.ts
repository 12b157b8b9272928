import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { refused } from '../shared/result.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { anAddress } from '../testing/an-address.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';
import { pressOrderButton } from './press-order-button.ts';

const READY = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  selectedPayment: 'INVOICE',
});
const SUBMITTED = { ...READY, submitted: true };
const COMMAND = { cartId: 'cart-1', seen: seenCartOf(READY), comment: '', newsletter: false };

const customer = (...memories: readonly Remembered[]) =>
  aVisit(aShopper({ loginState: 'customer', sessionToken: 'session-1' }), ...memories);

const portsOf = (state: StubState) => ({ ...stubShop(state), attempts: inMemoryAttempts() });

const press = (state: StubState, visit: ReturnType<typeof customer>) =>
  pressOrderButton(portsOf(state), visit)(COMMAND);

describe('the order button', () => {
  it('makes an order of the cart, which the browser remembers with the next cart', async () => {
    const state = stubState({ carts: [READY] });
    const visit = customer();
    expect(await press(state, visit)).toMatchObject({ ok: true, value: { happened: 'order-placed' } });
    expect(state.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: READY.total }]);
    expect(visit.read(PLACED_ORDER)).toEqual({ orderId: 'order-1', cartId: 'cart-1', newCartId: 'cart-2' });
  });

  it('leads to the same order when it is pressed again, and the next cart stays known', async () => {
    const state = stubState({ carts: [READY] });
    const visit = customer();
    await press(state, visit);
    expect(await press(state, visit)).toEqual(refused({ because: 'already-submitted', orderId: 'order-1' }));
    expect(state.orders).toHaveLength(1);
    expect(visit.read(PLACED_ORDER)).toEqual({ orderId: 'order-1', cartId: 'cart-1', newCartId: 'cart-2' });
  });

  it('leads to the order that the shop names rather than to the one that the browser remembers', async () => {
    const state = stubState({ carts: [{ ...SUBMITTED, submittedAs: 'order-9' }] });
    const visit = customer(remembered(PLACED_ORDER, { orderId: 'order-7', cartId: 'cart-1', newCartId: 'cart-8' }));
    expect(await press(state, visit)).toEqual(refused({ because: 'already-submitted', orderId: 'order-9' }));
    expect(visit.read(PLACED_ORDER)).toEqual({ orderId: 'order-9', cartId: 'cart-1' });
  });

  it('leads to the order that the browser remembers of this cart if the shop names none', async () => {
    const visit = customer(remembered(PLACED_ORDER, { orderId: 'order-7', cartId: 'cart-1' }));
    expect(await press(stubState({ carts: [SUBMITTED] }), visit)).toEqual(
      refused({ because: 'already-submitted', orderId: 'order-7' }),
    );
  });

  it.each([
    ['remembers none', []],
    ['remembers one of another cart', [remembered(PLACED_ORDER, { orderId: 'order-7', cartId: 'cart-8' })]],
  ])('gives the visitor a new cart if nobody knows the order: the browser %s (SUBM-03)', async (_what, memories) => {
    const visit = customer(...memories);
    expect(await press(stubState({ carts: [SUBMITTED] }), visit)).toEqual(refused({ because: 'already-submitted' }));
    expect(visit.shopper).toMatchObject({ userId: 'user-new', cartId: 'cart-2' });
  });

  it('gives a visitor a cart who has none, though the named one is an order', async () => {
    const visit = aVisit(anAnonymousShopper());
    expect(await press(stubState({ carts: [SUBMITTED] }), visit)).toEqual(refused({ because: 'already-submitted' }));
    expect(visit.shopper.cartId).toBe('cart-2');
  });

  it('opens no session while the cart can still be filled', async () => {
    const state = stubState({ carts: [READY] });
    const ports = portsOf(state);
    const submit = async () => refused({ because: 'already-submitted' } as const);
    const visit = customer();
    await pressOrderButton({ ...ports, orders: { ...ports.orders, submit } }, visit)(COMMAND);
    expect(visit.shopper).toMatchObject({ userId: 'user-1', cartId: 'cart-1' });
  });

  it('remembers nothing of a refused attempt, and the session goes on', async () => {
    const visit = customer();
    const pressed = await press(stubState({ carts: [{ ...READY, shippers: [] }] }), visit);
    expect(pressed).toMatchObject({ ok: false, refusal: { because: 'not-ready' } });
    expect([visit.slotNames(), visit.shopper.loginState]).toEqual([[], 'customer']);
  });

  it('signs a visitor out whose session and cart the shop no longer knows', async () => {
    const visit = customer();
    expect(await press(stubState({ carts: [] }), visit)).toEqual(refused({ because: 'session-expired' }));
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('says that the session is over if the shop revokes it meanwhile', async () => {
    const ports = portsOf(stubState({ carts: [READY] }));
    const visit = customer();
    const submit = async () => {
      visit.revoke();
      throw new SessionRevoked('submit');
    };
    const pressed = await pressOrderButton({ ...ports, orders: { ...ports.orders, submit } }, visit)(COMMAND);
    expect(pressed).toEqual(refused({ because: 'session-expired' }));
    expect(visit.shopper.loginState).toBe('logged-out');
  });
});
