import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { SHOP_ID } from '../shared/shop-id.ts';
import type { Visit } from '../visit/visit.port.ts';
import { LOOKED_UP_ORDER } from './looked-up-order.slot.ts';
import type { OrderStatusView } from './order-details.ts';
import { orderLookUpErrors, readOrderLookUp } from './read-order-look-up.ts';
import type { OrderLookUp, Orders } from './orders.port.ts';

/** The same words for an unknown number and for a wrong postcode. */
const NOT_FOUND: FormRefusal = {
  ...invalidForm([]),
  general: 'shop.order.lookUp.notFound',
  about: ['orderId', 'zipCode'],
};

interface Ports {
  readonly orders: Orders;
}

/** Finds an order by its number and postcode. The visitor's browser remembers both for a while, so that the page can be loaded again. */
export const lookUpOrder =
  ({ orders }: Ports, visit: Visit) =>
  async (typed: OrderLookUp): Promise<Result<OrderStatusView, FormRefusal>> => {
    const fieldErrors = orderLookUpErrors(typed);
    if (fieldErrors.length > 0) return refused(invalidForm(fieldErrors));
    const lookUp = readOrderLookUp(typed);
    const order = SHOP_ID.test(lookUp.orderId) ? await orders.status(visit.shopper, lookUp) : undefined;
    if (order?.ok !== true) return refused(NOT_FOUND);
    visit.write(LOOKED_UP_ORDER, lookUp);
    return granted(order.value);
  };

/** The order that the visitor looked up, as it is now. */
export const lookedUpOrder =
  ({ orders }: Ports, visit: Visit) =>
  async (): Promise<OrderStatusView | undefined> => {
    const known = visit.read(LOOKED_UP_ORDER);
    if (known === undefined) return undefined;
    const order = await orders.status(visit.shopper, known);
    if (order.ok) return order.value;
    visit.clear(LOOKED_UP_ORDER);
    return undefined;
  };
