import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../payments/payment.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { checkoutFactsOf, isPast } from './checkout.ts';
import { finishCheckout } from './finish-checkout.ts';
import { placeOrder } from './place-order.ts';
import { paymentStepErrors, savePaymentStep } from './save-payment-step.ts';

const invoice: PaymentMethod = {
  paymentId: 'INVOICE',
  displayName: 'Rechnung',
  description: '',
  selected: false,
  enabled: true,
  icons: [],
  isPrepaid: false,
};
const shipped = aCart({ billingAddress: anAddress(), shippers: [aShipper({ selected: true })] });
const paid = { ...shipped, selectedPayment: 'INVOICE' };
const shopper = aShopper({ loginState: 'customer' });

const isPaymentValid = ({ carts: [cart = shipped], methods }: StubState): boolean =>
  isPast('payment', checkoutFactsOf({ cart, shopper, paymentMethods: methods }));
const ordering = (state: StubState, comment = '') =>
  placeOrder(stubShop(state))(shopper, { cartId: 'cart-1', seen: seenCartOf(paid), comment, newsletter: false });

describe('the payment step', () => {
  it('has the payment methods, the selected one, and whether it is valid (ENT-09)', async () => {
    const state = stubState({ carts: [shipped], methods: [invoice] });
    expect(await stubShop(state).payments.methods(shopper, 'cart-1')).toEqual([invoice]);
    expect(isPaymentValid(state)).toBe(false);
    await savePaymentStep(stubShop(state), aVisit(shopper))({ paymentId: 'INVOICE' });
    expect([state.carts[0]?.selectedPayment, isPaymentValid(state)]).toEqual(['INVOICE', true]);
  });

  it('has validators for its form (ENT-09)', () => {
    const faults = [{}, { paymentId: 'X_RECHNUNG' }, { paymentId: 'INVOICE' }].map((command) =>
      paymentStepErrors(command)?.fieldErrors.map(({ field }) => field),
    );
    expect(faults).toEqual([['paymentId'], ['buyerReference'], undefined]);
  });
});

describe('the summary step', () => {
  it('has the order comment (ENT-09)', async () => {
    const state = stubState({ carts: [paid] });
    expect((await ordering(state, 'Bitte klingeln')).ok).toBe(true);
    expect(state.carts[0]).toMatchObject({ submittedAs: 'order-1', orderComment: 'Bitte klingeln' });
  });

  it('has the shop’s errors (ENT-09)', async () => {
    const state = stubState({ carts: [paid], submission: { errorMessage: 'shop.payment.declined' } });
    expect(await ordering(state)).toEqual({
      ok: false,
      refusal: { because: 'payment-refused', message: 'shop.payment.declined' },
    });
  });

  it('has what the card provider needs (ENT-09)', async () => {
    const cardPayment = { url: 'https://card.example/pay', fields: [{ name: 'Data', value: '7' }] };
    expect(await ordering(stubState({ carts: [paid], submission: { cardPayment } }))).toMatchObject({
      ok: true,
      value: { cardPayment },
    });
  });
});

describe('the session of a checkout', () => {
  it('contains the order and the next cart (ENT-09)', async () => {
    const state = stubState({ carts: [paid] });
    const placed = await ordering(state);
    const { orderId = '', newCartId = '' } = placed.ok ? placed.value : {};
    expect(checkoutFactsOf({ cart: shipped, shopper, storedOrder: { orderId, cartId: 'cart-1' } }).storedOrderId).toBe(
      'order-1',
    );
    expect(await finishCheckout(stubShop(state))({ ...shopper, cartId: 'cart-1' }, { newCartId })).toMatchObject({
      cartId: 'cart-2',
    });
  });

  it('recognises a subscription (ENT-09)', () => {
    expect(checkoutFactsOf({ cart: shipped, shopper }).isPrimeCheckout).toBeUndefined();
    expect(checkoutFactsOf({ cart: shipped, shopper, isPrimeCheckout: true }).isPrimeCheckout).toBe(true);
  });
});
