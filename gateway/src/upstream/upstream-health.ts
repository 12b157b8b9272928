import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { UpstreamFailure } from './failures.ts';
import { getGlobalParametersByName } from './generated/operations.ts';
import { READINESS_KEPT_MS, READINESS_PATIENCE_MS } from './limits.ts';
import type { Timers } from '../timers.ts';
import type { UpstreamClient } from './upstream-client.ts';

/** Why the upstream is down. */
export type UpstreamTrouble = 'upstream-credentials-refused' | 'upstream-gives-no-token' | 'upstream-not-reached';

/** An anonymous question: any answer shows that the upstream is there. */
const NOBODY: Shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {} };

/** Says why the upstream is down; undefined if it is up. However often it is called, it checks once a second. */
export const upstreamHealth = ({ ask, checkCredentials }: Pick<UpstreamClient, 'ask' | 'checkCredentials'>, timers: Timers): (() => Promise<UpstreamTrouble | undefined>) => {
  const look = async (): Promise<UpstreamTrouble | undefined> => {
    const token = await checkCredentials();
    if (token === 'refused') return 'upstream-credentials-refused';
    if (token !== 'given') return 'upstream-gives-no-token';
    try {
      await ask(getGlobalParametersByName, { names: [] }, { shopper: NOBODY, deadlineMs: READINESS_PATIENCE_MS });
      return undefined;
    } catch (failure) {
      if (failure instanceof UpstreamFailure) return 'upstream-not-reached';
      throw failure;
    }
  };
  let seen: { readonly trouble: Promise<UpstreamTrouble | undefined>; readonly until: number } | undefined;
  return () => {
    if (seen === undefined || seen.until <= timers.now()) seen = { trouble: look(), until: timers.now() + READINESS_KEPT_MS };
    return seen.trouble;
  };
};
