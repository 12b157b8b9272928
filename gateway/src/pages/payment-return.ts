import { pathAfterPayment } from '@shop/domain/payments/after-payment';
import { CHECKOUT_TYPES } from '@shop/domain/payments/express-payment';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import { PAYMENT_RETURNS, RETURNING_FROM } from '@shop/domain/payments/payment-return';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { primeReturn } from '../prime/prime-return.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { ERROR_PARAMETERS, readReturnQuery } from './payment-return-query.ts';

const SEE_OTHER = 303;
const MAX_ERROR_CODE = 40;

/** The provider's error code, without anything that no code contains. */
const errorCodeIn = (query: URLSearchParams): string | undefined =>
  ERROR_PARAMETERS.map((name) => query.get(name)).find((value) => value !== null)?.replaceAll(/[^\w-]/gu, '').slice(0, MAX_ERROR_CODE);

/** Which of the visitor's payments a return is about, if there are two. It proves nothing. */
export const returningFrom = (query: URLSearchParams): CheckoutType => CHECKOUT_TYPES.find((known) => known === query.get(RETURNING_FROM)) ?? 'cart';

/**
 * A payment provider redirects the shopper back (specification A2). The URL proves nothing: the shop decides whether the order
 * is paid. Opening it twice, or without a payment, changes nothing. Undefined while the provider's notice is on its way.
 */
export const paymentReturn =
  (shop: Pick<Shop, 'orders' | 'prime'>) =>
  async (visitor: VisitorSession, checkoutType: CheckoutType, query = new URLSearchParams()): Promise<string | undefined> => {
    const code = errorCodeIn(query);
    if (checkoutType === 'prime') return primeReturn(shop)(visitor, code);
    const { storedOrder, shopper } = visitor;
    if (storedOrder === undefined) return HOME;
    const { orderId } = storedOrder;
    return pathAfterPayment(orderId, await shop.orders.confirmation(shopper, orderId), code);
  };

const queryOf = ({ body }: Pick<FastifyRequest, 'body'>): string => {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const query = readReturnQuery(fields.filter((field): field is [string, string] => typeof field[1] === 'string')).toString();
  return query === '' ? '' : `?${query}`;
};

/**
 * A provider may return by POST. Such a request from another site carries none of our cookies, so it is redirected to the
 * same path by GET, which carries them.
 */
export const servePostedPaymentReturns = (fastify: FastifyInstance): void => {
  for (const path of PAYMENT_RETURNS) {
    fastify.post(path, (request, reply) => reply.code(SEE_OTHER).header('location', `${path}${queryOf(request)}`).header('cache-control', NO_STORE).send());
  }
};
