import type { FaultRule } from '../../worlds/faults/fault.ts';
import type { JournalEntry } from '../../worlds/journal/journal.ts';
import { type GraphqlReply, type Headers, headersOf, type Ids, posted, type TestUpstream } from './test-upstream.ts';

/** A query that always succeeds. */
export const QUERY = posted('getGlobalParametersByName', { names: ['infobar'] });

/** A new world with faults, and with a guest who is ready to order. */
export interface FaultyWorld {
  readonly world: string;
  readonly ids: Ids;
  readonly headers: Headers;
  send(body: unknown, signal?: AbortSignal): Promise<Response>;
  post(body: unknown): Promise<GraphqlReply>;
  /** By fault, in order. */
  hits(): Promise<readonly number[]>;
  orders(): Promise<readonly unknown[]>;
  journal(op: string): Promise<readonly JournalEntry[]>;
}

/** The world refused a fault: the test is wrong. */
export class FaultRefused extends Error {
  override readonly name = 'FaultRefused';
}

/** Creates worlds with this name and a number. */
export const faultyWorlds = (
  upstream: TestUpstream,
  name = 'faulty',
): ((...faults: readonly object[]) => Promise<FaultyWorld>) => {
  let made = 0;
  return async (...faults) => {
    made += 1;
    const world = `${name}-${made}`;
    upstream.worlds.create({ id: world });
    const ids = await upstream.state(
      world,
      ['guest session'],
      ['a cart exists', { positions: 1 }],
      ['the cart is ready'],
    );
    for (const fault of faults) {
      const { status, body } = await upstream.post(`/qa/worlds/${world}/faults`, fault);
      if (status !== 201) throw new FaultRefused(JSON.stringify(body));
    }
    const headers = headersOf(ids, world);
    const json = { 'content-type': 'application/json', ...headers };
    return {
      world,
      ids,
      headers,
      send: (body, signal) =>
        fetch(upstream.graphqlUrl, {
          method: 'POST',
          headers: json,
          body: JSON.stringify(body),
          ...(signal === undefined ? {} : { signal }),
        }),
      post: async (body) => (await upstream.post<GraphqlReply>('/graphql', body, headers)).body,
      hits: async () =>
        (await upstream.get<{ readonly faults: readonly FaultRule[] }>(`/qa/worlds/${world}/faults`)).body.faults.map(
          ({ hits }) => hits,
        ),
      orders: async () =>
        (await upstream.get<{ readonly orders: readonly unknown[] }>(`/qa/worlds/${world}/orders`)).body.orders,
      journal: async (op) =>
        (await upstream.get<{ readonly entries: readonly JournalEntry[] }>(`/qa/worlds/${world}/journal?op=${op}`)).body
          .entries,
    };
  };
};
