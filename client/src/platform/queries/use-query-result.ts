import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';

type QueryWithKey<Result, Key extends QueryKey> = UseQueryOptions<Result, Error, Result, Key>;

const useObservedResult = <Result, Key extends QueryKey>(question: QueryWithKey<Result, Key>): Result | undefined =>
  useQuery(question).data;

const useCachedResult = <Result, Key extends QueryKey>({ queryKey }: QueryWithKey<Result, Key>): Result | undefined =>
  useQueryClient().getQueryData<Result>(queryKey);

/** The result of a query, if it is loaded. The server renders only loaded results, so it needs no observer. */
export const useQueryResult = typeof document === 'undefined' ? useCachedResult : useObservedResult;
