import type { Clock } from '@shop/domain/shared/clock.port';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  forward(ms: number): void;
}

export const testClock = (at = '2026-08-03T10:00:00Z'): TestClock => {
  let now = Date.parse(at);
  return {
    now: () => new Date(now),
    forward: (ms) => {
      now += ms;
    },
  };
};
