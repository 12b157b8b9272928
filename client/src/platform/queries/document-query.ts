import { queryOptions } from '@tanstack/react-query';

import { hasVisitorSession } from '../boot/visitor-cookie.ts';
import type { TypedDocumentString } from '../generated/graphql.ts';
import { runDocument } from '../transport/run-document.ts';
import { transportOf } from '../transport/transport.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Marks the keys of queries with a visitor's own data: everything in the cache under such a key goes with the session. */
const PERSONAL = 'personal';

export const personalKey = <Asked extends Variables>(operation: string, variables: Asked) =>
  [operation, variables, PERSONAL] as const;

/** Whether a query has a visitor's own data. */
export const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey.at(-1) === PERSONAL;

const isInBrowser = typeof document !== 'undefined';

interface DocumentQueryOptions<Result> {
  readonly isPublic: boolean;
  readonly withoutSession?: Result;
}

const documentQuery = <Result, Asked extends Variables, Key extends readonly [operation: string, ...unknown[]]>(
  queryKey: Key,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
  { isPublic, withoutSession }: DocumentQueryOptions<Result>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      isInBrowser && withoutSession !== undefined && !hasVisitorSession()
        ? withoutSession
        : runDocument(transportOf(client), document, variables, { operation: queryKey[0], isPublic, signal }),
  });

/** A query with the same result for every visitor of the storefront. */
export const publicQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
) => documentQuery([operation, variables] as const, document, variables, { isPublic: true });

/** A query about a mailed link: the same for whoever opens it, and a secret of theirs, which no shared cache may keep. */
export const linkQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
) => documentQuery([operation, variables] as const, document, variables, { isPublic: false });

/**
 * A query about the visitor. Cached pages never send one on the server. The browser does not send it for visitors without a
 * session if its result for them is known: `withoutSession`.
 */
export const personalQuery = <Result, Asked extends Variables>(
  operation: string,
  document: TypedDocumentString<Result, Asked>,
  variables: Asked,
  options: { readonly withoutSession?: Result } = {},
) => documentQuery(personalKey(operation, variables), document, variables, { isPublic: false, ...options });
