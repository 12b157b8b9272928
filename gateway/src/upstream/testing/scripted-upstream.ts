import type { Timers } from '../../timers.ts';
import type { Transport, WireAnswer, WireRequest } from '../transport.ts';

export const GRAPHQL_URL = 'https://upstream.example/graphql';
export const TOKEN_URL = 'https://upstream.example/oauth/token';

/** A request as the upstream sees it. */
export interface SeenRequest extends WireRequest {
  readonly at: number;
  /** Names of the operations in it. */
  readonly names: readonly string[];
  readonly variables: readonly unknown[];
  /** Whether its body is an array. */
  readonly isBatch: boolean;
}

/** Never answers: ends only when it is broken off. */
export const HANG = Symbol('hang');

export type Reply = WireAnswer | typeof HANG;

export interface ScriptedUpstream {
  readonly transport: Transport;
  /** Requests to the GraphQL address, the oldest first. */
  readonly requests: readonly SeenRequest[];
  readonly tokenRequests: readonly (WireRequest & { readonly at: number })[];
  /** Requests that were broken off before they were answered. */
  readonly brokenOff: number;
}

export interface Script {
  readonly answer?: (request: SeenRequest, index: number) => Reply;
  readonly token?: (index: number) => Reply;
  /** How long an answer takes, in ms. */
  readonly takes?: number | ((index: number) => number);
}

export const answered = (body: unknown, status = 200): WireAnswer => ({ came: 'answer', status, body: JSON.stringify(body) });
export const refusedConnection: WireAnswer = { came: 'nothing', isSent: false, trouble: 'not-reached' };
export const lostReply: WireAnswer = { came: 'nothing', isSent: true, trouble: 'connection-lost' };
export const statusOnly = (status: number, retryAfterMs?: number): WireAnswer => ({ came: 'answer', status, body: '<html>', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
export const serverError = statusOnly(502);

export const graphqlError = (classification: string, more: object = {}) => ({ data: null, errors: [{ message: `says ${classification}`, extensions: { classification }, ...more }] });

/** Each operation of the request answered with the same entry. */
export const each = ({ names, isBatch }: SeenRequest, entry: (name: string, index: number) => unknown): WireAnswer => answered(isBatch ? names.map(entry) : entry(names[0] ?? '', 0));

/** Answers each operation with its own name. */
export const echo = (request: SeenRequest): WireAnswer => each(request, (name) => ({ data: { name } }));

export const tokenCalled = (value: string, expiresIn = 3_600): WireAnswer => answered({ access_token: value, expires_in: expiresIn });

interface Posted {
  readonly operationName: string;
  readonly variables: unknown;
}

const seen = (request: WireRequest, at: number): SeenRequest => {
  const body: Posted | readonly Posted[] = typeof request.body === 'string' ? JSON.parse(request.body) : [];
  const operations = [body].flat();
  return { ...request, at, names: operations.map(({ operationName }) => operationName), variables: operations.map(({ variables }) => variables), isBatch: Array.isArray(body) };
};

export const scriptedUpstream = (timers: Timers, { answer = echo, token = (index) => tokenCalled(`token-${index + 1}`), takes = 0 }: Script = {}): ScriptedUpstream => {
  const requests: SeenRequest[] = [];
  const tokenRequests: (WireRequest & { readonly at: number })[] = [];
  let brokenOff = 0;
  const replyTo = (request: WireRequest): { readonly reply: Reply; readonly ms: number } => {
    const at = timers.now();
    if (request.url === TOKEN_URL) return { reply: token(tokenRequests.push({ ...request, at }) - 1), ms: 0 };
    const arrived = seen(request, at);
    const index = requests.push(arrived) - 1;
    return { reply: answer(arrived, index), ms: typeof takes === 'number' ? takes : takes(index) };
  };
  return {
    requests,
    tokenRequests,
    get brokenOff() {
      return brokenOff;
    },
    transport: (request, signal) => {
      const { reply, ms } = replyTo(request);
      return new Promise((resolve) => {
        const stop = reply === HANG ? () => undefined : timers.after(ms, () => resolve(reply));
        signal.addEventListener('abort', () => {
          stop();
          brokenOff += 1;
          resolve({ came: 'nothing', isSent: true, trouble: 'cancelled' });
        });
      });
    },
  };
};
