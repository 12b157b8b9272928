import type { OperationRequest } from '../graphql/parse-operation.ts';
import { RequestRefused } from './request-refused.ts';

/** Operations in one request (specification A9). */
export const MAX_BATCH_SIZE = 10;

/** The operations of one request, and whether they came as an array. */
export interface GraphqlRequest {
  readonly isBatch: boolean;
  readonly operations: readonly OperationRequest[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `place` says which of a batch it is. */
const readOperation = (entry: unknown, place = ''): OperationRequest => {
  if (!isRecord(entry) || typeof entry['query'] !== 'string') throw new RequestRefused(400, `${place}An operation is an object with its text as query.`);
  const { query, operationName, variables } = entry;
  if (operationName != null && typeof operationName !== 'string') throw new RequestRefused(400, `${place}operationName must be a text.`);
  if (variables != null && !isRecord(variables)) throw new RequestRefused(400, `${place}variables must be an object.`);
  return { query, variables: variables ?? {}, ...(operationName == null ? {} : { operationName }) };
};

export const readGraphqlRequest = (body: unknown): GraphqlRequest => {
  if (!Array.isArray(body)) return { isBatch: false, operations: [readOperation(body)] };
  if (body.length === 0) throw new RequestRefused(400, 'A batch has at least one operation.');
  if (body.length > MAX_BATCH_SIZE) throw new RequestRefused(400, `A batch has at most ${MAX_BATCH_SIZE} operations, and this one has ${body.length}.`);
  return { isBatch: true, operations: body.map((entry, at) => readOperation(entry, `Entry ${at}: `)) };
};
