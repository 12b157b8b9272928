import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Loads what a page is poorer without, but not broken (specification A8: page queries keep partial data). Tells whether it is there. */
export const loadOptional = async <Answer, Key extends QueryKey>(client: QueryClient, query: FetchQueryOptions<Answer, Error, Answer, Key>): Promise<boolean> => {
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey) !== undefined;
};
