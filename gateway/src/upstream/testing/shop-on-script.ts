import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Shop } from '@shop/domain/shop';
import { upstreamShop } from '../upstream-shop.ts';
import { clientOnScript, LENA } from '../client/testing/client-on-script.ts';
import { each } from '../client/testing/scripted-upstream.ts';
import type { SeenRequest } from '../client/testing/scripted-upstream.ts';

/** Longer than any deadline, retries included. */
const LONG_MS = 60_000;

/** Calls a shop whose upstream has scripted replies (`replyTo`, by operation name). Returns the outcome or the failure, the requests, and the reported session changes. */
export const runOnScript = async <Value>(replyTo: (operation: string) => unknown, use: (shop: Shop, shopper: Shopper) => Promise<Value>, shopper: Shopper = LENA) => {
  const sessionChanges = recordSessionChanges();
  const { client, timers, upstream } = clientOnScript({ reply: (request: SeenRequest) => each(request, replyTo) });
  const outcome = use(upstreamShop(client, sessionChanges), shopper).catch((failure: unknown) => ({ failure }));
  await timers.pass(LONG_MS);
  return { outcome: await outcome, requests: upstream.requests, reports: sessionChanges.reports };
};

/** The same with one reply for all operations. */
export const runWithReplies = <Value>(data: object, use: (shop: Shop, shopper: Shopper) => Promise<Value>, shopper?: Shopper) => runOnScript(() => ({ data }), use, shopper);
