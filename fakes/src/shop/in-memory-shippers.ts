import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { ShipperCode } from '@shop/domain/shippers/shipper';
import type { ShipperRefusal, Shippers } from '@shop/domain/shippers/shippers.port';
import { speditionErrors } from '@shop/domain/shippers/spedition-rules';
import { changeableCart } from '../carts/find-cart.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import { saveCart } from '../orders/save-cart.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { speditionFields } from '../shippers/spedition-fields.ts';

const NO_SUCH_CART: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.sessionExpired' };

const select = (tx: Transaction, shopper: Shopper, cartId: CartId, code: ShipperCode): Result<void, ShipperRefusal> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused({ because: 'no-such-shipper' });
  const option = calculateCart(tx, shopper.storefront, cart, { shippingCost: true }).shippers.find(
    (shipper) => shipper.code === code,
  );
  if (option === undefined) return refused({ because: 'no-such-shipper' });
  if (!option.enabled) return refused({ because: 'shipper-disabled' });
  saveCart(tx, { ...cart, shipperCode: code });
  return granted(undefined);
};

type Answers = readonly { readonly fieldName: string; readonly fieldValue: string }[];

/** Saves the answers to known questions and drops all others. */
const saveSpedition = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  fields: Answers,
): Result<void, FormRefusal> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused(NO_SUCH_CART);
  const answers = {
    ...cart.spedition,
    ...Object.fromEntries(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])),
  };
  const fieldErrors = speditionErrors(speditionFields(answers));
  if (fieldErrors.length > 0) return refused({ because: 'invalid-form', fieldErrors });
  saveCart(tx, {
    ...cart,
    spedition: Object.fromEntries(speditionFields(answers).map(({ name, value }) => [name, value])),
  });
  return granted(undefined);
};

export const inMemoryShippers = (world: World): Shippers => ({
  select: async (shopper, cartId, code) => world.run((tx) => select(tx, shopper, cartId, code)),
  saveSpedition: async (shopper, cartId, fields) => world.run((tx) => saveSpedition(tx, shopper, cartId, fields)),
});
