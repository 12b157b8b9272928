import { describe, expect, it } from 'vitest';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { ProvidedAddress, ProvidedAddresses } from '../payments/express-payment.ts';
import type { ExpressPayments, SessionRefusal } from '../payments/express-payments.port.ts';
import { granted, refused } from '../shared/result.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { enterExpress } from './enter-express.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';

const HOME: ProvidedAddress = {
  firstname: 'Erika',
  lastname: 'Beispiel',
  streetAndNumber: 'Rosenweg 12',
  postcode: '10435',
  city: 'Berlin',
  country: 'DE',
};
const ABROAD: ProvidedAddress = { ...HOME, postcode: '67000', city: 'Strasbourg', country: 'FR' };
const AMAZON_PAY = {
  paymentId: 'AMAZONPAY',
  displayName: 'Amazon Pay',
  description: '',
  selected: false,
  enabled: true,
  icons: [],
  isPrepaid: false,
};
const COMMAND = { cartId: 'cart-1', checkoutType: 'cart', sessionId: 'session-1' } as const;
const CANCELLED: SessionRefusal = { because: 'session-cancelled' };
const EARLIER = { checkoutType: 'cart', sessionId: 'session-0', addressIds: ['address-0'] } as const;

interface Start {
  readonly state?: Partial<StubState>;
  /** What the shopper chose at the provider, or why the provider says nothing. */
  readonly chosen?: Partial<ProvidedAddresses> | SessionRefusal;
  readonly memories?: readonly Remembered[];
  readonly loginState?: 'logged-out' | 'customer';
}

/** A shopper with a basket who is back from the provider. */
const back = ({ state: overrides, chosen = {}, memories = [], loginState = 'logged-out' }: Start = {}) => {
  const state = stubState({ carts: [aCart({ shippers: [aShipper()] })], methods: [AMAZON_PAY], ...overrides });
  const provided: ProvidedAddresses = {
    email: 'erika@beispiel.example',
    billingAddress: HOME,
    shippingAddress: HOME,
    ...('because' in chosen ? {} : chosen),
  };
  const expressPayments = portWith<ExpressPayments>({
    addresses: async () => ('because' in chosen ? refused(chosen) : granted(provided)),
  });
  const attempts = inMemoryAttempts();
  const visit = aVisit(aShopper({ loginState }), ...memories);
  const ports = { ...stubShop(state), expressPayments, attempts };
  return { state, visit, ports, attempts, enter: enterExpress(ports, visit) };
};

