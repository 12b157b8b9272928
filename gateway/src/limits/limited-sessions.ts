import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { LoginRefusal, Sessions } from '@shop/domain/sessions/sessions.port';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { accountOf } from '@shop/domain/visit/known-browser.slot';
import { countedIf } from './counters.ts';
import type { Count, Counters } from './counters.ts';
import { ids } from '../shared/ids.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork, perNetworkAndSubject } from './per-network.ts';

const TOO_MANY_LOGINS: LoginRefusal = { because: 'too-many-tries', message: 'shop.error.tooManyTries' };
const TOO_MANY_REGISTRATIONS: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'shop.error.tooManyTries',
};

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

/** Limits logins, registrations and new sessions. */
export const limitedSessions = (sessions: Sessions, counters: Counters, source: RequestSource): Sessions => {
  /** Refused registrations count too, because a refusal reveals whether an e-mail address has an account. */
  const registering = async <Value>(
    counts: readonly Count[],
    register: () => Promise<Result<Value, FormRefusal>>,
  ): Promise<Result<Value, FormRefusal>> => {
    const counted = await counters.count(counts);
    return counted.isOver ? refused(TOO_MANY_REGISTRATIONS) : register();
  };
  return {
    ...sessions,
    open: async (shopper, before) => {
      const counted = await counters.count(perNetwork(source, LIMITS.sessions, LIMITS.sessionsADay));
      if (counted.isOver) throw new TooManyAttempts(counted.seconds);
      return sessions.open(shopper, before);
    },
    login: async (shopper, credentials) => {
      const counted = await counters.count(loginCounts(source, credentials.identifier));
      if (counted.isOver) return refused(TOO_MANY_LOGINS);
      return countedIf(
        counted,
        () => sessions.login(shopper, credentials),
        (result) => !result.ok && result.refusal.because === 'wrong-credentials',
      );
    },
    registerCustomer: (shopper, registration) =>
      registering(perNetwork(source, LIMITS.registrations, LIMITS.registrationsADay), () =>
        sessions.registerCustomer(shopper, registration),
      ),
    registerGuest: (shopper, registration) =>
      registering(perNetwork(source, LIMITS.guests, LIMITS.guestsADay), () =>
        sessions.registerGuest(shopper, registration),
      ),
  };
};
