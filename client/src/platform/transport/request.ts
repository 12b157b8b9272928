import { browserTransport } from './browser-transport.ts';
import { runDocument } from './run-document.ts';
import type { TypedDocumentString } from '../generated/graphql.ts';

/** Does something in the shop as the visitor; called in the browser only. Throws `GraphqlFailure` or `NetworkFailure`. */
export const request = <Result, Variables extends Readonly<Record<string, unknown>>>(
  operation: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> => runDocument(browserTransport, document, variables, { operation, isPublic: false });
