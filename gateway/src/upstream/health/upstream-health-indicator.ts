import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { UpstreamFailure } from '../client/failures.ts';
import { getGlobalParametersByName } from '../generated/operations.ts';
import { HEALTH_TTL_MS, HEALTH_TIMEOUT_MS } from '../client/limits.ts';
import type { Timers } from '../../timing/timers.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';
import type { UpstreamShopper } from '../client/upstream-shopper.ts';

/** Why the upstream is down. */
export type UpstreamProblem = 'upstream-credentials-refused' | 'upstream-gives-no-token' | 'upstream-not-reached';

/** An anonymous query: any reply shows that the upstream is up. */
const ANONYMOUS: UpstreamShopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {} };

/** Why the upstream is down; undefined if it is up. Checks at most once a second. */
export const upstreamHealthIndicator = (
  { call, checkCredentials }: Pick<UpstreamClient, 'call' | 'checkCredentials'>,
  timers: Timers,
): (() => Promise<UpstreamProblem | undefined>) => {
  const check = async (): Promise<UpstreamProblem | undefined> => {
    const token = await checkCredentials();
    if (token === 'refused') return 'upstream-credentials-refused';
    if (token !== 'issued') return 'upstream-gives-no-token';
    try {
      await call(getGlobalParametersByName, { names: [] }, { shopper: ANONYMOUS, deadlineMs: HEALTH_TIMEOUT_MS });
      return undefined;
    } catch (failure) {
      if (failure instanceof UpstreamFailure) return 'upstream-not-reached';
      throw failure;
    }
  };
  let cached: { readonly problem: Promise<UpstreamProblem | undefined>; readonly until: number } | undefined;
  return () => {
    if (cached === undefined || cached.until <= timers.now())
      cached = { problem: check(), until: timers.now() + HEALTH_TTL_MS };
    return cached.problem;
  };
};
