import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Loads what a page is poorer without, but not broken (specification A8: page queries keep partial data). Tells whether it is there. */
export const loadOptional = async <Result, Key extends QueryKey>(client: QueryClient, query: FetchQueryOptions<Result, Error, Result, Key>): Promise<boolean> => {
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey) !== undefined;
};
