import { HEALTH_CHECK_INTERVAL_MS } from '../client/limits.ts';
import type { Timers } from '../../timing/timers.ts';
import type { UpstreamProblem } from './upstream-health-indicator.ts';

/** The upstream is currently down; the gateway keeps trying. */
export class UpstreamUnreachable extends Error {
  override readonly name = 'UpstreamUnreachable';
}

const ADVICE: Readonly<Record<UpstreamProblem, string>> = {
  'upstream-credentials-refused':
    'The upstream refuses the gateway’s credentials: check UPSTREAM_CLIENT_ID, UPSTREAM_CLIENT_SECRET and UPSTREAM_SCOPE',
  'upstream-gives-no-token':
    'The upstream’s token endpoint issues no token: check UPSTREAM_TOKEN_URL, and whether the endpoint responds',
  'upstream-not-reached':
    'The upstream does not respond: check UPSTREAM_GRAPHQL_URL, and whether the upstream is running',
};

/** Checks every five seconds until the upstream is up, and logs each problem once, so that a wrong configuration shows at the start. Returns a function that stops it. */
export const logUntilReachable = (
  health: () => Promise<UpstreamProblem | undefined>,
  timers: Timers,
  log: (failure: unknown) => void,
): (() => void) => {
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
