import type { Passwords } from '@shop/domain/customers/passwords.port';
import { refused } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { accountOf } from '@shop/domain/visit/known-browser.slot';
import { countedIf } from './counters.ts';
import type { Count, Counters } from './counters.ts';
import { ids } from '../shared/ids.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { checkingPassword, TOO_MANY_TRIES } from './password-check.ts';
import { perNetwork, perNetworkAndSubject } from './per-network.ts';

/** The same for accounts that do not exist: a limit must not reveal them. */
const linkCounts = (source: RequestSource, identifier: string): readonly Count[] => {
  const account = accountOf(ids, identifier);
  return [
    ...perNetwork(source, LIMITS.passwordLinks, LIMITS.passwordLinksADay),
    ...perNetworkAndSubject(source, LIMITS.passwordLinksAtAccountFromNetwork, account),
    { limit: LIMITS.passwordLinksAtAccountADay, key: `${source.scope}|${account}` },
  ];
};

/** Limits guesses of passwords, and mails with links. */
export const limitedPasswords = (passwords: Passwords, counters: Counters, source: RequestSource): Passwords => {
  const check = checkingPassword(counters, source);
  /** A link that works does not count. */
  const tryingLink = async <Value>(run: () => Promise<Value>, isBroken: (value: Value) => boolean): Promise<Value> => {
    const counted = await counters.count(perNetwork(source, LIMITS.brokenPasswordLinks));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return countedIf(counted, run, isBroken);
  };
  return {
    change: (shopper, change) =>
      check(shopper, 'currentPassword', async () => {
        const counted = await counters.count(perNetwork(source, LIMITS.passwordChanges, LIMITS.passwordChangesADay));
        if (counted.isOver) return refused(TOO_MANY_TRIES);
        return countedIf(
          counted,
          () => passwords.change(shopper, change),
          ({ ok }) => ok,
        );
      }),
    requestLink: async (shopper, request) => {
      const counted = await counters.count(linkCounts(source, request.identifier));
      if (counted.isOver) throw new TooManyAttempts(counted.seconds);
      return passwords.requestLink(shopper, request);
    },
    linkState: (shopper, token) =>
      tryingLink(
        () => passwords.linkState(shopper, token),
        (state) => state === 'unknown',
      ),
    changeByLink: (shopper, change) =>
      tryingLink(
        () => passwords.changeByLink(shopper, change),
        (result) => !result.ok && result.refusal.general === 'shop.password.link.unknown',
      ),
  };
};
