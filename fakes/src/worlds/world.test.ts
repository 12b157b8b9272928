import { describe, expect, it } from 'vitest';
import { noGoods } from '../testing/no-goods.ts';
import type { TimerHandlers } from './timers.ts';
import { draw, nextId, nextNumber, put, schedule } from './transaction.ts';
import { CommandInCommand, makeWorld } from './world.ts';
import { WorldFailure } from './world-failure.ts';
import { EMPTY_TABLES } from '../tables.ts';
import { emptyState } from './world-state.ts';

const START = Date.parse('2026-11-23T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const NO_TIMERS: TimerHandlers = {
  'amazon-session-over': () => undefined,
  'session-ends': () => undefined,
  'payment-abandoned': () => undefined,
  'payment-notice': () => undefined,
  'prime-term-ends': () => undefined,
  'contact-image-expires': () => undefined,
  'competition-entry-is-forgotten': () => undefined,
  'newsletter-link-is-forgotten': () => undefined,
  'stock-alert-ends': () => undefined,
  'password-link-is-forgotten': () => undefined,
  'reservation-ends': () => undefined,
  'return-received': () => undefined,
  'return-settled': () => undefined,
  'review-released': () => undefined,
  'return-image-expires': () => undefined,
  'certificate-checked': () => undefined,
  'shipment-dispatched': () => undefined,
  'shipment-delivered': () => undefined,
};

const setUp = ({
  seed = 1,
  handlers = {},
}: {
  readonly seed?: number;
  readonly handlers?: Partial<TimerHandlers>;
} = {}) => {
  const wall = { ms: START };
  const timers: TimerHandlers = { ...NO_TIMERS, ...handlers };
  const world = makeWorld({
    id: 'w',
    start: emptyState(seed, EMPTY_TABLES),
    goodsIn: () => noGoods,
    clock: { now: () => new Date(wall.ms) },
    timers,
  });
  return { world, wall };
};

describe('commands of a world', () => {
  it('run one after the other, each with its number', () => {
    const { world } = setUp();
    expect([1, 2, 3].map(() => world.run(({ seq }) => seq))).toEqual([1, 2, 3]);
  });

  it('are applied completely or not at all', () => {
    const { world } = setUp();
    const before = world.hash();
    const failing = () =>
      world.run((tx) => {
        put(tx, 'parameters', 'infobar', 'half done');
        throw new WorldFailure('WORLD_LIMIT');
      });
    expect(failing).toThrow(WorldFailure);
    expect(world.hash()).toBe(before);
    expect(world.run(({ seq }) => seq)).toBe(1);
  });

  it('cannot contain another command', () => {
    const { world } = setUp();
    expect(() => world.run(() => world.run(({ seq }) => seq))).toThrow(CommandInCommand);
  });
});

