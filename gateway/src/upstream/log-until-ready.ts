import { NEXT_LOOK_MS } from './limits.ts';
import type { Timers } from '../timers.ts';
import type { UpstreamTrouble } from './upstream-health.ts';

/** The upstream is down for now; the gateway keeps trying. */
export class UpstreamNotReady extends Error {
  override readonly name = 'UpstreamNotReady';
}

const MENDING: Readonly<Record<UpstreamTrouble, string>> = {
  'upstream-credentials-refused': 'The upstream refuses the credentials of the gateway: set UPSTREAM_CLIENT_ID, UPSTREAM_CLIENT_SECRET and UPSTREAM_SCOPE as the upstream gave them',
  'upstream-gives-no-token': 'The token endpoint of the upstream gives no token: see whether UPSTREAM_TOKEN_URL is right and answers',
  'upstream-not-reached': 'The upstream does not answer: see whether UPSTREAM_GRAPHQL_URL is right and answers',
};

/** Checks every five seconds until the upstream is up, and logs each problem once: a wrong configuration is seen at the start. Returns what stops it. */
export const logUntilReady = (health: () => Promise<UpstreamTrouble | undefined>, timers: Timers, log: (failure: unknown) => void): (() => void) => {
  let stopTimer = (): void => undefined;
  let isStopped = false;
  const look = async (logged?: UpstreamTrouble): Promise<void> => {
    const trouble = await health();
    if (trouble === undefined || isStopped) return;
    if (trouble !== logged) log(new UpstreamNotReady(MENDING[trouble]));
    stopTimer = timers.after(NEXT_LOOK_MS, () => void look(trouble).catch(log));
  };
  void look().catch(log);
  return () => {
    isStopped = true;
    stopTimer();
  };
};
