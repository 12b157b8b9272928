import type { PageGraphqlError } from '@shop/domain/pages/page-contract';
import { NetworkFailure } from '../failures/failures.ts';
import { apiToken, type TokenSource } from './api-token.ts';
import { countReply } from './connection.ts';
import { reloadIfWorldMissing } from './reload-if-world-missing.ts';
import type { DocumentRequest, DocumentResponse, Transport } from './transport.ts';

const GRAPHQL_PATH = '/graphql';
const INVALID_TOKEN = 'INVALID_TOKEN';

const isDocumentResponse = (reply: unknown): reply is DocumentResponse =>
  typeof reply === 'object' && reply !== null && ('data' in reply || 'errors' in reply);

const readReply = async (operation: string, sent: Promise<Response>): Promise<DocumentResponse> => {
  try {
    const response = await sent;
    const reply: unknown = await response.json();
    if (isDocumentResponse(reply)) {
      for (const { extensions } of reply.errors ?? []) reloadIfWorldMissing(extensions?.classification);
      return reply;
    }
    throw new NetworkFailure(operation);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkFailure(operation, { cause });
  }
};

const readResponse = (operation: string, sent: Promise<Response>): Promise<DocumentResponse> =>
  countReply(readReply(operation, sent));

const optionsOf = ({ signal, keepalive = false }: DocumentRequest) => ({ signal: signal ?? null, keepalive });

const readPublic = (call: DocumentRequest): Promise<DocumentResponse> => {
  const query = new URLSearchParams({ id: call.id, variables: JSON.stringify(call.variables) });
  return readResponse(
    call.operation,
    fetch(`${GRAPHQL_PATH}?${query}`, { headers: { accept: 'application/json' }, ...optionsOf(call) }),
  );
};

const post = (call: DocumentRequest, token: string): Promise<DocumentResponse> =>
  readResponse(
    call.operation,
    fetch(GRAPHQL_PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...call.headers,
      },
      body: JSON.stringify({ id: call.id, operationName: call.operation, variables: call.variables }),
      ...optionsOf(call),
    }),
  );

const isTokenRefusal = (errors: readonly PageGraphqlError[] | undefined): boolean =>
  errors?.some((error) => error.extensions?.classification === INVALID_TOKEN) ?? false;

/** Sends public queries by GET, so that caches can reply. Everything else carries the token; if it is refused, renews it once and retries. */
export const transportWith =
  (tokens: TokenSource): Transport =>
  async (call) => {
    if (call.isPublic) return readPublic(call);
    const token = await tokens.current();
    const reply = await post(call, token);
    if (!isTokenRefusal(reply.errors)) return reply;
    tokens.renew(token);
    return post(call, await tokens.current());
  };

export const browserTransport = transportWith(apiToken);
