import type { Passwords } from '@shop/domain/customers/passwords.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { refused } from '@shop/domain/shared/result';
import { TooManyAttempts } from '../http/errors.ts';
import { countedIf } from './counters.ts';
import type { Count, Counters } from './counters.ts';
import { accountOf } from './known-browser.slot.ts';
import { LIMITS } from './limits.ts';
import { checkingPassword, TOO_MANY_TRIES } from './password-check.ts';
import { perNetwork, perNetworkAndSubject } from './per-network.ts';

/** The same for accounts that do not exist: a limit must not reveal them. */
const linkCounts = (shopper: Shopper, identifier: string): readonly Count[] => {
  const { scope = '' } = shopper.source ?? {};
  const account = accountOf(identifier);
  return [
    ...perNetwork(shopper, LIMITS.passwordLinks, LIMITS.passwordLinksADay),
    ...perNetworkAndSubject(shopper, LIMITS.passwordLinksAtAccountFromNetwork, account),
    { limit: LIMITS.passwordLinksAtAccountADay, key: `${scope}|${account}` },
  ];
};

/** Limits guesses of passwords, and mails with links. */
export const limitedPasswords = (passwords: Passwords, counters: Counters): Passwords => {
  const check = checkingPassword(counters);
  /** A link that works does not count. */
  const tryingLink = async <Value>(
    shopper: Shopper,
    run: () => Promise<Value>,
    isBroken: (value: Value) => boolean,
  ): Promise<Value> => {
    const counted = await counters.count(perNetwork(shopper, LIMITS.brokenPasswordLinks));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return countedIf(counted, run, isBroken);
  };
  return {
    change: (shopper, change) =>
      check(shopper, 'currentPassword', async () => {
        const counted = await counters.count(perNetwork(shopper, LIMITS.passwordChanges, LIMITS.passwordChangesADay));
        if (counted.isOver) return refused(TOO_MANY_TRIES);
        return countedIf(
          counted,
          () => passwords.change(shopper, change),
          ({ ok }) => ok,
        );
      }),
    requestLink: async (shopper, request) => {
      const counted = await counters.count(linkCounts(shopper, request.identifier));
      if (counted.isOver) throw new TooManyAttempts(counted.seconds);
      return passwords.requestLink(shopper, request);
    },
    linkState: (shopper, token) =>
      tryingLink(
        shopper,
        () => passwords.linkState(shopper, token),
        (state) => state === 'unknown',
      ),
    changeByLink: (shopper, change) =>
      tryingLink(
        shopper,
        () => passwords.changeByLink(shopper, change),
        (result) => !result.ok && result.refusal.general === 'shop.password.link.unknown',
      ),
  };
};
