import { AMAZON_PAY_EXCLUDED_CATEGORIES } from '@shop/domain/payments/payment-rules';
import type { Shop } from '@shop/domain/shop';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { fillBasket, resultOf } from '../testing/buy.ts';
import { ARTICLES } from '../testing/receipt.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const BASKET = '/checkout/basket/';
const SUMMARY = '/checkout/summary/';

interface Seen {
  readonly facts: { readonly isExpressAmazon: boolean; readonly loginState: string };
  readonly steps: readonly string[];
  readonly email: string | null;
  readonly selectedPaymentId: string | null;
  readonly billingAddress: { readonly street: string; readonly lastName: string } | null;
  readonly shippingAddress: { readonly street: string } | null;
  readonly billingAddresses: readonly { readonly street: string }[];
  readonly cart: { readonly id: string; readonly positionCount: number; readonly isExpressExcluded: boolean };
}

const checkoutOf = (browser: TestBrowser): Promise<Seen> =>
  resultOf(browser, '{ result: checkout { facts { isExpressAmazon loginState } steps email selectedPaymentId billingAddress { street lastName } shippingAddress { street } billingAddresses { street } cart { id positionCount isExpressExcluded } } }');

const MONEY = '{ amount currency }';
const placeOrder = async (browser: TestBrowser): Promise<{ readonly __typename: string; readonly orderId?: string; readonly url?: string }> => {
  const { cart, seen } = await resultOf<{ cart: { id: string }; seen: object }>(browser, `{ result: checkout { cart { id } seen { total ${MONEY} shippingCost ${MONEY} positionCount articleCount lines { positionId name quantity total ${MONEY} } } } }`);
  return resultOf(browser, 'mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on RedirectNeeded { orderId url } ... on OrderPlaced { orderId } } }', { input: { cartId: cart.id, seen } });
};

const leave = async (browser: TestBrowser, fields: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { statusCode, headers } = await browser.postForm('/forms/checkout-amazon', { from: BASKET, ...fields });
  expect(statusCode).toBe(303);
  return headers.location ?? '';
};

const review = async (browser: TestBrowser, session: string, query = ''): Promise<string | undefined> =>
  (await browser.get(`/amazonpay/review/?amazonCheckoutSessionId=${encodeURIComponent(session)}${query}`)).headers.location;

const back = async (browser: TestBrowser, session: string): Promise<string | undefined> =>
  (await browser.get(`/amazonpay/success/?amazonCheckoutSessionId=${encodeURIComponent(session)}`)).headers.location;

const ordersIn = ({ world }: Entered): number => world.read(({ state }) => state.mails.filter(({ template }) => template === 'order-confirmation').length);
const cancellationsIn = ({ world }: Entered): number => world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel').length);

