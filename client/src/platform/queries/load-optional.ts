import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Loads data that the page can do without (PAGE-08). Returns whether it was loaded. */
export const loadOptional = async <Result, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Result, Error, Result, Key>,
): Promise<boolean> => {
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey) !== undefined;
};
