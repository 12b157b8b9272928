import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { SessionChanges } from '@shop/domain/sessions/session-changes.port';
import { API_CONTROLLERS } from './api/controllers.ts';
import { ARRIVALS, arrivals } from './arrivals.ts';
import type { Backend } from './backend.ts';
import { ANSWERS, CACHE } from './cache/cache.port.ts';
import type { Cache } from './cache/cache.port.ts';
import { ORDER_LOCK, orderLock } from './checkout/order-lock.ts';
import { FORM_CONTROLLERS } from './forms/controllers.ts';
import { ERROR_DESK, errorDesk } from './graphql/error-desk.ts';
import { graphqlOptions } from './graphql/graphql-options.ts';
import { HealthController } from './health/health.controller.ts';
import { DEPENDENCIES, dependencies } from './health/dependencies.ts';
import type { Dependency } from './health/dependencies.ts';
import { METRICS } from './health/metrics.ts';
import type { Metrics } from './health/metrics.ts';
import { READINESS, readiness } from './health/readiness.ts';
import { RESOLVERS } from './graphql/resolvers.ts';
import { limitedShop } from './limits/limited-shop.ts';
import { LOG } from './logging/log.ts';
import { PREVIEW_LINKS, previewLinks } from './preview/preview-links.ts';
import { fakeBackend, isFakeBackend } from './qa/fake-backend.ts';
import { QaModule } from './qa/qa.module.ts';
import { API_TOKENS, apiTokens } from './sessions/api-token.ts';
import { SESSION_CHANGES, sessionChangeListeners } from './sessions/session-change-listeners.ts';
import { ENV, SHOP } from './shop.token.ts';
import { signatures } from './signatures.ts';
import type { Surroundings } from './surroundings.ts';
import { systemChance } from './system-chance.ts';
import { machineTimers } from './timers.ts';
import { upstreamBackend } from './upstream/upstream-backend.ts';
import { WORLD_GATE } from './worlds/world-gate.ts';

const BACKEND = Symbol('Backend');

/** The environment names an upstream exactly where it chooses one. */
const chosenBackend = ({ env, clock, log }: Surroundings, metrics: Metrics, cache: Cache, sessionChanges: SessionChanges): Backend =>
  env.upstream === undefined
    ? fakeBackend(clock, env.requireWorld)
    : upstreamBackend({ upstream: env.upstream, stage: env.stage, clock, random: systemChance, log: log.failure, cache, observe: metrics.observeUpstream, sessionChanges });

/** What the gateway shares with others; the fake shop and a gateway's own memory cannot be away. */
const dependenciesOf = ({ trouble: upstream }: Backend, { trouble: redis }: Cache, answers: Cache | undefined): readonly Dependency[] =>
  Object.entries({ redis, upstream, 'redis-cache': answers?.trouble }).flatMap(([name, problem]) =>
    problem === undefined ? [] : [{ name, problem, isOptional: name === 'redis-cache' }],
  );

/** Puts the gateway together. Only here is chosen which shop stands behind it. */
@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(
    @Inject(BACKEND) private readonly backend: Backend,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(ANSWERS) private readonly answers: Cache | undefined,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.backend.close?.();
    await this.cache.close?.();
    await this.answers?.close?.();
  }

  static with(surroundings: Surroundings, metrics: Metrics, cache: Cache, answers: Cache | undefined): DynamicModule {
    const { env, clock, log } = surroundings;
    const sessionChanges = sessionChangeListeners();
    const backend = surroundings.backend ?? chosenBackend(surroundings, metrics, cache, sessionChanges);
    const watched = dependencies(dependenciesOf(backend, cache, answers), clock);
    const signed = signatures(env.sessionSecrets, clock);
    const tokens = apiTokens(signed);
    const desk = errorDesk(env.stage === 'local', (failure, requestId) => log.failure(failure, requestId));
    return {
      module: AppModule,
      imports: [
        ...(isFakeBackend(backend) ? [QaModule.with(backend, env, signed)] : []),
        GraphQLModule.forRoot<ApolloDriverConfig>(graphqlOptions(desk, env.stage === 'production')),
      ],
      controllers: [...API_CONTROLLERS, ...FORM_CONTROLLERS, HealthController],
      providers: [
        { provide: ENV, useValue: env },
        { provide: LOG, useValue: log },
        { provide: BACKEND, useValue: backend },
        { provide: SHOP, useValue: limitedShop(backend.shop, cache) },
        { provide: CACHE, useValue: cache },
        { provide: ANSWERS, useValue: answers },
        { provide: METRICS, useValue: metrics },
        { provide: DEPENDENCIES, useValue: watched },
        { provide: READINESS, useValue: readiness(watched) },
        { provide: ORDER_LOCK, useValue: orderLock(cache, machineTimers) },
        { provide: PREVIEW_LINKS, useValue: previewLinks(env.previewSecret, clock) },
        { provide: API_TOKENS, useValue: tokens },
        { provide: ERROR_DESK, useValue: desk },
        { provide: WORLD_GATE, useValue: backend.worlds },
        { provide: ARRIVALS, useValue: arrivals({ env, clock, signatures: signed, tokens, worlds: backend.worlds, sessionChanges }) },
        { provide: SESSION_CHANGES, useValue: sessionChanges },
        ...RESOLVERS,
      ],
    };
  }
}
