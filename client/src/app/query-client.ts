import { QueryClient } from '@tanstack/react-query';

import { connect, type Transport } from '../platform/transport/transport.ts';

/** Active questions are asked again on navigation after this time (specification A9, B9). */
export const STALE_AFTER_MS = 10 * 60_000;

/** Retrying is the gateway's work; here a failure shows at once and the shopper decides. */
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
