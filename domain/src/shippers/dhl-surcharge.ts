import { isZero, type Money, money } from '../shared/money.ts';
import { DHL, type ShipperCode } from './shipper.ts';

/** The feature flag of the surcharge test (FLAG-01). What it changes is not specified; the surcharge is ours. */
export const DHL_SURCHARGE_FLAG = 'featureFlags/T164-DHL-Retest';

/** In minor units of either currency. */
const SURCHARGE = 100;

/** What dhl costs more while the surcharge is tested. Free delivery stays free: it was promised. */
export const dhlSurcharge = (code: ShipperCode, costs: Money, flag: string): Money | undefined =>
  code === DHL && flag === 'true' && !isZero(costs) ? money(SURCHARGE, costs.currency) : undefined;
