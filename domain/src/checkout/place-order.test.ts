import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { money } from '../shared/money.ts';
import { granted } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { changed, ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { type PlaceOrder, placeOrder } from './place-order.ts';
import { OrderWithoutNumber } from './submit-cart.ts';

const unpaidCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
});
const readyCart = { ...unpaidCart, selectedPayment: 'INVOICE' };

const NO_WISHES = { comment: '', newsletter: false };
const shopper = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const readyWorld = (said: Partial<StubState> = {}): StubState => stubState({ carts: [readyCart], ...said });
const order = (state: StubState, said: Partial<PlaceOrder> = {}) =>
  placeOrder(stubShop(state))(shopper, { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES, ...said });

describe('the order button', () => {
  it('records the event, checks the cart, saves comment and newsletter and submits it, in this order (SUBM-01)', async () => {
    const state = readyWorld();
    await order(state, { comment: ' Bitte klingeln ', newsletter: true });
    expect(state.calls).toEqual([
      'track checkout_submit',
      'find cart-1',
      'set-order-comment Bitte klingeln',
      'set-newsletter true',
      'submit cart-1',
      'confirmation order-1',
    ]);
    expect(state.events).toEqual([{ name: 'checkout_submit', cartId: 'cart-1', valueMinor: 998, currency: 'EUR' }]);
  });

  it('saves no blank comment and no unchosen newsletter (SUBM-01)', async () => {
    const state = readyWorld();
    await order(state, { comment: '  ', newsletter: false });
    expect(state.calls).toEqual(['track checkout_submit', 'find cart-1', 'submit cart-1', 'confirmation order-1']);
  });

  it('reports at its field that the comment is too long, and does nothing else', async () => {
    const state = readyWorld();
    const refused = await order(state, { comment: 'x'.repeat(FIELD_LIMITS.comment + 1), newsletter: true });
    expect(refused).toEqual({
      ok: false,
      refusal: invalidForm([{ field: 'comment', message: 'shop.form.error.tooLong' }]),
    });
    expect(state.calls).toEqual([]);
  });

  it('returns the order and the cart to continue with (SUBM-06)', async () => {
    const state = readyWorld();
    const ordered = await order(state);
    expect(ordered).toStrictEqual({
      ok: true,
      value: { happened: 'order-placed', orderId: 'order-1', newCartId: 'cart-2' },
    });
    expect(state.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: money(998) }]);
  });

  it.each([
    ['a guest on the consumer shop', aShopper({ loginState: 'guest' })],
    ['a customer on the business shop', aShopper({ loginState: 'customer', storefront: STOREFRONTS['b2b-de'] })],
  ])('orders for %s', async (_who, buyer) => {
    const state = readyWorld();
    const placed = await placeOrder(stubShop(state))(buyer, {
      cartId: 'cart-1',
      seen: seenCartOf(readyCart),
      ...NO_WISHES,
    });
    expect(placed).toMatchObject({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
    expect(state.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: money(998) }]);
  });

  it('leads to the confirmation if there is no error, no card form and no redirect (SUBM-09)', async () => {
    const ordered = await order(readyWorld());
    expect(ordered.ok && ordered.value.happened).toBe('order-placed');
  });
});

describe('every reply to a submission is read (ENT-11)', () => {
  it('a card form is returned with the order', async () => {
    const cardPayment = { url: 'https://card.example/pay', fields: [{ name: 'ref', value: '7' }] };
    const ordered = await order(readyWorld({ submission: { cardPayment } }));
    expect(ordered).toEqual({
      ok: true,
      value: { happened: 'card-payment-needed', orderId: 'order-1', newCartId: 'cart-2', cardPayment },
    });
  });

  it('a provider’s page is returned with the order', async () => {
    const ordered = await order(readyWorld({ submission: { redirectUrl: 'https://wallet.example/' } }));
    expect(ordered).toMatchObject({ ok: true, value: { happened: 'redirect-needed', url: 'https://wallet.example/' } });
  });

  it('an error message is shown and recorded as a payment error (SUBM-05)', async () => {
    const state = readyWorld({ submission: { errorMessage: 'shop.payment.declined' } });
    expect(await order(state)).toEqual({
      ok: false,
      refusal: { because: 'payment-refused', message: 'shop.payment.declined' },
    });
    expect(state.events.at(-1)).toEqual({
      name: 'payment_error',
      paymentId: 'INVOICE',
      message: 'shop.payment.declined',
    });
    expect(state.orders).toEqual([]);
  });
});

