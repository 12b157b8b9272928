import type { RequestHeaders } from '../client/request/request-headers.ts';
import type { Transport, HttpResult, HttpRequest } from '../client/transport/transport.ts';

/** Changes a value in a JSON text by its name. */
type Reviver = (name: string, value: unknown) => unknown;

interface Posted {
  readonly operationName?: string;
}

/** Changes of requests and replies in transit. */
export interface Tampering {
  readonly requestBody?: Reviver;
  readonly replyBody?: Reviver;
  /** `first`: the headers of the first request in the same world that identify the shopper. */
  readonly headers?: (headers: RequestHeaders, first: RequestHeaders) => RequestHeaders;
  /** How often a request is sent; the last response counts. */
  readonly times?: (posted: Posted) => number;
  /** Whether its response is that of the previous request of the same operation. */
  readonly isLate?: (posted: Posted) => boolean;
}

const WHO = ['x-ishop-api-userid', 'x-jwt'];
const WORLD = 'x-shop-world';

const postedIn = ({ body }: HttpRequest): Posted =>
  typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {};
const tampered = (text: string, reviver: Reviver | undefined): string =>
  reviver === undefined ? text : JSON.stringify(JSON.parse(text, (name, value: unknown) => reviver(name, value)));
const whoIn = (headers: RequestHeaders): RequestHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => WHO.includes(name)));
const tamperedReply = (reply: HttpResult, reviver: Reviver | undefined): HttpResult =>
  reply.came === 'response' ? { ...reply, body: tampered(reply.body, reviver) } : reply;

/** Sits between the client and the upstream; ignores token requests. */
export const tamperedTransport =
  ({ requestBody, replyBody, headers = (honest) => honest, times = () => 1, isLate = () => false }: Tampering) =>
  (honest: Transport): Transport => {
    const firstIn = new Map<string, RequestHeaders>();
    const lastIn = new Map<string, HttpResult>();
    return async (request, signal) => {
      if (typeof request.body !== 'string' || !/^[[{]/u.test(request.body)) return honest(request, signal);
      const posted = postedIn(request);
      const world = request.headers[WORLD] ?? '';
      const first = firstIn.get(world) ?? whoIn(request.headers);
      firstIn.set(world, first);
      const sent = { ...request, headers: headers(request.headers, first), body: tampered(request.body, requestBody) };
      for (let left = times(posted); left > 1; left -= 1) await honest(sent, signal);
      const now = tamperedReply(await honest(sent, signal), replyBody);
      if (!isLate(posted)) return now;
      const before = lastIn.get(world) ?? now;
      lastIn.set(world, now);
      return before;
    };
  };
