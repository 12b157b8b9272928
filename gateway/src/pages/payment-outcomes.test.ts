import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import type { PaymentOutcome } from '@shop/fakes/payments/provider-payment';
import { delayNotice, LATE_NOTICE_MS } from '@shop/fakes/orders/late-payment-notice';
import { settlePayment } from '@shop/fakes/orders/settle-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const RETURN = '/computop/success/';
const PROVIDERS = ['CREDIT_CARD', 'PAYPAL'] as const;

const buy = async (
  visitor: Entered,
  paymentId: string,
  wishes: object = {},
): Promise<{ readonly orderId: string; readonly token: string }> => {
  await addOrdinaryItem(visitor);
  await saveShipping(visitor.browser);
  const {
    orderId = '',
    fields = [],
    url = '',
  } = await placeOrder(visitor.browser, await savePayment(visitor.browser, paymentId), wishes);
  const token =
    fields.find(({ name }) => name === 'Data')?.value ??
    new URL(url, 'https://provider.example').searchParams.get('token') ??
    '';
  return { orderId, token };
};

const placedOrders = ({ world }: Entered): number =>
  world.read(({ state }) => state.mails.filter(({ template }) => template === 'order-confirmation').length);
const cancellations = ({ world }: Entered) =>
  world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel'));
const end = ({ world }: Entered, orderId: string, outcome: PaymentOutcome): void =>
  world.run((tx) => settlePayment(tx, orderId, outcome));

const opened = async (
  { browser }: Entered,
  url: string,
): Promise<readonly [status: number, location: string | undefined]> => {
  const { statusCode, headers } = await browser.get(url);
  return [statusCode, headers.location];
};
const polled = async ({ browser }: Entered): Promise<string | null> =>
  (await browser.query('{ paymentReturn { leadsTo } }')).json<{ data: { paymentReturn: { leadsTo: string | null } } }>()
    .data.paymentReturn.leadsTo;

describe.each(BACKENDS)('the return from a payment provider, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  it.each(PROVIDERS)(
    'leads to the one order that was paid by %s, however often it is opened (ROUTE-07)',
    async (paymentId) => {
      const visitor = await gateway.enter();
      const { orderId, token } = await buy(visitor, paymentId);
      end(visitor, orderId, 'paid');
      const confirmation = [303, `/checkout/confirmation/?order=${orderId}`];
      for (const query of [`?Data=${token}`, `?token=${token}`, '', '?errorCode=declined'])
        expect(await opened(visitor, `${RETURN}${query}`)).toEqual(confirmation);
      expect([placedOrders(visitor), await polled(visitor)]).toEqual([1, confirmation[1]]);
    },
  );

  it.each(PROVIDERS.flatMap((paymentId) => PAYMENT_ENDS.map((how) => [paymentId, how] as const)))(
    'by %s that ended as %s leads to the payment step with this code, and orders nothing (PAY-10)',
    async (paymentId, how) => {
      const visitor = await gateway.enter();
      const { orderId, token } = await buy(visitor, paymentId);
      end(visitor, orderId, how);
      end(visitor, orderId, 'paid');
      expect(await opened(visitor, `${RETURN}?token=${token}`)).toEqual([303, `/checkout/payment/?errorCode=${how}`]);
      expect([placedOrders(visitor), await polled(visitor)]).toEqual([0, `/checkout/payment/?errorCode=${how}`]);
    },
  );

  it('without a payment takes the reason along where the payment step is not to be entered any more', async () => {
    const visitor = await gateway.enter();
    expect(await opened(visitor, '/checkout/payment/?errorCode=declined')).toEqual([302, '/']);
    expect(visitor.browser.cookies.get('serverToast')).toContain('shop.payment.declined');
  });

  it('waits for a notice that is late, and then leads to the order', async () => {
    const visitor = await gateway.enter();
    const { orderId, token } = await buy(visitor, 'PAYPAL');
    visitor.world.run((tx) => delayNotice(tx, orderId));
    expect([await opened(visitor, `${RETURN}?token=${token}`), await polled(visitor)]).toEqual([
      [200, undefined],
      null,
    ]);
    visitor.world.advance({ advanceMs: LATE_NOTICE_MS });
    expect([await polled(visitor), placedOrders(visitor)]).toEqual([`/checkout/confirmation/?order=${orderId}`, 1]);
  });

  it('shows the order on the next visit of the checkout if the shopper never returned', async () => {
    const visitor = await gateway.enter();
    const { orderId } = await buy(visitor, 'PAYPAL');
    end(visitor, orderId, 'paid');
    const [status, location] = await opened(visitor, '/checkout/summary/');
    expect([status, location]).toEqual([302, '/checkout/confirmation/']);
  });

  it('confirms nothing by a reference that is forged or somebody else’s', async () => {
    const [owner, other] = [await gateway.enter(), await gateway.enter()];
    const theirs = await buy(owner, 'PAYPAL');
    await buy(other, 'PAYPAL');
    end(owner, theirs.orderId, 'paid');
    for (const reference of [theirs.token, 'forged', '']) {
      for (const name of ['token', 'Data', 'pairing'])
        expect(await opened(other, `${RETURN}?${name}=${encodeURIComponent(reference)}`)).toEqual([200, undefined]);
    }
    expect([placedOrders(owner), placedOrders(other), await polled(other)]).toEqual([1, 0, null]);
  });

  it('confirms nothing to somebody who ordered nothing', async () => {
    const [owner, passer] = [await gateway.enter(), await gateway.enter()];
    const { orderId, token } = await buy(owner, 'PAYPAL');
    end(owner, orderId, 'paid');
    expect([await opened(passer, `${RETURN}?token=${token}`), await polled(passer)]).toEqual([[303, '/'], '/']);
  });

  it('believes an error in the URL only as long as the provider has reported nothing', async () => {
    const visitor = await gateway.enter();
    const { orderId } = await buy(visitor, 'CREDIT_CARD');
    expect(await opened(visitor, `${RETURN}?Code=21000073`)).toEqual([303, '/checkout/payment/?errorCode=21000073']);
    end(visitor, orderId, 'failed');
    expect(await opened(visitor, `${RETURN}?Code=%3Cb%3E21000073`)).toEqual([
      303,
      '/checkout/payment/?errorCode=b21000073',
    ]);
    expect(await opened(visitor, RETURN)).toEqual([303, '/checkout/payment/?errorCode=failed']);
  });
});

