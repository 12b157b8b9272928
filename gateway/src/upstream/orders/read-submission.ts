import type { CardPaymentForm } from '@shop/domain/payments/payment';
import type { OrderSubmission } from '@shop/domain/orders/order';
import { ORDER_GAPS } from '@shop/domain/orders/order-gap';
import type { SubmitRefusal } from '@shop/domain/orders/orders.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { SubmitCartMutation } from '../generated/operation-types.ts';
import { readMessage } from '../shared/read-message.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';

type Reply = SubmitCartMutation['submitCart'];

const CODES: {
  readonly [Because in SubmitRefusal['because']]: RefusalTable<Extract<SubmitRefusal, { readonly because: Because }>>;
} = {
  /** Has no code: it is an error of the whole reply, which `upstream-orders.ts` reads. */
  'cart-not-found': {},
  'already-submitted': {
    ALREADY_SUBMITTED: ({ subject }) => ({ because: 'already-submitted', ...omitNil({ orderId: subject }) }),
  },
  'not-ready': {
    NOT_READY: ({ subject }) => ({
      because: 'not-ready',
      ...omitNil({ missing: ORDER_GAPS.find((known) => known === subject) }),
    }),
  },
};

const REFUSALS: RefusalTable<SubmitRefusal> = Object.fromEntries(
  Object.values(CODES).flatMap((codes) => Object.entries(codes)),
);

export const readCardForm = (form: Reply['computopData']): CardPaymentForm | undefined =>
  form === null ? undefined : { url: form.url, fields: form.fields.map(({ name, value }) => ({ name, value })) };

/** Outcome of a submission: an order, a required payment, or why there is no order (UPM-29). */
export const readSubmission = ({
  refusal,
  computopData,
  errorMessage,
  orderId,
  redirectUrl,
  newCartId,
}: Reply): Result<OrderSubmission, SubmitRefusal> => {
  if (refusal !== null) return refused(readRefusal(REFUSALS, refusal));
  const message = errorMessage === null ? undefined : readMessage(errorMessage, 'shop.payment.notPossible');
  return granted(
    omitNil({ orderId, newCartId, cardPayment: readCardForm(computopData), redirectUrl, errorMessage: message }),
  );
};
