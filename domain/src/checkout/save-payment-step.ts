import type { Tracking } from '../tracking/tracking.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import { isCartLost } from '../carts/is-cart-lost.ts';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { PaymentId, PaymentMethod } from '../payments/payment.ts';
import type { PaymentRefusal, Payments } from '../payments/payments.port.ts';
import { buyerReferenceError, readBuyerReference } from '../payments/buyer-reference.ts';
import { NEEDS_BUYER_REFERENCE } from '../payments/payment-rules.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { recordEvent } from '../tracking/record-event.ts';

export interface SavePaymentStep {
  readonly paymentId?: PaymentId;
  /** Required for X_RECHNUNG only. */
  readonly buyerReference?: string;
}

/** The shop did not accept the payment method; the remaining ones are included (PAY-04). */
export interface PaymentNotTaken {
  readonly because: 'payment-refused';
  readonly message: MessageKey;
  readonly methods: readonly PaymentMethod[];
}

interface SessionExpired {
  readonly because: 'session-expired';
}

const SOMETHING_WENT_WRONG: MessageKey = 'vue.cart.error.somethingWentWrong';

const messageOf = (refusal: PaymentRefusal): MessageKey =>
  refusal.because === 'payment-refused' ? refusal.message : 'shop.payment.notPossible';

/** Errors of a payment step that need no call to the shop. */
export const paymentStepErrors = ({ paymentId, buyerReference }: SavePaymentStep): FormRefusal | undefined => {
  if (paymentId === undefined || paymentId === '') {
    return invalidForm([{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }]);
  }
  const fault = paymentId === NEEDS_BUYER_REFERENCE ? buyerReferenceError(buyerReference) : undefined;
  return fault === undefined ? undefined : invalidForm([{ field: 'buyerReference', message: fault }]);
};

interface Ports {
  readonly carts: Carts;
  readonly customers: Customers;
  readonly payments: Payments;
  readonly tracking: Tracking;
}
type PaymentVisit = Pick<Visit, 'shopper' | 'signedOut'>;
type Selection = Result<void, PaymentRefusal>;

/** Reports a payment error whether the shop refuses or fails (PAY-04, TRACK-14). */
const reportError = (ports: Ports, shopper: Shopper, paymentId: PaymentId, message: MessageKey): Promise<void> =>
  recordEvent(ports, shopper, { name: 'payment_error', paymentId, message });

const select = (
  ports: Ports,
  shopper: Shopper,
  cartId: CartId,
  paymentId: PaymentId,
  buyerReference: string | undefined,
): Promise<Selection> => {
  const reference = paymentId === NEEDS_BUYER_REFERENCE ? readBuyerReference(buyerReference) : undefined;
  return ports.payments.select(shopper, cartId, paymentId, reference).catch(async (failure: unknown) => {
    await reportError(ports, shopper, paymentId, SOMETHING_WENT_WRONG);
    throw failure;
  });
};

/** Whom the shop has signed out is signed out here too. */
const expired = async (ports: Ports, visit: PaymentVisit): Promise<Result<never, SessionExpired>> => {
  await currentCustomer(ports, visit)();
  return refused({ because: 'session-expired' });
};

/** Selects the payment method of the visitor's cart. */
export const savePaymentStep =
  (ports: Ports, visit: PaymentVisit) =>
  async (command: SavePaymentStep): Promise<Result<void, FormRefusal | PaymentNotTaken | SessionExpired>> => {
    const { paymentId = '', buyerReference } = command;
    const { shopper } = visit;
    const { cartId } = shopper;
    if (cartId === undefined) return expired(ports, visit);
    const errors = paymentStepErrors({ ...command, paymentId });
    if (errors !== undefined) return refused(errors);
    const selected = await select(ports, shopper, cartId, paymentId, buyerReference);
    if (selected.ok) return granted(undefined);
    if (await isCartLost(ports)(shopper, cartId)) return expired(ports, visit);
    const message = messageOf(selected.refusal);
    await reportError(ports, shopper, paymentId, message);
    return refused({ because: 'payment-refused', message, methods: await ports.payments.methods(shopper, cartId) });
  };
