import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import { inMemoryShop } from '../in-memory-shop.ts';
import { inMemoryWorlds, type Worlds } from '../worlds/worlds.ts';
import { answerFailure } from './http/answer-failure.ts';
import { MAX_BODY_BYTES, parseBodies } from './http/body-parsers.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { tokenRoute } from './http/token-route.ts';
import type { Surroundings } from './surroundings.ts';
import { API_TOKEN_LIFETIME_S, apiTokens, type ClientCredentials } from './tokens/api-tokens.ts';

export interface UpstreamServerSetup {
  readonly clock: Clock;
  readonly credentials: ClientCredentials;
  /** Any free one where none is named. */
  readonly port?: number;
  readonly host?: string;
  readonly worlds?: Worlds;
  readonly tokenLifetimeS?: number;
  /** Address of the server as browsers see it, where that is another than the one it listens on. */
  readonly publicUrl?: string;
  /** Tells of a failure of the server's own. */
  readonly report?: (failure: unknown) => void;
}

/** The upstream's stand-in at work. */
export interface UpstreamServer {
  readonly url: string;
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  readonly stateUrl: string;
  readonly worlds: Worlds;
  /** The shop that it speaks for. */
  readonly shop: Shop;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

const routes = (app: FastifyInstance, surroundings: Surroundings): void => {
  parseBodies(app);
  app.setErrorHandler(answerFailure(surroundings.report));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ statusCode: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }));
  tokenRoute(app, surroundings);
  graphqlRoute(app, surroundings);
};

/** Speaks the upstream's language over HTTP, for the in-memory shop. */
export const startUpstreamServer = async (setup: UpstreamServerSetup): Promise<UpstreamServer> => {
  const { clock, credentials, port = 0, host = LOOPBACK, worlds = inMemoryWorlds({ clock }), tokenLifetimeS = API_TOKEN_LIFETIME_S, report = () => undefined } = setup;
  const shop = inMemoryShop({ clock, worlds });
  const app = Fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  let url = '';
  routes(app, { clock, worlds, shop, tokens: apiTokens(credentials, clock, tokenLifetimeS), tokenLifetimeS, publicUrl: () => setup.publicUrl ?? url, report });
  url = await app.listen({ port, host });
  return {
    url,
    graphqlUrl: `${url}/graphql`,
    tokenUrl: `${url}/oauth/token`,
    stateUrl: `${url}/_pact/state`,
    worlds,
    shop,
    close: () => app.close(),
  };
};
