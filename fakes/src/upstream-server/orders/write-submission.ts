import type { CardPaymentForm } from '@shop/domain/payments/payment';
import type { OrderSubmission } from '@shop/domain/orders/order';
import type { SubmitRefusal } from '@shop/domain/orders/orders.port';
import type { Result } from '@shop/domain/shared/result';
import type { ComputopData, OrderSubmitResult } from '../generated/upstream-types.ts';
import { cartNotFound } from '../graphql/upstream-error.ts';
import { orNull } from '../shared/or-null.ts';
import { writeRefusal } from '../shared/write-refusal.ts';

const NOTHING: OrderSubmitResult = {
  computopData: null,
  errorMessage: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  refusal: null,
};

/** Browsers come to a provider's page from the shop, which lives at another address. */
export const absolute = (url: string, baseUrl: string): string => new URL(url, baseUrl).href;

export const writeForm = (form: CardPaymentForm | undefined, baseUrl: string): ComputopData | null =>
  form === undefined ? null : { url: absolute(form.url, baseUrl), fields: form.fields };

export const writeSubmission = (result: Result<OrderSubmission, SubmitRefusal>, baseUrl: string): OrderSubmitResult => {
  if (result.ok) {
    const { orderId, newCartId, cardPayment, redirectUrl, errorMessage } = result.value;
    return {
      ...NOTHING,
      orderId: orNull(orderId),
      newCartId: orNull(newCartId),
      computopData: writeForm(cardPayment, baseUrl),
      redirectUrl: redirectUrl === undefined ? null : absolute(redirectUrl, baseUrl),
      errorMessage: orNull(errorMessage),
    };
  }
  const { refusal } = result;
  switch (refusal.because) {
    case 'cart-not-found':
      throw cartNotFound();
    case 'already-submitted':
      return { ...NOTHING, refusal: writeRefusal(refusal.because, { subject: refusal.orderId }) };
    case 'not-ready':
      return { ...NOTHING, refusal: writeRefusal(refusal.because, { subject: refusal.missing }) };
  }
};
