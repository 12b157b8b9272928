import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CARD_PAGE } from '../../orders/submit-order.ts';
import { cardPages } from '../../payment-pages/card/card-pages.ts';
import type { ServerOptions } from '../server-options.ts';
import { formIn } from './body-parsers.ts';

const pathOf = (url: string): string => {
  const path = url.split('?')[0] ?? '/';
  return path.endsWith('/') ? path : `${path}/`;
};

const fieldsOf = ({ url, body }: FastifyRequest): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? '')),
  ...Object.fromEntries(formIn(body)),
});

/** The card provider's pages. Shoppers come here from the order button, and go back to the shop that sent them. */
export const cardPagesRoute = (app: FastifyInstance, { worlds, shopOrigins }: ServerOptions): void => {
  const answer = cardPages({ worlds });
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = fieldsOf(request);
    const { status, headers, html } = answer({ method: request.method, path: pathOf(request.url), fields });
    const shop = shopOrigins.of(fields['Data'] ?? '');
    const { location, 'content-security-policy': policy } = headers;
    reply.code(status).headers(headers);
    // A form may lead on to the shop: browsers look at where its answer leads, too.
    if (policy !== undefined) reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${shop}`));
    if (location !== undefined) reply.header('location', location.startsWith(CARD_PAGE) ? location : new URL(location, shop).href);
    return reply.send(html);
  };
  for (const url of [CARD_PAGE, `${CARD_PAGE}:step`]) app.route({ method: ['GET', 'POST'], url, handler: show });
};
