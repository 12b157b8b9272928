import type { OrderId } from '@shop/domain/shared/shop-id';
import type { ReturnRequest, SubmittedReturn } from '@shop/domain/returns/return';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A return that was announced. Its submission is what the shopper was told. */
export interface ReturnRecord {
  readonly orderId: OrderId;
  readonly request: ReturnRequest;
  readonly submitted: SubmittedReturn;
}

/** A picture that was uploaded for a return. */
export interface ReturnImageRecord {
  readonly orderId: OrderId;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Base64; empty once newer pictures need the room. */
  readonly content: string;
  readonly size: number;
  /** The command that stored it. */
  readonly seq: number;
  /** RMA of the return that uses it. */
  readonly usedBy?: string;
}

/** Returns by their RMA, and the RMAs of an order, the newest first; pictures by their ids. */
export const RETURN_TABLES = {
  returns: emptyMap<ReturnRecord>(),
  returnsOfOrders: emptyMap<readonly string[]>(),
  returnImages: emptyMap<ReturnImageRecord>(),
} satisfies Partial<TableRows>;

/** The warehouse receives the goods; what the buyer wanted instead is carried out; an unused picture expires. */
export type ReturnTimer = 'return-received' | 'return-settled' | 'return-image-expires';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly returns: ReturnRecord;
    readonly returnsOfOrders: readonly string[];
    readonly returnImages: ReturnImageRecord;
  }
  interface AreaTimers {
    readonly returns: ReturnTimer;
  }
}
