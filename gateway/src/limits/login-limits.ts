import type { LoginRefusal, Sessions } from '@shop/domain/sessions/sessions.port';
import { refused } from '@shop/domain/shared/result';
import { accountOf } from '@shop/domain/visit/known-browser.slot';
import { ids } from '../shared/ids.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { type Count, countedIf, type Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork, perNetworkAndSubject } from './per-network.ts';

const TOO_MANY_LOGINS: LoginRefusal = { because: 'too-many-tries', message: 'shop.error.tooManyTries' };

/** A known browser has its own count, so that nobody else can lock it out. */
const loginCounts = (source: RequestSource, identifier: string): readonly Count[] => {
  const { scope, knownBrowser } = source;
  const account = accountOf(ids, identifier);
  if (knownBrowser?.account === account)
    return [{ limit: LIMITS.loginsAtAccountFromOnePlace, key: `${scope}|${account}|${knownBrowser.id}` }];
  return [
    ...perNetwork(source, LIMITS.loginsFromNetwork),
    ...perNetworkAndSubject(source, LIMITS.loginsAtAccountFromOnePlace, account),
    { limit: LIMITS.loginsAtAccount, key: `${scope}|${account}` },
  ];
};

/** Limits the tries with a wrong password: at an account, from one place, and from a network. */
export const limitedLogin =
  (sessions: Sessions, counters: Counters, source: RequestSource): Sessions['login'] =>
  async (shopper, credentials) => {
    const counted = await counters.count(loginCounts(source, credentials.identifier));
    if (counted.isOver) return refused(TOO_MANY_LOGINS);
    return countedIf(
      counted,
      () => sessions.login(shopper, credentials),
      (result) => !result.ok && result.refusal.because === 'wrong-credentials',
    );
  };
