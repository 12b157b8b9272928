import type { NumberedLine } from '@shop/domain/carts/order-lines';
import { quantityWithin } from '@shop/domain/carts/quantity';
import type { ItemId } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { normaliseCode } from '@shop/domain/shared/normalise-text';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { LineOutcome, MeantArticle, OrderFormArticle } from '@shop/domain/order-forms/order-forms.port';
import type { WishlistItem } from '@shop/domain/wishlists/wishlist-entry';
import { orderableQuantity } from '../carts/cart-lines.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { idsByNumber } from '../goods/ids-by-number.ts';
import { draftOf } from '../wishlists/entry-draft.ts';
import {
  articleContext,
  type ArticleContext,
  articleOfEntry,
  type EntryArticle,
} from '../wishlists/project-article.ts';
import type { View } from '../worlds/transaction.ts';
import { nearestNumbers } from './nearest-numbers.ts';

/** The goods by their numbers. */
interface Numbers {
  readonly context: ArticleContext;
  readonly ids: ReadonlyMap<string, string>;
}

const articleNamed = ({ context, ids }: Numbers, number: string): EntryArticle | undefined => {
  const id = ids.get(number);
  const draft = id === undefined ? undefined : draftOf(context.goods, id, 1);
  return draft === undefined ? undefined : articleOfEntry(draft, context);
};

const pathOf = ({ item, product }: EntryArticle): string => item?.path ?? product.path ?? '';

const meantBy = (numbers: Numbers, number: string): readonly MeantArticle[] =>
  nearestNumbers(number, numbers.ids.keys()).flatMap((near) => {
    const article = articleNamed(numbers, near);
    if (article === undefined) return [];
    const { orderNumber, product } = article;
    return [
      { orderNumber: orderNumber === '' ? product.productId : orderNumber, name: product.name, path: pathOf(article) },
    ];
  });

const orderFormArticle = ({ product, orderNumber }: EntryArticle, item: WishlistItem): OrderFormArticle => ({
  itemId: item.itemId,
  orderNumber,
  name: product.name,
  path: item.path,
  variants: item.variants,
  ...omitNil({ picture: item.pictures[0] }),
  price: item.price,
  minimumOrderQuantity: item.minimumOrderQuantity,
  maxQuantity: item.maxQuantity,
});

/** What would become of lines, one after the other, beside what a cart holds already. */
export const checkLines = (
  view: View,
  storefront: Storefront,
  lines: readonly NumberedLine[],
  cart?: CartRecord,
): readonly LineOutcome[] => {
  const numbers = { context: articleContext(view, storefront), ids: idsByNumber(view.goods) };
  const held = new Map<ItemId, number>(cart?.lines.map((line) => [line.itemId, orderableQuantity(view, line)]));
  return lines.map(({ orderNumber, quantity: asked }): LineOutcome => {
    const number = normaliseCode(orderNumber);
    const article = articleNamed(numbers, number);
    if (article === undefined) return { outcome: 'unknown', meant: meantBy(numbers, number) };
    const { item, product, replacement } = article;
    const named = { name: product.name, path: pathOf(article) };
    if (item === undefined) return { outcome: 'choose-variant', ...named };
    if (item.maxQuantity === 0) return { outcome: 'sold-out', ...named, ...omitNil({ replacement }) };
    const before = held.get(item.itemId) ?? 0;
    const { quantity: after } = quantityWithin(before + asked, {
      min: item.minimumOrderQuantity,
      max: item.maxQuantity,
    });
    const quantity = Math.max(0, after - before);
    held.set(item.itemId, before + quantity);
    return {
      outcome: quantity === asked ? 'ready' : 'quantity-changed',
      article: orderFormArticle(article, item),
      quantity,
    };
  });
};
