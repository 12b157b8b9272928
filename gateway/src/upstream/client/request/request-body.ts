import { filesIn, multipart } from './multipart.ts';
import type { Operation } from '../operation.ts';

export interface OperationRequest {
  readonly operation: Operation<unknown, unknown>;
  readonly variables: unknown;
}

const posted = ({ operation, variables }: OperationRequest) => ({ operationName: operation.name, query: operation.text, variables });

/** One operation as an object or, with files, as a multipart request; several as an array. */
export const requestBodyOf = (sent: readonly OperationRequest[]): { readonly contentType: string; readonly body: string | Uint8Array } => {
  const operations = sent.map(posted);
  const [lone] = operations;
  if (lone === undefined || operations.length > 1) return { contentType: 'application/json', body: JSON.stringify(operations) };
  const files = filesIn(lone.variables);
  return files.length === 0 ? { contentType: 'application/json', body: JSON.stringify(lone) } : multipart(lone, files);
};
