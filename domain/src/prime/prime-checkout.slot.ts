import type { CartId } from '../visit/shopper.ts';
import type { Slot } from '../visit/visit.port.ts';
import { optional, storedRecord, storedText } from '../shared/stored-content.ts';
import type { AboId } from './prime-offer.ts';
import type { SubscriptionId } from './prime.port.ts';

/** A Prime checkout, from the form on the landing page to the membership (docs/decisions/0133). */
export interface StoredPrimeCheckout {
  /** Names the attempt: sent twice, it makes one membership. */
  readonly attempt: string;
  readonly abo: AboId;
  /** What was last submitted, with the cart of that time, which names a payment at the Amazon-style provider. */
  readonly subscriptionId?: SubscriptionId;
  readonly cartId?: CartId;
}

export const STORED_PRIME_CHECKOUT: Slot<StoredPrimeCheckout> = {
  name: 'primeCheckout',
  version: 1,
  seconds: 24 * 60 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<StoredPrimeCheckout>({
    attempt: storedText,
    abo: storedText,
    subscriptionId: optional(storedText),
    cartId: optional(storedText),
  }),
};
