import { AMAZON_PAY_EXCLUDED_CATEGORIES } from '@shop/domain/payments/payment-rules';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { changeCart, fillBasket, resultOf } from '../testing/buy.ts';
import {
  atExpressSummary,
  BASKET,
  cancellationsIn,
  checkoutOf,
  enterWithExpress,
  leave,
  review,
  SUMMARY,
} from '../testing/express-payment.ts';
import { ARTICLES } from '../testing/receipt.ts';

const GONE = `${BASKET}?errorCode=express-gone`;
const CANCELLED = `${BASKET}?errorCode=cancelled`;

describe.each(BACKENDS)('express payment $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('leads a guest from the basket to the summary with address, e-mail and payment, without the payment step (PAY-01, PAY-07)', async () => {
    const { browser } = await atExpressSummary(shop);
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: true, loginState: 'guest' },
      steps: ['basket', 'login', 'shipping', 'summary'],
      email: 'erika@beispiel.example',
      selectedPaymentId: 'AMAZONPAY',
      billingAddress: { street: 'Rosenweg 12', lastName: 'Beispiel' },
    });
    expect((await browser.get('/checkout/payment/')).headers.location).toBe(SUMMARY);
  });

  it('puts the article of a product page into the basket first', async () => {
    const { browser, provider } = await enterWithExpress(shop);
    const session = await provider.approveSession(
      await leave(browser, { itemId: ARTICLES.pencils.itemId, quantity: '3' }),
    );
    expect(await review(browser, session)).toBe(SUMMARY);
    expect((await checkoutOf(browser)).cart.positionCount).toBe(1);
  });

  it.each([
    ['what is no quantity', { quantity: 'drei' }, { kind: 'warning', messageKey: 'shop.form.error.quantity' }],
    ['an article that is gone', { itemId: 'gone' }, { kind: 'error', messageKey: 'vue.cart.error.somethingWentWrong' }],
  ])('puts %s into no basket, and says so on the product page', async (_, wrong, told) => {
    const { browser } = await enterWithExpress(shop);
    await fillBasket(browser, { pencils: 2, book: 1 });
    const page = '/prod/1011019/';
    expect(await leave(browser, { from: page, itemId: ARTICLES.pencils.itemId, ...wrong })).toBe(page);
    expect((await browser.get(page)).body).toContain(`"toasts":[${JSON.stringify(told).slice(0, -1)}`);
    expect((await checkoutOf(browser)).cart.positionCount).toBe(2);
  });

  it('says on a product page that it is not offered', async () => {
    const { browser } = await shop.enter();
    const page = '/prod/1011019/';
    expect(await leave(browser, { from: page, itemId: ARTICLES.pencils.itemId })).toBe(page);
    expect((await browser.get(page)).body).toContain(
      '"toasts":[{"kind":"error","messageKey":"shop.payment.express.unavailable"',
    );
  });

  it('shows nobody else the address, and nobody an unfinished or invented session', async () => {
    const { browser, provider } = await enterWithExpress(shop);
    await fillBasket(browser, { pencils: 2, book: 1 });
    const url = await leave(browser);
    const unfinished = new URL(url, 'https://provider.example').searchParams.get('amazonCheckoutSessionId') ?? '';
    expect(await review(browser, unfinished)).toBe(GONE);
    expect(await review(browser, 'invented')).toBe(GONE);
    const session = await provider.approveSession(url);
    const other = await enterWithExpress(shop);
    await fillBasket(other.browser, { pencils: 1, book: 1 });
    expect(await review(other.browser, session)).toBe(GONE);
    expect(await checkoutOf(other.browser)).toMatchObject({
      facts: { isExpressAmazon: false, loginState: 'logged-out' },
      email: null,
      billingAddress: null,
    });
  });

  it('reports a cancelled session once, and returns to the basket, or to Prime for its checkout (PAY-11, TRACK-14)', async () => {
    const { browser, provider, ...entered } = await enterWithExpress(shop);
    await fillBasket(browser, { pencils: 2, book: 1 });
    const session = await provider.cancelSession(await leave(browser));
    expect([await review(browser, session), await review(browser, session)]).toEqual([CANCELLED, CANCELLED]);
    expect(await review(browser, session, '&checkoutType=prime')).toBe('/prime/checkout/?errorCode=cancelled');
    await expect.poll(() => cancellationsIn({ browser, ...entered })).toBe(1);
    expect((await checkoutOf(browser)).cart.positionCount).toBe(2);
  });

  it('asks on the shipping step for a delivery address that the shop can use, and keeps e-mail, billing address and payment', async () => {
    const { browser, provider } = await enterWithExpress(shop);
    await fillBasket(browser, { pencils: 2, book: 1 });
    const session = await provider.approveSession(await leave(browser), 'not-delivered');
    expect(await review(browser, session)).toBe('/checkout/shipping/?errorCode=express-incomplete');
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: true, loginState: 'guest' },
      email: 'erika@beispiel.example',
      billingAddress: { street: 'Rosenweg 12' },
    });
    const ship = 'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }';
    const [billing] = (
      await resultOf<{ billingAddresses: readonly { id: string }[] }>(
        browser,
        '{ result: checkout { billingAddresses { id } } }',
      )
    ).billingAddresses;
    await resultOf(browser, ship, { input: { deliveryType: 'sameAsBilling', billingAddressId: billing?.id } });
    expect((await browser.get('/checkout/payment/')).headers.location).toBe(SUMMARY);
  });

  it('is entered through the API too, for the visitor’s own cart only (CLIENTOP-09)', async () => {
    const { browser, provider } = await enterWithExpress(shop);
    await fillBasket(browser, { pencils: 2, book: 1 });
    const amazonCheckoutSessionId = await provider.approveSession(await leave(browser));
    const {
      cart: { id: cartId },
    } = await checkoutOf(browser);
    const enterBy = async (body: object) => (await browser.postJson('/api/checkout-amazon/', body)).json<object>();
    expect(await enterBy({ amazonCheckoutSessionId, checkoutType: 'cart', cartId: 'somebody-elses' })).toEqual({
      successfull: false,
      path: GONE,
      errorMessage: 'shop.payment.express.gone',
    });
    expect(await enterBy({ amazonCheckoutSessionId, checkoutType: 'cart', cartId })).toEqual({
      successfull: true,
      path: SUMMARY,
      errorMessage: null,
    });
    expect(
      (await browser.postJson('/api/checkout-amazon/', { amazonCheckoutSessionId, checkoutType: 'none', cartId }))
        .statusCode,
    ).toBe(400);
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: true },
      selectedPaymentId: 'AMAZONPAY',
    });
  });

  it('is aborted: payment and addresses are gone, the lines stay, the payment step is back (PAY-08, CLIENTOP-10)', async () => {
    const { browser, session } = await atExpressSummary(shop);
    const {
      cart: { id: cartId },
    } = await checkoutOf(browser);
    const abort = async (body: object) => (await browser.postJson('/api/abort-amazon/', body)).json<object>();
    expect(await abort({ checkoutType: 'cart', cartId: 'somebody-elses' })).toEqual({
      successfull: false,
      path: '/checkout/basket/',
      errorMessage: 'shop.error.sessionExpired',
    });
    expect(await abort({ checkoutType: 'prime', cartId })).toEqual({
      successfull: true,
      path: '/prime/checkout/',
      errorMessage: null,
    });
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: false },
      selectedPaymentId: null,
      billingAddress: null,
      shippingAddress: null,
      billingAddresses: [],
      cart: { id: cartId, positionCount: 2 },
    });
    expect((await checkoutOf(browser)).steps).toContain('payment');
    expect(await review(browser, session)).toBe(GONE);
  });

  it('is left by a plain form on the summary (PAY-08)', async () => {
    const { browser } = await atExpressSummary(shop);
    const { statusCode, headers } = await browser.postForm('/forms/abort-amazon', {});
    expect([statusCode, headers.location]).toEqual([303, '/checkout/shipping/']);
    expect((await browser.get('/checkout/shipping/')).body).toContain(
      '"toasts":[{"kind":"info","messageKey":"shop.payment.express.aborted"}]',
    );
    expect((await browser.postForm('/forms/abort-amazon', {})).headers.location).toBe('/checkout/payment/');
    expect((await browser.get('/checkout/shipping/')).body).toContain('"toasts":[]');
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { isExpressAmazon: false },
      billingAddress: null,
      cart: { positionCount: 2 },
    });
  });

  it('keeps a customer’s account; the addresses are saved for this order, and removed with it', async () => {
    const { browser, provider } = await enterWithExpress(shop);
    const { identifier, password } = PERSONAS.existing;
    await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
    await fillBasket(browser, { pencils: 2, book: 1 });
    const before = await checkoutOf(browser);
    const session = await provider.approveSession(await leave(browser));
    for (let times = 0; times < 2; times += 1) expect(await review(browser, session)).toBe(SUMMARY);
    expect(await checkoutOf(browser)).toMatchObject({
      facts: { loginState: 'customer', isExpressAmazon: true },
      email: before.email,
      billingAddress: { street: 'Rosenweg 12' },
    });
    expect((await checkoutOf(browser)).billingAddresses).toHaveLength(before.billingAddresses.length + 1);
    await browser.postForm('/forms/abort-amazon', {});
    expect((await checkoutOf(browser)).billingAddresses).toEqual(before.billingAddresses);
  });

  /** A customer in the middle of two checkouts: of the basket by express, and of Prime. */
  const amidTwoCheckouts = async () => {
    const { browser, provider } = await enterWithExpress(shop);
    const { identifier, password } = PERSONAS.existing;
    await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
    await fillBasket(browser, { pencils: 2, book: 1 });
    await review(browser, await provider.approveSession(await leave(browser)));
    await browser.postForm('/forms/prime-start', { abo: 'prime-12' });
    const statusOf = async (path: string) => (await browser.get(path)).statusCode;
    return { browser, statusOf };
  };
  const BY_EXPRESS = {
    facts: { isExpressAmazon: true },
    selectedPaymentId: 'AMAZONPAY',
    billingAddress: { street: 'Rosenweg 12' },
    cart: { positionCount: 2 },
  };

  it('goes on while Prime is paid for, whether that payment ends without money or makes a member', async () => {
    const { browser, statusOf } = await amidTwoCheckouts();
    for (const code of ['declined', 'outdated', '21000073']) {
      expect(await statusOf(`/prime/checkout/?errorCode=${code}`)).toBe(200);
      expect(await checkoutOf(browser)).toMatchObject(BY_EXPRESS);
    }
    await browser.postForm('/forms/prime-subscribe', {
      abo: 'prime-12',
      price: '4900',
      currency: 'EUR',
      paymentId: 'RECHNUNG',
    });
    expect([await statusOf('/prime/checkout/'), await statusOf(SUMMARY)]).toEqual([302, 200]);
    expect(await checkoutOf(browser)).toMatchObject(BY_EXPRESS);
  });

  it('ends where its own payment ended without money, so that another one can be chosen, and Prime goes on', async () => {
    const { browser, statusOf } = await amidTwoCheckouts();
    expect(await statusOf('/checkout/payment/')).toBe(302);
    expect(await statusOf('/checkout/payment/?errorCode=outdated')).toBe(200);
    expect(await checkoutOf(browser)).toMatchObject({ facts: { isExpressAmazon: false }, cart: { positionCount: 2 } });
    expect([await statusOf('/checkout/payment/'), await statusOf('/prime/checkout/')]).toEqual([200, 200]);
  });

  it('is refused by the server while it is switched off, and for excluded articles (PAY-09, FLAG-03)', async () => {
    const off = await shop.enter();
    await fillBasket(off.browser, { pencils: 2, book: 1 });
    expect(await leave(off.browser)).toBe(`${BASKET}?errorCode=express-unavailable`);
    expect(await resultOf(off.browser, '{ result: isExpressPaymentOn }')).toBe(false);
    const on = await enterWithExpress(shop);
    expect(await resultOf(on.browser, '{ result: isExpressPaymentOn }')).toBe(true);
    const itemId = on.world.read(
      ({ goods }) => goods.productsIn(AMAZON_PAY_EXCLUDED_CATEGORIES[5])[0]?.items[0]?.itemId ?? '',
    );
    await changeCart(on.browser, [{ do: 'add-position', itemId, quantity: 1 }]);
    expect((await checkoutOf(on.browser)).cart.isExpressExcluded).toBe(true);
    expect(await leave(on.browser)).toBe(`${BASKET}?errorCode=express-unavailable`);
  });

  it('is not offered on the business shop (PAY-09)', async () => {
    const { browser, world } = await shop.enter('educational.localhost:8080');
    await atExpressProvider(world).switchOn();
    expect(await resultOf(browser, '{ result: isExpressPaymentOn }')).toBe(false);
  });
});
