import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { aDealWorld, DEAL_ITEM, DEAL_LASTS_MS } from '../testing/a-deal-world.ts';
import {
  extendReservation,
  holdForPayment,
  mergeReservations,
  resumeReservation,
  sellReserved,
} from './end-reservation.ts';
import { refreshReservation } from './expired-pieces.ts';
import { keepAtMost } from './reserve-pieces.ts';
import { dropReservation } from './stored-reservations.ts';
import { setDealReserved, startDeal } from './start-deal.ts';

const MINUTE_MS = 60_000;

describe('a reservation (DEAL-02)', () => {
  it('ends after fifteen minutes of world time, to the millisecond; its line has the ordinary price only after a refresh', () => {
    const { world, add, split, reserved, lost } = aDealWorld();
    add('one', 2);
    world.advance({ advanceMs: 15 * MINUTE_MS - 1 });
    world.run((tx) => refreshReservation(tx, 'one'));
    expect([split('one'), reserved(), lost()]).toEqual([[2, 0], 2, []]);
    world.advance({ advanceMs: 1 });
    expect([split('one'), reserved()]).toEqual([[2, 0], 0]);
    world.run((tx) => refreshReservation(tx, 'one'));
    expect([split('one'), lost()]).toEqual([[0, 2], [[DEAL_ITEM, 2]]]);
  });

  it('lasts as long as the shop says', () => {
    const { world, add, reserved } = aDealWorld();
    world.run((tx) => setParameter(tx, 'lightning_deal/reservationMinutes', '2'));
    add('one', 1);
    world.advance({ advanceMs: 2 * MINUTE_MS - 1 });
    expect(reserved()).toBe(1);
    world.advance({ advanceMs: 1 });
    expect(reserved()).toBe(0);
  });

  it('ends with its deal, at the same millisecond', () => {
    const { world, add, split } = aDealWorld({ lastsMs: 5 * MINUTE_MS });
    add('one', 2);
    world.advance({ advanceMs: 5 * MINUTE_MS - 1 });
    world.run((tx) => refreshReservation(tx, 'one'));
    expect(split('one')).toEqual([2, 0]);
    world.advance({ advanceMs: 1 });
    world.run((tx) => refreshReservation(tx, 'one'));
    expect(split('one')).toEqual([0, 2]);
  });

  it('begins anew when pieces are added, for the whole cart', () => {
    const { world, add, reserved } = aDealWorld();
    add('one', 1);
    world.advance({ advanceMs: 14 * MINUTE_MS });
    add('one', 1);
    world.advance({ advanceMs: 14 * MINUTE_MS });
    expect(reserved()).toBe(2);
  });

  it('is extended for the whole time, eleven times', () => {
    const { world, add, reserved } = aDealWorld({ lastsMs: 24 * DEAL_LASTS_MS });
    add('one', 2);
    for (let time = 0; time < 11; time += 1) {
      world.advance({ advanceMs: 14 * MINUTE_MS });
      expect(world.run((tx) => extendReservation(tx, 'one'))).toEqual({ dealNoLongerLegal: false, reduced: [] });
    }
    world.advance({ advanceMs: 14 * MINUTE_MS });
    expect(reserved()).toBe(2);
    world.run((tx) => extendReservation(tx, 'one'));
    world.advance({ advanceMs: MINUTE_MS });
    expect(reserved()).toBe(0);
  });

  it('that has expired is extended as far as pieces are left, and says what is gone (DEAL-07)', () => {
    const { world, add, split, lost } = aDealWorld({ reservedPercent: 95 });
    add('one', 5);
    world.advance({ advanceMs: 15 * MINUTE_MS });
    add('two', 3);
    expect(world.run((tx) => extendReservation(tx, 'one'))).toEqual({
      dealNoLongerLegal: false,
      reduced: [{ itemId: DEAL_ITEM, was: 5, now: 2 }],
    });
    expect([split('one'), split('two'), lost()]).toEqual([[2, 3], [3, 0], [[DEAL_ITEM, 3]]]);
  });

  it('is reduced when the deal has fewer pieces meanwhile (DEAL-07)', () => {
    const { world, add, split, lost } = aDealWorld();
    add('one', 4);
    world.run((tx) => setDealReserved(tx, DEAL_ITEM, 99));
    expect(world.run((tx) => extendReservation(tx, 'one')).reduced).toEqual([{ itemId: DEAL_ITEM, was: 4, now: 1 }]);
    expect(split('one')).toEqual([1, 3]);
    world.run((tx) => setDealReserved(tx, DEAL_ITEM, 100));
    expect(world.run((tx) => extendReservation(tx, 'one')).reduced).toEqual([{ itemId: DEAL_ITEM, was: 1, now: 0 }]);
    expect([split('one'), lost()]).toEqual([[0, 4], [[DEAL_ITEM, 4]]]);
  });

  it.each<[string, (world: ReturnType<typeof aDealWorld>['world']) => void]>([
    ['is over', (world) => void world.advance({ advanceMs: DEAL_LASTS_MS })],
    ['is no longer shown', (world) => world.run((tx) => setParameter(tx, 'lightning_deal', 'off'))],
    [
      'is another one',
      (world) => {
        world.advance({ advanceMs: 1 });
        world.run((tx) => startDeal(tx, DEAL_ITEM, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS }));
      },
    ],
    ['is not below the ordinary price any more', (world) => world.run((tx) => setPrice(tx, DEAL_ITEM, 749))],
  ])('is not extended where the deal %s (DEAL-07)', (_what, happens) => {
    const { world, add, split, lost } = aDealWorld();
    add('one', 2);
    happens(world);
    expect(world.run((tx) => extendReservation(tx, 'one'))).toEqual({ dealNoLongerLegal: true, reduced: [] });
    expect([split('one'), lost()]).toEqual([[0, 2], [[DEAL_ITEM, 2]]]);
  });

  it('tells of lost pieces only as long as they are in the cart and at the ordinary price', () => {
    const { world, add, setTo, lost } = aDealWorld();
    add('one', 3);
    world.advance({ advanceMs: 15 * MINUTE_MS });
    world.run((tx) => refreshReservation(tx, 'one'));
    setTo('one', 2);
    expect(lost()).toEqual([[DEAL_ITEM, 2]]);
    add('one', 1);
    expect(lost()).toEqual([]);
  });

  it('holds the pieces while a payment is open, and for the whole time after it failed', () => {
    const { world, add, reserved } = aDealWorld();
    add('one', 2);
    world.run((tx) => holdForPayment(tx, 'one'));
    world.advance({ advanceMs: 29 * MINUTE_MS });
    expect(reserved()).toBe(2);
    world.run((tx) => resumeReservation(tx, 'one'));
    world.advance({ advanceMs: 14 * MINUTE_MS });
    expect(reserved()).toBe(2);
    world.advance({ advanceMs: MINUTE_MS });
    expect(reserved()).toBe(0);
  });

  it('becomes a sale for as long as the deal runs', () => {
    const { world, add, reserved } = aDealWorld();
    add('one', 2);
    add('two', 1);
    world.run((tx) => sellReserved(tx, 'one'));
    world.run((tx) => sellReserved(tx, 'two'));
    world.advance({ advanceMs: 30 * MINUTE_MS });
    expect(reserved()).toBe(3);
    world.run((tx) => startDeal(tx, DEAL_ITEM, { reservedPercent: 0, lastsMs: DEAL_LASTS_MS }));
    expect(reserved()).toBe(0);
  });

  it('goes with its cart', () => {
    const { world, add, reserved } = aDealWorld();
    add('one', 2);
    world.run((tx) => dropReservation(tx, 'one'));
    expect(reserved()).toBe(0);
  });

  it('is joined with that of the cart at a login, up to the maximum of one cart', () => {
    const { world, add, reserved } = aDealWorld();
    add('one', 3);
    add('two', 4);
    world.run((tx) => mergeReservations(tx, 'one', 'two'));
    expect(reserved()).toBe(5);
    world.run((tx) => mergeReservations(tx, 'two', 'three'));
    world.run((tx) => mergeReservations(tx, 'none', 'three'));
    expect(reserved()).toBe(5);
    world.run((tx) => keepAtMost(tx, 'three', DEAL_ITEM, 1));
    expect(reserved()).toBe(1);
  });
});
