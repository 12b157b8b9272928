import type { FormData } from 'undici';
import { filesIn, multipartForm } from './multipart.ts';
import type { Operation } from '../operation.ts';

export interface OperationRequest {
  readonly operation: Operation<unknown, unknown>;
  readonly variables: unknown;
}

export interface RequestBody {
  /** Absent for a form: its content type comes with the boundary when it is sent. */
  readonly contentType?: string;
  readonly body: string | FormData;
}

const toJson = ({ operation, variables }: OperationRequest) => ({
  operationName: operation.name,
  query: operation.text,
  variables,
});

/** One operation as an object or, with files, as a multipart form (UPSTREAM-03); several as an array. */
export const requestBodyOf = (requests: readonly OperationRequest[]): RequestBody => {
  const operations = requests.map(toJson);
  const [single] = operations;
  if (single === undefined || operations.length > 1)
    return { contentType: 'application/json', body: JSON.stringify(operations) };
  const files = filesIn(single.variables);
  return files.length === 0
    ? { contentType: 'application/json', body: JSON.stringify(single) }
    : { body: multipartForm(single, files) };
};