describe.each(BACKENDS)('a cancelled payment, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  it('by PayPal is reported to statistics once, however often its pages are opened (PAY-11)', async () => {
    const visitor = await gateway.enter();
    const { orderId } = await buy(visitor, 'PAYPAL');
    expect((await opened(visitor, '/checkout/payment/?errorCode=cancelled'))[0]).toBe(200);
    expect(cancellations(visitor)).toEqual([]);
    end(visitor, orderId, 'cancelled');
    for (const url of ['/checkout/payment/?errorCode=cancelled', RETURN, '/checkout/payment/?errorCode=cancelled'])
      await opened(visitor, url);
    await polled(visitor);
    await expect.poll(() => cancellations(visitor)).toEqual([{ name: 'payment_cancel', paymentId: 'PAYPAL' }]);
  });

  it('is not reported if it was declined, or made by card (PAY-11)', async () => {
    const declined = await gateway.enter();
    end(declined, (await buy(declined, 'PAYPAL')).orderId, 'declined');
    const byCard = await gateway.enter();
    end(byCard, (await buy(byCard, 'CREDIT_CARD')).orderId, 'cancelled');
    for (const visitor of [declined, byCard]) await opened(visitor, '/checkout/payment/?errorCode=cancelled');
    expect([cancellations(declined), cancellations(byCard)]).toEqual([[], []]);
  });

  it('costs the shopper nothing that was chosen or typed, and another payment method makes the one order', async () => {
    const visitor = await gateway.enter();
    const { orderId } = await buy(visitor, 'PAYPAL', { comment: 'Bitte klingeln', newsletter: true });
    end(visitor, orderId, 'cancelled');
    const reply = await visitor.browser.query(
      '{ checkout { step orderComment newsletterChosen selectedPaymentId billingAddress { city } cart { positionCount } } }',
    );
    expect(reply.json()).toEqual({
      data: {
        checkout: {
          step: 'summary',
          orderComment: 'Bitte klingeln',
          newsletterChosen: true,
          selectedPaymentId: 'PAYPAL',
          billingAddress: { city: 'Köln' },
          cart: { positionCount: 1 },
        },
      },
    });
    const again = await placeOrder(visitor.browser, await savePayment(visitor.browser, 'VORKASSE'), {
      comment: 'Bitte klingeln',
      newsletter: true,
    });
    expect([again.__typename, placedOrders(visitor)]).toEqual(['OrderPlaced', 1]);
  });
});
