import { queryOptions } from '@tanstack/react-query';

import { hasVisitorSession } from '../boot/visitor-cookie.ts';
import type { TypedDocumentString } from '../generated/graphql.ts';
import { runDocument } from '../transport/run-document.ts';
import { transportOf } from '../transport/transport.ts';

type Variables = Readonly<Record<string, unknown>>;

const isInBrowser = typeof document !== 'undefined';

interface DocumentQueryOptions<Result> {
  readonly isPublic: boolean;
  readonly withoutSession?: Result;
}

const documentQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
  { isPublic, withoutSession }: DocumentQueryOptions<Result>,
) =>
  queryOptions({
    queryKey: [operation, variables] as const,
    queryFn: ({ client, signal }) =>
      isInBrowser && withoutSession !== undefined && !hasVisitorSession()
        ? withoutSession
        : runDocument(transportOf(client), document, variables, { operation, isPublic, signal }),
  });

/** A query with the same result for every visitor of the storefront. */
export const publicQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
) => documentQuery(operation, document, variables, { isPublic: true });

/**
 * A query about the visitor. Cached pages never send one on the server. The browser does not send it for visitors without a
 * session if its result for them is known: `withoutSession`.
 */
export const personalQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
  options: { readonly withoutSession?: Result } = {},
) => documentQuery(operation, document, variables, { isPublic: false, ...options });
