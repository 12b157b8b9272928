import { minus, money, plus, sumOf, taxIn, times } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { orderedPositions } from '../orders/ordered-positions.ts';
import { aDealWorld, DEAL_LASTS_MS } from '../testing/a-deal-world.ts';
import { foundItem } from '../testing/found-item.ts';
import { startDeal } from './start-deal.ts';

describe('pieces of a lightning deal in a cart', () => {
  it('cost the special price up to the maximum, the rest the ordinary one (DEAL-06)', () => {
    const { add, line, split, cart } = aDealWorld();
    add('one', 3);
    expect(split('one')).toEqual([3, 0]);
    expect(line('one')).toMatchObject({ isLightningDeal: true, pricePerUnit: money(749), oldPricePerUnit: money(1000), pricePerUnitLightning: money(749), totalPrice: money(2247) });
    add('one', 4);
    expect(split('one')).toEqual([5, 2]);
    expect(line('one')).toMatchObject({ isLightningDeal: true, pricePerUnit: money(1000), pricePerUnitLightning: money(749), netPricePerUnitLightning: minus(money(749), taxIn(money(749), 19)), totalPrice: money(5745) });
    expect(line('one')).not.toHaveProperty('oldPricePerUnit');
    expect(cart('one')).toMatchObject({ subtotal: money(5745), tax: [{ rate: 19, amount: taxIn(money(5745), 19) }], total: money(5745) });
  });

  it('are net in the business shop, to the cent', () => {
    const { add, cart } = aDealWorld();
    add('one', 6);
    const net = (gross: number) => minus(money(gross), taxIn(money(gross), 19));
    const { positions: [line], subtotal, total, tax } = cart('one', 'b2b-de');
    expect([line?.pricePerUnitLightning, line?.netPricePerUnitLightning, line?.pricePerUnit]).toEqual([net(749), net(749), net(1000)]);
    expect(subtotal).toEqual(plus(times(net(749), 5), net(1000)));
    expect(total).toEqual(plus(subtotal, sumOf(tax.map(({ amount }) => amount))));
  });

  it('are never more than are left, and count for other shoppers (DEAL-01, DEAL-06)', () => {
    const { add, split, reserved } = aDealWorld({ reservedPercent: 96 });
    add('one', 3);
    expect([split('one'), reserved()]).toEqual([[3, 0], 99]);
    add('two', 2);
    expect([split('two'), reserved()]).toEqual([[1, 1], 100]);
    add('three', 1);
    expect(split('three')).toEqual([0, 1]);
    expect(split('one')).toEqual([3, 0]);
  });

  it('go last when the quantity is lowered, and are free again', () => {
    const { add, setTo, split, reserved, change, line } = aDealWorld();
    add('one', 7);
    setTo('one', 6);
    expect([split('one'), reserved()]).toEqual([[5, 1], 5]);
    setTo('one', 2);
    expect([split('one'), reserved()]).toEqual([[2, 0], 2]);
    setTo('one', 4);
    expect([split('one'), reserved()]).toEqual([[4, 0], 4]);
    change('one', { do: 'remove-position', positionId: line('one')?.id ?? '' });
    expect(reserved()).toBe(0);
  });

  it('are no part of promotions, which make the rest cheaper', () => {
    const pencil = foundItem(({ minimumOrderQuantity, maxQuantity }, { categoryId }) => categoryId.startsWith('1011') && minimumOrderQuantity === 1 && maxQuantity >= 8);
    const { world, change, cart } = aDealWorld();
    world.run((tx) => {
      setPrice(tx, pencil.item.itemId, 100);
      setStock(tx, pencil.item.itemId, 20);
      startDeal(tx, pencil.item.itemId, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS });
    });
    change('one', { do: 'add-position', itemId: pencil.item.itemId, quantity: 8 });
    expect(cart('one').positions[0]).toMatchObject({ quantityLightning: 5, quantityNormal: 3 });
    expect(cart('one').promotionsSaving).toEqual(money(100));
  });
});

describe('an order with pieces of a lightning deal', () => {
  it('has a line for each price, so that invoices and returns count the price that was paid', () => {
    const { add, line } = aDealWorld();
    add('one', 7);
    const position = line('one');
    if (position === undefined) throw new Error('the cart has the line');
    const [deal, rest, ...more] = orderedPositions(position);
    expect(more).toEqual([]);
    expect(deal).toMatchObject({ id: position.id, quantity: 5, pricePerUnit: money(749), oldPricePerUnit: money(1000), totalPrice: money(3745), isLightningDeal: true, quantityLightning: 5, quantityNormal: 0 });
    expect(rest).toMatchObject({ id: `${position.id}-normal`, quantity: 2, pricePerUnit: money(1000), totalPrice: money(2000), isLightningDeal: false, quantityLightning: 0, quantityNormal: 2 });
    for (const field of ['pricePerUnitLightning', 'netPricePerUnitLightning', 'oldPricePerUnit']) expect(rest).not.toHaveProperty(field);
  });

  it('keeps a line of one price as it is', () => {
    const { add, line } = aDealWorld();
    add('one', 2);
    const position = line('one');
    expect(position === undefined ? undefined : orderedPositions(position)).toEqual([position]);
  });
});
