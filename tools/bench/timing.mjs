import { median } from './figures.mjs';

/** What is measured is repeated until it takes so long, in µs, and that so often. */
const LEAST_BATCH = 30_000;
const BATCHES = 7;

/** Processor time of a batch, in µs: it measures what never waits, however busy the machine is. */
const timeOfBatch = (
  /** @type {(at: number) => unknown} */ work,
  /** @type {number} */ count,
  /** @type {number} */ from,
) => {
  const began = process.cpuUsage();
  for (let at = from; at < from + count; at += 1) work(at);
  const { user, system } = process.cpuUsage(began);
  return user + system;
};

/** Median processor time of something that never waits, in ms, after a warm-up. @param {(at: number) => unknown} work is told how often it ran before */
export const timeOf = (work) => {
  let count = 1;
  let done = 0;
  while (timeOfBatch(work, count, done) < LEAST_BATCH) {
    done += count;
    count *= 2;
  }
  return (
    median(Array.from({ length: BATCHES }, (_, batch) => timeOfBatch(work, count, done + (batch + 1) * count))) /
    count /
    1000
  );
};
