import { PAYMENT_RETURNS } from '@shop/domain/payments/payment-return';
import { CHECKOUT_CONFIRMATION, CHECKOUT_PAYMENT, HOME } from '@shop/domain/shared/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { PageDependencies } from './page-dependencies.ts';
import type { PageResponse } from './page-response.ts';
import { redirect } from './redirect.ts';

const SEE_OTHER = 303;
const MAX_ERROR_CODE = 40;

/** The query parameters in which providers report an error. */
const ERROR_PARAMETERS: readonly string[] = ['errorCode', 'Code'];

/** The provider's error code; pages show only its class. */
const errorCodeIn = (query: URLSearchParams): string => {
  const code = ERROR_PARAMETERS.map((name) => query.get(name)).find((value) => value !== null) ?? 'failed';
  return code.replaceAll(/[^\w-]/gu, '').slice(0, MAX_ERROR_CODE);
};

/**
 * A payment provider redirects the shopper back (specification A2). The URL proves nothing: the shop decides whether the order
 * is paid. Opening it twice, or without a payment, changes nothing.
 */
export const paymentReturn = async ({ shop }: PageDependencies, requestContext: RequestContext, query: URLSearchParams): Promise<PageResponse> => {
  const visitor = requestContext.visitor();
  const { storedOrder } = visitor;
  if (storedOrder === undefined) return redirect(SEE_OTHER, HOME);
  const { orderId } = storedOrder;
  const order = await shop.orders.confirmation(visitor.shopper, orderId);
  if (order.ok) return redirect(SEE_OTHER, `${CHECKOUT_CONFIRMATION}?order=${encodeURIComponent(orderId)}`);
  return redirect(SEE_OTHER, `${CHECKOUT_PAYMENT}?errorCode=${errorCodeIn(query)}`);
};

const queryOf = ({ body }: Pick<FastifyRequest, 'body'>): string => {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const query = new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string')).toString();
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
