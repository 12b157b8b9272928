import type { Attempts } from '../shared/attempts.port.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface InMemoryAttempts extends Attempts {
  /** Moves the clock by which counters are forgotten. */
  forward(ms: number): void;
}

/** The attempts of one process. Keys can be read, and guessed: `cart-1, attempt 0`. */
export const inMemoryAttempts = (): InMemoryAttempts => {
  const counters = new Map<string, { readonly count: number; readonly forgottenAt: number }>();
  const running = new Map<string, Promise<unknown>>();
  let now = 0;
  return {
    forward: (ms) => {
      now += ms;
    },
    oneAtATime: (subject, run) => {
      const done = (running.get(subject) ?? Promise.resolve()).then(run);
      running.set(
        subject,
        done.catch(() => undefined),
      );
      return done;
    },
    count: async (what, subject, more) => {
      const name = `${what} ${subject}`;
      const counter = counters.get(name) ?? { count: 0, forgottenAt: 0 };
      const isForgotten = counter.count === 0 || counter.forgottenAt <= now;
      const count = isForgotten ? more : counter.count + more;
      counters.set(name, { count, forgottenAt: isForgotten ? now + DAY_MS : counter.forgottenAt });
      return count;
    },
    keyOf: (subject, attempt) => `${subject}, attempt ${attempt}`,
  };
};
