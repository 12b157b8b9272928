import type { Trouble } from './failures.ts';
import type { WireHeaders } from './passed-headers.ts';

export interface WireRequest {
  readonly url: string;
  readonly headers: WireHeaders;
  readonly body: string | Uint8Array;
}

/** What came of a request. */
export type WireAnswer =
  | {
      readonly came: 'answer';
      readonly status: number;
      /** How long the upstream wants to be left alone, in ms; absent where it does not say. */
      readonly retryAfterMs?: number;
      readonly body: string;
    }
  | {
      readonly came: 'nothing';
      /** Whether a byte of it may have left: then nobody knows whether it ran. */
      readonly isSent: boolean;
      readonly trouble: Extract<Trouble, 'not-reached' | 'connection-lost' | 'timed-out' | 'too-large' | 'cancelled'>;
    };

/** Posts once. Never rejects; ends when the signal is aborted. */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer>;
