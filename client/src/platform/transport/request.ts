import type { TypedDocumentString } from '../generated/graphql.ts';
import { transportWith } from './browser-transport.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { tokenForWrites, withinLimit } from './now-or-never.ts';
import { runDocument } from './run-document.ts';
import type { DocumentRequest } from './transport.ts';

const transport = transportWith(tokenForWrites);

/** Sends a document as the visitor: every write, and what has to be read with it. Now or never. For the browser only. Throws `GraphqlFailure` or `NetworkFailure`. */
export const request = <Result, Variables extends Readonly<Record<string, unknown>>>(
  operation: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: Pick<DocumentRequest, 'keepalive'> = {},
): Promise<Result> =>
  withIdempotencyKey(operation, variables, (headers) =>
    withinLimit(operation, (signal) =>
      runDocument(transport, document, variables, { operation, isPublic: false, signal, headers, ...options }),
    ),
  );
