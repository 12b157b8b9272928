import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { CartId } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../../worlds/persistent-map.ts';
import type { TableRows } from '../../worlds/world-tables.ts';
import type { ProvidedAddressName } from './provided-addresses.ts';

/** A shopper's session at the provider before the order: who they are, where the goods go, what pays. */
export interface AmazonSession {
  readonly cartId: CartId;
  readonly checkoutType: CheckoutType;
  readonly storefrontId: StorefrontId;
  readonly status: 'open' | 'approved' | 'cancelled';
  /** Known once the shopper has signed in. */
  readonly email?: string;
  readonly address?: ProvidedAddressName;
  readonly source?: string;
}

/** What the shopper approved on the provider's page, until the shop captures it; by order id. */
export interface AmazonApproval {
  readonly source: string;
}

export const AMAZON_TABLES = {
  amazonSessions: emptyMap<AmazonSession>(),
  amazonApprovals: emptyMap<AmazonApproval>(),
} satisfies Partial<TableRows>;

export type AmazonTimer = 'amazon-session-over';

declare module '../../worlds/world-tables.ts' {
  interface WorldTables {
    readonly amazonSessions: AmazonSession;
    readonly amazonApprovals: AmazonApproval;
  }
  interface AreaTimers {
    readonly amazon: AmazonTimer;
  }
}