describe('nothing is ordered', () => {
  it('at a total that the shopper did not see, and every difference is reported (SUBM-02)', async () => {
    const state = readyWorld();
    const dearer = {
      ...readyCart,
      positions: [aPosition({ quantity: 2, pricePerUnit: money(599) })],
      total: money(1198),
    };
    changed(state, 'cart-1', dearer);
    expect(await order(state)).toMatchObject({
      ok: false,
      refusal: {
        because: 'cart-changed',
        changes: [{ what: 'line-price' }, { what: 'total', was: money(998), is: money(1198) }],
      },
    });
    expect(state.orders).toEqual([]);
  });

  it('until the shopper confirms the changed cart (SUBM-04)', async () => {
    const state = readyWorld();
    changed(state, 'cart-1', { total: money(1098), basketValue: money(1098) });
    const first = await order(state);
    expect(first.ok ? '' : first.refusal.because).toBe('cart-changed');
    const cart = !first.ok && first.refusal.because === 'cart-changed' ? first.refusal.cart : readyCart;
    expect((await order(state, { seen: seenCartOf(cart) })).ok).toBe(true);
    expect(state.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: money(1098) }]);
  });

  it('if the cart is already an order: that order is returned', async () => {
    const state = readyWorld();
    await order(state);
    expect(await order(state)).toEqual({ ok: false, refusal: { because: 'already-submitted', orderId: 'order-1' } });
    expect(state.orders).toHaveLength(1);
  });

  it('if the cart is an order with an unknown number (SUBM-03)', async () => {
    const state = readyWorld({ carts: [{ ...readyCart, submitted: true }] });
    expect(await order(state)).toStrictEqual({ ok: false, refusal: { because: 'already-submitted' } });
    expect(state.calls).not.toContain('submit cart-1');
  });

  it('if the cart is gone: the session has expired', async () => {
    expect(await order(readyWorld({ carts: [] }), { comment: 'Danke', newsletter: true })).toEqual({
      ok: false,
      refusal: { because: 'session-expired' },
    });
  });

  it('if the shop replaced the cart with another one: the session has expired', async () => {
    const state = readyWorld();
    const shop = stubShop(state);
    const carts: Shop['carts'] = { ...shop.carts, find: async () => granted(aCart({ id: 'cart-2', positions: [] })) };
    const ordered = await placeOrder({ ...shop, carts })(shopper, {
      cartId: 'cart-1',
      seen: seenCartOf(readyCart),
      ...NO_WISHES,
    });
    expect(ordered).toEqual({ ok: false, refusal: { because: 'session-expired' } });
    expect(state.calls).toEqual(['track checkout_submit']);
  });

  it.each([
    ['is an order, whose number the shopper does not learn', { submitted: true, submittedAs: 'order-9' }, 'cart-1'],
    ['has the same contents, and belongs to the session by now', {}, 'cart-2'],
  ])('if the shop replaced the cart with one that %s', async (_what, replacement, cartId) => {
    const state = readyWorld({ carts: [{ ...readyCart, id: 'cart-2', ...replacement }] });
    const shop = stubShop(state);
    const carts: Shop['carts'] = {
      ...shop.carts,
      find: (who, _lost, options) => shop.carts.find(who, 'cart-2', options),
    };
    const ordered = await placeOrder({ ...shop, carts })(
      { ...shopper, cartId },
      { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES },
    );
    expect(ordered).toEqual({ ok: false, refusal: { because: 'session-expired' } });
    expect(state.orders).toEqual([]);
  });

  const { billingAddress: _none, ...withoutAddress } = readyCart;

  it.each([
    ['a way to pay that is possible', unpaidCart, { path: '/checkout/payment/?errorCode=not-possible' }],
    [
      'a usable carrier',
      { ...readyCart, shippers: [] },
      { path: '/checkout/shipping/', notice: 'shop.order.missing.carrier' },
    ],
    ['an address', withoutAddress, { path: '/checkout/shipping/', notice: 'shop.order.missing.address' }],
    [
      'articles',
      { ...readyCart, positionCount: 0, positions: [] },
      { path: '/checkout/basket/', notice: 'shop.order.missing.articles' },
    ],
  ])(
    'without %s: the shopper is led to where it is chosen, and reads what is missing',
    async (_what, incomplete, redirect) => {
      const state = readyWorld({ carts: [incomplete] });
      expect(await order(state, { seen: seenCartOf(incomplete) })).toMatchObject({
        ok: false,
        refusal: { because: 'not-ready', redirect: { action: 'redirect', ...redirect } },
      });
      expect(state.orders).toEqual([]);
    },
  );

  it('by a guest on the business shop, which has none', async () => {
    const state = readyWorld();
    const guest = aShopper({ loginState: 'guest', storefront: STOREFRONTS['b2b-de'] });
    const placed = await placeOrder(stubShop(state))(guest, {
      cartId: 'cart-1',
      seen: seenCartOf(readyCart),
      ...NO_WISHES,
    });
    expect(placed).toEqual({ ok: false, refusal: { because: 'session-expired' } });
    expect(state.orders).toEqual([]);
  });

  it('by somebody who is no longer signed in: the session has expired', async () => {
    const state = readyWorld();
    const placed = await placeOrder(stubShop(state))(aShopper({ loginState: 'logged-out' }), {
      cartId: 'cart-1',
      seen: seenCartOf(readyCart),
      ...NO_WISHES,
    });
    expect(placed).toEqual({ ok: false, refusal: { because: 'session-expired' } });
    expect(state.orders).toEqual([]);
  });

  it('with a comment that the shop refuses, reported at its field', async () => {
    const objection = invalidForm([{ field: 'orderComment', message: 'shop.form.error.tooLong' }]);
    const state = readyWorld({ objections: { 'set-order-comment': objection } });
    expect(await order(state, { comment: 'x' })).toEqual({
      ok: false,
      refusal: invalidForm([{ field: 'comment', message: 'shop.form.error.tooLong' }]),
    });
    expect(state.orders).toEqual([]);
  });
});

