import type { QueryClient } from '@tanstack/react-query';

import { removeAllDrafts } from '../../platform/forms/form-draft.ts';
import { MeDocument } from '../../platform/generated/graphql.ts';
import { postToRoute } from '../../platform/transport/api-route.ts';
import { followSession } from '../../platform/session/page-session.ts';
import { request } from '../../platform/transport/request.ts';
import { holdLastOrder, removePlacedOrder } from './model/placed-order.ts';
import { onceNoTabIsPlacing } from './model/placing-lock.ts';

const CLEANUP = '/api/confirmation-cleanup/';
const LOGOUT = '/api/logout-action/';

export type CleanedUp = 'cleaned' | 'logged-out';

/** The clean-ups of a tab by order. A tab has one query client while it is open. */
const runsOf = new WeakMap<QueryClient, Map<string, Promise<CleanedUp>>>();

const logOut = async (): Promise<CleanedUp> => {
  await postToRoute(LOGOUT, {}).catch(() => undefined);
  followSession();
  return 'logged-out';
};

/** The session ended after the page was requested: in another tab, or because it expired. */
const sessionEnded = (): Promise<CleanedUp> => {
  removePlacedOrder();
  removeAllDrafts();
  return logOut();
};

const tidyUp = async ({ isRetry }: { readonly isRetry: boolean }): Promise<CleanedUp> => {
  const { cartId } = (await request('Me', MeDocument, {})).me;
  if (cartId === null) return sessionEnded();
  const saveAgain = holdLastOrder();
  const { body } = await postToRoute(CLEANUP, { cartId });
  removePlacedOrder();
  // Before anything is removed, which the other tabs notice: they still show the confirmation of their cart.
  saveAgain();
  followSession();
  // If the confirmation is only opened again, the drafts belong to the next order. A retry, however, may repeat its own first attempt.
  if (isRetry || body['isRepeated'] !== true) removeAllDrafts();
  return body['successfull'] === true ? 'cleaned' : logOut();
};

const givenUp = (): Promise<CleanedUp> => {
  removeAllDrafts();
  return logOut();
};

/** A lost reply says nothing about the session: browsers also abort requests when the page is left. The clean-up is idempotent. */
const cleanUp = (): Promise<CleanedUp> =>
  tidyUp({ isRetry: false })
    .catch(() => tidyUp({ isRetry: true }))
    .catch(givenUp);

/** Cleans up once after an order, however often its page renders: ids, drafts, cart, guest session. If it fails, the visitor is logged out (SUBM-11, SUBM-14). */
export const cleanUpAfter = (client: QueryClient, orderId: string): Promise<CleanedUp> => {
  const runs = runsOf.get(client) ?? new Map<string, Promise<CleanedUp>>();
  runsOf.set(client, runs);
  const run = runs.get(orderId) ?? onceNoTabIsPlacing(cleanUp);
  runs.set(orderId, run);
  return run;
};
