import type { OrderForms } from '@shop/domain/order-forms/order-forms.port';
import { ownCartRecord } from '../carts/find-cart.ts';
import { addLines } from '../order-forms/add-lines.ts';
import { checkLines } from '../order-forms/check-lines.ts';
import type { World } from '../worlds/world.ts';
import { changeCart } from './change-cart-of.ts';

export const inMemoryOrderForms = (world: World): OrderForms => ({
  check: async (shopper, lines, cartId) =>
    world.read((view) => checkLines(view, shopper.storefront, lines, ownCartRecord(view, shopper, cartId))),
  addToCart: async (shopper, cartId, lines) =>
    world.run((tx) => changeCart(tx, shopper, cartId, (cart) => addLines(tx, shopper.storefront, cart, lines))),
});
