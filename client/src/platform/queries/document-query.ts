import { queryOptions } from '@tanstack/react-query';

import type { TypedDocumentString } from '../generated/graphql.ts';
import { runDocument } from '../transport/run-document.ts';
import { transportOf } from '../transport/transport.ts';

type Variables = Readonly<Record<string, unknown>>;

const documentQuery = <Result, Asked extends Variables>(operation: string, document: TypedDocumentString<Result, Asked>, variables: Asked, isPublic: boolean) =>
  queryOptions({
    queryKey: [operation, variables] as const,
    queryFn: ({ client, signal }) => runDocument(transportOf(client), document, variables, { operation, isPublic, signal }),
  });

/** A query with the same result for every visitor of the storefront. */
export const publicQuery = <Result, Asked extends Variables>(operation: string, document: TypedDocumentString<Result, Asked>, variables: Asked) =>
  documentQuery(operation, document, variables, true);

/** A query about the visitor. Cached pages never send one on the server. */
export const personalQuery = <Result, Asked extends Variables>(operation: string, document: TypedDocumentString<Result, Asked>, variables: Asked) =>
  documentQuery(operation, document, variables, false);
