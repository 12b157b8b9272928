import { QueryClient } from '@tanstack/react-query';

import { connect, type Transport } from '../platform/transport/transport.ts';

/** Active queries are refetched on navigation after this time (specification A9, B9). */
export const STALE_AFTER_MS = 10 * 60_000;

/** Only the gateway retries. Here a failure shows at once, and the shopper decides. */
export const createQueryClient = (transport: Transport): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, gcTime: typeof document === 'undefined' ? Infinity : STALE_AFTER_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  connect(client, transport);
  return client;
};
