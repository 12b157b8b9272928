import type { RequestContext } from '../request/request-context.ts';
import { returningFrom } from '../checkout/payment-return.ts';
import { AMAZON_SESSION } from '../checkout/payment-return-query.ts';
import type { PageDependencies } from './page-dependencies.ts';
import type { PageResponse } from './page-response.ts';
import { redirect } from './redirect.ts';

const SEE_OTHER = 303;

/**
 * The Amazon-style provider sends the shopper back before the order. The URL proves nothing: the shop returns an address for a
 * session of the visitor's own cart only. Opened twice, it leads to the same step.
 */
export const expressReturn = async (
  { enterExpress }: Pick<PageDependencies, 'enterExpress'>,
  requestContext: RequestContext,
  query: URLSearchParams,
): Promise<PageResponse> => {
  const visitor = requestContext.visitor();
  const sessionId = query.get(AMAZON_SESSION) ?? '';
  const checkoutType = returningFrom(query);
  const { path } = await enterExpress(requestContext)({
    cartId: visitor.shopper.cartId ?? '',
    checkoutType,
    sessionId,
  });
  return redirect(SEE_OTHER, path);
};