describe('the return from the Amazon-style provider before the order', () => {
  it('leads to the summary, and the browser remembers the express checkout and its guest (CLIENTOP-09)', async () => {
    const { visit, enter } = back();
    expect(await enter(COMMAND)).toEqual({ path: '/checkout/summary/', isEntered: true });
    expect([visit.shopper.loginState, visit.read(LOGIN_OPTION)]).toEqual(['guest', undefined]);
    expect(visit.read(EXPRESS_CHECKOUT)).toEqual({ ...COMMAND, addressIds: [] });
  });

  it('makes a guest until the browser is closed: the next person at it is somebody else', async () => {
    const { visit, enter } = back();
    await enter(COMMAND);
    expect([visit.shopper.userId, visit.staysSignedIn]).toEqual(['user-2', false]);
  });

  it('asks a visitor for an address whom the shop cannot make a guest, without asking for a login', async () => {
    const { visit, enter } = back({ chosen: { billingAddress: ABROAD, shippingAddress: ABROAD } });
    expect(await enter(COMMAND)).toEqual({
      path: '/checkout/shipping/?errorCode=express-incomplete',
      messageKey: 'shop.payment.express.incomplete',
      isEntered: true,
    });
    expect([visit.shopper.loginState, visit.read(LOGIN_OPTION)]).toEqual(['logged-out', 'guest']);
  });

  it('leads to the other ways to pay if the shop does not accept this one any longer (PAY-09)', async () => {
    expect(await back({ state: { methods: [] } }).enter(COMMAND)).toEqual({
      path: '/checkout/payment/?errorCode=express-unavailable',
      messageKey: 'shop.payment.express.unavailable',
      isEntered: false,
    });
  });

  it('leads to the basket if nothing is left in it', async () => {
    const { enter } = back({ state: { carts: [aCart({ positions: [], shippers: [aShipper()] })] } });
    expect(await enter(COMMAND)).toEqual({ path: '/checkout/basket/', isEntered: true });
  });

  it('remembers which addresses were saved for it, also those of an earlier return for the same cart', async () => {
    const { visit, enter } = back({
      loginState: 'customer',
      memories: [remembered(EXPRESS_CHECKOUT, { ...EARLIER, cartId: 'cart-1' })],
    });
    await enter(COMMAND);
    expect(visit.read(EXPRESS_CHECKOUT)?.addressIds).toEqual(['address-0', 'address-1']);
  });

  it('forgets the addresses that were saved for another cart', async () => {
    const { visit, enter } = back({
      loginState: 'customer',
      memories: [remembered(EXPRESS_CHECKOUT, { ...EARLIER, cartId: 'cart-0' })],
    });
    await enter(COMMAND);
    expect(visit.read(EXPRESS_CHECKOUT)?.addressIds).toEqual(['address-1']);
  });

  it('leaves a customer a customer', async () => {
    const { visit, enter } = back({ loginState: 'customer' });
    await enter(COMMAND);
    expect([visit.shopper.loginState, visit.slotNames()]).toEqual(['customer', ['expressCheckout']]);
  });

  it.each(['invented', ''])('with the name %j knows no session, and leads to the basket', async (sessionId) => {
    const { visit, enter, state } = back({ chosen: { because: 'no-such-session' } });
    expect(await enter({ ...COMMAND, sessionId })).toEqual({
      path: '/checkout/basket/?errorCode=express-gone',
      messageKey: 'shop.payment.express.gone',
      isEntered: false,
    });
    expect([visit.slotNames(), visit.shopper.loginState, state.events]).toEqual([[], 'logged-out', []]);
  });

  it('starts over with the same basket if the reply to the registration was lost', async () => {
    const { visit, enter, state } = back({ state: { replies: { 'register-guest': ['lost'] } } });
    expect(await enter(COMMAND)).toEqual({
      path: '/checkout/basket/?errorCode=express-started-over',
      messageKey: 'shop.session.startedOver',
      isEntered: false,
    });
    expect([visit.shopper.loginState, visit.shopper.cartId, visit.slotNames()]).toEqual(['logged-out', 'cart-2', []]);
    expect(state.carts.find(({ id }) => id === 'cart-2')?.positions.map(({ itemId }) => itemId)).toEqual(['item-1']);
  });
});

describe('the return of a cancelled express session', () => {
  it.each([
    ['cart', '/checkout/basket/?errorCode=cancelled'],
    ['prime', '/prime/checkout/?errorCode=cancelled'],
  ] as const)('of the %s leads to %s, and says so (PAY-11)', async (checkoutType, path) => {
    const { visit, enter } = back({ chosen: CANCELLED });
    expect(await enter({ ...COMMAND, checkoutType })).toEqual({
      path,
      messageKey: 'shop.payment.cancelled',
      isEntered: false,
    });
    expect(visit.slotNames()).toEqual([]);
  });

  it('is reported to statistics once, however often it is opened in a day (TRACK-14)', async () => {
    const { enter, state, attempts } = back({ chosen: CANCELLED });
    for (const ms of [0, 60_000, 86_339_999]) {
      attempts.forward(ms);
      await enter(COMMAND);
      expect(state.events).toEqual([{ name: 'payment_cancel', paymentId: 'AMAZONPAY' }]);
    }
  });

  it('is reported for each session by itself (TRACK-14)', async () => {
    const { enter, state } = back({ chosen: CANCELLED });
    for (const sessionId of ['session-1', 'session-2']) await enter({ ...COMMAND, sessionId });
    expect(state.events).toHaveLength(2);
  });

  it('leads back while it cannot be reported', async () => {
    const { ports, visit, state } = back({ chosen: CANCELLED });
    const attempts = { ...ports.attempts, count: () => Promise.reject(new ReplyLost()) };
    expect(await enterExpress({ ...ports, attempts }, visit)(COMMAND)).toMatchObject({
      path: '/checkout/basket/?errorCode=cancelled',
    });
    expect(state.events).toEqual([]);
  });
});
