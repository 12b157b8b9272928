import { describe, expect, it } from 'vitest';
import { setStock } from '../catalogue/stock.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { mergeLines, orderableQuantity, addToLines } from './cart-lines.ts';
import type { CartLine } from './cart-record.ts';

const plain = foundItem(
  ({ minimumOrderQuantity, onOrder, maxQuantity }) => minimumOrderQuantity === 1 && !onOrder && maxQuantity > 100,
).item.itemId;
const byTens = foundItem(({ minimumOrderQuantity, onOrder }) => minimumOrderQuantity === 10 && !onOrder).item.itemId;

const line = (itemId: string, quantity: number, id = `line-of-${itemId}`): CartLine => ({ id, itemId, quantity });

const onShelf = (stock: Readonly<Record<string, number>>) =>
  aView((tx) => Object.entries(stock).forEach(([itemId, pieces]) => setStock(tx, itemId, pieces)));

const inTransaction = <Value>(work: (tx: Transaction) => Value): Value => {
  const results: Value[] = [];
  aView((tx) => {
    setStock(tx, plain, 8);
    setStock(tx, byTens, 0);
    results.push(work(tx));
  });
  const [result] = results;
  if (result === undefined) throw new TypeError('the work returned nothing');
  return result;
};

describe('the quantity of a line that can be ordered now', () => {
  it.each([
    ['as much as it says', plain, 5, 8, 5],
    ['what is left', plain, 9, 8, 8],
    ['nothing where it is sold out', plain, 5, 0, 0],
    ['at least the smallest quantity', byTens, 3, 100, 10],
    ['nothing where less than the smallest quantity is left', byTens, 10, 9, 0],
    ['nothing of what the shop no longer sells', 'no-such-item', 5, 8, 0],
  ])('is %s', (_, itemId, quantity, stock, expected) => {
    expect(orderableQuantity(onShelf({ [itemId]: stock }), line(itemId, quantity))).toBe(expected);
  });
});

describe('more pieces of an article', () => {
  it('are added to its line, which keeps its place', () => {
    const lines = [line('a', 1), line('b', 2), line('c', 3)];
    expect(inTransaction((tx) => addToLines(tx, lines, 'b', 4))).toEqual([line('a', 1), line('b', 6), line('c', 3)]);
  });

  it('are added as new lines at the end, each with its own id', () => {
    const lines = inTransaction((tx) => addToLines(tx, addToLines(tx, [line('a', 1)], 'b', 2), 'c', 3));
    expect(lines).toMatchObject([{ itemId: 'a' }, { itemId: 'b', quantity: 2 }, { itemId: 'c', quantity: 3 }]);
    expect(lines.map(({ id }) => id)).toEqual(['line-of-a', 'position-1', 'position-2']);
  });
});

describe('two merged carts', () => {
  it('have one line per article, limited to what can be ordered', () => {
    expect(inTransaction((tx) => mergeLines(tx, [line(plain, 5)], [line(plain, 2)]))).toEqual([line(plain, 7)]);
    expect(inTransaction((tx) => mergeLines(tx, [line(plain, 5)], [line(plain, 4)]))).toEqual([line(plain, 8)]);
  });

  it('still show a sold-out article with all its pieces', () => {
    expect(inTransaction((tx) => mergeLines(tx, [line(byTens, 10)], [line(byTens, 10)]))).toEqual([line(byTens, 20)]);
  });
});
