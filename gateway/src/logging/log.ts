import { destination, pino, stdTimeFunctions } from 'pino';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { LogLevel } from '../env/env.ts';

/** A request as the log shows it: without query, cookies, body or IP address. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** Pattern of the route, never the URL itself. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** The log of the process: one JSON object per line. */
export interface Log {
  request(line: RequestLine): void;
  /** One of our own failures, with its stack trace. */
  failure(failure: unknown, requestId?: string): void;
  /** Writes what is still buffered. */
  flush(): void;
}

/** Injection token of the `Log`. */
export const LOG = Symbol('Log');

/** Lines are written in blocks of this many bytes, or after this period: a write for each would cost more than its request. */
const BLOCK_BYTES = 8_192;
const FLUSH_MS = 500;

export const pinoLog = (level: LogLevel, clock: Clock): Log => {
  const out = destination({ sync: false, minLength: BLOCK_BYTES, periodicFlush: FLUSH_MS });
  const logger = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, out);
  const info = pino.levels.values['info'];
  const logsRequests = logger.isLevelEnabled('info');
  return {
    // Built by hand, because a log line costs as much as a cached response; none of its parts can contain a quote.
    request: ({ id, method, route, status, ms }) => {
      if (!logsRequests) return;
      const time = clock.now().toISOString();
      out.write(
        `{"level":${info},"time":"${time}","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"msg":"request"}\n`,
      );
    },
    failure: (failure, requestId) =>
      logger.error({ err: failure, ...(requestId === undefined ? {} : { id: requestId }) }, 'failure'),
    flush: () => out.flushSync(),
  };
};

/** Logs nothing. */
export const silentLog: Log = { request: () => undefined, failure: () => undefined, flush: () => undefined };
