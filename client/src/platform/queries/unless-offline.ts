import { isOffline } from '../transport/connection.ts';

/** Waits for a refetch, but not for the connection: offline a query waits until it is back, and what has become of a write would not be told before. */
export const unlessOffline = async (refetch: Promise<unknown>): Promise<void> => {
  const watch = new AbortController();
  const away = new Promise<void>((resolve) => {
    if (isOffline()) resolve();
    window.addEventListener('offline', () => resolve(), { signal: watch.signal });
  });
  await Promise.race([refetch, away]).finally(() => watch.abort());
};
