import { omitNil } from '@shop/domain/shared/omit-nil';
import type { RequestEnd } from '../retry/circuit-breaker.ts';
import type { Problem } from '../failures.ts';
import type { GraphqlBody, OperationResult } from './attempt-result.ts';
import type { HttpResult } from '../transport/transport.ts';

const failed = (
  failureMode: 'ambiguous' | 'rejected' | 'definite' | 'not-sent',
  problem: Problem,
): OperationResult => ({ is: 'failed', failureMode, problem });

const NO_JSON = Symbol('no JSON');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
};

/** A GraphQL response has data or errors. */
const graphqlBodyOf = (value: unknown): GraphqlBody | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const data: unknown = 'data' in value ? value.data : null;
  const errors: unknown = 'errors' in value ? value.errors : [];
  if (typeof data !== 'object' || Array.isArray(data) || !Array.isArray(errors)) return undefined;
  return data === null && errors.length === 0 ? undefined : { data, errors };
};

const readEntry = (value: unknown): OperationResult => {
  const body = graphqlBodyOf(value);
  return body === undefined ? failed('ambiguous', 'wrong-shape') : { is: 'replied', body };
};

/** Reads the status when the body is not GraphQL. */
const readStatus = (status: number, retryAfterMs: number | undefined): OperationResult | undefined => {
  const later = omitNil({ retryAfterMs });
  if (status === 401) return { is: 'failed', failureMode: 'rejected', problem: 'token-refused', status };
  if (status === 429 && retryAfterMs !== undefined)
    return { is: 'failed', failureMode: 'rejected', problem: 'too-many-requests', status, ...later };
  if (status >= 500) return { is: 'failed', failureMode: 'ambiguous', problem: 'server-error', status, ...later };
  return status >= 300 ? { is: 'failed', failureMode: 'definite', problem: 'refused', status } : undefined;
};

/** A batch may be refused as a whole: one object with errors only, which then is the reply to every entry. */
const batchRefusal = (value: unknown): GraphqlBody | undefined => {
  const body = graphqlBodyOf(value);
  return body?.data === null ? body : undefined;
};

const readBatch = (value: unknown, size: number): readonly OperationResult[] | undefined => {
  if (Array.isArray(value))
    return value.length === size
      ? value.map(readEntry)
      : Array.from({ length: size }, () => failed('ambiguous', 'wrong-length'));
  const refusal = batchRefusal(value);
  return refusal === undefined ? undefined : Array.from({ length: size }, () => ({ is: 'replied', body: refusal }));
};

const readFailure = ({ isSent, problem }: Extract<HttpResult, { came: 'nothing' }>): OperationResult => {
  if (problem === 'too-large') return failed('definite', problem);
  return failed(isSent ? 'ambiguous' : 'not-sent', problem);
};

/** What a response means for each operation of the request, in their order. A GraphQL body wins over the status. */
export const readResponse = (response: HttpResult, size: number): readonly OperationResult[] => {
  const all = (result: OperationResult): readonly OperationResult[] => Array.from({ length: size }, () => result);
  if (response.came === 'nothing') return all(readFailure(response));
  const value = parsed(response.body);
  const results = size === 1 ? [readEntry(value)] : readBatch(value, size);
  if (results?.some(({ is }) => is === 'replied') === true) return results;
  const byStatus = readStatus(response.status, response.retryAfterMs);
  if (byStatus !== undefined) return all(byStatus);
  if (value === NO_JSON) return all(failed('ambiguous', 'not-json'));
  return results ?? all(failed('ambiguous', 'wrong-shape'));
};

/** How a request ended for the breaker: a GraphQL response counts as success, whatever its status. */
export const requestEndOf = (response: HttpResult, results: readonly OperationResult[]): RequestEnd => {
  if (response.came === 'response')
    return response.status < 500 || results.some(({ is }) => is === 'replied') ? 'succeeded' : 'failed';
  if (response.problem === 'cancelled') return 'cancelled';
  return response.problem === 'too-large' ? 'succeeded' : 'failed';
};
