import type { AboId } from '@shop/domain/prime/prime-offer';
import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { CartId } from '@shop/domain/sessions/shopper';
import { ifPresent, isRecordWith, isText } from '../shared/is-record.ts';
import { packJson, unpackJson } from '../shared/packed-json.ts';

/** A Prime checkout, from the form on the landing page to the membership (docs/decisions/0133). */
export interface StoredPrimeCheckout {
  /** Names the attempt: sent twice, it makes one membership. */
  readonly attempt: string;
  readonly abo: AboId;
  /** What was last submitted, with the cart of that time, which names a payment at the Amazon-style provider. */
  readonly subscriptionId?: SubscriptionId;
  readonly cartId?: CartId;
}

export const writePrimeCheckout = (stored: StoredPrimeCheckout): string => packJson(stored);

const isStored = isRecordWith<StoredPrimeCheckout>({
  attempt: isText,
  abo: isText,
  subscriptionId: ifPresent(isText),
  cartId: ifPresent(isText),
});

/** Its cookie is signed, so nobody else has written it. */
export const readPrimeCheckout = (packed: string | undefined): StoredPrimeCheckout | undefined =>
  unpackJson(packed, isStored);
