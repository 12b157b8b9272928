import type { PaymentRefusal, Payments } from '@shop/domain/payments/payments.port';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { refused } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readMessage } from '../shared/read-message.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readAs } from '../shared/unreadable.ts';
import { readPaymentMethod } from './read-payment.ts';

const NO_SUCH_PAYMENT: PaymentRefusal = { because: 'no-such-payment' };

const paymentRefused = (message: MessageKey): PaymentRefusal => ({ because: 'payment-refused', message });

const REFUSALS: RefusalTable<PaymentRefusal> = {
  NO_SUCH_PAYMENT: () => NO_SUCH_PAYMENT,
  PAYMENT_DISABLED: () => ({ because: 'payment-disabled' }),
  PAYMENT_REFUSED: ({ message }) => paymentRefused(readMessage(message)),
};

export const upstreamPayments = (call: PortCalls): Payments => ({
  methods: async (shopper, cartId) => {
    const offers = await call({
      operation: operations.getPaymentInfo,
      variables: { cartId },
      shopper,
      read: ({ getPaymentInfo }) => getPaymentInfo.paymentMethods,
      otherwise: { 'ids-unknown': [] },
    });
    if (offers.length === 0) return [];
    const details = await call({
      operation: operations.getPaymentDetails,
      variables: { paymentTypes: offers.map(({ paymentId }) => paymentId) },
      shopper,
      read: ({ getPaymentDetails }) => getPaymentDetails,
    });
    return readAs(operations.getPaymentInfo, () => offers.map((offer) => readPaymentMethod(offer, details)));
  },
  select: (shopper, cartId, paymentId, buyerReference) =>
    call({
      operation: operations.setSelectedPayment,
      variables: { cartId, paymentId, ...omitNil({ buyerReference }) },
      shopper,
      read: ({ setSelectedPayment }) => readChoiceResult(setSelectedPayment, REFUSALS, paymentRefused),
      otherwise: { 'ids-unknown': refused(NO_SUCH_PAYMENT) },
    }),
});
