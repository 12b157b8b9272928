import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { money } from '../shared/money.ts';
import { granted } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { changed, ReplyLost, type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { seenCartOf } from './cart-changes.ts';
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
const readyWorld = (said: Partial<TinyWorld> = {}): TinyWorld => tinyWorld({ carts: [readyCart], ...said });
const order = (world: TinyWorld, said: Partial<PlaceOrder> = {}) =>
  placeOrder(tinyShop(world))(shopper, { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES, ...said });

describe('pressing the order button', () => {
  it('records the event, checks the cart, saves comment and newsletter and submits it, in this order (SUBM-01)', async () => {
    const world = readyWorld();
    await order(world, { comment: ' Bitte klingeln ', newsletter: true });
    expect(world.asked).toEqual([
      'track checkout_submit',
      'find cart-1',
      'set-order-comment Bitte klingeln',
      'set-newsletter true',
      'submit cart-1',
      'confirmation order-1',
    ]);
    expect(world.events).toEqual([{ name: 'checkout_submit', cartId: 'cart-1', valueMinor: 998, currency: 'EUR' }]);
  });

  it('saves no blank comment and no newsletter that was not chosen (SUBM-01)', async () => {
    const world = readyWorld();
    await order(world, { comment: '  ', newsletter: false });
    expect(world.asked).toEqual(['track checkout_submit', 'find cart-1', 'submit cart-1', 'confirmation order-1']);
  });

  it('tells at the comment that it is too long, and does nothing else', async () => {
    const world = readyWorld();
    const refused = await order(world, { comment: 'x'.repeat(FIELD_LIMITS.comment + 1), newsletter: true });
    expect(refused).toEqual({ ok: false, refusal: invalidForm([{ field: 'comment', message: 'shop.form.error.tooLong' }]) });
    expect(world.asked).toEqual([]);
  });

  it('answers the order and the cart to go on with (SUBM-06)', async () => {
    const world = readyWorld();
    const ordered = await order(world);
    expect(ordered).toStrictEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1', newCartId: 'cart-2' } });
    expect(world.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: money(998) }]);
  });

  it('leads on to the confirmation where there is no error, no card form and no other page (SUBM-09)', async () => {
    const ordered = await order(readyWorld());
    expect(ordered.ok && ordered.value.happened).toBe('order-placed');
  });
});

describe('every answer to a submission is read (ENT-11)', () => {
  it('a card form is handed on with the order', async () => {
    const cardPayment = { url: 'https://card.example/pay', fields: [{ name: 'ref', value: '7' }] };
    const ordered = await order(readyWorld({ submission: { cardPayment } }));
    expect(ordered).toEqual({ ok: true, value: { happened: 'card-payment-needed', orderId: 'order-1', newCartId: 'cart-2', cardPayment } });
  });

  it('the page of a provider is handed on with the order', async () => {
    const ordered = await order(readyWorld({ submission: { redirectUrl: 'https://wallet.example/' } }));
    expect(ordered).toMatchObject({ ok: true, value: { happened: 'redirect-needed', url: 'https://wallet.example/' } });
  });

  it('an error message is told and reported as a payment error (SUBM-05)', async () => {
    const world = readyWorld({ submission: { errorMessage: 'shop.payment.declined' } });
    expect(await order(world)).toEqual({ ok: false, refusal: { because: 'payment-refused', message: 'shop.payment.declined' } });
    expect(world.events.at(-1)).toEqual({ name: 'payment_error', paymentId: 'INVOICE', message: 'shop.payment.declined' });
    expect(world.orders).toEqual([]);
  });
});

describe('nothing is ordered', () => {
  it('at a total that the shopper did not see, and every difference is told (SUBM-02)', async () => {
    const world = readyWorld();
    const dearer = { ...readyCart, positions: [aPosition({ quantity: 2, pricePerUnit: money(599) })], total: money(1198) };
    changed(world, 'cart-1', dearer);
    expect(await order(world)).toMatchObject({
      ok: false,
      refusal: { because: 'cart-changed', changes: [{ what: 'line-price' }, { what: 'total', was: money(998), is: money(1198) }] },
    });
    expect(world.orders).toEqual([]);
  });

  it('until the button is pressed again on what has changed (SUBM-04)', async () => {
    const world = readyWorld();
    changed(world, 'cart-1', { total: money(1098), basketValue: money(1098) });
    const first = await order(world);
    expect(first.ok ? '' : first.refusal.because).toBe('cart-changed');
    const cart = !first.ok && first.refusal.because === 'cart-changed' ? first.refusal.cart : readyCart;
    expect((await order(world, { seen: seenCartOf(cart) })).ok).toBe(true);
    expect(world.orders).toEqual([{ orderId: 'order-1', cartId: 'cart-1', total: money(1098) }]);
  });

  it('of a cart that is an order already: that order is answered', async () => {
    const world = readyWorld();
    await order(world);
    expect(await order(world)).toEqual({ ok: false, refusal: { because: 'already-submitted', orderId: 'order-1' } });
    expect(world.orders).toHaveLength(1);
  });

  it('of a cart that is an order nobody knows the number of (SUBM-03)', async () => {
    const world = readyWorld({ carts: [{ ...readyCart, submitted: true }] });
    expect(await order(world)).toStrictEqual({ ok: false, refusal: { because: 'already-submitted' } });
    expect(world.asked).not.toContain('submit cart-1');
  });

  it('when the cart is gone: the session has expired', async () => {
    expect(await order(readyWorld({ carts: [] }), { comment: 'Danke', newsletter: true })).toEqual({
      ok: false,
      refusal: { because: 'session-expired' },
    });
  });

  it('when the shop put another cart in its place: the session has expired', async () => {
    const world = readyWorld();
    const shop = tinyShop(world);
    const carts: Shop['carts'] = { ...shop.carts, find: async () => granted(aCart({ id: 'cart-2', positions: [] })) };
    const ordered = await placeOrder({ ...shop, carts })(shopper, { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES });
    expect(ordered).toEqual({ ok: false, refusal: { because: 'session-expired' } });
    expect(world.asked).toEqual(['track checkout_submit']);
  });

  it.each([
    ['/checkout/payment/', unpaidCart],
    ['/', { ...readyCart, shippers: [] }],
  ])('before every step is done: the shopper is sent to %s', async (path, incomplete) => {
    const world = readyWorld({ carts: [incomplete] });
    expect(await order(world)).toMatchObject({ ok: false, refusal: { because: 'not-ready', verdict: { go: 'to', path } } });
    expect(world.orders).toEqual([]);
  });

  it('with a comment that the shop does not take, told at the field that it was typed into', async () => {
    const objection = invalidForm([{ field: 'orderComment', message: 'shop.form.error.tooLong' }]);
    const world = readyWorld({ objections: { 'set-order-comment': objection } });
    expect(await order(world, { comment: 'x' })).toEqual({ ok: false, refusal: invalidForm([{ field: 'comment', message: 'shop.form.error.tooLong' }]) });
    expect(world.orders).toEqual([]);
  });
});

