import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import type { PaymentOutcome } from '@shop/fakes/payments/provider-payment';
import { delayNotice, LATE_NOTICE_MS } from '@shop/fakes/orders/late-payment-notice';
import { settlePayment } from '@shop/fakes/orders/settle-payment';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf, lookUp } from '@shop/fakes/worlds/persistent-map';
import { put } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { fillBasket } from '../testing/buy.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const LANDING = '/prime/';
const CHECKOUT = '/prime/checkout/';
const REFUSED = '/prime/?fromPrimeCheckout=true';
const RETURN = '/computop/success/?checkoutType=prime';
const YEAR = { abo: 'prime-12', price: '4900', currency: 'EUR' };
const { existing: anna } = PERSONAS;

const logIn = (browser: TestBrowser): Promise<unknown> =>
  browser.postJson('/api/login-action/', {
    formData: { email: anna.identifier, password: anna.password },
    mergeCart: false,
  });

const start = (browser: TestBrowser, abo = 'prime-12') => browser.postForm('/forms/prime-start', { abo });

const locationOf = async (
  reply: Promise<{ readonly statusCode: number; readonly headers: { readonly location?: string | undefined } }>,
): Promise<string> => {
  const { statusCode, headers } = await reply;
  return headers.location === undefined ? String(statusCode) : `${statusCode} ${headers.location}`;
};

const subscribe = (browser: TestBrowser, paymentId: string, other: Readonly<Record<string, string>> = {}) =>
  browser.postForm('/forms/prime-subscribe', { ...YEAR, paymentId, ...other });

const SUBSCRIBE = `mutation S($input: SubscribeToPrimeInput!) { result: subscribeToPrime(input: $input) { __typename
  ... on PrimeJoined { path } ... on CardPaymentNeeded { orderId url fields { name value } } ... on RedirectNeeded { url } ... on PrimeRefused { messageKey leadsTo: path } } }`;

const order = async (browser: TestBrowser, paymentId: string, amount = 4900) =>
  (await browser.query(SUBSCRIBE, { input: { abo: 'prime-12', paymentId, price: { amount, currency: 'EUR' } } })).json<{
    data: { result: Readonly<Record<string, unknown>> };
  }>().data.result;

const polled = async (browser: TestBrowser): Promise<string | null> =>
  (await browser.query('{ paymentReturn(isPrime: true) { leadsTo } }')).json<{
    data: { paymentReturn: { leadsTo: string | null } };
  }>().data.paymentReturn.leadsTo;

const statusIn = ({ world }: Entered) =>
  world.read(({ state }) => {
    const user = lookUp(state.users, anna.account.userId);
    return user?.kind === 'customer' ? [user.prime.status, user.prime.abo] : [];
  });
const subscriptionsIn = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.primeSubscriptions).map(([id]) => id));
const welcomesIn = ({ world }: Entered) =>
  world.read(({ state }) => state.mails.filter(({ template }) => template === 'prime-welcome').length);
const cancelEvents = ({ world }: Entered) =>
  world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel'));

