import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../payments/payment.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { type SavePaymentStep, savePaymentStep } from './save-payment-step.ts';

const method = (paymentId: string, enabled = true): PaymentMethod => ({
  paymentId,
  displayName: paymentId,
  description: '',
  selected: false,
  enabled,
  icons: [],
  isPrepaid: false,
});

const methods = [method('INVOICE'), method('X_RECHNUNG'), method('PAYPAL', false)];
const pay = (state: StubState, command: SavePaymentStep) => savePaymentStep(stubShop(state), aVisit())(command);

it('selects the chosen payment method for the cart', async () => {
  const state = stubState({ methods });
  expect(await pay(state, { paymentId: 'INVOICE', buyerReference: 'left over' })).toEqual({
    ok: true,
    value: undefined,
  });
  expect(state.calls).toEqual(['select-payment INVOICE']);
  expect(state.carts[0]).toMatchObject({ selectedPayment: 'INVOICE' });
});

it.each([{}, { paymentId: '' }])('requires a choice, and saves nothing without one: %o (PAY-02)', async (command) => {
  const state = stubState({ methods });
  expect(await pay(state, command)).toEqual({
    ok: false,
    refusal: {
      because: 'invalid-form',
      fieldErrors: [{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
    },
  });
  expect(state.calls).toEqual([]);
  expect(state.carts[0]).not.toHaveProperty('selectedPayment');
});

describe('an invoice to a public body', () => {
  it.each([
    [undefined, 'shop.payment.buyerReference.required'],
    ['<script>', 'shop.payment.buyerReference.invalid'],
  ])('is refused with the buyer reference %j (PAY-03)', async (buyerReference, message) => {
    const state = stubState({ methods });
    const command =
      buyerReference === undefined ? { paymentId: 'X_RECHNUNG' } : { paymentId: 'X_RECHNUNG', buyerReference };
    expect(await pay(state, command)).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'buyerReference', message }] },
    });
    expect(state.calls).toEqual([]);
  });

  it('includes its buyer reference (PAY-03)', async () => {
    const state = stubState({ methods });
    expect((await pay(state, { paymentId: 'X_RECHNUNG', buyerReference: ' 992-90009-96 ' })).ok).toBe(true);
    expect(state.carts[0]?.buyerReference).toBe('992-90009-96');
  });
});

it.each([
  ['PAYPAL', 'shop.payment.declined'],
  ['BITCOIN', 'shop.payment.notPossible'],
])(
  'that the shop does not accept %s is shown and recorded, and the payment methods are read again (PAY-04)',
  async (paymentId, message) => {
    const state = stubState({ methods });
    expect(await pay(state, { paymentId })).toEqual({
      ok: false,
      refusal: { because: 'payment-refused', message, methods },
    });
    expect(state.events).toEqual([{ name: 'payment_error', paymentId, message }]);
    expect(state.calls.at(-1)).toBe('payment-methods');
  },
);

it('a failure to save is reported as a payment error too, and remains a failure (PAY-04)', async () => {
  const state = stubState({ methods, paymentBreaks: true });
  await expect(pay(state, { paymentId: 'INVOICE' })).rejects.toMatchObject({ name: 'ReplyLost' });
  expect(state.events).toEqual([
    { name: 'payment_error', paymentId: 'INVOICE', message: 'vue.cart.error.somethingWentWrong' },
  ]);
});

it('of a cart that the shop no longer knows is an expired session, and no payment error', async () => {
  const state = stubState({ methods, carts: [] });
  expect(await pay(state, { paymentId: 'INVOICE' })).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  expect(state.events).toEqual([]);
});

it('signs a customer out whose session and cart the shop no longer knows', async () => {
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  const state = stubState({ methods, carts: [] });
  const saved = await savePaymentStep(stubShop(state), visit)({ paymentId: 'INVOICE' });
  expect(saved).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  expect(visit.shopper.loginState).toBe('logged-out');
});

it('needs a cart', async () => {
  const state = stubState({ methods });
  const saved = await savePaymentStep(stubShop(state), aVisit(anAnonymousShopper()))({ paymentId: 'INVOICE' });
  expect(saved).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  expect(state.calls).toEqual([]);
});
