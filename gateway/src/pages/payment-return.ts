import { CARD_PAYMENT_RETURN, CHECKOUT_CONFIRMATION, CHECKOUT_PAYMENT, HOME } from '@shop/domain/shared/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { PageResponse } from './page-response.ts';
import type { PageDependencies } from './page-dependencies.ts';

const SEE_OTHER = 303;
const MAX_ERROR_CODE = 40;

const sentTo = (location: string): PageResponse => ({ status: SEE_OTHER, headers: { location, 'cache-control': NO_STORE }, body: '' });

/** What went wrong by the provider's word; it is shown as nothing but a kind of failure. */
const errorCodeIn = (query: URLSearchParams): string => (query.get('errorCode') ?? query.get('Code') ?? 'failed').replaceAll(/[^\w-]/gu, '').slice(0, MAX_ERROR_CODE);

/**
 * The card provider sends the shopper back (specification A2). The address proves nothing: whether the order is paid,
 * the shop says. Opened twice or without having paid, nothing changes.
 */
export const paymentReturn = async ({ shop }: PageDependencies, requestContext: RequestContext, query: URLSearchParams): Promise<PageResponse> => {
  const visitor = requestContext.visitor();
  const { storedOrder } = visitor;
  if (storedOrder === undefined) return sentTo(HOME);
  const { orderId } = storedOrder;
  const order = await shop.orders.confirmation(visitor.shopper, orderId);
  if (order.ok) return sentTo(`${CHECKOUT_CONFIRMATION}?order=${encodeURIComponent(orderId)}`);
  return sentTo(`${CHECKOUT_PAYMENT}?errorCode=${errorCodeIn(query)}`);
};

/**
 * A provider may send the browser back by POST. From another site that comes without our cookies, so it is sent on to
 * the same address by GET, which brings them.
 */
export const paymentReturnPosted = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const posted = typeof request.body === 'object' && request.body !== null ? Object.entries(request.body) : [];
  const fields = posted.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams(fields).toString();
  return reply
    .code(SEE_OTHER)
    .header('location', query === '' ? CARD_PAYMENT_RETURN : `${CARD_PAYMENT_RETURN}?${query}`)
    .header('cache-control', NO_STORE)
    .send();
};
