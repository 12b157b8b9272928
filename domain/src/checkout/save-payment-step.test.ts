import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../payments/payment.ts';
import { aNewcomer, aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
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
const pay = (world: TinyWorld, command: SavePaymentStep) => savePaymentStep(tinyShop(world))(aShopper(), command);

it('puts the chosen way to pay onto the cart', async () => {
  const world = tinyWorld({ methods });
  expect(await pay(world, { paymentId: 'INVOICE', buyerReference: 'left over' })).toEqual({ ok: true, value: undefined });
  expect(world.asked).toEqual(['select-payment INVOICE']);
  expect(world.carts[0]).toMatchObject({ selectedPayment: 'INVOICE' });
});

it.each([{}, { paymentId: '' }])('asks for a choice where none is made, and saves nothing: %o (PAY-02)', async (command) => {
  const world = tinyWorld({ methods });
  expect(await pay(world, command)).toEqual({
    ok: false,
    refusal: {
      because: 'invalid-form',
      fieldErrors: [{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
    },
  });
  expect(world.asked).toEqual([]);
  expect(world.carts[0]).not.toHaveProperty('selectedPayment');
});

describe('an invoice to a public body', () => {
  it.each([
    [undefined, 'shop.payment.buyerReference.required'],
    ['<script>', 'shop.payment.buyerReference.invalid'],
  ])('is refused with the buyer reference %j (PAY-03)', async (buyerReference, message) => {
    const world = tinyWorld({ methods });
    const command = buyerReference === undefined ? { paymentId: 'X_RECHNUNG' } : { paymentId: 'X_RECHNUNG', buyerReference };
    expect(await pay(world, command)).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'buyerReference', message }] } });
    expect(world.asked).toEqual([]);
  });

  it('carries its buyer reference (PAY-03)', async () => {
    const world = tinyWorld({ methods });
    expect((await pay(world, { paymentId: 'X_RECHNUNG', buyerReference: ' 992-90009-96 ' })).ok).toBe(true);
    expect(world.carts[0]?.buyerReference).toBe('992-90009-96');
  });
});

it.each([
  ['PAYPAL', 'shop.payment.declined'],
  ['BITCOIN', 'vue.cart.error.somethingWentWrong'],
])('that the shop does not take %s is told, reported, and the ways to pay are read again (PAY-04)', async (paymentId, message) => {
  const world = tinyWorld({ methods });
  expect(await pay(world, { paymentId })).toEqual({ ok: false, refusal: { because: 'payment-refused', message, methods } });
  expect(world.events).toEqual([{ name: 'payment_error', paymentId, message }]);
  expect(world.asked.at(-1)).toBe('payment-methods');
});

it('a saving that breaks is reported as a payment error too, and stays a failure (PAY-04)', async () => {
  const world = tinyWorld({ methods, paymentBreaks: true });
  await expect(pay(world, { paymentId: 'INVOICE' })).rejects.toMatchObject({ name: 'ReplyLost' });
  expect(world.events).toEqual([{ name: 'payment_error', paymentId: 'INVOICE', message: 'vue.cart.error.somethingWentWrong' }]);
});

it('of a cart that the shop no longer knows is an expired session, and no payment error', async () => {
  const world = tinyWorld({ methods, carts: [] });
  expect(await pay(world, { paymentId: 'INVOICE' })).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  expect(world.events).toEqual([]);
});

it('needs a cart', async () => {
  const world = tinyWorld({ methods });
  const saved = await savePaymentStep(tinyShop(world))(aNewcomer(), { paymentId: 'INVOICE' });
  expect(saved).toEqual({ ok: false, refusal: { because: 'session-expired' } });
  expect(world.asked).toEqual([]);
});