describe.each(BACKENDS)('Prime, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** A customer who has started the checkout. */
  const starting = async (): Promise<Entered> => {
    const entered = await shop.enter();
    await logIn(entered.browser);
    await start(entered.browser);
    return entered;
  };

  const payingBy = async (
    paymentId: string,
  ): Promise<Entered & { readonly subscriptionId: string; readonly end: (outcome: PaymentOutcome) => void }> => {
    const entered = await starting();
    await subscribe(entered.browser, paymentId);
    const [subscriptionId = ''] = subscriptionsIn(entered);
    return {
      ...entered,
      subscriptionId,
      end: (outcome) => entered.world.run((tx) => settlePayment(tx, subscriptionId, outcome)),
    };
  };

  describe('the checkout', () => {
    it('is entered from the landing page only (GUARD-32, ROUTE-05)', async () => {
      const { browser } = await shop.enter();
      expect(await locationOf(browser.get(LANDING))).toBe('200');
      expect(await locationOf(browser.get(CHECKOUT))).toBe(`302 ${REFUSED}`);
      expect(await locationOf(start(browser))).toBe(`303 ${CHECKOUT}`);
      expect(await locationOf(browser.get(CHECKOUT))).toBe('200');
    });

    it('believes no cookie that the gateway has not signed (GUARD-32)', async () => {
      const { browser } = await shop.enter();
      browser.cookies.set('primeCheckout', 'eyJhdHRlbXB0IjoieCIsImFibyI6InByaW1lLTEyIn0');
      expect(await locationOf(browser.get(CHECKOUT))).toBe(`302 ${REFUSED}`);
    });

    it('orders nothing that was not started, and nothing without a payment', async () => {
      const entered = await shop.enter();
      await logIn(entered.browser);
      expect(await locationOf(subscribe(entered.browser, 'RECHNUNG'))).toBe(`303 ${REFUSED}`);
      expect(await order(entered.browser, 'RECHNUNG')).toEqual({
        __typename: 'PrimeRefused',
        messageKey: 'shop.prime.notStarted',
        leadsTo: REFUSED,
      });
      await start(entered.browser);
      expect(await locationOf(subscribe(entered.browser, ''))).toBe(`303 ${CHECKOUT}`);
      expect((await entered.browser.get(CHECKOUT)).body).toContain('vue.checkout.paymentStep.errorNoPaymentSelected');
      expect(statusIn(entered)).toEqual(['NONE', undefined]);
    });

    it('needs a customer', async () => {
      const entered = await shop.enter();
      await start(entered.browser);
      expect(await locationOf(subscribe(entered.browser, 'RECHNUNG'))).toBe(`303 ${CHECKOUT}`);
      expect(await order(entered.browser, 'RECHNUNG')).toEqual({
        __typename: 'PrimeRefused',
        messageKey: 'shop.prime.notCustomer',
        leadsTo: null,
      });
    });

    it('orders at no other price than the one that was shown', async () => {
      const entered = await starting();
      expect(await order(entered.browser, 'RECHNUNG', 4800)).toEqual({
        __typename: 'PrimeRefused',
        messageKey: 'shop.prime.offerChanged',
        leadsTo: null,
      });
      for (const price of ['4800', '49e2', '0x1324', ' 4900', '4900.0', ''])
        expect(await locationOf(subscribe(entered.browser, 'RECHNUNG', { price }))).toBe(`303 ${CHECKOUT}`);
      expect(statusIn(entered)).toEqual(['NONE', undefined]);
    });

    it.each(['forms', 'scripts'])(
      'makes a member at once who pays later, once however often the button is pressed, and leaves the cart alone: with %s (PRIME-01, SUBM-12)',
      async (how) => {
        const entered = await starting();
        const { browser } = entered;
        await fillBasket(browser, { pencils: 2, book: 1 });
        const cartOf = async () => (await browser.query('{ cart { id articleCount } }')).body;
        const before = await cartOf();
        const press = async (): Promise<unknown> =>
          how === 'forms' ? locationOf(subscribe(browser, 'RECHNUNG')) : order(browser, 'RECHNUNG');
        const joined = how === 'forms' ? `303 ${LANDING}` : { __typename: 'PrimeJoined', path: LANDING };
        expect(await Promise.all([press(), press()])).toEqual([joined, joined]);
        expect([statusIn(entered), subscriptionsIn(entered).length, welcomesIn(entered)]).toEqual([
          ['ACTIVE', 'prime-12'],
          1,
          1,
        ]);
        expect(await cartOf()).toBe(before);
        expect(await locationOf(browser.get(CHECKOUT))).toBe(`302 ${REFUSED}`);
      },
    );
  });

  describe('the return from a payment provider', () => {
    it.each(['CREDIT_CARD', 'PAYPAL'])(
      'leads to the membership that was paid by %s, however often it is opened',
      async (paymentId) => {
        const { browser, end, ...entered } = await payingBy(paymentId);
        expect(await polled(browser)).toBeNull();
        end('paid');
        for (const query of ['', '&token=forged', '&errorCode=declined'])
          expect(await locationOf(browser.get(`${RETURN}${query}`))).toBe(`303 ${LANDING}`);
        expect([statusIn({ ...entered, browser }), welcomesIn({ ...entered, browser }), await polled(browser)]).toEqual(
          [['ACTIVE', 'prime-12'], 1, LANDING],
        );
      },
    );

    it.each(['declined', 'cancelled', 'failed', 'abandoned'] as const)(
      'of a payment that ended as %s leads back to the checkout, with the reason (PAY-11)',
      async (how) => {
        const { browser, end, ...entered } = await payingBy('PAYPAL');
        end(how);
        end('paid');
        expect(await locationOf(browser.get(RETURN))).toBe(`303 ${CHECKOUT}?errorCode=${how}`);
        expect(statusIn({ ...entered, browser })).toEqual(['NONE', undefined]);
        expect(await locationOf(subscribe(browser, 'RECHNUNG'))).toBe(`303 ${LANDING}`);
        expect(statusIn({ ...entered, browser })).toEqual(['ACTIVE', 'prime-12']);
      },
    );

    it('reports a cancelled payment by PayPal to statistics, once (PAY-11)', async () => {
      const paying = await payingBy('PAYPAL');
      paying.end('cancelled');
      for (const url of [`${CHECKOUT}?errorCode=cancelled`, `${CHECKOUT}?errorCode=cancelled`])
        await paying.browser.get(url);
      expect(cancelEvents(paying)).toMatchObject([{ paymentId: 'PAYPAL' }]);
    });

    it('waits for a notice that is late', async () => {
      const { browser, world, subscriptionId } = await payingBy('PAYPAL');
      world.run((tx) => delayNotice(tx, subscriptionId));
      expect([await locationOf(browser.get(RETURN)), await polled(browser)]).toEqual(['200', null]);
      world.advance({ advanceMs: LATE_NOTICE_MS });
      expect(await polled(browser)).toBe(LANDING);
    });

    it('makes nobody else a member', async () => {
      const { end } = await payingBy('PAYPAL');
      end('paid');
      const other = await shop.enter();
      expect(await locationOf(other.browser.get(RETURN))).toBe(`303 ${LANDING}`);
      expect(statusIn(other)).toEqual(['NONE', undefined]);
    });

    it('captures what was approved at the Amazon-style provider, and only then', async () => {
      const entered = await starting();
      const { browser, world } = entered;
      world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
      await fillBasket(browser, { pencils: 1, book: 1 });
      const { url } = await order(browser, 'AMAZONPAY');
      const { searchParams } = new URL(String(url), 'https://provider.example');
      const back = `/amazonpay/success/?amazonCheckoutSessionId=${encodeURIComponent(searchParams.get('amazonCheckoutSessionId') ?? '')}&checkoutType=prime`;
      expect(await locationOf(browser.get(back))).toBe('200');
      const [subscriptionId = ''] = subscriptionsIn(entered);
      world.run((tx) => put(tx, 'amazonApprovals', subscriptionId, { source: 'account' }));
      expect(await locationOf(browser.get(back))).toBe(`303 ${LANDING}`);
      expect(statusIn(entered)).toEqual(['ACTIVE', 'prime-12']);
    });
  });

  it.each([
    [
      'educational.localhost:8080',
      '200100',
      'Tafel100',
      'b2b-german',
      ['41,18\u00A0€', '7,82\u00A0€', '4,19\u00A0€', '49,00\u00A0€'],
      'Es gilt das Zahlungsziel, das wir mit Ihnen vereinbart haben.',
    ],
    [
      'en.educational.localhost:8080',
      '200200',
      'Blackboard200',
      'b2b-english',
      ['€41.18', '€7.82', '€4.19', '€49.00'],
      'The payment terms that we agreed with you apply.',
    ],
  ] as const)(
    'is sold to businesses at a net price and on their terms: %s',
    async (host, customerNumber, password, persona, prices, terms) => {
      const { browser, world } = await shop.enter(host);
      expect(await locationOf(browser.get(LANDING))).toBe('302 /login/?origin=%2Fprime%2F');
      await browser.postJson('/api/login-action/', { formData: { customerNumber, password }, mergeCart: false });
      const offer = await browser.query(
        '{ primeOffer { plans { price { text } net { price { text } tax { text } monthlyPrice { text } vatRate } } paymentMethods { id description } } }',
      );
      const [price, tax, month, gross] = prices;
      expect(offer.json()).toMatchObject({
        data: {
          primeOffer: {
            plans: [
              {
                price: { text: gross },
                net: { price: { text: price }, tax: { text: tax }, monthlyPrice: { text: month }, vatRate: 19 },
              },
              {},
            ],
            paymentMethods: [{ id: 'RECHNUNG', description: terms }],
          },
        },
      });
      await start(browser);
      expect(await locationOf(subscribe(browser, 'RECHNUNG'))).toBe(`303 ${LANDING}`);
      const { userId } = PERSONAS[persona].account;
      expect(world.read(({ state }) => lookUp(state.users, userId))).toMatchObject({
        prime: { status: 'ACTIVE', abo: 'prime-12' },
      });
    },
  );

  it('puts whoever waits on a list, without saying who is on it (PRIME-02)', async () => {
    const { browser, world } = await shop.enter();
    world.run((tx) => setParameter(tx, 'prime/open', 'false'));
    for (const _time of [1, 2])
      expect(await locationOf(browser.postForm('/forms/prime-waiting-list', { email: 'wartet@schule.example' }))).toBe(
        `303 ${LANDING}`,
      );
    expect((await browser.get(LANDING)).body).toContain('shop.prime.waiting');
    expect(world.read(({ state }) => state.mails.map(({ to, template }) => [to, template]))).toEqual([
      ['wartet@schule.example', 'prime-waiting-list'],
    ]);
    await browser.postForm('/forms/prime-waiting-list', { email: 'wartet@' });
    const { body } = await browser.get(LANDING);
    expect([body.includes('vue.form.error.email.incorrect'), body.includes('wartet@')]).toEqual([true, true]);
  });
});
