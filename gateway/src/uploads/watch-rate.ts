import type { Readable } from 'node:stream';
import { MIN_UPLOAD_RATE, UPLOAD_RATE_WINDOW_MS } from '../limits/limits.ts';
import type { Timers } from '../timing/timers.ts';

const MS_PER_SECOND = 1_000;
const LEAST_BYTES = (MIN_UPLOAD_RATE * UPLOAD_RATE_WINDOW_MS) / MS_PER_SECOND;

/** Calls `tooSlow` when a window of time has brought too little of a body. The returned function ends the watch. */
export const watchRate = (body: Readable, timers: Timers, tooSlow: () => void): (() => void) => {
  let bytes = 0;
  const count = (chunk: Buffer): void => void (bytes += chunk.length);
  const check = (): void => {
    if (bytes < LEAST_BYTES) {
      stop();
      tooSlow();
      return;
    }
    bytes = 0;
    cancel = timers.after(UPLOAD_RATE_WINDOW_MS, check);
  };
  let cancel = timers.after(UPLOAD_RATE_WINDOW_MS, check);
  const stop = (): void => {
    cancel();
    body.off('data', count);
  };
  body.on('data', count);
  return stop;
};
