import type { Delivery } from '@shop/domain/catalogue/product';
import { deliveryDates } from '@shop/domain/shared/calendar';
import type { DeliverySpan, GoodsItem, GoodsProduct } from './goods.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** Orders placed on a working day before two o'clock are packed on that day. */
export const CUT_OFF_HOUR = 14;

/** Up to this stock the shopper sees the number of pieces. */
const FEW = 9;

type DeliveryPeriod = NonNullable<Delivery['arrives']>;

const HOUR_MS = 60 * 60 * 1000;

const remembered = { hour: Number.NaN, periods: new WeakMap<DeliverySpan, DeliveryPeriod>() };

/** Dates change at full hours, in Berlin as in UTC. A page needs sixty of them, so they are calculated once an hour. */
const deliveryPeriodOf = (now: Date, span: DeliverySpan): DeliveryPeriod => {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (remembered.hour !== hour) {
    remembered.hour = hour;
    remembered.periods = new WeakMap();
  }
  const period = remembered.periods.get(span) ?? deliveryDates(now, { workingDaysFrom: span.from, workingDaysTo: span.to, cutOffHour: CUT_OFF_HOUR });
  remembered.periods.set(span, period);
  return period;
};

/** Whether an item is available, and when it arrives if it is ordered now. */
export const deliveryOf = (item: GoodsItem, product: GoodsProduct, { now, stockOf }: Pick<CatalogueContext, 'now' | 'stockOf'>): Delivery => {
  const stock = stockOf(item);
  if (stock > FEW) return { availability: 'in-stock', arrives: deliveryPeriodOf(now, product.delivery.inStock) };
  if (stock > 0) return { availability: 'low-stock', left: stock, arrives: deliveryPeriodOf(now, product.delivery.inStock) };
  if (item.onOrder) return { availability: 'on-order', arrives: deliveryPeriodOf(now, product.delivery.onOrder) };
  return { availability: 'sold-out' };
};
