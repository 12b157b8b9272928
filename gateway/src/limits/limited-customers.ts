import type { Customer } from '@shop/domain/customers/customer';
import type { Customers, EmailChange } from '@shop/domain/customers/customers.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { accountOf } from '@shop/domain/visit/known-browser.slot';
import { countedIf } from './counters.ts';
import type { Counters } from './counters.ts';
import { ids } from '../shared/ids.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { checkingPassword, TOO_MANY_TRIES } from './password-check.ts';
import { perNetwork } from './per-network.ts';

/** Every try counts for its network: its refusal reveals who has an account. Only a saved one counts for the address, since its owner gets mails. */
const changingEmail =
  (customers: Customers, counters: Counters, source: RequestSource) =>
  async (shopper: Shopper, change: EmailChange): Promise<Result<Customer, FormRefusal>> => {
    const tried = await counters.count(perNetwork(source, LIMITS.emailChanges, LIMITS.emailChangesADay));
    if (tried.isOver) return refused(TOO_MANY_TRIES);
    const saved = await counters.count([
      { limit: LIMITS.emailChangesToAddress, key: `${source.scope}|${accountOf(ids, change.email)}` },
    ]);
    if (saved.isOver) return refused(TOO_MANY_TRIES);
    return countedIf(
      saved,
      () => customers.updateEmail(shopper, change),
      ({ ok }) => ok,
    );
  };

/** Limits look-ups of e-mail addresses, so that nobody can find out who has an account, guesses of the password, and mails to a new address. */
export const limitedCustomers = (customers: Customers, counters: Counters, source: RequestSource): Customers => ({
  ...customers,
  updateEmail: (shopper, change) =>
    checkingPassword(counters, source)(shopper, 'password', () =>
      changingEmail(customers, counters, source)(shopper, change),
    ),
  isEmailUnique: async (shopper, email) => {
    const counted = await counters.count(perNetwork(source, LIMITS.emailLookUps, LIMITS.emailLookUpsADay));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return customers.isEmailUnique(shopper, email);
  },
  deleteAccount: (shopper, password) =>
    checkingPassword(counters, source)(shopper, 'password', () => customers.deleteAccount(shopper, password)),
});