describe('a shop that changes prices between the last check of the cart and its submission', () => {
  const dearer = { total: money(1098), basketValue: money(1098) };
  const cardPayment = { url: 'https://card.example/pay', fields: [] };

  it('is reported with the total that was seen and the total of the order', async () => {
    const state = readyWorld({ changeAtSubmit: dearer });
    expect(await order(state)).toEqual({
      ok: true,
      value: {
        happened: 'order-placed',
        orderId: 'order-1',
        newCartId: 'cart-2',
        otherTotal: { was: money(998), is: money(1098) },
      },
    });
  });

  it('is noticed even if its reply is lost', async () => {
    const state = readyWorld({ changeAtSubmit: dearer, submitBreaks: 'after' });
    expect(await order(state)).toMatchObject({ ok: true, value: { otherTotal: { was: money(998), is: money(1098) } } });
  });

  it('sends nobody to a provider at an unseen total (SUBM-02)', async () => {
    const state = readyWorld({ changeAtSubmit: dearer, submission: { cardPayment } });
    const first = await order(state);
    expect(first).toMatchObject({
      ok: false,
      refusal: { because: 'cart-changed', changes: [{ what: 'total', was: money(998), is: money(1098) }] },
    });
    expect(state.orders).toEqual([]);
    const cart = !first.ok && first.refusal.because === 'cart-changed' ? first.refusal.cart : readyCart;
    expect(await order(state, { seen: seenCartOf(cart) })).toMatchObject({
      ok: true,
      value: { happened: 'card-payment-needed', cardPayment },
    });
  });
});

