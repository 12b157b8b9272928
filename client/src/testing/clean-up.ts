import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import './query-timers.ts';

/** A page of the shop is loaded and drawn whole; on a busy machine that takes its time, in milliseconds. */
const TIMEOUT = { step: 5_000, test: 30_000 };

configure({ asyncUtilTimeout: TIMEOUT.step });
vi.setConfig({ testTimeout: TIMEOUT.test });

afterEach(() => {
  cleanup();
  // What a test puts onto the page by itself: the next file has the same page.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});