describe('a shop that reprices between the last look at the cart and its submission', () => {
  const dearer = { total: money(1098), basketValue: money(1098) };
  const cardPayment = { url: 'https://card.example/pay', fields: [] };

  it('has its order told with the total that was seen and the one it came to', async () => {
    const world = readyWorld({ changeAtSubmit: dearer });
    expect(await order(world)).toEqual({
      ok: true,
      value: { happened: 'order-placed', orderId: 'order-1', newCartId: 'cart-2', otherTotal: { was: money(998), is: money(1098) } },
    });
  });

  it('is found out even where its reply is lost', async () => {
    const world = readyWorld({ changeAtSubmit: dearer, submitBreaks: 'after' });
    expect(await order(world)).toMatchObject({ ok: true, value: { otherTotal: { was: money(998), is: money(1098) } } });
  });

  it('gets nobody to a provider at a total that was not seen (SUBM-02)', async () => {
    const world = readyWorld({ changeAtSubmit: dearer, submission: { cardPayment } });
    const first = await order(world);
    expect(first).toMatchObject({ ok: false, refusal: { because: 'cart-changed', changes: [{ what: 'total', was: money(998), is: money(1098) }] } });
    expect(world.orders).toEqual([]);
    const cart = !first.ok && first.refusal.because === 'cart-changed' ? first.refusal.cart : readyCart;
    expect(await order(world, { seen: seenCartOf(cart) })).toMatchObject({ ok: true, value: { happened: 'card-payment-needed', cardPayment } });
  });
});

it('an order that cannot be read back is placed all the same', async () => {
  const world = readyWorld();
  const shop = tinyShop(world);
  const orders: Shop['orders'] = { ...shop.orders, confirmation: () => Promise.reject(new ReplyLost()) };
  const placed = await placeOrder({ ...shop, orders })(shopper, { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES });
  expect(placed).toEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1', newCartId: 'cart-2' } });
});

describe('a reply that is lost', () => {
  it('after the order was made ends at that order', async () => {
    const world = readyWorld({ submitBreaks: 'after' });
    expect(await order(world)).toEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
    expect(world.asked.filter((question) => question.startsWith('submit'))).toHaveLength(1);
  });

  it('before anything happened stays a failure, and the shopper can try again', async () => {
    const world = readyWorld({ submitBreaks: 'before' });
    await expect(order(world)).rejects.toThrow(ReplyLost);
    world.submitBreaks = 'never';
    expect((await order(world)).ok).toBe(true);
    expect(world.orders).toHaveLength(1);
  });
});

it('orders even where the tracking event gets lost', async () => {
  const world = readyWorld();
  const tracking: Shop['tracking'] = { record: () => Promise.reject(new ReplyLost()) };
  const placed = await placeOrder({ ...tinyShop(world), tracking })(shopper, { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES });
  expect([placed.ok, world.orders.length]).toEqual([true, 1]);
});

describe('an answer without an order number', () => {
  const command = { cartId: 'cart-1', seen: seenCartOf(readyCart), ...NO_WISHES };

  it('ends at the order that the cart became', async () => {
    const shop = tinyShop(readyWorld());
    const submit: Shop['orders']['submit'] = async (who, cartId) => {
      await shop.orders.submit(who, cartId);
      return granted({});
    };
    const placed = await placeOrder({ ...shop, orders: { ...shop.orders, submit } })(shopper, command);
    expect(placed).toStrictEqual({ ok: true, value: { happened: 'order-placed', orderId: 'order-1' } });
  });

  it('is a failure where the cart is still open', async () => {
    const shop = tinyShop(readyWorld());
    const orders: Shop['orders'] = { ...shop.orders, submit: async () => granted({}) };
    await expect(placeOrder({ ...shop, orders })(shopper, command)).rejects.toThrow(OrderWithoutNumber);
  });
});
