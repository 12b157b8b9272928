import type { ProvidedAddress, ProvidedAddresses } from '@shop/domain/payments/express-payment';
import { readPaymentToken } from '../../providers/payment-token.ts';
import type {
  AmazonPayAddress,
  AmazonPayAddresses,
  MutationAbortAmazonPayCheckoutArgs,
  MutationCompleteAmazonPayCheckoutArgs,
  QueryGetAmazonPayAddressesArgs,
  QueryGetAmazonPayCheckoutDataArgs,
} from '../generated/upstream-types.ts';
import { cartNotFound } from '../graphql/upstream-error.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';
import { writeRefusal } from '../shared/write-refusal.ts';

const writeAddress = ({
  company,
  firstname,
  lastname,
  streetAndNumber,
  addition,
  postcode,
  city,
  country,
  phone,
}: ProvidedAddress): AmazonPayAddress => ({
  company: orNull(company),
  firstName: firstname,
  lastName: lastname,
  street: streetAndNumber,
  addressAddition: orNull(addition),
  postCode: postcode,
  city,
  country,
  phone: orNull(phone),
});

const writeAddresses = ({ email, billingAddress, shippingAddress }: ProvidedAddresses): AmazonPayAddresses => ({
  email,
  billingAddress: writeAddress(billingAddress),
  shippingAddress: writeAddress(shippingAddress),
});

type ExpressFields =
  | 'getAmazonPayCheckoutData'
  | 'getAmazonPayAddresses'
  | 'completeAmazonPayCheckout'
  | 'abortAmazonPayCheckout';

export const expressPaymentResolvers: Resolvers<ExpressFields> = {
  getAmazonPayCheckoutData: async (
    { cartId, checkoutType }: QueryGetAmazonPayCheckoutDataArgs,
    { shop, shopper, headers, baseUrl, shopOrigins },
  ) => {
    const started = await shop.expressPayments.start(shopper, cartId, checkoutType);
    if (!started.ok) {
      if (started.refusal.because === 'cart-not-found') throw cartNotFound();
      return { url: null, refusal: writeRefusal(started.refusal.because) };
    }
    const { href, searchParams } = new URL(started.value.url, baseUrl);
    const session = readPaymentToken(searchParams.get('amazonCheckoutSessionId') ?? '');
    if (session !== undefined) shopOrigins.remember(session, headers['x-referer']);
    return { url: href, refusal: null };
  },
  getAmazonPayAddresses: async ({ amazonCheckoutSessionId }: QueryGetAmazonPayAddressesArgs, { shop, shopper }) => {
    const found = await shop.expressPayments.addresses(shopper, amazonCheckoutSessionId);
    return found.ok
      ? { addresses: writeAddresses(found.value), refusal: null }
      : { addresses: null, refusal: writeRefusal(found.refusal.because) };
  },
  completeAmazonPayCheckout: async (
    { cartId, amazonCheckoutSessionId }: MutationCompleteAmazonPayCheckoutArgs,
    { shop, shopper },
  ) => {
    const completed = await shop.expressPayments.complete(shopper, cartId, amazonCheckoutSessionId);
    if (completed.ok) return { orderId: completed.value.orderId, refusal: null };
    const { refusal } = completed;
    return {
      orderId: null,
      refusal: writeRefusal(refusal.because, refusal.because === 'payment-refused' ? { message: refusal.message } : {}),
    };
  },
  abortAmazonPayCheckout: async ({ cartId }: MutationAbortAmazonPayCheckoutArgs, { shop, shopper }) =>
    writeMutationResult(await shop.expressPayments.abort(shopper, cartId)),
};
