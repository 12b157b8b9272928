import type { Cart } from '@shop/domain/carts/cart';
import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { calculateCart } from '../carts/cart-totals.ts';
import { applyOperation } from '../carts/change-cart.ts';
import { cartOf } from '../carts/project-cart.ts';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { dealOf } from '../deals/deal-of.ts';
import { startDeal } from '../deals/start-deal.ts';
import { orderedLines } from '../checkout/ordered-lines.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import { aCartRecord } from './a-cart-record.ts';
import { aPausedWorld } from './a-paused-world.ts';
import { foundItem } from './found-item.ts';

export const DEAL_LASTS_MS = 3_600_000;

const { item, product } = foundItem(
  ({ minimumOrderQuantity, price, bulky, maxQuantity, vatClass }, { items, isCatalog, brandId, categoryId }) =>
    items.length === 1 &&
    !isCatalog &&
    !bulky &&
    minimumOrderQuantity === 1 &&
    maxQuantity >= 50 &&
    vatClass === 'standard' &&
    price.previousEurGross === undefined &&
    brandId !== 'pausenhof' &&
    !categoryId.startsWith('1011'),
);
export const DEAL_ITEM = item.itemId;

/** A world in which a deal of an article of 10 euros runs, at 7.49 euros, and what its carts say of it. */
export const aDealWorld = (deal: { readonly reservedPercent?: number; readonly lastsMs?: number } = {}) => {
  const world = aPausedWorld();
  const itemId = DEAL_ITEM;
  world.run((tx) => {
    setStock(tx, itemId, 50);
    setPrice(tx, itemId, 1000);
    startDeal(tx, itemId, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS, ...deal });
  });
  const change = (cartId: string, operation: Parameters<typeof applyOperation>[3]) =>
    world.run((tx) => {
      const cart = lookUp(tx.state.carts, cartId) ?? aCartRecord({ id: cartId });
      const changed = applyOperation(tx, STOREFRONTS.de, { cart, report: EMPTY_CART_REPORT }, operation);
      if (changed.ok) put(tx, 'carts', cartId, changed.value.cart);
      return changed;
    });
  const add = (cartId: string, quantity: number) => change(cartId, { do: 'add-position', itemId, quantity });
  const cart = (cartId: string, on: StorefrontId = 'de'): Cart =>
    world.read((view) =>
      cartOf(view, STOREFRONTS[on], lookUp(view.state.carts, cartId) ?? aCartRecord({ id: cartId }), {
        shippingCost: false,
      }),
    );
  const ordered = (cartId: string) =>
    world.read((view) =>
      orderedLines(
        view,
        cart(cartId),
        calculateCart(view, STOREFRONTS.de, lookUp(view.state.carts, cartId) ?? aCartRecord({ id: cartId }), {
          shippingCost: true,
        }),
      ),
    );
  const line = (cartId: string) => cart(cartId).positions[0];
  const split = (cartId: string) => [line(cartId)?.quantityLightning, line(cartId)?.quantityNormal];
  const reserved = () => world.read((view) => dealOf(view, view.goods.item(itemId) ?? item, product)?.reservedPercent);
  const lost = (cartId = 'one') =>
    world.read(({ state }) =>
      lookUp(state.reservations, cartId)?.lost.map((pieces) => [pieces.itemId, pieces.quantity]),
    );
  const setTo = (cartId: string, quantity: number) =>
    change(cartId, { do: 'change-quantity', positionId: line(cartId)?.operationsId ?? '', quantity });
  return { world, change, add, setTo, cart, ordered, line, split, reserved, lost };
};
