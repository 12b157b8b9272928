import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';

import { leftovers, workerState } from './worker-state.ts';

/** Longest wait for resources that are already closing, such as a socket of a closed server, in ms. */
const ENDING_MS = 10_000;
const STEP_MS = 10;

// Read before the test file is loaded: it must also close what it opens while it is loaded.
const before = workerState();
const leftBehind = () => leftovers(before, workerState());

// The hook that is registered first runs last.
afterAll(async () => {
  // A module whose import is interrupted stays broken for every later file.
  await vi.dynamicImportSettled();
  const until = performance.now() + ENDING_MS;
  while (leftBehind().length > 0 && performance.now() < until) await pause(STEP_MS);
  expect(leftBehind(), 'left behind for the next test file in this worker').toEqual([]);
}, 2 * ENDING_MS);
