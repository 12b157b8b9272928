import type { PaymentId, PaymentMethod } from '../payments/payment.ts';
import type { PaymentRefusal } from '../payments/payments.port.ts';
import { buyerReferenceError } from '../payments/buyer-reference.ts';
import { NEEDS_BUYER_REFERENCE } from '../payments/payment-rules.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { normalised } from '../shared/normalised.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { recordEvent } from '../tracking/record-event.ts';

export interface SavePaymentStep {
  readonly paymentId?: PaymentId;
  /** Wanted for X_RECHNUNG only. */
  readonly buyerReference?: string;
}

/** The shop did not take the way to pay; the ways that are left come along (specification A4). */
export interface PaymentNotTaken {
  readonly because: 'payment-refused';
  readonly message: MessageKey;
  readonly methods: readonly PaymentMethod[];
}

const messageOf = (refusal: PaymentRefusal): MessageKey =>
  refusal.because === 'payment-refused' ? refusal.message : 'vue.cart.error.somethingWentWrong';

/** What is wrong with a payment step before the shop is asked. */
export const paymentStepErrors = ({ paymentId, buyerReference }: SavePaymentStep): FormRefusal | undefined => {
  if (paymentId === undefined || paymentId === '') {
    return invalidForm([{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }]);
  }
  const fault = paymentId === NEEDS_BUYER_REFERENCE ? buyerReferenceError(buyerReference) : undefined;
  return fault === undefined ? undefined : invalidForm([{ field: 'buyerReference', message: fault }]);
};

/** Chooses how the shopper's cart is paid. */
export const savePaymentStep =
  ({ payments, tracking }: Pick<Shop, 'payments' | 'tracking'>) =>
  async (shopper: Shopper, command: SavePaymentStep): Promise<Result<void, FormRefusal | PaymentNotTaken | { readonly because: 'session-expired' }>> => {
    const { paymentId = '', buyerReference } = command;
    const { cartId } = shopper;
    if (cartId === undefined) return refused({ because: 'session-expired' });
    const errors = paymentStepErrors(command);
    if (errors !== undefined) return refused(errors);
    const reference = paymentId === NEEDS_BUYER_REFERENCE ? normalised(buyerReference) : undefined;
    const selected = await payments.select(shopper, cartId, paymentId, reference);
    if (selected.ok) return granted(undefined);
    const message = messageOf(selected.refusal);
    await recordEvent({ tracking }, shopper, { name: 'payment_error', paymentId, message });
    return refused({ because: 'payment-refused', message, methods: await payments.methods(shopper, cartId) });
  };
