import { describe, expect, it } from 'vitest';
import type { SubmitRefusal } from '../orders/orders.port.ts';
import { money } from '../shared/money.ts';
import { refused } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { placeOrder } from './place-order.ts';
import { OrderWithoutNumber } from './submit-cart.ts';

const readyCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  shippingCost: money(495),
  selectedPayment: 'INVOICE',
});
const wishes = { comment: 'Bitte klingeln', newsletter: true };
const readyWorld = (said: Partial<StubState> = {}): StubState => stubState({ carts: [readyCart], ...said });
const order = (shop: ReturnType<typeof stubShop>, cart = readyCart) =>
  placeOrder(shop)(aShopper({ loginState: 'customer' }), { cartId: 'cart-1', seen: seenCartOf(cart), ...wishes });

/** A shop that does something before its reply to a submission arrives. */
const meanwhile = (state: StubState, happens: () => void): ReturnType<typeof stubShop> => {
  const shop = stubShop(state);
  const submit: Shop['orders']['submit'] = async (...args) => {
    const result = await shop.orders.submit(...args);
    happens();
    return result;
  };
  return { ...shop, orders: { ...shop.orders, submit } };
};

describe('a submission that the shop refuses', () => {
  const refusing = (state: StubState, refusal: SubmitRefusal) => {
    const shop = stubShop(state);
    return { ...shop, orders: { ...shop.orders, submit: async () => refused(refusal) } };
  };
  const leadsTo = (path: string, notice: string) => ({
    because: 'not-ready',
    redirect: { action: 'redirect', path, noticeKind: 'warning', notice },
  });
  const heldBefore = { orderComment: '', newsletterChosen: false };
  const heldAfterwards = { orderComment: 'Bitte klingeln', newsletterChosen: true };

  it.each<[SubmitRefusal, object, object]>([
    [{ because: 'cart-not-found' }, { because: 'session-expired' }, heldBefore],
    [{ because: 'not-ready' }, leadsTo('/checkout/shipping/', 'shop.order.notReady'), heldBefore],
    [
      { because: 'not-ready', missing: 'articles' },
      leadsTo('/checkout/basket/', 'shop.order.missing.articles'),
      heldBefore,
    ],
    [
      { because: 'not-ready', missing: 'address' },
      leadsTo('/checkout/shipping/', 'shop.order.missing.address'),
      heldBefore,
    ],
    [
      { because: 'not-ready', missing: 'carrier' },
      leadsTo('/checkout/shipping/', 'shop.order.missing.carrier'),
      heldBefore,
    ],
    [
      { because: 'not-ready', missing: 'carrier-details' },
      leadsTo('/checkout/shipping/', 'shop.order.missing.carrierDetails'),
      heldBefore,
    ],
    [
      { because: 'not-ready', missing: 'buyer-reference' },
      leadsTo('/checkout/payment/', 'shop.payment.buyerReference.required'),
      heldBefore,
    ],
    [
      { because: 'not-ready', missing: 'payment' },
      { because: 'not-ready', redirect: { action: 'redirect', path: '/checkout/payment/?errorCode=not-possible' } },
      heldBefore,
    ],
    [
      { because: 'already-submitted', orderId: 'order-9' },
      { because: 'already-submitted', orderId: 'order-9' },
      heldAfterwards,
    ],
  ])(
    'with %j is reported as %j, and undoes comment and newsletter unless the cart is an order',
    async (refusal, expected, held) => {
      const state = readyWorld();
      expect(await order(refusing(state, refusal))).toEqual({ ok: false, refusal: expected });
      expect(state.carts[0]).toMatchObject(held);
      expect(state.events.map(({ name }) => name)).toEqual(['checkout_submit']);
    },
  );

  it('because a deal ended after the check, lists what has changed, and orders nothing (DEAL-07, SUBM-02)', async () => {
    const state = readyWorld();
    const shop = stubShop(state);
    const ended = { positions: [aPosition({ quantity: 2, pricePerUnit: money(699) })], total: money(1893) };
    const submit: Shop['orders']['submit'] = async () => {
      state.carts = [{ ...readyCart, ...ended }];
      return refused({ because: 'not-ready' });
    };
    const placed = await order({ ...shop, orders: { ...shop.orders, submit } });
    expect(placed).toMatchObject({
      ok: false,
      refusal: {
        because: 'cart-changed',
        changes: [
          { what: 'line-price', was: money(998), is: money(1398) },
          { what: 'total', is: money(1893) },
        ],
      },
    });
    expect(state.orders).toEqual([]);
  });

  it('is reported as a payment error without a payment method if none was needed', async () => {
    const payless = { ...readyCart, basketValue: money(0) };
    const { selectedPayment: _none, ...unpaid } = payless;
    const state = readyWorld({ carts: [unpaid], submission: { errorMessage: 'shop.payment.declined' } });
    await order(stubShop(state), unpaid);
    expect(state.events.at(-1)).toEqual({ name: 'payment_error', paymentId: '', message: 'shop.payment.declined' });
  });
});

describe('an unseen shipping cost', () => {
  const dearer = { shippingCost: money(995) };
  const change = { what: 'shipping-cost', was: money(495), is: money(995) };

  it('stops the order', async () => {
    const state = readyWorld({ carts: [{ ...readyCart, ...dearer }] });
    expect(await order(stubShop(state))).toMatchObject({
      ok: false,
      refusal: { because: 'cart-changed', changes: [change], cart: dearer },
    });
    expect(state.orders).toEqual([]);
  });

  it('sends nobody to a provider, even if it was added during the submission', async () => {
    const state = readyWorld({ changeAtSubmit: dearer, submission: { redirectUrl: 'https://wallet.example/' } });
    expect(await order(stubShop(state))).toMatchObject({
      ok: false,
      refusal: { because: 'cart-changed', changes: [change], cart: dearer },
    });
  });
});

describe('a shopper on the way to a provider', () => {
  const submission = { redirectUrl: 'https://wallet.example/' };
  const onTheWay = { ok: true, value: { happened: 'redirect-needed', url: 'https://wallet.example/' } };

  it('continues if the cart is an order by then: it no longer changes', async () => {
    const state = readyWorld({ changeAtSubmit: { submitted: true, total: money(1) }, submission });
    expect(await order(stubShop(state))).toMatchObject(onTheWay);
  });

  it('continues if the shop no longer shows the cart', async () => {
    const state = readyWorld({ submission });
    const shop = meanwhile(state, () => {
      state.carts = [];
    });
    expect(await order(shop)).toMatchObject(onTheWay);
  });
});

it('a reply without an order number about a missing cart is a failure of the shop', async () => {
  const state = readyWorld();
  const shop = stubShop(state);
  const submit: Shop['orders']['submit'] = async () => {
    state.carts = [];
    return { ok: true, value: {} };
  };
  await expect(order({ ...shop, orders: { ...shop.orders, submit } })).rejects.toThrow(OrderWithoutNumber);
});
