import type { TypedDocumentString } from '../generated/graphql.ts';
import { browserTransport } from './browser-transport.ts';
import { runDocument } from './run-document.ts';

/** Sends a document as the visitor. For the browser only. Throws `GraphqlFailure` or `NetworkFailure`. */
export const request = <Result, Variables extends Readonly<Record<string, unknown>>>(
  operation: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> => runDocument(browserTransport, document, variables, { operation, isPublic: false });
