import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import './query-timers.ts';

/** A page of the shop is loaded and drawn whole; on a busy machine that takes its time, in milliseconds. */
const PATIENCE = { step: 5_000, test: 30_000 };

configure({ asyncUtilTimeout: PATIENCE.step });
vi.setConfig({ testTimeout: PATIENCE.test });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});
