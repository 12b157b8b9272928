import { omitNil } from '@shop/domain/shared/omit-nil';
import type { RequestEnd } from '../retry/circuit-breaker.ts';
import type { Problem } from '../failures.ts';
import type { GraphqlBody, OperationResult } from './attempt-result.ts';
import type { HttpResult } from '../transport/transport.ts';

const failed = (failedAs: 'ambiguous' | 'rejected' | 'definite' | 'not-sent', problem: Problem): OperationResult => ({ is: 'failed', failedAs, problem });

const NO_JSON = Symbol('no JSON');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
};

/** A GraphQL answer has data, or says why not. */
const graphqlBodyOf = (value: unknown): GraphqlBody | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const data: unknown = 'data' in value ? value.data : null;
  const errors: unknown = 'errors' in value ? value.errors : [];
  if (typeof data !== 'object' || Array.isArray(data) || !Array.isArray(errors)) return undefined;
  return data === null && errors.length === 0 ? undefined : { data, errors };
};

const entryOf = (value: unknown): OperationResult => {
  const body = graphqlBodyOf(value);
  return body === undefined ? failed('ambiguous', 'wrong-shape') : { is: 'replied', body };
};

/** Says by status alone what a body without GraphQL leaves open. */
const readStatus = (status: number, retryAfterMs: number | undefined): OperationResult | undefined => {
  const later = omitNil({ retryAfterMs });
  if (status === 401) return { is: 'failed', failedAs: 'rejected', problem: 'token-refused', status };
  if (status === 429 && retryAfterMs !== undefined) return { is: 'failed', failedAs: 'rejected', problem: 'too-many-requests', status, ...later };
  if (status >= 500) return { is: 'failed', failedAs: 'ambiguous', problem: 'server-error', status, ...later };
  return status >= 300 ? { is: 'failed', failedAs: 'definite', problem: 'refused', status } : undefined;
};

/** A whole batch may be refused in one word: an object with errors alone, which then is every entry's answer. */
const batchRefusal = (value: unknown): GraphqlBody | undefined => {
  const body = graphqlBodyOf(value);
  return body?.data === null ? body : undefined;
};

const readBatch = (value: unknown, size: number): readonly OperationResult[] | undefined => {
  if (Array.isArray(value)) return value.length === size ? value.map(entryOf) : Array.from({ length: size }, () => failed('ambiguous', 'wrong-length'));
  const refusal = batchRefusal(value);
  return refusal === undefined ? undefined : Array.from({ length: size }, () => ({ is: 'replied', body: refusal }));
};

const readNothing = ({ isSent, problem }: Extract<HttpResult, { came: 'nothing' }>): OperationResult => {
  if (problem === 'too-large') return failed('definite', problem);
  return failed(isSent ? 'ambiguous' : 'not-sent', problem);
};

/** What the answer to a request means for each of its operations, in their order. A body that GraphQL can be read from wins over the status. */
export const readResponse = (answer: HttpResult, size: number): readonly OperationResult[] => {
  const all = (reading: OperationResult): readonly OperationResult[] => Array.from({ length: size }, () => reading);
  if (answer.came === 'nothing') return all(readNothing(answer));
  const value = parsed(answer.body);
  const readings = size === 1 ? [entryOf(value)] : readBatch(value, size);
  if (readings?.some(({ is }) => is === 'replied') === true) return readings;
  const byStatus = readStatus(answer.status, answer.retryAfterMs);
  if (byStatus !== undefined) return all(byStatus);
  if (value === NO_JSON) return all(failed('ambiguous', 'not-json'));
  return readings ?? all(failed('ambiguous', 'wrong-shape'));
};

/** How a request ended for the breaker: an answer of GraphQL is never held against the upstream, whatever its status. */
export const requestEndOf = (answer: HttpResult, readings: readonly OperationResult[]): RequestEnd => {
  if (answer.came === 'response') return answer.status < 500 || readings.some(({ is }) => is === 'replied') ? 'succeeded' : 'failed';
  if (answer.problem === 'cancelled') return 'cancelled';
  return answer.problem === 'too-large' ? 'succeeded' : 'failed';
};
