import type { QueryClient } from '@tanstack/react-query';

import type { PageGraphqlError } from '@shop/domain/pages/page-contract';

/** A request for a trusted document, by its hash. */
export interface DocumentRequest {
  readonly id: string;
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The same for every visitor of the storefront, so a cache may reply. */
  readonly isPublic: boolean;
  readonly signal?: AbortSignal;
  /** Beside those of every request that is not public. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A small one that is sent although the page is left. */
  readonly keepalive?: boolean;
}

export interface DocumentResponse {
  readonly data?: unknown;
  readonly errors?: readonly PageGraphqlError[];
}

/** Sends a document and returns the response: by HTTP in the browser, by a function call on the server. */
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
