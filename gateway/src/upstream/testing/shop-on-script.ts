import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import type { UnknownValue } from '../shared/unknown-values.ts';
import { upstreamShop } from '../upstream-shop.ts';
import { clientOnScript, LENA } from '../client/testing/client-on-script.ts';
import { each } from '../client/testing/scripted-upstream.ts';
import type { SeenRequest } from '../client/testing/scripted-upstream.ts';

/** Longer than any deadline, retries included. */
const LONG_MS = 60_000;

/**
 * Calls a shop whose upstream has scripted replies (`replyTo`, by operation name), for Lena, who is the visitor. Returns the
 * outcome or the failure, the requests, and what was reported: session changes, and values that are unknown.
 */
export const runOnScript = async <Value>(
  replyTo: (operation: string) => unknown,
  use: (shop: Shop, shopper: Shopper) => Promise<Value>,
) => {
  const sessionChanges = recordSessionChanges();
  const { client, timers, upstream } = clientOnScript({ reply: (request: SeenRequest) => each(request, replyTo) });
  const unknown: string[] = [];
  const reportUnknown = (operation: string, { list, value }: UnknownValue): void =>
    void unknown.push(`${operation} ${list} ${value}`);
  const shop = upstreamShop(client, { headers: {}, sessionChanges }, reportUnknown);
  const outcome = use(shop, LENA).catch((failure: unknown) => ({ failure }));
  await timers.pass(LONG_MS);
  return { outcome: await outcome, requests: upstream.requests, reports: sessionChanges.reports, unknown };
};

/** The same with one reply for all operations. */
export const runWithReplies = <Value>(data: object, use: (shop: Shop, shopper: Shopper) => Promise<Value>) =>
  runOnScript(() => ({ data }), use);
