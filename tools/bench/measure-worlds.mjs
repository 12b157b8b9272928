import { median } from './figures.mjs';

const WORLDS = 1000;
const KILO = 1000;
const TIMERS = 500;
const MINUTE_MS = 60 * 1000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

const heapUsed = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/** Measures how long a world takes for thirty days in which 500 timers are due. @param {import('@shop/fakes/worlds/worlds').Worlds} worlds */
const timersTimeOf = async (worlds) => {
  const { schedule } = await import('@shop/fakes/worlds/transaction');
  const world = worlds.create();
  world.setPace({ mode: 'frozen' });
  world.run((tx) => {
    for (let count = 1; count <= TIMERS; count += 1)
      schedule(tx, 'session-ends', `session-${count}`, new Date(count * MINUTE_MS));
  });
  const began = performance.now();
  world.advance({ advanceMs: MONTH_MS });
  return performance.now() - began;
};

/** Measures the cost of a tester's world. */
export const measureWorlds = async () => {
  const { inMemoryWorlds } = await import('@shop/fakes/in-memory-worlds');
  const worlds = inMemoryWorlds({ clock: { now: () => new Date(0) } });
  worlds.create();
  const before = heapUsed();
  const times = [];
  for (let count = 0; count < WORLDS; count += 1) {
    const began = performance.now();
    worlds.create();
    times.push(performance.now() - began);
  }
  const worldWeight = (heapUsed() - before) / WORLDS / KILO;
  return { worldTime: median(times), worldWeight, timersTime: await timersTimeOf(worlds) };
};
