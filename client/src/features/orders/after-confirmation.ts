import type { QueryClient } from '@tanstack/react-query';

import { postToRoute } from '../../platform/transport/api-route.ts';
import { request } from '../../platform/transport/request.ts';
import { MeDocument } from '../../platform/generated/graphql.ts';
import { removePlacedOrder } from './model/placed-order.ts';
import { onceNoTabIsPlacing } from './model/placing-lock.ts';
import { removeAllDrafts } from '../../platform/forms/form-draft.ts';

const CLEANUP = '/api/confirmation-cleanup/';
const LOGOUT = '/api/logout-action/';

export type CleanedUp = 'cleaned' | 'logged-out';

/** The clean-ups of a tab by order; a tab has one client for as long as it is open. */
const runsOf = new WeakMap<QueryClient, Map<string, Promise<CleanedUp>>>();

const logOut = async (): Promise<CleanedUp> => {
  await postToRoute(LOGOUT, {}).catch(() => undefined);
  return 'logged-out';
};

/** In another tab, or by itself, since the page was asked for. */
const sessionEnded = (): Promise<CleanedUp> => {
  removePlacedOrder();
  removeAllDrafts();
  return logOut();
};

const tidyUp = async ({ isRetry }: { readonly isRetry: boolean }): Promise<CleanedUp> => {
  const { cartId } = (await request('Me', MeDocument, {})).me;
  if (cartId === null) return sessionEnded();
  const { body } = await postToRoute(CLEANUP, { cartId });
  removePlacedOrder();
  // When a confirmation is only read again, what was typed since belongs to the next order. A retry may repeat what it retries.
  if (isRetry || body['isRepeated'] !== true) removeAllDrafts();
  return body['successfull'] === true ? 'cleaned' : logOut();
};

const givenUp = (): Promise<CleanedUp> => {
  removeAllDrafts();
  return logOut();
};

/** A lost answer says nothing of the session: browsers also break requests off when their page is left. Tidying up twice does no harm. */
const cleanUp = (): Promise<CleanedUp> =>
  tidyUp({ isRetry: false })
    .catch(() => tidyUp({ isRetry: true }))
    .catch(givenUp);

/** Tidies up behind an order once, however often its page is drawn: ids, drafts, cart, guest session. Where it fails, nobody stays signed in (specification A4). */
export const cleanUpAfter = (client: QueryClient, orderId: string): Promise<CleanedUp> => {
  const runs = runsOf.get(client) ?? new Map<string, Promise<CleanedUp>>();
  runsOf.set(client, runs);
  const run = runs.get(orderId) ?? onceNoTabIsPlacing(cleanUp);
  runs.set(orderId, run);
  return run;
};