it('an order that cannot be read is placed all the same', async () => {
  const state = readyWorld();
  const shop = stubShop(state);
  const orders: Shop['orders'] = { ...shop.orders, confirmation: () => Promise.reject(new ReplyLost()) };
  const placed = await placeOrder({ ...shop, orders })(shopper, {
    cartId: 'cart-1',
    seen: seenCartOf(readyCart),
    ...NO_WISHES,
  });
  expect(placed).toEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1', newCartId: 'cart-2' } });
});

describe('a lost reply', () => {
  it('after the order was placed leads to that order', async () => {
    const state = readyWorld({ submitBreaks: 'after' });
    expect(await order(state)).toEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
    expect(state.calls.filter((call) => call.startsWith('submit'))).toHaveLength(1);
  });

  it('before anything happened remains a failure, and the shopper can try again', async () => {
    const state = readyWorld({ submitBreaks: 'before' });
    await expect(order(state)).rejects.toThrow(ReplyLost);
    state.submitBreaks = 'never';
    expect((await order(state)).ok).toBe(true);
    expect(state.orders).toHaveLength(1);
  });
});

it('places the order even if the tracking event is lost', async () => {
  const state = readyWorld();
  const tracking: Shop['tracking'] = {
    item: async () => undefined,
    recordGlance: async () => undefined,
    record: () => Promise.reject(new ReplyLost()),
  };
  const placed = await placeOrder({ ...stubShop(state), tracking })(shopper, {
    cartId: 'cart-1',
    seen: seenCartOf(readyCart),
    ...NO_WISHES,
  });
  expect([placed.ok, state.orders.length]).toEqual([true, 1]);
});

describe('a reply without an order number', () => {
  const command = { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES };

  it('leads to the order that the cart became', async () => {
    const shop = stubShop(readyWorld());
    const submit: Shop['orders']['submit'] = async (who, cartId) => {
      await shop.orders.submit(who, cartId);
      return granted({});
    };
    const placed = await placeOrder({ ...shop, orders: { ...shop.orders, submit } })(shopper, command);
    expect(placed).toStrictEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
  });

  it('is a failure if the cart is still open', async () => {
    const shop = stubShop(readyWorld());
    const orders: Shop['orders'] = { ...shop.orders, submit: async () => granted({}) };
    await expect(placeOrder({ ...shop, orders })(shopper, command)).rejects.toThrow(OrderWithoutNumber);
  });

  it('names the cart in its failure, so that the shop’s staff can look for the order', async () => {
    const shop = stubShop(readyWorld());
    const orders: Shop['orders'] = { ...shop.orders, submit: async () => granted({}) };
    await expect(placeOrder({ ...shop, orders })(shopper, command)).rejects.toThrow('cart-1');
  });
});

describe('what was shown above the button, if nobody knows it any more', () => {
  it('is shown again before anything is ordered, and no press of the button is recorded', async () => {
    const state = stubState({ carts: [readyCart] });
    expect(await order(state, { seen: undefined })).toMatchObject({
      ok: false,
      refusal: { because: 'cart-changed', changes: [], cart: { id: 'cart-1' } },
    });
    expect([state.orders, state.events]).toEqual([[], []]);
  });

  it('does not keep the shopper from the order that the cart became', async () => {
    const state = stubState({ carts: [{ ...readyCart, submitted: true, submittedAs: 'order-7' }] });
    expect(await order(state, { seen: undefined })).toEqual({
      ok: false,
      refusal: { because: 'already-submitted', orderId: 'order-7' },
    });
  });
});
