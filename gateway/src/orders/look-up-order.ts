import type { OrderStatusView } from '@shop/domain/orders/order-details';
import { orderLookUpErrors, readOrderLookUp } from '@shop/domain/orders/order-look-up';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { TooManyAttempts } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { SHOP_ID } from '@shop/domain/shared/shop-id';

type LookedUp = Result<OrderStatusView, FormRefusal>;

const MS_PER_SECOND = 1_000;

const refusedWith = (general: MessageKey): LookedUp => refused({ ...invalidForm([]), general });

/** The same words for an unknown number and for a wrong postcode. */
const NOT_FOUND: LookedUp = refused({
  ...invalidForm([]),
  general: 'shop.order.lookUp.notFound',
  about: ['orderId', 'zipCode'],
});

/** Says when to try again. */
const tooMany = ({ seconds }: TooManyAttempts): LookedUp => {
  const waitMs = seconds * MS_PER_SECOND;
  if (waitMs <= LIMITS.wrongOrderLookUps.windowMs) return refusedWith('shop.order.lookUp.tooMany');
  return refusedWith(
    waitMs <= LIMITS.wrongLookUpsOfOrder.windowMs
      ? 'shop.order.lookUp.tooManyOfOrder'
      : 'shop.order.lookUp.tooManyToday',
  );
};

/** Finds an order by its number and postcode. The visitor's browser remembers both for a while, so that the page can be loaded again. */
export const lookUpOrder =
  ({ orders }: Pick<Shop, 'orders'>) =>
  async (visitor: VisitorSession, typed: OrderLookUp): Promise<LookedUp> => {
    const fieldErrors = orderLookUpErrors(typed);
    if (fieldErrors.length > 0) return refused(invalidForm(fieldErrors));
    const lookUp = readOrderLookUp(typed);
    if (!SHOP_ID.test(lookUp.orderId)) return NOT_FOUND;
    try {
      const order = await orders.status(visitor.shopper, lookUp);
      if (!order.ok) return NOT_FOUND;
      visitor.write(LOOKED_UP_ORDER, lookUp);
      return granted(order.value);
    } catch (failure) {
      if (failure instanceof TooManyAttempts) return tooMany(failure);
      throw failure;
    }
  };

/** The order that the visitor looked up, as it is now. */
export const lookedUpOrder =
  ({ orders }: Pick<Shop, 'orders'>) =>
  async (visitor: VisitorSession): Promise<OrderStatusView | undefined> => {
    const known = visitor.read(LOOKED_UP_ORDER);
    if (known === undefined) return undefined;
    const order = await orders.status(visitor.shopper, known);
    if (order.ok) return order.value;
    visitor.clear(LOOKED_UP_ORDER);
    return undefined;
  };
