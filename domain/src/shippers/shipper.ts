import type { ItemId } from '../catalogue/product.ts';
import type { Money } from '../shared/money.ts';

/** Code of a carrier; `dhl` and `spedition` have their own rules, the others are the shop's. */
export type ShipperCode = string;

export const DHL: ShipperCode = 'dhl';
export const SPEDITION: ShipperCode = 'spedition';

export const SHIPPER_NOTICES = ['PACKSTATION-DHL-ONLY', 'DHL-GERMANY-ONLY'] as const;
export type ShipperNotice = (typeof SHIPPER_NOTICES)[number];

/** A carrier that a cart can be sent with. */
export interface ShipperOption {
  readonly code: ShipperCode;
  readonly name: string;
  readonly enabled: boolean;
  readonly selected: boolean;
  /** With the surcharge. */
  readonly costs: Money;
  /** What the carrier costs more while the shop tests a surcharge. */
  readonly surcharge?: Money;
  /** Why it is disabled. */
  readonly notice?: ShipperNotice;
  /** Articles that this carrier delivers. */
  readonly items: readonly ItemId[];
  /** Days on which the delivery may arrive, ISO dates, both inclusive. */
  readonly arrives?: { readonly from: string; readonly to: string };
}

/** A question of the forwarding agent that must be answered before bulky goods can be delivered. */
export interface SpeditionField {
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
}
