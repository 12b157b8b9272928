import { describe, expect, it } from 'vitest';
import { aDealWorld } from '../testing/a-deal-world.ts';
import { extendReservation, holdForPayment, resumeReservation, sellReserved } from './end-reservation.ts';
import { dropReservation } from './stored-reservations.ts';

const MINUTE_MS = 60_000;

/** The ends of reservations that a step of the clock fires, in minutes since the world began. */
const setUp = (deal: Parameters<typeof aDealWorld>[0] = {}) => {
  const { world, add, setTo } = aDealWorld(deal);
  const began = world.now().getTime();
  const ends = (minutes: number) =>
    world
      .advance({ advanceMs: minutes * MINUTE_MS })
      .filter(({ kind }) => kind === 'reservation-ends')
      .map(({ subject, at }) => [subject, (Date.parse(at) - began) / MINUTE_MS]);
  return { world, add, setTo, ends };
};

describe('the end of a reservation', () => {
  it('is among the timers that a step of the clock fires', () => {
    const { add, ends } = setUp();
    add('one', 2);
    expect([ends(14), ends(1), ends(60)]).toEqual([[], [['one', 15]], []]);
  });

  it('is the end of its deal where that comes first', () => {
    const { add, ends } = setUp({ lastsMs: 5 * MINUTE_MS });
    add('one', 2);
    expect(ends(60)).toEqual([['one', 5]]);
  });

  it('is fired once for each cart, at its time', () => {
    const { add, ends } = setUp();
    add('one', 1);
    ends(5);
    add('two', 1);
    expect(ends(60)).toEqual([
      ['one', 15],
      ['two', 20],
    ]);
  });

  it('is put off by new pieces and by an extension', () => {
    const { world, add, ends } = setUp();
    add('one', 1);
    ends(10);
    add('one', 1);
    expect(ends(14)).toEqual([]);
    world.run((tx) => extendReservation(tx, 'one'));
    expect([ends(14), ends(1)]).toEqual([[], [['one', 39]]]);
  });

  it('waits for an open payment', () => {
    const { world, add, ends } = setUp();
    add('one', 1);
    world.run((tx) => holdForPayment(tx, 'one'));
    expect(ends(20)).toEqual([]);
    world.run((tx) => resumeReservation(tx, 'one'));
    expect(ends(20)).toEqual([['one', 35]]);
  });

  it.each([
    ['ordered', ({ world }: ReturnType<typeof setUp>) => world.run((tx) => sellReserved(tx, 'one'))],
    ['gone with its cart', ({ world }: ReturnType<typeof setUp>) => world.run((tx) => dropReservation(tx, 'one'))],
    ['removed', ({ setTo }: ReturnType<typeof setUp>) => setTo('one', 0)],
  ])('does not come for what was %s', (_what, finish) => {
    const shop = setUp();
    shop.add('one', 1);
    finish(shop);
    expect(shop.ends(60)).toEqual([]);
  });
});
