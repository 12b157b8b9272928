import type { Delivery } from '@shop/domain/catalogue/product';
import { deliveryDates } from '@shop/domain/shared/calendar';
import type { DeliverySpan, GoodsItem, GoodsProduct } from './goods.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** Orders of a working day that come before two o'clock are packed on that day. */
const CUT_OFF_HOUR = 14;

/** Up to this many pieces the shopper sees the number. */
const FEW = 9;

type Arrival = NonNullable<Delivery['arrives']>;

const HOUR_MS = 60 * 60 * 1000;

const remembered = { hour: Number.NaN, arrivals: new Map<string, Arrival>() };

/** Dates change with the hour at most, in Berlin as in UTC: a page asks sixty times for them, they are reckoned once an hour. */
const arrivalOf = (now: Date, { from, to }: DeliverySpan): Arrival => {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (remembered.hour !== hour) {
    remembered.hour = hour;
    remembered.arrivals.clear();
  }
  const key = `${from}-${to}`;
  const arrival = remembered.arrivals.get(key) ?? deliveryDates(now, { workingDaysFrom: from, workingDaysTo: to, cutOffHour: CUT_OFF_HOUR });
  remembered.arrivals.set(key, arrival);
  return arrival;
};

/** Whether an item can be had, and when it arrives if it is ordered now. */
export const deliveryOf = (item: GoodsItem, product: GoodsProduct, { now, stockOf }: Pick<CatalogueContext, 'now' | 'stockOf'>): Delivery => {
  const stock = stockOf(item.itemId);
  if (stock > FEW) return { availability: 'in-stock', arrives: arrivalOf(now, product.delivery.inStock) };
  if (stock > 0) return { availability: 'low-stock', left: stock, arrives: arrivalOf(now, product.delivery.inStock) };
  if (item.onOrder) return { availability: 'on-order', arrives: arrivalOf(now, product.delivery.onOrder) };
  return { availability: 'sold-out' };
};
