import type { CancellationDeclaration, CancellationReceipt } from '@shop/domain/cancellations/cancellation';
import type { CivilDate } from '@shop/domain/shared/civil-date';
import type { UserId } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A membership that a declaration ends. */
export interface CancelledMembership {
  readonly userId: UserId;
  readonly lastDay: CivilDate;
}

/** A declaration that arrived. */
export interface CancellationRecord extends CancellationReceipt {
  readonly declaration: CancellationDeclaration;
  readonly storefrontId: StorefrontId;
  /** Absent if it names no member. */
  readonly membership?: CancelledMembership;
}

/** By the idempotency key of the declaration. */
export const CANCELLATION_TABLES = { cancellations: emptyMap<CancellationRecord>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly cancellations: CancellationRecord;
  }
}
