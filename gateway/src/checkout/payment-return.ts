import { pathAfterPayment } from '@shop/domain/checkout/after-payment';
import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { CHECKOUT_TYPES } from '@shop/domain/payments/express-payment';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import { RETURNING_FROM } from '@shop/domain/payments/payment-return';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentTypeOf } from '../http/negotiation.ts';
import { finishPrimeCheckout } from '@shop/domain/checkout/finish-prime-checkout';
import type { Visit } from '@shop/domain/visit/visit.port';
import { addToasts } from '../visit/toasts.slot.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { ERROR_PARAMETERS, PROVIDER_RETURNS, readReturnQuery } from './payment-return-query.ts';

const SEE_OTHER = 303;
const MAX_ERROR_CODE = 40;

/** The provider's error code, without anything that no code contains. */
const errorCodeIn = (query: URLSearchParams): string | undefined =>
  ERROR_PARAMETERS.map((name) => query.get(name))
    .find((value) => value !== null)
    ?.replaceAll(/[^\w-]/gu, '')
    .slice(0, MAX_ERROR_CODE);

/** Which of the visitor's payments a return is about, if there are two. It proves nothing. */
export const returningFrom = (query: URLSearchParams): CheckoutType =>
  CHECKOUT_TYPES.find((known) => known === query.get(RETURNING_FROM)) ?? 'cart';

/**
 * A payment provider redirects the shopper back (ROUTE-07). The URL proves nothing: the shop decides whether the order
 * is paid. Opening it twice, or without a payment, changes nothing. Undefined while the provider's notice is on its way.
 */
export const paymentReturn =
  (shop: Pick<Shop, 'orders' | 'prime'>) =>
  async (visitor: Visit, checkoutType: CheckoutType, query = new URLSearchParams()): Promise<string | undefined> => {
    const code = errorCodeIn(query);
    if (checkoutType === 'prime') {
      const finished = await finishPrimeCheckout(shop, visitor)(code);
      if (finished?.hasJoined === true) addToasts(visitor, [{ kind: 'success', messageKey: 'shop.prime.joined' }]);
      return finished?.path;
    }
    const storedOrder = visitor.read(PLACED_ORDER);
    if (storedOrder === undefined) return HOME;
    const { orderId } = storedOrder;
    return pathAfterPayment(orderId, await shop.orders.confirmation(visitor.shopper, orderId), code);
  };

/** More than providers send; what is longer is not read. */
const MAX_BODY_BYTES = 1_000_000;
const FORM = 'application/x-www-form-urlencoded';

/** What a POST says, in its URL and in its form. Any other body says nothing, and the shop knows by itself whether an order is paid. */
const targetOf = (path: string, request: FastifyRequest): string => {
  const fields =
    contentTypeOf(request) === FORM && typeof request.body === 'string' ? new URLSearchParams(request.body) : [];
  const query = readReturnQuery([...new URLSearchParams(request.url.split('?').slice(1).join('?')), ...fields]);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

/**
 * A provider may return by POST. Such a request from another site carries none of our cookies, so it is redirected to the
 * same path by GET, which carries them.
 */
export const servePostedPaymentReturns = async (fastify: FastifyInstance): Promise<void> => {
  await fastify.register(async (returns) => {
    returns.removeAllContentTypeParsers();
    returns.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, text, done) =>
      done(null, text),
    );
    for (const path of PROVIDER_RETURNS) {
      returns.post(path, (request, reply) =>
        reply.code(SEE_OTHER).header('location', targetOf(path, request)).header('cache-control', NO_STORE).send(),
      );
    }
  });
};
