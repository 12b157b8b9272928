import type { Clock } from '@shop/domain/shared/clock.port';

/** A service that all gateways share, such as Redis or the upstream. */
export interface HealthIndicator {
  readonly name: string;
  /** Whether the gateway can start without it. */
  readonly isOptional?: boolean;
  /** Why it does not work, in one word without hosts or secrets; undefined if it works. */
  readonly problem: () => Promise<string | undefined>;
}

/** The last known state of a dependency. */
export interface DependencyState {
  readonly name: string;
  readonly state: 'up' | 'down';
  readonly because?: string;
  /** ISO instant at which this state was first seen. */
  readonly since: string;
}

export interface Dependencies {
  /** Checks all dependencies. */
  check(): Promise<readonly DependencyState[]>;
  /** Whether each mandatory dependency has been up since the start, not necessarily at the same time. */
  readonly haveAllBeenUp: boolean;
}

/** Injection token of the `Dependencies`. */
export const DEPENDENCIES = Symbol('Dependencies');

export const dependencies = (all: readonly HealthIndicator[], clock: Clock): Dependencies => {
  const seen = new Map<string, DependencyState>();
  const neverUp = new Set(all.filter(({ isOptional }) => isOptional !== true).map(({ name }) => name));

  const checkOne = async ({ name, problem }: HealthIndicator): Promise<DependencyState> => {
    const because = await problem();
    const state = because === undefined ? 'up' : 'down';
    const before = seen.get(name);
    const since = before?.state === state ? before.since : clock.now().toISOString();
    const now: DependencyState = { name, state, ...(because === undefined ? {} : { because }), since };
    seen.set(name, now);
    if (state === 'up') neverUp.delete(name);
    return now;
  };
  return {
    check: () => Promise.all(all.map(checkOne)),
    get haveAllBeenUp() {
      return neverUp.size === 0;
    },
  };
};
