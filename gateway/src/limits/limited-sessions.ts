import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Sessions } from '@shop/domain/sessions/sessions.port';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Count, Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { limitedLogin } from './login-limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY_REGISTRATIONS: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'shop.error.tooManyTries',
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
    login: limitedLogin(sessions, counters, source),
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
