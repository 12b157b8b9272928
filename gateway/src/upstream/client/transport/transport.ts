import type { FormData } from 'undici';
import type { Problem } from '../failures.ts';
import type { RequestHeaders } from '../request/request-headers.ts';

export interface HttpRequest {
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly body: string | FormData;
}

/** The response to a request, or why there is none. */
export type HttpResult =
  | {
      readonly came: 'response';
      readonly status: number;
      /** Retry-After in ms; absent when the upstream does not send it. */
      readonly retryAfterMs?: number;
      readonly body: string;
    }
  | {
      readonly came: 'nothing';
      /** Whether a byte may have been sent: then nobody knows whether it ran. */
      readonly isSent: boolean;
      readonly problem: Extract<Problem, 'not-reached' | 'connection-lost' | 'timed-out' | 'too-large' | 'cancelled'>;
    };

/** Posts once. Never rejects; ends when the signal is aborted. */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<HttpResult>;
