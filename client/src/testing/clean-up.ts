import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { followSession } from '../platform/session/page-session.ts';
import { closeNetworks, noNetwork } from './page-network.ts';
import { clearQueryTimers } from './query-timers.ts';

/**
 * In milliseconds. Tests load and render whole pages, some over a whole shop in the same process: a press of half a second took 5.3 s
 * on a machine of two cores with seventeen processes that wanted them.
 */
const STEP_TIMEOUT = 15_000;

configure({ asyncUtilTimeout: STEP_TIMEOUT });
globalThis.fetch = noNetwork;

beforeEach(() => {
  document.cookie = 'visitorSession=1';
  followSession();
});

afterEach(() => {
  cleanup();
  closeNetworks();
  clearQueryTimers();
  // Removes elements that a test added by itself: the next file shares the document.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});
