import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** Parameters whose values differ from the defaults. */
export const PARAMETER_TABLES = { parameters: emptyMap<string>() } satisfies Partial<TableRows>;

/** Default values, by `name` or `name/entry`. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  'shippingCarrier/dpd': 'true',
  'paymentTypes/xRechnung': 'true',
  'paymentTypes/twint': 'true',
  /** Ids, separated by commas, that consumers may pay with instead of those of the storefront. */
  'paymentTypes/offered': '',
  /** Codes of vouchers, separated by commas, that have ended before their time. */
  'vouchers/ended': '',
  amazonPayV2Activation: 'amazonpay.deactivated',
  lightning_deal: 'off',
  'lightning_deal/reservationMinutes': '15',
  'featureFlags/T217-Blitzangebote': 'false',
  'featureFlags/T164-DHL-Retest': 'false',
  /** Whether Prime takes members; otherwise there is a waiting list. */
  'prime/open': 'true',
  returnOrders: 'true',
  infobar: '',
};

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly parameters: string;
  }
}
