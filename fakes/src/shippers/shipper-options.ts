import type { CountryCode } from '@shop/domain/shared/country';
import type { DeliveryType } from '@shop/domain/addresses/delivery-type';
import { type Money, money, plus } from '@shop/domain/shared/money';
import { DHL_SURCHARGE_FLAG, dhlSurcharge } from '@shop/domain/shippers/dhl-surcharge';
import { preselectedShipper, withNotices } from '@shop/domain/shippers/shipper-rules';
import type { ShipperCode, ShipperOption } from '@shop/domain/shippers/shipper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { stockLookup } from '../catalogue/stock.ts';
import { deliveryOf } from '../goods/project-delivery.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import { isMagicPostcode } from '../parameters/magic-values.ts';
import type { View } from '../worlds/transaction.ts';
import { type Carrier, carriersFor, ISLAND_SURCHARGE, type ParcelCarrier } from './carriers.ts';

type DeliveryPeriod = NonNullable<ShipperOption['arrives']>;

/** What a carrier's price depends on. */
export interface Parcel {
  /** Without sold-out lines. */
  readonly lines: readonly { readonly item: GoodsItem; readonly product: GoodsProduct }[];
  readonly place: { readonly country: CountryCode; readonly postcode?: string; readonly deliveryType: DeliveryType };
  /** Parcels are free; forwarding agents and island deliveries are not. */
  readonly isFree: boolean;
  /** A voucher pays for delivery, whatever it costs. */
  readonly isPaid: boolean;
  readonly chosen?: ShipperCode;
}

export const isBulky = (lines: Parcel['lines']): boolean => lines.some(({ item }) => item.bulky);

const later = (a: string, b: string): string => (a > b ? a : b);

/** Everything arrives together, as late as the slowest article. */
const deliveryPeriodOf = (view: View, { lines, place: { country } }: Parcel): DeliveryPeriod | undefined =>
  lines.reduce<DeliveryPeriod | undefined>((latest, { item, product }) => {
    const { arrives } = deliveryOf(item, product, { now: view.now, stockOf: stockLookup(view), country });
    if (arrives === undefined || latest === undefined) return arrives ?? latest;
    return { from: later(arrives.from, latest.from), to: later(arrives.to, latest.to) };
  }, undefined);

const costOf = ({ costs }: Carrier, { currency }: Storefront, { lines, place, isFree, isPaid }: Parcel): Money => {
  if (isPaid || lines.length === 0) return money(0, currency);
  const island = isMagicPostcode(place.postcode, 'island') ? ISLAND_SURCHARGE : 0;
  return money((isFree && !isBulky(lines) ? 0 : costs[place.country]) + island, currency);
};

const priceOf = (
  view: View,
  storefront: Storefront,
  carrier: Carrier,
  parcel: Parcel,
): Pick<ShipperOption, 'costs' | 'surcharge'> => {
  const costs = costOf(carrier, storefront, parcel);
  const surcharge = dhlSurcharge(carrier.code, costs, parameterOf(view, DHL_SURCHARGE_FLAG));
  return surcharge === undefined ? { costs } : { costs: plus(costs, surcharge), surcharge };
};

/** The second parcel carrier of the German shops, and the only one of the Austrian shop. */
export const parcelCarrierOf = (view: View): ParcelCarrier =>
  parameterOf(view, 'shippingCarrier/dpd') === 'true' ? 'dpd' : 'gls';

/** The carriers for a cart. The chosen one stays selected while it is available; otherwise the domain's rule selects. */
export const shipperOptions = (view: View, storefront: Storefront, parcel: Parcel): readonly ShipperOption[] => {
  const { lines, place, chosen } = parcel;
  const arrives = deliveryPeriodOf(view, parcel);
  const offered = carriersFor(storefront.store, { isBulky: isBulky(lines), parcelCarrier: parcelCarrierOf(view) }).map(
    (carrier): ShipperOption => ({
      code: carrier.code,
      name: localise(storefront, carrier.name),
      enabled: true,
      selected: carrier.code === chosen,
      ...priceOf(view, storefront, carrier, parcel),
      items: lines.map(({ item }) => item.itemId),
      ...(arrives === undefined ? {} : { arrives }),
    }),
  );
  const situation = { deliveryType: place.deliveryType, country: place.country };
  const options = withNotices(offered, situation);
  const selected = options.find((option) => option.selected)?.code ?? preselectedShipper(offered, situation);
  return options.map((option) => ({ ...option, selected: option.code === selected }));
};
