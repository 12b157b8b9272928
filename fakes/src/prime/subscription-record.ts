import type { PrimePlan } from '@shop/domain/prime/prime-offer';
import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { UserId } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** What a customer ordered, from the order button on. */
export interface SubscriptionRecord {
  readonly subscriptionId: SubscriptionId;
  readonly userId: UserId;
  readonly storefrontId: StorefrontId;
  readonly plan: PrimePlan;
  readonly paymentId: PaymentId;
  readonly idempotencyKey: string;
  /** `unpaid`: its payment ended without money. */
  readonly status: 'awaiting-payment' | 'member' | 'unpaid';
}

/** Who waits until members are taken again. */
export interface WaitingRecord {
  readonly email: string;
  readonly storefrontId: StorefrontId;
}

/** `latestSubscriptions`: ids by user id; `primeWaitingList`: by e-mail address in small letters. */
export const PRIME_TABLES = {
  primeSubscriptions: emptyMap<SubscriptionRecord>(),
  latestSubscriptions: emptyMap<SubscriptionId>(),
  primeWaitingList: emptyMap<WaitingRecord>(),
} satisfies Partial<TableRows>;

/** The term of a membership ends; by user id. */
export type PrimeTimer = 'prime-term-ends';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly primeSubscriptions: SubscriptionRecord;
    readonly latestSubscriptions: SubscriptionId;
    readonly primeWaitingList: WaitingRecord;
  }
  interface AreaTimers {
    readonly prime: PrimeTimer;
  }
}
