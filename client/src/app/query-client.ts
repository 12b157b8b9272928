import { QueryClient } from '@tanstack/react-query';

import { NetworkFailure } from '../platform/failures/failures.ts';
import { connect, type Transport } from '../platform/transport/transport.ts';

/** Active queries are refetched on navigation after this time (UPSTREAM-13). */
export const STALE_AFTER_MS = 10 * 60_000;

/** Before a query is sent again (UPSTREAM-10). */
const RETRY_DELAY_MS = 300;

/** A query that got no reply, for example because its gateway was being replaced: the next one may reply. */
const gotNoReply = (failure: unknown): boolean => failure instanceof NetworkFailure;

/** The gateway retries calls to the shop. Here only a query without a reply is sent once more, and never a mutation: its failure shows at once, and the shopper decides. */
export const createQueryClient = (transport: Transport): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: typeof document === 'undefined' ? Infinity : STALE_AFTER_MS,
        retry: (retries, failure) => retries === 0 && gotNoReply(failure),
        retryDelay: RETRY_DELAY_MS,
        refetchOnWindowFocus: false,
      },
      // Never parked until the connection is back: what is not sent now is told, and never sent later (docs/decisions/0156).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  connect(client, transport);
  return client;
};
