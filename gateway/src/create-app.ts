import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.ts';
import { BACKEND } from './request/backend.ts';
import type { Backend } from './request/backend.ts';
import { openResponseStore, openStateStore } from './cache/open-cache.ts';
import { DEPENDENCIES } from './health/dependencies.ts';
import type { Dependencies } from './health/dependencies.ts';
import { promMetrics } from './health/metrics.ts';
import { READINESS } from './health/readiness.ts';
import type { Readiness } from './health/readiness.ts';
import type { TrustedDocuments } from './graphql/trusted-documents.ts';
import { handleErrors } from './error-handler.ts';
import { addRequestHooks, requestIdWith } from './request-hooks.ts';
import { AppNotReady } from './http/errors.ts';
import { registerRoutes } from './routes.ts';
import type { RouteHandlers } from './routes.ts';
import { httpServer } from './http/http-server.ts';
import { inputValidation } from './http/input-validation.ts';
import { connectHandlers } from './route-handlers.ts';
import { proxies } from './network/proxies.ts';
import { routableUrl, addBodyParsers } from './http/parse-requests.ts';
import { rawCache } from './response-cache/raw-cache.ts';
import { allowedMethods } from './http/allowed-methods.ts';
import { machineTimers } from './timing/timers.ts';
import { ShopFastifyAdapter } from './http/shop-fastify-adapter.ts';
import { refuseWhenOverloaded } from './health/overload.ts';
import type { RequestLine } from './logging/log.ts';
import type { AppOptions } from './app-options.ts';

/**
 * Maximum size of a body, in bytes. The longest field holds 50,000 letters (`ORDER_LINES_MAX_LENGTH`): up to three bytes each as
 * JSON, and in a browser's form three for a line's end and most signs, six for an umlaut.
 */
const BODY_LIMIT = 256 * 1_024;

/** The gateway, ready to listen. */
export interface App {
  readonly nest: NestFastifyApplication;
  readonly server: FastifyInstance;
  readonly readiness: Readiness;
  readonly dependencies: Dependencies;
  readonly backend: Backend;
  readonly documents: TrustedDocuments;
}

/** Builds the gateway: server, hooks and plain routes first, then Nest with everything else. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { env, clock, log } = options;
  const handlers: RouteHandlers = {};
  const metrics = promMetrics();
  const note = (line: RequestLine): void => {
    metrics.observe(line.method, line.route, line.status, line.ms);
    log.request(line);
  };
  const inFront = proxies(env);
  const requestId = requestIdWith(inFront);
  const raw = rawCache({ clock, timers: machineTimers, worlds: () => handlers.worlds, requestId, note });
  const server = Fastify({
    serverFactory: httpServer(raw, inFront),
    bodyLimit: BODY_LIMIT,
    trustProxy: inFront.isTrusted,
    genReqId: requestId,
    rewriteUrl: routableUrl,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  await addBodyParsers(server);
  handleErrors(server, handlers, allowedMethods(server), log);
  addRequestHooks(server, {
    backend: env.backend,
    note,
    proxies: inFront,
    requestContexts: () => {
      if (handlers.requestContexts === undefined) throw new AppNotReady('the shop has not started yet');
      return handlers.requestContexts;
    },
    showFailure: (...args) => {
      if (handlers.failure === undefined) throw new AppNotReady('the shop has not started yet');
      return handlers.failure(...args);
    },
  });
  if (options.overload !== undefined) await refuseWhenOverloaded(server, options.overload);
  await server.register(registerRoutes(handlers, options));
  const cache = options.cache ?? (await openStateStore(options));
  const responseStore = options.responseStore ?? (await openResponseStore(options));
  const nest = await NestFactory.create<NestFastifyApplication>(
    await AppModule.with(options, metrics, cache, responseStore),
    new ShopFastifyAdapter(server),
    {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    },
  );
  nest.useGlobalPipes(inputValidation);
  await nest.init();
  const documents = connectHandlers(nest, options, handlers, raw);
  await server.ready();
  return {
    nest,
    server,
    readiness: nest.get<Readiness>(READINESS),
    dependencies: nest.get<Dependencies>(DEPENDENCIES),
    backend: nest.get<Backend>(BACKEND),
    documents,
  };
};
