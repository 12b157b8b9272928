import type { INestApplication } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import { REQUEST_CONTEXTS } from './request/request-context.ts';
import type { RequestContext, RequestContexts } from './request/request-context.ts';
import { CACHE, RESPONSE_STORE } from './cache/cache.port.ts';
import type { Cache } from './cache/cache.port.ts';
import { memoryCache } from './cache/memory-cache.ts';
import { ATTEMPTS, type AttemptsOf } from './payments/attempts.ts';
import { ORDER_BUTTON_PORTS, type OrderButtonPortsFor } from './payments/order-button-ports.ts';
import { MAX_BYTES } from './response-cache/cache-policy.ts';
import { responseCache, sharedResponses } from './response-cache/response-cache.ts';
import { handleGraphqlGet } from './graphql/handle-get.ts';
import { handleGraphqlPost } from './graphql/handle-post.ts';
import { idempotentWrites, MAX_KEPT } from './graphql/idempotent-writes.ts';
import { ERROR_REPORTER } from './graphql/error-reporter.ts';
import type { ErrorReporter } from './graphql/error-reporter.ts';
import type { ShopApolloDriver } from './graphql/shop-apollo.driver.ts';
import { trustedDocuments } from './graphql/trusted-documents.ts';
import type { TrustedDocuments } from './graphql/trusted-documents.ts';
import { limitedRendering } from './pages/limited-rendering.ts';
import { tokenBuckets } from './limits/token-buckets.ts';
import { sealer } from './shared/sealing.ts';
import { machineTimers } from './timing/timers.ts';
import { errorPageHandler } from './pages/error-page.ts';
import { pageHandler } from './pages/page-route.ts';
import { reportCancelledPayment } from '@shop/domain/checkout/report-cancelled-payment';
import { completePaymentOnce } from '@shop/domain/checkout/complete-payment-once';
import { enterExpress } from '@shop/domain/checkout/enter-express';
import { renderPageWith } from './pages/render-page.ts';
import type { AppOptions } from './app-options.ts';
import { WORLD_LOOKUP } from './worlds/world-lookup.ts';
import type { WorldLookup } from './worlds/world-lookup.ts';
import type { RouteHandlers } from './routes.ts';
import type { RawCache } from './response-cache/raw-cache.ts';

/** Connects what Nest has built to the plain routes; returns the documents that they run. */
export const connectHandlers = (
  nest: INestApplication,
  { env, clock, log, client }: AppOptions,
  handlers: RouteHandlers,
  rawCache: RawCache,
): TrustedDocuments => {
  const { schema } = nest.get(GraphQLSchemaHost, { strict: false });
  const { graphQlAdapter } = nest.get<GraphQLModule<ShopApolloDriver>>(GraphQLModule, { strict: false });
  const errorReporter = nest.get<ErrorReporter>(ERROR_REPORTER);
  const documents = trustedDocuments(schema, client.documents, (failure) => log.failure(failure));

  const responseStore = nest.get<Cache | undefined>(RESPONSE_STORE);
  const shared = responseStore === undefined ? {} : { shared: sharedResponses(responseStore, client.buildId) };

  const buckets = tokenBuckets(clock);
  const getParts = {
    documents,
    errorReporter,
    responseCache: responseCache({ clock, maxBytes: MAX_BYTES.graphql, ...shared }),
    rawCache,
    buckets,
  };
  const postParts = {
    buckets,
    apollo: graphQlAdapter.instance,
    documents,
    errorReporter,
    acceptsText: env.stage !== 'production',
    writes: idempotentWrites({
      marks: nest.get<Cache>(CACHE),
      replies: responseStore ?? memoryCache(clock, MAX_KEPT),
      sealer: sealer(env.sessionSecrets, 'reply'),
      timers: machineTimers,
    }),
  };
  const render = renderPageWith({
    renderPage: client.renderPage,
    buildId: client.buildId,
    hostMarkers: env.hostMarkers,
    documents,
    errorReporter,
    isDebug: env.stage === 'local',
    formTargets: env.paymentOrigins,
  });
  const attempts = nest.get<AttemptsOf>(ATTEMPTS);
  const orderButtonPortsFor = nest.get<OrderButtonPortsFor>(ORDER_BUTTON_PORTS);
  const portsOf = (context: RequestContext) => ({ ...context.shop(), attempts: attempts(context) });
  const pages = {
    arePagesCached: client.isChanging !== true,
    ...limitedRendering(render, buckets),
    responseCache: responseCache({ clock, maxBytes: MAX_BYTES.pages, ...shared }),
    rawCache,
    reportCancelledPayment: (context: RequestContext, checkoutType: CheckoutType) =>
      reportCancelledPayment(portsOf(context), context.visitor())(checkoutType),
    enterExpress: (context: RequestContext) => enterExpress(portsOf(context), context.visitor()),
    completePayment: (context: RequestContext) =>
      completePaymentOnce(orderButtonPortsFor(context.orderingShop(), context), context.visitor()),
    log: log.failure,
  };
  handlers.requestContexts = nest.get<RequestContexts>(REQUEST_CONTEXTS);
  handlers.worlds = nest.get<WorldLookup>(WORLD_LOOKUP);
  handlers.graphqlGet = (request, reply, requestContext) => handleGraphqlGet(getParts, request, reply, requestContext);
  handlers.graphqlPost = (request, reply, requestContext) =>
    handleGraphqlPost(postParts, request, reply, requestContext);
  handlers.page = pageHandler(pages, env.hostMarkers);
  handlers.failure = errorPageHandler(pages);
  return documents;
};
