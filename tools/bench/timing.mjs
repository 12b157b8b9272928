import { median } from './figures.mjs';

/** A measurement repeats what it measures for so long, in ms, and so often, at least and at most. */
const WARM_UP_MS = 200;
const LONGEST_MS = 600;
const LEAST = 5;
const MOST = 400;

/**
 * @param {number} ms
 * @param {(at: number) => unknown} work
 */
const timesWithin = (ms, work) => {
  const times = [];
  const began = performance.now();
  for (let at = 0; at < LEAST || (at < MOST && performance.now() - began < ms); at += 1) {
    const since = performance.now();
    work(at);
    times.push(performance.now() - since);
  }
  return times;
};

/** Median time of something that never waits, in ms, after a warm-up. @param {(at: number) => unknown} work */
export const timeOf = (work) => {
  timesWithin(WARM_UP_MS, work);
  return median(timesWithin(LONGEST_MS, work));
};
