import type { Customers } from '@shop/domain/customers/customers.port';
import { TooManyAttempts } from '../http/errors.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { checkingPassword } from './password-check.ts';
import { perNetwork } from './per-network.ts';

/** Limits look-ups of e-mail addresses, so that nobody can find out who has an account, and guesses of the password. */
export const limitedCustomers = (customers: Customers, counters: Counters): Customers => ({
  ...customers,
  updateEmail: (shopper, change) => checkingPassword(counters)(shopper, 'password', () => customers.updateEmail(shopper, change)),
  isEmailUnique: async (shopper, email) => {
    const counted = await counters.count(perNetwork(shopper, LIMITS.emailLookUps, LIMITS.emailLookUpsADay));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return customers.isEmailUnique(shopper, email);
  },
  deleteAccount: (shopper, password) => checkingPassword(counters)(shopper, 'password', () => customers.deleteAccount(shopper, password)),
});
