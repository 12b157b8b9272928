import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { aDealWorld, DEAL_ITEM, DEAL_LASTS_MS } from '../testing/a-deal-world.ts';
import { foundItem } from '../testing/found-item.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import {
  extendReservation,
  holdForPayment,
  mergeReservations,
  resumeReservation,
  sellReserved,
} from './end-reservation.ts';
import { hasExpiredPieces, refreshReservation } from './expired-pieces.ts';
import { keepAtMost } from './reserve-pieces.ts';
import { startDeal } from './start-deal.ts';

const MINUTE_MS = 60_000;
const SECOND_LASTS_MS = 10 * MINUTE_MS;

const { item: SECOND } = foundItem(
  ({ itemId, minimumOrderQuantity, bulky, maxQuantity }, { items, isCatalog }) =>
    itemId !== DEAL_ITEM &&
    items.length === 1 &&
    !isCatalog &&
    !bulky &&
    minimumOrderQuantity === 1 &&
    maxQuantity >= 50,
);

/** Carts that hold pieces of two deals; the second deal ends after ten minutes. */
const twoDeals = () => {
  const { world, change } = aDealWorld();
  world.run((tx) => {
    setStock(tx, SECOND.itemId, 50);
    setPrice(tx, SECOND.itemId, 2000);
    startDeal(tx, SECOND.itemId, { reservedPercent: 0, lastsMs: SECOND_LASTS_MS });
  });
  const add = (cartId: string, itemId: string, quantity: number) =>
    change(cartId, { do: 'add-position', itemId, quantity });
  const record = (cartId = 'one') => world.read(({ state }) => lookUp(state.reservations, cartId));
  const piecesOf = (all: readonly { readonly itemId: string; readonly quantity: number }[] = []) =>
    Object.fromEntries(all.map(({ itemId, quantity }) => [itemId === DEAL_ITEM ? 'first' : 'second', quantity]));
  const held = (cartId = 'one') => piecesOf(record(cartId)?.pieces);
  const lost = (cartId = 'one') => piecesOf(record(cartId)?.lost);
  return {
    world,
    add,
    record,
    held,
    lost,
    minutes: (count: number) => void world.advance({ advanceMs: count * MINUTE_MS }),
  };
};

const withBoth = () => {
  const deals = twoDeals();
  deals.add('one', DEAL_ITEM, 2);
  deals.add('one', SECOND.itemId, 3);
  return deals;
};

describe('a reservation of two deals (DEAL-02)', () => {
  it('loses the pieces whose deal has ended, and holds the others on', () => {
    const { world, held, lost, minutes } = withBoth();
    minutes(10);
    expect(world.read((view) => hasExpiredPieces(view, 'one'))).toBe(true);
    world.run((tx) => refreshReservation(tx, 'one'));
    expect([held(), lost()]).toEqual([{ first: 2 }, { second: 3 }]);
    expect(world.read((view) => hasExpiredPieces(view, 'one'))).toBe(false);
    minutes(5);
    world.run((tx) => refreshReservation(tx, 'one'));
    expect([held(), lost()]).toEqual([{}, { first: 2, second: 3 }]);
  });

  it('has an end for each of them among the timers', () => {
    const { world } = withBoth();
    const began = world.now().getTime();
    const ends = world.advance({ advanceMs: 60 * MINUTE_MS }).filter(({ kind }) => kind === 'reservation-ends');
    expect(ends.map(({ subject, at }) => [subject, (Date.parse(at) - began) / MINUTE_MS])).toEqual([
      ['one', 10],
      ['one', 15],
    ]);
  });

  it('is extended for one while the other no longer is one (DEAL-07)', () => {
    const { world, held, lost, record, minutes } = withBoth();
    minutes(10);
    expect(world.run((tx) => extendReservation(tx, 'one'))).toEqual({ dealNoLongerLegal: true, reduced: [] });
    expect([held(), lost(), record()?.extensions]).toEqual([{ first: 2 }, { second: 3 }, 1]);
    expect(world.run((tx) => extendReservation(tx, 'one'))).toEqual({ dealNoLongerLegal: false, reduced: [] });
  });

  it('is not extended while it is paid, nor without pieces, nor where there is none', () => {
    const { world, record } = withBoth();
    world.run((tx) => holdForPayment(tx, 'one'));
    const before = record();
    for (const cartId of ['one', 'none'])
      expect(world.run((tx) => extendReservation(tx, cartId))).toEqual({ dealNoLongerLegal: false, reduced: [] });
    expect([record(), record('none')]).toEqual([before, undefined]);
  });

  it('is not held for a payment once something has expired', () => {
    const { world, record, minutes } = withBoth();
    minutes(10);
    world.run((tx) => holdForPayment(tx, 'one'));
    expect(record()?.isPaying).toBe(false);
  });

  it('that nobody pays is not prolonged by a payment that failed', () => {
    const { world, record, minutes } = withBoth();
    const before = record()?.reservedUntil;
    minutes(1);
    world.run((tx) => resumeReservation(tx, 'one'));
    expect(record()?.reservedUntil).toBe(before);
  });

  it('has fewer pieces of the line that was lowered only, held or lost', () => {
    const { world, held, lost, minutes } = withBoth();
    world.run((tx) => keepAtMost(tx, 'one', SECOND.itemId, 1));
    expect(held()).toEqual({ first: 2, second: 1 });
    minutes(15);
    world.run((tx) => refreshReservation(tx, 'one'));
    world.run((tx) => keepAtMost(tx, 'one', DEAL_ITEM, 1));
    expect(lost()).toEqual({ first: 1, second: 1 });
    world.run((tx) => keepAtMost(tx, 'one', DEAL_ITEM, 0));
    expect(lost()).toEqual({ second: 1 });
  });

  it('is sold piece by piece with its cart', () => {
    const { world, record } = withBoth();
    world.run((tx) => sellReserved(tx, 'one'));
    expect(record()).toBeUndefined();
    expect(
      world.read(({ state }) => [DEAL_ITEM, SECOND.itemId].map((itemId) => lookUp(state.dealSales, itemId)?.pieces)),
    ).toEqual([2, 3]);
  });
});

