import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import { ClockController } from './api/clock.controller.ts';
import { TokenController } from './api/token.controller.ts';
import { NO_SOURCE } from './visit/request-source.ts';
import type { CallContext } from './request/call-context.ts';
import { REQUEST_CONTEXTS, requestContexts } from './request/request-context.ts';
import { BACKEND } from './request/backend.ts';
import type { Backend } from './request/backend.ts';
import { RESPONSE_STORE, CACHE } from './cache/cache.port.ts';
import type { Cache } from './cache/cache.port.ts';
import { ATTEMPTS, attemptsOf } from './payments/attempts.ts';
import { SEEN_CARTS, seenCarts } from './checkout/seen-carts.ts';
import { ORDER_BUTTON_PORTS, orderButtonPorts } from './payments/order-button-ports.ts';
import { ORDER_SETTLED, orderLock, orderSettled } from './payments/order-lock.ts';
import { ERROR_REPORTER, errorReporter } from './graphql/error-reporter.ts';
import { graphqlOptions } from './graphql/graphql-options.ts';
import { refreshingShop } from './deals/refreshing-shop.ts';
import { HealthController } from './health/health.controller.ts';
import { DEPENDENCIES, dependencies } from './health/dependencies.ts';
import type { HealthIndicator } from './health/dependencies.ts';
import { METRICS } from './health/metrics.ts';
import type { Metrics } from './health/metrics.ts';
import { READINESS, readiness } from './health/readiness.ts';
import { ACTIONS, RESOLVERS } from './resolvers.ts';
import { counters } from './limits/counters.ts';
import { limitedShop } from './limits/limited-shop.ts';
import { LOG } from './logging/log.ts';
import { PREVIEW_LINKS, previewLinks } from './preview/preview-links.ts';
import { PreviewController } from './preview/preview.controller.ts';
import { isFakeBackend } from './qa/is-fake-backend.ts';
import { RETURN_PORTS, returnPorts } from './returns/return-ports.ts';
import { API_TOKENS, apiTokens } from './http/api-token.ts';
import { ENV } from './env/env.token.ts';
import { signer } from './shared/signing.ts';
import type { Signer } from './shared/signing.ts';
import type { AppOptions } from './app-options.ts';
import type { Env } from './env/env.ts';
import { systemRandom } from './system-random.ts';
import { machineTimers } from './timing/timers.ts';
import { UPLOADS, uploads } from './uploads/uploads.ts';
import { WORLD_LOOKUP } from './worlds/world-lookup.ts';

/** The environment describes an upstream if and only if it selects it. The shop that is not selected is never loaded. */
const chosenBackend = async (
  { env, clock, timers = machineTimers, log }: AppOptions,
  metrics: Metrics,
  cache: Cache,
): Promise<Backend> => {
  if (env.upstream === undefined) {
    const { fakeBackend } = await import('./qa/fake-backend.ts');
    return fakeBackend(clock, env.requireWorld);
  }
  const { upstreamBackend } = await import('./upstream/upstream-backend.ts');
  return upstreamBackend({
    upstream: env.upstream,
    stage: env.stage,
    clock,
    timers,
    random: systemRandom,
    log: log.failure,
    cache,
    observe: metrics.observeUpstream,
  });
};

const qaModules = async (backend: Backend, env: Env, signed: Signer): Promise<readonly DynamicModule[]> => {
  if (!isFakeBackend(backend)) return [];
  const { QaModule } = await import('./qa/qa.module.ts');
  return [QaModule.with(backend, env, signed)];
};

/** What gateways share. The fake shop and a gateway's own memory are always available. */
const dependenciesOf = (
  { problem: upstream }: Backend,
  { problem: redis }: Cache,
  responseStore: Cache | undefined,
): readonly HealthIndicator[] =>
  Object.entries({ redis, upstream, 'redis-cache': responseStore?.problem }).flatMap(([name, problem]) =>
    problem === undefined ? [] : [{ name, problem, isOptional: name === 'redis-cache' }],
  );

/** Puts the gateway together. The only place that chooses the shop behind it. */
@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(
    @Inject(BACKEND) private readonly backend: Backend,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(RESPONSE_STORE) private readonly responseStore: Cache | undefined,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.backend.close?.();
    await this.cache.close?.();
    await this.responseStore?.close?.();
  }

  static async with(
    options: AppOptions,
    metrics: Metrics,
    cache: Cache,
    responseStore: Cache | undefined,
  ): Promise<DynamicModule> {
    const { env, clock, log } = options;
    const backend = options.backend ?? (await chosenBackend(options, metrics, cache));
    const watched = dependencies(dependenciesOf(backend, cache, responseStore), clock);
    const signed = signer(env.sessionSecrets, clock);
    const counting = counters(cache);
    const shopFor = (context: CallContext): Shop =>
      limitedShop(refreshingShop(backend.for(context)), counting, context.source ?? NO_SOURCE);
    const tokens = apiTokens(signed);
    const attempts = attemptsOf(cache, orderLock(cache, machineTimers));
    const reporter = errorReporter(env.stage === 'local', (failure, requestId) => log.failure(failure, requestId));
    return {
      module: AppModule,
      imports: [
        ...(await qaModules(backend, env, signed)),
        GraphQLModule.forRoot<ApolloDriverConfig>(graphqlOptions(reporter, env.stage === 'production')),
      ],
      controllers: [...ACTIONS, ClockController, TokenController, PreviewController, HealthController],
      providers: [
        { provide: ENV, useValue: env },
        { provide: LOG, useValue: log },
        { provide: BACKEND, useValue: backend },
        { provide: CACHE, useValue: cache },
        { provide: RESPONSE_STORE, useValue: responseStore },
        { provide: METRICS, useValue: metrics },
        { provide: DEPENDENCIES, useValue: watched },
        { provide: READINESS, useValue: readiness(watched) },
        { provide: ATTEMPTS, useValue: attempts },
        { provide: ORDER_BUTTON_PORTS, useValue: orderButtonPorts(attempts, log) },
        { provide: SEEN_CARTS, useValue: seenCarts(signed) },
        { provide: ORDER_SETTLED, useValue: orderSettled(cache, machineTimers) },
        { provide: RETURN_PORTS, useValue: returnPorts(cache, machineTimers) },
        { provide: PREVIEW_LINKS, useValue: previewLinks(env.previewSecret, clock) },
        { provide: UPLOADS, useValue: uploads(counting, machineTimers) },
        { provide: API_TOKENS, useValue: tokens },
        { provide: ERROR_REPORTER, useValue: reporter },
        { provide: WORLD_LOOKUP, useValue: backend.worlds },
        {
          provide: REQUEST_CONTEXTS,
          useValue: requestContexts({
            env,
            clock,
            signer: signed,
            tokens,
            worlds: backend.worlds,
            shopFor,
          }),
        },
        ...RESOLVERS,
      ],
    };
  }
}
