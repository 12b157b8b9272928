import type { FastifyRequest } from 'fastify';
import type { Arrival } from '../arrivals.ts';
import { contextOf } from '../graphql/graphql-context.ts';
import { factsWithoutCart } from '../checkout/read-checkout-facts.ts';
import { pageAnswer } from './page-answer.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageParts } from './page-parts.ts';

export interface PageFailure {
  readonly statusCode: number;
  readonly message: string;
  readonly stack?: string;
}

/** What is shown where not even the error page can be drawn; it has no words to be translated. */
const bare = (statusCode: number): PageAnswer => ({
  status: statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  body: `<!doctype html><title>${statusCode}</title><h1>${statusCode}</h1><p><a href="/">Pausenhof</a></p>`,
});

/** A failure as its page. */
export const failurePage = async (parts: PageParts, arrival: Arrival, request: FastifyRequest, failure: PageFailure): Promise<PageAnswer> => {
  try {
    const visit = arrival.visit();
    const rendered = await parts.render({
      url: '/',
      arrival,
      context: contextOf(arrival, request),
      loginState: visit.shopper.loginState,
      checkoutFacts: () => Promise.resolve(factsWithoutCart(visit)),
      failure,
    });
    for (const met of rendered.reply.failures) parts.log(met, request.id);
    return { ...pageAnswer(rendered, 'document', false), status: failure.statusCode };
  } catch (broken) {
    parts.log(broken, request.id);
    return bare(failure.statusCode);
  }
};
