import { normaliseCode } from '@shop/domain/shared/normalise-text';
import type { NumberedLine } from '@shop/domain/carts/order-lines';
import { granted, refused } from '@shop/domain/shared/result';
import { idsByNumber } from '../goods/ids-by-number.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { addEntries } from './add-entries.ts';
import { isQuantity } from './change-entries.ts';
import { articleOf, draftOf } from './entry-draft.ts';
import type { Changed, Editor } from './list-change.ts';
import type { WishlistRecord } from './wishlist-record.ts';

/** Puts articles on a list by their order numbers. */
export const importLines = (
  tx: Transaction,
  editor: Editor,
  list: WishlistRecord,
  lines: readonly NumberedLine[],
): Changed => {
  if (!lines.every(({ quantity }) => isQuantity(quantity))) return refused({ because: 'invalid-quantity' });
  const ids = idsByNumber(tx.goods);
  const read = lines.map(({ orderNumber, quantity }) => {
    const id = ids.get(normaliseCode(orderNumber));
    return { orderNumber, draft: id === undefined ? undefined : draftOf(tx.goods, id, quantity) };
  });
  const known = read.flatMap(({ orderNumber, draft }) => (draft === undefined ? [] : [{ orderNumber, draft }]));
  const change = addEntries(
    tx,
    editor,
    list,
    known.map(({ draft }) => draft),
  );
  const { leftOut } = change.items;
  return granted({
    ...change,
    items: {
      ...change.items,
      unknown: read.filter(({ draft }) => draft === undefined).map(({ orderNumber }) => orderNumber),
      leftOut: known.filter(({ draft }) => leftOut.includes(articleOf(draft))).map(({ orderNumber }) => orderNumber),
    },
  });
};
