import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { CONNECT_TIMEOUT_MS, MAX_RESPONSE_BYTES } from '../limits.ts';
import type { Transport, HttpResult } from './transport.ts';
import { firstValue } from '../../../shared/first-value.ts';

export interface HttpTransport {
  readonly send: Transport;
  /** Lets requests in flight finish, and closes the connections. */
  close(): Promise<void>;
}

const MS_PER_SECOND = 1_000;

/** An HTTP date. `Date.parse` accepts other texts too: '-5' would be a date in 2001. */
const instantOf = (text = ''): number => (text.endsWith(' GMT') ? Date.parse(text) : NaN);

/** Retry-After is a number of seconds or a date; a date is compared with the response's own Date header. */
const retryAfterOf = (headers: IncomingHttpHeaders): number | undefined => {
  const text = firstValue(headers['retry-after'])?.trim() ?? '';
  const ms = /^\d+$/u.test(text) ? Number(text) * MS_PER_SECOND : instantOf(text) - instantOf(headers.date);
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

/** Why the gateway ended a request. */
class RequestAborted extends Error {
  override readonly name = 'RequestAborted';
}

interface ResponseReader extends Dispatcher.DispatchHandler {
  /** The caller no longer wants the response. */
  cancel(): void;
}

/** Reads one response; the first result counts. Of a failure it only matters whether bytes may have been sent. */
const responseReader = (settle: (response: HttpResult) => void, maxBytes: number): ResponseReader => {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let retryAfterMs: number | undefined;
  let activeController: Dispatcher.DispatchController | undefined;
  let isOver = false;
  const finish = (response: HttpResult): void => {
    isOver = true;
    settle(response);
  };
  const nothing = (problem: Extract<HttpResult, { came: 'nothing' }>['problem']): void => {
    finish({ came: 'nothing', isSent: activeController !== undefined, problem });
    activeController?.abort(new RequestAborted(problem));
  };
  return {
    cancel: () => nothing('cancelled'),
    // Called before the first byte is written: a request that is aborted here is never sent.
    onRequestStart: (controller) => {
      if (isOver) controller.abort(new RequestAborted('cancelled'));
      else activeController = controller;
    },
    onResponseStart: (_controller, statusCode, headers) => {
      status = statusCode;
      retryAfterMs = retryAfterOf(headers);
    },
    onResponseData: (_controller, chunk) => {
      size += chunk.length;
      if (size > maxBytes) nothing('too-large');
      else chunks.push(chunk);
    },
    onResponseEnd: () =>
      finish({ came: 'response', status, body: Buffer.concat(chunks).toString('utf8'), ...omitNil({ retryAfterMs }) }),
    onResponseError: () => nothing(activeController === undefined ? 'not-reached' : 'connection-lost'),
  };
};

/** Requests over undici: its connection pool, but neither its retries nor its timeouts. */
export const undiciTransport = (maxBytes = MAX_RESPONSE_BYTES): HttpTransport => {
  const agent = new Agent({ connectTimeout: CONNECT_TIMEOUT_MS, allowH2: false, headersTimeout: 0, bodyTimeout: 0 });
  return {
    send: ({ url, headers, body }, signal) => {
      const { origin, pathname, search } = new URL(url);
      return new Promise((resolve) => {
        const reader = responseReader((response) => {
          signal.removeEventListener('abort', reader.cancel);
          resolve(response);
        }, maxBytes);
        if (signal.aborted) {
          reader.cancel();
          return;
        }
        signal.addEventListener('abort', reader.cancel);
        agent.dispatch({ origin, path: `${pathname}${search}`, method: 'POST', headers, body }, reader);
      });
    },
    close: () => agent.close(),
  };
};
