import { z } from 'zod';
import { mustBe } from '../../schemas/schemas.ts';
import type { OperationRequest } from '../graphql/parse-operation.ts';
import { RequestRefused } from './request-refused.ts';

/** Operations in one request (UPSTREAM-02). */
export const MAX_BATCH_SIZE = 10;

/** The operations of one request, and whether they came as an array. */
export interface GraphqlRequest {
  readonly isBatch: boolean;
  readonly operations: readonly OperationRequest[];
}

const NO_OPERATION = 'An operation is an object with its text as query.';

const operation = z
  .object({
    query: z.string(),
    operationName: z.string(mustBe('a text')).nullish(),
    variables: z.record(z.string(), z.unknown(), mustBe('an object')).nullish(),
  })
  .transform(
    ({ query, operationName, variables }): OperationRequest => ({
      query,
      variables: variables ?? {},
      ...(operationName == null ? {} : { operationName }),
    }),
  );

const readOperation = (entry: unknown, prefix = ''): OperationRequest => {
  const { success, data, error } = operation.safeParse(entry);
  if (success) return data;
  const [wrong] = error.issues.map(({ path: [field], message }) =>
    field === undefined || field === 'query' ? NO_OPERATION : `${String(field)} ${message}.`,
  );
  throw new RequestRefused(400, `${prefix}${wrong ?? NO_OPERATION}`);
};

export const readGraphqlRequest = (body: unknown): GraphqlRequest => {
  if (!Array.isArray(body)) return { isBatch: false, operations: [readOperation(body)] };
  if (body.length === 0) throw new RequestRefused(400, 'A batch has at least one operation.');
  if (body.length > MAX_BATCH_SIZE)
    throw new RequestRefused(400, `A batch has at most ${MAX_BATCH_SIZE} operations, and this one has ${body.length}.`);
  return { isBatch: true, operations: body.map((entry, at) => readOperation(entry, `Entry ${at}: `)) };
};
