import { isZero } from '../shared/money.ts';
import type { Cart } from './cart.ts';
import type { CartPosition } from './cart-position.ts';

export const CART_STATES = ['empty', 'with-items', 'payless'] as const;
export type CartState = (typeof CART_STATES)[number];

/** A cart with lines but nothing to pay is payless (CART-01). */
export const cartStateOf = (cart: Pick<Cart, 'positionCount' | 'basketValue'>): CartState => {
  if (cart.positionCount === 0) return 'empty';
  return isZero(cart.basketValue) ? 'payless' : 'with-items';
};

/** All lines of a cart in one list: bought articles, free articles and printed catalogues (upstream: mergedProductLineItems). */
export const allLinesOf = ({
  positions,
  freeArticles,
  catalogs,
}: Pick<Cart, 'positions' | 'freeArticles' | 'catalogs'>): readonly CartPosition[] => [
  ...positions,
  ...freeArticles,
  ...catalogs,
];
