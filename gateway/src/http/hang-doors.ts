import type { INestApplication } from '@nestjs/common';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import { ARRIVALS } from '../arrivals.ts';
import type { Arrivals } from '../arrivals.ts';
import { ANSWERS } from '../cache/cache.port.ts';
import type { Cache } from '../cache/cache.port.ts';
import { keptAnswers, LAST_RESORT_MS } from '../cache/kept-answers.ts';
import { sharedAnswers } from '../cache/shared-answers.ts';
import { answerAsked } from '../graphql/answer-asked.ts';
import { answerPosted } from '../graphql/answer-posted.ts';
import { ERROR_DESK } from '../graphql/error-desk.ts';
import type { ErrorDesk } from '../graphql/error-desk.ts';
import type { ShopApolloDriver } from '../graphql/shop-apollo.driver.ts';
import { trustedDocuments } from '../graphql/trusted-documents.ts';
import { limitedRendering } from '../limits/limited-rendering.ts';
import { tokenBuckets } from '../limits/token-buckets.ts';
import { failureDoor } from '../pages/failure-page.ts';
import { pageDoor } from '../pages/page-door.ts';
import { renderPageWith } from '../pages/render-page.ts';
import { SHOP } from '../shop.token.ts';
import type { Surroundings } from '../surroundings.ts';
import { WORLD_GATE } from '../worlds/world-gate.ts';
import type { WorldGate } from '../worlds/world-gate.ts';
import type { Doors } from './doors.ts';
import type { ReadyAnswers } from './ready-answers.ts';

const MEGABYTE = 1_024 * 1_024;
const MAX_KEPT_PAGES_BYTES = 64 * MEGABYTE;
const MAX_KEPT_ANSWERS_BYTES = 32 * MEGABYTE;

/** The client beside this gateway sends a document that the schema does not answer. */
export class UnfitDocument extends Error {
  override readonly name = 'UnfitDocument';
}

/** Puts what Nest has built behind the doors. */
export const hangDoors = (nest: INestApplication, { env, clock, log, client }: Surroundings, doors: Doors, ready: ReadyAnswers): void => {
  const { schema } = nest.get(GraphQLSchemaHost, { strict: false });
  const { graphQlAdapter } = nest.get<GraphQLModule<ShopApolloDriver>>(GraphQLModule, { strict: false });
  const desk = nest.get<ErrorDesk>(ERROR_DESK);
  const documents = trustedDocuments(schema, client.documents);
  for (const { id, reason } of documents.unfit) log.failure(new UnfitDocument(`${id}: ${reason}`));

  const answers = nest.get<Cache | undefined>(ANSWERS);
  const shared = answers === undefined ? {} : { shared: sharedAnswers(answers, client.buildId, LAST_RESORT_MS) };

  const buckets = tokenBuckets(clock);
  const asked = { documents, desk, kept: keptAnswers({ clock, maxBytes: MAX_KEPT_ANSWERS_BYTES, ...shared }), ready, buckets };
  const posted = { buckets, apollo: graphQlAdapter.instance, documents, desk, takesText: env.stage !== 'production' };
  const render = renderPageWith({ renderPage: client.renderPage, buildId: client.buildId, hostMarkers: env.hostMarkers, documents, desk, isDebug: env.stage === 'local', formTargets: env.paymentOrigins });
  const pages = {
    shop: nest.get<Shop>(SHOP),
    arePagesCached: client.isChanging !== true,
    ...limitedRendering(render, buckets),
    kept: keptAnswers({ clock, maxBytes: MAX_KEPT_PAGES_BYTES, ...shared }),
    ready,
    log: log.failure,
  };
  doors.arrivals = nest.get<Arrivals>(ARRIVALS);
  doors.worlds = nest.get<WorldGate>(WORLD_GATE);
  doors.graphqlAsked = (request, reply, arrival) => answerAsked(asked, request, reply, arrival);
  doors.graphqlPosted = (request, reply, arrival) => answerPosted(posted, request, reply, arrival);
  doors.page = pageDoor(pages, env.hostMarkers);
  doors.failure = failureDoor(pages);
};
