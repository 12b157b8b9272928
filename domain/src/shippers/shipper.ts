import type { ItemId } from '../catalogue/product.ts';
import type { Money } from '../shared/money.ts';

/** Code of a carrier; `dhl` and `spedition` have rules of their own, the rest is the shop's. */
export type ShipperCode = string;

export const DHL: ShipperCode = 'dhl';
export const SPEDITION: ShipperCode = 'spedition';

export type ShipperNotice = 'PACKSTATION-DHL-ONLY' | 'DHL-GERMANY-ONLY';

/** A carrier as a cart may be sent with it. */
export interface ShipperOption {
  readonly code: ShipperCode;
  readonly name: string;
  readonly enabled: boolean;
  readonly selected: boolean;
  readonly costs: Money;
  /** Why it is disabled. */
  readonly notice?: ShipperNotice;
  /** Articles that this carrier brings. */
  readonly items: readonly ItemId[];
  /** Days on which the delivery may arrive, ISO dates, both inclusive. */
  readonly arrives?: { readonly from: string; readonly to: string };
}

/** A question that the forwarding agent needs answered before bulky goods can be brought. */
export interface SpeditionField {
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
}
