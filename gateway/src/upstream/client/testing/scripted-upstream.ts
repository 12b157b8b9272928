import type { Timers } from '../../../timing/timers.ts';
import type { Transport, HttpResult, HttpRequest } from '../transport/transport.ts';

export const GRAPHQL_URL = 'https://upstream.example/graphql';
export const TOKEN_URL = 'https://upstream.example/oauth/token';

/** A request as the upstream sees it. */
export interface SeenRequest extends HttpRequest {
  readonly at: number;
  /** Names of the operations in it. */
  readonly names: readonly string[];
  readonly variables: readonly unknown[];
  /** Whether its body is an array. */
  readonly isBatch: boolean;
}

/** Never responds: ends only when it is aborted. */
export const HANG = Symbol('hang');

export type Reply = HttpResult | typeof HANG;

export interface ScriptedUpstream {
  readonly transport: Transport;
  /** Requests to the GraphQL endpoint, oldest first. */
  readonly requests: readonly SeenRequest[];
  readonly tokenRequests: readonly (HttpRequest & { readonly at: number })[];
  /** Requests that were aborted before the response. */
  readonly abortedRequests: number;
}

export interface Script {
  readonly reply?: (request: SeenRequest, index: number) => Reply;
  readonly token?: (index: number) => Reply;
  /** How long a response takes, in ms. */
  readonly takes?: number | ((index: number) => number);
}

export const jsonResponse = (body: unknown, status = 200): HttpResult => ({
  came: 'response',
  status,
  body: JSON.stringify(body),
});
export const refusedConnection: HttpResult = { came: 'nothing', isSent: false, problem: 'not-reached' };
export const lostReply: HttpResult = { came: 'nothing', isSent: true, problem: 'connection-lost' };
export const statusOnly = (status: number, retryAfterMs?: number): HttpResult => ({
  came: 'response',
  status,
  body: '<html>',
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
export const serverError = statusOnly(502);

export const graphqlError = (classification: string, more: object = {}) => ({
  data: null,
  errors: [{ message: `says ${classification}`, extensions: { classification }, ...more }],
});

/** Replies to each operation of the request with the same entry. */
export const each = ({ names, isBatch }: SeenRequest, entry: (name: string, index: number) => unknown): HttpResult =>
  jsonResponse(isBatch ? names.map(entry) : entry(names[0] ?? '', 0));

/** Replies to each operation with its own name. */
export const echo = (request: SeenRequest): HttpResult => each(request, (name) => ({ data: { name } }));

export const tokenCalled = (value: string, expiresIn = 3_600): HttpResult =>
  jsonResponse({ access_token: value, expires_in: expiresIn });

interface Posted {
  readonly operationName: string;
  readonly variables: unknown;
}

const seen = (request: HttpRequest, at: number): SeenRequest => {
  const body: Posted | readonly Posted[] = typeof request.body === 'string' ? JSON.parse(request.body) : [];
  const operations = [body].flat();
  return {
    ...request,
    at,
    names: operations.map(({ operationName }) => operationName),
    variables: operations.map(({ variables }) => variables),
    isBatch: Array.isArray(body),
  };
};

export const scriptedUpstream = (
  timers: Timers,
  { reply = echo, token = (index) => tokenCalled(`token-${index + 1}`), takes = 0 }: Script = {},
): ScriptedUpstream => {
  const requests: SeenRequest[] = [];
  const tokenRequests: (HttpRequest & { readonly at: number })[] = [];
  let abortedRequests = 0;
  const replyTo = (request: HttpRequest): { readonly reply: Reply; readonly ms: number } => {
    const at = timers.now();
    if (request.url === TOKEN_URL) return { reply: token(tokenRequests.push({ ...request, at }) - 1), ms: 0 };
    const arrived = seen(request, at);
    const index = requests.push(arrived) - 1;
    return { reply: reply(arrived, index), ms: typeof takes === 'number' ? takes : takes(index) };
  };
  return {
    requests,
    tokenRequests,
    get abortedRequests() {
      return abortedRequests;
    },
    transport: (request, signal) => {
      const { reply, ms } = replyTo(request);
      return new Promise((resolve) => {
        const stop = reply === HANG ? () => undefined : timers.after(ms, () => resolve(reply));
        signal.addEventListener('abort', () => {
          stop();
          abortedRequests += 1;
          resolve({ came: 'nothing', isSent: true, problem: 'cancelled' });
        });
      });
    },
  };
};