describe('two reservations joined at a login', () => {
  it('hold the pieces of both deals, for the longer of both times and with the extensions of both', () => {
    const { world, add, held, record, minutes } = twoDeals();
    add('one', DEAL_ITEM, 2);
    world.run((tx) => extendReservation(tx, 'one'));
    minutes(3);
    add('two', SECOND.itemId, 3);
    const longer = record('two')?.reservedUntil;
    world.run((tx) => mergeReservations(tx, 'one', 'two'));
    expect([held('two'), record('two')?.reservedUntil, record('two')?.extensions, record('one')]).toEqual([
      { first: 2, second: 3 },
      longer,
      1,
      undefined,
    ]);
  });

  it('keep the time and the extensions of the cart that has more of them', () => {
    const { world, add, record, minutes } = twoDeals();
    add('one', DEAL_ITEM, 2);
    minutes(3);
    add('two', SECOND.itemId, 3);
    world.run((tx) => extendReservation(tx, 'two'));
    const longer = record('two')?.reservedUntil;
    world.run((tx) => mergeReservations(tx, 'one', 'two'));
    expect([record('two')?.reservedUntil, record('two')?.extensions]).toEqual([longer, 1]);
  });

  it('tell of what each has lost, added up', () => {
    const { world, add, held, lost, minutes } = twoDeals();
    add('one', DEAL_ITEM, 2);
    add('one', SECOND.itemId, 1);
    add('two', DEAL_ITEM, 3);
    minutes(15);
    world.run((tx) => mergeReservations(tx, 'one', 'two'));
    expect([held('two'), lost('two')]).toEqual([{}, { first: 5, second: 1 }]);
  });

  it('hold nothing twice of deals that are not the same', () => {
    const { world, add, held } = twoDeals();
    add('one', DEAL_ITEM, 2);
    world.advance({ advanceMs: 1 });
    world.run((tx) => startDeal(tx, DEAL_ITEM, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS }));
    add('two', DEAL_ITEM, 3);
    world.run((tx) => mergeReservations(tx, 'one', 'two'));
    expect(held('two')).toEqual({ first: 3 });
  });
});

describe('how long pieces are reserved', () => {
  it.each(['0', '-5', 'soon', '', 'Infinity'])('is fifteen minutes where the shop says %j', (minutes) => {
    const { world, add, record } = twoDeals();
    world.run((tx) => setParameter(tx, 'lightning_deal/reservationMinutes', minutes));
    add('one', DEAL_ITEM, 1);
    expect((record()?.reservedUntil ?? 0) - world.read((view) => view.now.getTime())).toBe(15 * MINUTE_MS);
  });
});
