import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';

import { leftovers, workerState } from './worker-state.ts';

/** Longest wait for resources that are closing already, such as a socket of a closed server, in ms. */
const ENDING_MS = 10_000;
const STEP_MS = 10;

// Read before the test file is loaded: what it opens while it is loaded, it has to close as well.
const before = workerState();
const leftBehind = () => leftovers(before, workerState());

// The first hook that is registered is the last one to run.
afterAll(async () => {
  // A module whose import is cut off stays broken for every file after this one.
  await vi.dynamicImportSettled();
  const until = performance.now() + ENDING_MS;
  while (leftBehind().length > 0 && performance.now() < until) await pause(STEP_MS);
  expect(leftBehind(), 'left behind for the next test file in this worker').toEqual([]);
}, 2 * ENDING_MS);
