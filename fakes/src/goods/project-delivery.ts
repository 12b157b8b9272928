import type { Delivery } from '@shop/domain/catalogue/product';
import { deliveryDates } from '@shop/domain/shared/calendar';
import type { DeliverySpan, GoodsItem, GoodsProduct } from './goods.ts';
import type { Showing } from './showing.ts';

/** Orders of a working day that come before two o'clock are packed on that day. */
const CUT_OFF_HOUR = 14;

/** So few pieces that a shopper is told the number. */
const FEW = 9;

type Arrival = NonNullable<Delivery['arrives']>;

const remembered = { at: Number.NaN, arrivals: new Map<string, Arrival>() };

/** A page asks sixty times for the dates of one instant: they are reckoned once. */
const arrivalOf = (now: Date, { from, to }: DeliverySpan): Arrival => {
  if (remembered.at !== now.getTime()) {
    remembered.at = now.getTime();
    remembered.arrivals.clear();
  }
  const key = `${from}-${to}`;
  const arrival = remembered.arrivals.get(key) ?? deliveryDates(now, { workingDaysFrom: from, workingDaysTo: to, cutOffHour: CUT_OFF_HOUR });
  remembered.arrivals.set(key, arrival);
  return arrival;
};

/** Whether an item can be had, and when it arrives if it is ordered now. */
export const deliveryOf = (item: GoodsItem, product: GoodsProduct, { now, stockOf }: Pick<Showing, 'now' | 'stockOf'>): Delivery => {
  const stock = stockOf(item.itemId);
  if (stock > FEW) return { availability: 'in-stock', arrives: arrivalOf(now, product.delivery.inStock) };
  if (stock > 0) return { availability: 'low-stock', left: stock, arrives: arrivalOf(now, product.delivery.inStock) };
  if (item.onOrder) return { availability: 'on-order', arrives: arrivalOf(now, product.delivery.onOrder) };
  return { availability: 'sold-out' };
};
