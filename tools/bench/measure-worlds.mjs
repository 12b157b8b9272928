import { median } from './figures.mjs';

const WORLDS = 1000;
const KILO = 1000;

const heapUsed = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
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
  return { worldTime: median(times), worldWeight: (heapUsed() - before) / WORLDS / KILO };
};
