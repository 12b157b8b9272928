import type { PageGraphqlError } from '../../app/page-contract.ts';
import { apiToken, type TokenSource } from './api-token.ts';
import { NetworkFailure } from '../failures/failures.ts';
import { reloadIfWorldMissing } from './reload-if-world-missing.ts';
import type { DocumentResponse, DocumentRequest, Transport } from './transport.ts';

const GRAPHQL_PATH = '/graphql';
const INVALID_TOKEN = 'INVALID_TOKEN';

const isDocumentResponse = (answer: unknown): answer is DocumentResponse =>
  typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);

const readResponse = async (operation: string, asked: Promise<Response>): Promise<DocumentResponse> => {
  try {
    const response = await asked;
    const answer: unknown = await response.json();
    if (isDocumentResponse(answer)) {
      for (const { extensions } of answer.errors ?? []) reloadIfWorldMissing(extensions?.classification);
      return answer;
    }
    throw new NetworkFailure(operation);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkFailure(operation, { cause });
  }
};

const signalOf = ({ signal }: DocumentRequest): { signal?: AbortSignal } => (signal === undefined ? {} : { signal });

const readPublic = (call: DocumentRequest): Promise<DocumentResponse> => {
  const query = new URLSearchParams({ id: call.id, variables: JSON.stringify(call.variables) });
  return readResponse(call.operation, fetch(`${GRAPHQL_PATH}?${query}`, { headers: { accept: 'application/json' }, ...signalOf(call) }));
};

const post = (call: DocumentRequest, token: string): Promise<DocumentResponse> =>
  readResponse(
    call.operation,
    fetch(GRAPHQL_PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: call.id, operationName: call.operation, variables: call.variables }),
      ...signalOf(call),
    }),
  );

const isTokenRefusal = (errors: readonly PageGraphqlError[] | undefined): boolean =>
  errors?.some((error) => error.extensions?.classification === INVALID_TOKEN) ?? false;

/** Sends public queries by GET, so that caches can reply. Everything else carries the token; if it is refused, renews it once and retries. */
export const transportWith = (tokens: TokenSource): Transport => async (call) => {
  if (call.isPublic) return readPublic(call);
  const token = await tokens.current();
  const answer = await post(call, token);
  if (!isTokenRefusal(answer.errors)) return answer;
  tokens.renew(token);
  return post(call, await tokens.current());
};

export const browserTransport = transportWith(apiToken);