describe('randomness in a world', () => {
  it('is the same for the same seed, and different for another', () => {
    const drawn = (seed: number) =>
      setUp({ seed }).world.run((tx) => [draw(tx, 'a'), draw(tx, 'a'), nextId(tx, 'cart')]);
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  it('of one stream does not affect another', () => {
    const alone = setUp().world.run((tx) => [draw(tx, 'a'), draw(tx, 'a')]);
    const beside = setUp().world.run((tx) => [draw(tx, 'a'), draw(tx, 'b'), draw(tx, 'a')]);
    expect([beside[0], beside[2]]).toEqual(alone);
  });

  it('counts each kind separately', () => {
    const { world } = setUp();
    expect(world.run((tx) => [nextNumber(tx, 'order'), nextNumber(tx, 'cart'), nextNumber(tx, 'order')])).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('time in a world', () => {
  it('runs with the machine’s clock, never back', () => {
    const { world, wall } = setUp();
    wall.ms += 1000;
    expect(world.now().getTime()).toBe(START + 1000);
    wall.ms -= 5000;
    expect(world.now().getTime()).toBe(START + 1000);
  });

  it('stands still, runs faster, and continues from its current time', () => {
    const { world, wall } = setUp();
    world.setPace({ mode: 'frozen' });
    wall.ms += 60_000;
    expect(world.now().getTime()).toBe(START);
    world.setPace({ mode: 'scaled', factor: 60 });
    wall.ms += 1000;
    expect(world.now().getTime()).toBe(START + 60_000);
    world.setPace({ mode: 'live' });
    wall.ms += 1000;
    expect(world.now().getTime()).toBe(START + 61_000);
  });

  it('moves forward and never back', () => {
    const { world } = setUp();
    world.setPace({ mode: 'frozen' });
    world.advance({ advanceMs: DAY_MS });
    world.advance({ to: new Date(START + 2 * DAY_MS) });
    expect(world.now().getTime()).toBe(START + 2 * DAY_MS);
    expect(() => world.advance({ to: new Date(START) })).toThrow(WorldFailure);
    expect(() => world.advance({ advanceMs: -1 })).toThrow(WorldFailure);
  });

  it('can be moved by any small step while the machine’s clock runs', () => {
    let wall = START;
    const clock = { now: () => new Date((wall += 1)) };
    const world = makeWorld({
      id: 'w',
      start: emptyState(1, EMPTY_TABLES),
      goodsIn: () => noGoods,
      clock,
      timers: NO_TIMERS,
    });
    expect(() => world.advance({ advanceMs: 0 })).not.toThrow();
  });

  it('runs at another pace from exactly the time that it was moved to', () => {
    const { world, wall } = setUp();
    world.advance({ advanceMs: DAY_MS }, { mode: 'scaled', factor: 60 });
    wall.ms += 1000;
    expect(world.now().getTime()).toBe(START + DAY_MS + 60_000);
    expect(() => world.advance({ to: new Date(START) }, { mode: 'frozen' })).toThrow(WorldFailure);
    wall.ms += 1000;
    expect(world.now().getTime()).toBe(START + DAY_MS + 120_000);
  });

  it('is reset with everything else', () => {
    const { world } = setUp();
    world.setPace({ mode: 'frozen' });
    world.setResetPoint();
    const before = world.hash();
    world.run((tx) => put(tx, 'parameters', 'infobar', 'changed'));
    world.advance({ advanceMs: DAY_MS });
    world.reset();
    expect([world.hash(), world.now().getTime()]).toEqual([before, START]);
  });
});

describe('timers of a world', () => {
  it('fire in the order of their due times, each at its own, including those that they set', () => {
    const seen: (readonly [string, number])[] = [];
    const { world } = setUp({
      handlers: {
        'session-ends': (tx, subject) => {
          seen.push([subject, tx.now.getTime() - START]);
          if (subject === 'b') schedule(tx, 'session-ends', 'from b', new Date(START + 25));
        },
      },
    });
    world.setPace({ mode: 'frozen' });
    world.run((tx) => {
      schedule(tx, 'session-ends', 'c', new Date(START + 30));
      schedule(tx, 'session-ends', 'a', new Date(START + 10));
      schedule(tx, 'session-ends', 'b', new Date(START + 20));
      schedule(tx, 'session-ends', 'b again', new Date(START + 20));
      schedule(tx, 'session-ends', 'later', new Date(START + 31));
    });
    const fired = world.advance({ advanceMs: 30 });
    expect(seen).toEqual([
      ['a', 10],
      ['b', 20],
      ['b again', 20],
      ['from b', 25],
      ['c', 30],
    ]);
    expect(fired.map(({ subject, at }) => [subject, Date.parse(at) - START])).toEqual(seen);
  });

  it('fire by themselves when they are due', () => {
    const seen: string[] = [];
    const { world, wall } = setUp({ handlers: { 'session-ends': (_transaction, subject) => void seen.push(subject) } });
    world.run((tx) => schedule(tx, 'session-ends', 'a', new Date(START + 10)));
    wall.ms += 9;
    world.read(() => undefined);
    expect(seen).toEqual([]);
    wall.ms += 1;
    world.read(() => undefined);
    expect(seen).toEqual(['a']);
  });

  it('fire all or none: a failure undoes everything', () => {
    const { world } = setUp({
      handlers: {
        'session-ends': (tx, subject) => put(tx, 'parameters', subject, 'fired'),
        'payment-abandoned': () => {
          throw new WorldFailure('WORLD_LIMIT');
        },
      },
    });
    world.setPace({ mode: 'frozen' });
    world.run((tx) => {
      schedule(tx, 'session-ends', 'a', new Date(START + 10));
      schedule(tx, 'payment-abandoned', 'b', new Date(START + 20));
    });
    const before = world.hash();
    expect(() => world.advance({ advanceMs: 30 })).toThrow(WorldFailure);
    expect([world.hash(), world.now().getTime()]).toEqual([before, START]);
  });

  it('stop when timers set each other endlessly', () => {
    const { world } = setUp({
      handlers: { 'session-ends': (tx, subject) => schedule(tx, 'session-ends', subject, tx.now) },
    });
    world.setPace({ mode: 'frozen' });
    world.run((tx) => schedule(tx, 'session-ends', 'a', new Date(START + 10)));
    expect(() => world.advance({ advanceMs: 30 })).toThrow('TIMER_STORM');
  });

  it('fire 500 in thirty days, each at its exact ms', () => {
    const { world } = setUp();
    world.setPace({ mode: 'frozen' });
    world.run((tx) => {
      for (let count = 0; count < 500; count += 1)
        schedule(tx, 'session-ends', `s${count}`, new Date(START + 1 + (draw(tx, 'due') % (30 * DAY_MS - 1))));
    });
    const fired = world.advance({ advanceMs: 30 * DAY_MS });
    const instants = fired.map(({ at }) => Date.parse(at));
    expect(instants).toHaveLength(500);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });
});
