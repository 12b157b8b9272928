import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import { type HostMarkers, LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { inMemoryShop } from './shop/in-memory-shop.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { mailUrls } from './mails/mail-url.ts';
import { faultsHandlers, type FaultsHandlers } from './upstream-server/qa/faults-handlers.ts';
import { journalHandlers, type JournalHandlers } from './upstream-server/qa/journal-handlers.ts';
import { journals as newJournals } from './worlds/journal/journal.ts';
import { inMemoryWorlds } from './in-memory-worlds.ts';
import type { Worlds } from './worlds/worlds.ts';
import { documentsRoute } from './upstream-server/http/documents-route.ts';
import { errorHandler } from './upstream-server/http/error-handler.ts';
import { MAX_BODY_BYTES, parseBodies } from './upstream-server/http/body-parsers.ts';
import { providerPagesRoute } from './upstream-server/http/provider-pages-route.ts';
import { graphqlRoute } from './upstream-server/http/graphql-route.ts';
import { postOnly } from './upstream-server/http/post-only.ts';
import { providerStateRoute } from './upstream-server/http/provider-state-route.ts';
import { qaRoutes } from './upstream-server/http/qa-routes.ts';
import { tokenRoute } from './upstream-server/http/token-route.ts';
import { withPaymentNotices } from './upstream-server/payments/record-payment-notices.ts';
import { shopOrigins } from './upstream-server/payments/shop-origins.ts';
import type { ServerOptions } from './upstream-server/server-options.ts';
import { API_TOKEN_LIFETIME_S, apiTokens, type ClientCredentials } from './upstream-server/tokens/api-tokens.ts';

export interface UpstreamServerSetup {
  readonly clock: Clock;
  readonly credentials: ClientCredentials;
  /** A free one by default. */
  readonly port?: number;
  readonly host?: string;
  readonly worlds?: Worlds;
  /** Replaces ports of the shop, for each request anew. */
  readonly replacePorts?: (shop: Shop) => Shop;
  readonly tokenLifetimeS?: number;
  /** URL of the server for browsers, if it differs from the one that it listens on. */
  readonly publicUrl?: string;
  /** URL of the German shop: mails lead to it and to its other storefronts, and payments to it if they began on an unknown origin. */
  readonly shopUrl?: string;
  /** What the hosts of its storefronts contain. */
  readonly hostMarkers?: HostMarkers;
  /** Opens test routes to other machines. */
  readonly qaToken?: string;
  /** Reports an internal error. */
  readonly report?: (failure: unknown) => void;
}

/** The fake upstream at work. */
export interface UpstreamServer {
  readonly url: string;
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  readonly stateUrl: string;
  readonly worlds: Worlds;
  /** The shop behind it in one of its worlds, for requests from an IP address. */
  readonly shopIn: ServerOptions['shopIn'];
  readonly faults: FaultsHandlers;
  readonly journal: JournalHandlers;
  /** Aborts requests that are in flight. */
  close(): Promise<void>;
}

const DEFAULT_SHOP_PORT = 8080;

const NOTHING_HERE =
  'There is nothing here. POST /graphql and POST /oauth/token are the API of the upstream, POST /_pact/state sets up provider states, and testers find GET /qa/worlds, GET /qa/faults, GET /qa/start and GET /qa/magic.';

const routes = (app: FastifyInstance, options: ServerOptions): void => {
  parseBodies(app);
  app.setErrorHandler(errorHandler(options.report));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, code: 'NOT_FOUND', message: NOTHING_HERE }),
  );
  tokenRoute(app, options);
  graphqlRoute(app, options);
  providerPagesRoute(app, options);
  documentsRoute(app, options);
  providerStateRoute(app, options);
  qaRoutes(app, options);
  postOnly(app);
};

/** Serves the upstream's API over HTTP from the in-memory shop. */
export const startUpstreamServer = async (setup: UpstreamServerSetup): Promise<UpstreamServer> => {
  const {
    clock,
    credentials,
    port = 0,
    host = '127.0.0.1',
    worlds = inMemoryWorlds({ clock }),
    tokenLifetimeS = API_TOKEN_LIFETIME_S,
    hostMarkers = LOCAL_HOST_MARKERS,
    report = () => undefined,
    replacePorts = (shop: Shop) => shop,
  } = setup;
  const { shopUrl = `http://${hostMarkers.de}:${DEFAULT_SHOP_PORT}` } = setup;
  const shopIn: ServerOptions['shopIn'] = (world, address) => replacePorts(inMemoryShop(world, address));
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  let url = '';
  const tokens = apiTokens(credentials, clock, tokenLifetimeS);
  const journals = withPaymentNotices(newJournals(), clock);
  const publicUrl = (): string => setup.publicUrl ?? url;
  const mailUrl = mailUrls({ shopUrl: () => shopUrl, hostMarkers, documentsUrl: publicUrl });
  routes(app, {
    clock,
    worlds,
    shopIn,
    journals,
    shopOrigins: shopOrigins(shopUrl),
    mailUrl,
    tokens,
    tokenLifetimeS,
    publicUrl,
    report,
    ...omitNil({ qaToken: setup.qaToken }),
  });
  url = await app.listen({ port, host });
  return {
    url,
    graphqlUrl: `${url}/graphql`,
    tokenUrl: `${url}/oauth/token`,
    stateUrl: `${url}/_pact/state`,
    worlds,
    shopIn,
    faults: faultsHandlers(worlds, journals),
    journal: journalHandlers(worlds, journals),
    close: () => app.close(),
  };
};
