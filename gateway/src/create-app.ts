import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.ts';
import { openAnswers, openState } from './cache/open-cache.ts';
import { DEPENDENCIES } from './health/dependencies.ts';
import type { Dependencies } from './health/dependencies.ts';
import { promMetrics } from './health/metrics.ts';
import { READINESS } from './health/readiness.ts';
import type { Readiness } from './health/readiness.ts';
import { answerFailures } from './http/answer-failure.ts';
import { addBaseHooks, requestIdWith } from './http/base-hooks.ts';
import { DoorClosed, openDoors } from './http/doors.ts';
import type { Doors } from './http/doors.ts';
import { httpServer } from './http/http-server.ts';
import { inputValidation } from './http/input-validation.ts';
import { hangDoors } from './http/hang-doors.ts';
import { proxies } from './http/proxies.ts';
import { readableUrl, takeBodies } from './http/reading.ts';
import { readyAnswers } from './http/ready-answers.ts';
import { routeTable } from './http/route-table.ts';
import { ShopFastifyAdapter } from './http/shop-fastify-adapter.ts';
import { refuseWhenOverloaded } from './limits/overload.ts';
import type { RequestLine } from './logging/log.ts';
import type { Surroundings } from './surroundings.ts';

/** Largest body that is taken: the longest form of the shop has a few kilobytes. */
const BODY_LIMIT = 64 * 1_024;

/** The gateway, ready to listen. */
export interface App {
  readonly nest: NestFastifyApplication;
  readonly server: FastifyInstance;
  readonly readiness: Readiness;
  readonly dependencies: Dependencies;
}

/** Builds the gateway: server, hooks and doors first, then Nest with all that lies behind. */
export const createApp = async (surroundings: Surroundings): Promise<App> => {
  const { env, clock, log } = surroundings;
  const doors: Doors = {};
  const metrics = promMetrics();
  const note = (line: RequestLine): void => {
    metrics.observe(line.method, line.route, line.status, line.ms);
    log.request(line);
  };
  const inFront = proxies(env);
  const requestId = requestIdWith(inFront);
  const ready = readyAnswers({ clock, worlds: () => doors.worlds, requestId, note });
  const server = Fastify({
    serverFactory: httpServer(ready, inFront),
    bodyLimit: BODY_LIMIT,
    trustProxy: inFront.isTrusted,
    genReqId: requestId,
    rewriteUrl: readableUrl,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  await takeBodies(server);
  answerFailures(server, doors, routeTable(server), log);
  addBaseHooks(server, {
    backend: env.backend,
    note,
    proxies: inFront,
    arrivals: () => {
      if (doors.arrivals === undefined) throw new DoorClosed('the shop does not stand yet');
      return doors.arrivals;
    },
    showFailure: (...told) => {
      if (doors.failure === undefined) throw new DoorClosed('the shop does not stand yet');
      return doors.failure(...told);
    },
  });
  if (surroundings.overload !== undefined) await refuseWhenOverloaded(server, surroundings.overload);
  await server.register(openDoors(doors, surroundings));
  const cache = surroundings.cache ?? (await openState(surroundings));
  const answers = surroundings.answers ?? (await openAnswers(surroundings));
  const nest = await NestFactory.create<NestFastifyApplication>(AppModule.with(surroundings, metrics, cache, answers), new ShopFastifyAdapter(server), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  nest.useGlobalPipes(inputValidation);
  await nest.init();
  hangDoors(nest, surroundings, doors, ready);
  await server.ready();
  return { nest, server, readiness: nest.get<Readiness>(READINESS), dependencies: nest.get<Dependencies>(DEPENDENCIES) };
};
