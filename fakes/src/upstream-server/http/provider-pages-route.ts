import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPaymentToken } from '../../providers/payment-token.ts';
import { providerPage } from '../../providers/provider-page.ts';
import { entryPath, type PaymentProvider } from '../../providers/provider.ts';
import { PROVIDERS } from '../../providers/providers.ts';
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

const pageRoutes = (app: FastifyInstance, provider: PaymentProvider, { worlds, shopOrigins }: ServerOptions): void => {
  const entry = entryPath(provider.name);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = fieldsOf(request);
    const shop = shopOrigins.of(readPaymentToken(fields[provider.tokenField] ?? ''));
    const { status, headers, html } = providerPage(provider, worlds, {
      method: request.method,
      path: pathOf(request.url),
      fields,
      shopUrl: shop,
    });
    const { location, 'content-security-policy': policy } = headers;
    reply.code(status).headers(headers);
    // Browsers apply form-action to redirects as well, and the last form redirects to the shop.
    if (policy !== undefined)
      reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${shop}`));
    if (location !== undefined)
      reply.header('location', location.startsWith(entry) ? location : new URL(location, shop).href);
    return reply.send(html);
  };
  for (const url of [entry, `${entry}:step`]) app.route({ method: ['GET', 'POST'], url, handler });
};

/** The pages of the payment providers. Shoppers come here from the order button, and return to the shop that sent them. */
export const providerPagesRoute = (app: FastifyInstance, options: ServerOptions): void => {
  for (const provider of PROVIDERS) pageRoutes(app, provider, options);
};
