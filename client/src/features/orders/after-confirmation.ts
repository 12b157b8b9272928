import type { QueryClient } from '@tanstack/react-query';

import { postToRoute } from '../../shared/api-route.ts';
import { request } from '../../shared/api.ts';
import { MeDocument } from '../../shared/generated/graphql.ts';
import { dropPlacedOrder } from '../../shared/placed-order.ts';
import { onceNobodyPlaces } from '../../shared/placing-lock.ts';
import { dropAllDrafts } from '../../shared/session-draft.ts';

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
  dropPlacedOrder();
  dropAllDrafts();
  return logOut();
};

const cleanUp = async (): Promise<CleanedUp> => {
  try {
    const { cartId } = (await request('Me', MeDocument, {})).me;
    if (cartId === null) return await sessionEnded();
    const { body } = await postToRoute(CLEANUP, { cartId });
    dropPlacedOrder();
    // When a confirmation is only read again, what was typed since belongs to the next order.
    if (body['isRepeated'] !== true) dropAllDrafts();
    return body['successfull'] === true ? 'cleaned' : await logOut();
  } catch {
    dropAllDrafts();
    return logOut();
  }
};

/** Tidies up behind an order once, however often its page is drawn: ids, drafts, cart, guest session. Where it fails, nobody stays signed in (specification A4). */
export const cleanUpAfter = (client: QueryClient, orderId: string): Promise<CleanedUp> => {
  const runs = runsOf.get(client) ?? new Map<string, Promise<CleanedUp>>();
  runsOf.set(client, runs);
  const run = runs.get(orderId) ?? onceNobodyPlaces(cleanUp);
  runs.set(orderId, run);
  return run;
};
