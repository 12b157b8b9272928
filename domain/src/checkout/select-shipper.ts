import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { preselectedShipper, shipperNotice } from '../shippers/shipper-rules.ts';
import type { ShipperCode } from '../shippers/shipper.ts';
import { deliverySituationOf } from '../addresses/delivery-type.ts';
import { type SaveRefusal, type ShippingStepContext, sessionExpired } from './save-refusals.ts';

const notSelected = (message: MessageKey): FormRefusal => invalidForm([{ field: 'shipperCode', message }]);

/** Selects the chosen carrier, or the one preselected by the delivery rules, once the cart has its destination. */
export const selectShipper = async (
  { ports: { carts, shippers }, shopper, cartId }: ShippingStepContext,
  chosen: ShipperCode | undefined,
): Promise<SaveRefusal | undefined> => {
  const cart = await carts.find(shopper, cartId, { shippingCost: true });
  if (!cart.ok) return sessionExpired;
  const situation = deliverySituationOf(cart.value);
  const code = chosen ?? preselectedShipper(cart.value.shippers, situation);
  if (code === undefined) return notSelected('shop.form.error.choice');
  const notice = shipperNotice(code, situation);
  if (notice !== undefined) return notSelected(`shop.shipper.${notice}`);
  const selected = await shippers.select(shopper, cartId, code);
  return selected.ok ? undefined : notSelected('shop.form.error.choice');
};
