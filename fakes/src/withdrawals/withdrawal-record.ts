import type { OrderId } from '@shop/domain/shared/shop-id';
import type { WithdrawalReceipt } from '@shop/domain/withdrawals/withdrawal';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A declaration that arrived. */
export interface WithdrawalRecord extends WithdrawalReceipt {
  readonly storefrontId: StorefrontId;
  /** The order that it is about, if its number and the buyer's e-mail address match. */
  readonly orderId?: OrderId;
}

/** By the idempotency key of the declaration. */
export const WITHDRAWAL_TABLES = { withdrawals: emptyMap<WithdrawalRecord>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly withdrawals: WithdrawalRecord;
  }
}
