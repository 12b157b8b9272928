import type { ProvidedAddress } from '@shop/domain/payments/express-payment';
import type {
  CompletionRefusal,
  ExpressPayments,
  ExpressRefusal,
  SessionRefusal,
} from '@shop/domain/payments/express-payments.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { AmazonPayAddressFieldsFragment } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readMessage } from '../shared/read-message.ts';
import { readChoiceResult, readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';

const CART_NOT_FOUND = { because: 'cart-not-found' } as const;
const NO_SUCH_SESSION = { because: 'no-such-session' } as const;

const START_REFUSALS: RefusalTable<ExpressRefusal> = {
  EXPRESS_UNAVAILABLE: () => ({ because: 'express-unavailable' }),
};
const SESSION_REFUSALS: RefusalTable<SessionRefusal> = {
  NO_SUCH_SESSION: () => NO_SUCH_SESSION,
  SESSION_CANCELLED: () => ({ because: 'session-cancelled' }),
};
const COMPLETION_REFUSALS: RefusalTable<CompletionRefusal> = {
  NO_SUCH_SESSION: () => NO_SUCH_SESSION,
  PAYMENT_REFUSED: ({ message }) => ({ because: 'payment-refused', message: readMessage(message) }),
};

const readProvided = ({
  company,
  firstName,
  lastName,
  street,
  addressAddition,
  postCode,
  city,
  country,
  phone,
}: AmazonPayAddressFieldsFragment): ProvidedAddress => ({
  ...omitNil({ company, addition: addressAddition, phone }),
  firstname: firstName,
  lastname: lastName,
  streetAndNumber: street,
  postcode: postCode,
  city,
  country,
});

/** Browsers are sent there: nothing but a web page. */
const readPage = (url: string): string => {
  if (!/^https?:\/\//u.test(url) || !URL.canParse(url))
    throw new Unreadable('a page of the provider that is no web page');
  return url;
};

export const upstreamExpressPayments = (call: PortCalls): ExpressPayments => ({
  start: (shopper, cartId, checkoutType) =>
    call({
      operation: operations.getAmazonPayCheckoutData,
      variables: { cartId, checkoutType },
      shopper,
      read: ({ getAmazonPayCheckoutData: { url, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(START_REFUSALS, refusal));
        if (url === null) throw new Unreadable('a session without a page');
        return granted({ url: readPage(url) });
      },
      otherwise: { 'ids-unknown': refused(CART_NOT_FOUND) },
    }),
  addresses: (shopper, amazonCheckoutSessionId) =>
    call({
      operation: operations.getAmazonPayAddresses,
      variables: { amazonCheckoutSessionId },
      shopper,
      read: ({ getAmazonPayAddresses: { addresses, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(SESSION_REFUSALS, refusal));
        if (addresses === null) throw new Unreadable('a session without addresses');
        const { email, billingAddress, shippingAddress } = addresses;
        return granted({
          email,
          billingAddress: readProvided(billingAddress),
          shippingAddress: readProvided(shippingAddress),
        });
      },
      otherwise: { 'ids-unknown': refused(NO_SUCH_SESSION) },
    }),
  complete: (shopper, cartId, amazonCheckoutSessionId) =>
    call({
      operation: operations.completeAmazonPayCheckout,
      variables: { cartId, amazonCheckoutSessionId },
      shopper,
      read: ({ completeAmazonPayCheckout: { orderId, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(COMPLETION_REFUSALS, refusal));
        if (orderId === null) throw new Unreadable('a payment without an order');
        return granted({ orderId: readId(orderId) });
      },
      otherwise: { 'ids-unknown': refused(NO_SUCH_SESSION) },
    }),
  abort: (shopper, cartId) =>
    call({
      operation: operations.abortAmazonPayCheckout,
      variables: { cartId },
      shopper,
      read: ({ abortAmazonPayCheckout }) => readChoiceResult<typeof CART_NOT_FOUND>(abortAmazonPayCheckout, {}),
      otherwise: { 'ids-unknown': refused(CART_NOT_FOUND) },
    }),
});
