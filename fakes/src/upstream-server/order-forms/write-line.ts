import type { LineOutcome, OrderFormArticle } from '@shop/domain/order-forms/order-forms.port';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writePrices } from '../catalogue/write-prices.ts';
import type { BestellscheinItem, BestellscheinLine } from '../generated/upstream-types.ts';
import { inCapitals } from '../shared/known-word.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';
import { writeReplacement } from '../wishlists/write-goods.ts';

const writeItem = (article: OrderFormArticle, storefront: Storefront): BestellscheinItem => ({
  id: article.itemId,
  orderNumber: article.orderNumber,
  variantInfoList: article.variants,
  maxQuantity: article.maxQuantity,
  minimumOrderQuantity: article.minimumOrderQuantity,
  unitPrices: writePrices(article.price, storefront),
  image: writePictureIfAny(article.picture),
});

/** What became of a line of an order form. */
export const writeLine = (line: LineOutcome, storefront: Storefront): BestellscheinLine => {
  const shared = {
    outcome: inCapitals(line.outcome),
    quantity: 0,
    item: null,
    replacementProduct: null,
    suggestions: [],
  };
  switch (line.outcome) {
    case 'ready':
    case 'quantity-changed': {
      const { article, quantity } = line;
      return { ...shared, quantity, name: article.name, path: article.path, item: writeItem(article, storefront) };
    }
    case 'choose-variant':
      return { ...shared, name: line.name, path: line.path };
    case 'sold-out': {
      const { name, path, replacement } = line;
      return {
        ...shared,
        name,
        path,
        replacementProduct: replacement === undefined ? null : writeReplacement(replacement, storefront),
      };
    }
    case 'unknown':
      return { ...shared, name: null, path: null, suggestions: line.meant };
  }
};
