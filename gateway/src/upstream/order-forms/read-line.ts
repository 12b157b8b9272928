import type { LineOutcome, OrderFormArticle } from '@shop/domain/order-forms/order-forms.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readPictureIf } from '../catalogue/read-picture.ts';
import { readPrices } from '../catalogue/read-price.ts';
import type { BestellscheinLineFieldsFragment, BestellscheinOutcome } from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readReplacement } from '../wishlists/read-goods.ts';

const OUTCOME_OF: Readonly<Record<BestellscheinOutcome, LineOutcome['outcome']>> = {
  READY: 'ready',
  QUANTITY_CHANGED: 'quantity-changed',
  CHOOSE_VARIANT: 'choose-variant',
  SOLD_OUT: 'sold-out',
  UNKNOWN: 'unknown',
};

/** Whatever else became of it, it did not come into the cart as it was asked for. */
const readOutcome = enumReader('BestellscheinOutcome', OUTCOME_OF, 'unknown');

const readArticle = (
  named: Pick<OrderFormArticle, 'name' | 'path'>,
  item: NonNullable<BestellscheinLineFieldsFragment['item']>,
): OrderFormArticle => ({
  ...named,
  itemId: readId(item.id),
  orderNumber: item.orderNumber,
  variants: item.variantInfoList.map(({ label, value }) => ({ label, value })),
  ...omitNil({ picture: readPictureIf(item.image) }),
  price: readPrices(item.unitPrices),
  minimumOrderQuantity: item.minimumOrderQuantity,
  maxQuantity: item.maxQuantity,
});

const readLine = (line: BestellscheinLineFieldsFragment): LineOutcome => {
  const outcome = readOutcome(line.outcome);
  if (outcome === 'unknown')
    return {
      outcome,
      meant: line.suggestions.map(({ orderNumber, name, path }) => ({ orderNumber, name, path })),
    };
  if (line.name === null || line.path === null) throw new Unreadable('an article of an order form without a name');
  const named = { name: line.name, path: line.path };
  switch (outcome) {
    case 'choose-variant':
      return { outcome, ...named };
    case 'sold-out':
      return {
        outcome,
        ...named,
        ...(line.replacementProduct === null ? {} : { replacement: readReplacement(line.replacementProduct) }),
      };
    default:
      if (line.item === null) throw new Unreadable('a line of an order form without its article');
      return { outcome, article: readArticle(named, line.item), quantity: line.quantity };
  }
};

/** What became of each of so many lines. */
export const readLines = (
  lines: readonly BestellscheinLineFieldsFragment[],
  asked: readonly unknown[],
): readonly LineOutcome[] => {
  if (lines.length !== asked.length) throw new Unreadable('an order form with other lines than it was asked about');
  return lines.map(readLine);
};
