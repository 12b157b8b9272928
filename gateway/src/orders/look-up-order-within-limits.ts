import { lookUpOrder } from '@shop/domain/orders/look-up-order';
import type { OrderStatusView } from '@shop/domain/orders/order-details';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { refused, type Result } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { LIMITS } from '../limits/limits.ts';

const MS_PER_SECOND = 1_000;

/** Says when to try again. */
const tooManyIn = ({ seconds }: TooManyAttempts): MessageKey => {
  const waitMs = seconds * MS_PER_SECOND;
  if (waitMs <= LIMITS.wrongOrderLookUps.windowMs) return 'shop.order.lookUp.tooMany';
  return waitMs <= LIMITS.wrongLookUpsOfOrder.windowMs
    ? 'shop.order.lookUp.tooManyOfOrder'
    : 'shop.order.lookUp.tooManyToday';
};

/** Somebody who has looked up too many orders reads for how long they have to wait, in the form that they typed into. */
export const lookingUpWithinLimits = <Found, Refusal>(
  found: Promise<Result<Found, Refusal>>,
): Promise<Result<Found, Refusal | FormRefusal>> =>
  found.catch((failure: unknown) => {
    if (failure instanceof TooManyAttempts) return refused({ ...invalidForm([]), general: tooManyIn(failure) });
    throw failure;
  });

/** Looks an order up, within the limits of those who guess. */
export const lookUpOrderWithinLimits =
  (shop: Pick<Shop, 'orders'>, visit: Visit) =>
  (typed: OrderLookUp): Promise<Result<OrderStatusView, FormRefusal>> =>
    lookingUpWithinLimits(lookUpOrder(shop, visit)(typed));
