import type { QueryClient } from '@tanstack/react-query';

import type { PageGraphqlError } from '../../app/page-contract.ts';

/** A document by its hash, with what it asks for. */
export interface DocumentRequest {
  readonly id: string;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The same for every visitor of the storefront, so it may come from a cache. */
  readonly isPublic: boolean;
  readonly signal?: AbortSignal;
}

export interface DocumentResponse {
  readonly data?: unknown;
  readonly errors?: readonly PageGraphqlError[];
}

/** The way from a document to its answer: HTTP in the browser, a function call on the server. */
export type Transport = (call: DocumentRequest) => Promise<DocumentResponse>;

const transports = new WeakMap<QueryClient, Transport>();

export const connect = (client: QueryClient, transport: Transport): void => {
  transports.set(client, transport);
};

/** A programming error: a query client was used before it was connected. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

export const transportOf = (client: QueryClient): Transport => {
  const transport = transports.get(client);
  if (transport === undefined) throw new NotConnected('this query client has no transport');
  return transport;
};
