import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { aDealWorld, DEAL_LASTS_MS } from '../testing/a-deal-world.ts';
import { foundItem } from '../testing/found-item.ts';
import { startDeal } from './start-deal.ts';

/** Pencils, three for the price of two, of which five pieces are sold at the special price of a deal, the rest for 1.00. */
const withPencils = (quantity: number) => {
  const { itemId } = foundItem(
    ({ minimumOrderQuantity, maxQuantity }, { categoryId }) =>
      categoryId.startsWith('1011') && minimumOrderQuantity === 1 && maxQuantity >= 8,
  ).item;
  const shop = aDealWorld();
  shop.world.run((tx) => {
    setPrice(tx, itemId, 100);
    setStock(tx, itemId, 20);
    startDeal(tx, itemId, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS });
  });
  shop.change('one', { do: 'add-position', itemId, quantity });
  return shop;
};

describe('pieces of a lightning deal in a cart', () => {
  it('cost the special price up to the maximum, the rest the ordinary one (DEAL-06)', () => {
    const { add, line, split, cart } = aDealWorld();
    add('one', 3);
    expect(split('one')).toEqual([3, 0]);
    expect(line('one')).toMatchObject({
      isLightningDeal: true,
      pricePerUnit: money(749),
      oldPricePerUnit: money(1000),
      pricePerUnitLightning: money(749),
      totalPrice: money(2247),
    });
    add('one', 4);
    expect(split('one')).toEqual([5, 2]);
    expect(line('one')).toMatchObject({
      isLightningDeal: true,
      pricePerUnit: money(1000),
      pricePerUnitLightning: money(749),
      netPricePerUnitLightning: money(629),
      totalPrice: money(5745),
    });
    expect(line('one')).not.toHaveProperty('oldPricePerUnit');
    expect(cart('one')).toMatchObject({
      subtotal: money(5745),
      tax: [{ rate: 19, amount: money(917) }],
      total: money(5745),
    });
  });

  it('are net in the business shop, to the cent', () => {
    const { add, cart } = aDealWorld();
    add('one', 6);
    const {
      positions: [line],
      subtotal,
      total,
      tax,
    } = cart('one', 'b2b-de');
    expect([line?.pricePerUnitLightning, line?.netPricePerUnitLightning, line?.pricePerUnit]).toEqual([
      money(629),
      money(629),
      money(840),
    ]);
    expect([subtotal, tax, total]).toEqual([money(3985), [{ rate: 19, amount: money(757) }], money(4742)]);
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
    change('one', { do: 'remove-position', positionId: line('one')?.operationsId ?? '' });
    expect(reserved()).toBe(0);
  });

  it('are no part of promotions, which make the rest cheaper', () => {
    const { cart } = withPencils(8);
    expect(cart('one').positions[0]).toMatchObject({ quantityLightning: 5, quantityNormal: 3 });
    expect(cart('one').promotionsSaving).toEqual(money(100));
  });
});

describe('an order with pieces of a lightning deal', () => {
  it('has a line for each price, so that invoices and returns count the price that was paid', () => {
    const { add, line, ordered } = aDealWorld();
    add('one', 7);
    const id = line('one')?.id ?? '';
    const [deal, rest, ...more] = ordered('one').map(({ position }) => position);
    expect(more).toEqual([]);
    expect(deal).toMatchObject({
      id,
      quantity: 5,
      pricePerUnit: money(749),
      oldPricePerUnit: money(1000),
      totalPrice: money(3745),
      isLightningDeal: true,
      quantityLightning: 5,
      quantityNormal: 0,
    });
    expect(rest).toMatchObject({
      id: `${id}-normal`,
      quantity: 2,
      pricePerUnit: money(1000),
      totalPrice: money(2000),
      isLightningDeal: false,
      quantityLightning: 0,
      quantityNormal: 2,
    });
    for (const field of ['pricePerUnitLightning', 'netPricePerUnitLightning', 'oldPricePerUnit'])
      expect(rest).not.toHaveProperty(field);
  });

  it('keeps a line of one price as it is', () => {
    const { add, line, ordered } = aDealWorld();
    add('one', 2);
    expect(ordered('one')).toEqual([
      { position: line('one'), amounts: { price: money(1498), saving: money(0), vatRate: 19 } },
    ]);
  });

  it('shares a voucher between the two lines of an article by what they cost', () => {
    // A tenth of 5 × 7.49 and 2 × 10.00 is 5.75: 3.75 and 2.00.
    const { add, change, ordered } = aDealWorld();
    add('one', 7);
    change('one', { do: 'add-voucher', code: MAGIC_VOUCHERS.percent });
    expect(ordered('one').map(({ amounts }) => [amounts.price.minor, amounts.saving.minor])).toEqual([
      [3745, 375],
      [2000, 200],
    ]);
  });

  it('deducts a promotion from the pieces that it counts', () => {
    // Three of the eight pencils at 1.00 have the ordinary price, so one of them is free.
    expect(
      withPencils(8)
        .ordered('one')
        .map(({ amounts }) => amounts.saving.minor),
    ).toEqual([0, 100]);
  });
});
