import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const FORM = '/forms/payment-step';
const PAYMENT = '/checkout/payment/';

describe.each(BACKENDS)('a payment step that is posted without scripts, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const atStep = async (): Promise<Entered> => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    return visitor;
  };
  const post = async ({ browser }: Entered, fields: Readonly<Record<string, string>>) => {
    const { statusCode, headers } = await browser.postForm(FORM, fields);
    return [statusCode, headers.location];
  };
  const chosen = async ({ browser }: Entered) =>
    (await browser.query('{ checkout { selectedPaymentId paymentMethods { buyerReference } } }')).json<{
      data: {
        checkout: { selectedPaymentId: string | null; paymentMethods: readonly { buyerReference: string | null }[] };
      };
    }>().data.checkout;

  it('saves the payment method and leads to the summary', async () => {
    const visitor = await atStep();
    expect(await post(visitor, { paymentId: 'PAYPAL', buyerReference: '' })).toEqual([303, '/checkout/summary/']);
    expect((await chosen(visitor)).selectedPaymentId).toBe('PAYPAL');
  });

  it.each([{ paymentId: 'PAYPAL', buyerReference: '991-12345-67' }, { paymentId: 'VORKASSE' }])(
    'warns of nothing where no buyer reference is needed: %j',
    async (fields) => {
      const visitor = await atStep();
      await post(visitor, fields);
      expect((await visitor.browser.get('/checkout/summary/')).body).toContain('"toasts":[]');
    },
  );

  it.each([{}, { paymentId: '' }, { paymentId: '<b>' }])(
    'says that a payment method is to be chosen: %j (PAY-02)',
    async (fields) => {
      const visitor = await atStep();
      expect(await post(visitor, fields)).toEqual([303, PAYMENT]);
      expect((await visitor.browser.get(PAYMENT)).body).toContain('vue.checkout.paymentStep.errorNoPaymentSelected');
      expect((await chosen(visitor)).selectedPaymentId).toBeNull();
    },
  );

  it('requires a buyer reference for X_RECHNUNG, and keeps what was typed (PAY-03)', async () => {
    const visitor = await atStep();
    expect(await post(visitor, { paymentId: 'X_RECHNUNG', buyerReference: '<4711' })).toEqual([303, PAYMENT]);
    const { body } = await visitor.browser.get(PAYMENT);
    expect(body).toContain('shop.payment.buyerReference.invalid');
    expect(body).toContain('"form":"payment","values":{"paymentId":"X_RECHNUNG","buyerReference":"<4711"}');
  });

  it('accepts a reference that is no Leitweg-ID, and warns on the next page; a valid one causes no warning (PAY-03)', async () => {
    const visitor = await atStep();
    const warning = 'shop.payment.buyerReference.noLeitwegId';
    expect(await post(visitor, { paymentId: 'X_RECHNUNG', buyerReference: '991-12345-67' })).toEqual([
      303,
      '/checkout/summary/',
    ]);
    expect((await visitor.browser.get('/checkout/summary/')).body).toContain(warning);
    expect((await chosen(visitor)).paymentMethods.flatMap(({ buyerReference }) => buyerReference ?? [])).toEqual([
      '991-12345-67',
    ]);
    expect(await post(visitor, { paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' })).toEqual([
      303,
      '/checkout/summary/',
    ]);
    expect((await visitor.browser.get('/checkout/summary/')).body).not.toContain(warning);
  });

  it('says that a payment method is not available', async () => {
    const visitor = await atStep();
    expect(await post(visitor, { paymentId: 'MUSCHELN' })).toEqual([303, PAYMENT]);
    expect((await visitor.browser.get(PAYMENT)).body).toContain(
      '"form":"payment","values":{"paymentId":"MUSCHELN"},"fieldErrors":[{"field":"paymentId","message":"shop.payment.notPossible"}]',
    );
  });

  it('says that the session is over to somebody without a cart', async () => {
    const visitor = await gateway.enter();
    expect(await post(visitor, { paymentId: 'VORKASSE' })).toEqual([303, '/']);
    expect(visitor.browser.cookies.get('serverToast')).toContain(
      '"kind":"warning","messageKey":"shop.error.sessionExpired"',
    );
  });
});
