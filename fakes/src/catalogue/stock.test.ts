import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/a-product.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import { maxQuantityOf, setStock, stockLookup, stockOf } from './stock.ts';

const holding = (pieces: Readonly<Record<string, number>>) =>
  aView((tx) => {
    for (const [itemId, count] of Object.entries(pieces)) setStock(tx, itemId, count);
  });

describe('the stock of a world', () => {
  const { itemId, stock } = foundItem((item) => item.stock > 10).item;

  it('is that of the assortment until it changes', () => {
    expect([stockOf(holding({}), itemId), stockLookup(holding({}))({ itemId, stock })]).toEqual([stock, stock]);
    const changed = holding({ [itemId]: 3 });
    expect([stockOf(changed, itemId), stockLookup(changed)({ itemId, stock })]).toEqual([3, 3]);
    const soldOut = holding({ [itemId]: 0 });
    expect([stockOf(soldOut, itemId), stockLookup(soldOut)({ itemId, stock })]).toEqual([0, 0]);
  });

  it('is none of what the shop does not sell', () => {
    expect(stockOf(holding({ [itemId]: 3 }), 'no-such-item')).toBe(0);
  });

  it('is looked up with the same function until some stock changes', () => {
    const view = holding({ [itemId]: 3 });
    expect(stockLookup(view)).toBe(stockLookup(view));
    expect(stockLookup(holding({ [itemId]: 4 }))).not.toBe(stockLookup(view));
  });
});

describe('the most that a cart may contain of an item', () => {
  const most = (pieces: number, said: Parameters<typeof anItem>[0] = {}): number =>
    maxQuantityOf(holding({ 'item-1': pieces }), anItem({ maxQuantity: 20, ...said }));

  it('is what is left, up to the shop’s limit', () => {
    expect([most(0), most(1), most(19), most(20), most(21)]).toEqual([0, 1, 19, 20, 20]);
  });

  it('is nothing if less is left than must be ordered', () => {
    expect([most(9, { minimumOrderQuantity: 10 }), most(10, { minimumOrderQuantity: 10 })]).toEqual([0, 10]);
  });

  it('is the limit of what the manufacturer sends on order', () => {
    expect([most(0, { onOrder: true }), most(3, { onOrder: true })]).toEqual([20, 20]);
  });
});
