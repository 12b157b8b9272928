import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';

type Question<Answer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>;

const useLiveAnswer = <Answer, Key extends QueryKey>(question: Question<Answer, Key>): Answer | undefined => useQuery(question).data;

const useLoadedAnswer = <Answer, Key extends QueryKey>({ queryKey }: Question<Answer, Key>): Answer | undefined => useQueryClient().getQueryData<Answer>(queryKey);

/** An answer as far as it is there. The server draws what was loaded and waits for nothing more: it needs no observer. */
export const useAnswer = typeof document === 'undefined' ? useLoadedAnswer : useLiveAnswer;
