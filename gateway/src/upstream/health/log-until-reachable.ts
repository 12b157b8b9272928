import { HEALTH_CHECK_INTERVAL_MS } from '../client/limits.ts';
import type { Timers } from '../../timers.ts';
import type { UpstreamProblem } from './upstream-health-indicator.ts';

/** The upstream is currently down; the gateway keeps trying. */
export class UpstreamUnreachable extends Error {
  override readonly name = 'UpstreamUnreachable';
}

const ADVICE: Readonly<Record<UpstreamProblem, string>> = {
  'upstream-credentials-refused': 'The upstream refuses the credentials of the gateway: set UPSTREAM_CLIENT_ID, UPSTREAM_CLIENT_SECRET and UPSTREAM_SCOPE as the upstream gave them',
  'upstream-gives-no-token': 'The token endpoint of the upstream gives no token: see whether UPSTREAM_TOKEN_URL is right and answers',
  'upstream-not-reached': 'The upstream does not answer: see whether UPSTREAM_GRAPHQL_URL is right and answers',
};

/** Checks every five seconds until the upstream is up, and logs each problem once, so that a wrong configuration shows at the start. Returns a function that stops it. */
export const logUntilReachable = (health: () => Promise<UpstreamProblem | undefined>, timers: Timers, log: (failure: unknown) => void): (() => void) => {
  let stopTimer = (): void => undefined;
  let isStopped = false;
  const check = async (logged?: UpstreamProblem): Promise<void> => {
    const problem = await health();
    if (problem === undefined || isStopped) return;
    if (problem !== logged) log(new UpstreamUnreachable(ADVICE[problem]));
    stopTimer = timers.after(HEALTH_CHECK_INTERVAL_MS, () => void check(problem).catch(log));
  };
  void check().catch(log);
  return () => {
    isStopped = true;
    stopTimer();
  };
};
