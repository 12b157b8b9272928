import type { CountryCode } from '@shop/domain/shared/country';
import { DHL, type ShipperCode, SPEDITION } from '@shop/domain/shippers/shipper';
import type { Store } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';

/** Costs in minor units of the storefront's currency. */
export interface Carrier {
  readonly code: ShipperCode;
  readonly name: Texts;
  /** As running text names it, if not by its name alone. */
  readonly nameInText?: Texts;
  readonly costs: Readonly<Record<CountryCode, number>>;
}

/** The second parcel carrier beside dhl; a parameter selects it. */
const PARCEL_CARRIERS = ['dpd', 'gls'] as const;
export type ParcelCarrier = (typeof PARCEL_CARRIERS)[number];

const named = (name: string): Texts => ({ de: name, en: name });
const SPEDITION_NAME: Texts = {
  de: 'Spedition, Lieferung bis Bordsteinkante',
  en: 'Freight company, delivered to the kerb',
};

const dhl: Carrier = { code: DHL, name: named('DHL'), costs: { DE: 495, AT: 495, CH: 495, LI: 495, IT: 495 } };
const dpd: Carrier = { code: 'dpd', name: named('DPD'), costs: { DE: 595, AT: 995, CH: 1495, LI: 1495, IT: 1295 } };
const gls: Carrier = { ...dpd, code: 'gls', name: named('GLS') };
const SECOND: Readonly<Record<ParcelCarrier, Carrier>> = { dpd, gls };

const FROM_AUSTRIA: Carrier['costs'] = { AT: 595, DE: 995, CH: 1495, LI: 1495, IT: 1295 };
const swissPost: Carrier = {
  code: 'swiss-post',
  name: { de: 'Schweizerische Post', en: 'Swiss Post' },
  nameInText: { de: 'die Schweizerische Post', en: 'Swiss Post' },
  costs: { CH: 895, LI: 895, DE: 1990, AT: 1990, IT: 1990 },
};

/** Parcel carriers by storefront (FOOTER-09): no dhl in Austria and Switzerland, Swiss Post in Switzerland only. */
const PARCELS: Readonly<Record<Store, (carrier: ParcelCarrier) => readonly Carrier[]>> = {
  de: (second) => [dhl, SECOND[second]],
  b2b: (second) => [dhl, SECOND[second]],
  at: (second) => [{ ...SECOND[second], costs: FROM_AUSTRIA }],
  ch: () => [swissPost],
};

/** All that may carry the parcels of a store, whatever a parameter selects. */
export const parcelCarriersOf = (store: Store): readonly Carrier[] => {
  const carriers = PARCEL_CARRIERS.flatMap((second) => PARCELS[store](second));
  return [...new Map(carriers.map((carrier) => [carrier.code, carrier])).values()];
};

const forwarding = (costs: Carrier['costs']): Carrier => ({ code: SPEDITION, name: SPEDITION_NAME, costs });

/** The delivery of an order with bulky goods is charged as the forwarding agent's; its small articles travel as parcels (`plan-shipments.ts`). */
const BULKY: Readonly<Record<Store, Carrier>> = {
  de: forwarding({ DE: 3900, AT: 5900, CH: 9900, LI: 9900, IT: 8900 }),
  b2b: forwarding({ DE: 3900, AT: 5900, CH: 9900, LI: 9900, IT: 8900 }),
  at: forwarding({ AT: 4900, DE: 5900, CH: 9900, LI: 9900, IT: 7900 }),
  ch: forwarding({ CH: 6900, LI: 7900, DE: 11_900, AT: 11_900, IT: 11_900 }),
};

/** Added for deliveries to an island, in minor units of either currency. */
export const ISLAND_SURCHARGE = 1490;

export const carriersFor = (
  store: Store,
  cart: { readonly isBulky: boolean; readonly parcelCarrier: ParcelCarrier },
): readonly Carrier[] => (cart.isBulky ? [BULKY[store]] : PARCELS[store](cart.parcelCarrier));