describe.each(BACKENDS)('express payment $backend', ({ open }) => {
  let shop: OpenBackend;
  /** What becomes of the next capture: its reply may be lost, before or after it ran. */
  let captures: { calls: number; breaks: 'never' | 'before' | 'after' } = { calls: 0, breaks: 'never' };
  beforeAll(async () => {
    const counted = (honest: Shop): Shop => ({
      ...honest,
      expressPayments: {
        ...honest.expressPayments,
        complete: async (...call) => {
          captures.calls += 1;
          if (captures.breaks === 'before') throw new Error('the reply was lost');
          const completed = await honest.expressPayments.complete(...call);
          if (captures.breaks === 'after') throw new Error('the reply was lost');
          return completed;
        },
      },
    });
    shop = await open({ replacePorts: counted });
  });
  afterAll(() => shop.close());

  const enter = async (): Promise<Entered & { readonly provider: ReturnType<typeof atExpressProvider> }> => {
    captures = { calls: 0, breaks: 'never' };
    const entered = await shop.enter();
    const provider = atExpressProvider(entered.world);
    await provider.switchOn();
    return { ...entered, provider };
  };

  const atSummary = async () => {
    const entered = await enter();
    await fillBasket(entered.browser, { pencils: 2, book: 1 });
    const session = await entered.provider.approveSession(await leave(entered.browser));
    expect(await review(entered.browser, session)).toBe(SUMMARY);
    return { ...entered, session };
  };

  it('leads a guest from the basket to the summary with address, e-mail and payment, without the payment step (PAY-01, PAY-07)', async () => {
    const { browser } = await atSummary();
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: true, loginState: 'GUEST' },
      steps: ['BASKET', 'LOGIN', 'SHIPPING', 'SUMMARY'],
      email: 'erika@beispiel.example',
      selectedPaymentId: 'AMAZONPAY',
      billingAddress: { street: 'Rosenweg 12', lastName: 'Beispiel' },
    });
    expect((await browser.get('/checkout/payment/')).headers.location).toBe(SUMMARY);
  });

  it('puts the article of a product page into the basket first', async () => {
    const { browser, provider } = await enter();
    const session = await provider.approveSession(await leave(browser, { itemId: ARTICLES.pencils.itemId, quantity: '3' }));
    expect(await review(browser, session)).toBe(SUMMARY);
    expect((await checkoutOf(browser)).cart.positionCount).toBe(1);
  });

  it('orders once after the approval, however often the shopper returns (UPM-32)', async () => {
    const { browser, provider, ...entered } = await atSummary();
    const { __typename, orderId = '' } = await placeOrder(browser);
    expect(__typename).toBe('RedirectNeeded');
    const session = await provider.approvePayment(orderId);
    const confirmation = `/checkout/confirmation/?order=${orderId}`;
    expect(await Promise.all([back(browser, session), back(browser, session)])).toEqual([confirmation, confirmation]);
    expect(await back(browser, session)).toBe(confirmation);
    expect([captures.calls, ordersIn({ browser, ...entered })]).toEqual([1, 1]);
  });

  it.each(['before', 'after'] as const)('never captures again if the reply was lost %s it ran, and reads the order instead', async (breaks) => {
    const { browser, provider, ...entered } = await atSummary();
    const { orderId = '' } = await placeOrder(browser);
    const session = await provider.approvePayment(orderId);
    captures.breaks = breaks;
    const first = await back(browser, session);
    captures.breaks = 'never';
    const second = await back(browser, session);
    const isOrdered = breaks === 'after';
    expect([first, second].map((path) => path?.startsWith('/checkout/confirmation/') === true)).toEqual([isOrdered, isOrdered]);
    expect([captures.calls, ordersIn({ browser, ...entered })]).toEqual([1, isOrdered ? 1 : 0]);
  });

  it('orders nothing for a forged or foreign name, nor before the approval', async () => {
    const { browser, provider, ...entered } = await atSummary();
    const { orderId = '' } = await placeOrder(browser);
    await back(browser, 'invented');
    await back(browser, '');
    const other = await shop.enter();
    const session = await provider.approvePayment(orderId);
    expect(await back(other.browser, session)).toBe('/');
    expect(ordersIn({ browser, ...entered })).toBe(0);
    expect(await back(browser, session)).toBe(`/checkout/confirmation/?order=${orderId}`);
  });

  it('shows nobody else the address, and nobody an unfinished or invented session', async () => {
    const { browser, provider } = await enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    const url = await leave(browser);
    const unfinished = new URL(url, 'https://provider.example').searchParams.get('amazonCheckoutSessionId') ?? '';
    expect(await review(browser, unfinished)).toBe(BASKET);
    expect(await review(browser, 'invented')).toBe(BASKET);
    const session = await provider.approveSession(url);
    const other = await enter();
    await fillBasket(other.browser, { pencils: 1, book: 1 });
    expect(await review(other.browser, session)).toBe(BASKET);
    expect(await checkoutOf(other.browser)).toMatchObject({ facts: { isExpressAmazon: false, loginState: 'LOGGED_OUT' }, email: null, billingAddress: null });
  });

  it('continues on the payment step with the addresses kept if the provider declines, and is paid otherwise', async () => {
    const { browser, provider, ...entered } = await atSummary();
    const { orderId = '' } = await placeOrder(browser);
    const location = await back(browser, await provider.approvePayment(orderId, 'declines'));
    expect(location).toMatch(/^\/checkout\/payment\/\?errorCode=/u);
    await browser.get(location ?? '');
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: false }, billingAddress: { street: 'Rosenweg 12' } });
    await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "VORKASSE" }) { __typename } }');
    expect((await placeOrder(browser)).__typename).toBe('OrderPlaced');
    expect(ordersIn({ browser, ...entered })).toBe(1);
  });

  it('reports a cancelled session once, and returns to the basket, or to Prime for its checkout (PAY-11, TRACK-14)', async () => {
    const { browser, provider, ...entered } = await enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    const session = await provider.cancelSession(await leave(browser));
    expect([await review(browser, session), await review(browser, session)]).toEqual([BASKET, BASKET]);
    expect(await review(browser, session, '&checkoutType=prime')).toBe('/prime/checkout/');
    await expect.poll(() => cancellationsIn({ browser, ...entered })).toBe(1);
    expect((await checkoutOf(browser)).cart.positionCount).toBe(2);
  });

  it('asks on the shipping step for a delivery address that the shop can use, and keeps e-mail, billing address and payment', async () => {
    const { browser, provider } = await enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    const session = await provider.approveSession(await leave(browser), 'not-delivered');
    expect(await review(browser, session)).toBe('/checkout/shipping/');
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: true, loginState: 'GUEST' }, email: 'erika@beispiel.example', billingAddress: { street: 'Rosenweg 12' } });
    const ship = 'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }';
    const [billing] = (await resultOf<{ billingAddresses: readonly { id: string }[] }>(browser, '{ result: checkout { billingAddresses { id } } }')).billingAddresses;
    await resultOf(browser, ship, { input: { deliveryType: 'SAME_AS_BILLING', billingAddressId: billing?.id } });
    expect((await browser.get('/checkout/payment/')).headers.location).toBe(SUMMARY);
  });

  it('is entered through the API too, for the visitor’s own cart only (CLIENTOP-09)', async () => {
    const { browser, provider } = await enter();
    await fillBasket(browser, { pencils: 2, book: 1 });
    const amazonCheckoutSessionId = await provider.approveSession(await leave(browser));
    const { cart: { id: cartId } } = await checkoutOf(browser);
    const enterBy = async (body: object) => (await browser.postJson('/api/checkout-amazon/', body)).json<object>();
    expect(await enterBy({ amazonCheckoutSessionId, checkoutType: 'cart', cartId: 'somebody-elses' })).toEqual({ successfull: false, path: BASKET, errorMessage: 'shop.payment.express.gone' });
    expect(await enterBy({ amazonCheckoutSessionId, checkoutType: 'cart', cartId })).toEqual({ successfull: true, path: SUMMARY, errorMessage: null });
    expect((await browser.postJson('/api/checkout-amazon/', { amazonCheckoutSessionId, checkoutType: 'none', cartId })).statusCode).toBe(400);
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: true }, selectedPaymentId: 'AMAZONPAY' });
  });

  it('is aborted: payment and addresses are gone, the lines stay, the payment step is back (PAY-08, CLIENTOP-10)', async () => {
    const { browser, session } = await atSummary();
    const { cart: { id: cartId } } = await checkoutOf(browser);
    const abort = async (body: object) => (await browser.postJson('/api/abort-amazon/', body)).json<object>();
    expect(await abort({ checkoutType: 'cart', cartId: 'somebody-elses' })).toMatchObject({ successfull: false });
    expect(await abort({ checkoutType: 'prime', cartId })).toEqual({ successfull: true, path: '/prime/checkout/', errorMessage: null });
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: false }, selectedPaymentId: null, billingAddress: null, shippingAddress: null, billingAddresses: [], cart: { id: cartId, positionCount: 2 } });
    expect((await checkoutOf(browser)).steps).toContain('PAYMENT');
    expect(await review(browser, session)).toBe(BASKET);
  });

  it('is left by a plain form on the summary (PAY-08)', async () => {
    const { browser } = await atSummary();
    const { statusCode, headers } = await browser.postForm('/forms/abort-amazon', {});
    expect([statusCode, headers.location]).toEqual([303, '/checkout/shipping/']);
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: false }, billingAddress: null, cart: { positionCount: 2 } });
  });

  it('keeps a customer’s account; the addresses are saved for this order, and removed with it', async () => {
    const { browser, provider } = await enter();
    const { identifier, password } = PERSONAS.existing;
    await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
    await fillBasket(browser, { pencils: 2, book: 1 });
    const before = await checkoutOf(browser);
    const session = await provider.approveSession(await leave(browser));
    for (let times = 0; times < 2; times += 1) expect(await review(browser, session)).toBe(SUMMARY);
    expect(await checkoutOf(browser)).toMatchObject({ facts: { loginState: 'CUSTOMER', isExpressAmazon: true }, email: before.email, billingAddress: { street: 'Rosenweg 12' } });
    expect((await checkoutOf(browser)).billingAddresses).toHaveLength(before.billingAddresses.length + 1);
    await browser.postForm('/forms/abort-amazon', {});
    expect((await checkoutOf(browser)).billingAddresses).toEqual(before.billingAddresses);
  });

  it('is refused by the server while it is switched off, and for excluded articles (PAY-09, FLAG-03)', async () => {
    const off = await shop.enter();
    await fillBasket(off.browser, { pencils: 2, book: 1 });
    expect(await leave(off.browser)).toBe(BASKET);
    expect(await resultOf(off.browser, '{ result: isExpressPaymentOn }')).toBe(false);
    const on = await enter();
    expect(await resultOf(on.browser, '{ result: isExpressPaymentOn }')).toBe(true);
    const itemId = on.world.read(({ goods }) => goods.productsIn(AMAZON_PAY_EXCLUDED_CATEGORIES[5])[0]?.items[0]?.itemId ?? '');
    await resultOf(on.browser, 'mutation Fill($items: [AddToCartInput!]!) { result: addToCart(items: $items) { __typename } }', { items: [{ itemId, quantity: 1 }] });
    expect((await checkoutOf(on.browser)).cart.isExpressExcluded).toBe(true);
    expect(await leave(on.browser)).toBe(BASKET);
  });

  it('is not offered on the business shop (PAY-09)', async () => {
    const { browser, world } = await shop.enter('educational.localhost:8080');
    await atExpressProvider(world).switchOn();
    expect(await resultOf(browser, '{ result: isExpressPaymentOn }')).toBe(false);
  });
});
