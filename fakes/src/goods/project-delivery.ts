import type { CountryCode } from '@shop/domain/shared/country';
import type { Availability, Delivery } from '@shop/domain/catalogue/product';
import { deliveryDates } from '@shop/domain/shared/calendar';
import type { DeliverySpan, GoodsItem, GoodsProduct } from './goods.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** Orders placed on a working day before two o'clock are packed on that day. */
export const CUT_OFF_HOUR = 14;

/** Up to this stock the shopper sees the number of pieces. */
const FEW = 9;

/** The fake shop always knows whether an item is available. */
export interface KnownDelivery extends Delivery {
  readonly availability: Availability;
}

type DeliveryPeriod = NonNullable<Delivery['arrives']>;

/** When somebody in a country gets what is ordered now. */
export interface DeliveryContext extends Pick<CatalogueContext, 'now' | 'stockOf'> {
  readonly country: CountryCode;
}

const HOUR_MS = 60 * 60 * 1000;

const remembered = { hour: Number.NaN, periods: new WeakMap<DeliverySpan, Map<CountryCode, DeliveryPeriod>>() };

/** Dates change at full hours, in Berlin as in UTC. A page needs sixty of them, so they are calculated once an hour. */
const deliveryPeriodOf = (span: DeliverySpan, { now, country }: DeliveryContext): DeliveryPeriod => {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (remembered.hour !== hour) {
    remembered.hour = hour;
    remembered.periods = new WeakMap();
  }
  const periods = remembered.periods.get(span) ?? new Map<CountryCode, DeliveryPeriod>();
  remembered.periods.set(span, periods);
  const period =
    periods.get(country) ??
    deliveryDates(now, { workingDaysFrom: span.from, workingDaysTo: span.to, cutOffHour: CUT_OFF_HOUR }, country);
  periods.set(country, period);
  return period;
};

/** Whether an item is available, and when it arrives in a country if it is ordered now. */
export const deliveryOf = (item: GoodsItem, product: GoodsProduct, context: DeliveryContext): KnownDelivery => {
  const stock = context.stockOf(item);
  if (stock > FEW) return { availability: 'in-stock', arrives: deliveryPeriodOf(product.delivery.inStock, context) };
  if (stock > 0)
    return { availability: 'low-stock', left: stock, arrives: deliveryPeriodOf(product.delivery.inStock, context) };
  if (item.onOrder) return { availability: 'on-order', arrives: deliveryPeriodOf(product.delivery.onOrder, context) };
  return { availability: 'sold-out' };
};
