import type { IncomingHttpHeaders } from 'node:http';
import { headerOf } from './headers.ts';

/** Names an attempt that must not run twice. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
/** The IP address that a shopper's request came from. */
export const ADDRESS = 'x-forwarded-for';

/** Headers that a shop passes on (UPSTREAM-07). */
const PASSED = ['x-user-agent', ADDRESS, 'x-referer', 'x-is-dev', 'preview', 'cookie', IDEMPOTENCY_KEY];

export type PassedHeaders = Readonly<Record<string, string>>;

export const passedHeaders = (headers: IncomingHttpHeaders): PassedHeaders =>
  Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = headerOf(headers, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
